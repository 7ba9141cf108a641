import NavFindings

/// A form in which findings can be printed.
public struct Reporter: Sendable {
  /// As typed behind `--format`.
  public var id: String
  /// One line for `--help`, no full stop.
  public var summary: String
  /// The whole output: findings and problems, escaped for its format, a line feed at the end unless it is empty.
  ///
  /// Every problem of the report is in it; the caller need not print them again.
  public var render: @Sendable (Report, Rendering) -> String
}

/// How a reporter is to write.
public struct Rendering: Sendable {
  /// Whether the terminal understands colour; only `text` heeds it.
  public var isColoured: Bool
  /// Stands before every path in `text`, `xcode` and `github`: empty, or a path that ends in `/`.
  ///
  /// Xcode wants absolute paths, GitHub paths from the repository's root.
  public var pathPrefix: String
  /// The text of a one-based line of a file of the report, without its line end; nil where it cannot be had.
  public var excerpt: @Sendable (_ file: String, _ line: Int) -> String?

  public init(
    isColoured: Bool = false, pathPrefix: String = "",
    excerpt: @escaping @Sendable (_ file: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.isColoured = isColoured
    self.pathPrefix = pathPrefix
    self.excerpt = excerpt
  }
}

/// Every reporter, one line each.
public enum ReporterCatalog {
  /// The first is the default.
  public static let all: [Reporter] = [.text, .xcode, .github, .json]

  /// The reporter of that id; nil where there is none.
  public static func named(_ id: String) -> Reporter? { all.first { $0.id == id } }
}
