/// What a picture of so many screens and arrows draws small, so that a person finds a way in it.
///
/// Nothing is lost by folding: an arrow becomes a number in the box it leaves, a leaf a line of a list. The figures were found by
/// drawing a dozen open-source apps of 19 to 308 screens and following ways in them:
/// - Up to some 45 arrows every line can be followed by eye; an app of 42 screens with its 109 arrows could not.
/// - Up to 60 screens, a third as many lines across as there are screens leave the tree of shortest ways visible. Beyond, a line
///   across is longer than a screen is wide, is lost among the others, and a number is found faster than its end.
/// - Leaves, screens that lead nowhere else, are a third to a half of all. As lines of a list they take a fifth of the room: 308
///   screens take a quarter of the area then.
public struct FoldingPolicy: Sendable, Hashable {
  /// How many arrows off the tree of shortest ways are drawn.
  public var looseArrows: Int
  /// From how many leaves of one sort beside one screen on they are drawn as a list; nil for never.
  public var leafList: Int?
  /// Whether parts that no way from an entry leads to are set apart in a box.
  public var setsApart: Bool

  /// 13-point names of this many boxes fill an A0 sheet.
  public static let largestPicture = 300

  static let none = FoldingPolicy(looseArrows: .max, leafList: nil, setsApart: false)

  /// - Parameters:
  ///   - screens: that have a box of their own without folding.
  ///   - arrows: that are drawn without folding.
  init(screens: Int, arrows: Int) {
    if arrows <= 45, screens <= 60 {
      self = .none
    } else if screens <= 60 {
      self.init(looseArrows: max(6, screens / 3), leafList: 4, setsApart: false)
    } else {
      self.init(looseArrows: 0, leafList: 2, setsApart: true)
    }
  }

  private init(looseArrows: Int, leafList: Int?, setsApart: Bool) {
    self.looseArrows = looseArrows
    self.leafList = leafList
    self.setsApart = setsApart
  }
}
