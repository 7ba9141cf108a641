/// What a caller may choose about a picture of the flow.
public struct DiagramOptions: Sendable, Hashable {
  /// How screens are gathered into boxes.
  public enum Grouping: String, Sendable, CaseIterable {
    /// Modules where several hold screens, else the tab that alone leads to a screen, else folders.
    case automatic
    case module
    /// By folder under the screens' common folder.
    case folder
    /// By the tab or column that alone leads to a screen.
    case stack
    case none
  }

  /// Whether the names of routes stand in the boxes of the screens they lead to. Automatic: in pictures of up to 40 screens.
  public enum RouteNames: String, Sendable, CaseIterable { case automatic, always, never }

  /// Whether the flow runs to the right or down.
  public enum Direction: String, Sendable, CaseIterable { case right = "LR", down = "TB" }

  /// Above the picture; nil for none.
  public var title: String?
  public var grouping: Grouping
  public var selection: DiagramSelection
  /// Notes to flag screens with, by `Screen.id`: a few words each. Route ids (`Route.case`) are taken too, and flag the route's
  /// own box where it has no screen, else its screens. Ids that are not drawn are counted in `DiagramPlan.notes`.
  public var marks: [String: [String]]
  public var routeNames: RouteNames
  public var direction: Direction
  /// What to tell apart in a picture of two states; nil for a picture of one.
  public var changes: DiagramChanges?

  public init(
    title: String? = nil, grouping: Grouping = .automatic, selection: DiagramSelection = DiagramSelection(),
    marks: [String: [String]] = [:], routeNames: RouteNames = .automatic, direction: Direction = .right
  ) {
    self.title = title
    self.grouping = grouping
    self.selection = selection
    self.marks = marks
    self.routeNames = routeNames
    self.direction = direction
  }
}
