import NavDialects
import NavFindings
import NavRules
import NavSource
import Yams

/// Turns one settings file into checked settings, and tells all its mistakes at once.
struct SettingsReader {
  /// What a file says.
  struct Reading {
    /// Without those of its parent; with any mistake they are not what was meant.
    var settings: Settings
    var parent: Parent?
    /// Sorted.
    var problems: [Problem]
  }

  /// Another file that the file names.
  struct Parent: Hashable {
    /// As written.
    var path: String
    /// Of the path in the file that names it.
    var line: Int
    var column: Int
  }

  let file: String
  /// Absolute and normalized: what patterns and paths in the file start from.
  let folder: String
  /// By id.
  let cards: [String: RuleCard]
  var settings: Settings
  var parent: Parent?
  var problems: [Problem] = []
  private let lines: [Substring]

  /// Reads the text of a settings file.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - file: its path as the user sees it, for problems and origins.
  ///   - folder: the folder it lies in, absolute and normalized.
  ///   - cards: of the rules that `rules` may name.
  static func read(_ text: String, file: String, folder: String, cards: [RuleCard] = RuleBook.cards) -> Reading {
    var reader = SettingsReader(text, file: file, folder: folder, cards: cards)
    reader.read(text)
    return Reading(settings: reader.settings, parent: reader.parent, problems: reader.problems.sorted())
  }

  private init(_ text: String, file: String, folder: String, cards: [RuleCard]) {
    self.file = file
    self.folder = folder
    self.cards = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    settings = Settings(files: [file])
  }

  private mutating func read(_ text: String) {
    problems += YAMLMarks.unquoted(in: text, file: file)
    if !problems.isEmpty { return }
    let root: Node?
    do {
      root = try Parser(yaml: text).singleRoot()
    } catch {
      problems.append(malformed(error))
      return
    }
    guard let root, !isEmpty(root) else { return }
    guard case .mapping(let mapping) = root else {
      report(
        "the settings are \(kind(root)) where a list of keys is expected", at: root,
        mend: "Begin with 'exclude:' or 'rules:'; 'navgraph init' writes an example.")
      return
    }
    for (keyNode, value) in mapping {
      guard let key = keyText(keyNode) else { continue }
      guard let known = SettingsKey(rawValue: key) else {
        unknown(key, at: keyNode, what: "there is no setting '\(key)'", known: SettingsKey.allCases.map(\.rawValue))
        continue
      }
      if !isEmpty(value) { read(known, value) }
    }
  }

  private mutating func read(_ key: SettingsKey, _ value: Node) {
    switch key {
    case .parent:
      parent = text(value, key.rawValue).map {
        Parent(path: $0, line: value.mark?.line ?? 1, column: value.mark.map(column) ?? 1)
      }
    case .preset: readPreset(value)
    case .include: settings.include = patterns(value, key.rawValue)
    case .exclude: settings.exclude = patterns(value, key.rawValue)
    case .generated: settings.generated = patterns(value, key.rawValue)
    case .modules: readModules(value)
    case .entryPoints: settings.entryPoints = strings(value, key.rawValue)
    case .baseline:
      settings.baseline = text(value, key.rawValue).map {
        Sourced(PathText.absolute($0, from: folder), origin(value))
      }
    case .rules:
      let choices = rules(value)
      if !choices.isEmpty { settings.ruleLayers.insert(RuleLayer(choices: choices), at: 0) }
    case .overrides: readOverrides(value)
    case .layers: readLayers(value)
    case .contracts: readContracts(value)
    case .dialects: readDialects(value)
    }
  }

  private mutating func readPreset(_ value: Node) {
    guard let id = text(value, "preset") else { return }
    let known = Preset.all.map(\.id)
    if known.contains(id) {
      settings.preset = Sourced(id, origin(value))
    } else {
      unknown(id, at: value, what: "there is no preset '\(id)'", known: known)
    }
  }

