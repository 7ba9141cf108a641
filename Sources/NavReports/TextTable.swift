/// Columns for a terminal. A cell may have several lines.
struct TextTable {
  /// nil for none.
  var header: [String]?
  /// Each row has as many cells as the header and the first row; a cell's lines are parted by `\n`, its names made visible before.
  var rows: [[String]]
  /// Wider lines are cut, with `…`.
  var widestCell = 72

  /// Two blanks between the columns, none at the end of a line.
  var text: String {
    let cells = ([header].compactMap { $0 } + rows).map { row in
      row.map { cell in
        cell.split(separator: "\n", omittingEmptySubsequences: false).map { Visible.cut(String($0), to: widestCell) }
      }
    }
    let widths = (cells.first ?? []).indices.map { column in
      cells.map { $0[column].map(Visible.width).max() ?? 0 }.max() ?? 0
    }
    var out = ""
    for row in cells {
      for line in 0..<(row.map(\.count).max() ?? 0) {
        var text = ""
        for (column, cell) in row.enumerated() {
          let part = line < cell.count ? cell[line] : ""
          text += Visible.padded(part, to: widths[column]) + "  "
        }
        while text.last == " " { text.removeLast() }
        out += text + "\n"
      }
    }
    return out
  }
}
