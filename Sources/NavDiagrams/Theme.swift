import NavModel

/// How things look: rows of kind → line, arrow and colour. No code decides on looks elsewhere.
///
/// Two rows of a table always differ in something other than colour, so that a picture can be read in grey and by the colour-blind.
public enum Theme {
  public struct EdgeRow: Sendable, Hashable {
    public var kind: Transition.Kind
    /// Beside the arrow and in remarks.
    public var word: String
    /// In the legend.
    public var meaning: String
    /// Graphviz's line style: `solid`, `dashed` or `dotted`.
    public var line: String
    /// In points; arrows off the tree of shortest ways are drawn at `faint` of it.
    public var width: Double
    public var arrow: String
    public var colour: String
  }

  public struct NodeRow: Sendable, Hashable {
    public var role: DiagramPlan.Role
    /// In the legend; nil where the picture needs no word for it.
    public var meaning: String?
    public var shape: String
    public var style: String
    public var borders: Int
    public var fill: String
    public var stroke: String
    public var ink: String
    /// In points.
    public var fontSize: Int
  }

  public struct ChangeRow: Sendable, Hashable {
    public var change: DiagramChanges.Change
    /// Before names and at arrow heads: what tells them apart without colour.
    public var sign: String
    public var fill: String
    public var stroke: String
    /// Graphviz's style of the box.
    public var style: String
    /// How much thicker than others.
    public var width: Double
  }

  public static let changes: [ChangeRow] = [
    ChangeRow(change: .added, sign: "＋", fill: "#E3F4E5", stroke: "#1B7A2B", style: "rounded,filled", width: 2),
    ChangeRow(change: .removed, sign: "－", fill: "#FDECEA", stroke: "#B3261E", style: "filled,dashed", width: 1.4),
    ChangeRow(change: .changed, sign: "～", fill: "#FFF4DC", stroke: "#8A5A00", style: "rounded,filled", width: 2),
  ]
  /// What is the same in both states of a comparison.
  public static let same = (fill: "#FFFFFF", stroke: "#A7B1BA", ink: "#546E7A")

  /// Solid moves within a stack or replaces it, dashed comes over it; the arrow head tells kinds of one family apart.
  public static let edges: [EdgeRow] = [
    EdgeRow(kind: .root, word: "root", meaning: "becomes the window's root", line: "solid", width: 2.6, arrow: "normal", colour: "#37474F"),
    EdgeRow(kind: .window, word: "window", meaning: "opens a window", line: "solid", width: 2.6, arrow: "box", colour: "#37474F"),
    EdgeRow(kind: .tab, word: "tab", meaning: "holds as a tab", line: "solid", width: 1.3, arrow: "dot", colour: "#00796B"),
    EdgeRow(kind: .split, word: "column", meaning: "holds as a column", line: "solid", width: 1.3, arrow: "box", colour: "#00796B"),
    EdgeRow(kind: .push, word: "push", meaning: "pushes onto the stack", line: "solid", width: 1.3, arrow: "normal", colour: "#1A56A0"),
    EdgeRow(kind: .sheet, word: "sheet", meaning: "shows as a sheet", line: "dashed", width: 1.3, arrow: "onormal", colour: "#8E24AA"),
    EdgeRow(
      kind: .fullScreenCover, word: "full screen", meaning: "covers the full screen", line: "dashed", width: 2.6, arrow: "normal",
      colour: "#8E24AA"),
    EdgeRow(kind: .popover, word: "popover", meaning: "shows as a popover", line: "dotted", width: 1.6, arrow: "onormal", colour: "#8E24AA"),
    EdgeRow(kind: .present, word: "present", meaning: "presents modally", line: "dashed", width: 1.3, arrow: "vee", colour: "#8E24AA"),
    EdgeRow(kind: .child, word: "child", meaning: "embeds as a child", line: "dotted", width: 1.6, arrow: "odiamond", colour: "#5D6D7E"),
  ]

  public static let nodes: [NodeRow] = [
    NodeRow(
      role: .screen, meaning: nil, shape: "box", style: "rounded,filled", borders: 1, fill: "#FFFFFF", stroke: "#455A64",
      ink: "#16212B", fontSize: 13),
    NodeRow(
      role: .modal, meaning: "shown over others", shape: "box", style: "rounded,filled", borders: 2, fill: "#F6EEFA",
      stroke: "#8E24AA", ink: "#16212B", fontSize: 13),
    NodeRow(
      role: .tab, meaning: "tab or column", shape: "tab", style: "filled", borders: 1, fill: "#E0F2EF", stroke: "#00796B",
      ink: "#16212B", fontSize: 13),
    NodeRow(
      role: .external, meaning: "not the app's own", shape: "component", style: "filled", borders: 1, fill: "#F3F4F6",
      stroke: "#6B7785", ink: "#16212B", fontSize: 12),
    NodeRow(
      role: .entry, meaning: "users come in here", shape: "cds", style: "filled", borders: 1, fill: "#263238", stroke: "#263238",
      ink: "#FFFFFF", fontSize: 13),
    NodeRow(
      role: .unknownSource, meaning: "from a screen that could not be told", shape: "circle", style: "filled", borders: 1,
      fill: "#FFFFFF", stroke: "#6B7785", ink: "#455A64", fontSize: 10),
    NodeRow(
      role: .route, meaning: "route without a known screen", shape: "note", style: "filled,dashed", borders: 1, fill: "#FFF8E1",
      stroke: "#9A6700", ink: "#16212B", fontSize: 12),
    NodeRow(
      role: .list, meaning: nil, shape: "box", style: "filled,dotted", borders: 1, fill: "#FAFAFA", stroke: "#6B7785",
      ink: "#455A64", fontSize: 11),
    NodeRow(
      role: .group, meaning: "a group of screens", shape: "box3d", style: "filled", borders: 1, fill: "#EEF3F8", stroke: "#455A64",
      ink: "#16212B", fontSize: 13),
  ]

  /// How much of its width an arrow keeps that is not on the shortest way to its target, so that the main flow stands out.
  public static let faint = 0.7
  /// Laid over a role's row.
  public static let unreachable = (style: "filled,dashed", fill: "#ECEFF1", stroke: "#78909C", ink: "#546E7A", word: "unreachable")
  public static let marked = (width: "2.8", fill: "#FDECEA", stroke: "#C62828")
  /// Arrows that are no more than a guess.
  public static let possible = (colour: "#A7B1BA", word: "possibly")
  public static let cluster = (fill: "#F7F9FB", stroke: "#B0BEC5", ink: "#455A64")
  /// The only font name that ever reaches Graphviz: it is written into SVG unescaped.
  public static let font = "Helvetica,Arial,sans-serif"

  /// Every kind has a row; the first stands in for none, so that a new kind still draws.
  static func edge(_ kind: Transition.Kind) -> EdgeRow { edges.first { $0.kind == kind } ?? edges[0] }
  static func node(_ role: DiagramPlan.Role) -> NodeRow { nodes.first { $0.role == role } ?? nodes[0] }

  static func change(_ change: DiagramChanges.Change) -> ChangeRow { changes.first { $0.change == change } ?? changes[0] }

  static func rank(_ kind: Transition.Kind) -> Int { edges.firstIndex { $0.kind == kind } ?? edges.count }
}

extension Transition.Kind {
  /// Shown over what is there, to be dismissed.
  var isModal: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .present: true
    case .push, .tab, .split, .root, .window, .child: false
    }
  }
}