  private mutating func readModules(_ node: Node) {
    guard case .mapping(let mapping) = node else {
      report(
        "'modules' is \(kind(node)) where names and folders are expected", at: node,
        mend: "Write 'Checkout: [Features/Cart]', one module a line.")
      return
    }
    for (keyNode, value) in mapping {
      guard let module = keyText(keyNode) else { continue }
      if module.isEmpty { report("a module has no name", at: keyNode, mend: nil) }
      let before = problems.count
      let folders = patterns(value, module)
      if folders.isEmpty, problems.count == before {
        report("'\(module)' names no folder", at: keyNode, mend: "Name the folders behind it, or remove it.")
      }
      settings.modules += folders.map { Sourced(.init(module: module, pattern: $0.value), $0.origin) }
    }
  }

  // MARK: Values

  /// Where a value stands.
  func origin(_ node: Node) -> Origin { .file(file, line: node.mark?.line ?? 1) }

  /// One text that is not empty.
  mutating func text(_ node: Node, _ key: String) -> String? {
    if case .scalar(let scalar) = node, !scalar.string.isEmpty { return scalar.string }
    report("'\(key)' is \(kind(node)) where a text is expected", at: node, mend: nil)
    return nil
  }

  mutating func patterns(_ node: Node, _ key: String) -> [Sourced<PathPattern>] {
    strings(node, key) { text in
      if text.hasPrefix("!") { return ("a pattern cannot take back what another one says", "Say what is meant without '!'; '\\!' stands for itself.") }
      if text.split(separator: "/").contains("..") {
        return ("a pattern cannot leave the folder of its file", "Write it in a settings file further up, and name that as 'parent'.")
      }
      return nil
    }.map { Sourced(PathPattern($0.value, in: folder), $0.origin) }
  }

  /// A list of texts, or one text alone.
  ///
  /// - Parameter refusal: what is wrong with a text, and how to mend it; nil for nothing.
  mutating func strings(
    _ node: Node, _ key: String, refusal: (String) -> (what: String, mend: String)? = { _ in nil }
  ) -> [Sourced<String>] {
    if isEmpty(node) { return [] }
    switch node {
    case .scalar, .sequence:
      let isList = node.sequence != nil
      return (node.sequence.map(Array.init) ?? [node]).compactMap { element in
        guard case .scalar(let scalar) = element, !scalar.string.isEmpty, !isEmpty(element) else {
          let has = isList ? "holds" : "is"
          report("'\(key)' \(has) \(kind(element)) where a text is expected", at: element, mend: nil)
          return nil
        }
        if let refused = refusal(scalar.string) {
          report(refused.what, at: element, mend: refused.mend)
          return nil
        }
        return Sourced(scalar.string, origin(element))
      }
    case .mapping, .alias:
      report(
        "'\(key)' is \(kind(node)) where a list of texts is expected", at: node,
        mend: "Write each on a line of its own behind '- '.")
      return []
    }
  }

  mutating func keyText(_ node: Node) -> String? {
    if case .scalar(let scalar) = node { return scalar.string }
    report("a key is \(kind(node)) where a name is expected", at: node, mend: nil)
    return nil
  }

  /// A key with nothing behind it: as if it were not there, so that examples can be commented out line by line.
  func isEmpty(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
  }

  func kind(_ node: Node) -> String {
    switch node {
    case .scalar(let scalar): scalar.string.isEmpty || isEmpty(node) ? "empty" : "a single value"
    case .mapping: "a list of keys"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }

  // MARK: Problems

  mutating func unknown(_ name: String, at node: Node, what: String, known: [String], otherwise: String? = nil) {
    let near = Spelling.nearest(to: name, among: known).map { "Did you mean '\($0)'?" }
    report(what, at: node, mend: near ?? otherwise ?? "Known are \(list(known)).")
  }

  func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    return quoted.count < 2 ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + (quoted.last ?? "")
  }

  mutating func report(_ what: String, at node: Node, mend: String?) {
    let mark = node.mark
    problems.append(Problem(what, file: file, line: mark?.line, column: mark.map(column), mend: mend))
  }

  /// YAML counts characters, places count bytes.
  func column(_ mark: Mark) -> Int {
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
