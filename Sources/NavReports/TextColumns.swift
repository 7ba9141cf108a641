import NavSource

/// Where a place lies in its line, counted in UTF-16 code units as most programs count: places themselves count bytes.
struct TextColumns: Hashable {
  /// One-based.
  var start: Int
  /// One-based, exclusive; equal to `start` at the end of a line.
  var end: Int

  /// nil where the line cannot be had or does not reach to the place: then only the line can be told.
  init?(_ place: Place, _ rendering: Rendering) {
    guard let line = rendering.excerpt(place.file, place.line) else { return nil }
    let first = place.column - 1
    guard (0...line.utf8.count).contains(first) else { return nil }
    let last = min(first + max(place.length, 1), line.utf8.count)
    start = Self.units(line, before: first) + 1
    end = Self.units(line, before: last) + 1
  }

  /// How many code units stand before a byte; of one inside a character, before that character.
  private static func units(_ line: String, before byte: Int) -> Int {
    let bytes = line.utf8
    var index = bytes.index(bytes.startIndex, offsetBy: byte)
    while index > bytes.startIndex, index < bytes.endIndex, index.samePosition(in: line.unicodeScalars) == nil {
      index = bytes.index(before: index)
    }
    return line.utf16.distance(from: line.startIndex, to: index)
  }
}
