import NavSource

/// Lists of paths in files, where there are too many for a command line.
public enum PathList {
  /// Every path, with the lists among them replaced by what they list.
  ///
  /// - Parameters:
  ///   - paths: as typed; `@file` is a list: one path a line, relative to the current folder; blank lines and those that begin
  ///     with `#` say nothing.
  ///   - currentFolder: absolute and normalized.
  public static func expand(_ paths: [String], currentFolder: String) throws(Problem) -> [String] {
    var result: [String] = []
    for path in paths {
      guard path.hasPrefix("@"), path.count > 1 else {
        result.append(path)
        continue
      }
      let name = String(path.dropFirst())
      let absolute = PathText.absolute(name, from: currentFolder)
      if case .failure(let error) = FileStatus.of(absolute), error.isMissing {
        throw Problem("there is no such list of paths", file: name, mend: "Write './\(path)' for a file or folder of that name.")
      }
      let text = try TextFile.read(absolute, shown: name, kind: "list of paths").get()
      let lines = text.split(whereSeparator: \.isNewline).map(Self.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("#") }
      // Nothing named would mean everything.
      guard !lines.isEmpty else { throw Problem("this list names no path", file: name) }
      result += lines
    }
    return result
  }

  private static func trimmed(_ line: Substring) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" }
    return String(start[..<(start.lastIndex { $0 != " " && $0 != "\t" }.map(start.index(after:)) ?? start.startIndex)])
  }
}
