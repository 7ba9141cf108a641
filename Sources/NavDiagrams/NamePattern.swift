import NavSource

/// A name as people type it to speak of several: `*` stands for any run of characters, everything else for itself.
struct NamePattern {
  let text: String
  private let parts: [Substring]

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether the whole of the name, or its last component (`Inner` of `Outer.Inner`), is what the pattern says.
  func matches(_ name: String) -> Bool {
    matchesWhole(Substring(name)) || (name.split(separator: ".").last.map(matchesWhole) ?? false)
  }

  /// - Complexity: O(*name* × *pattern*): each part is looked for once, leftmost first, which is as good as any other place.
  private func matchesWhole(_ name: Substring) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    if parts.count == 1 { return name == first }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = TextSearch.first(part, in: rest) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
