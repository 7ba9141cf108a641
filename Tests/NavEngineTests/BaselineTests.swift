import Foundation
import NavFindings
import NavSource
import TestSupport
import Testing

@testable import NavEngine

@Suite struct BaselineFileTests {
  private func read(_ text: String) -> Result<[FindingKey: BaselineReader.Entry], BaselineDamage> {
    BaselineReader.read(text, file: "known.yml")
  }

  private func problems(_ text: String) -> [String] {
    if case .failure(let damage) = read(text) { damage.problems.map { "\($0.line.map(String.init) ?? "-") \($0.what)" } } else { [] }
  }

  /// Names as hostile as a file system and a parser let them be.
  private let hostile = [
    "a b", "\"q\"", "it's", "back\\slash", "line\nfeed", "tab\t", "\u{1B}[31m", "\u{202E}turned", "# no comment", "- x", "{a: b}", "é",
    "e\u{301}", "화면", "👩‍👩‍👧‍👦", "*", "&x", "null", "true", "", "1", "x\u{FEFF}", "\u{2028}", "a: b", "%25", "::error::", "\u{0}",
  ]

  @Test func whatIsWrittenIsRead() throws {
    var random = SplitMix64(seed: 20_261_124)
    for _ in 0..<200 {
      var counts: [FindingKey: Int] = [:]
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let name = hostile.randomElement(using: &random) ?? ""
        let key = FindingKey(
          path: "App/" + name.replacing("/", with: "") + "x.swift", rule: "never-presented",
          subject: (hostile.randomElement(using: &random) ?? "") + (hostile.randomElement(using: &random) ?? ""))
        counts[key] = Int.random(in: 1...12, using: &random)
      }
      let file = BaselineFile(path: "/app/known.yml", shown: "known.yml", known: FindingCounts(counts))
      let again = try read(file.text).get()
      #expect(again.mapValues(\.count) == counts, "\(file.text)")
      #expect(file.text.utf8.count { $0 == 0x0A } == counts.count + 4)
    }
  }

  @Test func aMarkOfByteOrderIsNoPartOfAKey() throws {
    let finding = Finding(rule: "r", place: Place(file: "A.swift", line: 1, column: 1), subject: "\u{FEFF}Home", message: "")
    var file = BaselineFile.new("/known.yml", currentFolder: "/")
    let key = file.key(of: finding, currentFolder: "/")
    file.known = FindingCounts([key: 1])
    #expect(try read(file.text).get()[key]?.count == 1)
  }

  @Test func oneSortedLineForEachEntry() {
    let keys = [("b.swift", "r", "x"), ("a.swift", "s", "y"), ("a.swift", "r", "z"), ("a.swift", "r", "y")]
    let counts = Dictionary(uniqueKeysWithValues: keys.enumerated().map { index, key in
      (FindingKey(path: key.0, rule: key.1, subject: key.2), index + 1)
    })
    let text = BaselineFile(path: "/app/known.yml", shown: "known.yml", known: FindingCounts(counts)).text
    #expect(
      text.hasSuffix(
        """
        version: 1
        findings:
          - { path: "a.swift", rule: r, subject: "y", count: 4 }
          - { path: "a.swift", rule: r, subject: "z", count: 3 }
          - { path: "a.swift", rule: s, subject: "y", count: 2 }
          - { path: "b.swift", rule: r, subject: "x" }

        """))
    #expect(BaselineFile(path: "/k", shown: "k", known: FindingCounts()).text.hasSuffix("findings: []\n"))
  }

  @Test(arguments: [
    ("", "- this is no baseline of navgraph: it names no version"),
    ("# Title\n", "- this is no baseline of navgraph: it names no version"),
    ("findings: []\n", "- this is no baseline of navgraph: it names no version"),
    ("version: one\nfindings: []\n", "1 this baseline is damaged: its version is no number"),
    ("version: 2\nentries: {}\n", "1 this baseline was written by a later navgraph: its version is 2, and this one knows 1"),
    ("version: 1\n", "1 this baseline is damaged: 'findings' is missing"),
    ("version: 1\nfindings: {}\n", "2 this baseline is damaged: 'findings' is no list"),
    ("version: 1\nfindings:\n  - {path: a, rule: b, subject: c\n", "4 this baseline is damaged: it is no YAML"),
    ("version: 1\nfindings:\n<<<<<<< HEAD\n  - {}\n=======\n>>>>>>> x\n", "3 this baseline holds an unresolved merge"),
    ("version: 1\nfindings: [*a]\n", "2 a value that begins with '*' must be quoted"),
  ])
  func damageIsTold(_ text: String, _ said: String) { #expect(problems(text) == [said]) }

  @Test func allDamageIsToldAtOnce() {
    let text = """
      version: 1
      more: x
      findings:
        - {path: a, rule: b}
        - {path: a, rule: b, subject: c, count: 0}
        - {path: a, rule: b, subject: c, count: many}
        - {path: a, rule: b, subject: [c]}
        - {path: a, rule: b, subject: c, line: 3}
        - text
        - {path: a, rule: b, subject: c}
      """
    #expect(problems(text).map { $0.split(separator: " ").first } == ["2", "4", "5", "6", "7", "8", "9"])
  }

  @Test func mergedBranchesMayBringTheSameEntryTwice() throws {
    let row = "  - {path: ./a/../b.swift, rule: r, subject: s}\n"
    let entries = try read("version: 1\r\nfindings:\r\n" + row + row).get()
    #expect(entries == [FindingKey(path: "b.swift", rule: "r", subject: "s"): BaselineReader.Entry(count: 2, line: 3)])
  }

  @Test func anyTextIsNoCrash() {
    var random = SplitMix64(seed: 20_261_125)
    let parts = ["version: 1\n", "findings:\n", "  - ", "{path: a, ", "rule: b, ", "subject: c}", "\n", ": ", "[", "]", "{", "\u{0}", "\"", "- ", "9"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in parts.randomElement(using: &random) }.joined()
      if case .failure(let damage) = read(text) { #expect(!damage.problems.isEmpty) }
    }
  }
}

