import NavProcess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where `navgraph-draw` is.
public struct DrawingTool: Sendable, Hashable {
  /// Absolute, unless a caller chose otherwise.
  public var path: String

  public init(path: String) { self.path = path }

  public static let name = "navgraph-draw"

  /// Nothing else of the environment is handed down: what the picture looks like should not depend on it.
  static let environment = ChildEnvironment.only([
    "PATH", "HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    "GVBINDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH",
  ])

  /// The one beside the running executable, links followed, so that a link in `/usr/local/bin` finds it as well.
  /// It need not exist: drawing then says so, with the path.
  public static func besideThisExecutable() -> DrawingTool {
    guard let own = ownPath(), let slash = own.lastIndex(of: "/") else { return DrawingTool(path: "./\(name)") }
    return DrawingTool(path: own[...slash] + name)
  }

  private static func ownPath() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Darwin)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0, let resolved = realpath(buffer, nil) else { return nil }
      defer { free(resolved) }
      return String(cString: resolved)
    #else
      let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      guard length > 0 else { return nil }
      return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
  }
}
