import NavEngine
import NavExtraction
import NavFacts
import NavLexing
import NavOutline
import ReferenceLexer
import SwiftFiles

/// One row of the benchmark's table.
struct Row {
  var name: String
  /// How many workers it uses.
  var workers = 1
  /// Rows that take long are measured in every third round only.
  var isSlow = false
  var isWholeRun = false
  var work: () -> Void
  var seconds: [Double] = []

  var median: Double { seconds.sorted()[seconds.count / 2] }

  mutating func measure() {
    let start = ContinuousClock.now
    work()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    self.seconds.append(Double(seconds) + Double(attoseconds) * 1e-18)
  }
}

/// All that the rows work on and with. A class, because the rows share it and are closures.
final class Corpus {
  let paths: [String]
  /// The texts, each with the lexer's padding.
  let sources: [[UInt8]]
  let folders: [String]
  let bytes: Int
  var lines = 0
  var tokens = 0
  private var buffer = TokenBuffer()
  private var reader = Reader()

  init(folders: [String]) {
    self.folders = folders
    paths = SwiftFiles.paths(under: folders)
    sources = paths.map { (SwiftFiles.bytes(of: $0) ?? []) + [UInt8](repeating: 0, count: Lexer.padding) }
    bytes = sources.reduce(0) { $0 + $1.count - Lexer.padding }
  }

  /// The rows, the anchor that the others are compared with first.
  func rows() -> [Row] {
    [
      Row(name: "read + count newlines") { self.countLines() },
      Row(name: "read") { for path in self.paths { _ = self.reader.read(path) } },
      Row(name: "lex in memory") { self.lexInMemory() },
      Row(name: "read + lex") { self.readAndLex() },
      Row(name: "read + lex + outline") { self.readAndOutline() },
      Row(name: "read + lex + outline + facts") { self.readFacts() },
      Row(name: "whole run", isSlow: true, isWholeRun: true) { self.wholeRun(jobs: 1) },
      Row(name: "whole run", workers: 2, isSlow: true, isWholeRun: true) { self.wholeRun(jobs: 2) },
      Row(name: "swift-syntax's lexer in memory", isSlow: true) { self.referenceLexer() },
    ]
  }

  private func countLines() {
    lines = 0
    for path in paths {
      let length = reader.read(path)
      lines += Reader.newlines(reader.bytes.span, length)
    }
  }

  private func lexInMemory() {
    tokens = 0
    for source in sources {
      Lexer.lex(padded: source.span, count: source.count - Lexer.padding, into: &buffer)
      tokens += buffer.count
    }
  }

  private func readAndLex() {
    for path in paths {
      let length = reader.read(path)
      Lexer.lex(padded: reader.bytes.span, count: length, into: &buffer)
    }
  }

  private func readAndOutline() {
    var parser = OutlineParser()
    for path in paths {
      let length = reader.read(path)
      Lexer.lex(padded: reader.bytes.span, count: length, into: &buffer)
      parser.parse(source: reader.bytes.span.extracting(first: length), tokens: buffer)
    }
  }

  private func readFacts() {
    var facts = FactsReader()
    var bundle = FactsBundle()
    for path in paths {
      let length = reader.read(path)
      let file = facts.facts(
        path: path, role: FileRole(path: path), padded: reader.bytes.span, count: length, forest: &bundle.forest
      ) { $0(&bundle.symbols) }
      bundle.files.append(file)
    }
  }

  /// All that `navgraph lint` does, the printing left out.
  private func wholeRun(jobs: Int) {
    guard let folder = Pipeline.currentFolder() else { return }
    _ = Pipeline.run(
      Pipeline.Request(paths: folders, settings: Settings(), jobs: jobs, currentFolder: folder))
  }

  private func referenceLexer() {
    for source in sources {
      source.withUnsafeBufferPointer {
        _ = ReferenceLexer.countTokens(UnsafeBufferPointer(rebasing: $0.dropLast(Lexer.padding)))
      }
    }
  }
}
