import NavModel
import NavSource

/// What one place does between two screens: all its transitions from the one to the other.
///
/// Two routes to one screen are one decision with two outcomes that look the same; graph files and comparisons count it once.
public struct SiteTransition: Sendable, Hashable {
  /// The surest of them.
  public var transition: Transition
  /// Every route that leads from the place to the screen, sorted.
  public var routes: [String]

  private struct Key: Hashable {
    var file: String
    var line: Int
    var column: Int
    var from: String?
    var to: String?
    /// Where only the route is known, it takes the screen's place.
    var route: String?
  }

  /// By place, from, to. Live where one of those that were merged is.
  /// - Complexity: O(*transitions* log *transitions*).
  public static func merged(_ transitions: [Transition]) -> [SiteTransition] {
    var rows: [SiteTransition] = []
    var index: [Key: Int] = [:]
    for transition in transitions.sorted(by: isBefore) {
      let key = Key(
        file: transition.place.file, line: transition.place.line, column: transition.place.column, from: transition.from,
        to: transition.to, route: transition.to == nil ? transition.route : nil)
      if let known = index[key] {
        if let route = transition.route, !rows[known].routes.contains(route) { rows[known].routes.append(route) }
        if rows[known].transition.route == nil { rows[known].transition.route = transition.route }
        rows[known].transition.isLive = rows[known].transition.isLive || transition.isLive
      } else {
        index[key] = rows.count
        rows.append(SiteTransition(transition: transition, routes: transition.route.map { [$0] } ?? []))
      }
    }
    for i in rows.indices { rows[i].routes.sort() }
    return rows
  }

  /// By site, from, to, then the surest first; a total order over what is written.
  private static func isBefore(_ a: Transition, _ b: Transition) -> Bool {
    if a.place != b.place { return a.place < b.place }
    if a.from != b.from { return (a.from ?? "") < (b.from ?? "") || (a.from == nil && b.from == "") }
    if a.to != b.to { return (a.to ?? "") < (b.to ?? "") || (a.to == nil && b.to == "") }
    if a.confidence != b.confidence { return a.confidence.rank < b.confidence.rank }
    if a.isLive != b.isLive { return a.isLive }
    if a.route != b.route { return (a.route ?? "") < (b.route ?? "") }
    return a.kind.rawValue < b.kind.rawValue
  }
}
