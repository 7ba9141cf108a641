import NavProcess
import NavSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks git, in one folder. Nothing is written: no index, no lock, no reference.
struct GitCommand {
  /// Absolute.
  let folder: String
  /// Who asks, and what to do where git cannot answer.
  var asker = Asker.diffBase

  struct Asker: Hashable {
    /// Subject of a sentence.
    var name: String
    /// An order, without full stop.
    var otherwise: String

    static let diffBase = Asker(name: "'--diff-base'", otherwise: "leave '--diff-base' out")
    static let revision = Asker(name: "a revision", otherwise: "name graph files")
  }

  struct Answer {
    var status: Int32
    var output: [UInt8]
    /// The first line of what git said to standard error.
    var message: String

    /// The output as text, without the line feed at its end.
    var text: String {
      String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
    }
  }

  /// More than git needs for the largest repository; partial clones fetch what is missing.
  private static let limit = Duration.seconds(600)

  /// What git answers, whatever its status.
  func ask(_ arguments: [String], input: [UInt8] = []) throws(Problem) -> Answer {
    let outcome: ChildOutcome
    do {
      outcome = try ChildProcess.run(
        "git", arguments: ["-C", folder, "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "diff.relative=false"] + arguments, environment: Self.environment,
        input: input, limit: Self.limit)
    } catch {
      let mend = error.isMissing ? "Install git, or \(asker.otherwise)." : nil
      throw Problem(error.isMissing ? "git is not installed, and \(asker.name) needs it" : "git cannot be started: \(error.reason)", mend: mend)
    }
    guard case .exit(let status) = outcome.end else {
      throw Problem("git did not end by itself: 'git \(arguments.joined(separator: " "))'")
    }
    let message = outcome.messages.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Answer(status: status, output: outcome.output, message: message)
  }

  /// What git answers; that it cannot is a problem, in git's own words.
  func demand(_ arguments: [String], input: [UInt8] = []) throws(Problem) -> Answer {
    let answer = try ask(arguments, input: input)
    guard answer.status == 0 else {
      throw Problem("git cannot tell what changed: \(answer.message.isEmpty ? "exit status \(answer.status)" : answer.message)")
    }
    return answer
  }

  /// In a hook git names the repository for its own use, relative to a folder that need not be this one.
  private static var environment: ChildEnvironment {
    .all(
      setting: ["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "0", "GIT_PAGER": "cat"],
      without: ["GIT_PREFIX", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS"] + (getenv("GIT_WORK_TREE") == nil ? ["GIT_DIR"] : []))
  }
}
