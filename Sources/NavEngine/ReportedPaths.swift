#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How findings' paths, which start from the current folder, are written for others.
public struct ReportedPaths: Sendable, Hashable {
  /// The folder that paths shall start from; nil: they are written whole.
  private let base: [Substring]?
  private let currentFolder: String

  /// Paths from the root of the file system.
  ///
  /// - Parameter currentFolder: absolute and normalized.
  public static func absolute(currentFolder: String) -> ReportedPaths {
    ReportedPaths(base: nil, currentFolder: currentFolder)
  }

  /// Paths from `folder`. What lies outside of it begins with `..`; what shares no folder with it is written whole.
  ///
  /// - Parameters:
  ///   - folder: as the user named it; links in it are resolved where it exists.
  ///   - currentFolder: absolute and normalized.
  public static func relative(to folder: String, currentFolder: String) -> ReportedPaths {
    var base = PathText.absolute(folder, from: currentFolder)
    if let resolved = realpath(base, nil) {
      base = String(cString: resolved)
      free(resolved)
    }
    return ReportedPaths(base: base.split(separator: "/"), currentFolder: currentFolder)
  }

  /// How a finding's file is written. Looks nothing up.
  public func path(of file: String) -> String {
    let absolute = PathText.absolute(file, from: currentFolder)
    guard let base else { return absolute }
    let parts = absolute.split(separator: "/")
    let shared = zip(base, parts).prefix { $0 == $1 }.count
    if shared == 0, !base.isEmpty { return absolute }
    return (Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared)).joined(separator: "/")
  }

  /// The nearest folder, from `folder` upward, that is the root of a Git work tree; nil where there is none.
  public static func repositoryRoot(of folder: String) -> String? {
    var folder = folder
    while true {
      if access(PathText.join(folder, ".git"), F_OK) == 0 { return folder }
      if folder == "/" { return nil }
      folder = PathText.parent(folder)
    }
  }
}
