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

/// The two streams: results alone go to standard output, everything else to standard error.
enum Console {
  /// How much the command that runs is to say.
  @TaskLocal static var voice = Voice.normal

  /// Writes a result to standard output. Nothing is said if its reader has gone.
  static func result(_ text: String) { result(Array(text.utf8)) }

  /// Writes a result that may be no text, such as a picture.
  static func result(_ bytes: [UInt8]) {
    guard let failure = Streams.write(bytes, to: STDOUT_FILENO), failure != .readerIsGone else { return }
    error("navgraph: error: the result cannot be written: \(failure)")
    ExitStatus.failed.end()
  }

  /// Writes a line to standard error, whatever voice was asked for.
  static func error(_ text: String) {
    _ = Streams.write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes a line to standard error, unless that is to be quiet.
  static func note(_ text: String) {
    if voice != .quiet { error(text) }
  }

  /// Writes a line to standard error where more than usual was asked for.
  static func detail(_ text: @autoclosure () -> String) {
    if voice == .verbose { error("navgraph: \(text())") }
  }

  /// Puts `text` in place of the last line of the terminal that standard error is.
  static func progress(_ text: String) {
    _ = Streams.write(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }

  /// Tells a problem: `place: error: what`, and how to mend it below. One that is not fatal is told as notes are.
  static func say(_ problem: Problem) {
    if !problem.isFatal, voice == .quiet { return }
    var place = problem.file ?? "navgraph"
    if let line = problem.line {
      place += ":\(line)"
      if let column = problem.column { place += ":\(column)" }
    }
    let weight = problem.isFatal ? "error" : "warning"
    error("\(Visible.path(place)): \(weight): \(Visible.text(problem.what))")
    if let mend = problem.mend { error("  " + Visible.text(mend)) }
  }
}

enum Environment {
  /// nil where the variable is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// When to write colours.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour what goes to standard output, or to a file where `isFile`.
  ///
  /// `auto` means a terminal that can, and a user who has not set `NO_COLOR` (no-color.org: to anything but the empty text).
  func isOn(isFile: Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      !isFile && isatty(STDOUT_FILENO) == 1 && (Environment.value("NO_COLOR") ?? "").isEmpty
        && Environment.value("TERM") != "dumb"
    }
  }
}

struct ColorOptions: ParsableArguments {
  @Option(help: "When to write colours.")
  var color: ColorChoice = .auto
}
