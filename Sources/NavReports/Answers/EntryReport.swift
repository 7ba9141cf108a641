import NavAnswers
import NavModel
import NavSource

/// `navgraph entries`: the ways into the app, and what can be got to from each.
public enum EntryReport {
  /// - Parameter isDetailed: whether the screens are listed that each entry point leads to, rather than counted.
  public static func render(_ answer: EntryAnswer, isDetailed: Bool, as form: AnswerForm) -> String {
    switch form {
    case .text: isDetailed ? answer.rows.map(details).joined(separator: "\n") : table(answer)
    case .markdown: isDetailed ? answer.rows.map(markdownDetails).joined(separator: "\n") : markdown(answer)
    case .json: json(answer, isDetailed)
    }
  }

  private static let header = ["entry point", "kind", "leads to", "alone", "place", "shows"]

  private static func cells(_ row: EntryAnswer.Row) -> [String] {
    let shown = Set((row.entry.starts + row.entry.opens).map(\.screen)).sorted()
    return [
      row.entry.name, row.entry.kind.rawValue, "\(row.reached.count)", "\(row.alone)", AnswerText.place(row.entry.place),
      shown.isEmpty ? "-" : shown.joined(separator: ", "),
    ]
  }

  private static func summary(_ answer: EntryAnswer) -> String {
    if answer.rows.isEmpty { return "no entry point was found" }
    return "\(AnswerText.counted(answer.rows.count, "entry point")), \(answer.reached) of \(AnswerText.counted(answer.screens, "screen")) reached"
  }

  // MARK: Text

  private static func table(_ answer: EntryAnswer) -> String {
    if answer.rows.isEmpty { return summary(answer) + "\n" }
    return TextTable(header: header, rows: answer.rows.map { cells($0).map(Visible.text) }).text + "\n" + summary(answer) + "\n"
  }

  private static func details(_ row: EntryAnswer.Row) -> String {
    let entry = row.entry
    var out = Visible.text("\(entry.name) (\(entry.kind.rawValue)), \(AnswerText.place(entry.place))") + "\n"
    out += TextTable(rows: arrivals(entry).map { ["  " + $0.verb, Visible.text($0.arrival.screen), Visible.text(AnswerText.place($0.arrival.place))] }).text
    out += count(row) + "\n"
    return out
      + TextTable(rows: row.reached.map { ["  \($0.steps)", Visible.text($0.screen), $0.isOnlyHere ? "only from here" : ""] }).text
  }

  private static func arrivals(_ entry: EntryPoint) -> [(verb: String, arrival: EntryPoint.Arrival)] {
    entry.starts.map { ("starts with", $0) } + entry.opens.map { ("opens", $0) }
  }

  private static func count(_ row: EntryAnswer.Row) -> String {
    if row.reached.isEmpty { return "shows no screen that could be read" }
    return "leads to \(AnswerText.counted(row.reached.count, "screen")), to \(row.alone) of them alone; by so many transitions:"
  }

  // MARK: Markdown

  private static func markdown(_ answer: EntryAnswer) -> String {
    if answer.rows.isEmpty { return summary(answer) + "\n" }
    return Markdown.row(header) + Markdown.row(header.map { _ in "---" })
      + answer.rows.map { Markdown.row(cells($0).map(Markdown.escaped)) }.joined() + "\n" + summary(answer) + "\n"
  }

  private static func markdownDetails(_ row: EntryAnswer.Row) -> String {
    let entry = row.entry
    var out = "#### " + Markdown.escaped("\(entry.name) (\(entry.kind.rawValue)), \(AnswerText.place(entry.place))") + "\n\n"
    for (verb, arrival) in arrivals(entry) {
      out += "- \(verb) " + Markdown.escaped("\(arrival.screen), \(AnswerText.place(arrival.place))") + "\n"
    }
    out += "\n" + count(row) + "\n"
    if !row.reached.isEmpty { out += "\n" }
    for reached in row.reached {
      out += "- \(reached.steps): " + Markdown.escaped(reached.screen) + (reached.isOnlyHere ? ", only from here" : "") + "\n"
    }
    return out
  }

  // MARK: JSON

  private static func json(_ answer: EntryAnswer, _ isDetailed: Bool) -> String {
    JSON.object([
      "schema": .string("navgraph-entries/1"), "screens": .int(answer.screens), "reached": .int(answer.reached),
      "entries": .array(
        answer.rows.map { row in
          var members = GraphDocument.members(of: row.entry)
          members += [JSON.Member(key: "leadsTo", value: .int(row.reached.count)), JSON.Member(key: "alone", value: .int(row.alone))]
          if isDetailed { members.append(JSON.Member(key: "reaches", value: .array(row.reached.map(json)))) }
          return .object(members)
        }),
    ]).text
  }

  private static func json(_ reached: EntryAnswer.Reached) -> JSON {
    .object(["screen": .string(reached.screen), "transitions": .int(reached.steps), "onlyFromHere": .bool(reached.isOnlyHere)])
  }
}
