import NavDOT
import NavModel

/// How things look: rows of kind → line, arrow and colour. No code decides on looks elsewhere.
///
/// Two rows of a table always differ in something other than colour, so that a picture can be read in grey and by the colour-blind.
public enum Theme {
  /// On paper or on a dark screen.
  public enum Appearance: String, Sendable, CaseIterable { case light, dark }

  /// A colour in each appearance, as `#RRGGBB`.
  public struct Shade: Sendable, Hashable {
    public var light: String
    public var dark: String

    public init(_ light: String, _ dark: String) {
      self.light = light
      self.dark = dark
    }

    public subscript(appearance: Appearance) -> String {
      switch appearance {
      case .light: light
      case .dark: dark
      }
    }
  }

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
    public var colour: Shade
  }

  public struct NodeRow: Sendable, Hashable {
    public var role: DiagramPlan.Role
    /// In the legend; nil where the picture needs no word for it.
    public var meaning: String?
    public var shape: String
    public var style: String
    public var borders: Int
    public var fill: Shade
    public var stroke: Shade
    public var ink: Shade
    /// In points.
    public var fontSize: Int
  }

  public struct ChangeRow: Sendable, Hashable {
    public var change: DiagramChanges.Change
    /// Before names and at arrow heads: what tells them apart without colour.
    public var sign: String
    public var fill: Shade
    public var stroke: Shade
    /// Graphviz's style of the box.
    public var style: String
    /// How much thicker than others.
    public var width: Double
  }

  public static let changes: [ChangeRow] = [
    ChangeRow(
      change: .added, sign: "＋", fill: Shade("#E3F4E5", "#16321B"), stroke: Shade("#1B7A2B", "#66BB6A"), style: "rounded,filled", width: 2),
    ChangeRow(
      change: .removed, sign: "－", fill: Shade("#FDECEA", "#3A1D1B"), stroke: Shade("#B3261E", "#F2847B"), style: "filled,dashed", width: 1.4),
    ChangeRow(
      change: .changed, sign: "～", fill: Shade("#FFF4DC", "#362B14"), stroke: Shade("#8A5A00", "#FFB74D"), style: "rounded,filled", width: 2),
  ]
  /// What is the same in both states of a comparison.
  public static let same = (fill: page, stroke: Shade("#A7B1BA", "#55626C"), ink: Shade("#546E7A", "#93A3AE"))

  private static let text = Shade("#16212B", "#E8EEF2")
  private static let grey = Shade("#6B7785", "#90A0AE")
  private static let window = Shade("#37474F", "#CFD8DC")
  private static let held = Shade("#00796B", "#4DB6AC")
  private static let modal = Shade("#8E24AA", "#CE93D8")
  private static let outline = Shade("#455A64", "#8FA3B0")
  private static let quiet = Shade("#455A64", "#B4C2CC")

  /// Solid moves within a stack or replaces it, dashed comes over it; the arrow head tells kinds of one family apart.
  public static let edges: [EdgeRow] = [
    EdgeRow(kind: .root, word: "root", meaning: "becomes the window's root", line: "solid", width: 2.6, arrow: "normal", colour: window),
    EdgeRow(kind: .window, word: "window", meaning: "opens a window", line: "solid", width: 2.6, arrow: "box", colour: window),
    EdgeRow(kind: .tab, word: "tab", meaning: "holds as a tab", line: "solid", width: 1.3, arrow: "dot", colour: held),
    EdgeRow(kind: .split, word: "column", meaning: "holds as a column", line: "solid", width: 1.3, arrow: "box", colour: held),
    EdgeRow(
      kind: .push, word: "push", meaning: "pushes onto the stack", line: "solid", width: 1.3, arrow: "normal",
      colour: Shade("#1A56A0", "#6FA8F0")),
    EdgeRow(kind: .sheet, word: "sheet", meaning: "shows as a sheet", line: "dashed", width: 1.3, arrow: "onormal", colour: modal),
    EdgeRow(
      kind: .fullScreenCover, word: "full screen", meaning: "covers the full screen", line: "dashed", width: 2.6, arrow: "normal",
      colour: modal),
    EdgeRow(kind: .popover, word: "popover", meaning: "shows as a popover", line: "dotted", width: 1.6, arrow: "onormal", colour: modal),
    EdgeRow(kind: .present, word: "present", meaning: "presents modally", line: "dashed", width: 1.3, arrow: "vee", colour: modal),
    EdgeRow(
      kind: .child, word: "child", meaning: "embeds as a child", line: "dotted", width: 1.6, arrow: "odiamond",
      colour: Shade("#5D6D7E", "#9FB0BF")),
  ]

  public static let nodes: [NodeRow] = [
    NodeRow(
      role: .screen, meaning: nil, shape: "box", style: "rounded,filled", borders: 1, fill: Shade("#FFFFFF", "#1E2830"), stroke: outline,
      ink: text, fontSize: 13),
    NodeRow(
      role: .modal, meaning: "shown over others", shape: "box", style: "rounded,filled", borders: 2, fill: Shade("#F6EEFA", "#2E2038"),
      stroke: modal, ink: text, fontSize: 13),
    NodeRow(
      role: .tab, meaning: "tab or column", shape: "tab", style: "filled", borders: 1, fill: Shade("#E0F2EF", "#14332F"), stroke: held,
      ink: text, fontSize: 13),
    NodeRow(
      role: .external, meaning: "not the app's own", shape: "component", style: "filled", borders: 1, fill: Shade("#F3F4F6", "#242A31"),
      stroke: grey, ink: text, fontSize: 12),
    NodeRow(
      role: .entry, meaning: "users come in here", shape: "cds", style: "filled", borders: 1, fill: Shade("#263238", "#E8EEF2"),
      stroke: Shade("#263238", "#E8EEF2"), ink: Shade("#FFFFFF", "#12181E"), fontSize: 13),
    NodeRow(
      role: .unknownSource, meaning: "from a screen that could not be told", shape: "circle", style: "filled", borders: 1,
      fill: page, stroke: grey, ink: quiet, fontSize: 10),
    NodeRow(
      role: .route, meaning: "route without a known screen", shape: "note", style: "filled,dashed", borders: 1,
      fill: Shade("#FFF8E1", "#332B14"), stroke: Shade("#9A6700", "#FFCA61"), ink: text, fontSize: 12),
    NodeRow(
      role: .list, meaning: nil, shape: "box", style: "filled,dotted", borders: 1, fill: Shade("#FAFAFA", "#1A2229"), stroke: grey,
      ink: quiet, fontSize: 11),
    NodeRow(
      role: .group, meaning: "a group of screens", shape: "folder", style: "filled", borders: 1, fill: Shade("#EEF3F8", "#1D2A38"),
      stroke: outline, ink: text, fontSize: 13),
  ]

  public static let page = Shade("#FFFFFF", "#12181E")
  /// How much of its width an arrow keeps that is not on the shortest way to its target, so that the main flow stands out.
  public static let faint = 0.7
  /// Laid over a role's row.
  public static let unreachable = (
    style: "filled,dashed", fill: Shade("#ECEFF1", "#20272D"), stroke: Shade("#78909C", "#78909C"), ink: Shade("#546E7A", "#A3B3BD"),
    word: "unreachable"
  )
  public static let marked = (width: "2.8", fill: Shade("#FDECEA", "#3B1A1A"), stroke: Shade("#C62828", "#FF6B62"))
  /// The screen that the picture was asked for: a sign before its name, and a thick border.
  public static let focus = (sign: "◎", width: "3.4")
  /// Arrows that are no more than a guess.
  public static let possible = (colour: Shade("#A7B1BA", "#5B6770"), word: "possibly")
  public static let cluster = (fill: Shade("#F7F9FB", "#171F26"), stroke: Shade("#B0BEC5", "#42505A"), ink: Shade("#455A64", "#A9B8C2"))
  /// What stands before the numbers of screens that a box leads to without an arrow: within the stack, and over what is shown.
  public static let reference = (moves: "→", covers: "⇢", again: "↻", entry: "▶")
  public static let font = AttributeTable.font

  /// Every kind has a row; the first stands in for none, so that a new kind still draws.
  static func edge(_ kind: Transition.Kind) -> EdgeRow { edges.first { $0.kind == kind } ?? edges[0] }
  public static func node(_ role: DiagramPlan.Role) -> NodeRow { nodes.first { $0.role == role } ?? nodes[0] }

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
