import Foundation
import NavDialects
import NavFindings
import NavSource
import Testing

@testable import NavEngine

/// Cards of three rules, one with an option of each form.
let sampleCards: [RuleCard] = [
  RuleCard(id: "never-presented", severity: .warning, summary: "", rationale: "", bad: [], good: []),
  RuleCard(id: "no-entry-point", severity: .info, summary: "", rationale: "", bad: [], good: []),
  RuleCard(
    id: "unreachable-screen", severity: .warning, summary: "", rationale: "",
    options: [
      .flag("previews", false, "Whether previews count"), .number("depth", 3, in: 1...9, "How deep"),
      .choice("speak", of: ["once", "always"], "How often"), .names("except", "Which not"),
    ], bad: [], good: []),
]

@Suite struct SettingsReaderTests {
  private func read(_ text: String) -> SettingsReader.Reading {
    SettingsReader.read(text, file: ".navgraph.yml", folder: "/app", cards: sampleCards)
  }

  private func check(_ text: String, says expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(read(text).problems.map(\.description) == expected, sourceLocation: sourceLocation)
  }

  private func at(_ line: Int) -> Origin { .file(".navgraph.yml", line: line) }

  private func pattern(_ glob: String, _ line: Int) -> Sourced<PathPattern> {
    Sourced(PathPattern(glob, in: "/app"), at(line))
  }

  @Test func readsEverySetting() {
    let reading = read(
      """
      parent: ../.navgraph.yml
      preset: strict
      include: App
      exclude:
        - "*.generated.swift"
        - Tools/**
      generated: [Sourcery]
      modules:
        Checkout: [Cart, Payment]
      entry-points: [OnboardingScreen, "Shop.CartScreen"]
      baseline: ci/known.yml
      rules:
        unreachable-screen: {severity: error, previews: true, depth: 9, speak: always, except: [A, B]}
        never-presented: off
      overrides:
        - paths: Legacy/**
          rules: {unreachable-screen: info}
      dialects:
        - call: open(_:)
          on: DeepLinker
          kind: push
        - call: raise
          argument: "screen:"
          kind: fullScreenCover
        - { call: go, argument: 1, kind: tab }
      """)
    #expect(reading.problems == [])
    #expect(reading.parent == SettingsReader.Parent(path: "../.navgraph.yml", line: 1, column: 9))
    let screen = RuleChoice(
      severity: Sourced(.error, at(13)),
      options: [
        "previews": Sourced(.flag(true), at(13)), "depth": Sourced(.number(9), at(13)), "speak": Sourced(.word("always"), at(13)),
        "except": Sourced(.names(["A", "B"]), at(13)),
      ])
    #expect(
      reading.settings
        == Settings(
          files: [".navgraph.yml"], preset: Sourced("strict", at(2)), include: [pattern("App", 3)],
          exclude: [pattern("*.generated.swift", 5), pattern("Tools/**", 6)], generated: [pattern("Sourcery", 7)],
          modules: ["Cart", "Payment"].map { Sourced(.init(module: "Checkout", pattern: PathPattern($0, in: "/app")), at(9)) },
          entryPoints: [Sourced("OnboardingScreen", at(10)), Sourced("Shop.CartScreen", at(10))],
          ruleLayers: [
            RuleLayer(choices: ["unreachable-screen": screen, "never-presented": RuleChoice(severity: Sourced(.off, at(14)))]),
            RuleLayer(
              paths: [PathPattern("Legacy/**", in: "/app")],
              choices: ["unreachable-screen": RuleChoice(severity: Sourced(.info, at(17)))]),
          ],
          dialects: [
            Sourced(DialectRow(callee: "open", receiver: "DeepLinker", kind: .push), at(19)),
            Sourced(DialectRow(callee: "raise", argument: .label("screen"), kind: .fullScreenCover), at(22)),
            Sourced(DialectRow(callee: "go", argument: .position(1), kind: .tab), at(25)),
          ],
          baseline: Sourced("/app/ci/known.yml", at(11))))
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n", "rules:\n", "exclude: ~\nrules: null\n", "---\n", "parent:\nmodules: {}\n"])
  func emptinessIsTheDefaults(_ text: String) {
    let reading = read(text)
    #expect(reading.problems == [])
    #expect(reading.settings == Settings(files: [".navgraph.yml"]))
  }

