import NavAnswers
import NavFindings
import NavModel
import NavSource

/// A rule: what is written about it, and a check that only asks the graph.
public struct Rule: Sendable {
  public var card: RuleCard
  /// Pure: the same graph, options and breaks of what is agreed give the same claims. In any order.
  var check: @Sendable (NavigationGraph, RuleOptions, Disagreements) -> [Claim]

  public var id: String { card.id }

  init(_ card: RuleCard, check: @escaping @Sendable (NavigationGraph) -> [Claim]) {
    self.card = card
    self.check = { graph, _, _ in check(graph) }
  }

  /// A rule that heeds options; those of its card and no others.
  init(_ card: RuleCard, check: @escaping @Sendable (NavigationGraph, RuleOptions) -> [Claim]) {
    self.card = card
    self.check = { graph, options, _ in check(graph, options) }
  }

  /// A rule about what a team has agreed on in its settings.
  init(_ card: RuleCard, check: @escaping @Sendable (NavigationGraph, RuleOptions, Disagreements) -> [Claim]) {
    self.card = card
    self.check = check
  }

  /// What the rule says of a graph, sorted, with the severities of the card or of the rule's own choice.
  ///
  /// A severity that the settings ask for is the caller's to put in place of these.
  /// - Parameters:
  ///   - options: nil: those of the card.
  ///   - broken: where the code does not keep to the settings.
  public func findings(in graph: NavigationGraph, options: RuleOptions? = nil, broken: Disagreements = Disagreements()) -> [Finding] {
    let all = check(graph, options ?? RuleOptions(card), broken).map { claim in
      Finding(
        rule: card.id, severity: claim.severity ?? card.severity, place: claim.place, subject: claim.subject,
        message: claim.message, related: claim.related, fix: claim.fix)
    }.sorted()
    // What is said of a place once is not said again: a menu with several links.
    return all.enumerated().compactMap { index, finding in
      guard index > 0, case let before = all[index - 1] else { return finding }
      return (before.place, before.subject, before.message) == (finding.place, finding.subject, finding.message) ? nil : finding
    }
  }
}

/// Where a flow is not what its team has agreed on in the settings.
public struct Disagreements: Sendable, Hashable {
  /// Of contracts.
  public var breaches: [Breach]
  /// Of layers.
  public var crossings: [Crossing]

  public init(breaches: [Breach] = [], crossings: [Crossing] = []) {
    self.breaches = breaches
    self.crossings = crossings
  }
}

/// What a check says of one place, before the rule puts its name and severity to it.
struct Claim {
  var place: Place
  /// What it is about, stable when lines move; never holds a line or a count.
  var subject: String
  /// What is wrong, what it does to the user, and an order that mends it; no full stop.
  var message: String
  var related: [Finding.Related] = []
  /// nil: the card's.
  var severity: Severity?
  /// nil where no change is known to be safe.
  var fix: Fix?
}

/// The words for many places of one kind.
enum RelatedPlaces {
  /// More places than these add length, not insight; the last one says how many are left out.
  static let shown = 3

  /// The first places with `text`; the last one shown says how many more there are.
  static func first(of places: [Place], _ text: String) -> [Finding.Related] {
    let sorted = Set(places).sorted()
    let hidden = sorted.count - shown
    return sorted.prefix(shown).enumerated().map { index, place in
      let isLast = index == shown - 1 && hidden > 0
      let more = hidden == 1 ? "1 more place" : "\(hidden) more places"
      return Finding.Related(place: place, text: isLast ? "\(text), and at \(more)" : text)
    }
  }
}
