import NavSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files whole or not at all: a reader sees the old bytes or the new ones, never half of either.
public enum WholeFile {
  /// - Parameters:
  ///   - path: what exists there is replaced, unless `replacing` is false. A link is followed, so what it leads to is replaced.
  ///   - replacing: false: an existing file is a problem, also one that appears meanwhile.
  public static func write(_ bytes: [UInt8], to path: String, replacing: Bool = true) -> Problem? {
    let target = resolved(path)
    var permissions: UInt16?
    if case .success(let status) = FileStatus.of(target) {
      permissions = status.permissions
      if status.kind == .folder { return isFolder(path) }
      // A pipe or a device such as `/dev/stdout` cannot be replaced, only written to.
      if status.kind == .other { return writeThrough(bytes, to: target, shown: path) }
      if !replacing { return exists(path) }
    }
    // In the same folder, since files move at once only within a file system; the name is short wherever the target's is not.
    var template = Array(PathText.join(PathText.parent(target), ".navgraph-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return failure(path) }
    let temporary = template
    let problem = fill(file, bytes, path)
    // The process's mask cannot be asked without setting it; what `mkstemp` gives is for the owner alone.
    let mask = umask(0)
    umask(mask)
    fchmod(file, permissions.map { mode_t($0) } ?? 0o666 & ~mask)
    guard close(file) == 0, problem == nil else {
      let said = problem ?? failure(path)
      unlink(temporary)
      return said
    }
    if replacing {
      guard rename(temporary, target) == 0 else {
        let said = failure(path)
        unlink(temporary)
        return said
      }
      return nil
    }
    // Unlike `rename`, `link` fails where a file has appeared.
    let linked = link(temporary, target)
    let said = linked == 0 ? nil : errno == EEXIST ? exists(path) : failure(path)
    unlink(temporary)
    return said
  }

  /// Why `write` would fail, as far as can be told without writing; nil where nothing is in the way.
  ///
  /// A run asks before its work begins, so that nobody waits for a result that has no place.
  public static func obstacle(to path: String) -> Problem? {
    let target = resolved(path)
    switch FileStatus.of(target) {
    case .success(let status): return status.kind == .folder ? isFolder(path) : nil
    case .failure(let error) where !error.isMissing: return failure(path, error)
    case .failure: break
    }
    switch FileStatus.of(PathText.parent(target)) {
    case .success(let status) where status.kind == .folder: return nil
    case .success: return failure(path, SystemError(code: ENOTDIR))
    case .failure(let error): return failure(path, error)
    }
  }

  /// What two names of one file have in common: the path without links, as far as it exists.
  public static func identity(of path: String) -> String {
    if let resolved = real(path) { return resolved }
    let parent = PathText.parent(path)
    return PathText.join(real(parent) ?? PathText.normalized(parent), PathText.lastPart(path))
  }

  private static func resolved(_ path: String) -> String { real(path) ?? path }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String, shown: String) -> Problem? {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return failure(shown) }
    defer { close(file) }
    return fill(file, bytes, shown)
  }

  private static func fill(_ file: CInt, _ bytes: [UInt8], _ shown: String) -> Problem? {
    writeAll(bytes, to: file).map { failure(shown, $0) }
  }

  private static func failure(_ path: String, _ error: SystemError = SystemError(code: errno)) -> Problem {
    Problem("this cannot be written: \(error.message)", file: path)
  }

  private static func isFolder(_ path: String) -> Problem {
    Problem("this is a folder, and a file is to be written", file: path)
  }

  private static func exists(_ path: String) -> Problem {
    Problem("this file is there already", file: path, mend: "Add '--force' to replace it.")
  }

  /// Writes all bytes to an open file; the system's error where it could not.
  static func writeAll(_ bytes: [UInt8], to file: CInt) -> SystemError? {
    bytes.withUnsafeBytes { buffer -> SystemError? in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        #if canImport(Glibc)
          let wrote = Glibc.write(file, start + done, buffer.count - done)
        #elseif canImport(Musl)
          let wrote = Musl.write(file, start + done, buffer.count - done)
        #elseif canImport(Darwin)
          let wrote = Darwin.write(file, start + done, buffer.count - done)
        #endif
        if wrote >= 0 {
          done += wrote
        } else if errno != EINTR {
          return SystemError(code: errno)
        }
      }
      return nil
    }
  }
}
