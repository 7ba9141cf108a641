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
    /// Short lines under the name: `unreachable`, `→ LoginView (sheet)`.
    public var remarks: [String]
    /// What the caller flags it with, in words.
    public var marks: [String]
    public var isUnreachable: Bool
    /// In a picture of two states, if it is not the same in both.
    public var change: DiagramChanges.Change?
    /// Whole names and places; lines of any length.
    public var details: [String]
    /// `Screen.id` where it stands for one screen.
    public var screen: String?
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
    /// What a picture of two states tells apart, each with its meaning; empty for a picture of one.
    public var changes: [Change] = []

    public struct Change: Sendable, Hashable {
      public var change: DiagramChanges.Change
      public var meaning: String
    }
  }
}

/// How a plan of this size is laid out, so that it ends in time.
public struct SizePolicy: Sendable, Hashable {
  /// Drawn boxes, the legend left aside.
  public var nodeCount: Int
  /// Whether texts may stand beside arrows.
  public var allowsCaptions: Bool
  /// Whether a PNG can be made: beyond, it takes gigabytes.
  public var allowsPNG: Bool
  /// Whether parts that no arrow joins are laid out one by one and packed: many of them take minutes otherwise. A few look better
  /// without, for they then share columns.
  public var packs: Bool
  /// Graphviz's `nslimit`; nil for its own.
  public var nslimit: String?
  /// Beyond, screens are drawn as groups.
  public static let largestSinglePicture = 5_000

  public init(nodeCount: Int, parts: Int = 1) {
    self.nodeCount = nodeCount
    packs = parts > 12
    allowsCaptions = nodeCount <= 2_000
    allowsPNG = nodeCount <= 1_000
    nslimit = nodeCount > 1_000 ? "0.1" : nil
  }
}
