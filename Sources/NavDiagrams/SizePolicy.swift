/// How a plan of this size is laid out, so that it ends in time.
///
/// The engine is always Graphviz's `dot`, since no other one draws boxes around groups and columns that follow the flow: `sfdp`, `twopi`
/// and `circo` know neither, `neato` and `fdp` have no direction, and `circo` and `fdp` do not end at 1,000 boxes. Measured with 1.5
/// arrows a box, in seconds of layout:
///
/// | boxes | plain `dot` | as drawn here |
/// | --- | --- | --- |
/// | 500 | 3.5 | 0.16 |
/// | 1,000 | 16 | 0.5 |
/// | 2,000 | over 60 | 1.4 |
/// | 5,000 | over 100 | 6 |
///
/// Most of that is `constraint=false` on arrows off the tree of shortest ways (`DiagramPlan.Edge.isTree`): 17.3 s become 0.5 s. Never set
/// are `concentrate` and `newrank` (arrows get lost), `splines=ortho` (11 s at 400 boxes), and labels on arrows (crashes of 2.42).
public struct SizePolicy: Sendable, Hashable {
  /// Drawn boxes, the legend left aside.
  public var nodeCount: Int
  /// Whether texts may stand beside arrows: at 5,000 boxes they cost as much as all else.
  public var allowsCaptions: Bool
  /// Whether a PNG can be made: one of 1,000 boxes takes 7 s and 500 MB.
  public var allowsPNG: Bool
  /// Whether parts that no arrow joins are laid out one by one and packed: 100 of them take 9.4 s otherwise, and 0.3 s so. A few look
  /// better without, for they then share columns.
  public var packs: Bool
  /// Graphviz's `nslimit`; nil for its own. 0.1 halves the time of large layouts, and makes small ones uglier.
  public var nslimit: String?
  /// Beyond, screens are always drawn as groups: 20,000 boxes take minutes.
  public static let largestLayout = 5_000

  /// More boxes than this in a page, and groups are collapsed: browsers move 1,000 of them without a stutter.
  public static let largestPage = 800

  public init(nodeCount: Int, parts: Int = 1) {
    self.nodeCount = nodeCount
    packs = parts > 12
    allowsCaptions = nodeCount <= 2_000
    allowsPNG = nodeCount <= 1_000
    nslimit = nodeCount > 1_000 ? "0.1" : nil
  }
}
