import Foundation
import NavFindings
import NavSource
import TestSupport
import Testing

@testable import NavEngine

/// Which files are read, and how one adds to the other.
@Suite struct SettingsFileTests {
  private func load(_ folder: TemporaryFolder, in name: String = "", _ choice: SettingsFile.Choice = .nearest) -> (
    settings: Settings, problems: [Problem]
  ) {
    SettingsFile.load(choice, for: ["."], currentFolder: name.isEmpty ? folder.path : folder.path + "/" + name)
  }

  @Test func parentsAddUpAndTheNearerFileCountsMore() throws {
    let folder = try TemporaryFolder([
      ".navgraph.yml": """
        preset: strict
        include: [App]
        exclude: [Tools]
        entry-points: [A]
        modules: {Rest: Features}
        baseline: known.yml
        rules: {never-presented: off, no-entry-point: error}
        overrides: [{paths: [Sub/Old], rules: {no-entry-point: info}}]
        """,
      "Sub/.navgraph.yml": """
        parent: ../.navgraph.yml
        include: [Views]
        exclude: [Gen]
        entry-points: [B]
        modules: {Own: Features/Own}
        rules: {never-presented: info}
        """,
    ])
    let (settings, problems) = load(folder, in: "Sub")
    #expect(problems == [])
    #expect(settings.files == ["../.navgraph.yml", ".navgraph.yml"])
    #expect(settings.preset == Sourced("strict", .file("../.navgraph.yml", line: 1)))
    #expect(settings.include.map(\.value) == [PathPattern("Views", in: folder.path + "/Sub")])
    #expect(settings.exclude.map(\.value) == [PathPattern("Tools", in: folder.path), PathPattern("Gen", in: folder.path + "/Sub")])
    #expect(settings.entryPoints.map(\.value) == ["A", "B"])
    #expect(settings.modules.map(\.value.module) == ["Own", "Rest"])
    #expect(settings.baseline?.value == folder.path + "/known.yml")
    #expect(settings.ruleLayers.choice(of: "never-presented").severity == Sourced(.info, .file(".navgraph.yml", line: 6)))
    let old = SeenPath(absolute: folder.path + "/Sub/Old/A.swift", root: folder.path + "/Sub")
    #expect(settings.ruleLayers.filter { $0.speaks(of: old) }.choice(of: "no-entry-point").severity?.value == .info)
  }

  @Test func withoutParentTheNearestFileStandsAlone() throws {
    let folder = try TemporaryFolder([".navgraph.yml": "preset: strict\n", "Sub/.navgraph.yml": "exclude: [Gen]\n"])
    #expect(load(folder, in: "Sub").settings.preset.value == "recommended")
    #expect(load(folder, in: "Sub").settings.files == [".navgraph.yml"])
  }

  @Test func cyclesOfParentsAreToldAtTheirLine() throws {
    let folder = try TemporaryFolder([
      ".navgraph.yml": "exclude: []\nparent: b.yml\n", "b.yml": "parent: ./c.yml\n", "c.yml": "preset: strict\nparent: .navgraph.yml\n",
      "own.yml": "parent: own.yml\n",
    ])
    #expect(
      load(folder).problems.map(\.description) == [
        "c.yml:2:9: the parent '.navgraph.yml' leads back to '.navgraph.yml'\n  Remove one of the 'parent' lines."
      ])
    #expect(load(folder, .named("own.yml")).problems.map(\.line) == [1])
    // A link is another name of the same file.
    try folder.link("again.yml", to: "a.yml")
    try folder.write("parent: again.yml\n", to: "a.yml")
    #expect(load(folder, .named("a.yml")).problems.map(\.what) == ["the parent 'again.yml' leads back to 'a.yml'"])
  }

  @Test func mistakesOfAllFilesAreToldAtOnce() throws {
    let folder = try TemporaryFolder([
      ".navgraph.yml": "parent: ci/base.yml\nexcludes: []\n", "ci/base.yml": "rule: {}\nparent: gone.yml\n",
    ])
    #expect(
      load(folder).problems.map(\.description) == [
        ".navgraph.yml:2:1: there is no setting 'excludes'\n  Did you mean 'exclude'?",
        "ci/base.yml:1:1: there is no setting 'rule'\n  Did you mean 'rules'?",
        "ci/base.yml:2:9: there is no file 'gone.yml'\n  A parent's path starts from the folder of 'ci/base.yml'.",
      ])
  }

  @Test func aParentMustBeAFile() throws {
    let folder = try TemporaryFolder([".navgraph.yml": "parent: ci\n", "ci/x": ""])
    #expect(load(folder).problems.map(\.description) == ["ci: this is no file, and a settings file is expected"])
  }
}

