/// Reads what git prints. Names are bytes there and need not be UTF-8; they are repaired as file names are everywhere.
enum GitDiff {
  struct Entry: Hashable {
    var old: String?
    var new: String?
    var blob: String?
  }

  /// `diff --raw -z --no-abbrev`: `:mode mode id id status`, then one path, or two of a file that was renamed.
  static func entries(_ bytes: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var fields = bytes.split(separator: 0, omittingEmptySubsequences: false)[...]
    while let head = fields.popFirst(), head.first == UInt8(ascii: ":") {
      let words = head.dropFirst().split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 5, let status = words[4].first, let first = fields.popFirst() else { break }
      let path = text(first)
      // Links and submodules are followed by nobody: their targets are files of their own.
      let hadText = words[0].hasPrefix("100")
      let hasText = words[1].hasPrefix("100")
      let blob = hadText ? words[2] : nil
      switch status {
      case "R", "C":
        guard let second = fields.popFirst() else { return entries }
        // Of a copy the original is still there, and did not change by being copied.
        entries.append(
          status == "R" ? Entry(old: path, new: hasText ? text(second) : nil, blob: blob) : Entry(old: nil, new: text(second), blob: nil))
      case "A": entries.append(Entry(old: nil, new: path, blob: nil))
      case "D": entries.append(Entry(old: path, new: nil, blob: blob))
      // An unmerged file comes again with what it was and is.
      case "U": break
      default: entries.append(Entry(old: blob == nil ? nil : path, new: hasText ? path : nil, blob: blob))
      }
    }
    return entries
  }

  /// Paths that each end with a zero byte.
  static func names(_ bytes: [UInt8]) -> [String] { bytes.split(separator: 0).map(text) }

  /// The changed lines of each file, by its path now, from a patch without context.
  static func changedLines(_ patch: [UInt8]) -> [String: [ClosedRange<Int>]] {
    var result: [String: [ClosedRange<Int>]] = [:]
    var file: String?
    // Lines of a hunk are counted off, because they may look like anything.
    var rest = 0
    for line in patch.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if rest > 0, line.first == UInt8(ascii: "-") || line.first == UInt8(ascii: "+") {
        rest -= 1
      } else if line.starts(with: "diff --git ".utf8) {
        file = nil
        rest = 0
      } else if line.starts(with: "+++ ".utf8) {
        file = name(line.dropFirst(4))
      } else if line.starts(with: "@@ -".utf8), let hunk = hunk(line) {
        rest = hunk.removed + hunk.added.count
        if let file, !hunk.added.isEmpty { result[file, default: []].append(hunk.added.lowerBound...hunk.added.upperBound - 1) }
      }
    }
    return result
  }

  /// `@@ -from,count +from,count @@`; a count that is left out is 1.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (removed: Int, added: Range<Int>)? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard words.count >= 3, let removed = range(words[1]), let added = range(words[2]) else { return nil }
    return (removed.count, added)
  }

  private static func range(_ word: ArraySlice<UInt8>) -> Range<Int>? {
    let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let first = numbers.first, let from = first, from >= 0, numbers.count <= 2 else { return nil }
    guard let count = numbers.count == 2 ? numbers[1] : 1, count >= 0, count < Int.max - from else { return nil }
    return from..<from + count
  }

  /// A path behind `+++ `: `b/` before it, quoted where it holds anything odd; nil for `/dev/null`.
  private static func name(_ field: ArraySlice<UInt8>) -> String? {
    var bytes = field
    if bytes.first == UInt8(ascii: "\"") {
      bytes = unquoted(bytes)[...]
    } else if bytes.last == UInt8(ascii: "\t") {
      // Stands behind names with blanks.
      bytes = bytes.dropLast()
    }
    return bytes.starts(with: "b/".utf8) ? text(bytes.dropFirst(2)) : nil
  }

  /// Between double quotes, with backslashes as in C.
  private static func unquoted(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    var rest = field.dropFirst()
    let short: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        out.append(byte)
        continue
      }
      if let control = short[next] {
        out.append(control)
      } else if UInt8(ascii: "0")...UInt8(ascii: "7") ~= next {
        var value = Int(next) - 0x30
        for digit in rest.prefix(2) { value = value * 8 + Int(digit) - 0x30 }
        rest = rest.dropFirst(2)
        out.append(UInt8(truncatingIfNeeded: value))
      } else {
        out.append(next)
      }
    }
    return out
  }

  /// `cat-file --batch`: `id type size`, the bytes, a line feed, for each id asked for; nil where one is missing.
  static func blobs(_ bytes: [UInt8], named ids: [String]) -> [String: [UInt8]]? {
    var result: [String: [UInt8]] = [:]
    var rest = bytes[...]
    for id in ids {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, words[0] == id, let size = Int(words[2]), size >= 0, rest.count > size, end + size < rest.endIndex else {
        return nil
      }
      result[id] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return result
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
