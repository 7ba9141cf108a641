import NavFacts
import NavFindings
import NavModel
import NavRules
import NavSource

/// What is left of the rules' findings once the settings and the comments in the code have been heard.
struct Verdict {
  private(set) var findings: [Finding]
  /// How many findings comments have silenced.
  let suppressed: Int
  /// The cards of the rules that ran, with the severities of the settings.
  let cards: [RuleCard]

  /// - Parameter severities: by rule; `off` keeps a rule from running.
  init(graph: NavigationGraph, files: [FileFacts], severities: [String: Severity]) {
    let active = RuleCatalog.cards.filter { severities[$0.id] ?? $0.severity != .off }
    let ids = Set(active.map(\.id))
    cards = active.map { card in
      var card = card
      card.severity = severities[card.id] ?? card.severity
      return card
    }
    // Nobody can mend what a tool wrote, and tests and manifests are no part of the app.
    let silent = Set(files.lazy.filter { $0.role != .app }.map(\.path))
    let found = RuleCatalog.findings(in: graph, only: ids).filter { !silent.contains($0.place.file) }
    let outcome = Suppressions.apply(
      Self.comments(files), to: found, known: Set(RuleCatalog.cards.map(\.id)), active: ids)
    suppressed = outcome.suppressed.count
    findings = (outcome.kept + outcome.unused).compactMap { finding in
      guard ids.contains(finding.rule) else { return nil }
      var finding = finding
      if let severity = severities[finding.rule] { finding.severity = severity }
      return finding
    }
  }

  private static func comments(_ files: [FileFacts]) -> [SuppressionComment] {
    files.filter { $0.role == .app }.flatMap { file in
      file.directives.map { directive in
        let (line, column) = file.lines.lineAndColumn(at: Int(directive.offset))
        return SuppressionComment(
          place: Place(file: file.path, line: line, column: column), text: directive.text, followsCode: directive.followsCode)
      }
    }
  }
}
