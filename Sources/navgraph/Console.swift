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
  /// Writes a result to standard output. Nothing is said if its reader has gone.
  static func result(_ text: String) { result(Array(text.utf8)) }

  /// Writes a result that may be no text, such as a picture.
  static func result(_ bytes: [UInt8]) {
    guard let failure = Streams.write(bytes, to: STDOUT_FILENO), failure != .readerIsGone else { return }
    note("navgraph: error: the result cannot be written: \(failure)")
    ExitStatus.failed.end()
  }

  /// Writes a line to standard error.
  static func note(_ text: String) {
    _ = Streams.write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Tells a problem: `place: error: what`, and how to mend it below.
  static func say(_ problem: Problem) {
    var place = problem.file ?? "navgraph"
    if let line = problem.line {
      place += ":\(line)"
      if let column = problem.column { place += ":\(column)" }
    }
    let weight = problem.isFatal ? "error" : "warning"
    note("\(Visible.path(place)): \(weight): \(Visible.text(problem.what))")
    if let mend = problem.mend { note("  " + Visible.text(mend)) }
  }
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
      !isFile && isatty(STDOUT_FILENO) == 1 && (Self.environment("NO_COLOR") ?? "").isEmpty
        && Self.environment("TERM") != "dumb"
    }
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

struct ColorOptions: ParsableArguments {
  @Option(help: "When to write colours.")
  var color: ColorChoice = .auto
}
