import NavAnswers
import NavSource

/// `navgraph paths`: the ways to a screen, hop by hop.
public enum PathsReport {
  public static func render(_ answer: PathAnswer, as form: AnswerForm) -> String {
    switch form {
    case .text: text(answer)
    case .markdown: markdown(answer)
    case .json: json(answer)
    }
  }

  // MARK: Text

  private static func text(_ answer: PathAnswer) -> String {
    var parts: [String] = []
    for start in answer.starts {
      for (number, way) in start.ways.enumerated() {
        parts.append(Visible.text(heading(start, way, number, answer)) + "\n" + HopTable.text(way))
      }
    }
    let remarks = remarks(answer).map { Visible.text($0) + "\n" }
    if !remarks.isEmpty { parts.append(remarks.joined()) }
    return parts.joined(separator: "\n")
  }

  private static func heading(_ start: PathAnswer.Start, _ way: [Hop], _ number: Int, _ answer: PathAnswer) -> String {
    let entry = start.entry.map { "the entry \($0), \(start.screen)" } ?? "the entry \(start.screen)"
    let origin = start.place.map { "\(entry) (\(AnswerText.place($0)))" } ?? start.screen
    if way.isEmpty { return "\(answer.target) is where the way begins: \(origin)" }
    let which = start.ways.count > 1 ? "way \(number + 1): " : ""
    return "\(which)from \(origin) to \(answer.target), \(AnswerText.counted(way.count, "transition"))"
  }

  /// What is to be said beside the ways; the one thing that is said where there are none.
  private static func remarks(_ answer: PathAnswer) -> [String] {
    var remarks: [String] = []
    if answer.starts.isEmpty {
      let origin = answer.source.map { "'\($0)'" } ?? "any of the \(AnswerText.counted(answer.silentEntries.count, "entry screen"))"
      let isBlind = answer.source == nil && answer.silentEntries.isEmpty
      remarks.append(isBlind ? "the entry point shows no screen that could be read" : "no way leads from \(origin) to '\(answer.target)'")
      if answer.hasGuesses { remarks.append("with '--possible', which takes guesses as transitions, there is one") }
    } else if !answer.silentEntries.isEmpty {
      remarks.append("no way leads there from \(AnswerText.counted(answer.silentEntries.count, "other entry screen")): \(AnswerText.list(answer.silentEntries))")
    }
    if !answer.gates.isEmpty { remarks.append("every way passes \(AnswerText.list(answer.gates))") }
    if answer.starts.contains(where: { $0.hasMore && $0.ways.count > 1 }) { remarks.append("there are more ways; a larger '--max' shows them") }
    if !answer.unknownWays.isEmpty {
      let places = answer.unknownWays.prefix(3).map { AnswerText.place($0.place) }.joined(separator: ", ")
      let hidden = answer.unknownWays.count - 3
      remarks.append("'\(answer.target)' is also shown from screens that could not be told: \(places)\(hidden > 0 ? " and \(hidden) more" : "")")
    }
    return remarks
  }

  // MARK: Markdown

  private static func markdown(_ answer: PathAnswer) -> String {
    var parts: [String] = []
    for start in answer.starts {
      for (number, way) in start.ways.enumerated() {
        let list = way.isEmpty ? "" : "\n" + AnswerText.markdown(way)
        parts.append("#### " + Markdown.escaped(heading(start, way, number, answer)) + "\n" + list)
      }
    }
    let remarks = remarks(answer).map { "- " + Markdown.escaped($0) + "\n" }
    if !remarks.isEmpty { parts.append(remarks.joined()) }
    return parts.joined(separator: "\n")
  }

  // MARK: JSON

  private static func json(_ answer: PathAnswer) -> String {
    JSON.object([
      "schema": .string("navgraph-paths/1"), "from": .string(answer.source), "to": .string(answer.target),
      "paths": .array(
        answer.starts.flatMap { start in
          start.ways.map { way in
            .object([
              "from": .string(start.screen), "isEntry": .bool(start.place != nil), "entry": .string(start.entry), "length": .int(way.count),
              "hops": .array(way.map(AnswerText.json)),
            ])
          }
        }),
      "hasMore": .bool(answer.starts.contains(where: \.hasMore)), "everyPathPasses": .strings(answer.gates),
      "entriesWithoutPath": .strings(answer.silentEntries),
      "fromUnknownScreens": .array(
        answer.unknownWays.map {
          .object([
            "kind": .string($0.kind.rawValue), "file": .string($0.place.file), "line": .int($0.place.line),
            "column": .int($0.place.column), "reason": .string($0.fromReason),
          ])
        }),
    ]).text
  }
}
