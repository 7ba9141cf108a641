import NavAnswers
import NavSource

/// `navgraph cover`: the fewest walks that take every transition.
public enum CoverReport {
  /// In what they can be written.
  public enum Form: String, Sendable, CaseIterable {
    case text, markdown, json, xcuitest

    /// One line for `--help`, no full stop.
    public var summary: String {
      switch self {
      case .text: "for people"
      case .markdown: "a list to tick off"
      case .json: "one JSON object, for other programs"
      case .xcuitest: "a skeleton of UI tests to be filled in"
      }
    }
  }

  public static func render(_ answer: CoverAnswer, as form: Form) -> String {
    switch form {
    case .text: text(answer)
    case .markdown: markdown(answer)
    case .json: json(answer)
    case .xcuitest: XCUITestWriter.text(answer)
    }
  }

  static func summary(_ answer: CoverAnswer) -> String {
    "\(AnswerText.counted(answer.walks.count, "walk")) of \(AnswerText.counted(answer.steps, "step")) together "
      + "\(answer.walks.count == 1 ? "takes" : "take") every transition that users can get to: \(answer.taken)"
  }

  /// What the walks leave out, and why.
  static func remarks(_ answer: CoverAnswer) -> [String] {
    var remarks: [String] = []
    if !answer.unreached.isEmpty {
      remarks.append("\(AnswerText.counted(answer.unreached.count, "transition")) cannot be reached from an entry")
    }
    if answer.withoutScreen > 0 { remarks.append("\(AnswerText.counted(answer.withoutScreen, "transition")) to no known screen") }
    if answer.fromUnknown > 0 { remarks.append("\(AnswerText.counted(answer.fromUnknown, "transition")) from screens that could not be told") }
    return remarks
  }

  private static func heading(_ number: Int, _ walk: CoverAnswer.Walk) -> String {
    let place = walk.place.map { " (\(AnswerText.place($0)))" } ?? ""
    return "walk \(number + 1): from the entry \(walk.start)\(place), \(AnswerText.counted(walk.edges.count, "transition"))"
  }

  private static func text(_ answer: CoverAnswer) -> String {
    var out = Array((summary(answer) + "\n").utf8)
    var table = HopTable()
    for (number, walk) in answer.walks.enumerated() {
      out += "\n".utf8
      out += Visible.text(heading(number, walk)).utf8
      out += "\n".utf8
      table.write(walk.edges, of: answer, to: &out)
    }
    let remarks = remarks(answer)
    if !remarks.isEmpty {
      out += "\nnot walked: \(remarks.joined(separator: ", "))\n".utf8
      out += HopTable.text(answer.unreached).utf8
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func markdown(_ answer: CoverAnswer) -> String {
    var out = "# Walks through the app\n\n\(Markdown.escaped(summary(answer)))\n"
    for (number, walk) in answer.walks.enumerated() {
      out += "\n## \(Markdown.escaped(heading(number, walk)))\n\n" + list(walk.edges.map(answer.hop), "- [ ] ")
    }
    let remarks = remarks(answer)
    if !remarks.isEmpty { out += "\n## Not walked\n\n\(Markdown.escaped(remarks.joined(separator: ", ")))\n\n" + list(answer.unreached, "- ") }
    return out
  }

  private static func list(_ hops: [Hop], _ bullet: String) -> String {
    hops.map { hop in
      "\(bullet)\(Markdown.escaped(hop.from)) → \(Markdown.escaped(hop.to)) (\(Markdown.escaped(AnswerText.means(hop.transition)))), "
        + "\(Markdown.escaped(AnswerText.place(hop.transition.place)))\n"
    }.joined()
  }

  private static func json(_ answer: CoverAnswer) -> String {
    JSON.object([
      "schema": .string("navgraph-cover/1"), "transitions": .int(answer.taken), "steps": .int(answer.steps),
      "walks": .array(
        answer.walks.map { walk in
          .object(["start": .string(walk.start), "hops": .array(walk.edges.map { AnswerText.json(answer.hop($0)) })])
        }),
      "unreached": .array(answer.unreached.map(AnswerText.json)), "withoutKnownScreen": .int(answer.withoutScreen),
      "fromUnknownScreens": .int(answer.fromUnknown),
    ]).text
  }
}
