/// One navigation call of a framework or of a team's own helper: a row of a dialect's table.
///
/// `router.open(.cart)` is described by `DialectRow(callee: "open", receiver: "Router", kind: .push)`.
public struct DialectRow: Sendable, Hashable {
  /// The function's base name, without parentheses and labels.
  public var callee: String
  /// The type that it is called on; nil where any will do.
  public var receiver: String?
  /// Which argument says where to go.
  public var argument: Argument
  public var kind: Kind

  public enum Argument: Sendable, Hashable {
    /// Zero-based, trailing closures counted as arguments.
    case position(Int)
    /// The label as the caller writes it.
    case label(String)
  }

  /// What the call does to the screens, in the words of the graph.
  public enum Kind: String, Sendable, CaseIterable {
    case push, sheet, fullScreenCover, popover, present, tab, split, root, window, child
  }

  public init(callee: String, receiver: String? = nil, argument: Argument = .position(0), kind: Kind) {
    self.callee = callee
    self.receiver = receiver
    self.argument = argument
    self.kind = kind
  }
}
