/// Looks for a text in another one, byte by byte.
///
/// Stands in place of what the standard library has for it, whose first use brings all of regular expressions into a program: a seventh of
/// `navgraph-draw`, which starts anew for every picture and does little else for a small one.
public enum TextSearch {
  /// Where the text stands for the first time; nil where it does not. An empty one stands at the beginning.
  ///
  /// - Complexity: O(*text* × *part*), and near O(*text*) for what people write.
  public static func first<Text: StringProtocol, Part: StringProtocol>(_ part: Part, in text: Text) -> Range<String.Index>? {
    var start = text.utf8.startIndex
    while true {
      if let end = end(of: part, at: start, in: text) { return start..<end }
      guard start < text.utf8.endIndex else { return nil }
      text.utf8.formIndex(after: &start)
    }
  }

  /// Where it stands for the last time.
  public static func last<Text: StringProtocol, Part: StringProtocol>(_ part: Part, in text: Text) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var start = text.utf8.startIndex
    while true {
      if let end = end(of: part, at: start, in: text) { found = start..<end }
      guard start < text.utf8.endIndex else { return found }
      text.utf8.formIndex(after: &start)
    }
  }

  private static func end<Text: StringProtocol, Part: StringProtocol>(
    of part: Part, at start: String.Index, in text: Text
  ) -> String.Index? {
    var at = start
    for byte in part.utf8 {
      guard at < text.utf8.endIndex, text.utf8[at] == byte else { return nil }
      text.utf8.formIndex(after: &at)
    }
    return at
  }
}
