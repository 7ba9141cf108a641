import NavSource

/// Findings that comments silence, and comments that are wrong or silence nothing.
public enum Suppressions {
  public struct Outcome: Sendable, Hashable {
    /// What is left, in the order given, then a finding `unknown-suppression` for each comment that is wrong.
    public var kept: [Finding]
    /// What the comments silence, in the order given.
    public var suppressed: [Finding]
    /// Findings `unused-suppression`, one for each comment that silences nothing of some rule it names.
    public var unused: [Finding]
  }

  /// Applies the comments of all files to the findings of all rules.
  ///
  /// - Parameters:
  ///   - comments: of all files, in any order.
  ///   - known: the ids of all rules, also of those that did not run.
  ///   - active: the ids of the rules that ran. A comment that names another one is never called unused.
  /// - Complexity: O(*findings* × *regions of their file*).
  public static func apply(
    _ comments: [SuppressionComment], to findings: [Finding], known: Set<String>, active: Set<String>
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
    outcome.unused = files.values.flatMap { $0.unused(active: active) }.sorted()
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

/// The suppressions of one file, and which of them have silenced something.
private struct FileSuppressions {
  /// The lines that one comment silences, and the rules still to be used.
  struct Span {
    var lines: ClosedRange<Int>
    var rules: [String]
    var used: Set<String> = []
    var comment: SuppressionComment
  }

  private var spans: [Span] = []
  /// Spans of one line, by that line; the rest stand in `wide`.
  private var narrow: [Int: [Int]] = [:]
  private var wide: [Int] = []
  /// The open regions of each rule.
  private var open: [String: [Int]] = [:]
  /// `enable` comments that end nothing, with the rules concerned.
  private var idle: [(SuppressionComment, [String])] = []

  /// Comments must come in the order of their lines.
  mutating func add(_ order: SuppressionOrder, _ comment: SuppressionComment) {
    let line = comment.place.line
    if order.verb == .enable { return close(order, comment) }
    let lines: ClosedRange<Int>
    switch order.scope {
    case .this: lines = line...line
    case .next: lines = (line + 1)...(line + 1)
    case .previous: lines = (line - 1)...(line - 1)
    case .file: lines = 0...Int.max
    case nil: lines = line...Int.max
    }
    let index = spans.count
    // A region is one span for each rule, because an `enable` may end one of them alone.
    if order.scope == nil {
      for rule in order.rules {
        open[rule, default: []].append(spans.count)
        wide.append(spans.count)
        spans.append(Span(lines: lines, rules: [rule], comment: comment))
      }
      return
    }
    spans.append(Span(lines: lines, rules: order.rules, comment: comment))
    if order.scope == .file { wide.append(index) } else { narrow[lines.lowerBound, default: []].append(index) }
  }

  private mutating func close(_ order: SuppressionOrder, _ comment: SuppressionComment) {
    // Code before the comment on its line is still inside the region.
    let last = comment.followsCode ? comment.place.line : comment.place.line - 1
    var endsNothing: [String] = []
    for rule in order.rules {
      let ended = rule == SuppressionOrder.everyRule ? open.values.flatMap(\.self) : open[rule] ?? []
      if ended.isEmpty { endsNothing.append(rule) }
      for index in ended {
        let first = spans[index].lines.lowerBound
        spans[index].lines = first...max(first, last)
      }
      if rule == SuppressionOrder.everyRule { open = [:] } else { open[rule] = nil }
    }
    if !endsNothing.isEmpty { idle.append((comment, endsNothing)) }
  }

  /// Whether a comment silences the finding; every comment that does counts as used.
  mutating func silence(_ finding: Finding) -> Bool {
    var isSilenced = false
    for index in (narrow[finding.place.line] ?? []) + wide where spans[index].lines.contains(finding.place.line) {
      for rule in spans[index].rules where rule == finding.rule || rule == SuppressionOrder.everyRule {
        spans[index].used.insert(rule)
        isSilenced = true
      }
    }
    return isSilenced
  }

  func unused(active: Set<String>) -> [Finding] {
    let silencesNothing = spans.compactMap { span -> Finding? in
      let idle = span.rules.filter { rule in
        !span.used.contains(rule) && (rule == SuppressionOrder.everyRule || active.contains(rule))
      }
      return idle.isEmpty ? nil : finding(span.comment, idle, "silences nothing here; remove it")
    }
    return silencesNothing + idle.map { finding($0.0, $0.1, "ends no region; remove it") }
  }

  private func finding(_ comment: SuppressionComment, _ rules: [String], _ said: String) -> Finding {
    let card = RuleCard.unusedSuppression
    let names = rules.map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      rule: card.id, severity: card.severity, place: comment.place, subject: rules.joined(separator: ", "),
      message: "the comment for \(names) \(said)")
  }
}
