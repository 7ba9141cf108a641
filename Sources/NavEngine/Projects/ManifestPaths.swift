/// The places outside of its folder that a manifest names: whatever it is written in, such a path begins with `../`.
enum ManifestPaths {
  /// - Parameters:
  ///   - text: of the manifest, in any language.
  ///   - folder: that the manifest stands in, normalized.
  /// - Returns: normalized paths. A path may be counted from a group further down, as Xcode does, so of `../../Kit` also what it
  ///   means with fewer steps up is given.
  static func outside(_ text: [UInt8], folder: String) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    var at = 0
    while let start = next(text, from: at) {
      var end = start
      var steps = 0
      while isStep(text, end) {
        end += 3
        steps += 1
      }
      let tail = end
      let quote = start > 0 ? text[start - 1] : 0
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      while end < text.count, isQuoted ? text[end] != quote && text[end] != 0x0A : !endsPath(text[end]) { end += 1 }
      at = end
      let rest = String(decoding: text[tail..<end], as: UTF8.self)
      var up = folder
      for _ in 0..<min(steps, 32) {
        up = PathText.join(up, "..")
        let path = PathText.normalized(PathText.join(up, rest))
        if known.insert(path).inserted { found.append(path) }
      }
    }
    return found
  }

  /// Where the next `../` begins that is not the end of a name.
  private static func next(_ text: [UInt8], from: Int) -> Int? {
    var at = from
    while at + 2 < text.count {
      // The slash is rarest last: two bytes can be passed over where it is neither dot nor slash.
      let third = text[at + 2]
      if third == UInt8(ascii: "/"), isStep(text, at), at == 0 || text[at - 1] != UInt8(ascii: ".") { return at }
      at += third == UInt8(ascii: "/") || third == UInt8(ascii: ".") ? 1 : 3
    }
    return nil
  }

  private static func isStep(_ text: [UInt8], _ at: Int) -> Bool {
    at + 2 < text.count && text[at] == UInt8(ascii: ".") && text[at + 1] == UInt8(ascii: ".") && text[at + 2] == UInt8(ascii: "/")
  }

  private static func endsPath(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "\"'`,;<>()[]{}|".utf8.contains(byte)
  }
}
