/// An object that is no screen but has one on it: `NSWindow(contentViewController: cart)`, `popover.contentViewController = cart`. What it
/// holds is shown where the object is.
public struct FrameRow: Sendable {
  /// The object's class, or one that the program derives from it.
  public var type: String
  /// How what it holds appears where nothing is seen to show the object.
  public var manner: Manner
  /// Labels of its initialisers, which are names of its properties too, that hold what is on it.
  public var contents: [String]
  /// Those that hold another frame, whose content is on it.
  public var frames: [String]
  /// Methods that show it, with the label that they must have; empty where any will do.
  public var shows: [(name: String, label: String)]

  public init(_ type: String, _ manner: Manner, contents: [String] = [], frames: [String] = [], shows: [(name: String, label: String)]) {
    self.type = type
    self.manner = manner
    self.contents = contents
    self.frames = frames
    self.shows = shows
  }
}

/// `receiver.name(frame)` shows a frame: `window.beginSheet(other)`.
public struct FrameCallRow: Sendable {
  public var name: String
  public var argument: ArgumentSelector
  public var manner: Manner

  public init(_ name: String, _ argument: ArgumentSelector, _ manner: Manner) {
    self.name = name
    self.argument = argument
    self.manner = manner
  }
}
