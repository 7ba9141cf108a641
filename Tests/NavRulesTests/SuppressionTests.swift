import NavFindings
import NavSource
import TestSupport
import Testing

@Suite struct SuppressionTests {
  private let known: Set<String> = ["never-presented", "swallowed-route", "unreachable-screen"]

  private func finding(_ rule: String, line: Int, file: String = "Shop.swift") -> Finding {
    Finding(rule: rule, place: at(line, in: file), subject: "ShopRoute.help", message: "'help' is wrong; mend it")
  }

  /// - Parameters:
  ///   - previous: the line of the nearest code above, if it is not the line before.
  ///   - next: the line of the nearest code below, if it is not the line behind.
  private func comment(
    _ text: String, line: Int, followsCode: Bool = false, previous: Int? = nil, next: Int? = nil, file: String = "Shop.swift"
  ) -> SuppressionComment {
    SuppressionComment(
      place: at(line, in: file), text: text, standsWithCode: followsCode, previousCode: previous ?? line - 1, nextCode: next ?? line + 1)
  }

  /// The lines that still have the finding, of lines 1 to 9.
  private func lines(_ comments: SuppressionComment..., rule: String = "swallowed-route") -> [Int] {
    let all = (1...9).map { finding(rule, line: $0) }
    return Suppressions.apply(comments, to: all, known: known) { rule, _ in rule.map(known.contains) ?? true }.kept.map(\.place.line)
  }

  @Test func scopes() {
    #expect(lines(comment("disable:this swallowed-route", line: 4, followsCode: true)) == [1, 2, 3, 5, 6, 7, 8, 9])
    #expect(lines(comment("disable:next swallowed-route", line: 4)) == [1, 2, 3, 4, 6, 7, 8, 9])
    #expect(lines(comment("disable:previous swallowed-route", line: 4)) == [1, 2, 4, 5, 6, 7, 8, 9])
    #expect(lines(comment("disable:next swallowed-route", line: 4, next: 7)) == [1, 2, 3, 4, 8, 9])
    #expect(lines(comment("disable:previous swallowed-route", line: 4, previous: 2)) == [1, 4, 5, 6, 7, 8, 9])
    #expect(lines(comment("disable:file swallowed-route", line: 9)) == [])
    #expect(lines(comment("disable swallowed-route", line: 4)) == [1, 2, 3])
    #expect(lines(comment("disable swallowed-route", line: 4), comment("enable swallowed-route", line: 6)) == [1, 2, 3, 6, 7, 8, 9])
    #expect(lines(comment("disable all", line: 4), comment("enable all", line: 6, followsCode: true)) == [1, 2, 3, 7, 8, 9])
  }

  @Test func otherRulesAndFilesStay() {
    #expect(lines(comment("disable:file never-presented", line: 1)).count == 9)
    #expect(lines(comment("disable:file swallowed-route", line: 1, file: "Home.swift")).count == 9)
    #expect(lines(comment("disable:file never-presented, swallowed-route - both are meant", line: 1)).isEmpty)
    #expect(lines(comment("disable:file never-presented,swallowed-route", line: 1)).isEmpty)
    #expect(lines(comment("disable:file all", line: 1)).isEmpty)
  }

  @Test func aRegionOfManyRulesEndsOneByOne() {
    let comments = [
      comment("disable never-presented, swallowed-route", line: 2), comment("enable swallowed-route", line: 4),
    ]
    let findings = (1...6).flatMap { [finding("never-presented", line: $0), finding("swallowed-route", line: $0)] }
    let kept = Suppressions.apply(comments, to: findings, known: known) { rule, _ in rule.map(known.contains) ?? true }.kept
    #expect(kept.filter { $0.rule == "never-presented" }.map(\.place.line) == [1])
    #expect(kept.filter { $0.rule == "swallowed-route" }.map(\.place.line) == [1, 4, 5, 6])
  }

