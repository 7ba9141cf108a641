import NavDialects
import NavFindings

/// What a settings file asks for, checked: nothing that comes later reads YAML or finds a mistake in it.
public struct Settings: Sendable, Hashable {
  /// The file it was read from, as shown to the user; nil for the defaults.
  public var file: String?
  /// The folder that globs start from: absolute and normalized.
  public var folder: String
  /// Only files that one of these matches are analysed; empty: all.
  public var include: [Glob]
  /// Files and folders to leave out, beside those that are always left out.
  public var exclude: [Glob]
  /// Names of screen types where users come in, besides those that are found.
  public var entryPoints: [String]
  /// The severities of rules that differ from their cards'.
  public var severities: [String: Severity]
  /// The team's own navigation calls.
  public var dialects: [DialectRow]

  public init(
    file: String? = nil, folder: String = "/", include: [Glob] = [], exclude: [Glob] = [], entryPoints: [String] = [],
    severities: [String: Severity] = [:], dialects: [DialectRow] = []
  ) {
    self.file = file
    self.folder = folder
    self.include = include
    self.exclude = exclude
    self.entryPoints = entryPoints
    self.severities = severities
    self.dialects = dialects
  }

  /// The file's name that is looked for.
  public static let fileName = ".navgraph.yml"

  var hasGlobs: Bool { !include.isEmpty || !exclude.isEmpty }

  /// How globs see an absolute path. What does not lie in the settings' folder is seen from its own root.
  func globPath(ofAbsolute path: String) -> String { PathText.relative(path, to: folder) ?? "" }

  func isExcluded(_ globPath: String) -> Bool { exclude.contains { $0.matches(globPath) } }

  func isIncluded(_ globPath: String) -> Bool { include.isEmpty || include.contains { $0.matches(globPath) } }
}
