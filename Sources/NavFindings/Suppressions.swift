import NavSource

/// Findings that comments silence, and comments that are wrong or silence nothing.
public enum Suppressions {
  public struct Outcome: Sendable, Hashable {
    /// What is left, in the order given, then a finding `unknown-suppression` for each comment that is wrong.
    public var kept: [Finding]
    /// What the comments silence, in the order given, then what they silence of `unused`.
    public var suppressed: [Finding]
    /// Findings `unused-suppression`, one for each comment that silences nothing of some rule it names.
    public var unused: [Finding]
  }

  /// Applies the comments of all files to the findings of all rules.
  ///
  /// - Parameters:
  ///   - comments: of all files, in any order.
  ///   - known: the ids of all rules, also of those that did not run.
  ///   - isActive: whether a rule has said all that there is to say of a file; nil asks for all rules together. A comment that
  ///     names another one is never called unused.
  /// - Complexity: O(*findings* × *regions of their file*).
  public static func apply(
    _ comments: [SuppressionComment], to findings: [Finding], known: Set<String>,
    isActive: (_ rule: String?, _ file: String) -> Bool
  ) -> Outcome {
    let known = known.union([RuleCard.unknownSuppression.id, RuleCard.unusedSuppression.id])
    var files: [String: FileSuppressions] = [:]
    var wrong: [Finding] = []
    for comment in comments.sorted(by: { $0.place < $1.place }) {
      switch SuppressionOrder.read(comment) {
      case .failure(let malformed):
        wrong.append(.unknownSuppression(comment, subject: comment.text, message: malformed.text))
      case .success(var order):
        let strangers = order.rules.filter { $0 != SuppressionOrder.everyRule && !known.contains($0) }
        if !strangers.isEmpty {
          wrong.append(
            .unknownSuppression(
              comment, subject: strangers.joined(separator: ", "), message: message(strangers, known: known)))
          order.rules.removeAll { strangers.contains($0) }
        }
        if order.rules.isEmpty { continue }
        files[comment.place.file, default: FileSuppressions()].add(order, comment)
      }
    }
    var outcome = Outcome(kept: [], suppressed: [], unused: [])
    for finding in findings + wrong {
      if files[finding.place.file]?.silence(finding) ?? false {
        outcome.suppressed.append(finding)
      } else {
        outcome.kept.append(finding)
      }
    }
    // Only a comment that names 'unused-suppression' speaks of other comments, and only once it is known which are unused.
    for finding in files.values.flatMap({ $0.unused(isActive) }).sorted() {
      if files[finding.place.file]?.silence(finding) ?? false {
        outcome.suppressed.append(finding)
      } else {
        outcome.unused.append(finding)
      }
    }
    outcome.unused = (outcome.unused + files.values.flatMap { $0.unusedOnComments(isActive) }).sorted()
    return outcome
  }

  private static func message(_ strangers: [String], known: Set<String>) -> String {
    let said = strangers.map { name in
      let near = Spelling.nearest(to: name, among: known)
      return "there is no rule '\(name)'" + (near.map { ", did you mean '\($0)'?" } ?? "")
    }
    let hint = strangers.count > 1 ? "; a reason stands behind ' - '" : ""
    return said.joined(separator: "; ") + hint
  }
}

extension Finding {
  fileprivate static func unknownSuppression(_ comment: SuppressionComment, subject: String, message: String) -> Finding {
    let card = RuleCard.unknownSuppression
    return Finding(rule: card.id, severity: card.severity, place: comment.place, subject: subject, message: message)
  }
}
