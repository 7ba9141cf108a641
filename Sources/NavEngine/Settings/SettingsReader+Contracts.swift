import NavAnswers
import NavFindings
import Yams

/// What a contract may hold. The first key of each form says which form it is.
enum ContractKey: String, CaseIterable {
  case everyPathTo = "every-path-to"
  case passes, from
  case noPathFrom = "no-path-from"
  case to
  case unlessThrough = "unless-through"
  case screen, within, of
  case intoModule = "into-module"
  case fromModule = "from-module"
  case onlyThrough = "only-through"
  case modalsAtMost = "modals-at-most"
  case because

  /// What may stand behind it.
  var value: Value {
    switch self {
    case .everyPathTo, .passes, .from, .noPathFrom, .to, .unlessThrough, .screen, .of, .onlyThrough: .names
    case .intoModule, .fromModule, .because: .text
    case .within, .modalsAtMost: .number
    }
  }

  enum Value {
    /// One or several.
    case names
    case text
    /// From 0 to `ContractKey.largest`.
    case number
  }

  /// Nobody is so many taps away, and nobody stacks so many modals.
  static let largest = 100
}

/// One form of contract, by its keys.
struct ContractForm: Sendable {
  /// Says that it is this form.
  var head: ContractKey
  /// Must stand there beside it.
  var required: [ContractKey]
  var optional: [ContractKey]

  /// `because` may stand in any.
  static let all: [ContractForm] = [
    ContractForm(head: .everyPathTo, required: [.passes], optional: [.from, .because]),
    ContractForm(head: .noPathFrom, required: [.to], optional: [.unlessThrough, .because]),
    ContractForm(head: .screen, required: [.within], optional: [.of, .because]),
    ContractForm(head: .intoModule, required: [.onlyThrough], optional: [.fromModule, .because]),
    ContractForm(head: .modalsAtMost, required: [], optional: [.because]),
  ]

  var keys: [ContractKey] { [head] + required + optional }
}

extension SettingsReader {
  mutating func readContracts(_ node: Node) {
    guard case .sequence(let sequence) = node else {
      report(
        "'contracts' is \(kind(node)) where a list of contracts is expected", at: node,
        mend: "Begin each contract with '- every-path-to: Screen', or one of the other forms; 'navgraph rules broken-contract' shows them.")
      return
    }
    for row in sequence {
      if let contract = readContract(row) { settings.contracts.append(contract) }
    }
  }

  private mutating func readContract(_ node: Node) -> Contract? {
    guard case .mapping(let mapping) = node else {
      report(
        "a contract is \(kind(node)) where keys are expected", at: node,
        mend: "Write '- every-path-to: Screen', and 'passes: Screen' below it.")
      return nil
    }
    let before = problems.count
    guard let form = form(of: mapping, at: node) else { return nil }
    var fields = Fields()
    // What is misspelt is not missing.
    var present: Set<String> = []
    for (keyNode, value) in mapping {
      guard let text = keyText(keyNode) else { continue }
      guard let key = form.keys.first(where: { $0.rawValue == text }) else {
        unknown(
          text, at: keyNode, what: "a contract that begins with '\(form.head.rawValue)' has no '\(text)'",
          known: form.keys.map(\.rawValue))
        if let meant = Spelling.nearest(to: text, among: form.keys.map(\.rawValue)) { present.insert(meant) }
        continue
      }
      present.insert(text)
      switch key.value {
      case .names: fields.names[key] = names(value, key)
      case .text: fields.names[key] = self.text(value, key.rawValue).map { [name($0, at: value)] } ?? []
      case .number: fields.number = number(value, key)
      }
    }
    for key in form.required where !present.contains(key.rawValue) {
      report(
        "a contract that begins with '\(form.head.rawValue)' needs '\(key.rawValue)'", at: node,
        mend: "Write '\(key.rawValue):' below it.")
    }
    guard problems.count == before, let demand = demand(form.head, fields) else { return nil }
    return Contract(demand, reason: fields.names[.because]?.first?.text, file: file, line: node.mark?.line ?? 1)
  }

  /// What has been read of one contract.
  private struct Fields {
    var names: [ContractKey: [Contract.Name]] = [:]
    var number = 0
  }

  private mutating func form(of mapping: Node.Mapping, at node: Node) -> ContractForm? {
    let keys = mapping.compactMap { $0.key.scalar?.string }
    let forms = ContractForm.all.filter { keys.contains($0.head.rawValue) }
    if let form = forms.first, forms.count == 1 { return form }
    let heads = ContractForm.all.map(\.head.rawValue)
    if forms.isEmpty {
      let near = keys.lazy.compactMap { Spelling.nearest(to: $0, among: heads) }.first.map { "Did you mean '\($0)'?" }
      report("this contract does not say what it demands", at: node, mend: near ?? "Begin it with one of \(list(heads)).")
    } else {
      report("this contract demands \(list(forms.map(\.head.rawValue))) at once", at: node, mend: "Make a contract of each.")
    }
    return nil
  }

  private func demand(_ head: ContractKey, _ fields: Fields) -> Contract.Demand? {
    func names(_ key: ContractKey) -> [Contract.Name] { fields.names[key] ?? [] }
    switch head {
    case .everyPathTo: return .passes(from: names(.from), to: names(.everyPathTo), gates: names(.passes))
    case .noPathFrom: return .passes(from: names(.noPathFrom), to: names(.to), gates: names(.unlessThrough))
    case .screen: return .within(steps: fields.number, screens: names(.screen), of: names(.of))
    case .intoModule:
      return names(.intoModule).first.map { .doors(into: $0, from: names(.fromModule).first, doors: names(.onlyThrough)) }
    case .modalsAtMost: return .modals(atMost: fields.number)
    default: return nil
    }
  }

  // MARK: Values

  private func name(_ text: String, at node: Node) -> Contract.Name {
    Contract.Name(text, line: node.mark?.line ?? 1, column: node.mark.map(column) ?? 1)
  }

  /// One text or a list of them, not empty.
  private mutating func names(_ node: Node, _ key: ContractKey) -> [Contract.Name] {
    let elements: [Node] = if case .sequence(let sequence) = node { Array(sequence) } else { [node] }
    if elements.isEmpty { report("'\(key.rawValue)' names nothing", at: node, mend: "Name a screen, or remove the key.") }
    return elements.compactMap { element in
      if isEmpty(element) {
        report("'\(key.rawValue)' is empty where a name is expected", at: element, mend: nil)
        return nil
      }
      return text(element, key.rawValue).map { name($0, at: element) }
    }
  }

  private mutating func number(_ node: Node, _ key: ContractKey) -> Int {
    if case .scalar(let scalar) = node, let number = Int(scalar.string), 0...ContractKey.largest ~= number { return number }
    let what = node.scalar.flatMap { $0.string.isEmpty || isEmpty(node) ? nil : "'\($0.string)'" } ?? kind(node)
    report(
      "'\(key.rawValue)' is \(what) where a number from 0 to \(ContractKey.largest) is expected", at: node, mend: nil)
    return 0
  }
}
