import NavSource

/// The excerpt below a finding: its line, and a caret with tildes under what is meant.
enum CodeFrame {
  /// Longer lines are shown as a window around the caret.
  private static let columns = 120
  /// How much of the line stays visible before the caret in such a window.
  private static let lead = 40

  /// Two lines of text and a gutter with the line's number.
  ///
  /// - Parameters:
  ///   - line: the text of the place's line, without its line end.
  ///   - paint: colours the line with the caret.
  static func render(_ place: Place, line: String, gutter: Int, paint: (String) -> String) -> String {
    let window = window(line, around: place)
    let prefix = expanded(window.prefix)
    let marked = expanded(window.marked)
    let blanks = String(repeating: " ", count: Visible.width(prefix))
    let caret = "^" + String(repeating: "~", count: max(0, Visible.width(marked) - 1))
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, gutter - number.count))
    let empty = String(repeating: " ", count: gutter)
    // Once more as a whole: what is harmless in parts may be an order when they stand together.
    let shown = Visible.text(prefix + marked + expanded(window.suffix))
    return " \(margin)\(number) | \(shown)\n"
      + " \(empty) | \(blanks)\(paint(caret))\n"
  }

  /// Tabs count as two blanks, so that the caret below stands right in any terminal.
  private static func expanded(_ text: Substring) -> String {
    Visible.text(text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  "))
  }

  private struct Window {
    var prefix: Substring
    var marked: Substring
    var suffix: Substring
  }

  /// The part of a line that is shown, cut at scalar boundaries; the places of a hostile line may lie anywhere.
  private static func window(_ line: String, around place: Place) -> Window {
    let bytes = line.utf8
    let start = min(max(place.column - 1, 0), bytes.count)
    let end = min(start + max(place.length, 1), bytes.count)
    var from = 0
    var to = bytes.count
    if bytes.count > columns {
      from = start > columns - lead ? start - lead : 0
      to = min(bytes.count, from + columns)
    }
    func index(_ offset: Int) -> String.Index {
      bytes.index(bytes.startIndex, offsetBy: offset)
    }
    func rounded(_ offset: Int) -> String.Index {
      var offset = min(max(offset, from), to)
      while offset > 0, offset < bytes.count, index(offset).samePosition(in: line.unicodeScalars) == nil { offset -= 1 }
      return index(offset)
    }
    let cuts = [from, start, end, to].map(rounded)
    var window = Window(prefix: line[cuts[0]..<cuts[1]], marked: line[cuts[1]..<cuts[2]], suffix: line[cuts[2]..<cuts[3]])
    if from > 0 { window.prefix = "…" + window.prefix }
    if to < bytes.count { window.suffix += "…" }
    return window
  }
}
