import NavFindings
import NavRules
import TestSupport
import Testing

@testable import NavEngine

/// What settings make of the rules' findings.
@Suite struct VerdictTests {
  /// Two folders with the same defects: a flag that nothing sets, the screen behind it, and an unguarded removal.
  private static func app(_ folder: String, _ name: String) -> SourceText {
    SourceText(
      path: "\(folder)/\(name).swift", module: "Shop",
      text: """
        import SwiftUI
        struct \(name)Screen: View {
          @State private var shown = false
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) { Text("A") }.sheet(isPresented: $shown) { \(name)HelpScreen() }
          }
          func back() { path.removeLast() }
        }
        struct \(name)HelpScreen: View { var body: some View { Text("Help") } }
        """)
  }

  private static let sources = [
    SourceText(
      path: "App/Main.swift", module: "Shop",
      text: """
        import SwiftUI
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { TabView { OldScreen(); NewScreen() } } }
        }
        """),
    app("Old", "Old"), app("New", "New"),
  ]

  private func report(_ yaml: String, _ sources: [SourceText] = Self.sources) -> Report {
    let reading = SettingsReader.read(yaml, file: "f", folder: "/")
    #expect(reading.problems == [])
    return Pipeline.run(sources, settings: reading.settings).report
  }

  private func lines(_ report: Report) -> [String] {
    report.findings.map { "\($0.place.file) \($0.rule) \($0.severity.rawValue)" }
  }

  @Test func theDefaults() {
    let wanted = ["New", "Old"].flatMap { name in
      ["never-presented", "unguarded-remove-last", "unreachable-screen"].map { "\(name)/\(name).swift \($0) warning" }
    }
    #expect(lines(report("")) == wanted)
  }

  @Test func presetsWeighAllRules() {
    #expect(Set(report("preset: strict").findings.map(\.severity)) == [.error])
    let migrated = report("preset: migration\n")
    #expect(migrated.findings.filter { $0.severity == .warning }.map(\.rule) == ["unguarded-remove-last", "unguarded-remove-last"])
    #expect(migrated.findings.filter { $0.severity == .info }.count == 4)
    #expect(Set(report("preset: architecture").findings.map(\.rule)) == ["unreachable-screen"])
  }

