import NavFindings
import NavModel

/// Which screen or route a finding speaks of.
public struct FindingSubjects: Sendable {
  private let screens: Set<String>
  private let routes: [String: [String]]

  public init(_ graph: NavigationGraph) {
    screens = Set(graph.screens.map(\.id))
    routes = Dictionary(graph.routeTypes.flatMap { $0.cases.map { ($0.id, $0.screens) } }) { first, _ in first }
  }

  /// The id of the screen or route; nil where it speaks of something else, a stack or a path say.
  ///
  /// The subject may lie inside of a screen (`HomeView.showHelp`): then it is the screen.
  public func id(of finding: Finding) -> String? {
    var subject = Substring(finding.subject)
    while !isKnown(subject), let dot = subject.lastIndex(of: ".") { subject = subject[..<dot] }
    return isKnown(subject) ? String(subject) : nil
  }

  /// The screen, or the first of those that the route leads to.
  func screen(of finding: Finding) -> String? {
    guard let id = id(of: finding) else { return nil }
    return screens.contains(id) ? id : routes[id]?.first
  }

  private func isKnown(_ id: Substring) -> Bool { screens.contains(String(id)) || routes[String(id)] != nil }
}