@Suite struct SettingsListingTests {
  @Test func theDefaultsAreListedAsDefaults() {
    let text = SettingsListing.text(Settings(), currentFolder: "/app")
    let origins = Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains("  # ") }.compactMap { $0.components(separatedBy: "  # ").last })
    #expect(origins == ["default"])
    #expect(RuleBook.ids.filter { !text.contains("\n  \($0):") } == [])
  }

  /// What is printed means what it was printed from.
  @Test func theListingReadsBack() throws {
    let yaml = """
      preset: strict
      include: ["App/**", "it's \\"q\\" \\\\ \\n \\u202E 화"]
      exclude: [Tools]
      generated: ["*.gen.swift"]
      modules: {"no": [Cart, "Pay ment"], Rest: Features}
      entry-points: [Onboarding]
      baseline: ci/known.yml
      rules:
        never-presented: off
        placeholder-destination: {stand-ins: [SoonView, "true", "12"]}
      overrides:
        - paths: ["Old/**", "é"]
          rules: {never-presented: info, duplicate-view-mapping: {severity: error, shared: [Wall]}}
      layers:
        - {layer: Cart, paths: ["Cart/**", "é"], may-reach: [], doors: ["no", CartScreen]}
        - {layer: Pay, paths: Pay}
      contracts:
        - {every-path-to: [CheckoutView, "no"], passes: LoginView, from: "Ho me"}
        - {no-path-from: Kids, to: [Store], unless-through: Gate, because: "it's: so # there"}
        - {no-path-from: Kids, to: Store}
        - {screen: SettingsView, within: 2}
        - {into-module: Pay, from-module: Cart, only-through: [A.b, C]}
        - {modals-at-most: 0}
      dialects:
        - {call: go, on: "Router<A>", argument: "to", kind: push}
      """
    let first = SettingsReader.read(yaml, file: "f", folder: "/app")
    #expect(first.problems == [])
    let text = SettingsListing.text(first.settings, currentFolder: "/app")
    let again = SettingsReader.read(text, file: "g", folder: "/app")
    #expect(again.problems == [], "\(text)")
    #expect(again.settings.include.map(\.value) == first.settings.include.map(\.value))
    #expect(again.settings.modules.map(\.value) == first.settings.modules.map(\.value))
    #expect(again.settings.dialects.map(\.value) == first.settings.dialects.map(\.value))
    #expect(again.settings.contracts.map(\.words) == first.settings.contracts.map(\.words) && again.settings.contracts.count == 6)
    #expect(again.settings.contracts.map(\.reason) == first.settings.contracts.map(\.reason))
    #expect(again.settings.baseline?.value == first.settings.baseline?.value)
    #expect(SettingsListing.text(again.settings, currentFolder: "/app").components(separatedBy: "\n").count == text.components(separatedBy: "\n").count)
    let overrides = { (settings: Settings) in
      settings.ruleLayers.filter { $0.paths != nil }.map { $0.choices.mapValues { $0.options.mapValues(\.value) } }
    }
    #expect(overrides(again.settings) == overrides(first.settings))
    let standIns = again.settings.ruleLayers.choice(of: "placeholder-destination").options["stand-ins"]?.value
    #expect(standIns == .names(["SoonView", "true", "12"]))
  }

  @Test func originsNameFileAndLineOrPreset() {
    let settings = SettingsReader.read("preset: migration\nrules:\n  never-presented: error\n", file: "a b.yml", folder: "/").settings
    let text = SettingsListing.text(settings, currentFolder: "/")
    func origin(_ key: String) -> String? {
      text.split(separator: "\n").first { $0.hasPrefix(key) }?.components(separatedBy: "  # ").last
    }
    #expect(origin("preset:") == "a b.yml:1")
    #expect(origin("  never-presented:") == "a b.yml:3")
    #expect(origin("  unreachable-screen:") == "preset 'migration'")
    #expect(origin("  unmapped-destination:") == "default")
  }

  @Test func aFilesListingHearsOverrides() {
    let yaml = "overrides:\n  - paths: [Old]\n    rules: {never-presented: error}\n"
    let settings = SettingsReader.read(yaml, file: "f", folder: "/app").settings
    #expect(SettingsListing.text(settings, for: "Old/A.swift", currentFolder: "/app").contains("never-presented: error"))
    #expect(SettingsListing.text(settings, for: "New/A.swift", currentFolder: "/app").contains("never-presented: warning"))
  }

  @Test func namesOfFilesCannotEndTheComment() {
    var settings = Settings()
    settings.files = ["a\n\u{1B}[31mb.yml"]
    #expect(SettingsListing.text(settings, currentFolder: "/").contains("# From \"a\\n\\u001B[31mb.yml\"."))
  }
}
