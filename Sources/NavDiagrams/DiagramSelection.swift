import NavModel

/// Which part of a graph to draw. Empty means all of it.
public struct DiagramSelection: Sendable, Hashable {
  /// Screens to draw the neighbourhood of, by id or by a name that `ScreenLookup` takes.
  public var focus: [String]
  /// How many transitions away from a focus, in either direction; 0 for the focus alone. Ignored without a focus.
  public var depth: Int
  /// Draw what can be reached from these.
  public var from: [String]
  /// Draw what leads to these. With `from`: only screens on a way from one to another.
  public var to: [String]

  public init(focus: [String] = [], depth: Int = 2, from: [String] = [], to: [String] = []) {
    self.focus = focus
    self.depth = depth
    self.from = from
    self.to = to
  }

  public var isEverything: Bool { focus.isEmpty && from.isEmpty && to.isEmpty }
}

/// Why a selection cannot be drawn.
public enum SelectionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No screen has the name; the nearest ones by spelling, best first, at most three.
  case unknownScreen(name: String, nearest: [String])
  /// Several screens end in the name; their ids, sorted.
  case ambiguousScreen(name: String, candidates: [String])
  /// Each name is known, but nothing leads from the ones to the others.
  case noPath(from: [String], to: [String])

  /// Present tense, with what to do next; no full stop.
  public var description: String {
    switch self {
    case .unknownScreen(let name, let nearest):
      let hint = nearest.isEmpty ? "" : "; did you mean \(nearest.map { "'\($0)'" }.joined(separator: ", "))?"
      return "no screen is called '\(name)'\(hint)"
    case .ambiguousScreen(let name, let candidates):
      let shown = candidates.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
      return "'\(name)' may be any of \(candidates.count) screens: \(shown)\(candidates.count > 6 ? ", …" : ""); write one in full"
    case .noPath(let from, let to):
      return "nothing leads from \(from.map { "'\($0)'" }.joined(separator: ", "))"
        + " to \(to.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}

/// Finds screens by what people type: the id, or its last components (`Inner` for `Outer.Inner`), or either in other case.
public struct ScreenLookup: Sendable {
  private let ids: [String]

  public init(_ graph: NavigationGraph) { ids = graph.screens.map(\.id) }

  /// - Complexity: O(screens), and O(screens × length²) for the suggestions of an unknown name.
  public func id(for name: String) throws(SelectionError) -> String {
    if ids.contains(name) { return name }
    let bySuffix = ids.filter { $0.hasSuffix(".\(name)") }
    let lowered = name.lowercased()
    let found =
      bySuffix.isEmpty ? ids.filter { $0.lowercased() == lowered || $0.lowercased().hasSuffix(".\(lowered)") } : bySuffix
    if let only = found.first, found.count == 1 { return only }
    if found.isEmpty { throw .unknownScreen(name: name, nearest: nearest(to: lowered)) }
    throw .ambiguousScreen(name: name, candidates: found.sorted())
  }

  private func nearest(to lowered: String) -> [String] {
    guard lowered.utf8.count <= 200 else { return [] }
    let scored = ids.filter { $0.utf8.count <= 200 }.compactMap { id -> (Int, String)? in
      let candidate = id.lowercased()
      let distance = editDistance(candidate, lowered)
      let isPart = lowered.count >= 3 && candidate.contains(lowered)
      return distance <= max(2, lowered.count / 3) || isPart ? (isPart ? min(distance, 1) : distance, id) : nil
    }
    return scored.sorted { $0 < $1 }.prefix(3).map(\.1)
  }
}

/// How many insertions, deletions and replacements of bytes turn one text into the other.
private func editDistance(_ a: String, _ b: String) -> Int {
  let right = Array(b.utf8)
  var row = Array(0...right.count)
  for (i, x) in a.utf8.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in right.enumerated() {
      let cost = min(diagonal + (x == y ? 0 : 1), row[j] + 1, row[j + 1] + 1)
      diagonal = row[j + 1]
      row[j + 1] = cost
    }
  }
  return row[right.count]
}

extension DiagramSelection {
  /// The ids of the screens to draw, sorted. All live transitions count as ways, whatever their confidence.
  ///
  /// - Complexity: O(screens + transitions) for each kind of selection.
  public func screens(of graph: NavigationGraph) throws(SelectionError) -> [String] {
    if isEverything { return graph.screens.map(\.id).sorted() }
    let lookup = ScreenLookup(graph)
    var forward: [String: [String]] = [:]
    var backward: [String: [String]] = [:]
    for transition in graph.transitions where transition.isLive {
      guard let from = transition.from, let to = transition.to else { continue }
      forward[from, default: []].append(to)
      backward[to, default: []].append(from)
    }
    var chosen: Set<String>?
    func narrow(to some: Set<String>) { chosen = chosen.map { $0.intersection(some) } ?? some }

    if !focus.isEmpty {
      let centres = try Self.ids(of: focus, lookup)
      var both = forward
      both.merge(backward) { $0 + $1 }
      narrow(to: Self.spread(from: centres, along: both, steps: max(0, depth)))
    }
    let sources = try Self.ids(of: from, lookup)
    if !sources.isEmpty { narrow(to: Self.spread(from: sources, along: forward, steps: .max)) }
    let targets = try Self.ids(of: to, lookup)
    if !targets.isEmpty { narrow(to: Self.spread(from: targets, along: backward, steps: .max)) }
    if !sources.isEmpty, !targets.isEmpty, chosen?.isEmpty ?? true {
      throw .noPath(from: sources, to: targets)
    }
    let known = Set(graph.screens.map(\.id))
    return (chosen ?? []).intersection(known).sorted()
  }

  private static func ids(of names: [String], _ lookup: ScreenLookup) throws(SelectionError) -> [String] {
    var ids: [String] = []
    for name in names { ids.append(try lookup.id(for: name)) }
    return ids
  }

  private static func spread(from start: [String], along next: [String: [String]], steps: Int) -> Set<String> {
    var seen = Set(start)
    var edge = start
    var taken = 0
    while !edge.isEmpty, taken < steps {
      var following: [String] = []
      for screen in edge {
        for other in next[screen] ?? [] where seen.insert(other).inserted { following.append(other) }
      }
      edge = following
      taken += 1
    }
    return seen
  }
}