  @Test func aRegionOfAllMayBeLeftByOneRule() {
    let comments = [comment("disable all", line: 2), comment("enable swallowed-route", line: 4), comment("enable all", line: 6)]
    let findings = (1...7).flatMap { [finding("never-presented", line: $0), finding("swallowed-route", line: $0)] }
    let outcome = Suppressions.apply(comments, to: findings, known: known) { _, _ in true }
    #expect(outcome.kept.filter { $0.rule == "never-presented" }.map(\.place.line) == [1, 6, 7])
    #expect(outcome.kept.filter { $0.rule == "swallowed-route" }.map(\.place.line) == [1, 4, 5, 6, 7])
    #expect(outcome.unused.isEmpty)
  }

  @Test func regionsThatOverlapAreBothUsedAndBothEnd() {
    let comments = [
      comment("disable swallowed-route", line: 2), comment("disable swallowed-route, never-presented", line: 3),
      comment("enable swallowed-route", line: 5), comment("enable never-presented", line: 7),
    ]
    #expect(lines(comments[0], comments[1], comments[2], comments[3]) == [1, 5, 6, 7, 8, 9])
    let outcome = Suppressions.apply(comments, to: [finding("swallowed-route", line: 4)], known: known) { _, _ in true }
    #expect(outcome.unused.map { "\($0.place.line) \($0.subject)" } == ["3 never-presented"])
  }

  @Test func aRegionThatEndsBeforeItsFindingIsUnused() {
    let comments = [comment("disable swallowed-route", line: 2), comment("enable swallowed-route", line: 4)]
    let outcome = Suppressions.apply(comments, to: [finding("swallowed-route", line: 4)], known: known) { _, _ in true }
    #expect(outcome.kept.map(\.rule) == ["swallowed-route"])
    #expect(outcome.unused.map(\.place.line) == [2])
  }

  @Test func onlyANamedCommentSpeaksOfUnusedOnes() {
    let idle = comment("disable:next swallowed-route", line: 5)
    let named = comment("disable:file unused-suppression - kept for the next release", line: 1)
    let all = comment("disable:file all", line: 1)
    func outcome(_ comments: [SuppressionComment], _ findings: [Finding] = []) -> Suppressions.Outcome {
      Suppressions.apply(comments, to: findings, known: known) { _, _ in true }
    }
    #expect(outcome([named, idle]).unused.isEmpty)
    #expect(outcome([named, idle]).suppressed.map(\.subject) == ["swallowed-route"])
    #expect(outcome([named]).unused.map(\.subject) == ["unused-suppression"])
    #expect(outcome([all, idle], [finding("never-presented", line: 8)]).unused.map(\.subject) == ["swallowed-route"])
    #expect(outcome([all]).unused.map(\.subject) == ["all"])
  }

  @Test func whoCannotJudgeCallsNothingUnused() {
    let comments = [comment("disable:file all", line: 1), comment("disable:next swallowed-route", line: 2)]
    #expect(Suppressions.apply(comments, to: [], known: known) { _, _ in false }.unused.isEmpty)
  }

  @Test(
    arguments: [
      ("disable:this swalowed-route - why", "there is no rule 'swalowed-route', did you mean 'swallowed-route'?"),
      ("disable:file nonsense", "there is no rule 'nonsense'"),
      ("disabel swallowed-route", "there is no order 'navgraph:disabel'; did you mean 'disable'?"),
      ("disable:nxt swallowed-route", "'disable' has no scope ':nxt'; did you mean ':next'?"),
      ("disable: swallowed-route", "'disable' has no scope ':'; write one of ':this', ':next', ':previous', ':file'"),
      ("enable:file swallowed-route", "'enable' ends a region and has no scope"),
      ("disable:file", "'disable:file' names no rule"), ("disable:file - because", "'disable:file' names no rule"),
      ("", "'navgraph:' gives no order"),
    ])
  func mistakesAreTold(_ text: String, _ message: String) {
    let outcome = Suppressions.apply([comment(text, line: 3, followsCode: true)], to: [], known: known) { rule, _ in rule.map(known.contains) ?? true }
    #expect(outcome.kept.map(\.rule) == ["unknown-suppression"])
    #expect(outcome.kept.first?.message.hasPrefix(message) == true, "\(outcome.kept.map(\.message))")
    #expect(outcome.unused.isEmpty)
  }

