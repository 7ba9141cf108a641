import TestSupport
import Testing

/// Settings as a user meets them: found, inherited, printed, wrong.
@Suite struct ConfigTests {
  private let files = [
    ".navgraph.yml": "preset: strict\nexclude: [Old]\n",
    "Shop/.navgraph.yml": "parent: ../.navgraph.yml\nrules:\n  never-presented: info\noverrides:\n  - paths: [Legacy]\n    rules: {never-presented: off}\n",
    "Shop/Legacy/A.swift": "struct A {}\n",
  ]

  private func config(_ folder: TemporaryFolder, _ arguments: [String]) throws -> CommandRun {
    try CommandRun.navgraph(["config"] + arguments, in: folder)
  }

  @Test func whatIsInForceAndWhereItCameFrom() throws {
    let folder = try TemporaryFolder(files)
    let run = try config(folder, ["Shop"])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix("# From .navgraph.yml, then Shop/.navgraph.yml.\n"))
    func line(_ start: String, _ run: CommandRun) -> String? {
      run.output.split(separator: "\n").first { $0.hasPrefix(start) }.map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(line("preset:", run) == "preset: strict # .navgraph.yml:1")
    #expect(line("  never-presented:", run) == "never-presented: info # Shop/.navgraph.yml:3")
    #expect(line("  unreachable-screen:", run) == "unreachable-screen: error # preset 'strict'")
    #expect(line("include:", run) == "include: [] # default")
    #expect(try line("  never-presented:", config(folder, ["Shop/Legacy/A.swift"])) == "never-presented: off # Shop/.navgraph.yml:6")
    #expect(try config(folder, ["Shop", "--no-config"]).output.hasPrefix("# No settings file: these are the defaults.\n"))
    #expect(try line("preset:", config(folder, ["--config", "Shop/.navgraph.yml"])) == "preset: strict # .navgraph.yml:1")
  }

  @Test func whatIsPrintedIsASettingsFile() throws {
    let folder = try TemporaryFolder(files)
    #expect(try config(folder, ["-o", "printed.yml"]).status == 0)
    let again = try config(folder, ["--config", "printed.yml"])
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test func mistakesEndTheRunAndAreAllTold() throws {
    let folder = try TemporaryFolder(files.merging(["Shop/.navgraph.yml": "parent: ../.navgraph.yml\nexcludes: []\npreset: strick\n"]) { $1 })
    for command in [["config", "Shop"], ["lint", "Shop"], ["report", "Shop"]] {
      let run = try CommandRun.navgraph(command, in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Shop/.navgraph.yml:2:1: error: there is no setting 'excludes'
            Did you mean 'exclude'?
          Shop/.navgraph.yml:3:9: error: there is no preset 'strick'
            Did you mean 'strict'?

          """)
    }
  }

  @Test func parentsThatLeadInACircleAreTold() throws {
    let folder = try TemporaryFolder(files.merging([".navgraph.yml": "parent: Shop/.navgraph.yml\n"]) { $1 })
    let run = try CommandRun.navgraph(["lint", "Shop"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".navgraph.yml:1:9: error: the parent 'Shop/.navgraph.yml' leads back to 'Shop/.navgraph.yml'\n"))
  }
}
