import NavAnswers
import NavModel

/// `navgraph metrics`: a flow in numbers.
public enum MetricsReport {
  public static let forms: [AnswerForm] = [.text, .json]

  public static func render(_ whole: Metrics, _ modules: [Metrics.Module], as form: AnswerForm) -> String {
    form == .json ? json(whole, modules) : text(whole, modules)
  }

  // MARK: Text

  private static func text(_ whole: Metrics, _ modules: [Metrics.Module]) -> String {
    var out = TextTable(rows: rows(whole), widestCell: 200).text
    guard !modules.isEmpty else { return out }
    out += "\n"
    out += TextTable(
      header: ["MODULE", "SCREENS", "UNREACHABLE", "ROUTES", "TRANSITIONS", "OUT", "IN", "DEEPEST", "CALLS NOT READ"],
      rows: modules.map { module in
        let metrics = module.metrics
        return [
          Visible.text(module.name), "\(metrics.screens)", "\(metrics.unreachable)", "\(metrics.routes)", "\(metrics.total)",
          "\(module.outward)", "\(module.inward)", metrics.depth.deepestScreen == nil ? "-" : "\(metrics.depth.deepest)",
          "\(metrics.calls.unresolved) of \(metrics.calls.total)",
        ]
      }
    ).text
    return out
  }

  private static func rows(_ metrics: Metrics) -> [[String]] {
    func named(_ number: Int, _ screen: String?) -> String { screen.map { "\(number), \(Visible.text($0))" } ?? "\(number)" }
    let kinds = Transition.Kind.allCases.compactMap { kind in metrics.transitions[kind].map { "\($0) \(kind.rawValue)" } }
    let ways = EntryPoint.Kind.allCases.compactMap { kind in metrics.entryPoints[kind].map { "\($0) \(kind.rawValue)" } }
    var rows = [
      ["screens", "\(metrics.screens)"], ["  unreachable", "\(metrics.unreachable)"],
      ["  reachable or not: unknown", "\(metrics.unknownReachability)"], ["  in rings", "\(metrics.inRings)"],
      ["entry points", ways.isEmpty ? "0" : "\(metrics.entryPoints.values.reduce(0, +)): \(ways.joined(separator: ", "))"],
      ["entry screens", "\(metrics.entries)"], ["routes", "\(metrics.routes)"],
      ["transitions", kinds.isEmpty ? "0" : "\(metrics.total): \(kinds.joined(separator: ", "))"],
    ]
    if metrics.possible > 0 { rows.append(["  only guesses", "\(metrics.possible)"]) }
    if metrics.fromUnknown > 0 { rows.append(["  from unknown screens", "\(metrics.fromUnknown)"]) }
    rows += [
      ["deepest", named(metrics.depth.deepest, metrics.depth.deepestScreen)],
      ["screens by depth", metrics.depth.screens.isEmpty ? "-" : metrics.depth.screens.map(String.init).joined(separator: " ")],
      ["mean depth", tenths(metrics.depth.sum, metrics.depth.reached)],
      ["fan-in", "mean \(tenths(metrics.fanIn.sum, metrics.screens)), most " + named(metrics.fanIn.most, metrics.fanIn.mostScreen)],
      ["fan-out", "mean \(tenths(metrics.fanOut.sum, metrics.screens)), most " + named(metrics.fanOut.most, metrics.fanOut.mostScreen)],
      ["navigation calls", AnswerText.share(metrics.calls)],
    ]
    return rows
  }

  /// A mean with one digit behind the point.
  private static func tenths(_ sum: Int, _ count: Int) -> String {
    guard count > 0 else { return "-" }
    let tenths = (sum * 10 + count / 2) / count
    return "\(tenths / 10).\(tenths % 10)"
  }

  // MARK: JSON

  private static func json(_ whole: Metrics, _ modules: [Metrics.Module]) -> String {
    JSON.object([
      "schema": .string("navgraph-metrics/1"), "app": .object(members(whole)),
      "modules": .array(
        modules.map { module in
          .object(
            [JSON.Member(key: "name", value: .string(module.name))] + members(module.metrics) + [
              JSON.Member(key: "outward", value: .int(module.outward)), JSON.Member(key: "inward", value: .int(module.inward)),
            ])
        }),
    ]).text
  }

  private static func members(_ metrics: Metrics) -> [JSON.Member] {
    let kinds = Transition.Kind.allCases.map { JSON.Member(key: $0.rawValue, value: .int(metrics.transitions[$0] ?? 0)) }
    let ways = EntryPoint.Kind.allCases.compactMap { kind in metrics.entryPoints[kind].map { JSON.Member(key: kind.rawValue, value: .int($0)) } }
    let spread = { (spread: Metrics.Spread) in
      JSON.object(["sum": .int(spread.sum), "most": .int(spread.most), "screen": .string(spread.mostScreen)])
    }
    let members: KeyValuePairs<String, JSON> = [
      "screens": .int(metrics.screens), "unreachable": .int(metrics.unreachable),
      "unknownReachability": .int(metrics.unknownReachability), "inRings": .int(metrics.inRings),
      "entryPoints": .int(metrics.entryPoints.values.reduce(0, +)), "entryPointsByKind": .object(ways),
      "entryScreens": .int(metrics.entries), "routes": .int(metrics.routes), "transitions": .int(metrics.total),
      "transitionsByKind": .object(kinds), "possibleTransitions": .int(metrics.possible),
      "transitionsFromUnknownScreens": .int(metrics.fromUnknown), "deepest": .int(metrics.depth.deepest),
      "deepestScreen": .string(metrics.depth.deepestScreen), "screensByDepth": .array(metrics.depth.screens.map { .int($0) }),
      "fanIn": spread(metrics.fanIn), "fanOut": spread(metrics.fanOut), "navigationCalls": .int(metrics.calls.total),
      "unresolvedCalls": .int(metrics.calls.unresolved),
    ]
    return members.map { JSON.Member(key: $0.key, value: $0.value) }
  }
}

extension Metrics {
  /// How many transitions there are of all kinds.
  var total: Int { transitions.values.reduce(0, +) }
}

extension Metrics.Depth {
  /// How many screens some way leads to, and how many transitions those take together.
  var reached: Int { screens.reduce(0, +) }
  var sum: Int { screens.enumerated().reduce(0) { $0 + $1.offset * $1.element } }
}
