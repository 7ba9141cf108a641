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

  public init(place: Place, means: Means, feature: String, property: String, bodyPlace: Place, isJoined: Tristate) {
    self.place = place
    self.means = means
    self.feature = feature
    self.property = property
    self.bodyPlace = bodyPlace
    self.isJoined = isJoined
  }
}
