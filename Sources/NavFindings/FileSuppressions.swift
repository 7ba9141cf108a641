import NavSource

/// The suppressions of one file, and which of them have silenced something.
struct FileSuppressions {
  /// The lines that one comment silences, and the rules still to be used.
  private struct Span {
    var lines: ClosedRange<Int>
    var rules: [String]
    var used: Set<String> = []
    var comment: SuppressionComment
    /// Of a region of all rules: the last line for rules that were enabled again.
    var ends: [String: Int] = [:]
    /// Of a region: the comment that ends this region alone, and the rule that it names for it.
    var end: (comment: SuppressionComment, rule: String)?

    /// What the finding is silenced by: its own name or `all`.
    func name(for finding: Finding) -> String? {
      // What is said of a comment it cannot take back itself.
      let isAboutComment = [RuleCard.unknownSuppression.id, RuleCard.unusedSuppression.id].contains(finding.rule)
      guard lines.contains(finding.place.line), !isAboutComment || comment.place != finding.place else { return nil }
      if rules.contains(finding.rule) { return finding.rule }
      // Comments about comments must be meant.
      guard finding.rule != RuleCard.unusedSuppression.id, rules.contains(SuppressionOrder.everyRule) else { return nil }
      return finding.place.line <= ends[finding.rule] ?? Int.max ? SuppressionOrder.everyRule : nil
    }
  }

  private var spans: [Span] = []
  /// Spans of few lines, by each of them; the rest stand in `wide`.
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
    // Blank lines, attributes and other comments may stand between the comment and the code that it speaks of.
    case .next: lines = line + 1...max(line + 1, comment.nextCode ?? 0)
    case .previous: lines = min(line - 1, comment.previousCode ?? Int.max)...line - 1
    case .file: lines = 0...Int.max
    case nil: lines = line...Int.max
    }
    // A region is one span for each rule, because an `enable` may end one of them alone.
    if order.scope == nil {
      for rule in order.rules {
        open[rule, default: []].append(spans.count)
        wide.append(spans.count)
        spans.append(Span(lines: lines, rules: [rule], comment: comment))
      }
      return
    }
    let index = spans.count
    spans.append(Span(lines: lines, rules: order.rules, comment: comment))
    if lines.upperBound - lines.lowerBound > Self.fewLines { wide.append(index) } else { for line in lines { narrow[line, default: []].append(index) } }
  }

  private static let fewLines = 64

  private mutating func close(_ order: SuppressionOrder, _ comment: SuppressionComment) {
    // Code on the comment's line is still inside the region.
    let last = comment.standsWithCode ? comment.place.line : comment.place.line - 1
    var endsNothing: [String] = []
    for rule in order.rules {
      let isAll = rule == SuppressionOrder.everyRule
      let ended = isAll ? open.values.flatMap(\.self) : open[rule] ?? []
      for index in ended {
        let first = spans[index].lines.lowerBound
        spans[index].lines = first...max(first, last)
        if ended.count == 1 { spans[index].end = (comment, rule) }
      }
      if isAll { open = [:] } else { open[rule] = nil }
      // One rule taken out of a region of all.
      let regions = isAll ? [] : (open[SuppressionOrder.everyRule] ?? []).filter { spans[$0].ends[rule] == nil }
      for index in regions { spans[index].ends[rule] = last }
      if ended.isEmpty, regions.isEmpty { endsNothing.append(rule) }
    }
    if !endsNothing.isEmpty { idle.append((comment, endsNothing)) }
  }

  /// Whether a comment silences the finding; every comment that does counts as used.
  mutating func silence(_ finding: Finding) -> Bool {
    var isSilenced = false
    for index in (narrow[finding.place.line] ?? []) + wide {
      guard let name = spans[index].name(for: finding) else { continue }
      spans[index].used.insert(name)
      isSilenced = true
    }
    return isSilenced
  }

  /// What silences nothing, but for comments on comments, which nobody can judge before this is known.
  ///
  /// - Parameter isActive: as in `Suppressions.apply`.
  func unused(_ isActive: (_ rule: String?, _ file: String) -> Bool) -> [Finding] {
    idleSpans { rule, file in
      rule != RuleCard.unusedSuppression.id && isActive(rule == SuppressionOrder.everyRule ? nil : rule, file)
    } + idle.map { finding($0.0, $0.1, "ends no region; remove it", end: nil) }
  }

  /// What names `unused-suppression` and silences none.
  func unusedOnComments(_ isActive: (_ rule: String?, _ file: String) -> Bool) -> [Finding] {
    idleSpans { rule, file in rule == RuleCard.unusedSuppression.id && isActive(rule, file) }
  }

  private func idleSpans(_ isJudged: (String, String) -> Bool) -> [Finding] {
    spans.compactMap { span in
      let idle = span.rules.filter { !span.used.contains($0) && isJudged($0, span.comment.place.file) }
      return idle.isEmpty ? nil : finding(span.comment, idle, "silences nothing here; remove it", end: span.end)
    }
  }

  private func finding(
    _ comment: SuppressionComment, _ rules: [String], _ said: String, end: (comment: SuppressionComment, rule: String)?
  ) -> Finding {
    let card = RuleCard.unusedSuppression
    let names = rules.map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      rule: card.id, severity: card.severity, place: comment.place, subject: rules.joined(separator: ", "),
      message: "the comment for \(names) \(said)", fix: SuppressionCut.fix(comment, without: rules, end: end))
  }
}
