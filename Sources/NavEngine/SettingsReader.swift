import NavDialects
import NavFindings
import NavSource
import Yams

/// Turns a settings file into checked settings, and tells all its mistakes at once.
public struct SettingsReader {
  /// What may stand in the file, in the order of the file that `navgraph init` writes.
  enum Key: String, CaseIterable {
    case include, exclude
    case entryPoints = "entry-points"
    case rules, dialects
  }

  /// What a row of `dialects` may hold.
  enum RowKey: String, CaseIterable { case call, on, argument, kind }

  private let file: String
  private let lines: [Substring]
  private let knownRules: [String]
  private var settings: Settings
  private var problems: [Problem] = []

  /// Reads the text of a settings file.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - file: its path as the user sees it, for problems.
  ///   - folder: the folder it lies in, absolute and normalized.
  ///   - knownRules: the ids that `rules` may name.
  /// - Returns: the settings, and the mistakes found, sorted; with any of them the settings are not what was meant.
  public static func read(
    _ text: String, file: String, folder: String, knownRules: [String]
  ) -> (settings: Settings, problems: [Problem]) {
    var reader = SettingsReader(text, file: file, folder: folder, knownRules: knownRules)
    reader.read(text)
    return (reader.settings, reader.problems.sorted())
  }

  private init(_ text: String, file: String, folder: String, knownRules: [String]) {
    self.file = file
    self.knownRules = knownRules
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    settings = Settings(file: file, folder: folder)
  }

  private mutating func read(_ text: String) {
    if let problem = YAMLMarks.firstUnquotedMark(in: text, file: file) {
      problems.append(problem)
      return
    }
    let root: Node?
    do {
      root = try Parser(yaml: text).singleRoot()
    } catch {
      problems.append(malformed(error))
      return
    }
    guard let root else { return }
    if isEmpty(root) { return }
    guard case .mapping(let mapping) = root else {
      report("the settings are \(kind(root)) where a list of keys is expected", at: root, mend: "Begin with 'exclude:' or 'rules:'; 'navgraph init' writes an example.")
      return
    }
    for (keyNode, value) in mapping {
      guard let key = keyText(keyNode) else { continue }
      switch Key(rawValue: key) {
      case .include: settings.include = strings(value, key: key).map { Glob($0) }
      case .exclude: settings.exclude = strings(value, key: key).map { Glob($0) }
      case .entryPoints: settings.entryPoints = strings(value, key: key)
      case .rules: readRules(value)
      case .dialects: readDialects(value)
      case nil: unknown(key, at: keyNode, what: "there is no setting '\(key)'", known: Key.allCases.map(\.rawValue))
      }
    }
  }

  // MARK: Values

  private mutating func readRules(_ node: Node) {
    if isEmpty(node) { return }
    guard case .mapping(let mapping) = node else {
      report("'rules' is \(kind(node)) where rules and severities are expected", at: node, mend: "Write 'unreachable-screen: error', one rule a line.")
      return
    }
    for (keyNode, value) in mapping {
      guard let rule = keyText(keyNode) else { continue }
      if !knownRules.contains(rule) {
        unknown(
          rule, at: keyNode, what: "there is no rule '\(rule)'", known: knownRules,
          otherwise: "'navgraph rules' lists them.")
      }
      let names = Severity.allCases.map(\.rawValue)
      guard case .scalar(let scalar) = value else {
        report("'\(rule)' is \(kind(value)) where a severity is expected", at: value, mend: "Write one of \(list(names)).")
        continue
      }
      guard let severity = Severity(rawValue: scalar.string) else {
        unknown(
          scalar.string, at: value, what: "there is no severity '\(scalar.string)'", known: names,
          otherwise: "Write one of \(list(names)).")
        continue
      }
      settings.severities[rule] = severity
    }
  }

  private mutating func readDialects(_ node: Node) {
    if isEmpty(node) { return }
    guard case .sequence(let sequence) = node else {
      report("'dialects' is \(kind(node)) where a list of calls is expected", at: node, mend: "Begin each call with '- call: name'.")
      return
    }
    for row in sequence {
      if let row = readRow(row) { settings.dialects.append(row) }
    }
  }

