import NavModel
import NavSource

/// The flow as text that is made to be committed: what `navgraph snapshot` writes.
///
/// One line for each screen and, below it, one for each way out of it, all sorted. No line numbers and no files, so that moved code
/// changes nothing; a transition that several places make is one line.
public enum FlowSnapshot {
  /// Where it is written unless the user says so.
  public static let fileName = "navgraph-flow.txt"

  /// Ends in a line feed. Transitions in code that is never run are left out.
  public static func text(_ graph: NavigationGraph) -> String {
    var rows: [String: [Row]] = [:]
    for transition in graph.transitions where transition.isLive { rows[source(transition), default: []].append(Row(transition)) }
    let entered = Set((rows[entry] ?? []).map(\.to))
    for screen in graph.entries.flatMap(\.screens) where !entered.contains(screen) {
      rows[entry, default: []].append(Row(to: screen, means: "named in the settings", route: ""))
    }
    var out = header
    for source in [entry, unknown] {
      if let rows = rows.removeValue(forKey: source) { out += block(source, rows) }
    }
    var lines: [String: String] = [:]
    for id in rows.keys { lines[id] = id }
    for screen in graph.screens { lines[screen.id] = line(screen) }
    for id in lines.keys.sorted() { out += block(lines[id] ?? id, rows[id] ?? []) }
    return out
  }

  private static let header = """
    # The flow of this app, written by 'navgraph snapshot' and checked by 'navgraph snapshot --check'.
    # Below each screen stand the ways out of it: -> screen [kind of transition] route. A '?' means: only a guess.

    """

  private static let entry = "(entry)"
  private static let unknown = "(unknown screen)"

  private static func source(_ transition: Transition) -> String {
    transition.from ?? (transition.fromReason == nil ? entry : unknown)
  }

  /// Without the module: where no manifest names it, it is called as the folder that the app was checked out to.
  private static func line(_ screen: Screen) -> String {
    screen.id + (screen.reachability == .no ? ", unreachable" : "")
  }

  private static func block(_ head: String, _ rows: [Row]) -> String {
    var out = Visible.text(head) + "\n"
    var last: Row?
    for row in rows.sorted() where row != last {
      out += "  " + Visible.text(row.text) + "\n"
      last = row
    }
    return out
  }

  private struct Row: Hashable, Comparable {
    var to: String
    var means: String
    /// Empty for none.
    var route: String

    init(to: String, means: String, route: String) {
      self.to = to
      self.means = means
      self.route = route
    }

    init(_ transition: Transition) {
      self.init(
        to: transition.to ?? "(no known screen)",
        means: transition.confidence == .possible ? transition.kind.rawValue + "?" : transition.kind.rawValue,
        route: transition.route ?? "")
    }

    var text: String { "-> \(to) [\(means)]" + (route.isEmpty ? "" : " \(route)") }

    static func < (a: Row, b: Row) -> Bool {
      if a.to != b.to { return a.to < b.to }
      return (a.means, a.route) < (b.means, b.route)
    }
  }
}
