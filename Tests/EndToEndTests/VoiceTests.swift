import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is said beside the result, and to whom.
@Suite struct VoiceTests {
  private func app() throws -> TemporaryFolder {
    try TemporaryFolder(["App/Main.swift": BaselineTests.main, "App/Home.swift": BaselineTests.screen("HomeScreen", removals: 1)])
  }

  private func lint(_ folder: TemporaryFolder, _ arguments: [String]) throws -> CommandRun {
    try CommandRun.navgraph(["lint", "--format", "xcode", "--relative-to", "."] + arguments, in: folder)
  }

  @Test func quietIsOnlyTheFindings() throws {
    let folder = try app()
    #expect(try lint(folder, ["--write-baseline", "--quiet"]).errors == "")
    let run = try lint(folder, ["--baseline", ".navgraph-baseline.yml", "-q"])
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    #expect(try lint(folder, ["-q"]).output == lint(folder, []).output)
    // The form for people ends with a summary, which is no finding.
    let text = try CommandRun.navgraph(["lint", "-q"], in: folder).output
    #expect(text.contains("[unguarded-remove-last]") && !text.contains("in 2 files"))
    #expect(try CommandRun.navgraph(["lint"], in: folder).output.contains("1 warning in 2 files"))
    // A skipped file is a warning; one that is not there makes the status 2, which nobody may miss.
    try folder.write(Data([0, 1]), to: "App/Binary.swift")
    #expect(try CommandRun.navgraph(["report", "-q"], in: folder).errors == "")
    #expect(try CommandRun.navgraph(["report"], in: folder).errors.contains("is binary"))
    #expect(try lint(folder, ["-q", "Nowhere"]).errors.contains("there is no such file or folder"))
    #expect(try lint(folder, ["-q", "--jobs", "0"]).errors.contains("--jobs"))
  }

