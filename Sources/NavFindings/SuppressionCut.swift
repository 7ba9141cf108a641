import NavSource

/// How a suppression comment goes, wholly or for some of the rules that it names.
enum SuppressionCut {
  /// - Parameters:
  ///   - rules: those that the comment is not needed for.
  ///   - end: of the region that the comment begins: a comment that would end nothing without it, for the rule that it names.
  /// - Returns: nil where a comment cannot be cut out of its line by itself.
  static func fix(_ comment: SuppressionComment, without rules: [String], end: (comment: SuppressionComment, rule: String)?) -> Fix? {
    guard let edit = edit(comment, without: rules) else { return nil }
    let title = edit.replacement.isEmpty ? "Remove the comment" : "Take \(rules.joined(separator: ", ")) out of the comment"
    guard let end else { return Fix(title, edits: [edit]) }
    guard let other = Self.edit(end.comment, without: [end.rule]) else { return nil }
    return Fix(title, edits: [edit, other])
  }

  private static func edit(_ comment: SuppressionComment, without rules: [String]) -> Edit? {
    guard let cut = comment.cut else { return nil }
    let kept = named(in: comment.text).filter { !rules.contains($0) }
    if kept.isEmpty { return Edit(cut, with: "") }
    return list(in: comment, cut).map { Edit($0, with: kept.joined(separator: ", ")) }
  }

  /// The rules as they stand in the comment, each once, those that no rule has included.
  private static func named(in text: String) -> [String] {
    var names: [String] = []
    for word in words(text) { for name in word.split(separator: ",") where !names.contains(String(name)) { names.append(String(name)) } }
    return names
  }

  /// The words that name rules: behind the order, before the reason.
  private static func words(_ text: String) -> ArraySlice<Substring> {
    text.split(whereSeparator: \.isWhitespace).dropFirst().prefix { !SuppressionOrder.endsRules.contains(String($0)) }
  }

  /// The piece from the first rule's name to the last one's.
  private static func list(in comment: SuppressionComment, _ cut: CodePiece) -> CodePiece? {
    let words = words(comment.text)
    guard let first = words.first, let last = words.last else { return nil }
    // Behind the text stand only blanks and the line's end, so it is found from there.
    guard let found = TextSearch.last(comment.text, in: cut.text) else { return nil }
    let text = comment.text
    let before = cut.text[..<found.lowerBound].utf8.count + text[..<first.startIndex].utf8.count
    let length = text[first.startIndex..<last.endIndex].utf8.count
    var place = cut.place
    place.column += before
    place.length = length
    return CodePiece(place: place, offset: cut.offset + before, text: String(text[first.startIndex..<last.endIndex]))
  }
}
