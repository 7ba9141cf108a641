/// What navgraph calls itself in reports.
public enum ToolIdentity {
  public static let name = "navgraph"
  public static let version = "0.1.0"
}
