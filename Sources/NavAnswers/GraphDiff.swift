import NavFindings
import NavModel
import NavSource

/// What changed in a flow between two states of an app. Code that only moved is no change.
public struct GraphDiff: Sendable {
  public var screens = Changes<Screen>()
  /// Screens of both that users could get to, or could perhaps, and now cannot; by id, as they are in the new graph.
  public var lost: [Screen] = []
  /// Screens of both that users could not get to and now can.
  public var regained: [Screen] = []
  /// Screens where users come in, by id.
  public var entries = Changes<String>()
  public var routes = Changes<RouteCase>()
  public var ways = Changes<Way>()
  /// Findings of the one that the other has not; those of a moved line are the same.
  public var newFindings: [Finding] = []
  public var goneFindings: [Finding] = []

  /// What was added, removed and changed of one sort of thing; each by name.
  public struct Changes<Element: Sendable & Hashable>: Sendable, Hashable {
    public var added: [Element] = []
    public var removed: [Element] = []
    public var changed: [Change] = []

    public struct Change: Sendable, Hashable {
      public var old: Element
      public var new: Element

      public init(old: Element, new: Element) {
        self.old = old
        self.new = new
      }
    }

    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }
  }

  /// A way from screen to screen, wherever it is decided and however often.
  public struct Way: Sendable, Hashable {
    /// nil for an entry, and where it could not be told (`isUnknown`).
    public var from: String?
    public var isUnknown: Bool
    /// nil where only the route is known.
    public var to: String?
    public var kind: Transition.Kind
    public var route: String?
    /// The first place that decides it.
    public var place: Place

    /// What makes it the same way in another state of the app.
    fileprivate struct Key: Hashable {
      var pair: Pair
      var kind: Transition.Kind
      var route: String?
    }

    fileprivate struct Pair: Hashable, Comparable {
      var from: String?
      var isUnknown: Bool
      /// The screen, or the route where only that is known.
      var to: String
      var isRoute: Bool

      static func < (a: Pair, b: Pair) -> Bool {
        if a.from != b.from { return (a.from ?? "") < (b.from ?? "") }
        if a.isUnknown != b.isUnknown { return b.isUnknown }
        if a.to != b.to { return a.to < b.to }
        return !a.isRoute && b.isRoute
      }
    }

    fileprivate var pair: Pair { Pair(from: from, isUnknown: isUnknown, to: to ?? route ?? "", isRoute: to == nil) }
    fileprivate var key: Key { Key(pair: pair, kind: kind, route: route) }
  }

  public var isEmpty: Bool {
    screens.isEmpty && lost.isEmpty && regained.isEmpty && entries.isEmpty && routes.isEmpty && ways.isEmpty
      && newFindings.isEmpty && goneFindings.isEmpty
  }

  /// - Complexity: O(*n* log *n*) in the size of both graphs.
  public init(
    from old: NavigationGraph, _ oldFindings: [Finding] = [], to new: NavigationGraph, _ newFindings: [Finding] = []
  ) {
    compareScreens(old, new)
    let (before, after) = (Set(old.entries.flatMap(\.screens)), Set(new.entries.flatMap(\.screens)))
    entries.added = after.subtracting(before).sorted()
    entries.removed = before.subtracting(after).sorted()
    routes = Self.changes(old.routeTypes.flatMap(\.cases), new.routeTypes.flatMap(\.cases), id: \.id) {
      $0.screens != $1.screens || $0.mapping != $1.mapping
    }
    compareWays(Self.ways(of: old), Self.ways(of: new))
    self.newFindings = Self.surplus(of: newFindings, over: oldFindings)
    goneFindings = Self.surplus(of: oldFindings, over: newFindings)
  }

  // MARK: Screens and routes

  private mutating func compareScreens(_ old: NavigationGraph, _ new: NavigationGraph) {
    let names = Self.newModuleNames(old, new)
    screens = Self.changes(old.screens, new.screens, id: \.id) { $0.kind != $1.kind || names[$0.module] ?? $0.module != $1.module }
    let reachability = Dictionary(old.screens.map { ($0.id, $0.reachability) }) { first, _ in first }
    // Without entries nothing is known to be reached or not.
    guard !old.entries.isEmpty, !new.entries.isEmpty else { return }
    for screen in new.screens {
      guard let before = reachability[screen.id] else { continue }
      if before != .no, screen.reachability == .no { lost.append(screen) }
      if before == .no, screen.reachability != .no { regained.append(screen) }
    }
  }

  /// By old name: modules all of whose screens are now in one that was not there before.
  ///
  /// That one was only renamed: as a rule the folder has another name in which the app lies.
  private static func newModuleNames(_ old: NavigationGraph, _ new: NavigationGraph) -> [String: String] {
    let moduleNow = Dictionary(new.screens.map { ($0.id, $0.module) }) { first, _ in first }
    let before = Set(old.screens.map(\.module))
    var targets: [String: Set<String>] = [:]
    for screen in old.screens {
      if let module = moduleNow[screen.id] { targets[screen.module, default: []].insert(module) }
    }
    return targets.compactMapValues { modules in
      modules.count == 1 ? modules.first.flatMap { before.contains($0) ? nil : $0 } : nil
    }
  }

  private static func changes<Element>(
    _ old: [Element], _ new: [Element], id: (Element) -> String, areDifferent: (Element, Element) -> Bool
  ) -> Changes<Element> {
    let before = Dictionary(old.map { (id($0), $0) }) { first, _ in first }
    let after = Dictionary(new.map { (id($0), $0) }) { first, _ in first }
    var changes = Changes<Element>()
    for key in after.keys.sorted() {
      guard let element = after[key] else { continue }
      guard let known = before[key] else {
        changes.added.append(element)
        continue
      }
      if areDifferent(known, element) { changes.changed.append(.init(old: known, new: element)) }
    }
    changes.removed = before.keys.filter { after[$0] == nil }.sorted().compactMap { before[$0] }
    return changes
  }

  // MARK: Ways

  /// Every live way of a graph once, by its ends, kind and route.
  public static func ways(of graph: NavigationGraph) -> [Way] {
    var seen: Set<Way.Key> = []
    var ways: [Way] = []
    for row in SiteTransition.merged(graph.transitions) where row.transition.isLive {
      let transition = row.transition
      for route in row.routes.isEmpty ? [nil] : row.routes.map(Optional.some) {
        let way = Way(
          from: transition.from, isUnknown: transition.from == nil && transition.fromReason != nil, to: transition.to,
          kind: transition.kind, route: route, place: transition.place)
        if seen.insert(way.key).inserted { ways.append(way) }
      }
    }
    return ways.sorted { a, b in
      if a.pair != b.pair { return a.pair < b.pair }
      return (a.kind.rawValue, a.route ?? "") < (b.kind.rawValue, b.route ?? "")
    }
  }

  /// What goes and comes between the same two screens is a change where the route or the kind stays.
  private mutating func compareWays(_ old: [Way], _ new: [Way]) {
    let (before, after) = (Set(old.map(\.key)), Set(new.map(\.key)))
    var gone: [Way.Pair: [Way]] = [:]
    for way in old where !after.contains(way.key) { gone[way.pair, default: []].append(way) }
    for way in new where !before.contains(way.key) {
      let candidates = gone[way.pair] ?? []
      let match =
        candidates.firstIndex { way.route != nil && $0.route == way.route } ?? candidates.firstIndex { $0.kind == way.kind }
        ?? candidates.firstIndex { $0.route == way.route }
      if let match {
        ways.changed.append(.init(old: candidates[match], new: way))
        gone[way.pair]?.remove(at: match)
      } else {
        ways.added.append(way)
      }
    }
    ways.removed = old.filter { gone[$0.pair]?.contains($0) ?? false }
  }

  // MARK: Findings

  /// The findings of `some` beyond those of `others` that say the same of the same thing; sorted.
  private static func surplus(of some: [Finding], over others: [Finding]) -> [Finding] {
    struct Key: Hashable {
      var rule: String
      var subject: String
      var file: String?
    }
    var left: [Key: Int] = [:]
    for finding in others where finding.severity != .off {
      left[Key(rule: finding.rule, subject: finding.subject, file: finding.place.file), default: 0] += 1
    }
    // First those of the same file, so that what is left over has moved to another one.
    let unmatched = some.filter { $0.severity != .off }.sorted().filter { finding in
      let key = Key(rule: finding.rule, subject: finding.subject, file: finding.place.file)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    var moved: [Key: Int] = [:]
    for (key, count) in left where count > 0 { moved[Key(rule: key.rule, subject: key.subject), default: 0] += count }
    return unmatched.filter { finding in
      let key = Key(rule: finding.rule, subject: finding.subject)
      guard let count = moved[key], count > 0 else { return true }
      moved[key] = count - 1
      return false
    }
  }
}
