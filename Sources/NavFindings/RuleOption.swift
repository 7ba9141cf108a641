/// Something that settings may tell a rule beside its severity.
public struct RuleOption: Sendable, Hashable {
  /// Kebab case, unique within its rule, stable for ever. Never `severity`.
  public var name: String
  /// What it does, for the rule's page and for editors; one sentence, no full stop.
  public var summary: String
  public var form: Form
  /// What holds where no settings speak of it; of the form.
  public var standard: OptionValue

  /// What may be given.
  public enum Form: Sendable, Hashable {
    case flag
    case number(ClosedRange<Int>)
    /// One of these words.
    case choice([String])
    /// A list of names, empty perhaps.
    case names
  }

  private init(_ name: String, _ form: Form, _ standard: OptionValue, _ summary: String) {
    self.name = name
    self.form = form
    self.standard = standard
    self.summary = summary
  }

  public static func flag(_ name: String, _ standard: Bool, _ summary: String) -> RuleOption {
    RuleOption(name, .flag, .flag(standard), summary)
  }

  public static func number(_ name: String, _ standard: Int, in range: ClosedRange<Int>, _ summary: String) -> RuleOption {
    RuleOption(name, .number(range), .number(standard), summary)
  }

  /// - Parameter words: the first is the default.
  public static func choice(_ name: String, of words: [String], _ summary: String) -> RuleOption {
    RuleOption(name, .choice(words), .word(words.first ?? ""), summary)
  }

  public static func names(_ name: String, _ summary: String) -> RuleOption {
    RuleOption(name, .names, .names([]), summary)
  }
}

/// The value of an option.
public enum OptionValue: Sendable, Hashable {
  case flag(Bool)
  case number(Int)
  case word(String)
  case names([String])
}

/// What a rule is told: a value for every option of its card.
public struct RuleOptions: Sendable, Hashable {
  private var values: [String: OptionValue]

  /// - Parameter given: by name; the card's value counts where there is none.
  public init(_ card: RuleCard, given: [String: OptionValue] = [:]) {
    values = Dictionary(card.options.map { ($0.name, given[$0.name] ?? $0.standard) }) { first, _ in first }
  }

  /// The value of a `flag`; false where the card has no such option. The others likewise.
  public func flag(_ name: String) -> Bool { if case .flag(let value) = values[name] { value } else { false } }

  public func number(_ name: String) -> Int { if case .number(let value) = values[name] { value } else { 0 } }

  public func word(_ name: String) -> String { if case .word(let value) = values[name] { value } else { "" } }

  public func names(_ name: String) -> [String] { if case .names(let value) = values[name] { value } else { [] } }
}
