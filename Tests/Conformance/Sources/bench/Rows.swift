import Foundation
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

  /// The part of the corpus that it reads, where that is not all.
  var part: Part?

  var median: Double { seconds.sorted()[seconds.count / 2] }

  mutating func measure() {
    let start = ContinuousClock.now
    work()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    self.seconds.append(Double(seconds) + Double(attoseconds) * 1e-18)
  }
}

/// Some whole apps of the corpus: files one by one would be one program, whatever apps they are of.
struct Part {
  var folders: [String] = []
  var lines = 0
  var bytes = 0

  static func + (a: Part, b: Part) -> Part {
    Part(folders: a.folders + b.folders, lines: a.lines + b.lines, bytes: a.bytes + b.bytes)
  }
}

/// Names of rows that goals speak of.
enum RowName {
  static let newlines = "read + count newlines"
  static let wc = "wc -l"
  static let lex = "lex in memory"
  static let readAndLex = "read + lex"
  static let whole = "whole run"
  static let million = "whole run, 1 M lines"
  static let some = "whole run, 100 k lines"
  static let referenceLexer = "swift-syntax's lexer in memory"
  static let referenceParser = "swift-syntax's parser + visitor in memory"
  static let version = "process `--version`"
  static let cold = "process, 50 k lines"
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
  /// What the program took at most in a run over all, in bytes.
  let peak: Int?
  /// The `navgraph` that whole processes are measured with.
  private let tool: String?
  private var reader = Reader()

  init(folders: [String], tool: String? = nil) {
    self.folders = folders
    self.tool = tool
    // First of all, since a process begins its life with the memory of the one that starts it, and that counts.
    peak = tool.flatMap { Child.run([$0, "lint", "--no-config"] + folders) }
    paths = SwiftFiles.paths(under: folders)
    sources = paths.map { (SwiftFiles.bytes(of: $0) ?? []) + [UInt8](repeating: 0, count: Lexer.padding) }
    bytes = sources.reduce(0) { $0 + $1.count - Lexer.padding }
  }

  /// The rows, the anchor that the others are compared with first. Reads the corpus once, for the sizes of its parts.
  func rows() -> [Row] {
    let (million, some, app) = (part(lines: 1_000_000), part(lines: 100_000), part(lines: 50_000))
    var rows = [
      Row(name: RowName.newlines) { self.countLines() },
      Row(name: RowName.wc) { self.wc() },
      Row(name: "read") { for path in self.paths { _ = self.reader.read(path) } },
      Row(name: RowName.lex) { self.lexInMemory() },
      Row(name: RowName.readAndLex) { self.readAndLex() },
      Row(name: "read + lex + outline") { self.readAndOutline() },
      Row(name: "read + lex + outline + facts") { self.readFacts() },
      Row(name: RowName.whole, isSlow: true, isWholeRun: true) { self.wholeRun(self.folders, jobs: 1) },
      Row(name: RowName.whole, workers: 2, isSlow: true, isWholeRun: true) { self.wholeRun(self.folders, jobs: 2) },
      Row(name: RowName.million, workers: 2, isWholeRun: true, work: { self.wholeRun(million.folders, jobs: 2) }, part: million),
      Row(name: RowName.some, isWholeRun: true, work: { self.wholeRun(some.folders, jobs: 1) }, part: some),
      Row(name: RowName.referenceLexer, isSlow: true) { self.reference(ReferenceLexer.countTokens) },
      Row(name: RowName.referenceParser, isSlow: true, isWholeRun: true) { self.reference(ReferenceParser.countCalls) },
    ]
    if let tool {
      rows += [
        Row(name: RowName.version, work: { Child.run([tool, "--version"]) }, part: Part()),
        Row(name: RowName.cold, workers: 2, isWholeRun: true, work: { Child.run([tool, "lint", "--no-config"] + app.folders) }, part: app),
        Row(name: "process over all", workers: 2, isSlow: true, isWholeRun: true) { Child.run([tool, "lint", "--no-config"] + self.folders) },
      ]
    }
    return rows
  }

  /// Apps that have about so many lines together; where each has more, the smallest.
  private func part(lines wanted: Int) -> Part {
    let part = apps.reduce(Part()) { $0.lines + $1.lines <= wanted * 11 / 10 ? $0 + $1 : $0 }
    return part.folders.isEmpty ? apps.min { $0.lines < $1.lines } ?? part : part
  }

  /// The folders, or those in the only one.
  private lazy var apps: [Part] = {
    var roots = folders.map { URL(fileURLWithPath: $0).path }
    if roots.count == 1, let root = roots.first, let names = try? FileManager.default.contentsOfDirectory(atPath: root) {
      roots = names.sorted().map { root + "/" + $0 }
    }
    return roots.map { root in
      var app = Part(folders: [root])
      for (path, source) in zip(paths, sources) where path.hasPrefix(root + "/") {
        app.lines += Reader.newlines(source.span, source.count)
        app.bytes += source.count - Lexer.padding
      }
      return app
    }.filter { $0.lines > 0 }
  }()

  private func wc() {
    let list = "\(FileManager.default.temporaryDirectory.path)/bench-\(ProcessInfo.processInfo.processIdentifier)"
    let names: [UInt8] = paths.flatMap { (path: String) -> [UInt8] in Array(path.utf8) + [0] }
    guard FileManager.default.createFile(atPath: list, contents: Data(names)) else { return }
    defer { try? FileManager.default.removeItem(atPath: list) }
    Child.run(["xargs", "-0", "wc", "-l"], input: list)
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
  private func wholeRun(_ paths: [String], jobs: Int) {
    guard let folder = Pipeline.currentFolder() else { return }
    _ = Pipeline.run(Pipeline.Request(paths: paths, settings: Settings(), jobs: jobs, currentFolder: folder))
  }

  private func reference(_ count: (UnsafeBufferPointer<UInt8>) -> Int) {
    for source in sources {
      source.withUnsafeBufferPointer { _ = count(UnsafeBufferPointer(rebasing: $0.dropLast(Lexer.padding))) }
    }
  }
}
