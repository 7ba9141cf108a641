import NavSource

/// What the linker makes of a program: screens, routes, transitions, and what it saw of stacks and
/// presentations. It never changes afterwards; rules, reports and diagrams only ask.
///
/// Every array is sorted by a total order, so equal inputs give equal graphs.
public struct NavigationGraph: Sendable, Hashable {
  /// By id.
  public var screens: [Screen]
  /// By id. The types whose values name destinations.
  public var routeTypes: [RouteType]
  /// By place, then target.
  public var transitions: [Transition]
  /// By name, then place. The ways into the app.
  public var entries: [EntryPoint]
  /// By place. Each switch or registry that turns routes into screens.
  public var mappings: [Mapping]
  /// What was seen of stacks, presentations and paths, for rules.
  public var observations: Observations
  /// Navigation calls whose target could not be read, with the reason.
  public var unresolved: [UnresolvedTransition]

  public init(
    screens: [Screen] = [], routeTypes: [RouteType] = [], transitions: [Transition] = [], entries: [EntryPoint] = [],
    mappings: [Mapping] = [], observations: Observations = Observations(), unresolved: [UnresolvedTransition] = []
  ) {
    self.screens = screens
    self.routeTypes = routeTypes
    self.transitions = transitions
    self.entries = entries
    self.mappings = mappings
    self.observations = observations
    self.unresolved = unresolved
  }
}

/// A type whose instance fills a stack level, a modal, a tab, a column or a window.
public struct Screen: Sendable, Hashable {
  public enum Kind: String, Sendable { case view, viewController, external }
  /// The type's name with its outer types, `Outer.Inner`; with `Module.` before it where two modules declare the same name.
  public var id: String
  public var module: String
  public var kind: Kind
  /// Where the type is declared; nil for an external screen.
  public var place: Place?
  /// Whether a path of live transitions leads here from an entry. `unknown` where the analysis could not tell.
  public var reachability: Tristate
  /// Whether it is shown only by being declared screen-like: no transition and no mapping names it.
  public var isOrphan: Bool

  public init(id: String, module: String, kind: Kind, place: Place?, reachability: Tristate = .unknown, isOrphan: Bool = false) {
    self.id = id
    self.module = module
    self.kind = kind
    self.place = place
    self.reachability = reachability
    self.isOrphan = isOrphan
  }
}

/// Unknown is not no.
public enum Tristate: String, Sendable { case yes, no, unknown }

/// A type whose values name destinations: an enum as a rule.
public struct RouteType: Sendable, Hashable {
  /// As `Screen.id`.
  public var id: String
  public var module: String
  public var place: Place
  /// In declaration order.
  public var cases: [RouteCase]
  /// Why every case must be taken as used: made from raw values, decoded, walked with `allCases`, or open to other modules that
  /// were not analysed. nil where uses are all seen.
  public var openReason: String?

  public init(id: String, module: String, place: Place, cases: [RouteCase], openReason: String? = nil) {
    self.id = id
    self.module = module
    self.place = place
    self.cases = cases
    self.openReason = openReason
  }
}

/// One route: a case of a route type.
public struct RouteCase: Sendable, Hashable {
  /// `Type.case`.
  public var id: String
  public var name: String
  public var place: Place
  /// The ids of the screens that any mapping turns it into, sorted; empty where it is mapped to nothing.
  public var screens: [String]
  /// Whether some mapping of the type names it, or absorbs it with `default`.
  public var mapping: Handling
  /// Where live app code makes such a value, sorted.
  public var constructions: [Place]
  /// Whether it stands for an alert, a dialog or an action rather than a screen, or for nothing: what a state begins with, and shows
  /// nothing for.
  public var isNotAScreen: Bool
  /// Whether some code may make such a value, which could not be told for certain.
  public var maybeConstructed: Bool

  public enum Handling: String, Sendable {
    /// An arm that names it builds a screen.
    case screen
    /// Arms that name it build nothing: `EmptyView()`, `break`, `nil`.
    case nothing
    /// Arms that name it build a stand-in: `fatalError()`, `Color.clear`, a TODO text.
    case placeholder
    /// Only a `default` arm takes it.
    case swallowed
    /// No arm takes it, though the type has a mapping.
    case absent
    /// The type has no mapping that could be read, or one that could not be read takes it.
    case unknown
  }

  public init(
    id: String, name: String, place: Place, screens: [String] = [], mapping: Handling = .unknown, constructions: [Place] = [],
    isNotAScreen: Bool = false, maybeConstructed: Bool = false
  ) {
    self.id = id
    self.name = name
    self.place = place
    self.screens = screens
    self.mapping = mapping
    self.constructions = constructions
    self.isNotAScreen = isNotAScreen
    self.maybeConstructed = maybeConstructed
  }
}

