/// A glob, and the folder that it starts from.
public struct PathPattern: Sendable, Hashable {
  public var glob: Glob
  /// That of the settings file in which the glob stands: absolute and normalized.
  public var folder: String

  public init(_ glob: String, in folder: String) {
    self.glob = Glob(glob)
    self.folder = folder
  }

  func matches(_ path: SeenPath) -> Bool { glob.matches(path.from(folder)) }
}

/// The path of something that is analysed, as patterns of several folders see it.
struct SeenPath: Hashable {
  /// Absolute and normalized.
  var absolute: String
  /// The analysed folder in which it was found, likewise; for a file that was named itself its own folder.
  var root: String

  /// The path from `folder`. What does not lie in it is seen from its own root, so that a settings file may lie anywhere.
  func from(_ folder: String) -> String {
    PathText.relative(absolute, to: folder) ?? PathText.relative(absolute, to: root) ?? ""
  }

  func appending(_ name: String) -> SeenPath { SeenPath(absolute: PathText.join(absolute, name), root: root) }
}

extension Sequence where Element == Sourced<PathPattern> {
  func match(_ path: SeenPath) -> Bool { contains { $0.value.matches(path) } }
}
