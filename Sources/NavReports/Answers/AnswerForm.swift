import NavAnswers
import NavModel
import NavSource

/// In what an answer can be written.
public enum AnswerForm: String, Sendable, CaseIterable {
  case text, markdown, json

  /// One line for `--help`, no full stop.
  public var summary: String {
    switch self {
    case .text: "for people"
    case .markdown: "for wikis and pull requests"
    case .json: "one JSON object, for other programs"
    }
  }
}

/// The words that answers share.
enum AnswerText {
  /// `push`, `push Route.cart`, `sheet?` for a guess.
  static func means(_ transition: Transition) -> String {
    let doubt = transition.confidence == .possible ? "?" : ""
    return transition.kind.rawValue + doubt + (transition.route.map { " \($0)" } ?? "")
  }

  /// `file:line`.
  static func place(_ place: Place) -> String { "\(place.file):\(place.line)" }

  /// The place of a hop, and how many others lead the same way.
  static func place(_ hop: Hop) -> String {
    place(hop.transition.place) + (hop.others == 0 ? "" : " and \(counted(hop.others, "more place"))")
  }

  /// `3 of 57 navigation calls could not be read (5.3 %)`.
  static func share(_ counts: CallCounts) -> String {
    "\(counts.unresolved) of \(counted(counts.total, "navigation call")) could not be read (\(percent(counts.unresolved, of: counts.total)) %)"
  }

  /// One digit behind the point; 0.0 of nothing.
  static func percent(_ part: Int, of total: Int) -> String {
    let tenths = total == 0 ? 0 : (part * 1000 + total / 2) / total
    return "\(tenths / 10).\(tenths % 10)"
  }

  static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// `'A'`, `'A' and 'B'`, `'A', 'B' and 'C'`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// An ordered list.
  static func markdown(_ hops: [Hop]) -> String {
    hops.enumerated().map { number, hop in
      "\(number + 1). \(Markdown.escaped(hop.from)) → \(Markdown.escaped(hop.to)) (\(Markdown.escaped(means(hop.transition)))), "
        + Markdown.escaped(place(hop)) + "\n"
    }.joined()
  }

  static func json(_ hop: Hop) -> JSON {
    let transition = hop.transition
    return .object([
      "from": .string(hop.from), "to": .string(hop.to), "kind": .string(transition.kind.rawValue),
      "route": .string(transition.route), "file": .string(transition.place.file), "line": .int(transition.place.line),
      "column": .int(transition.place.column), "confidence": .string(transition.confidence.rawValue), "others": .int(hop.others),
    ])
  }
}
