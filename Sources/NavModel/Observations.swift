import NavSource

/// What the linker saw of stacks, paths and presentations beside the transitions: the ground that rules stand on.
/// Each array is sorted by place.
public struct Observations: Sendable, Hashable {
  public var stacks: [StackSite] = []
  public var registrations: [Registration] = []
  public var pushedValues: [PushedValue] = []
  /// Those that a library's navigator is given, and its registrations answer.
  public var libraryPushes: [PushedValue] = []
  public var removals: [PathRemoval] = []
  public var presentations: [Presentation] = []
  public var unknownMembers: [UnknownMember] = []
  public var nestedStacks: [NestedStack] = []
  public var interface = InterfaceObservations()
  public var addresses = AddressObservations()
  public var modifiers: [ModifierSite] = []
  public var links: [LinkSite] = []
  public var tabs: [TabGroup] = []
  public var windows = WindowSites()
  public var ignoredPayloads: [IgnoredPayload] = []
  public var droppedPayloads: [DroppedPayload] = []
  public var uncodablePushes: [UncodablePush] = []
  public var deprecatedUses: [DeprecatedUse] = []
  public var lostChrome: [LostChrome] = []
  public var controllerCalls: [ControllerCall] = []
  public var barePushes: [BarePush] = []
  public var deadEnds: [DeadEnd] = []
  public var scopedStates: [ScopedState] = []
  public var childCoordinators: [ChildCoordinator] = []
  public var childLists: [ChildList] = []
  public var coordinatorCycles: [CoordinatorCycle] = []
  public var handlerGaps: [HandlerGap] = []
  public var unknownPaths: [UnknownPath] = []
  public var lastingChildren: [LastingChild] = []
  public var stacklessModals: [StacklessModal] = []

  public init() {}
}

/// A `NavigationStack` or `NavigationView`.
public struct StackSite: Sendable, Hashable {
  public var place: Place
  /// The element type of the array its path is bound to (a route type's or other type's id); nil for `NavigationPath`, none, or unknown.
  public var pathElement: String?
  public var path: Path
  public var owner: String?
  /// From a constant of a state to the state's binding; nil where that would not surely compile.
  public var binding: Edit?

  /// What its `path:` is given.
  public enum Path: String, Sendable {
    /// Nothing, or nothing that could be read.
    case unknown
    /// `$path`, `$router.path`
    case state
    /// `.constant(…)`
    case constant
    /// `Binding(get:set:)`, made anew in every pass over the body.
    case computed
  }

  public init(place: Place, pathElement: String? = nil, path: Path = .unknown, owner: String? = nil) {
    self.place = place
    self.pathElement = pathElement
    self.path = path
    self.owner = owner
  }
}

/// A `navigationDestination(for: T.self)`, or a library's like.
public struct Registration: Sendable, Hashable {
  /// T as written, resolved to a type's id where the program declares it.
  public var valueType: String
  public var place: Place
  /// Where it hangs, lexically or by the graph.
  public var attachment: Attachment
  /// Element type of the typed path of the stack that it serves; nil where the path is erased or not known.
  public var stackPathElement: String?
  /// The screen (or view) type that holds it.
  public var owner: String?
  /// The stacks around it; nil where not all are known.
  public var stacks: [Place]?
  /// Whether the same body holds the stack, so that every view of that type has a stack of its own.
  public var isAtRoot = false
  /// Whether its content tells values apart by text literals: `case "profile":`.
  public var hasTextArms = false
  /// What brings one that hangs on a stack inside of it; nil where that might mean something else.
  public var moveIn: CodeMove?

  public enum Attachment: String, Sendable {
    case insideStack
    /// On the stack expression itself: certain, lexical.
    case onStack
    /// In a view that no stack encloses on any way in; every way is known.
    case outsideStack
    case unknown
  }

