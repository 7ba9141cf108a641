import NavDialects
import NavFindings
import NavSource
import Testing

@testable import NavEngine

@Suite struct SettingsReaderTests {
  private func read(_ text: String) -> (settings: Settings, problems: [Problem]) {
    SettingsReader.read(
      text, file: ".navgraph.yml", folder: "/app", knownRules: ["unreachable-screen", "never-presented", "no-entry-point"])
  }

  private func check(_ text: String, says expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(read(text).problems.map(\.description) == expected, sourceLocation: sourceLocation)
  }

  @Test func readsEverySetting() {
    let (settings, problems) = read(
      """
      include: App
      exclude:
        - "*.generated.swift"
        - Tools/**
      entry-points: [OnboardingScreen, "Shop.CartScreen"]
      rules:
        unreachable-screen: error
        never-presented: off
      dialects:
        - call: open(_:)
          on: DeepLinker
          kind: push
        - call: raise
          argument: "screen:"
          kind: fullScreenCover
        - { call: go, argument: 1, kind: tab }
      """)
    #expect(problems == [])
    #expect(
      settings
        == Settings(
          file: ".navgraph.yml", folder: "/app", include: [Glob("App")], exclude: [Glob("*.generated.swift"), Glob("Tools/**")],
          entryPoints: ["OnboardingScreen", "Shop.CartScreen"],
          severities: ["unreachable-screen": .error, "never-presented": .off],
          dialects: [
            DialectRow(callee: "open", receiver: "DeepLinker", kind: .push),
            DialectRow(callee: "raise", argument: .label("screen"), kind: .fullScreenCover),
            DialectRow(callee: "go", argument: .position(1), kind: .tab),
          ]))
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n", "rules:\n", "exclude: ~\nrules: null\n", "---\n"])
  func emptinessIsTheDefaults(_ text: String) {
    let (settings, problems) = read(text)
    #expect(problems == [])
    #expect(settings == Settings(file: ".navgraph.yml", folder: "/app"))
  }

  @Test func tellsAllMistakesAtOnceWithPlaceAndNearestName() {
    check(
      """
      excludes: [a]
      rules:
        unreachable-screens: error
        never-presented: eror
      entry-point: X
      dialects:
        - call: open
          kind: pusch
          labl: x
      """,
      says: [
        ".navgraph.yml:1:1: there is no setting 'excludes'\n  Did you mean 'exclude'?",
        ".navgraph.yml:3:3: there is no rule 'unreachable-screens'\n  Did you mean 'unreachable-screen'?",
        ".navgraph.yml:4:20: there is no severity 'eror'\n  Did you mean 'error'?",
        ".navgraph.yml:5:1: there is no setting 'entry-point'\n  Did you mean 'entry-points'?",
        ".navgraph.yml:8:11: there is no kind of transition 'pusch'\n  Did you mean 'push'?",
        ".navgraph.yml:9:5: a row of 'dialects' has no 'labl'\n  Known are 'call', 'on', 'argument' and 'kind'.",
      ])
  }

  @Test func tellsWrongTypes() {
    check(
      """
      include: {a: b}
      exclude: [[a]]
      rules: [never-presented]
      dialects: open
      """,
      says: [
        ".navgraph.yml:1:10: 'include' is a list of keys where a list of texts is expected\n  Write each on a line of its own behind '- '.",
        ".navgraph.yml:2:11: 'exclude' holds a list where a text is expected",
        ".navgraph.yml:3:8: 'rules' is a list where rules and severities are expected\n  Write 'unreachable-screen: error', one rule a line.",
        ".navgraph.yml:4:11: 'dialects' is a single value where a list of calls is expected\n  Begin each call with '- call: name'.",
      ])
  }

  @Test func aRowNeedsCallAndKind() {
    let (settings, problems) = read("dialects:\n  - on: Router\n")
    #expect(problems.map(\.what) == ["a row of 'dialects' names no 'call'", "a row of 'dialects' names no 'kind'"])
    #expect(settings.dialects == [])
    #expect(read("dialects:\n  - {call: go, kind: push, argument: -1}\n").problems.map(\.what) == [
      "'argument' is -1, and positions count from 0"
    ])
  }

  @Test func columnsCountBytes() {
    check(
      #"{ "é화": 1 , rulez: {} }"#,
      says: [
        ".navgraph.yml:1:3: there is no setting 'é화'\n  Known are 'include', 'exclude', 'entry-points', 'rules' and 'dialects'.",
        ".navgraph.yml:1:16: there is no setting 'rulez'\n  Did you mean 'rules'?",
      ])
  }

  @Test(arguments: [
    ("exclude: [a\nb: c\n", "this is no YAML"),
    ("rules:\n\tnever-presented: error\n", "this is no YAML"),
    ("a: b\n---\nc: d\n", "this is no YAML"),
    ("- a\n- b\n", "the settings are a list where"),
    ("just text\n", "the settings are a single value where"),
    ("rules: {}\nrules: {}\n", "'rules' stands here more than once"),
    ("exclude:\n  - *.swift\n", "a value that begins with '*' must be quoted"),
    ("exclude: [*.swift]\n", "a value that begins with '*' must be quoted"),
    ("rules: &anchor {}\n", "settings have no anchors"),
    ("? [a]\n: b\n", "a key is a list where a name is expected"),
  ])
  func malformedFilesAreOneClearProblem(_ text: String, _ said: String) throws {
    let problems = read(text).problems
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(problem.what.hasPrefix(said), "\(problem)")
    #expect(problem.isFatal)
    #expect(problem.line != nil)
  }

  @Test(arguments: ["exclude: \"*.swift\"", "exclude: a*b", "exclude: 'it''s & *x'", "exclude: a # - *x"])
  func marksInsideOfValuesAreText(_ text: String) {
    #expect(read(text).problems == [])
  }

  @Test func deepNestingIsNoCrash() {
    let problems = read("exclude: " + String(repeating: "[", count: 100_000)).problems
    #expect(problems.count == 1)
  }

  @Test func theTemplateReadsAsTheDefaults() {
    let text = SettingsTemplate.text(RuleBook.cards)
    let (settings, problems) = SettingsReader.read(text, file: "f", folder: "/", knownRules: RuleBook.ids)
    #expect(problems == [])
    #expect(settings == Settings(file: "f", folder: "/"))
  }

  @Test func theTemplatesExamplesAreValid() {
    let lines = SettingsTemplate.text(RuleBook.cards).split(separator: "\n").filter { $0.hasPrefix("#   ") || $0.hasSuffix(":") }
    let text = lines.map { $0.dropFirst(2) }.joined(separator: "\n")
    let (settings, problems) = SettingsReader.read(text, file: "f", folder: "/", knownRules: RuleBook.ids)
    #expect(problems == [])
    #expect(settings.severities == Dictionary(uniqueKeysWithValues: RuleBook.cards.map { ($0.id, $0.severity) }))
    #expect(settings.dialects == [DialectRow(callee: "open", receiver: "DeepLinker", kind: .push)])
    #expect(settings.include.count == 1 && settings.exclude.count == 2 && settings.entryPoints.count == 1)
  }
}