  @Test func verboseSaysWhatHolds() throws {
    let folder = try app()
    try folder.write("rules: {never-presented: off}\n", to: ".navgraph.yml")
    let run = try lint(folder, ["--verbose"])
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "navgraph: settings: .navgraph.yml", "navgraph: 2 files, 1 screens, 1 transitions", "navgraph: entry points: ShopApp.WindowGroup",
        "navgraph: rules that are off: bypassed-router, deep-path, modal-depth, never-presented",
      ])
    #expect(try run.output == lint(folder, []).output)
    #expect(try lint(folder, ["--verbose", "--quiet"]).status == 2)
  }

  @Test func timingsAreToldStageByStage() throws {
    let folder = try app()
    for arguments in [["--timings"], ["--timings", "--quiet"]] {
      let run = try lint(folder, arguments)
      let words = run.errors.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      #expect(words.map { $0.prefix(2).joined(separator: " ") } == ["settings", "find", "read", "link", "judge", "total"].map { "navgraph: " + $0 })
      #expect(words.allSatisfy { $0.count == 4 && Double($0[2]) != nil && $0[3] == "ms" })
      #expect(Set(run.errors.split(separator: "\n").map(\.count)).count == 1)
      #expect(try run.output == lint(folder, []).output)
    }
  }

  /// What a terminal on standard error is shown.
  private func shown(_ environment: [String: String], _ arguments: [String] = []) throws -> String {
    let folder = try app()
    var (own, others) = (Int32(-1), Int32(-1))
    try #require(openpty(&own, &others, nil, nil, nil) == 0)
    defer { close(own) }
    let process = Process()
    process.executableURL = try CommandRun.executable("navgraph")
    process.arguments = ["lint", "--format", "xcode", "--relative-to", "."] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = CommandRun.environment.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let terminal = FileHandle(fileDescriptor: others, closeOnDealloc: true)
    process.standardError = terminal
    try process.run()
    process.waitUntilExit()
    // What was written waits in the terminal, and there is something to read for certain.
    terminal.write(Data("end".utf8))
    try terminal.close()
    // A terminal gives what it has in pieces.
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    while !text.suffix(3).elementsEqual("end".utf8) {
      let count = read(own, &bytes, bytes.count)
      if count <= 0 { break }
      text += bytes.prefix(count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  @Test func progressIsForPeopleAndLeavesNothingBehind() throws {
    let text = try shown([:])
    #expect(text.contains("navgraph: reading …"))
    #expect(text.hasSuffix("\r\u{1B}[Kend"))
    #expect(try shown(["CI": "true"]) == "end")
    #expect(try shown(["TF_BUILD": "True"]) == "end")
    #expect(try shown(["TERM": "dumb"]) == "end")
    #expect(try shown([:], ["--quiet"]) == "end")
    #expect(try !shown([:], ["--verbose"]).contains("\u{1B}"))
    #expect(try lint(app(), []).errors == "")
  }
}

/// Paths and texts that come from elsewhere than the command line.
@Suite struct InputTests {
  private func app() throws -> TemporaryFolder {
    try TemporaryFolder(["App/Main.swift": BaselineTests.main, "App/Home.swift": BaselineTests.screen("HomeScreen", removals: 1)])
  }

  private func lint(_ folder: TemporaryFolder, _ arguments: [String], input: String) throws -> CommandRun {
    try folder.write(input, to: ".input")
    let script = "exec \"$0\" \"$@\" < .input"
    return try CommandRun.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, CommandRun.executable("navgraph").path, "lint", "--format", "xcode", "--relative-to", "."] + arguments,
      in: folder.path)
  }

  @Test func standardInputTakesThePlaceOfItsFile() throws {
    let folder = try app()
    let saved = try CommandRun.navgraph(["lint", "--format", "xcode", "--relative-to", "."], in: folder)
    #expect(saved.output.split(separator: "\n").count == 1)
    let mended = BaselineTests.screen("HomeScreen", removals: 0)
    for arguments in [[".", "-", "--assume-filename", "App/Home.swift"], ["App", "--stdin", "--assume-filename", "./App/../App/Home.swift"]] {
      let run = try lint(folder, arguments, input: mended)
      #expect(run.status == 0 && run.output == "", "\(run)")
    }
    let worse = try lint(folder, [".", "-", "--assume-filename", "App/Home.swift"], input: BaselineTests.screen("HomeScreen", removals: 3))
    #expect(worse.output.split(separator: "\n").map { $0.prefix(17) } == ["App/Home.swift:5:", "App/Home.swift:6:", "App/Home.swift:7:"])
    // The code that is shown is the text's, not the file's.
    try folder.write("// unsaved\n" + BaselineTests.screen("HomeScreen", removals: 1), to: ".input")
    let shown = try CommandRun.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$0\" lint . - --assume-filename App/Home.swift < .input", CommandRun.executable("navgraph").path], in: folder.path)
    #expect(shown.output.contains(" 6 |   func back0() { path.removeLast() }\n"))
    // Nothing was saved.
    #expect(try folder.text("App/Home.swift") == BaselineTests.screen("HomeScreen", removals: 1))
  }

  @Test func aloneItIsAnalysedAlone() throws {
    let folder = try app()
    let run = try lint(folder, ["-"], input: BaselineTests.screen("CartScreen", removals: 2))
    #expect(run.output.split(separator: "\n").map { $0.prefix(14) } == ["stdin.swift:5:", "stdin.swift:6:"])
    let named = try lint(folder, ["--stdin", "--assume-filename", "New/Cart.swift"], input: BaselineTests.screen("CartScreen", removals: 1))
    #expect(named.output.hasPrefix("New/Cart.swift:5:"))
    #expect(try lint(folder, ["-"], input: "").status == 0)
  }

  @Test func settingsHoldForItToo() throws {
    let folder = try app()
    try folder.write("overrides: [{paths: [App], rules: {unguarded-remove-last: off}}]\n", to: ".navgraph.yml")
    let text = BaselineTests.screen("HomeScreen", removals: 1)
    #expect(try lint(folder, ["-", "--assume-filename", "App/Home.swift"], input: text).output == "")
    #expect(try lint(folder, ["-", "--assume-filename", "Other/Home.swift"], input: text).status == 1)
  }

  @Test func listsOfPathsAreRead() throws {
    let folder = try app()
    try folder.write("# what changed\r\n\r\n  App/Home.swift \r\nApp/Main.swift\r\n", to: "list.txt")
    let run = try CommandRun.navgraph(["lint", "--format", "xcode", "--relative-to", ".", "@list.txt"], in: folder)
    #expect(run.output.hasPrefix("App/Home.swift:5:"))
    try folder.write("\n# nothing\n", to: "empty.txt")
    for (argument, said) in [
      ("@empty.txt", "empty.txt: error: this list names no path"), ("@gone.txt", "gone.txt: error: there is no such list of paths"),
      ("@App", "App: error: this is no file, and a list of paths is expected"),
    ] {
      let run = try CommandRun.navgraph(["lint", argument], in: folder)
      #expect(run.status == 2 && run.output == "")
      #expect(run.errors.hasPrefix(said), "\(run.errors)")
    }
  }

  @Test(arguments: [
    ["lint", "--assume-filename", "A.swift"], ["lint", "-", "--assume-filename", "A.txt"], ["lint", "-", "--diff-base", "main"],
    ["report", "-"], ["diagram", "-"],
  ])
  func wrongUsageIsTold(_ arguments: [String]) throws {
    let run = try CommandRun.navgraph(arguments, in: app())
    #expect(run.status == 2 && run.output == "" && !run.errors.isEmpty)
  }
}
