import Foundation
import TestSupport
import Testing

/// Every command where its result cannot go: onto a full disk, a stream that is closed, a pipe that nobody reads any more.
@Suite struct StreamTests {
  private func app() throws -> TemporaryFolder {
    try TemporaryFolder([
      ".navgraph.yml": "preset: recommended\n",
      "App/Home.swift": """
      import SwiftUI
      @main struct HomeApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      struct HomeScreen: View {
        @State private var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { NavigationLink("Help") { HelpScreen() } } }
        func back() {
          path.removeLast()
        }
      }
      struct HelpScreen: View { var body: some View { Text("Help") } }
      """,
    ])
  }

  private func shell(_ line: String, in folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", line], in: folder.path,
      environment: ["navgraph": CommandRun.executable("navgraph").path])
  }

  // MARK: Standard output

  private static let printing: [(String, CInt)] = [
    ("lint", 1), ("lint --fix --dry-run", 0), ("graph", 0), ("graph --unresolved", 0), ("report", 0), ("entries", 0), ("metrics", 0), ("cover", 0),
    ("paths HelpScreen", 0), ("why HomeScreen HelpScreen", 0), ("snapshot -o -", 0), ("diagram --format mmd -o -", 0), ("rules", 0),
    ("rules never-presented", 0), ("config", 0), ("extract -o -", 0), ("--help", 0), ("help lint", 0), ("--version", 0),
    ("--generate-completion-script bash", 0),
  ]

  @Test(arguments: printing) func aReaderThatHasGoneChangesNothing(_ command: String, _ status: CInt) throws {
    let run = try shell("(sleep 0.2; \"$navgraph\" \(command); echo \"status $?\" >&2) | true; sleep 0.1", in: try app())
    let plain = try shell("\"$navgraph\" \(command) > result; exit $?", in: try app())
    #expect(plain.status == status)
    #expect(run.errors == plain.errors + "status \(status)\n")
  }

  @Test(arguments: printing) func aStreamThatIsClosedIsStatusTwo(_ command: String, _ status: CInt) throws {
    let run = try shell("\"$navgraph\" \(command) >&-", in: try app())
    #expect(run.status == 2)
    #expect(run.errors.contains("navgraph: error: the result cannot be written: "))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no device that is always full"), arguments: printing)
  func aFullDiskIsStatusTwo(_ command: String, _ status: CInt) throws {
    let run = try shell("\"$navgraph\" \(command) > /dev/full", in: try app())
    #expect(run.status == 2)
    #expect(run.errors.contains("navgraph: error: the result cannot be written: "))
  }

  /// What is said on standard error is lost there, and no more.
  @Test(arguments: ["2>&-", "2>/dev/full"]) func errorsThatNobodyHearsChangeNothing(_ stream: String) throws {
    let folder = try app()
    #expect(try shell("\"$navgraph\" lint \(stream)", in: folder).status == 1)
    #expect(try shell("\"$navgraph\" graph --verbose \(stream) | tail -1", in: folder).output == "}\n")
    #expect(try shell("\"$navgraph\" lint Nowhere \(stream)", in: folder).status == 2)
  }

  // MARK: Files

  private static let writing: [(command: String, file: String)] = [
    ("lint --format sarif:out", "out"), ("lint -o out", "out"), ("lint --write-baseline", ".navgraph-baseline.yml"), ("lint --fix", "App/Home.swift"),
    ("graph -o out", "out"), ("report -o out", "out"), ("entries -o out", "out"), ("cover -o out", "out"), ("snapshot", "navgraph-flow.txt"),
    ("diagram -o out.dot", "out.dot"), ("diagram -o out.mmd", "out.mmd"), ("extract -o out.navfacts", "out.navfacts"), ("init --force", ".navgraph.yml"),
  ]

  /// A limit on the size of files does what a full disk does. The file is what it was before, and nothing is left beside it.
  @Test(arguments: writing) func aFileIsWrittenWholeOrNotAtAll(_ command: String, _ file: String) throws {
    for exists in [false, true] {
      let folder = try app()
      if exists, file != "App/Home.swift", file != ".navgraph.yml" { try folder.write(file.hasSuffix(".yml") ? "version: 1\nfindings: []\n" : "old\n", to: file) }
      let before = try folder.names()
      let old = try? folder.text(file)
      let run = try shell("(ulimit -f 0; exec \"$navgraph\" \(command)) 2>&1 | cat; exit ${PIPESTATUS[0]}", in: folder)
      #expect(run.status == 2, "\(run.output)")
      #expect(run.output.contains("cannot be written: "), "\(run.output)")
      #expect(try folder.names() == before)
      #expect((try? folder.text(file)) == old)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App") == ["Home.swift"])
    }
  }
}