  @Test func tellsAllMistakesAtOnceWithPlaceAndNearestName() {
    check(
      """
      excludes: [a]
      preset: strickt
      rules:
        unreachable-screens: error
        never-presented: eror
        unreachable-screen: {severty: error, depth: 10, previews: 1, speak: twice, except: {}}
        no-entry-point: {depth: 3}
      entry-point: X
      overrides:
        - paths: [Legacy]
          rule: {}
        - rules: {never-presented: off}
      dialects:
        - call: open
          kind: pusch
          labl: x
      """,
      says: [
        ".navgraph.yml:1:1: there is no setting 'excludes'\n  Did you mean 'exclude'?",
        ".navgraph.yml:2:9: there is no preset 'strickt'\n  Did you mean 'strict'?",
        ".navgraph.yml:4:3: there is no rule 'unreachable-screens'\n  Did you mean 'unreachable-screen'?",
        ".navgraph.yml:5:20: there is no severity 'eror'\n  Did you mean 'error'?",
        ".navgraph.yml:6:24: 'unreachable-screen' has no option 'severty'\n  Did you mean 'severity'?",
        ".navgraph.yml:6:47: 'depth' is no number from 1 to 9",
        ".navgraph.yml:6:61: 'previews' is a single value that is neither 'true' nor 'false'",
        ".navgraph.yml:6:71: 'speak' has no 'twice'\n  Known are 'once' and 'always'.",
        ".navgraph.yml:6:86: 'except' is a list of keys where a list of texts is expected\n  Write each on a line of its own behind '- '.",
        ".navgraph.yml:7:20: 'no-entry-point' has no option 'depth'\n  Known are 'severity'.",
        ".navgraph.yml:8:1: there is no setting 'entry-point'\n  Did you mean 'entry-points'?",
        ".navgraph.yml:11:5: a row of 'overrides' has no 'rule'\n  Did you mean 'rules'?",
        ".navgraph.yml:12:5: a row of 'overrides' names no 'paths'\n  Write 'paths:' and the patterns it speaks of.",
        ".navgraph.yml:15:11: there is no kind of transition 'pusch'\n  Did you mean 'push'?",
        ".navgraph.yml:16:5: a row of 'dialects' has no 'labl'\n  Known are 'call', 'on', 'argument' and 'kind'.",
      ])
  }

  @Test func tellsWrongTypes() {
    check(
      """
      include: {a: b}
      exclude: [[a]]
      preset: [strict]
      modules: [a]
      rules: [never-presented]
      overrides: {paths: a}
      dialects: open
      """,
      says: [
        ".navgraph.yml:1:10: 'include' is a list of keys where a list of texts is expected\n  Write each on a line of its own behind '- '.",
        ".navgraph.yml:2:11: 'exclude' holds a list where a text is expected",
        ".navgraph.yml:3:9: 'preset' is a list where a text is expected",
        ".navgraph.yml:4:10: 'modules' is a list where names and folders are expected\n  Write 'Checkout: [Features/Cart]', one module a line.",
        ".navgraph.yml:5:8: 'rules' is a list where rules and severities are expected\n  Write 'unreachable-screen: error', one rule a line.",
        ".navgraph.yml:6:12: 'overrides' is a list of keys where a list is expected\n  Begin each row with '- paths: [\"Legacy/**\"]', and 'rules:' below it.",
        ".navgraph.yml:7:11: 'dialects' is a single value where a list of calls is expected\n  Begin each call with '- call: name'.",
      ])
  }

  @Test(arguments: [
    "rules: {never-presented: }", "rules: {never-presented: {}}", "overrides: [{paths: [a], rules: }]",
    "overrides: [{paths: [a], rules: {}}]", "overrides: [{paths: [], rules: {never-presented: off}}]", "overrides: [{}]",
    "overrides: [~]", "modules: {Shop: }", "modules: {Shop: []}", "modules: {'': a}", "exclude: ['']", "exclude: [~]", "parent: ''",
    "baseline: []", "dialects: [{call: '(', kind: push}]", "rules: {unreachable-screen: {severity: }}",
    "rules: {unreachable-screen: {depth: }}", "rules: {unreachable-screen: {speak: []}}",
  ])
  func whatHasNoEffectIsTold(_ text: String) {
    #expect(!read(text).problems.isEmpty)
  }

