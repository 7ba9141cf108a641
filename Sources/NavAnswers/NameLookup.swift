import NavFindings
import NavModel
import NavSource

/// Why a name that was typed stands for nothing, or for several things.
public enum NameError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing has the name; the nearest ones by spelling, best first, at most three.
  case unknown(noun: String, name: String, nearest: [String])
  /// Several end in the name; their ids, sorted.
  case ambiguous(noun: String, name: String, candidates: [String])

  /// Present tense, with what to do next; no full stop.
  public var description: String { "\(what); \(mend)" }

  /// What is wrong: the first part of `description`.
  public var what: String {
    switch self {
    case .unknown(let noun, let name, _): "no \(noun) is called '\(name)'"
    case .ambiguous(let noun, let name, let candidates):
      "'\(name)' may be any of \(candidates.count) \(noun)s: "
        + candidates.prefix(6).map { "'\($0)'" }.joined(separator: ", ") + (candidates.count > 6 ? ", …" : "")
    }
  }

  /// What to do: the second part of `description`.
  public var mend: String {
    switch self {
    case .unknown(_, _, let nearest) where !nearest.isEmpty: "did you mean \(nearest.map { "'\($0)'" }.joined(separator: ", "))?"
    case .unknown("entry point", _, _): "'navgraph entries' shows every entry point"
    case .unknown(let noun, _, _): "'navgraph graph' and 'navgraph report' show every \(noun)"
    case .ambiguous: "write one in full"
    }
  }
}

/// Finds ids by what people type: the id, or its last components (`Inner` for `Outer.Inner`), or either in other case. So for the
/// paths of files, whose components `/` parts.
public struct NameLookup: Sendable {
  private let noun: String
  private let ids: [String]
  private let separator: Character

  /// - Parameters:
  ///   - noun: what the ids name, for errors: `screen`.
  ///   - separator: what parts the components of an id.
  public init(_ noun: String, _ ids: some Sequence<String>, separator: Character = ".") {
    self.noun = noun
    self.ids = Array(ids)
    self.separator = separator
  }

  /// The screens of a graph.
  public init(screensOf graph: NavigationGraph) { self.init("screen", Set(graph.screens.map(\.id)).sorted()) }

  /// - Complexity: O(*ids*), and O(*ids* × *length*²) for the suggestions of an unknown name.
  public func id(for name: String) throws(NameError) -> String {
    if ids.contains(name) { return name }
    let bySuffix = ids.filter { $0.hasSuffix("\(separator)\(name)") }
    let lowered = name.lowercased()
    let found =
      bySuffix.isEmpty ? ids.filter { $0.lowercased() == lowered || $0.lowercased().hasSuffix("\(separator)\(lowered)") } : bySuffix
    if let only = found.first, found.count == 1 { return only }
    if found.isEmpty { throw .unknown(noun: noun, name: name, nearest: nearest(to: lowered)) }
    throw .ambiguous(noun: noun, name: name, candidates: found.sorted())
  }

  private func nearest(to lowered: String) -> [String] {
    let wanted = Array(lowered)
    guard wanted.count <= 200 else { return [] }
    let limit = max(2, wanted.count / 3)
    let scored = ids.compactMap { id -> (Int, String)? in
      guard id.utf8.count <= 200 else { return nil }
      let candidate = id.lowercased()
      // A name that holds what was typed is nearer than any misspelling.
      if wanted.count >= 3, TextSearch.first(lowered, in: candidate) != nil { return (1, id) }
      // The last component alone may be meant.
      let last = candidate.split(separator: separator).last.map(Array.init) ?? []
      let distance = [Array(candidate), last].filter { abs($0.count - wanted.count) <= limit }
        .map { Spelling.distance($0, wanted) }.min()
      return distance.flatMap { $0 <= limit ? ($0, id) : nil }
    }
    return scored.sorted { $0 < $1 }.prefix(3).map(\.1)
  }
}
