import Foundation
import TestSupport
import Testing

/// Adopting navgraph in an app that has findings already.
@Suite struct BaselineTests {
  static let main = """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }

    """

  /// A screen with some removals that no question guards.
  static func screen(_ name: String, removals: Int) -> String {
    """
    import SwiftUI
    struct \(name): View {
      @State private var path = NavigationPath()
      var body: some View { NavigationStack(path: $path) { Text("\(name)") } }
    \((0..<removals).map { "  func back\($0)() { path.removeLast() }\n" }.joined())}

    """
  }

  private func app(_ removals: Int = 2) throws -> TemporaryFolder {
    try TemporaryFolder(["App/Main.swift": Self.main, "App/My Home/Home.swift": Self.screen("HomeScreen", removals: removals)])
  }

  private func lint(_ folder: TemporaryFolder, _ arguments: [String] = [], in name: String = "") throws -> CommandRun {
    try CommandRun.run(
      CommandRun.executable("navgraph"), ["lint", "--format", "xcode", "--relative-to", "."] + arguments, in: name.isEmpty ? folder.path : folder.path + "/" + name)
  }

  @Test func fromManyFindingsToAGreenRunAndBack() throws {
    let folder = try app()
    #expect(try lint(folder).status == 1)

    let written = try lint(folder, ["--write-baseline"])
    #expect(written.status == 0)
    #expect(written.output == "")
    #expect(written.errors == "navgraph: wrote '.navgraph-baseline.yml': 2 known findings\n")
    let text = try folder.text(".navgraph-baseline.yml")
    #expect(text.contains(#"  - { path: "App/My Home/Home.swift", rule: unguarded-remove-last, subject: "path", count: 2 }"#))

    let green = try lint(folder, ["--baseline", ".navgraph-baseline.yml", "--strict-baseline"])
    #expect(green.status == 0)
    #expect(green.errors == "navgraph: note: 2 known findings are not reported ('.navgraph-baseline.yml')\n")

    // Moved lines and a further finding: one is reported, the last.
    try folder.write("// moved\n\n" + Self.screen("HomeScreen", removals: 3), to: "App/My Home/Home.swift")
    let grown = try lint(folder, ["--baseline", ".navgraph-baseline.yml"])
    #expect(grown.status == 1)
    #expect(grown.output.split(separator: "\n").count == 1)
    #expect(grown.output.hasPrefix("App/My Home/Home.swift:9:"))

    // Mended: told, and a failure only where asked for.
    try folder.write(Self.screen("HomeScreen", removals: 1), to: "App/My Home/Home.swift")
    let mended = try lint(folder, ["--baseline", ".navgraph-baseline.yml"])
    #expect(mended.status == 0)
    #expect(mended.errors.contains("1 entry of '.navgraph-baseline.yml' know"))
    let strict = try lint(folder, ["--baseline", ".navgraph-baseline.yml", "--strict-baseline"])
    #expect(strict.status == 1)
    #expect(strict.errors.contains(".navgraph-baseline.yml:5: error: 'unguarded-remove-last' does not find 'path'"))

    let pruned = try CommandRun.navgraph(["baseline", "prune"], in: folder)
    #expect(pruned.status == 0)
    #expect(pruned.errors == "navgraph: took 1 of 2 known findings out of '.navgraph-baseline.yml'\n")
    #expect(try lint(folder, ["--baseline", ".navgraph-baseline.yml", "--strict-baseline"]).status == 0)
    let again = try CommandRun.navgraph(["baseline", "prune", ".navgraph-baseline.yml", "App"], in: folder)
    #expect(again.errors == "navgraph: nothing in '.navgraph-baseline.yml' is stale\n")
  }

