import NavAnswers
import NavModel
import NavSource

/// `navgraph why`: the chain of code places that made each transition.
public enum WhyReport {
  public static let forms: [AnswerForm] = [.text, .json]

  /// - Parameter rendering: colours, and where lines of code come from.
  public static func render(_ answer: WhyAnswer, as form: AnswerForm, _ rendering: Rendering) -> String {
    form == .json ? json(answer) : text(answer, rendering)
  }

  private static func text(_ answer: WhyAnswer, _ rendering: Rendering) -> String {
    if answer.isEmpty { return nothing(answer) }
    let paint = Paint(isOn: rendering.isColoured)
    var parts: [String] = []
    for (sources, transition) in gathered(answer.transitions) {
      var out = paint.bold(Visible.text(title(sources, transition))) + "\n"
      for (place, said) in steps(transition) { out += step(place, said, rendering, paint) }
      parts.append(out)
    }
    for call in answer.unresolved {
      parts.append(
        paint.bold("? \(call.kind.rawValue) whose target could not be read") + "\n"
          + step(call.place, call.reason, rendering, paint))
    }
    return parts.joined(separator: "\n")
  }

  /// One call in a row or helper that many screens show is one decision: transitions that differ in nothing but where they start.
  private static func gathered(_ transitions: [Transition]) -> [(sources: [String], transition: Transition)] {
    var rows: [(sources: [String], transition: Transition)] = []
    var known: [Transition: Int] = [:]
    for transition in transitions {
      var key = transition
      key.from = transition.from == nil ? nil : ""
      if let row = known[key] {
        rows[row].sources.append(from(transition))
      } else {
        known[key] = rows.count
        rows.append(([from(transition)], transition))
      }
    }
    return rows
  }

  private static func title(_ sources: [String], _ transition: Transition) -> String {
    let hidden = sources.count - 4
    let shown = sources.prefix(4).joined(separator: ", ") + (hidden > 0 ? " and \(hidden) more" : "")
    var title = "\(shown) -> \(transition.to ?? "(no known screen)"): \(transition.kind.rawValue)"
    if let route = transition.route { title += " \(route)" }
    title += ", \(transition.confidence.rawValue)"
    return transition.isLive ? title : title + ", in code that is never run"
  }

  private static func from(_ transition: Transition) -> String {
    transition.from ?? (transition.fromReason == nil ? "(entry)" : "(unknown screen)")
  }

  /// The decision, then what the evidence adds to it.
  private static func steps(_ transition: Transition) -> [(Place, String)] {
    var steps = [(transition.place, "decides" + (transition.fromReason.map { "; \($0)" } ?? ""))]
    for evidence in transition.evidence {
      if evidence.place == steps[steps.count - 1].0 {
        steps[steps.count - 1].1 += ", and \(evidence.text)"
      } else {
        steps.append((evidence.place, evidence.text))
      }
    }
    return steps
  }

  private static func step(_ place: Place, _ said: String, _ rendering: Rendering, _ paint: Paint) -> String {
    var out = "  \(Visible.text(place.description)): \(Visible.text(said))\n"
    if let line = rendering.excerpt(place.file, place.line) {
      out += CodeFrame.render(place, line: line, gutter: 5) { paint.faint($0) }
    }
    return out
  }

  private static func nothing(_ answer: WhyAnswer) -> String {
    switch answer.question {
    case .between(let from, let to):
      let origin = from.map { " from '\($0)'" } ?? ""
      var out = Visible.text("no transition leads directly\(origin) to '\(to)'") + "\n"
      if !answer.way.isEmpty { out += "the shortest way:\n" + HopTable.text(answer.way) }
      return out
    case .at(let file, let line):
      let shown = answer.nearLines.sorted { (abs($0 - line), $0) < (abs($1 - line), $1) }.prefix(6).sorted()
      let lines = shown.map(String.init).joined(separator: ", ")
      return Visible.text("nothing navigates at \(file):\(line); the nearest lines that say something: \(lines)") + "\n"
    }
  }

  private static func json(_ answer: WhyAnswer) -> String {
    JSON.object([
      "schema": .string("navgraph-why/1"),
      "transitions": .array(
        answer.transitions.map { transition in
          .object([
            "from": .string(transition.from), "to": .string(transition.to), "route": .string(transition.route),
            "kind": .string(transition.kind.rawValue), "confidence": .string(transition.confidence.rawValue),
            "live": .bool(transition.isLive), "fromReason": .string(transition.fromReason),
            "file": .string(transition.place.file), "line": .int(transition.place.line), "column": .int(transition.place.column),
            "evidence": .array(
              transition.evidence.map {
                .object([
                  "file": .string($0.place.file), "line": .int($0.place.line), "column": .int($0.place.column),
                  "text": .string($0.text),
                ])
              }),
          ])
        }),
      "unresolved": .array(answer.unresolved.map(UnresolvedReport.json)),
      "shortestWay": .array(answer.way.map(AnswerText.json)),
    ]).text
  }
}
