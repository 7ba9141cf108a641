import NavAnswers
import NavSource

/// `navgraph cover --walks`: how many transitions walks take that somebody has written.
public enum CoverageReport {
  /// - Parameter file: where the walks stand.
  public static func render(_ coverage: WalkCoverage, of file: String, as form: AnswerForm) -> String {
    let share = AnswerText.percent(coverage.taken, of: coverage.total)
    let summary =
      "\(AnswerText.counted(coverage.walks, "walk")) of \(file) \(coverage.walks == 1 ? "takes" : "take") "
      + "\(coverage.taken) of \(AnswerText.counted(coverage.total, "transition")) (\(share) %)"
    let unknown = coverage.unknownSteps.map { step in
      "\(file)\(step.line.map { ":\($0)" } ?? ""): no transition is known from '\(step.from)' to '\(step.to.screen)'"
        + (step.to.kind.map { " of the kind '\($0.rawValue)'" } ?? "") + (step.to.route.map { " by '\($0)'" } ?? "")
    }
    switch form {
    case .text:
      var out = Visible.text(summary) + "\n"
      if !coverage.missing.isEmpty { out += "\nnot taken:\n" + HopTable.text(coverage.missing) }
      if !unknown.isEmpty { out += "\n" + unknown.map { Visible.text($0) + "\n" }.joined() }
      return out
    case .markdown:
      var out = Markdown.escaped(summary) + "\n"
      if !coverage.missing.isEmpty { out += "\nNot taken:\n\n" + AnswerText.markdown(coverage.missing) }
      if !unknown.isEmpty { out += "\n" + unknown.map { "- " + Markdown.escaped($0) + "\n" }.joined() }
      return out
    case .json:
      return JSON.object([
        "schema": .string("navgraph-coverage/1"), "walks": .int(coverage.walks), "transitions": .int(coverage.total),
        "taken": .int(coverage.taken), "missing": .array(coverage.missing.map(AnswerText.json)),
        "unknownSteps": .array(
          coverage.unknownSteps.map {
            .object(["from": .string($0.from), "to": .string($0.to.screen), "line": $0.line.map { .int($0) } ?? .null])
          }),
      ]).text
    }
  }
}