/// One switch, registry or closure that turns the cases of one route type into screens.
public struct Mapping: Sendable, Hashable {
  /// `RouteType.id`.
  public var routeType: String
  public var place: Place
  /// What holds it, for the eye: `AppCoordinator.view(for:)`.
  public var owner: String
  public var arms: [Arm]
  /// The branches of conditions that it stands in, innermost first.
  public var branches: [Branch]
  /// Whether it is a tab's value beside its content: the content may choose by the same value again.
  public var isTab = false
  /// Whether a view chooses its own content by a state of its own, so that nobody goes anywhere.
  public var isContent = false

  public struct Branch: Sendable, Hashable {
    /// Of the `if` or `switch`.
    public var choice: Place
    public var place: Place

    public init(choice: Place, place: Place) {
      self.choice = choice
      self.place = place
    }
  }

  /// Whether some condition chooses between this and another one, so that never both are there.
  public func isAlternative(to other: Mapping) -> Bool {
    branches.contains { one in other.branches.contains { $0.choice == one.choice && $0.place != one.place } }
  }

  public struct Arm: Sendable, Hashable {
    /// Case names, in source order; for a default arm the cases it absorbs, in declaration order.
    public var cases: [String]
    public var isDefault: Bool
    public var place: Place
    public var content: Content
    /// Screen ids, sorted.
    public var screens: [String]
    /// What it builds with payload names made equal, without modifiers, so that two arms that build the same compare equal;
    /// empty where that could not be read.
    public var signature: String

    public init(cases: [String], isDefault: Bool, place: Place, content: Content, screens: [String], signature: String) {
      self.cases = cases
      self.isDefault = isDefault
      self.place = place
      self.content = content
      self.screens = screens
      self.signature = signature
    }
  }

  public enum Content: String, Sendable {
    case screens
    /// `EmptyView()`, an empty container, `break`.
    case nothing
    /// `nil`, `.none`: no screen, and whoever asked knows.
    case declined
    /// `fatalError()`, `Color.clear`, a text that says TODO.
    case placeholder
    /// Hands the value on: `super.`, a parent, another router.
    case forwards
    case unknown
  }

  public init(routeType: String, place: Place, owner: String, arms: [Arm], branches: [Branch] = []) {
    self.routeType = routeType
    self.place = place
    self.owner = owner
    self.arms = arms
    self.branches = branches
  }
}

/// The app decides, at `place`, to show `to` (or what `route` stands for).
public struct Transition: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    case push, sheet, fullScreenCover, popover, present, tab, split, root, window, child
  }
  public enum Confidence: String, Sendable { case certain, likely, possible }

  /// The screen the user is on; nil for an app entry, and where the source could not be told (`fromReason`).
  public var from: String?
  /// The screen that appears; nil where only the route is known.
  public var to: String?
  /// `RouteCase.id` where a route value is what was passed.
  public var route: String?
  public var kind: Kind
  /// The call or assignment that decides.
  public var place: Place
  public var confidence: Confidence
  /// The chain of places that made it, from the decision to the framework's operation.
  public var evidence: [Evidence]
  /// Why `from` is nil; nil for an entry.
  public var fromReason: String?
  /// False where the code at `place` is never run: dead function, type never made.
  public var isLive: Bool

  public init(
    from: String?, to: String?, route: String?, kind: Kind, place: Place, confidence: Confidence = .certain,
    evidence: [Evidence] = [], fromReason: String? = nil, isLive: Bool = true
  ) {
    self.from = from
    self.to = to
    self.route = route
    self.kind = kind
    self.place = place
    self.confidence = confidence
    self.evidence = evidence
    self.fromReason = fromReason
    self.isLive = isLive
  }
}

extension [Transition] {
  /// By place, then target, then kind: as a graph has them.
  public func sortedByPlace() -> [Transition] {
    // Their numbers are sorted, and no more of them is looked at than needed: transitions are large to move about.
    let order = indices.sorted { a, b in
      let (first, second) = (self[a].place, self[b].place)
      if first != second { return first < second }
      return (self[a].from ?? "", self[a].to ?? "", self[a].route ?? "", self[a].kind.rawValue)
        < (self[b].from ?? "", self[b].to ?? "", self[b].route ?? "", self[b].kind.rawValue)
    }
    return order.map { self[$0] }
  }
}

/// One step of the chain that made a transition.
public struct Evidence: Sendable, Hashable {
  public var place: Place
  /// Present tense, no full stop: `Coordinator.push(_:) appends its argument to 'path'`.
  public var text: String

  public init(place: Place, text: String) {
    self.place = place
    self.text = text
  }
}

/// A navigation call whose target could not be read.
public struct UnresolvedTransition: Sendable, Hashable {
  public var place: Place
  public var kind: Transition.Kind
  /// Present tense, no full stop: `'viewController' is a parameter that no caller was found for`.
  public var reason: String

  public init(place: Place, kind: Transition.Kind, reason: String) {
    self.place = place
    self.kind = kind
    self.reason = reason
  }
}
