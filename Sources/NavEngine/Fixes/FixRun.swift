import NavFindings
import NavSource

/// Applies fixes in memory, looks at the program anew, and goes on until no fix is left: nothing is written before all is known.
public struct FixRun {
  /// A file that changes.
  public struct FixedFile: Sendable, Hashable {
    /// As in findings.
    public var path: String
    public var old: [UInt8]
    public var new: [UInt8]
  }

  /// The files that change, by path.
  public var files: [FixedFile] {
    texts.keys.sorted().compactMap { path in
      guard let text = texts[path], text.old != text.new else { return nil }
      return FixedFile(path: path, old: text.old, new: text.new)
    }
  }
  /// The findings that are mended.
  public private(set) var mended: [Finding] = []
  /// Files that cannot be read, or have changed since they were read; no fix is applied to them.
  public private(set) var problems: [Problem] = []

  private struct Text {
    var old: [UInt8]
    var new: [UInt8]
  }

  private var texts: [String: Text] = [:]
  private var unusable: Set<String> = []
  private let lines: [String: LineTable]
  private let currentFolder: String

  /// A fix that brings another fix about, as a region's end that ends nothing any more, needs a pass of its own; so do names in
  /// one comment.
  private static let mostPasses = 32

  /// - Parameters:
  ///   - analysis: of the files as they are.
  ///   - wanted: the findings of an analysis that are to be mended.
  ///   - again: the analysis with other texts in the place of files; nil: one pass is enough.
  public init(
    _ analysis: Pipeline.Analysis, wanted: (Pipeline.Analysis) throws -> [Finding],
    again: (_ texts: [String: [UInt8]]) throws -> Pipeline.Analysis, onlyOnce: Bool = false
  ) rethrows {
    lines = Dictionary(analysis.files.map { ($0.path, $0.lines) }) { first, _ in first }
    currentFolder = analysis.scope.currentFolder
    var analysis = analysis
    var refused: Set<FindingKey> = []
    for _ in 0..<Self.mostPasses {
      let findings = try wanted(analysis).filter { $0.fix != nil && !refused.contains(Self.key($0)) }
      if findings.isEmpty { return }
      let before = texts
      let applied = apply(findings)
      if applied.isEmpty { return }
      let next = try again(texts.mapValues(\.new))
      // A fix that mends nothing is none.
      let old = FindingCounts(of: analysis.report.findings, key: Self.key)
      let new = FindingCounts(of: next.report.findings, key: Self.key)
      let failed = Set(applied.map(Self.key)).filter { new[$0] >= old[$0] }
      if !failed.isEmpty {
        refused.formUnion(failed)
        texts = before
        continue
      }
      mended += applied
      analysis = next
      if onlyOnce { return }
    }
  }

  private static func key(_ finding: Finding) -> FindingKey {
    FindingKey(path: finding.place.file, rule: finding.rule, subject: finding.subject)
  }

  /// - Returns: the findings whose fixes are in the texts now.
  private mutating func apply(_ findings: [Finding]) -> [Finding] {
    for file in Set(findings.flatMap { $0.fix?.edits ?? [] }.map(\.piece.place.file)).sorted() { read(file) }
    let texts = texts
    let chosen = FixSelection.choose(findings) { edit in
      guard let text = texts[edit.piece.place.file]?.new, edit.piece.range.upperBound <= text.count, !edit.piece.range.isEmpty else {
        return false
      }
      return text[edit.piece.range].elementsEqual(edit.piece.text.utf8)
    }
    for (file, edits) in Dictionary(grouping: chosen.flatMap(\.fix.edits), by: \.piece.place.file) {
      guard let text = texts[file] else { continue }
      self.texts[file]?.new = FixSelection.apply(edits, to: text.new)
    }
    return chosen.map(\.finding)
  }

  private mutating func read(_ file: String) {
    if texts[file] != nil || unusable.contains(file) { return }
    switch Self.bytes(of: PathText.absolute(file, from: currentFolder), shown: file) {
    case .failure(let problem):
      unusable.insert(file)
      problems.append(problem)
    case .success(let bytes):
      guard lines[file] == LineTable(bytes.span) else {
        unusable.insert(file)
        problems.append(Self.changed(file))
        return
      }
      texts[file] = Text(old: bytes, new: bytes)
    }
  }

  // MARK: Writing

  /// Writes every file whole or not at all. One that fails, or has changed meanwhile, does not keep the others from being written.
  public func write() -> [Problem] {
    files.compactMap { file in
      let path = PathText.absolute(file.path, from: currentFolder)
      switch Self.bytes(of: path, shown: file.path) {
      case .failure(let problem): return problem
      case .success(let bytes):
        guard bytes == file.old else { return Self.changed(file.path) }
        var problem = WholeFile.write(file.new, to: path)
        problem?.file = file.path
        return problem
      }
    }
  }

  private static func bytes(of path: String, shown: String) -> Result<[UInt8], Problem> {
    var buffer = ReadBuffer()
    if path.withCString({ buffer.read($0) }) != nil {
      return .failure(Problem("this file cannot be read any more, so nothing is mended in it", file: shown))
    }
    return .success(buffer.withText { text in text.withUnsafeBufferPointer { Array($0) } })
  }

  private static func changed(_ file: String) -> Problem {
    Problem("this file has changed since it was read, so nothing is mended in it", file: file, mend: "Run the command again.")
  }
}
