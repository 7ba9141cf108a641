import NavSource

/// Content that users cannot swipe away, and that nothing closes.
public struct DeadEnd: Sendable, Hashable {
  /// The modifier that presents it.
  public var place: Place
  public var kind: Transition.Kind
  /// The state that it is bound to: `HomeView.isPlaying`.
  public var state: String
  /// Where the state is set, sorted.
  public var openings: [Place]
  /// Screen ids, sorted; never empty.
  public var screens: [String]

  public init(place: Place, kind: Transition.Kind, state: String, openings: [Place], screens: [String]) {
    self.place = place
    self.kind = kind
    self.state = state
    self.openings = openings
    self.screens = screens
  }
}