  @Test func aReasonWithoutItsHyphenIsExplained() {
    let text = "disable:this swallowed-route because we forward"
    let outcome = Suppressions.apply([comment(text, line: 3, followsCode: true)], to: [], known: known) { _, _ in false }
    #expect(outcome.kept.map(\.subject) == ["because, we, forward"])
    #expect(outcome.kept.first?.message.hasSuffix("a reason stands behind ' - '") == true)
  }

  @Test func thisNeedsCodeOnItsLine() {
    let outcome = Suppressions.apply(
      [comment("disable:this swallowed-route", line: 3)], to: [finding("swallowed-route", line: 4)], known: known) { rule, _ in rule.map(known.contains) ?? true }
    #expect(outcome.kept.map(\.rule) == ["swallowed-route", "unknown-suppression"])
  }

  @Test func wrongCommentsCanBeSilencedToo() {
    let comments = [comment("disable:file unknown-suppression", line: 1), comment("disable:file nonsense", line: 3)]
    let outcome = Suppressions.apply(comments, to: [], known: known) { rule, _ in rule.map(known.contains) ?? true }
    #expect(outcome.kept.isEmpty)
    #expect(outcome.suppressed.map(\.subject) == ["nonsense"])
  }

  @Test func noCommentTakesBackWhatIsSaidOfItself() {
    for text in ["disable:file unknown-suppression, nonsense", "disable all nonsense", "disable:this unknown-suppression nonsense"] {
      let outcome = Suppressions.apply([comment(text, line: 3, followsCode: true)], to: [], known: known) { _, _ in true }
      #expect(outcome.kept.map(\.subject) == ["nonsense"], "\(text)")
    }
  }

  @Test func unusedCommentsAreTold() {
    let comments = [
      comment("disable:next swallowed-route, never-presented", line: 2), comment("disable:next unreachable-screen", line: 5),
      comment("enable swallowed-route", line: 8),
    ]
    let outcome = Suppressions.apply(
      comments, to: [finding("swallowed-route", line: 3)], known: known
    ) { rule, _ in ["swallowed-route", "never-presented"].contains(rule ?? "") }
    // 'unreachable-screen' did not run, so nobody knows whether its comment is needed.
    #expect(outcome.unused.map { "\($0.place.line) \($0.subject)" } == ["2 never-presented", "8 swallowed-route"])
    #expect(outcome.suppressed.count == 1 && outcome.kept.isEmpty)
  }

  @Test func twoCommentsForOneFindingAreBothUsed() {
    let comments = [
      comment("disable:file swallowed-route", line: 1), comment("disable:this swallowed-route", line: 3, followsCode: true),
    ]
    let outcome = Suppressions.apply(comments, to: [finding("swallowed-route", line: 3)], known: known) { rule, _ in rule.map(known.contains) ?? true }
    #expect(outcome.unused.isEmpty)
  }

  @Test func anyTextIsRead() {
    var random = SplitMix64(seed: 20_260_822)
    let words = ["disable", "enable", ":", "this", ":next", " ", ",", " - ", "swallowed-route", "all", "//", "—", "\u{0}", "🧭"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in words.randomElement(using: &random) }.joined()
      let outcome = Suppressions.apply(
        [comment(text, line: 3, followsCode: Bool.random(using: &random))], to: [finding("swallowed-route", line: 3)],
        known: known) { rule, _ in rule.map(known.contains) ?? true }
      #expect(outcome.kept.count + outcome.suppressed.count >= 1)
    }
  }
}

@Suite struct SpellingTests {
  @Test func nearestIsNearAndStable() {
    #expect(Spelling.nearest(to: "unreachable-screens", among: ["unreachable-screen", "swallowed-route"]) == "unreachable-screen")
    #expect(Spelling.nearest(to: "xy", among: ["unreachable-screen"]) == nil)
    #expect(Spelling.nearest(to: "cat", among: ["bat", "art", "hat"]) == "bat")
    #expect(Spelling.nearest(to: "cat", among: ["hat", "art", "bat"]) == "bat")
    #expect(Spelling.nearest(to: "", among: ["a"]) == nil)
    #expect(Spelling.nearest(to: String(repeating: "a", count: 10_000), among: ["a"]) == nil)
  }
}
