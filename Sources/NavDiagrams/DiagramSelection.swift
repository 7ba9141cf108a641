import NavAnswers
import NavModel

/// Which part of a graph to draw. Empty means all of it.
public struct DiagramSelection: Sendable, Hashable {
  /// Screens to draw the neighbourhood of, by id or by a name that `NameLookup` takes.
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
  case name(NameError)
  /// Each name is known, but nothing leads from the ones to the others.
  case noPath(from: [String], to: [String])

  /// Present tense, with what to do next; no full stop.
  public var description: String {
    switch self {
    case .name(let error): error.description
    case .noPath(let from, let to):
      "nothing leads from \(from.map { "'\($0)'" }.joined(separator: ", "))"
        + " to \(to.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}

extension DiagramSelection {
  /// The ids of the screens to draw, sorted. All live transitions count as ways, whatever their confidence.
  ///
  /// - Complexity: O(screens + transitions) for each kind of selection.
  public func screens(of graph: NavigationGraph) throws(SelectionError) -> [String] {
    if isEverything { return graph.screens.map(\.id).sorted() }
    let lookup = NameLookup(screensOf: graph)
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

  /// The ids of the screens that it names.
  func named(in graph: NavigationGraph) throws(SelectionError) -> Set<String> {
    Set(try Self.ids(of: focus + from + to, NameLookup(screensOf: graph)))
  }

  private static func ids(of names: [String], _ lookup: NameLookup) throws(SelectionError) -> [String] {
    var ids: [String] = []
    for name in names {
      do { ids.append(try lookup.id(for: name)) } catch { throw .name(error) }
    }
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
