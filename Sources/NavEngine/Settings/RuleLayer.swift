import NavFindings
import NavRules

/// What settings say of one rule.
public struct RuleChoice: Sendable, Hashable {
  /// nil: nothing is said of it.
  public var severity: Sourced<Severity>?
  /// By name, checked against the rule's card.
  public var options: [String: Sourced<OptionValue>]

  public init(severity: Sourced<Severity>? = nil, options: [String: Sourced<OptionValue>] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// What is said here, and of the rest what `other` says.
  func over(_ other: RuleChoice) -> RuleChoice {
    RuleChoice(severity: severity ?? other.severity, options: options.merging(other.options) { own, _ in own })
  }
}

/// What one part of a settings file says of rules: its `rules`, or one row of its `overrides`.
public struct RuleLayer: Sendable, Hashable {
  /// The files that it speaks of; nil: all.
  public var paths: [PathPattern]?
  /// By rule.
  public var choices: [String: RuleChoice]

  public init(paths: [PathPattern]? = nil, choices: [String: RuleChoice]) {
    self.paths = paths
    self.choices = choices
  }

  func speaks(of path: SeenPath) -> Bool { paths?.contains { $0.matches(path) } ?? true }
}

extension Sequence where Element == RuleLayer {
  /// What the layers say of a rule, later ones first heard.
  func choice(of rule: String) -> RuleChoice {
    reduce(RuleChoice()) { sum, layer in layer.choices[rule].map { $0.over(sum) } ?? sum }
  }
}

extension Settings {
  /// Whether a rule is on for a file.
  func isOn(_ card: RuleCard, in path: SeenPath) -> Bool {
    if let severity = ruleLayers.filter({ $0.speaks(of: path) }).choice(of: card.id).severity { return severity.value != .off }
    return (Preset.named(preset.value) ?? .standard).severity(of: card.id, claimed: card.severity) != .off
  }
}
