import NavFindings

/// A form in which findings can be printed.
public struct Reporter: Sendable {
  /// As typed behind `--format`.
  public var id: String
  /// One line for `--help` and the README, no full stop.
  public var summary: String
  /// Whether its lines speak to who reads the log, Xcode or a build server.
  ///
  /// There both streams are one, so the report's problems stand among the lines; what goes to the log is not to be told again.
  public var isLog = false
  /// Whether its readers find no file by a relative path.
  public var wantsAbsolutePaths = false
  /// The whole output, escaped for its format, a line feed at the end unless it is empty.
  public var render: @Sendable (Report, Rendering) -> String
  /// What the format's limits keep out of the output, as one sentence for the log; nil where all of the report is in it.
  public var omission: @Sendable (Report) -> String? = { _ in nil }
}

/// How a reporter is to write.
public struct Rendering: Sendable {
  /// Whether the terminal understands colour; only `text` heeds it.
  public var isColoured: Bool
  /// Whether `text` is to end with a summary, and to say that there is nothing to say.
  public var hasSummary: Bool
  /// How a file of the report is named in the output.
  public var path: @Sendable (_ file: String) -> String
  /// The text of a one-based line of a file of the report, without its line end; nil where it cannot be had.
  public var excerpt: @Sendable (_ file: String, _ line: Int) -> String?

  public init(
    isColoured: Bool = false, hasSummary: Bool = true, path: @escaping @Sendable (_ file: String) -> String = { $0 },
    excerpt: @escaping @Sendable (_ file: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.isColoured = isColoured
    self.hasSummary = hasSummary
    self.path = path
    self.excerpt = excerpt
  }
}

/// Every reporter, one line each.
public enum ReporterCatalog {
  /// The first is the default where the environment says nothing.
  public static let all: [Reporter] = [
    .text,
    .xcode,
    .github,
    .gitlab,
    .azure,
    .teamcity,
    .sarif,
    .checkstyle,
    .junit,
    .sonarqube,
    .rdjson,
    .swiftlintJSON,
    .markdown,
    .html,
    .json,
  ]

  /// The reporter of that id; nil where there is none.
  public static func named(_ id: String) -> Reporter? { all.first { $0.id == id } }
}
