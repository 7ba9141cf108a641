/// A pattern for paths, as in a `.gitignore`.
///
/// `*` and `?` stop at `/`, `**` does not, `[a-c]` and `[!a-c]` are sets. A pattern without an inner `/` speaks of a
/// name at any depth; one with a `/` of a path from the folder of the settings file. A pattern that matches a
/// folder matches all that lies in it. Bytes are compared, so `?` takes one byte of a name.
public struct Glob: Sendable, Hashable {
  /// As the user wrote it.
  public let text: String
  private let parts: [[UInt8]]

  /// - Parameter text: UTF-8; a leading `./` or `/` and a trailing `/` are of no consequence.
  public init(_ text: String) {
    self.text = text
    var trimmed = Substring(text)
    if trimmed.hasPrefix("./") { trimmed = trimmed.dropFirst(2) }
    let isAnchored = trimmed.dropLast().contains("/")
    var parts = trimmed.split(separator: "/").map { Array($0.utf8) }
    // What is inside a matched folder is matched anyway.
    while let last = parts.last, Self.isAnyDepth(last) { parts.removeLast() }
    if !isAnchored, !parts.isEmpty { parts.insert(Array("**".utf8), at: 0) }
    self.parts = parts
  }

  /// Whether the pattern speaks of the path or of a folder that holds it.
  ///
  /// - Parameter path: relative to the settings' folder, `/` as separator.
  /// - Complexity: O(*pattern* x *path*): no pattern makes it exponential.
  public func matches(_ path: String) -> Bool {
    // `reached[p]`: the names read so far can be taken by the first `p` parts.
    var reached = [Bool](repeating: false, count: parts.count + 1)
    reached[0] = true
    if spread(&reached) { return true }
    for name in path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init) {
      var next = [Bool](repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() where reached[index] {
        if Self.isAnyDepth(part) {
          next[index] = true
        } else if Self.matches(part[...], name[...]) {
          next[index + 1] = true
        }
      }
      if spread(&next) { return true }
      reached = next
    }
    return false
  }

  /// `**` may take no name at all, so what stands before it also reaches behind it. Returns whether the end is reached.
  private func spread(_ reached: inout [Bool]) -> Bool {
    for (index, part) in parts.enumerated() where reached[index] && Self.isAnyDepth(part) { reached[index + 1] = true }
    return reached[parts.count]
  }

  private static func isAnyDepth(_ part: [UInt8]) -> Bool { part == [UInt8(ascii: "*"), UInt8(ascii: "*")] }

  /// One name against one part: greedy `*` with a single point to come back to, so at worst quadratic.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var p = pattern.startIndex
    var n = name.startIndex
    var star: (pattern: Int, name: Int)?
    while n < name.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = (p + 1, n)
        p += 1
      } else if p < pattern.endIndex, let step = single(pattern, p, name[n]) {
        p = step
        n += 1
      } else if let back = star {
        star = (back.pattern, back.name + 1)
        p = back.pattern
        n = back.name + 1
      } else {
        return false
      }
    }
    while p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.endIndex
  }

  /// Where the pattern goes on if the element at `p` takes `byte`; nil if it does not.
  private static func single(_ pattern: ArraySlice<UInt8>, _ p: Int, _ byte: UInt8) -> Int? {
    switch pattern[p] {
    case UInt8(ascii: "?"):
      return p + 1
    case UInt8(ascii: "["):
      guard let set = set(pattern, p) else { return byte == UInt8(ascii: "[") ? p + 1 : nil }
      return set.contains(byte) ? set.end : nil
    case UInt8(ascii: "\\") where p + 1 < pattern.endIndex:
      return pattern[p + 1] == byte ? p + 2 : nil
    case let literal:
      return literal == byte ? p + 1 : nil
    }
  }

  /// The set that opens at `p`; nil where nothing closes it.
  private static func set(_ pattern: ArraySlice<UInt8>, _ p: Int) -> (end: Int, contains: (UInt8) -> Bool)? {
    var i = p + 1
    var isNegated = false
    if i < pattern.endIndex, pattern[i] == UInt8(ascii: "!") || pattern[i] == UInt8(ascii: "^") {
      isNegated = true
      i += 1
    }
    var ranges: [ClosedRange<UInt8>] = []
    let first = i
    while i < pattern.endIndex, pattern[i] != UInt8(ascii: "]") || i == first {
      if i + 2 < pattern.endIndex, pattern[i + 1] == UInt8(ascii: "-"), pattern[i + 2] != UInt8(ascii: "]") {
        if pattern[i] <= pattern[i + 2] { ranges.append(pattern[i]...pattern[i + 2]) }
        i += 3
      } else {
        ranges.append(pattern[i]...pattern[i])
        i += 1
      }
    }
    guard i < pattern.endIndex else { return nil }
    return (i + 1, { [ranges] byte in ranges.contains { $0.contains(byte) } != isNegated })
  }
}