  @Test func theSettingsMayNameTheBaselineAndTheCommandLineMayNot() throws {
    let folder = try app()
    try folder.write("baseline: ci/known.yml\n", to: ".navgraph.yml")
    try FileManager.default.createDirectory(at: folder.url("ci"), withIntermediateDirectories: true)
    let missing = try lint(folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no such baseline"))
    #expect(try lint(folder, ["--write-baseline"], in: "App").status == 0)
    #expect(try folder.text("ci/known.yml").contains(#"path: "../App/My Home/Home.swift""#))
    #expect(try lint(folder).status == 0)
    #expect(try lint(folder, ["--no-baseline"]).status == 1)
  }

  @Test func everyFolderAndMachineReadsItAlike() throws {
    let folder = try app()
    #expect(try lint(folder, ["--write-baseline"]).status == 0)
    let text = try folder.text(".navgraph-baseline.yml")
    #expect(try lint(folder, ["--baseline", "../.navgraph-baseline.yml", "--strict-baseline"], in: "App").status == 0)
    #expect(try lint(folder, ["App/My Home", "--baseline", ".navgraph-baseline.yml"]).status == 0)
    let elsewhere = try TemporaryFolder()
    let path = folder.path
    #expect(try lint(elsewhere, [path, "--baseline", path + "/.navgraph-baseline.yml", "--strict-baseline"]).status == 0)
    // By another name, as '/tmp' is '/private/tmp' elsewhere.
    try elsewhere.link("other", to: path)
    let linked = elsewhere.path + "/other"
    #expect(try lint(elsewhere, [linked, "--baseline", path + "/.navgraph-baseline.yml", "--strict-baseline"]).status == 0)
    #expect(try lint(elsewhere, [path, "--baseline", linked + "/.navgraph-baseline.yml", "--strict-baseline"]).status == 0)
    #expect(try lint(folder, [linked, "--baseline", linked + "/.navgraph-baseline.yml", "--strict-baseline"]).status == 0)
    #expect(try lint(folder, [linked, "--write-baseline"]).status == 0)
    #expect(try folder.text(".navgraph-baseline.yml") == text)
  }

  @Test func damageIsToldAndNothingIsLost() throws {
    let folder = try app()
    let damaged = "version: 1\nfindings:\n  - {path: a}\n"
    try folder.write(damaged, to: "known.yml")
    for arguments in [["--baseline", "known.yml"], ["--write-baseline", "known.yml"], ["--write-baseline=known.yml"]] {
      let run = try lint(folder, arguments)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("known.yml:3: error: this baseline is damaged: an entry needs"))
      #expect(try folder.text("known.yml") == damaged)
    }
    try folder.write("version: 7\nthings: []\n", to: "known.yml")
    #expect(try lint(folder, ["--baseline", "known.yml"]).errors.contains("by a later navgraph: its version is 7"))
    #expect(try CommandRun.navgraph(["baseline", "prune", "known.yml"], in: folder).status == 2)
    // No baseline at all: what stands there is not replaced.
    try folder.write("# Read me\n", to: "README.md")
    #expect(try lint(folder, ["--write-baseline", "README.md"]).status == 2)
    #expect(try folder.text("README.md") == "# Read me\n")
  }

  @Test func nothingIsWrittenWhereNotAllCouldBeRead() throws {
    let folder = try app()
    try folder.link("App/Gone.swift", to: "nowhere.swift")
    let run = try lint(folder, ["--write-baseline"])
    #expect(run.status == 2)
    #expect(run.errors.contains("the baseline is not written"))
    #expect(try folder.names() == ["App"])
  }

  @Test(arguments: [
    ["--strict-baseline"], ["--no-baseline", "--baseline", "x.yml"], ["--write-baseline", "App/"], ["--write-baseline", "App"],
    ["--write-baseline", "App/Main.swift"], ["--baseline", "gone.yml"], ["--no-baseline", "--write-baseline"],
  ])
  func wrongUsageIsTold(_ arguments: [String]) throws {
    let folder = try app()
    let run = try lint(folder, arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
    #expect(try folder.text("App/Main.swift") == Self.main)
  }
}
