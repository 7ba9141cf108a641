import NavSource

/// A coordinator that another object makes in a local variable.
public struct ChildCoordinator: Sendable, Hashable {
  /// Where it is made.
  public var place: Place
  /// Its type.
  public var type: String
  /// What it was put into: `AppCoordinator.childCoordinators`; nil for nothing that was seen.
  public var list: String?
  /// Whether something keeps it when the function has ended.
  public var isRetained: Tristate
  /// Whether its `start` is called.
  public var isStarted: Tristate
  /// Where it hands itself out without being kept: `controller.delegate = self`.
  public var weakUse: Place?
  /// The line that puts it into the list, with that line and one behind it that starts it in its place; nil where that would not surely
  /// compile.
  public var start: Edit?

  public init(
    place: Place, type: String, list: String? = nil, isRetained: Tristate = .unknown, isStarted: Tristate = .unknown, weakUse: Place? = nil
  ) {
    self.place = place
    self.type = type
    self.list = list
    self.isRetained = isRetained
    self.isStarted = isStarted
    self.weakUse = weakUse
  }
}

/// A property that keeps child coordinators.
public struct ChildList: Sendable, Hashable {
  /// The property's declaration.
  public var place: Place
  /// `AppCoordinator.childCoordinators`.
  public var property: String
  /// Where children are added that live shorter than the owner, sorted.
  public var additions: [Place]
  /// Whether code that runs takes a child out again.
  public var isEverRemoved: Tristate

  public init(place: Place, property: String, additions: [Place], isEverRemoved: Tristate) {
    self.place = place
    self.property = property
    self.additions = additions
    self.isEverRemoved = isEverRemoved
  }
}

/// A strong property through which an object keeps the coordinator that keeps it.
public struct CoordinatorCycle: Sendable, Hashable {
  /// The property's declaration.
  public var place: Place
  /// `LoginViewController.coordinator`.
  public var property: String
  public var coordinator: String
  /// What the coordinator keeps the object by: `LoginCoordinator.navigationController`.
  public var keeper: String
  public var keeperPlace: Place
  /// Whether `weak` can be written before it as it stands: an optional variable.
  public var isOptionalVariable: Bool
  /// `var coordinator`, where `weak` before it surely compiles and something else surely keeps the coordinator.
  public var variable: CodePiece?

  public init(place: Place, property: String, coordinator: String, keeper: String, keeperPlace: Place, isOptionalVariable: Bool) {
    self.place = place
    self.property = property
    self.coordinator = coordinator
    self.keeper = keeper
    self.keeperPlace = keeperPlace
    self.isOptionalVariable = isOptionalVariable
  }
}
