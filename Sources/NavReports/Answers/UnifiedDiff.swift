/// What must change in one text to make it the other, as `diff -u` writes it.
public enum UnifiedDiff {
  /// How many lines that are the same stand around each change.
  private static let context = 3

  /// Empty where the texts are the same line by line; lines may end in `\r\n` too, and a missing last line end does not count.
  ///
  /// - Parameters:
  ///   - oldName: stands behind `---`; `newName` behind `+++`.
  /// - Complexity: O((*lines*) × *differences*).
  public static func text(from old: String, named oldName: String, to new: String, named newName: String) -> String {
    let (old, new) = (lines(of: old), lines(of: new))
    let changes = new.difference(from: old)
    if changes.isEmpty { return "" }
    let removed = Set(changes.removals.map(offset))
    let inserted = Set(changes.insertions.map(offset))
    /// Both texts as one column: what goes, what comes, what stays.
    var rows: [(mark: Character, text: Substring)] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if removed.contains(a) {
        rows.append(("-", old[a]))
        a += 1
      } else if inserted.contains(b) {
        rows.append(("+", new[b]))
        b += 1
      } else {
        rows.append((" ", old[a]))
        a += 1
        b += 1
      }
    }
    var out = Visible.text("--- \(oldName)") + "\n" + Visible.text("+++ \(newName)") + "\n"
    for range in hunks(rows) { out += hunk(rows, range) }
    return out
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  /// The rows around changes; hunks that would touch are one.
  private static func hunks(_ rows: [(mark: Character, text: Substring)]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (row, (mark, _)) in rows.enumerated() where mark != " " {
      let range = max(0, row - context)..<min(rows.count, row + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// - Returns: the hunk; behind its ranges the line that an indented beginning belongs to, as `git diff` names the function.
  private static func hunk(_ rows: [(mark: Character, text: Substring)], _ range: Range<Int>) -> String {
    func extent(_ missing: Character) -> String {
      let before = rows[..<range.lowerBound].count { $0.mark != missing }
      let count = rows[range].count { $0.mark != missing }
      // Of no lines, the one before is named.
      return "\(count == 0 ? before : before + 1)" + (count == 1 ? "" : ",\(count)")
    }
    var section = ""
    if rows[range.lowerBound].text.first == " ", let head = rows[..<range.lowerBound].last(where: { $0.text.first != " " }) {
      section = " " + Visible.text(String(head.text))
    }
    return "@@ -\(extent("+")) +\(extent("-")) @@\(section)\n" + rows[range].map { "\($0.mark)\(Visible.text(String($0.text)))\n" }.joined()
  }
}
