/// What is written about a rule: everything but its check.
///
/// The card is the rule's page, its row in tables, and, through its examples, its test.
public struct RuleCard: Sendable, Hashable {
  /// Kebab case, stable for ever: it stands in settings, suppressions and baselines.
  public var id: String
  /// What a finding weighs unless the settings or the rule's own check say otherwise.
  public var severity: Severity
  /// One sentence, no full stop: what is wrong where the rule speaks.
  public var summary: String
  /// Why it hurts and how to mend it; whole sentences, paragraphs parted by an empty line.
  public var rationale: String
  /// Code that the rule speaks about, at the lines marked `// expect: id`. Never empty.
  public var bad: [Example]
  /// The same app mended: no rule speaks about it. Never empty.
  public var good: [Example]
  /// What settings may tell it; each name once.
  public var options: [RuleOption]

  /// A small complete app in one file.
  public struct Example: Sendable, Hashable {
    public var title: String
    /// Swift source; lines end in `\n`.
    public var code: String
    /// The settings that it needs, as YAML; nil for none.
    public var settings: String?
    /// The storyboards, xibs, property lists and further sources beside it; lines of XML are marked `<!-- expect: id -->`.
    public var interfaces: [Interface]

    public init(_ title: String, _ code: String, settings: String? = nil, interfaces: [Interface] = []) {
      self.title = title
      self.code = code
      self.settings = settings
      self.interfaces = interfaces
    }
  }

  /// A file beside an example's code: only what the rules look at.
  public struct Interface: Sendable, Hashable {
    public var file: String
    /// XML or Swift; lines end in `\n`.
    public var text: String

    public var isSwift: Bool { file.hasSuffix(".swift") }
    /// A comment with the file's name.
    public var heading: String { isSwift ? "// \(file)" : "<!-- \(file) -->" }

    public init(_ file: String, _ text: String) {
      self.file = file
      self.text = text
    }
  }

  public init(
    id: String, severity: Severity, summary: String, rationale: String, options: [RuleOption] = [], bad: [Example],
    good: [Example]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.options = options
    self.bad = bad
    self.good = good
  }
}
