/// Code that is to stand behind a call: a modifier that hangs elsewhere, or a new one.
///
/// Trees know where calls begin and not where they end, so this says between which names, and whoever has the text makes edits
/// of it, or finds that it cannot be done.
public struct CodeMove: Hashable, Sendable {
  public enum Code: Hashable, Sendable {
    /// The modifier of this name, with the dot before it and all of its arguments.
    case modifier(CodePiece)
    /// One line that begins with a dot.
    case new(String)
  }

  public enum Target: Hashable, Sendable {
    /// Behind the call of this name.
    case behind(CodePiece)
    /// Behind what stands last in the trailing closure of the call of this name.
    case insideLast(CodePiece)
  }

  public var code: Code
  public var target: Target

  public init(_ code: Code, _ target: Target) {
    self.code = code
    self.target = target
  }
}
