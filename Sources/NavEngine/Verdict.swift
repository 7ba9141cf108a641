import NavAnswers
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

  /// - Parameters:
  ///   - broken: where the code does not keep to the settings.
  ///   - comments: of all files, in any order.
  ///   - besides: the files beside the Swift code that rules speak of.
  ///   - jobs: how many workers ask rules.
  ///   - seen: how patterns see the path of a file.
  init(
    graph: NavigationGraph, broken: Disagreements, files: [FileFacts], comments: [SuppressionComment], besides: [String],
    settings: Settings, jobs: Int, seen: (String) -> SeenPath
  ) {
    // Nobody can mend what a tool wrote, and tests and manifests are no part of the app.
    let app = files.filter { $0.role == .app }.map(\.path) + besides
    let judged = Set(app)
    let zones = RuleZones(settings, files: app, seen: seen)

    var stands: [String: [RuleZones.Stand]] = [:]
    for card in RuleCatalog.cards { stands[card.id] = zones.stands(of: card) }
    cards = RuleCatalog.cards.compactMap { card in stands[card.id].flatMap { zones.inForce(card, $0) } }

    let questions = RuleCatalog.all.flatMap { rule in
      Set((stands[rule.id] ?? []).filter(\.isOn).map(\.options)).map { Question(rule: rule, options: $0) }
    }
    var found: [Finding] = []
    for (question, findings) in zip(questions, Self.answers(to: questions, graph, broken, jobs: jobs)) {
      guard let own = stands[question.rule.id] else { continue }
      found += findings.filter { finding in
        let file = finding.place.file
        return judged.contains(file) && own[zones.zone(of: file)].options == question.options
      }
    }
    found = found.compactMap { finding in stands[finding.rule].flatMap { zones.weighed(finding, by: $0) } }

    // Without an entry point only a part of the app is seen, and what is silent about a part may speak of the whole.
    let isWhole = graph.hasEntries
    let outcome = Suppressions.apply(comments, to: found.sorted(), known: Set(stands.keys)) { rule, file in
      isWhole && rule.map { stands[$0]?[zones.zone(of: file)].isOn == true } ?? true
    }
    suppressed = outcome.suppressed.count
    findings = (outcome.kept + outcome.unused).compactMap { finding in
      // What the rules said is weighed already, and a second weighing would make it graver still.
      guard [RuleCard.unknownSuppression.id, RuleCard.unusedSuppression.id].contains(finding.rule) else { return finding }
      return stands[finding.rule].flatMap { zones.weighed(finding, by: $0) }
    }
  }

  /// A rule, and what it is told.
  private struct Question: Sendable {
    var rule: Rule
    var options: RuleOptions
  }

  /// What the rules say, in the order of the questions. No rule knows of another, so each worker takes every so many of them.
  private static func answers(
    to questions: [Question], _ graph: NavigationGraph, _ broken: Disagreements, jobs: Int
  ) -> [[Finding]] {
    // A thread is worth its start only for some of them.
    let workers = max(1, min(jobs, questions.count / 8))
    let answers = Workers.run(workers) { worker in
      stride(from: worker, to: questions.count, by: workers).map { index in
        questions[index].rule.findings(in: graph, options: questions[index].options, broken: broken)
      }
    }
    return questions.indices.map { answers[$0 % workers][$0 / workers] }
  }
}
