import Foundation
import TestSupport
import Testing

/// What the command says of itself in other places than its help.
@Suite struct ManualTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> ManualPage {
    let folder = try TemporaryFolder()
    let help = try CommandRun.navgraph(["--experimental-dump-help"], in: folder)
    try #require(help.status == 0)
    let version = try CommandRun.navgraph(["--version"], in: folder).output
    return ManualPage(
      tool: try JSONDecoder().decode(ManualPage.Tool.self, from: Data(help.output.utf8)),
      version: version.split(separator: " ").prefix(2).joined(separator: " ").split(separator: "\n").joined())
  }

  /// `NAVGRAPH_RECORD=1 swift test --filter ManualTests` writes it anew.
  @Test func theManualPageIsUpToDate() throws {
    try expectSnapshot(
      page().text, at: Self.package.appendingPathComponent("Sources/navgraph/navgraph.1"),
      isRecording: ProcessInfo.processInfo.environment["NAVGRAPH_RECORD"] != nil)
  }

  @Test func everyCommandAndOptionIsInIt() throws {
    let page = try page()
    let text = page.text
    func check(_ command: ManualPage.Tool.Command) {
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for name in argument.names ?? [] {
          #expect(text.contains(name.name.replacing("-", with: "\\-") + "\\fR"), "\(name.name)")
        }
      }
      for below in command.subcommands ?? [] where below.commandName != "help" {
        #expect(text.contains(below.commandName))
        check(below)
      }
    }
    check(page.tool.command)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    // Every line that begins with a dot is a macro that was meant.
    let macros = Set(text.split(separator: "\n").filter { $0.hasPrefix(".") }.compactMap { $0.split(separator: " ").first })
    #expect(macros.subtracting([".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I", ".br", ".\\\""]) == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsAreWritten(_ shell: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.navgraph(["--generate-completion-script", shell], in: folder)
    #expect(run.status == 0 && run.errors == "")
    for word in ["lint", "baseline", "prune", "diff-base", "write-baseline"] { #expect(run.output.contains(word), "\(word)") }
    // The other shells are asked where they are.
    let program = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }.first(where: FileManager.default.isExecutableFile)
    guard let program else { return }
    try folder.write(run.output, to: "script")
    let check = try CommandRun.run(URL(fileURLWithPath: program), ["-n", "script"], in: folder.path)
    #expect(check.status == 0, "\(check.errors)")
    guard shell == "fish" else { return }
    let lines = "source script; complete -C 'navgraph li'; complete -C 'navgraph lint --format sar'; complete -C 'navgraph lint --fail-on w'"
    let answer = try CommandRun.run(URL(fileURLWithPath: program), ["--no-config", "-c", lines], in: folder.path)
    #expect(answer.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first } == ["lint", "sarif", "warning"], "\(answer.errors)")
  }
}
