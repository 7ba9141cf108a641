import ArgumentParser

/// How much is said beside the result; all of it goes to standard error.
enum Voice: Sendable {
  /// What makes the exit status 2, and nothing else.
  case quiet
  case normal
  case verbose
}

struct VoiceOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing beside the findings but what makes the exit status 2.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is analysed, and by which settings.")
  var verbose = false

  @Flag(help: "Say how long each stage takes.")
  var timings = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("'--quiet' and '--verbose' exclude each other.") }
  }

  var voice: Voice { quiet ? .quiet : verbose ? .verbose : .normal }
}

/// A command that can be told how much to say.
protocol VoicedCommand: ParsableCommand {
  var voice: VoiceOptions { get }
}
