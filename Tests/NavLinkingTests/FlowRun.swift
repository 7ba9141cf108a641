import NavExtraction
import NavFacts
import NavInterface
import NavLinking
import NavModel
import Testing

/// Links a small app and says its transitions as short texts.
///
/// A source holds several files where lines like `// file: Shop/HomeView.swift` stand between them: the first folder is the
/// module. What is expected stands in place: `// nav: HomeView -> CartView [push] ShopRoute.cart`, several with `;` between
/// them. After code it speaks of its own line, alone on a line of the next one. Files of other kinds are storyboards, xibs and
/// property lists, where the same stands in comments: `<!-- // nav: … -->`.
enum FlowRun {
  struct File {
    var path: String
    var lines: [Substring]
    var module: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }
  }

  static func files(_ source: String) -> [File] {
    var files: [File] = []
    for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("// file: ") {
        files.append(File(path: String(line.dropFirst(9)), lines: []))
      } else {
        if files.isEmpty { files.append(File(path: "App.swift", lines: [])) }
        files[files.count - 1].lines.append(line)
      }
    }
    return files
  }

  /// - Parameters:
  ///   - names: interned before anything is read, so that the numbers of the names differ.
  ///   - steps: how many steps following values may take.
  static func graph(_ files: [File], names: [String] = [], steps: Int? = nil) -> NavigationGraph {
    var bundle = FactsBundle()
    for name in names { _ = bundle.symbols.intern(name) }
    var reader = FactsReader()
    var interface = InterfaceFacts()
    for file in files {
      let text = file.lines.joined(separator: "\n")
      if file.path.hasSuffix(".swift") {
        reader.read(path: file.path, source: text.utf8.span, into: &bundle)
        bundle.files[bundle.files.count - 1].module = file.module
      } else if file.path.hasSuffix(".plist") {
        interface.mains += MainInterfaceReader.propertyList(path: file.path, bytes: Array(text.utf8))
      } else if file.path.hasSuffix(".m") {
        ObjectiveCReader.read(text.utf8.span, wanted: ["Old", "OldMap"], into: &interface.objectiveC)
      } else {
        let reading = InterfaceReader.read(path: file.path, module: file.module, bytes: Array(text.utf8))
        if let read = reading.file { interface.files.append(read) }
      }
    }
    var options = LinkOptions(interface: interface)
    options.steps = steps
    return Linker.link(bundle, options: options)
  }

  static func graph(_ source: String) -> NavigationGraph { graph(files(source)) }

  /// `HomeView -> CartView [push] ShopRoute.cart @App.swift:7`, sorted. `(entry)` where an app begins, `?` where the source
  /// could not be told, `-` where only the route is known, `dead` where the code never runs.
  static func transitions(_ graph: NavigationGraph) -> [String] {
    graph.transitions.map { one in
      let from = one.from ?? (one.fromReason == nil ? "(entry)" : "?")
      let what = ["\(from) -> \(one.to ?? "-") [\(one.kind.rawValue)]"] + (one.route.map { [$0] } ?? []) + (one.isLive ? [] : ["dead"])
      return what.joined(separator: " ") + " @\(one.place.file):\(one.place.line)"
    }.sorted()
  }

  /// What the `// nav:` comments say, as `transitions` says it.
  static func expected(_ files: [File]) -> [String] {
    var all: [String] = []
    for file in files {
      for (index, line) in file.lines.enumerated() {
        guard let mark = mark(in: line) else { continue }
        let number = index + (mark.isAlone ? 2 : 1)
        all += mark.text.split(separator: ";").map { "\(trimmed($0)) @\(file.path):\(number)" }
      }
    }
    return all.sorted()
  }

  private static func mark(in line: Substring) -> (text: Substring, isAlone: Bool)? {
    let sign = "// nav: "
    for start in line.indices where line[start...].hasPrefix(sign) {
      return (line[start...].dropFirst(sign.count), line[..<start].allSatisfy { $0.isWhitespace || $0 == "<" || $0 == "!" || $0 == "-" })
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    if text.hasSuffix("-->") { text = text.dropLast(3) }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

/// The transitions of a source are those that its `// nav:` comments say: none missing, none more.
func expectFlow(_ source: String, at location: SourceLocation = #_sourceLocation) {
  let files = FlowRun.files(source)
  let expected = FlowRun.expected(files)
  let found = FlowRun.transitions(FlowRun.graph(files))
  #expect(!expected.isEmpty, "nothing is expected: say so with 'transitions'", sourceLocation: location)
  #expect(expected.filter { !found.contains($0) } == [], "written down, but not found", sourceLocation: location)
  #expect(found.filter { !expected.contains($0) } == [], "found, but not written down", sourceLocation: location)
  #expect(found.count == expected.count, "said more than once", sourceLocation: location)
}
