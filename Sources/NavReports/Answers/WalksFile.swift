import NavAnswers
import NavModel
import NavSource

/// Walks that somebody has written: what `navgraph cover --walks` reads.
public enum WalksFile {
  /// As text: a walk on each line, its screens parted by `>`, `->` or `→`, behind each if need be `[kind]` and the route; empty lines
  /// and those that begin with `#` are passed over. As JSON: what `navgraph cover --format json` writes, or a list of lists of names.
  ///
  /// - Parameter file: as the user sees it, for the problem.
  public static func read(_ text: String, file: String) throws(Problem) -> [WalkCoverage.Written] {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    return first == "[" || first == "{" ? try json(text, file: file) : try lines(text, file: file)
  }

  private static func lines(_ text: String, file: String) throws(Problem) -> [WalkCoverage.Written] {
    var walks: [WalkCoverage.Written] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.replacing("->", with: " > ").replacing("→", with: " > ").replacing(">", with: " > ").split(whereSeparator: \.isWhitespace)
      if words.isEmpty || words[0].hasPrefix("#") { continue }
      var steps: [WalkCoverage.Step] = []
      for part in words.split(separator: ">", omittingEmptySubsequences: false) {
        steps.append(try step(part, file: file, line: number + 1))
      }
      walks.append(WalkCoverage.Written(steps: steps, line: number + 1))
    }
    return walks
  }

  private static func step(_ words: ArraySlice<Substring>, file: String, line: Int) throws(Problem) -> WalkCoverage.Step {
    let mend = "Write 'HomeView > CartView [sheet] Route.cart > PayView'; the kind and the route may be left out."
    guard let name = words.first, words.count <= 3 else {
      throw Problem(words.isEmpty ? "a screen is missing in this walk" : "'\(words.joined(separator: " "))' is no step of a walk", file: file, line: line, mend: mend)
    }
    var step = WalkCoverage.Step(String(name))
    for word in words.dropFirst() {
      if word.hasPrefix("["), word.hasSuffix("]") {
        guard let kind = Transition.Kind(rawValue: String(word.dropFirst().dropLast())) else {
          let kinds = Transition.Kind.allCases.map(\.rawValue).joined(separator: ", ")
          throw Problem("there is no kind of transition '\(word.dropFirst().dropLast())'", file: file, line: line, mend: "Write one of \(kinds).")
        }
        step.kind = kind
      } else if step.route == nil {
        step.route = String(word)
      } else {
        throw Problem("'\(words.joined(separator: " "))' is no step of a walk", file: file, line: line, mend: mend)
      }
    }
    return step
  }

  private static func json(_ text: String, file: String) throws(Problem) -> [WalkCoverage.Written] {
    let mend = "Give what 'navgraph cover --format json' writes, or a list of lists of screens."
    let document: JSON
    do {
      document = try JSON(reading: text)
    } catch {
      let line = 1 + text.utf8.prefix(error.offset).count { $0 == 0x0A }
      throw Problem("this is no JSON: \(error.what)", file: file, line: line, mend: mend)
    }
    guard case .array(let rows) = document["walks"] ?? document else { throw Problem("these are no walks", file: file, mend: mend) }
    var walks: [WalkCoverage.Written] = []
    for row in rows {
      guard let steps = steps(row) else { throw Problem("walks[\(walks.count)] is no walk", file: file, mend: mend) }
      walks.append(WalkCoverage.Written(steps: steps))
    }
    return walks
  }

  private static func steps(_ row: JSON) -> [WalkCoverage.Step]? {
    func text(_ value: JSON?) -> String? { if case .string(let text)? = value { text } else { nil } }
    if case .array(let names) = row {
      let steps = names.compactMap { text($0).map { WalkCoverage.Step($0) } }
      return steps.count == names.count ? steps : nil
    }
    guard let start = text(row["start"]), case .array(let hops)? = row["hops"] else { return nil }
    let steps = hops.compactMap { hop in
      text(hop["to"]).map { WalkCoverage.Step($0, kind: text(hop["kind"]).flatMap(Transition.Kind.init), route: text(hop["route"])) }
    }
    return steps.count == hops.count ? [WalkCoverage.Step(start)] + steps : nil
  }
}
