import NavModel
import NavSource

/// `navgraph graph --unresolved`: the navigation calls whose target could not be read, and how many of all they are.
public enum UnresolvedReport {
  public static let forms: [AnswerForm] = [.text, .json]

  public static func render(_ graph: NavigationGraph, as form: AnswerForm) -> String {
    let counts = graph.callCounts
    if form == .json {
      return JSON.object([
        "schema": .string("navgraph-unresolved/1"), "navigationCalls": .int(counts.total), "unresolvedCalls": .int(counts.unresolved),
        "unresolved": .array(graph.unresolved.map(json)),
      ]).text
    }
    var out = ""
    for call in graph.unresolved {
      out += Visible.text("\(call.place): \(call.kind.rawValue): \(call.reason)") + "\n"
    }
    return out + AnswerText.share(counts) + "\n"
  }

  static func json(_ call: UnresolvedTransition) -> JSON {
    .object([
      "kind": .string(call.kind.rawValue), "file": .string(call.place.file), "line": .int(call.place.line),
      "column": .int(call.place.column), "reason": .string(call.reason),
    ])
  }
}
