import NavAnswers

/// Hops in columns, one a line. A hop that stands in many tables is written once and kept.
struct HopTable {
  private struct Cells {
    var ends: String
    var means: String
    var place: String
    /// In columns of a terminal.
    var widths: (Int, Int)
  }

  /// By edge.
  private var kept: [Cells?] = []

  /// A line for each hop, indented.
  static func text(_ hops: [Hop]) -> String {
    var out = ""
    write(hops.map(cells), to: &out)
    return out
  }

  /// The same for the transitions of a walk.
  mutating func write(_ edges: [FlowIndex.Edge], of answer: CoverAnswer, to out: inout String) {
    var rows: [Cells] = []
    rows.reserveCapacity(edges.count)
    for edge in edges {
      while kept.count <= edge { kept.append(nil) }
      let cells = kept[Int(edge)] ?? Self.cells(answer.hop(edge))
      kept[Int(edge)] = cells
      rows.append(cells)
    }
    Self.write(rows, to: &out)
  }

  private static func cells(_ hop: Hop) -> Cells {
    let ends = Visible.text("\(hop.from) -> \(hop.to)")
    let means = Visible.text(AnswerText.means(hop.transition))
    return Cells(ends: ends, means: means, place: Visible.text(AnswerText.place(hop)), widths: (Visible.width(ends), Visible.width(means)))
  }

  private static func write(_ rows: [Cells], to out: inout String) {
    let first = min(rows.reduce(0) { max($0, $1.widths.0) }, widest)
    let second = min(rows.reduce(0) { max($0, $1.widths.1) }, widest)
    for row in rows {
      out += "  "
      out += row.ends
      blanks(first - row.widths.0 + 2, to: &out)
      out += row.means
      blanks(second - row.widths.1 + 2, to: &out)
      out += row.place
      out += "\n"
    }
  }

  /// No column is made wider than this for one long name.
  private static let widest = 100

  private static func blanks(_ count: Int, to out: inout String) {
    out += String(repeating: " ", count: max(count, 2))
  }
}
