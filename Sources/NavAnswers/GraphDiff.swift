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

    /// By its ends, then kind and route; a total order over all but the place.
    static func < (a: Way, b: Way) -> Bool {
      if a.from != b.from { return (a.from ?? "") < (b.from ?? "") }
      if a.isUnknown != b.isUnknown { return b.isUnknown }
      if a.to != b.to { return (a.to ?? "") < (b.to ?? "") }
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      return (a.route ?? "") < (b.route ?? "")
    }
  }

  public var isEmpty: Bool {
    screens.isEmpty && lost.isEmpty && regained.isEmpty && entries.isEmpty && routes.isEmpty && ways.isEmpty
      && newFindings.isEmpty && goneFindings.isEmpty
  }

  /// - Complexity: O(*n*) in the size of both graphs, and sorting what changed.
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
    compareWays(old, new)
    self.newFindings = Self.surplus(of: newFindings, over: oldFindings)
    goneFindings = Self.surplus(of: oldFindings, over: newFindings)
  }

  // MARK: Screens and routes

  private mutating func compareScreens(_ old: NavigationGraph, _ new: NavigationGraph) {
    let before = Self.positions(old.screens, id: \.id)
    let names = Self.newModuleNames(old, new, before)
    screens = Self.changes(old.screens, new.screens, id: \.id) { $0.kind != $1.kind || names[$0.module] ?? $0.module != $1.module }
    // Without entries nothing is known to be reached or not.
    guard old.hasEntries, new.hasEntries else { return }
    for screen in new.screens {
      guard let position = before[screen.id] else { continue }
      let wasLost = old.screens[position].reachability == .no
      if !wasLost, screen.reachability == .no { lost.append(screen) }
      if wasLost, screen.reachability != .no { regained.append(screen) }
    }
  }

  /// By old name: modules all of whose screens are now in one that was not there before.
  ///
  /// That one was only renamed: as a rule the folder has another name in which the app lies.
  private static func newModuleNames(
    _ old: NavigationGraph, _ new: NavigationGraph, _ before: [String: Int]
  ) -> [String: String] {
    let known = Set(old.screens.map(\.module))
    /// nil: more than one.
    var target: [String: String?] = [:]
    for screen in new.screens {
      guard let position = before[screen.id] else { continue }
      let module = old.screens[position].module
      if let one = target[module] {
        if one != screen.module { target[module] = .some(nil) }
      } else {
        target[module] = screen.module
      }
    }
    return target.compactMapValues { $0 }.filter { !known.contains($0.value) }
  }

  /// By id; of several with one id the first.
  private static func positions<Element>(_ elements: [Element], id: (Element) -> String) -> [String: Int] {
    Dictionary(elements.indices.map { (id(elements[$0]), $0) }) { first, _ in first }
  }

  private static func changes<Element>(
    _ old: [Element], _ new: [Element], id: (Element) -> String, areDifferent: (Element, Element) -> Bool
  ) -> Changes<Element> {
    let (before, after) = (positions(old, id: id), positions(new, id: id))
    var changes = Changes<Element>()
    for (key, position) in after {
      guard let known = before[key] else {
        changes.added.append(new[position])
        continue
      }
      if areDifferent(old[known], new[position]) { changes.changed.append(.init(old: old[known], new: new[position])) }
    }
    changes.removed = before.filter { after[$0.key] == nil }.map { old[$0.value] }
    changes.added.sort { id($0) < id($1) }
    changes.removed.sort { id($0) < id($1) }
    changes.changed.sort { id($0.new) < id($1.new) }
    return changes
  }

  // MARK: Ways

  /// What goes and comes between the same two screens is a change where the route or the kind stays.
  private mutating func compareWays(_ old: NavigationGraph, _ new: NavigationGraph) {
    var names = WayNumbers()
    let (before, after) = (names.ways(of: old), names.ways(of: new))
    var gone: [WayNumbers.Pair: [Way]] = [:]
    for (key, transition) in before where after[key] == nil {
      gone[key.pair, default: []].append(Way(old.transitions[Int(transition)]))
    }
    for pair in gone.keys { gone[pair]?.sort(by: <) }
    let come = after.filter { before[$0.key] == nil }.map { (pair: $0.key.pair, way: Way(new.transitions[Int($0.value)])) }
    for (pair, way) in come.sorted(by: { $0.way < $1.way }) {
      let candidates = gone[pair] ?? []
      let match =
        candidates.firstIndex { way.route != nil && $0.route == way.route } ?? candidates.firstIndex { $0.kind == way.kind }
        ?? candidates.firstIndex { $0.route == way.route }
      if let match {
        ways.changed.append(.init(old: candidates[match], new: way))
        gone[pair]?.remove(at: match)
      } else {
        ways.added.append(way)
      }
    }
    ways.removed = gone.values.flatMap { $0 }.sorted(by: <)
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