  @Test func aRowNeedsCallAndKind() {
    let reading = read("dialects:\n  - on: Router\n")
    #expect(reading.problems.map(\.what) == ["a row of 'dialects' names no 'call'", "a row of 'dialects' names no 'kind'"])
    #expect(reading.settings.dialects == [])
    #expect(read("dialects:\n  - {call: go, kind: push, argument: -1}\n").problems.map(\.what) == [
      "'argument' is -1, and positions count from 0"
    ])
  }

  @Test func columnsCountBytes() {
    check(
      #"{ "é화": 1 , rulez: {} }"#,
      says: [
        ".navgraph.yml:1:3: there is no setting 'é화'\n  Known are 'parent', 'preset', 'include', 'exclude', 'generated', 'modules', "
          + "'entry-points', 'baseline', 'rules', 'overrides', 'layers', 'contracts' and 'dialects'.",
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
    ("rules: &anchor {}\n", "there are no anchors here"),
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

  @Test func everyUnquotedMarkIsTold() {
    #expect(read("exclude: [*.a, b, *.c]\ninclude: &x\n").problems.map(\.column) == [11, 19, 10])
  }

  @Test func patternsSayWhatTheyCannotDo() {
    check(
      "exclude: ['!Keep', ok]\ngenerated: ../Gen\nmodules: {A: [a/../b]}\nentry-points: ['!x']\n",
      says: [
        ".navgraph.yml:1:11: a pattern cannot take back what another one says\n  Say what is meant without '!'; '\\!' stands for itself.",
        ".navgraph.yml:2:12: a pattern cannot leave the folder of its file\n  Write it in a settings file further up, and name that as 'parent'.",
        ".navgraph.yml:3:15: a pattern cannot leave the folder of its file\n  Write it in a settings file further up, and name that as 'parent'.",
      ])
  }

  @Test(arguments: ["exclude: \"*.swift\"", "exclude: a*b", "exclude: 'it''s & *x'", "exclude: a # - *x"])
  func marksInsideOfValuesAreText(_ text: String) {
    #expect(read(text).problems == [])
  }

  @Test func deepNestingIsNoCrash() {
    let problems = read("exclude: " + String(repeating: "[", count: 100_000)).problems
    #expect(problems.count == 1)
  }
}

@Suite struct SettingsTemplateTests {
  @Test func readsAsTheDefaults() {
    let reading = SettingsReader.read(SettingsTemplate.text(RuleBook.cards), file: "f", folder: "/")
    #expect(reading.problems == [])
    #expect(reading.settings == Settings(files: ["f"]))
  }

  @Test(arguments: SettingsKey.allCases) func everyKeyHasAnExampleThatDoesSomething(_ key: SettingsKey) {
    let reading = SettingsReader.read(key.example, file: "f", folder: "/")
    #expect(reading.problems == [])
    // The default preset is a choice too.
    #expect(reading.settings != Settings(files: ["f"]) || reading.parent != nil)
    if key != .rules {
      let commented = key.example.split(separator: "\n").map { "# \($0)\n" }.joined()
      #expect(SettingsTemplate.text(RuleBook.cards).contains("\n" + commented))
    }
  }

  @Test func itsRulesAreTheDefaults() throws {
    let text = SettingsTemplate.text(RuleBook.cards)
    let part = try #require(text.components(separatedBy: "\n# rules:\n").last?.components(separatedBy: "\n\n").first)
    let yaml = "rules:\n" + part.split(separator: "\n").map { $0.dropFirst(2) + "\n" }.joined()
    let reading = SettingsReader.read(yaml, file: "f", folder: "/")
    #expect(reading.problems == [])
    for card in RuleBook.cards {
      let choice = reading.settings.ruleLayers.choice(of: card.id)
      #expect(choice.severity?.value == card.severity)
      #expect(choice.options.mapValues(\.value) == Dictionary(uniqueKeysWithValues: card.options.map { ($0.name, $0.standard) }))
    }
  }
}
