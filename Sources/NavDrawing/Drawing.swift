import NavDOT
import NavDiagrams
import NavProcess

/// A finished picture.
public struct Drawing: Sendable {
  public var bytes: [UInt8]
  /// What was left out or scaled to get it; whole sentences without full stop, for standard error.
  public var notes: [String]
  /// How often the library had to be asked.
  public var attempts: Int
}

/// Why there is no picture.
public enum DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// `navgraph-draw` is not where it should be, or cannot be started.
  case noTool(path: String, reason: String)
  case builtWithoutGraphviz
  case tooLargeForPNG(boxes: Int)
  /// Each attempt ran into the deadline.
  case timedOut(seconds: Int)
  /// What the last attempt said.
  case failed(reason: String, attempts: Int)

  /// Present tense, with what to do next; no full stop.
  public var description: String {
    switch self {
    case .noTool(let path, let reason): "cannot start '\(path)': \(reason); pictures need it beside navgraph, -o NAME.dot does not"
    case .builtWithoutGraphviz:
      "this navgraph was built without Graphviz; build it with the trait 'Graphviz', or write -o NAME.dot"
    case .tooLargeForPNG(let boxes):
      "\(boxes) boxes are too many for a PNG; write -o NAME.svg or NAME.pdf, or draw a part with --focus, --from or --to"
    case .timedOut(let seconds):
      "drawing takes more than \(seconds) seconds; draw a part with --focus, --from or --to, or write -o NAME.dot"
    case .failed(let reason, let attempts):
      "Graphviz cannot draw this (\(attempts) \(attempts == 1 ? "attempt" : "attempts")): \(reason); write -o NAME.dot instead"
    }
  }
}

extension Drawing {
  /// Draws a plan in a process of its own: the library aborts, hangs or drops arrows on some graphs, which no caller in the
  /// same process could survive. When it fails, what it is known to stumble over is left out, step by step.
  ///
  /// Blocks until there is a picture or `deadline` has passed, for all attempts together.
  ///
  /// - Complexity: About a second up to 1,000 boxes, 10 seconds for 5,000.
  public static func draw(
    _ plan: DiagramPlan, _ appearance: Theme.Appearance = .light, as format: DrawingFormat, with tool: DrawingTool, deadline: Duration = .seconds(120)
  ) throws(DrawingError) -> Drawing {
    if format == .png, !plan.policy.allowsPNG { throw .tooLargeForPNG(boxes: plan.policy.nodeCount) }
    return try draw(DOTGraph(plan, appearance), as: format, with: tool, deadline: deadline)
  }

  /// As `draw(_:as:with:deadline:)`, for a drawing in Graphviz's own words.
  public static func draw(
    _ graph: DOTGraph, as format: DrawingFormat, with tool: DrawingTool, deadline: Duration
  ) throws(DrawingError) -> Drawing {
    let clock = ContinuousClock()
    let end = clock.now + deadline
    let seconds = Int(deadline.components.seconds) + 1
    let attempts = attempts(for: graph)
    var failure = DrawingError.timedOut(seconds: Int(deadline.components.seconds))
    for (index, omissions) in attempts.enumerated() {
      let left = clock.now.duration(to: end)
      if left <= .zero { break }
      let isLast = index == attempts.count - 1
      let attempt = graph.omitting(omissions)
      let request = DrawingRequest(format: format, seconds: seconds, graph: attempt)
      let outcome: ChildOutcome
      do {
        // Half of what is left, so that the next, simpler attempt has time too.
        outcome = try ChildProcess.run(tool.path, environment: DrawingTool.environment, input: request.encoded(), limit: isLast ? left : left / 2)
      } catch {
        throw .noTool(path: tool.path, reason: error.reason)
      }
      switch verdict(on: outcome, format, attempt) {
      case .picture(let notes):
        let left = Omission.allCases.filter(omissions.contains).map(\.meaning)
        let omitted = left.isEmpty ? [] : ["Graphviz fails on the whole drawing; left out: \(left.joined(separator: ", "))"]
        return Drawing(bytes: outcome.output, notes: omitted + notes, attempts: index + 1)
      case .hopeless(let error): throw error
      case .failed(let reason): failure = .failed(reason: reason, attempts: index + 1)
      case .timedOut:
        if case .failed = failure { break }
        failure = .timedOut(seconds: Int(deadline.components.seconds))
      }
    }
    throw failure
  }

