import NavSource

/// A change of the code that mends a finding and is safe: it compiles, and the app does what it did but for the defect.
public struct Fix: Hashable, Sendable {
  /// What it does, as an order; no full stop.
  public var title: String
  /// All or none of them are to be made. In the order of their places, none twice, and none within another.
  public var edits: [Edit]
  /// What the edits are to do, where only the text tells how; nil in a report, where the edits do it.
  public var move: CodeMove?

  public init(_ title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// - Parameter move: the edits are made of it when the text is read.
  public init(_ title: String, move: CodeMove) {
    self.title = title
    edits = []
    self.move = move
  }
}
