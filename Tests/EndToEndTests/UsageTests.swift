import Foundation
import TestSupport
import Testing

/// Exit statuses and streams: what scripts rely on.
@Suite struct UsageTests {
  @Test func versionAndHelpAreResults() throws {
    let folder = try TemporaryFolder()
    for arguments in [["--version"], ["--help"], ["lint", "--help"], ["help", "report"]] {
      let run = try CommandRun.navgraph(arguments, in: folder)
      #expect(run.status == 0)
      #expect(!run.output.isEmpty)
      #expect(run.errors == "")
    }
  }

  @Test(arguments: [
    ["frobnicate"], ["lint", "--format", "sarf"], ["lint", "--jobs", "0"], ["lint", "--jobs", "many"],
    ["lint", "--config", "a.yml", "--no-config"], ["lint", "--no-such-option"], ["lint", "--fail-on", "eror"],
    ["report", "--format", "htm"], ["graph", "--format", "xml"], ["lint", "--color", "sometimes"],
    ["rules", "unreachable-scren"],
  ])
  func wrongUsageIsTold(_ arguments: [String]) throws {
    let run = try CommandRun.navgraph(arguments, in: try TemporaryFolder(["A.swift": ""]))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
  }

  @Test func mistypedValuesNameTheNearestOne() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(try CommandRun.navgraph(["lint", "--format", "jsno"], in: folder).errors.contains("Did you mean 'json'?"))
    #expect(try CommandRun.navgraph(["rules", "never-presentd"], in: folder).errors.contains("Did you mean 'never-presented'?"))
  }

  @Test func rulesAreListedAndExplained() throws {
    let folder = try TemporaryFolder()
    let list = try CommandRun.navgraph(["rules"], in: folder)
    #expect(list.status == 0)
    #expect(list.output.contains("unreachable-screen"))
    let page = try CommandRun.navgraph(["rules", "unreachable-screen"], in: folder)
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("unreachable-screen"))
    #expect(page.output.contains("navgraph:disable:this unreachable-screen"))
  }

  @Test func initWritesOnceAndItsFileIsAccepted() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}\n"])
    let first = try CommandRun.navgraph(["init"], in: folder)
    #expect(first.status == 0)
    #expect(first.output == "")
    let written = try folder.text(".navgraph.yml")
    #expect(try CommandRun.navgraph(["lint"], in: folder).status == 0)

    try folder.write("# mine\n", to: ".navgraph.yml")
    let second = try CommandRun.navgraph(["init"], in: folder)
    #expect(second.status == 2)
    #expect(second.errors.contains("--force"))
    #expect(try folder.text(".navgraph.yml") == "# mine\n")
    #expect(try CommandRun.navgraph(["init", "--force"], in: folder).status == 0)
    #expect(try folder.text(".navgraph.yml") == written)
    #expect(try folder.names() == [".navgraph.yml", "A.swift"])
  }

  @Test func resultsGoToAFileWhole() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}\n"])
    let toOutput = try CommandRun.navgraph(["graph"], in: folder)
    let toFile = try CommandRun.navgraph(["graph", "-o", "graph.json"], in: folder)
    #expect(toFile.status == 0)
    #expect(toFile.output == "")
    #expect(try folder.text("graph.json") == toOutput.output)
    #expect(try CommandRun.navgraph(["graph", "-o", "-"], in: folder).output == toOutput.output)
    let nowhere = try CommandRun.navgraph(["graph", "-o", "no/such/folder/graph.json"], in: folder)
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("no/such/folder/graph.json"))
    #expect(try folder.names() == ["A.swift", "graph.json"])
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    let folder = try TemporaryFolder()
    let navgraph = try CommandRun.executable("navgraph").path
    let run = try CommandRun.run(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", "set -o pipefail; (\"$0\" rules; echo \"status $?\" >&2) | true; sleep 0.1", navgraph], in: folder.path)
    #expect(run.errors == "status 0\n")
  }

  @Test func coloursNeedATerminalOrAnOrder() throws {
    let folder = try TemporaryFolder()
    let escape = "\u{1B}["
    #expect(try !CommandRun.navgraph(["rules", "never-presented"], in: folder).output.contains(escape))
    #expect(try CommandRun.navgraph(["rules", "never-presented", "--color", "always"], in: folder).output.contains(escape))
    let asked = try CommandRun.navgraph(
      ["rules", "never-presented", "--color", "always"], in: folder, environment: ["NO_COLOR": "1"])
    #expect(asked.output.contains(escape))
  }
}
