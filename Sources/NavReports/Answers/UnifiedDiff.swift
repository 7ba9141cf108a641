/// What must change in one text to make it the other, as `diff -u` writes it, for people.
public enum UnifiedDiff {
  /// Empty where the texts are the same line by line; lines may end in `\r\n` too, and a missing last line end does not count.
  ///
  /// - Parameters:
  ///   - oldName: stands behind `---`; `newName` behind `+++`.
  /// - Complexity: O((*lines*) × *differences*).
  public static func text(from old: String, named oldName: String, to new: String, named newName: String) -> String {
    let difference = LineDifference(from: lines(of: old), to: lines(of: new))
    let rows = difference.rows
    if rows.isEmpty { return "" }
    var out = Visible.text("--- \(oldName)") + "\n" + Visible.text("+++ \(newName)") + "\n"
    for hunk in difference.hunks {
      // Behind the ranges stands the line that an indented beginning belongs to, as `git diff` names the function.
      var section = ""
      if rows[hunk.lowerBound].line.first == " ", let head = rows[..<hunk.lowerBound].last(where: { $0.line.first != " " }) {
        section = " " + Visible.text(String(head.line))
      }
      out += difference.head(hunk) + section + "\n"
      for (mark, line) in rows[hunk] { out += "\(Character(Unicode.Scalar(mark.rawValue)))\(Visible.text(String(line)))\n" }
    }
    return out
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
