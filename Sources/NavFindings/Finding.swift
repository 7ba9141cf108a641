import NavSource

public enum Severity: String, Sendable, CaseIterable, Comparable {
  case off, info, warning, error
  public static func < (a: Self, b: Self) -> Bool {
    allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
  }
}

/// What a rule says of one place of the analysed app.
public struct Finding: Hashable, Comparable, Sendable {
  /// The rule's id, kebab case.
  public var rule: String
  public var severity: Severity
  public var place: Place
  /// What it is about, stable when lines move: `Route.detail`, `HomeView`, `HomeView.showHelp`.
  public var subject: String
  /// What is wrong and how to mend it, in the app's own names; no full stop.
  public var message: String
  public var related: [Related]
  /// nil where no change is known to be safe.
  public var fix: Fix?

  public struct Related: Hashable, Comparable, Sendable {
    public var place: Place
    public var text: String
    public init(place: Place, text: String) {
      self.place = place
      self.text = text
    }
    public static func < (a: Self, b: Self) -> Bool {
      a.place != b.place ? a.place < b.place : a.text < b.text
    }
  }

  public init(
    rule: String, severity: Severity = .warning, place: Place, subject: String, message: String, related: [Related] = [],
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.subject = subject
    self.message = message
    self.related = related
    self.fix = fix
  }

  /// A total order over rule, place, subject and message.
  public static func < (a: Self, b: Self) -> Bool {
    if a.place != b.place { return a.place < b.place }
    return (a.rule, a.subject, a.message) < (b.rule, b.subject, b.message)
  }
}
