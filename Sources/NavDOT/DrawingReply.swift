/// What `navgraph-draw` answers besides the picture: its exit status, and lines on standard error that begin with its name (the
/// library's own libraries write others there).
public enum DrawingReply {
  public enum Code: Int32, Sendable {
    case drawn = 0
    case badRequest = 64
    case noGraphviz = 69
    /// The library reported an error.
    case failed = 70
    /// The library reported none, but nodes, edges or bytes are missing.
    case incomplete = 71
  }

  public static let notePrefix = "navgraph-draw: note: "
  public static let errorPrefix = "navgraph-draw: error: "
}
