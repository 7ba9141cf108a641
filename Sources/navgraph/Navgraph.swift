import ArgumentParser
import NavEngine
import NavReports
import NavSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command tree.
@main
struct Navgraph: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navgraph",
    abstract: "Finds the defects in how a Swift app navigates, and draws its flow.",
    discussion: """
      Reads Swift source as text, without a build, and learns from the code which screens there are and what leads \
      from one to the other.

      Exit status: 0 nothing found, 1 findings, 2 the run could not be done, or not wholly.
      """,
    version: "\(ToolIdentity.name) \(ToolIdentity.version) (graph schema navgraph/1)",
    subcommands: [
      LintCommand.self, DiagramCommand.self, ReportCommand.self, GraphCommand.self, PathsCommand.self, EntriesCommand.self, WhyCommand.self,
      MetricsCommand.self, SnapshotCommand.self, DiffCommand.self, CoverCommand.self,
      ExtractCommand.self,
      RulesCommand.self, ConfigCommand.self, BaselineCommand.self, InitCommand.self,
    ])

  /// Parses and runs, and gives the exit status that the discussion above promises: the parser's own is 64 for wrong usage.
  static func main() {
    // A reader that closes the pipe early ends the output, not the process.
    signal(SIGPIPE, SIG_IGN)
    // A file that grows past the user's limit is told as one that cannot be written.
    signal(SIGXFSZ, SIG_IGN)
    Streams.keepNumbers()
    do {
      var command = try parseAsRoot()
      try Console.$voice.withValue((command as? any VoicedCommand)?.voice.voice ?? .normal) { try command.run() }
      ExitStatus.clean.end()
    } catch let status as ExitStatus {
      status.end()
    } catch let problem as Problem {
      Console.say(problem)
      ExitStatus.failed.end()
    } catch {
      let text = fullMessage(for: error)
      if exitCode(for: error).isSuccess {
        Console.result(text + "\n")
        ExitStatus.clean.end()
      }
      Console.error(text)
      ExitStatus.failed.end()
    }
  }
}

/// How a run ended, thrown to end it.
enum ExitStatus: CInt, Error {
  case clean = 0
  case findings = 1
  /// Wrong usage, wrong settings, or something that could not be read or written.
  case failed = 2

  func end() -> Never { exit(rawValue) }
}