  @Test func rulesCountMoreThanThePresetAndOverridesMoreThanRules() {
    let yaml = """
      preset: strict
      rules:
        unreachable-screen: off
        never-presented: info
      overrides:
        - paths: ["Old/**"]
          rules: {unreachable-screen: warning, never-presented: off}
        - paths: [Old.swift]
          rules: {never-presented: error, unguarded-remove-last: off}
      """
    #expect(
      lines(report(yaml)) == [
        "New/New.swift never-presented info", "New/New.swift unguarded-remove-last error", "Old/Old.swift never-presented error",
        "Old/Old.swift unreachable-screen warning",
      ])
  }

  @Test func cardsSayWhatIsInForce() {
    let rules = report("rules: {unreachable-screen: off, never-presented: error}").rules
    #expect(!rules.contains { $0.id == "unreachable-screen" })
    #expect(rules.first { $0.id == "never-presented" }?.severity == .error)
    // A rule that is on somewhere has run.
    let some = report("rules: {unreachable-screen: off}\noverrides: [{paths: [Old], rules: {unreachable-screen: info}}]").rules
    #expect(some.first { $0.id == "unreachable-screen" }?.severity == .info)
  }

  @Test func nothingIsFoundInGeneratedFilesButTheyAreRead() {
    #expect(Set(report("generated: [Old]").findings.map(\.place.file)) == ["New/New.swift"])
    // Without the file its screens would not be known, and the entry would lead nowhere.
    let graph = Pipeline.run(Self.sources, settings: SettingsReader.read("generated: [Old]", file: "f", folder: "/").settings).graph
    #expect(graph.screens.contains { $0.id == "OldHelpScreen" })
  }

  @Test func aCommentForARuleThatIsOffInItsFileIsNotUnused() {
    let comment = SourceText(
      path: "Old/Note.swift", module: "Shop", text: "// navgraph:disable:next unreachable-screen\nlet a = 1\n")
    let on = report("", Self.sources + [comment]).findings.filter { $0.rule == "unused-suppression" }
    #expect(on.map(\.place.file) == ["Old/Note.swift"])
    let off = report("overrides: [{paths: [Old], rules: {unreachable-screen: off}}]", Self.sources + [comment])
    #expect(!off.findings.contains { $0.rule == "unused-suppression" })
  }

  @Test func withoutEntriesNobodyKnowsWhatIsUnused() {
    let comment = SourceText(
      path: "New/Note.swift", module: "Shop",
      text: "import SwiftUI\n// navgraph:disable:next unreachable-screen\nstruct LoneScreen: View { var body: some View { Text(\"\") } }\n")
    let part = report("", [Self.app("New", "New"), comment])
    #expect(!part.findings.contains { $0.rule == "unused-suppression" })
  }

  @Test func optionsDifferByPath() {
    let routes = { (name: String) in
      SourceText(
        path: "\(name)/\(name).swift", module: "Shop",
        text: """
          import SwiftUI
          enum \(name)Route: Hashable { case a, b }
          struct \(name)Root: View {
            var body: some View {
              NavigationStack {
                VStack { NavigationLink("A", value: \(name)Route.a); NavigationLink("B", value: \(name)Route.b) }
                  .navigationDestination(for: \(name)Route.self) { route in
                    switch route {
                    case .a: SoonScreen()
                    case .b: SoonScreen()
                    }
                  }
              }
            }
          }
          """)
    }
    let app = SourceText(
      path: "App.swift", module: "Shop",
      text: """
        import SwiftUI
        @main struct ShopApp: App { var body: some Scene { WindowGroup { TabView { OldRoot(); NewRoot() } } } }
        struct SoonScreen: View { var body: some View { Text("Soon") } }
        """)
    let sources = [app, routes("Old"), routes("New")]
    let found = { (yaml: String) in report(yaml, sources).findings.map { "\($0.place.file):\($0.place.line) \($0.rule)" } }
    let doubles = ["New/New.swift:10 duplicate-view-mapping", "Old/Old.swift:10 duplicate-view-mapping"]
    #expect(found("") == doubles)
    #expect(found("rules: {duplicate-view-mapping: {shared: [SoonScreen]}}") == [])
    let old = "overrides: [{paths: [Old], rules: {duplicate-view-mapping: {shared: [SoonScreen]}, placeholder-destination: {stand-ins: [SoonScreen]}}}]"
    #expect(found(old) == [doubles[0], "Old/Old.swift:9 placeholder-destination", "Old/Old.swift:10 placeholder-destination"])
  }
}

@Suite struct PresetTests {
  @Test func everyRowSpeaksOfRulesThatExist() {
    #expect(Preset.all.map(\.id) == ["recommended", "strict", "migration", "architecture"])
    for preset in Preset.all {
      #expect(Preset.named(preset.id) == preset)
      let differing = RuleBook.cards.filter { preset.severity(of: $0.id, claimed: $0.severity) != $0.severity }
      // What it names must change something, or the row is out of date.
      #expect(differing.isEmpty == (preset.id == "recommended"))
    }
  }

  @Test func recommendedIsWhatTheCardsSay() {
    for card in RuleBook.cards {
      #expect(Preset.standard.severity(of: card.id, claimed: card.severity) == card.severity)
      #expect(Preset.standard.severity(of: card.id, claimed: .info) == .info)
    }
  }

  @Test func strictIsGraverThroughoutAndWakesNothing() throws {
    let strict = try #require(Preset.named("strict"))
    #expect([Severity.off, .info, .warning, .error].map { strict.severity(of: "x", claimed: $0) } == [.off, .warning, .error, .error])
  }
}
