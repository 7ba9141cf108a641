import NavFindings
import NavSource
import Yams

/// Reads the text of a baseline.
struct BaselineReader {
  struct Entry: Hashable {
    var count: Int
    /// One-based.
    var line: Int
  }

  private enum Key: String, CaseIterable { case version, findings }
  private enum RowKey: String, CaseIterable { case path, rule, subject, count }

  private let file: String
  private var problems: [Problem] = []
  private var entries: [FindingKey: Entry] = [:]

  /// - Parameter file: as the user sees it, for problems.
  static func read(_ text: String, file: String) -> Result<[FindingKey: Entry], BaselineDamage> {
    var reader = BaselineReader(file: file)
    reader.read(text)
    return reader.problems.isEmpty ? .success(reader.entries) : .failure(BaselineDamage(problems: reader.problems.sorted()))
  }

  private init(file: String) { self.file = file }

  private static let mend = "Restore it, or delete it and write it anew with 'navgraph lint --write-baseline'."

  private mutating func read(_ text: String) {
    if let line = Self.conflict(in: text) {
      return problems.append(
        Problem(
          "this baseline holds an unresolved merge", file: file, line: line,
          mend: "Keep the lines of both sides, or delete it and write it anew with 'navgraph lint --write-baseline'."))
    }
    problems += YAMLMarks.unquoted(in: text, file: file)
    if !problems.isEmpty { return }
    let root: Node?
    do {
      root = try Parser(yaml: text).singleRoot()
    } catch {
      let line: Int? =
        switch error as? YamlError {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        default: nil
        }
      return problems.append(Problem("this baseline is damaged: it is no YAML", file: file, line: line, mend: Self.mend))
    }
    guard let root, case .mapping(let mapping) = root, let version = mapping["version"] else {
      return problems.append(Problem("this is no baseline of navgraph: it names no version", file: file, mend: Self.mend))
    }
    guard let number = version.scalar.flatMap({ Int($0.string) }), number > 0 else { return damaged("its version is no number", at: version) }
    // Nothing else of it may mean what it means here.
    guard number <= BaselineFile.version else {
      return report(
        "this baseline was written by a later navgraph: its version is \(number), and this one knows \(BaselineFile.version)",
        at: version, mend: "Update navgraph, or delete the file and write it anew with 'navgraph lint --write-baseline'.")
    }
    for (keyNode, value) in mapping {
      switch keyNode.scalar.flatMap({ Key(rawValue: $0.string) }) {
      case .version: break
      case .findings:
        guard case .sequence(let rows) = value else { return damaged("'findings' is no list", at: value) }
        for row in rows { read(row) }
      case nil: damaged("there is no key '\(keyNode.scalar?.string ?? "")'", at: keyNode)
      }
    }
    if mapping["findings"] == nil { damaged("'findings' is missing", at: root) }
  }

  private mutating func read(_ row: Node) {
    guard case .mapping(let mapping) = row else { return damaged("an entry is no list of keys", at: row) }
    var texts: [RowKey: String] = [:]
    for (keyNode, value) in mapping {
      guard let key = keyNode.scalar.flatMap({ RowKey(rawValue: $0.string) }) else {
        return damaged("an entry has no '\(keyNode.scalar?.string ?? "")'", at: keyNode)
      }
      guard case .scalar(let scalar) = value else { return damaged("'\(key.rawValue)' is no text", at: value) }
      texts[key] = scalar.string
    }
    guard let path = texts[.path], let rule = texts[.rule], let subject = texts[.subject], !path.isEmpty, !rule.isEmpty else {
      return damaged("an entry needs 'path', 'rule' and 'subject'", at: row)
    }
    guard let count = Int(texts[.count] ?? "1"), 1...1_000_000 ~= count else { return damaged("'count' is no number from 1", at: row) }
    // Merged branches may each have brought the same entry: both are heard, and what is too much is told as stale.
    let key = FindingKey(path: PathText.normalized(path), rule: rule, subject: subject)
    entries[key] = Entry(count: (entries[key]?.count ?? 0) + count, line: entries[key]?.line ?? row.mark?.line ?? 1)
  }

  private mutating func damaged(_ what: String, at node: Node) {
    report("this baseline is damaged: \(what)", at: node, mend: Self.mend)
  }

  private mutating func report(_ what: String, at node: Node, mend: String) {
    problems.append(Problem(what, file: file, line: node.mark?.line, mend: mend))
  }

  /// The one-based line on which git has left a conflict.
  private static func conflict(in text: String) -> Int? {
    var line = 1
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if row.hasPrefix("<<<<<<< ") || row.hasPrefix(">>>>>>> ") { return line }
      line += 1
    }
    return nil
  }
}
