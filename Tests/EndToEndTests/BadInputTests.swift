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

/// Whatever is wrong with the input: a clear message, the right status, and the rest is still done.
@Suite struct BadInputTests {
  private let app = ["App/Home.swift": "struct Home {}\n"]

  private func lint(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> CommandRun {
    try CommandRun.navgraph(["lint"] + arguments, in: folder)
  }

  @Test func aFolderThatIsNotThere() throws {
    let run = try lint(try TemporaryFolder(app), ["Nowhere"])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Nowhere: error: there is no such file or folder\n"))
  }

  @Test func anEmptyFolder() throws {
    let folder = try TemporaryFolder()
    let run = try lint(folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("navgraph: error: there is no Swift file in '.'\n"))
    try folder.write("", to: "A.swift")
    try folder.write("include: [B]\n", to: ".navgraph.yml")
    #expect(try lint(folder).errors.contains("Look at 'include' and 'exclude' in '.navgraph.yml'."))
  }

  @Test func aFileThatTheSystemDoesNotRead() throws {
    let folder = try TemporaryFolder(app)
    if getuid() == 0 {
      // Permissions do not stop root; a file whose reading fails does. It is there on Linux only.
      try #require(FileManager.default.fileExists(atPath: "/proc/self/mem"), "run as a user who is not root")
      try folder.link("App/Locked.swift", to: "/proc/self/mem")
    } else {
      try folder.write("struct Locked {}\n", to: "App/Locked.swift")
      #expect(chmod(folder.url("App/Locked.swift").path, 0) == 0)
    }
    let run = try lint(folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("App/Locked.swift: error: this file cannot be read: "))
    #expect(run.output.contains("in 1 file"))
  }

  @Test(.enabled(if: getuid() != 0, "root may read every folder")) func aFolderThatTheSystemDoesNotRead() throws {
    let folder = try TemporaryFolder(app.merging(["Locked/A.swift": ""]) { $1 })
    #expect(chmod(folder.url("Locked").path, 0) == 0)
    defer { chmod(folder.url("Locked").path, 0o700) }
    let run = try lint(folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Locked: error: this cannot be read: "))
    #expect(run.output.contains("in 1 file"))
  }

  @Test func aBrokenLink() throws {
    let folder = try TemporaryFolder(app)
    try folder.link("App/Gone.swift", to: "../nowhere.swift")
    let run = try lint(folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("App/Gone.swift: error: this link leads to nothing\n"))
    #expect(run.output.contains("in 1 file"))
  }

  @Test func aLoopOfLinks() throws {
    let folder = try TemporaryFolder(app)
    try folder.link("App/up", to: "..")
    try folder.link("App/one", to: "two")
    try folder.link("App/two", to: "one")
    let run = try lint(folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("App/one: warning: this link leads back to itself\n"))
    #expect(run.output.contains("in 1 file"))
  }

  @Test func aBinaryFile() throws {
    let folder = try TemporaryFolder(app)
    try folder.write(Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0) }), to: "App/Image.swift")
    let run = try lint(folder)
    #expect(run.status == 0)
    #expect(run.errors == "App/Image.swift: warning: this file is binary, not Swift source; it is skipped\n")
    #expect(run.output.contains("in 1 file"))
  }

  @Test func aPipeAndAFolderNamedLikeFiles() throws {
    let folder = try TemporaryFolder(["Home.swift/Inner.swift": "struct Inner {}\n"])
    #expect(mkfifo(folder.url("Pipe.swift").path, 0o600) == 0)
    let run = try lint(folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("Pipe.swift: warning: this is neither a file nor a folder"))
    #expect(run.output.contains("in 1 file"))
  }

  @Test(arguments: [
    ("exclude: [a\n", ".navgraph.yml:"),
    ("rule:\n  never-presented: error\n", ".navgraph.yml:1:1: error: there is no setting 'rule'\n  Did you mean 'rules'?\n"),
    ("rules:\n  never-presentd: error\n", ".navgraph.yml:2:3: error: there is no rule 'never-presentd'\n  Did you mean 'never-presented'?\n"),
    ("rules: 3\n", ".navgraph.yml:1:8: error: 'rules' is a single value"),
    ("\u{0}", ".navgraph.yml: error: this settings file is not UTF-8 text"),
  ])
  func wrongSettings(_ text: String, _ said: String) throws {
    let run = try lint(try TemporaryFolder(app.merging([".navgraph.yml": text]) { $1 }))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(said), "\(run.errors)")
  }

  @Test func settingsAreFoundUpwardAndMayBeNamedOrLeftOut() throws {
    let folder = try TemporaryFolder(app.merging([".navgraph.yml": "exclud: []\n", "other.yml": "rules: {}\n"]) { $1 })
    #expect(try lint(folder, ["App"]).errors.hasPrefix(".navgraph.yml:1:1: error: there is no setting 'exclud'"))
    #expect(try lint(folder, ["App", "--no-config"]).status == 0)
    #expect(try lint(folder, ["App", "--config", "other.yml"]).status == 0)
    #expect(try lint(folder, ["App", "--config", "gone.yml"]).errors.hasPrefix("gone.yml: error: there is no such settings file"))
  }

  @Test func namesOfFilesCannotSpeakToTheTerminal() throws {
    let folder = try TemporaryFolder(app)
    try folder.link("App/\u{1B}[31mred\n.swift", to: "nowhere")
    let run = try lint(folder)
    #expect(run.status == 2)
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test func sourcesThatAreNoSwiftAreNoCrash() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "(", count: 1_000_000), to: "Open.swift")
    try folder.write(String(repeating: "{ if x ", count: 100_000), to: "Nested.swift")
    try folder.write(Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 129) | 1 }), to: "Noise.swift")
    try folder.write("", to: "Empty.swift")
    try folder.write(Data([0xEF, 0xBB, 0xBF]) + Data("struct A {}\r\n".utf8), to: "Marked.swift")
    let run = try lint(folder)
    #expect([0, 1].contains(run.status))
    #expect(run.output.contains("in 5 files"))
  }

  @Test func theNumberOfJobsDoesNotShow() throws {
    let files = (0..<200).map { ("App/Screen\($0).swift", "import SwiftUI\nstruct Screen\($0): View { var body: some View { Text(\"\($0)\") } }\n") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let outputs = try ["1", "2", "3", "7"].map { try CommandRun.navgraph(["graph", "--jobs", $0], in: folder).output }
    #expect(Set(outputs).count == 1)
  }
}
