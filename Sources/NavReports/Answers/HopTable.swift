import NavAnswers

/// Hops in columns, one a line. A hop that stands in many tables is worded once and kept.
///
/// Bytes and no strings: a cover of 10,000 screens has 50,000 lines, and most of the time went into making and joining their parts.
struct HopTable {
  /// Where the three cells of a hop end in `words`, each beginning where the one before ends, and how wide the first two are in a
  /// terminal.
  private struct Cells {
    var start: Int
    var ends: Int
    var means: Int
    var place: Int
    var widths: (Int, Int)
  }

  private var words: [UInt8] = []
  /// By edge.
  private var kept: [Cells?] = []

  /// A line for each hop, indented.
  static func text(_ hops: [Hop]) -> String {
    var table = HopTable()
    var out: [UInt8] = []
    let rows = hops.map { table.cells($0) }
    table.write(rows, to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  /// The same for the transitions of a walk.
  mutating func write(_ edges: [FlowIndex.Edge], of answer: CoverAnswer, to out: inout [UInt8]) {
    var rows: [Cells] = []
    rows.reserveCapacity(edges.count)
    for edge in edges {
      while kept.count <= edge { kept.append(nil) }
      let cells = kept[Int(edge)] ?? cells(answer.hop(edge))
      kept[Int(edge)] = cells
      rows.append(cells)
    }
    write(rows, to: &out)
  }

  private mutating func cells(_ hop: Hop) -> Cells {
    let start = words.count
    words += hop.from.utf8
    words += " -> ".utf8
    words += hop.to.utf8
    let first = clean(from: start)
    let ends = words.count
    words += AnswerText.means(hop.transition).utf8
    let second = clean(from: ends)
    let means = words.count
    words += AnswerText.place(hop).utf8
    _ = clean(from: means)
    return Cells(start: start, ends: ends, means: means, place: words.count, widths: (first, second))
  }

  /// Makes visible what was written last, and tells how wide it is.
  private mutating func clean(from start: Int) -> Int {
    if words[start...].allSatisfy({ $0 < 0x80 && Visible.isPlain($0) }) { return words.count - start }
    let text = Visible.text(String(decoding: words[start...], as: UTF8.self))
    words.replaceSubrange(start..., with: text.utf8)
    return Visible.width(text)
  }

  private func write(_ rows: [Cells], to out: inout [UInt8]) {
    let first = min(rows.reduce(0) { max($0, $1.widths.0) }, Self.widest)
    let second = min(rows.reduce(0) { max($0, $1.widths.1) }, Self.widest)
    for row in rows {
      Self.blanks(2, to: &out)
      out += words[row.start..<row.ends]
      Self.blanks(first - row.widths.0 + 2, to: &out)
      out += words[row.ends..<row.means]
      Self.blanks(second - row.widths.1 + 2, to: &out)
      out += words[row.means..<row.place]
      out.append(UInt8(ascii: "\n"))
    }
  }

  /// No column is made wider than this for one long name.
  private static let widest = 100

  private static func blanks(_ count: Int, to out: inout [UInt8]) {
    for _ in 0..<max(count, 2) { out.append(UInt8(ascii: " ")) }
  }
}