  public init(
    valueType: String, place: Place, attachment: Attachment, stackPathElement: String? = nil, owner: String? = nil, stacks: [Place]? = nil
  ) {
    self.stacks = stacks
    self.valueType = valueType
    self.place = place
    self.attachment = attachment
    self.stackPathElement = stackPathElement
    self.owner = owner
  }
}

/// A value given to a stack: `NavigationLink(value:)`, `path.append`, an assignment to a path.
public struct PushedValue: Sendable, Hashable {
  public enum Means: String, Sendable { case link, append, assignment }
  /// The value's type: a type's id, or `String`, `Int`; nil where it is not known for certain.
  public var type: String?
  public var place: Place
  public var means: Means
  /// Whether some `navigationDestination(for:)` (or list selection, or library host) takes the type.
  public var isRegistered: Tristate
  /// Element type of the typed path it goes to; nil where the path is erased or not known.
  public var pathElement: String?
  /// Whether a registration of the type is in some stack around the link; `no` only where all stacks and registrations are known.
  public var isInReach: Tristate = .unknown
  /// The stacks that it is pushed onto; nil where not all are known.
  public var stacks: [Place]?

  public init(type: String?, place: Place, means: Means, isRegistered: Tristate, pathElement: String? = nil) {
    self.type = type
    self.place = place
    self.means = means
    self.isRegistered = isRegistered
    self.pathElement = pathElement
  }
}

/// A `removeLast` on a path that is known to be one.
public struct PathRemoval: Sendable, Hashable {
  public var place: Place
  /// As written: `path`, `router.path`.
  public var path: String
  /// Whether the function checks emptiness or count before it.
  public var isGuarded: Bool
  /// Where an amount may be written; nil where that would not surely compile and mean the same.
  public var amount: Amount?

  public struct Amount: Sendable, Hashable {
    /// The amount, or the call up to its parenthesis where it has none: `removeLast(`.
    public var code: CodePiece
    /// nil where one element is removed.
    public var written: String?
    /// The path as it must be written here, with `self.` where that stands there.
    public var path: String

    public init(code: CodePiece, written: String?, path: String) {
      self.code = code
      self.written = written
      self.path = path
    }
  }

  public init(place: Place, path: String, isGuarded: Bool, amount: Amount? = nil) {
    self.place = place
    self.path = path
    self.isGuarded = isGuarded
    self.amount = amount
  }
}

/// A modifier that presents when its state says so: `sheet(isPresented:)`, `navigationDestination(item:)` …
public struct Presentation: Sendable, Hashable {
  public var place: Place
  public var kind: Transition.Kind
  /// The state's declaration: `HomeView.showHelp`.
  public var state: String
  public var statePlace: Place?
  /// Whether anything ever sets it to true or a value. `unknown` where the binding escapes.
  public var isEverSet: Tristate
  /// Screen ids of its content, sorted.
  public var screens: [String]

  public init(place: Place, kind: Transition.Kind, state: String, statePlace: Place?, isEverSet: Tristate, screens: [String]) {
    self.place = place
    self.kind = kind
    self.state = state
    self.statePlace = statePlace
    self.isEverSet = isEverSet
    self.screens = screens
  }
}

/// `.x` or `Route.x` where a route type is expected that has no such case or static member.
public struct UnknownMember: Sendable, Hashable {
  public var place: Place
  /// `RouteType.id`.
  public var routeType: String
  public var member: String

  public init(place: Place, routeType: String, member: String) {
    self.place = place
    self.routeType = routeType
    self.member = member
  }
}

/// A stack inside another stack, with no modal, tab or column between.
public struct NestedStack: Sendable, Hashable {
  /// The inner stack, or the transition that pushes a screen with a stack of its own.
  public var place: Place
  /// The outer stack or the pushing place.
  public var outer: Place
  /// The screen that holds the inner stack.
  public var screen: String?
  /// Nested in one body's text: no doubt.
  public var isLexical: Bool

  public init(place: Place, outer: Place, screen: String?, isLexical: Bool) {
    self.place = place
    self.outer = outer
    self.screen = screen
    self.isLexical = isLexical
  }
}
