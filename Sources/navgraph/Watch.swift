import NavEngine
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Watches a run: shows on a terminal what is being done, and measures it.
final class Watch: Sendable {
  private let clock = ContinuousClock()
  private let showsProgress: Bool
  private let laps: Mutex<[Lap]>

  private struct Lap {
    var name: String
    var start: ContinuousClock.Instant
  }

  /// - Parameter voice: progress is for those who asked for neither less nor more.
  init(_ voice: Voice) {
    showsProgress = voice == .normal && Self.isForPeople
    laps = Mutex([Lap(name: "settings", start: clock.now)])
  }

  /// What comes next ends what was before.
  func begin(_ stage: Pipeline.Stage) { begin(stage.rawValue, saying: stage.said) }

  /// Git is asked before the stages, and takes its time.
  func beginChanges() { begin("changes", saying: "asking git") }

  /// Facts are read before the stages, because they tell which settings hold.
  func beginFacts() { begin("facts", saying: "reading facts") }

  private func begin(_ name: String, saying text: String) {
    add(name)
    if showsProgress { Console.progress("navgraph: \(text) …") }
  }

  /// Takes the progress away.
  func end() {
    add("total")
    if showsProgress { Console.progress("") }
  }

  private func add(_ name: String) {
    let lap = Lap(name: name, start: clock.now)
    laps.withLock { $0.append(lap) }
  }

  /// One line for each stage, in milliseconds, and their sum. Only after the end.
  func report() -> String {
    let laps = laps.withLock { $0 }
    guard let first = laps.first, let last = laps.last else { return "" }
    let times = zip(laps, laps.dropFirst()).map { ($0.name, $0.start.duration(to: $1.start)) }
    let rows = (times + [(last.name, first.start.duration(to: last.start))]).map { ($0, Self.milliseconds($1)) }
    let width = rows.map { $0.count + $1.count }.max() ?? 0
    return rows.map { name, time in
      "navgraph: \(name) \(String(repeating: " ", count: width - name.count - time.count))\(time) ms"
    }.joined(separator: "\n")
  }

  private static func milliseconds(_ time: Duration) -> String {
    let tenths = time.components.seconds * 10_000 + time.components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Whether standard error is a terminal with somebody in front of it, which can erase a line.
  private static var isForPeople: Bool {
    isatty(STDERR_FILENO) == 1 && Environment.value("TERM") != "dumb" && (Environment.value("CI") ?? "").isEmpty
      && BuildServer.current == nil
  }
}

extension Pipeline.Stage {
  /// For people who wait.
  fileprivate var said: String {
    switch self {
    case .find: "looking for files"
    case .read: "reading"
    case .link: "following the flow"
    case .judge: "asking the rules"
    case .compare: "comparing with the base"
    }
  }
}
