#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the operating system says of its last failed call, in its own words: `Permission denied`.
func systemMessage(_ code: CInt) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  return String(cString: text)
}

/// One file or folder, told apart from its other names.
struct FileIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
}

/// What stands at a path.
struct FileStatus {
  enum Kind { case file, folder, link, other }
  var kind: Kind
  var identity: FileIdentity
  /// Bytes; 0 for what is no regular file.
  var size: Int
  /// Who may do what with it: the low nine bits of the mode.
  var permissions: UInt16

  init(_ raw: stat) {
    permissions = UInt16(truncatingIfNeeded: raw.st_mode & 0o777)
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(truncatingIfNeeded: raw.st_ino))
    size = kind == .file ? Int(raw.st_size) : 0
  }

  /// Follows links. Fails with the system's error code.
  static func of(_ path: String) -> Result<FileStatus, SystemError> {
    var raw = stat()
    guard stat(path, &raw) == 0 else { return .failure(SystemError(code: errno)) }
    return .success(FileStatus(raw))
  }

  /// The status of what a path of raw bytes names; links are followed when asked. The bytes end with a zero.
  static func of(_ path: [UInt8], followingLinks: Bool) -> Result<FileStatus, SystemError> {
    var raw = stat()
    let result = path.withUnsafeBytes { bytes -> CInt in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
      return followingLinks ? stat(start, &raw) : lstat(start, &raw)
    }
    guard result == 0 else { return .failure(SystemError(code: errno)) }
    return .success(FileStatus(raw))
  }
}

/// A failed call of the operating system.
struct SystemError: Error, Hashable {
  var code: CInt
  var message: String { systemMessage(code) }
  /// The path's end is missing, not only hidden.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Links that lead to one another without end.
  var isLinkLoop: Bool { code == ELOOP }
  /// What helps where a file or folder could not be read; nil where only the system's administrator knows.
  var mend: String? {
    code == EACCES || code == EPERM ? "Give read permission, or exclude it in '\(Settings.fileName)'." : nil
  }
}

/// Paths as text: `/` separates, nothing is looked up.
enum PathText {
  /// The folder in which the process was started; nil where it was removed meanwhile.
  static func currentFolder() -> String? {
    guard let raw = getcwd(nil, 0) else { return nil }
    defer { free(raw) }
    return String(cString: raw)
  }

  /// The path from the root of the file system, `.` and `..` and doubled separators resolved by text alone.
  static func absolute(_ path: String, from folder: String) -> String {
    normalized(path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path)
  }

  /// `a//b/./c/../d` as `a/b/d`; a relative path keeps leading `..`; the empty path is `.`.
  static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether nothing in a path has to be resolved: no part of it is empty or begins with a dot.
  private static func isNormal(_ path: String) -> Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    guard var last = path.utf8.first, last != dot, path.utf8.count > 1 else { return false }
    for byte in path.utf8.dropFirst() {
      if last == slash, byte == slash || byte == dot { return false }
      last = byte
    }
    return last != slash
  }

  /// `path` as seen from `folder`, both absolute and normalized; nil where it does not lie within. The folder itself is "".
  static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder == "/" ? folder : folder + "/"
    if path.utf8.starts(with: prefix.utf8) { return String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...]) }
    // One name may be spelt in several ways, and is one to people.
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// `path` as people who work in `folder` write it, both absolute and normalized: `App/Home.swift`, `../Kit/Key.swift`; as it
  /// is where the two have nothing in common.
  static func seen(_ path: String, from folder: String) -> String {
    if let inside = relative(path, to: folder) { return inside.isEmpty ? "." : inside }
    let parts = path.split(separator: "/")
    let own = folder.split(separator: "/")
    let common = zip(parts, own).prefix { $0 == $1 }.count
    if common == 0 { return path }
    return (Array(repeating: "..", count: own.count - common) + parts.dropFirst(common)).joined(separator: "/")
  }

  /// The path with every link in it followed; the path itself where nothing is there.
  static func physical(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether `parent(path)` is `folder`, told without making a string; may say no of a path without folders.
  static func lies(_ path: String, rightIn folder: String) -> Bool {
    let found = path.utf8.withContiguousStorageIfAvailable { path in
      folder.utf8.withContiguousStorageIfAvailable { folder in
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash == folder.count, let a = path.baseAddress, let b = folder.baseAddress
        else { return false }
        return memcmp(a, b, slash) == 0
      } ?? false
    }
    return found ?? false
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The last name in a path, separators behind it left out; the path itself where there is none.
  static func lastPart(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return path }
    let start = path.utf8[..<last].lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex
    return String(path[start..<path.utf8.index(after: last)])
  }

  /// What stands before the last separator: `/` for children of the root, "." for a bare name.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
