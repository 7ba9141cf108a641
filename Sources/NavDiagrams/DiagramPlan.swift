import NavModel

/// What to draw, in no format: boxes, groups of boxes, arrows, emphasis and a legend.
///
/// Made from a graph by `DiagramPlan.init(_:options:)`. Arrays are in drawing order, which depends on nothing but the graph and the
/// options. Indices refer to `nodes`.
public struct DiagramPlan: Sendable, Hashable {
  public var title: String?
  public var direction: DiagramOptions.Direction
  public var nodes: [Node]
  /// Disjoint, not nested, never empty.
  public var clusters: [Cluster]
  /// At most one for each ordered pair of nodes.
  public var edges: [Edge]
  /// Arrows that are written as numbers and not drawn; sorted by tail, then head.
  public var folded: [FoldedArrow] = []
  /// Only what the picture uses.
  public var legend: Legend
  /// What a reader of the picture must know and cannot see: what was left out or folded, and why. Whole sentences without full
  /// stop, for standard error.
  public var notes: [String]
  public var policy: SizePolicy
  /// Whether it shows two states: what is the same in both is then drawn pale.
  public var isComparison = false

  public struct Node: Sendable, Hashable {
    /// Unique, made of ASCII letters and digits, never made from a name.
    public var id: String
    public var role: Role
    /// The whole name, of any length and with any characters.
    public var name: String
    /// What stands for it in boxes that lead to it without an arrow; from 1 on, in no two boxes or lines the same. nil where every
    /// arrow to it is drawn.
    public var number: Int?
    /// Short lines under the name: `unreachable`, `→ 3, 5–7`.
    public var remarks: [String]
    /// Screens that are drawn as lines of this one box; empty where it stands for one screen, or for none.
    public var rows: [Row] = []
    /// What the caller flags it with, in words.
    public var marks: [String]
    public var isUnreachable: Bool
    /// In a picture of two states, if it is not the same in both.
    public var change: DiagramChanges.Change?
    /// Whole names and places; lines of any length.
    public var details: [String]
    /// `Screen.id` where it stands for one screen.
    public var screen: String?
    /// Whether the picture was asked for around it.
    public var isFocus = false

    /// What people call it: its number, where it has one, and its name.
    public var title: String { number.map { "\($0) · \(name)" } ?? name }
  }

  public enum Role: String, Sendable, CaseIterable {
    case screen
    /// A screen that is only ever shown over others.
    case modal
    /// The root of a tab or column.
    case tab
    /// A system screen, or one of a library.
    case external
    case entry
    /// Stands for callers that are not known.
    case unknownSource
    /// A route that no screen is known for.
    case route
    /// A list of screens without arrows, or of what was folded.
    case list
    /// A whole group of screens, in a picture too large for single ones.
    case group
  }

  /// A screen without a box of its own.
  public struct Row: Sendable, Hashable {
    /// `Screen.id`, which is its name.
    public var screen: String
    /// As `Node.number`.
    public var number: Int?
    /// As `Node.remarks`.
    public var remarks: [String]
    public var marks: [String]
    public var details: [String]

    /// As `Node.title`.
    public var title: String { number.map { "\($0) · \(screen)" } ?? screen }
  }

  /// A box, or a line of one.
  public struct Spot: Sendable, Hashable, Comparable {
    /// Index into `nodes`.
    public var node: Int
    /// Index into the node's `rows`; nil for the whole box.
    public var row: Int?

    public static func < (a: Self, b: Self) -> Bool { (a.node, a.row ?? -1) < (b.node, b.row ?? -1) }
  }

  /// An arrow that the box it leaves has as a number.
  public struct FoldedArrow: Sendable, Hashable {
    public var tail: Spot
    public var head: Spot
    /// As in `Edge`.
    public var kinds: [Transition.Kind]
    public var routes: [String]
    public var count: Int
    public var isPossible: Bool
    public var details: [String]
  }

  public struct Cluster: Sendable, Hashable {
    /// As `Node.id`.
    public var id: String
    public var name: String
    public var nodes: [Int]
  }

  public struct Edge: Sendable, Hashable {
    public var tail: Int
    public var head: Int
    /// In the order of `Theme.edges`, each once; never empty. The first gives the line its looks.
    public var kinds: [Transition.Kind]
    /// Route names, sorted, each once.
    public var routes: [String]
    /// How many transitions were merged into it.
    public var count: Int
    /// Whether it takes part in choosing columns: the tree of shortest ways from the entries.
    public var isTree: Bool
    /// Whether every transition in it is only `possible`.
    public var isPossible: Bool
    /// As `Node.change`.
    public var change: DiagramChanges.Change?
    /// Text at the arrow's head; empty for none.
    public var caption: String
    public var details: [String]
  }

  public struct Legend: Sendable, Hashable {
    /// In the order of `Theme.edges`.
    public var kinds: [Transition.Kind]
    /// In the order of `Role`, without plain screens.
    public var roles: [Role]
    public var showsUnreachable: Bool
    public var showsMarks: Bool
    public var showsPossible: Bool
    /// Whether boxes name others by number: within the stack, or over what is shown.
    public var showsMoves = false
    public var showsCovers = false
    /// Whether a remark says that a screen shows itself again, or that users come in there too.
    public var showsAgain = false
    public var showsEntries = false
    /// What a picture of two states tells apart, each with its meaning; empty for a picture of one.
    public var changes: [Change] = []

    public struct Change: Sendable, Hashable {
      public var change: DiagramChanges.Change
      public var meaning: String
    }
  }
}
