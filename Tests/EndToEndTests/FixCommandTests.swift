import Foundation
import TestSupport
import Testing

/// `lint --fix`, as users meet it.
@Suite struct FixCommandTests {
  private func app() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/Main.swift": BaselineTests.main, "App/My Home/Home.swift": BaselineTests.screen("HomeScreen", removals: 2),
    ])
  }

  private func git(_ arguments: [String], in folder: TemporaryFolder, below name: String = "") throws {
    let run = try CommandRun.run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: folder.path + "/" + name)
    try #require(run.status == 0, "\(run.errors)")
  }

  @Test func thePatchDoesWhatTheCommandDoes() throws {
    let folder = try app()
    let before = try folder.text("App/My Home/Home.swift")
    let dry = try CommandRun.navgraph(["lint", "--fix", "--dry-run"], in: folder)
    #expect(dry.status == 0)
    #expect(dry.errors == "navgraph: note: 2 findings would be mended in 1 file\n")
    #expect(try folder.text("App/My Home/Home.swift") == before)

    let fix = try CommandRun.navgraph(["lint", "--fix", "--format", "xcode"], in: folder)
    #expect(fix.status == 0 && fix.output == "")
    let after = try folder.text("App/My Home/Home.swift")
    #expect(after != before && after.contains("path.removeLast(min(1, path.count))"))

    // The patch is that of the current folder, also inside of a repository.
    for below in ["", "App"] {
      let other = try app()
      try git(["init", "-q"], in: other)
      let patch = try CommandRun.run(CommandRun.executable("navgraph"), ["lint", "--fix", "--dry-run", "-o", "p.diff"], in: other.path + "/" + below)
      #expect(patch.status == 0 && patch.output == "")
      // The entry point stands in 'App', so both runs see the whole.
      try git(["apply", "p.diff"], in: other, below: below)
      #expect(try other.text("App/My Home/Home.swift") == after)
    }

    let second = try CommandRun.navgraph(["lint", "--fix", "--dry-run"], in: folder)
    #expect(second.status == 0 && second.output == "")
    #expect(second.errors == "navgraph: note: there is nothing that can be mended safely\n")
  }

  @Test func knownFindingsStay() throws {
    let folder = try app()
    let before = try folder.text("App/My Home/Home.swift")
    #expect(try CommandRun.navgraph(["lint", "--write-baseline"], in: folder).status == 0)
    let fix = try CommandRun.navgraph(["lint", "--fix", "--baseline", ".navgraph-baseline.yml"], in: folder)
    #expect(fix.status == 0)
    #expect(try folder.text("App/My Home/Home.swift") == before)
  }

  @Test func onlyWhatChangedIsMended() throws {
    let folder = try app()
    try git(["init", "-q"], in: folder)
    try git(["add", "-A"], in: folder)
    try git(["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "x"], in: folder)
    try folder.write(
      "import SwiftUI\nstruct CartScreen { let path = NavigationPath()\n mutating func back() { path.removeLast() } }\n", to: "App/Cart.swift")
    let before = try folder.text("App/My Home/Home.swift")
    let fix = try CommandRun.navgraph(["lint", "--fix", "--diff-base", "HEAD"], in: folder)
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(try folder.text("App/My Home/Home.swift") == before)
    #expect(try folder.text("App/Cart.swift").contains("min(1, path.count)"))
  }

  @Test(arguments: [
    ["--dry-run"], ["--fix", "--write-baseline"], ["--fix", "--dry-run", "--format", "json"], ["--fix", "-"],
  ])
  func wrongUses(_ arguments: [String]) throws {
    let run = try CommandRun.navgraph(["lint"] + arguments, in: app())
    #expect(run.status == 2 && run.output == "")
  }
}
