import Foundation
import TestSupport
import Testing

/// Where results go, in which form, and what is left behind when they cannot go there.
@Suite struct OutputTests {
  /// An app with as many warnings as asked, in its file's line 7 and below.
  private func app(findings: Int = 1) throws -> TemporaryFolder {
    let calls = String(repeating: "    path.removeLast()\n", count: findings)
    return try TemporaryFolder([
      "App/Home.swift": """
      import SwiftUI
      @main struct HomeApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      struct HomeScreen: View {
        @State private var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { Text("Home") } }
        func back() {
      \(calls)  }
      }
      """
    ])
  }

  private func lint(
    _ folder: TemporaryFolder, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun.navgraph(["lint"] + arguments, in: folder, environment: environment)
  }

  /// Runs a line of shell in which `$navgraph` is the command.
  private func shell(_ line: String, in folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", line], in: folder.path,
      environment: ["navgraph": CommandRun.executable("navgraph").path])
  }

  // MARK: Several forms

  @Test func severalFormsAtOnce() throws {
    let folder = try app()
    let arguments = ["--format", "sarif:out.sarif", "--format", "github", "--format", "junit:out.xml"]
    let run = try lint(folder, arguments)
    #expect(run.status == 1)
    #expect(run.output.contains("::warning file=App/Home.swift,line=7,"))
    #expect(run.errors == "")
    #expect(try folder.text("out.sarif").contains("\"version\": \"2.1.0\""))
    #expect(try folder.text("out.xml").contains("<testsuites "))
    #expect(try folder.names() == ["App", "out.sarif", "out.xml"])
    // Alone, each form says the same.
    #expect(try lint(folder, ["--format", "sarif"]).output == folder.text("out.sarif"))
    #expect(try lint(folder, ["--format", "github"]).output == run.output)
  }

  @Test func aRunThatPrintsNothingSaysWhatItFound() throws {
    let run = try lint(try app(), ["--format", "json:out.json"])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == "navgraph: 1 warning in 1 file\n")
  }

  @Test func theOutputOptionIsWhereAFormWithoutAFileGoes() throws {
    let folder = try app()
    let run = try lint(folder, ["--format", "checkstyle", "-o", "a.xml", "--format", "gitlab:b.json"])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(try folder.text("a.xml").hasPrefix("<?xml"))
    #expect(try folder.text("b.json").hasPrefix("["))
    #expect(try lint(folder, ["--format", "json:-"]).output == lint(folder, ["--format", "json"]).output)
  }

  @Test(arguments: [
    ["--format", "text", "--format", "github"], ["--format", "text", "--format", "text"],
    ["--format", "text", "--format", "json:-"], ["--format", "json:a", "--format", "sarif:a"],
    ["--format", "json:a", "--format", "sarif:./App/../a"], ["--format", "json:a", "--format", "sarif", "-o", "a"],
    ["--format", "json:a", "-o", "b"], ["--format", "json:"], ["--format", "jsno:a"], ["--format", ":a"], ["--format", ""],
    ["--strict", "--lenient"], ["--strict", "--fail-on", "error"], ["--max-issues", "-1"], ["--max-issues", "many"],
  ])
  func outputsThatExcludeEachOther(_ arguments: [String]) throws {
    let folder = try app()
    let run = try lint(folder, arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: "))
    #expect(try folder.names() == ["App"])
  }

  @Test func aCollisionNamesBothFormsAndTheWayOut() throws {
    let run = try lint(try app(), ["--format", "json:a", "--format", "sarif:a"])
    #expect(run.errors.hasPrefix("Error: Two formats go to 'a', 'json' and 'sarif'; give one of them a file of its own, as in "))
  }

  @Test func twoNamesOfOneFileAreOne() throws {
    let folder = try app()
    try folder.link("other", to: ".")
    #expect(try lint(folder, ["--format", "json:a", "--format", "sarif:other/a"]).status == 2)
  }

  // MARK: The environment

  @Test(arguments: [
    ("GITHUB_ACTIONS", "true", "::warning file="), ("TF_BUILD", "True", "##vso[task.logissue type=warning;"),
    ("TEAMCITY_VERSION", "2026.1", "##teamcity[inspectionType "), ("GITLAB_CI", "true", "App/Home.swift:7:10: warning: "),
    ("XCODE_VERSION_ACTUAL", "2600", "App/Home.swift:7:10: warning: "), ("GITHUB_ACTIONS", "", "App/Home.swift:7:10: warning: "),
  ])
  func theEnvironmentChoosesTheForm(_ variable: String, _ value: String, _ said: String) throws {
    let folder = try app()
    let run = try lint(folder, [], environment: [variable: value])
    #expect(run.status == 1)
    #expect(run.output.contains(said))
    #expect(try !lint(folder, ["--format", "gitlab"], environment: [variable: value]).output.contains(said))
    // A file is for people or programs, whoever runs the command.
    #expect(try lint(folder, ["-o", "a.txt"], environment: [variable: value]).output == "")
    #expect(try folder.text("a.txt") == lint(folder, []).output)
  }

  @Test func xcodeGetsAbsolutePaths() throws {
    let folder = try app()
    for run in [try lint(folder, ["--format", "xcode"]), try lint(folder, [], environment: ["XCODE_VERSION_ACTUAL": "2600"])] {
      #expect(run.output.hasPrefix("\(folder.path)/App/Home.swift:7:"))
    }
  }

  @Test func buildServersGetPathsFromTheRootOfTheRepository() throws {
    let folder = try app()
    try folder.write("", to: ".git/HEAD")
    let inApp = try CommandRun.run(
      CommandRun.executable("navgraph"), ["lint"], in: folder.path + "/App", environment: ["GITHUB_ACTIONS": "true"])
    #expect(inApp.output.contains("::warning file=App/Home.swift,"))
    let local = try CommandRun.run(CommandRun.executable("navgraph"), ["lint"], in: folder.path + "/App")
    #expect(local.output.hasPrefix("Home.swift:"))
  }

  @Test(arguments: [("..", "App/Home.swift"), (".", "Home.swift"), ("Sub", "../Home.swift"), ("../Gone", "../App/Home.swift")])
  func pathsStartFromAFolder(_ base: String, _ path: String) throws {
    let folder = try app()
    try folder.write("", to: "App/Sub/x")
    let run = try CommandRun.run(
      CommandRun.executable("navgraph"), ["lint", "--relative-to", base, "--format", "gitlab"], in: folder.path + "/App")
    #expect(run.output.contains("\"path\": \"\(path)\""), "\(run.output)")
  }

  @Test func namesOfFilesGiveNoOrdersToBuildServers() throws {
    let folder = try app()
    try folder.link("::stop-commands::x.swift", to: "nowhere")
    try folder.link("##vso[task.complete]x.swift", to: "nowhere")
    let run = try lint(folder, [])
    #expect(run.errors.contains("\n./::stop-commands::x.swift: error: "))
    #expect(run.errors.hasPrefix("##vso\\u{5B}task.complete]x.swift: error: "))
  }

  // MARK: Streams and exit statuses

  @Test(arguments: ["text", "json", "sarif", "github", "html"])
  func theFormDoesNotChangeTheStatus(_ form: String) throws {
    let folder = try app(findings: 2)
    #expect(try lint(folder, ["--format", form]).status == 1)
    for arguments in [["--fail-on", "off"], ["--no-exit-code"], ["--lenient"], ["--fail-on", "error"], ["--max-issues", "2"]] {
      #expect(try lint(folder, ["--format", form] + arguments).status == 0, "\(arguments)")
    }
    for arguments in [["--strict"], ["--max-issues", "1"], ["--fail-on", "info"]] {
      #expect(try lint(folder, ["--format", form] + arguments).status == 1, "\(arguments)")
    }
    try folder.link("App/Gone.swift", to: "nowhere")
    let incomplete = try lint(folder, ["--format", form, "--no-exit-code"])
    #expect(incomplete.status == 2)
    #expect(!incomplete.output.isEmpty)
    // A log tells its problems among its lines.
    #expect(incomplete.errors.contains("App/Gone.swift: error: ") == (form != "github"))
  }

  @Test func aReaderThatLeavesEarlyChangesNoStatus() throws {
    let folder = try app(findings: 700)
    let run = try shell("\"$navgraph\" lint --format xcode | head -1; echo \"${PIPESTATUS[*]}\"", in: folder)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.hasSuffix("\n1 0\n"))
    #expect(run.errors == "")
  }

  @Test func aStreamThatIsClosedIsAnError() throws {
    let folder = try app()
    let run = try shell(
      "\"$navgraph\" lint --format json --format sarif:a.sarif >&-; echo $?; \"$navgraph\" lint 2>&- <&- | tail -1", in: folder)
    #expect(run.output.hasPrefix("2\nthe target of the 1 navigation call"))
    #expect(run.errors.hasPrefix("navgraph: error: the result cannot be written: "))
    // Nothing of the stream has come into the file.
    #expect(try lint(folder, ["--format", "sarif"]).output == folder.text("a.sarif"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no device that is always full"))
  func aFullDeviceIsAnError() throws {
    let folder = try app()
    let stream = try shell("\"$navgraph\" lint > /dev/full", in: folder)
    #expect(stream.status == 2)
    #expect(stream.errors.hasPrefix("navgraph: error: the result cannot be written: "))
    let file = try lint(folder, ["--format", "sarif:/dev/full", "--format", "json"])
    #expect(file.status == 2)
    #expect(file.errors.hasPrefix("/dev/full: error: this cannot be written: "))
    #expect(file.output.hasPrefix("{"))
  }

  /// A limit on the size of files does what a full disk does: some bytes are written, and then no more.
  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let folder = try app(findings: 700)
    try folder.write("old\n", to: "out.sarif")
    let run = try shell(
      "ulimit -f 20; \"$navgraph\" lint --format sarif:out.sarif --format json:new.json 2>&1 | cat; exit ${PIPESTATUS[0]}",
      in: folder)
    #expect(run.status == 2)
    #expect(run.output.contains("out.sarif: error: this cannot be written: "))
    #expect(run.output.contains("new.json: error: this cannot be written: "))
    #expect(try folder.text("out.sarif") == "old\n")
    #expect(try folder.names() == ["App", "out.sarif"])
  }

  @Test func aFileThatHasNoPlaceIsToldBeforeTheWorkBegins() throws {
    let folder = try app()
    let run = try lint(folder, ["--format", "json:no/such/a.json", "--format", "sarif:App", "Nowhere"])
    #expect(run.status == 2)
    #expect(run.errors == """
      no/such/a.json: error: this cannot be written: No such file or directory
      App: error: this is a folder, and a file is to be written

      """)
  }

  @Test func aFileKeepsALongName() throws {
    let folder = try app()
    let name = String(repeating: "n", count: 250)
    #expect(try lint(folder, ["--format", "json:\(name)"]).status == 1)
    #expect(try folder.names() == ["App", name])
  }
}
