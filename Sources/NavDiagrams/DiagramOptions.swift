import NavModel

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
    case tab
    case none
  }

  /// Whether the names of routes stand in the boxes of the screens they lead to. Automatic: in pictures of up to 40 screens.
  public enum RouteNames: String, Sendable, CaseIterable { case automatic, always, never }

  /// Whether the flow runs to the right or down.
  public enum Direction: String, Sendable, CaseIterable { case right, down }

  /// Whether what buries the flow of a large picture is drawn small: arrows as numbers, leaves as lists, groups as one box.
  public enum Folding: String, Sendable, CaseIterable {
    /// As `FoldingPolicy` has it for the size of the picture.
    case automatic
    /// Every screen in a box of its own and every arrow drawn, up to the size that a layout ends for.
    case never
  }

  /// Above the picture; nil for none.
  public var title: String?
  public var grouping: Grouping
  public var selection: DiagramSelection
  /// Draw only transitions of these kinds, and the screens that they join; empty for all.
  public var kinds: Set<Transition.Kind>
  /// Groups to draw as one box each, by name or pattern (`NamePattern`).
  public var collapsed: [String]
  /// Screens and groups to leave out, by name or pattern, with all that leads to them and away.
  public var hidden: [String]
  public var folding: Folding
  /// Notes to flag screens with, by `Screen.id`: a few words each. Route ids (`Route.case`) are taken too, and flag the route's
  /// own box where it has no screen, else its screens. Ids that are not drawn are counted in `DiagramPlan.notes`.
  public var marks: [String: [String]]
  public var routeNames: RouteNames
  public var direction: Direction
  /// What to tell apart in a picture of two states; nil for a picture of one.
  public var changes: DiagramChanges?
  /// More boxes than this, and groups are collapsed; `FoldingPolicy` gives the reason for its default.
  public var largestPicture = FoldingPolicy.largestPicture

  public init(
    title: String? = nil, grouping: Grouping = .automatic, selection: DiagramSelection = DiagramSelection(),
    kinds: Set<Transition.Kind> = [], collapsed: [String] = [], hidden: [String] = [], folding: Folding = .automatic,
    marks: [String: [String]] = [:], routeNames: RouteNames = .automatic, direction: Direction = .right
  ) {
    self.title = title
    self.grouping = grouping
    self.selection = selection
    self.kinds = kinds
    self.collapsed = collapsed
    self.hidden = hidden
    self.folding = folding
    self.marks = marks
    self.routeNames = routeNames
    self.direction = direction
  }
}
