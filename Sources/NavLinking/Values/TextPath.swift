/// A path of text as routers read it, or a pattern of such paths: `app://user/<int:id>`, `/animals/:name`, `tickets/*`.
struct TextPath {
  /// In front of `://`; nil where there is none.
  var scheme: Substring?
  var parts: [Substring]

  /// Without query and fragment. Interpolations stand in it as they are written.
  init(_ text: String) {
    var rest = text[...]
    if let mark = rest.firstRange(of: "://") {
      scheme = rest[..<mark.lowerBound]
      rest = rest[mark.upperBound...]
    }
    parts = Self.split(rest)
  }

  /// Whether the last place of a pattern takes any number of parts: `*`, `<path:_>`.
  var takesRest: Bool { parts.last.map { $0 == "*" || $0.hasPrefix("<path:") } ?? false }

  /// The parts of a pattern that take one part each.
  var fixed: ArraySlice<Substring> { takesRest ? parts.dropLast() : parts[...] }

  func dropping(_ count: Int) -> TextPath {
    var rest = self
    rest.scheme = nil
    rest.parts = Array(parts.dropFirst(count))
    return rest
  }

  /// Whether this pattern takes a path. A part that is interpolated may be anything, which only variables take.
  func takes(_ path: TextPath) -> Bool {
    guard !path.parts.isEmpty || takesRest, takesRest ? path.parts.count >= fixed.count : path.parts.count == parts.count else { return false }
    if let scheme, let other = path.scheme, !Self.isOpen(other), !Self.isOpen(scheme), scheme != other { return false }
    return zip(fixed, path.parts).allSatisfy { $0 == $1 || $0.hasPrefix(":") || $0.hasPrefix("<") }
  }

  private static func isOpen(_ part: Substring) -> Bool { part.contains("\\(") }

  /// Parted at each `/` that stands in no interpolation, to the first `?` or `#`.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var last: Character = " "
    var at = start
    scan: while at < text.endIndex {
      switch text[at] {
      case "(" where depth > 0 || last == "\\": depth += 1
      case ")" where depth > 0: depth -= 1
      case "/" where depth == 0:
        if start < at { parts.append(text[start..<at]) }
        start = text.index(after: at)
      case "?" where depth == 0, "#" where depth == 0: break scan
      default: break
      }
      last = text[at]
      at = text.index(after: at)
    }
    if start < at { parts.append(text[start..<at]) }
    return parts
  }
}
