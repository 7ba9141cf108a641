import NavFindings
import Yams

extension SettingsReader {
  /// `overrides`: each row a layer of its own.
  mutating func readOverrides(_ node: Node) {
    guard case .sequence(let sequence) = node else {
      report(
        "'overrides' is \(kind(node)) where a list is expected", at: node,
        mend: "Begin each row with '- paths: [\"Legacy/**\"]', and 'rules:' below it.")
      return
    }
    for row in sequence { readOverride(row) }
  }

  private mutating func readOverride(_ node: Node) {
    guard case .mapping(let mapping) = node else {
      report(
        "a row of 'overrides' is \(kind(node)) where keys are expected", at: node,
        mend: "Write '- paths: [\"Legacy/**\"]', and 'rules:' below it.")
      return
    }
    var paths: [PathPattern] = []
    var choices: [String: RuleChoice] = [:]
    let before = problems.count
    for (keyNode, value) in mapping {
      guard let key = keyText(keyNode) else { continue }
      switch OverrideKey(rawValue: key) {
      case .paths: paths = patterns(value, key).map(\.value)
      case .rules: choices = isEmpty(value) ? [:] : rules(value)
      case nil:
        unknown(key, at: keyNode, what: "a row of 'overrides' has no '\(key)'", known: OverrideKey.allCases.map(\.rawValue))
      }
    }
    // What is wrong already need not be called missing too.
    if problems.count == before {
      if paths.isEmpty { report("a row of 'overrides' names no 'paths'", at: node, mend: "Write 'paths:' and the patterns it speaks of.") }
      if choices.isEmpty { report("a row of 'overrides' says nothing of 'rules'", at: node, mend: "Write 'rules:' and what they weigh there.") }
    }
    settings.ruleLayers.append(RuleLayer(paths: paths, choices: choices))
  }

  /// Rules, and a severity or a list of keys for each.
  mutating func rules(_ node: Node) -> [String: RuleChoice] {
    guard case .mapping(let mapping) = node else {
      report(
        "'rules' is \(kind(node)) where rules and severities are expected", at: node,
        mend: "Write 'unreachable-screen: error', one rule a line.")
      return [:]
    }
    var choices: [String: RuleChoice] = [:]
    for (keyNode, value) in mapping {
      guard let rule = keyText(keyNode) else { continue }
      let card = cards[rule]
      if card == nil {
        unknown(
          rule, at: keyNode, what: "there is no rule '\(rule)'", known: cards.keys.sorted(),
          otherwise: "'navgraph rules' lists them.")
      }
      switch value {
      case .scalar:
        if let severity = severity(value, of: rule) { choices[rule] = RuleChoice(severity: severity) }
      case .mapping(let keys):
        choices[rule] = choice(keys, at: value, of: rule, card)
      case .sequence, .alias:
        report(
          "'\(rule)' is \(kind(value)) where a severity is expected", at: value,
          mend: "Write one of \(list(Severity.allCases.map(\.rawValue))).")
      }
    }
    return choices
  }

  private mutating func severity(_ node: Node, of rule: String) -> Sourced<Severity>? {
    let names = Severity.allCases.map(\.rawValue)
    guard case .scalar(let scalar) = node, !isEmpty(node) else {
      report("'\(rule)' says no severity", at: node, mend: "Write one of \(list(names)), or remove the line.")
      return nil
    }
    if let severity = Severity(rawValue: scalar.string) { return Sourced(severity, origin(node)) }
    unknown(
      scalar.string, at: node, what: "there is no severity '\(scalar.string)'", known: names,
      otherwise: "Write one of \(list(names)).")
    return nil
  }

  private mutating func choice(_ keys: Node.Mapping, at node: Node, of rule: String, _ card: RuleCard?) -> RuleChoice {
    var choice = RuleChoice()
    if keys.isEmpty { report("'\(rule)' says no severity", at: node, mend: "Write 'severity:' or an option of the rule, or remove the line.") }
    let options = card?.options ?? []
    for (keyNode, value) in keys {
      guard let key = keyText(keyNode) else { continue }
      if key == SettingsReader.severityKey {
        choice.severity = severity(value, of: rule)
      } else if let option = options.first(where: { $0.name == key }) {
        if let given = given(value, for: option) { choice.options[key] = Sourced(given, origin(value)) }
      } else if card != nil {
        unknown(key, at: keyNode, what: "'\(rule)' has no option '\(key)'", known: [SettingsReader.severityKey] + options.map(\.name))
      }
    }
    return choice
  }

  static let severityKey = "severity"

  /// The value of an option, if it is of the option's form.
  private mutating func given(_ node: Node, for option: RuleOption) -> OptionValue? {
    func text() -> String? { if case .scalar(let scalar) = node, !isEmpty(node) { scalar.string } else { nil } }
    switch option.form {
    case .flag:
      if let text = text(), let flag = Bool(text) { return .flag(flag) }
      report("'\(option.name)' is \(kind(node)) that is neither 'true' nor 'false'", at: node, mend: nil)
    case .number(let range):
      if let text = text(), let number = Int(text), range.contains(number) { return .number(number) }
      report("'\(option.name)' is no number from \(range.lowerBound) to \(range.upperBound)", at: node, mend: nil)
    case .choice(let words):
      if let text = text() {
        if words.contains(text) { return .word(text) }
        unknown(text, at: node, what: "'\(option.name)' has no '\(text)'", known: words)
      } else {
        report("'\(option.name)' is \(kind(node)) where a word is expected", at: node, mend: "Write one of \(list(words)).")
      }
    case .names:
      let before = problems.count
      let names = strings(node, option.name).map(\.value)
      return problems.count == before ? .names(names) : nil
    }
    return nil
  }
}