  private mutating func readRow(_ node: Node) -> DialectRow? {
    guard case .mapping(let mapping) = node else {
      report("a row of 'dialects' is \(kind(node)) where keys are expected", at: node, mend: "Write '- call: open', and 'kind: push' below it.")
      return nil
    }
    var callee: String?
    var receiver: String?
    var argument = DialectRow.Argument.position(0)
    var transition: DialectRow.Kind?
    var isWhole = true
    let kinds = DialectRow.Kind.allCases.map(\.rawValue)
    for (keyNode, value) in mapping {
      guard let key = keyText(keyNode) else { continue }
      guard let rowKey = RowKey(rawValue: key) else {
        unknown(key, at: keyNode, what: "a row of 'dialects' has no '\(key)'", known: RowKey.allCases.map(\.rawValue))
        isWhole = false
        continue
      }
      guard case .scalar(let scalar) = value, !scalar.string.isEmpty else {
        report("'\(key)' is \(kind(value)) where a text is expected", at: value, mend: nil)
        isWhole = false
        continue
      }
      let text = scalar.string
      switch rowKey {
      case .call:
        // People write what they call, parentheses and all.
        callee = String(text.prefix { $0 != "(" })
      case .on: receiver = text
      case .argument:
        if let position = Int(text) {
          if position < 0 {
            report("'argument' is \(position), and positions count from 0", at: value, mend: nil)
            isWhole = false
          } else {
            argument = .position(position)
          }
        } else {
          argument = .label(text.hasSuffix(":") ? String(text.dropLast()) : text)
        }
      case .kind:
        transition = DialectRow.Kind(rawValue: text)
        if transition == nil {
          unknown(
            text, at: value, what: "there is no kind of transition '\(text)'", known: kinds,
            otherwise: "Write one of \(list(kinds)).")
          isWhole = false
        }
      }
    }
    let hasKind = mapping.contains { $0.key.scalar?.string == RowKey.kind.rawValue }
    let hasCall = mapping.contains { $0.key.scalar?.string == RowKey.call.rawValue }
    if !hasCall {
      report("a row of 'dialects' names no 'call'", at: node, mend: "Write 'call:' and the function's name.")
    }
    if !hasKind {
      report("a row of 'dialects' names no 'kind'", at: node, mend: "Write 'kind:' and one of \(list(kinds)).")
    }
    guard isWhole, let callee, let transition else { return nil }
    return DialectRow(callee: callee, receiver: receiver, argument: argument, kind: transition)
  }

  /// A list of texts, or one text alone.
  private mutating func strings(_ node: Node, key: String) -> [String] {
    if isEmpty(node) { return [] }
    switch node {
    case .scalar(let scalar):
      return [scalar.string]
    case .sequence(let sequence):
      var result: [String] = []
      for element in sequence {
        if case .scalar(let scalar) = element, !scalar.string.isEmpty {
          result.append(scalar.string)
        } else {
          report("'\(key)' holds \(kind(element)) where a text is expected", at: element, mend: nil)
        }
      }
      return result
    case .mapping, .alias:
      report("'\(key)' is \(kind(node)) where a list of texts is expected", at: node, mend: "Write each on a line of its own behind '- '.")
      return []
    }
  }

  private mutating func keyText(_ node: Node) -> String? {
    if case .scalar(let scalar) = node { return scalar.string }
    report("a key is \(kind(node)) where a name is expected", at: node, mend: nil)
    return nil
  }

  /// A key with nothing behind it: as if it were not there, so that examples can be commented out line by line.
  private func isEmpty(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
  }

  private func kind(_ node: Node) -> String {
    switch node {
    case .scalar(let scalar): scalar.string.isEmpty ? "empty" : "a single value"
    case .mapping: "a list of keys"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }

  // MARK: Problems

  private mutating func unknown(
    _ name: String, at node: Node, what: String, known: [String], otherwise: String? = nil
  ) {
    let near = Spelling.nearest(to: name, among: known).map { "Did you mean '\($0)'?" }
    report(what, at: node, mend: near ?? otherwise ?? "Known are \(list(known)).")
  }

  private func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    return quoted.count < 2 ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + (quoted.last ?? "")
  }

  private mutating func report(_ what: String, at node: Node, mend: String?) {
    let mark = node.mark
    problems.append(
      Problem(what, file: file, line: mark?.line, column: mark.map(column), mend: mend))
  }

  /// YAML counts characters, places count bytes.
  private func column(_ mark: Mark) -> Int {
    guard lines.indices.contains(mark.line - 1) else { return mark.column }
    return lines[mark.line - 1].unicodeScalars.prefix(mark.column - 1).reduce(1) { $0 + UTF8.width($1) }
  }

  private func malformed(_ error: any Error) -> Problem {
    let mend = "Mend the YAML; 'navgraph init' writes an example."
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
      return Problem("this is no YAML: \(problem)", file: file, line: mark.line, column: column(mark), mend: mend)
    case .duplicatedKeysInMapping(let names, let context):
      let said = names.map { "'\($0)'" }.joined(separator: ", ")
      return Problem(
        "\(said) stands here more than once", file: file, line: context.mark.line, column: column(context.mark),
        mend: "Keep one of them.")
    case .reader(let problem, _, _, _):
      return Problem("this is no YAML: \(problem)", file: file, mend: mend)
    default:
      return Problem("this is no YAML", file: file, mend: mend)
    }
  }
}