  typealias Omission = DOTGraph.Omission

  /// What to leave out, attempt by attempt; attempts that would change nothing are skipped.
  ///
  /// Loose edges are what the library stumbles over most, but without them a large drawing takes minutes: there clusters go first.
  static func attempts(for graph: DOTGraph) -> [Set<Omission>] {
    let steps: [Set<Omission>] =
      graph.nodes.count <= 300
      ? [[], [.looseEdges], [.looseEdges, .clusters], [.looseEdges, .clusters, .captions]]
      : [[], [.clusters], [.clusters, .captions], [.looseEdges, .clusters, .captions]]
    var attempts: [Set<Omission>] = []
    var last: DOTGraph?
    for step in steps {
      let changed = graph.omitting(step)
      if changed != last { attempts.append(step) }
      last = changed
    }
    return attempts
  }

  private enum Verdict {
    case picture(notes: [String])
    case failed(String)
    case timedOut
    /// Another attempt would end the same.
    case hopeless(DrawingError)
  }

  private static func verdict(on outcome: ChildOutcome, _ format: DrawingFormat, _ graph: DOTGraph) -> Verdict {
    let said = DrawingReply.lines(in: outcome.messages)
    switch outcome.end {
    case .deadline: return .timedOut
    case .signal(let number): return .failed("it ended by signal \(number)")
    case .exit(let code):
      switch DrawingReply.Code(rawValue: code) {
      case .drawn?:
        if let flaw = OutputCheck.flaw(in: outcome.output, format, graph) { return .failed(flaw) }
        return .picture(notes: said.notes)
      case .noGraphviz?: return .hopeless(.builtWithoutGraphviz)
      case .badRequest?: return .hopeless(.failed(reason: said.error ?? "the request was refused", attempts: 1))
      case .failed?, .incomplete?, nil: return .failed(said.error ?? "it ended with status \(code)")
      }
    }
  }
}

extension DrawingReply {
  static func lines(in messages: [UInt8]) -> (notes: [String], error: String?) {
    let lines = messages.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
    func all(_ prefix: String) -> [String] { lines.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) } }
    return (all(notePrefix), all(errorPrefix).first)
  }
}

/// Whether what came back is the whole picture; the library returns success for empty and for incomplete ones.
enum OutputCheck {
  static func flaw(in bytes: [UInt8], _ format: DrawingFormat, _ graph: DOTGraph) -> String? {
    switch format {
    case .svg:
      let (nodes, edges) = (count("class=\"node", in: bytes), count("class=\"edge", in: bytes))
      if nodes != graph.nodes.count { return "\(nodes) of \(graph.nodes.count) boxes were drawn" }
      let visible = graph.edges.count { !$0.attributes.contains(DOTGraph.Attribute("style", "invis")) }
      if edges != visible { return "\(edges) of \(visible) arrows were drawn" }
      return count("</svg>", in: bytes) == 1 ? nil : "the SVG is cut off"
    case .png:
      return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && count("IEND", in: Array(bytes.suffix(12))) == 1 ? nil : "the PNG is empty or cut off"
    case .pdf:
      return bytes.starts(with: Array("%PDF-".utf8)) && count("%%EOF", in: Array(bytes.suffix(16))) == 1 ? nil : "the PDF is empty or cut off"
    }
  }

  private static func count(_ text: String, in bytes: [UInt8]) -> Int {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, bytes.count >= pattern.count else { return 0 }
    var found = 0
    for start in 0...(bytes.count - pattern.count) where bytes[start] == first {
      if bytes[start..<(start + pattern.count)].elementsEqual(pattern) { found += 1 }
    }
    return found
  }
}
