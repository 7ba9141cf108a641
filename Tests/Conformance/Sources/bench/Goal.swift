/// What a figure must at least or at most be, and what it is.
struct Goal {
  var name: String
  var figure: Double
  var limit: Double
  /// Whether more is better.
  var isLeast = false

  var holds: Bool { isLeast ? figure >= limit : figure <= limit }
  var limitText: String { "\(isLeast ? "≥" : "≤") \(limit)" }

  /// The goals whose rows were measured. Figures are ratios within one run wherever they can be, since machines differ.
  static func all(_ rows: [Row], of corpus: Corpus) -> [Goal] {
    func seconds(_ name: String, workers: Int = 1) -> Double? { rows.first { $0.name == name && $0.workers == workers }?.median }
    func perLine(_ name: String, workers: Int = 1) -> Double? {
      rows.first { $0.name == name && $0.workers == workers }.map { $0.median / Double(max(1, $0.part?.lines ?? corpus.lines)) }
    }
    var goals: [Goal] = []
    func add(_ name: String, _ figure: Double?, _ limit: Double, isLeast: Bool = false) {
      if let figure { goals.append(Goal(name: name, figure: figure, limit: limit, isLeast: isLeast)) }
    }
    func ratio(_ above: Double?, _ below: Double?) -> Double? {
      guard let above, let below else { return nil }
      return above / below
    }
    let (wc, lexed) = (seconds(RowName.wc), seconds(RowName.readAndLex))
    let (whole, pair) = (seconds(RowName.whole), seconds(RowName.whole, workers: 2))
    add("lex in memory, MB/s", seconds(RowName.lex).map { Double(corpus.bytes) / $0 / 1e6 }, 450, isLeast: true)
    add("read + lex / `wc -l`", ratio(lexed, wc), 2)
    // Both read the files the same way.
    add("swift-syntax's lexer + reading / read + lex", ratio(sum(seconds(RowName.referenceLexer), seconds("read")), lexed), 7, isLeast: true)
    add("whole run / `wc -l`", ratio(whole, wc), 4)
    add("whole run, 2 workers / 1", ratio(pair, whole), 0.62)
    add("swift-syntax's parser + visitor / whole run", ratio(seconds(RowName.referenceParser), whole), 10, isLeast: true)
    add("1 M lines, 2 workers, s", perLine(RowName.million, workers: 2).map { $0 * 1e6 }, 0.35)
    add("time per line, all / 100 k", ratio(perLine(RowName.whole), perLine(RowName.some)), 1.2)
    add("process of 50 k lines, ms", perLine(RowName.cold, workers: 2).map { $0 * 50e6 }, 60)
    add("process `--version`, ms", seconds(RowName.version).map { $0 * 1000 }, 10)
    if let peak = corpus.peak { add("peak memory / (25 MB + 0.6 × source)", Double(peak) / (25e6 + 0.6 * Double(corpus.bytes)), 1) }
    return goals
  }

  private static func sum(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return nil }
    return one + other
  }
}