@Suite struct BaselineCheckTests {
  /// `count` removals that no question guards, in each of some files, and an entry point unless the app is cut off.
  private func app(_ removals: [String: Int], hasEntry: Bool = true, yaml: String = "") -> Pipeline.Analysis {
    var sources = removals.map { name, count in
      SourceText(
        path: "App/\(name).swift", module: "Shop",
        text: "import SwiftUI\nstruct \(name): View {\n@State var path = NavigationPath()\n"
          + "var body: some View { NavigationStack(path: $path) { Text(\"\") } }\n"
          + (0..<count).map { "func back\($0)() { path.removeLast() }\n" }.joined() + "}\n")
    }
    let first = removals.keys.min() ?? "Home"
    let scenes = hasEntry ? "@main struct ShopApp: App { var body: some Scene { WindowGroup { \(first)() } } }\n" : ""
    sources.append(SourceText(path: "App/Main.swift", module: "Shop", text: "import SwiftUI\n" + scenes))
    return Pipeline.run(sources, settings: SettingsReader.read("rules: {unreachable-screen: off}\n" + yaml, file: "f", folder: "/").settings)
  }

  private func baseline(_ path: String = "/known.yml") -> BaselineFile { .new(path, currentFolder: "/") }

  @Test func whatIsKnownIsNotReported() {
    let known = baseline().covering(app(["Home": 2, "Cart": 1]))
    #expect(known.count == 3)
    let check = BaselineCheck(app(["Home": 3, "Cart": 1]), against: known)
    #expect(check.known == 3 && check.stale == [])
    #expect(check.analysis.report.findings.map { "\($0.place.file):\($0.place.line)" } == ["App/Home.swift:7"])
    #expect(check.analysis.report.suppressed == 3)
  }

  @Test func whatIsMendedIsStaleAndCanBePruned() {
    let known = baseline().covering(app(["Home": 3, "Cart": 1]))
    let check = BaselineCheck(app(["Home": 1]), against: known)
    #expect(check.stale.map { "\($0.key.path) \($0.known) \($0.found)" } == ["App/Cart.swift 1 0", "App/Home.swift 3 1"])
    let pruned = known.pruned(of: check.stale)
    #expect(pruned.known == baseline().covering(app(["Home": 1])).known)
    #expect(BaselineCheck(app(["Home": 1]), against: pruned).stale == [])
  }

  @Test func pathsStartFromTheFilesFolder() {
    let beside = baseline("/App/known.yml").covering(app(["Home": 1]))
    #expect(beside.known.counts.keys.map(\.path) == ["Home.swift"])
    let elsewhere = baseline("/ci/known.yml").covering(app(["Home": 1]))
    #expect(elsewhere.known.counts.keys.map(\.path) == ["/App/Home.swift"] || elsewhere.known.counts.keys.map(\.path) == ["../App/Home.swift"])
    for file in [beside, elsewhere] { #expect(BaselineCheck(app(["Home": 1]), against: file).known == 1) }
  }

  @Test func aRuleThatIsOffSaysNothingOfItsEntriesAndOneThatIsGoneIsStale() {
    let known = baseline().covering(app(["Home": 1]))
    #expect(BaselineCheck(app(["Home": 1], yaml: "overrides: [{paths: [App], rules: {unguarded-remove-last: off}}]"), against: known).stale == [])
    var renamed = baseline()
    renamed.known = FindingCounts([FindingKey(path: "App/Home.swift", rule: "gone-rule", subject: "x"): 1])
    #expect(BaselineCheck(app(["Home": 1]), against: renamed).stale.map(\.key.rule) == ["gone-rule"])
  }

  @Test func aPartOfTheAppJudgesNothing() {
    var part = app(["Home": 1], hasEntry: false)
    let known = baseline().covering(app(["Home": 2, "Cart": 1]))
    part.scope = RunScope(currentFolder: "/", roots: ["/App"], settings: Settings())
    let check = BaselineCheck(part, against: known)
    #expect(check.undecided == .part && check.stale == [] && check.known == 1)
    // Written anew from a part, the rest stays.
    #expect(known.covering(part).known == known.known)
    // With the baseline's own folder analysed, a program without entry points is a whole one.
    #expect(BaselineCheck(app(["Home": 1], hasEntry: false), against: known).stale.count == 2)
  }

  @Test func otherFoldersStayAsTheyAre() {
    let other = FindingKey(path: "Other/A.swift", rule: "never-presented", subject: "A.b")
    var known = baseline().covering(app(["Home": 1]))
    known.known = FindingCounts(known.known.counts.merging([other: 2]) { $1 })
    var run = app(["Home": 2])
    run.scope = RunScope(currentFolder: "/", roots: ["/App"], settings: Settings())
    #expect(BaselineCheck(run, against: known).stale == [])
    #expect(known.covering(run).known[other] == 2)
    #expect(known.covering(run).count == 4)
  }

  @Test func anIncompleteRunJudgesNothing() {
    var run = app(["Home": 1])
    run.report = Report(findings: [], problems: [Problem("a file cannot be read")])
    #expect(BaselineCheck(run, against: baseline().covering(app(["Home": 1]))).undecided == .incomplete)
  }
}
