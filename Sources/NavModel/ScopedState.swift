import NavSource

/// A property of a reducer's state that holds the state of what is shown.
public struct ScopedState: Sendable, Hashable {
  public enum Means: String, Sendable { case presentation, stack, routes }
  /// The property's declaration.
  public var place: Place
  public var means: Means
  /// The reducer: `Inventory`.
  public var feature: String
  /// The property's name, which the action's case has too.
  public var property: String
  /// Where the reducer is put together: its `body`.
  public var bodyPlace: Place
  /// Whether the reducer joins the child's.
  public var isJoined: Tristate
  /// What joins it; nil where the child's reducer, or the place for it, is not plain.
  public var join: CodeMove?
  /// Whether code ever gives it a value; asked of presentations only.
  public var isEverSet = Tristate.unknown
  /// Whether some view looks at it; asked of presentations only.
  public var isShown = Tristate.unknown
  /// The cases of the enum that it holds.
  public var cases: [ScopedCase] = []

  public init(place: Place, means: Means, feature: String, property: String, bodyPlace: Place, isJoined: Tristate) {
    self.place = place
    self.means = means
    self.feature = feature
    self.property = property
    self.bodyPlace = bodyPlace
    self.isJoined = isJoined
  }
}

/// One of several states that may be presented.
public struct ScopedCase: Sendable, Hashable {
  public var place: Place
  /// `Destination.edit`
  public var id: String
  public var name: String
  public var isEverSet: Tristate
  public var isShown: Tristate

  public init(place: Place, id: String, name: String, isEverSet: Tristate, isShown: Tristate) {
    self.place = place
    self.id = id
    self.name = name
    self.isEverSet = isEverSet
    self.isShown = isShown
  }
}
