import NavFacts
import NavModel
import NavSource

/// The two stages that the pipeline runs but does not own: how they are called, and nothing else.
enum Stages {
  /// The facts of one file.
  static func facts(path: String, text: Span<UInt8>, symbols: inout SymbolTable) -> FileFacts {
    // Until extraction lands: lines only.
    FileFacts(path: path, nodes: [Node(.file, offset: 0)], lines: LineTable(text), byteCount: text.count)
  }

  /// The graph of all files.
  static func link(_ bundle: FactsBundle, settings: Settings) -> NavigationGraph {
    // Until linking lands: nothing.
    NavigationGraph()
  }
}
