/// Changes of files for `git apply` and `patch -p1`: bytes, which need be no UTF-8.
public enum Patch {
  /// Empty where nothing changes.
  ///
  /// - Parameter path: relative to the folder in which the patch is to be applied.
  /// - Complexity: O((*lines*) × *differences*).
  public static func text(path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    let difference = LineDifference(from: lines(of: old), to: lines(of: new))
    let rows = difference.rows
    if rows.isEmpty { return [] }
    // No 'diff --git': with it, git counts paths from the repository's root and not from the current folder.
    var out = Array("--- \(name("a/" + path))\n+++ \(name("b/" + path))\n".utf8)
    for hunk in difference.hunks {
      out += (difference.head(hunk) + "\n").utf8
      for (mark, line) in rows[hunk] {
        out.append(mark.rawValue)
        out += line
        if line.last != 0x0A { out += "\n\\ No newline at end of file\n".utf8 }
      }
    }
    return out
  }

  /// Each with its line feed, if it has one.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// In quotes where git writes them, and with a tab behind a name with blanks, which ends it.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    if isPlain { return path.contains(" ") ? path + "\t" : path }
    var out = "\""
    for byte in path.utf8 {
      switch byte {
      case 0x22: out += "\\\""
      case 0x5C: out += "\\\\"
      case 0x20..<0x7F: out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        out += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return out + "\""
  }
}
