import NavAnswers
import NavModel

/// What names and kinds leave of a graph before anything is selected of it.
extension DiagramOptions {
  /// The graph without what is hidden, and of it only transitions of the kinds asked for with the screens that they join.
  ///
  /// - Returns: Also notes, as `DiagramPlan.notes`.
  func filtered(_ graph: NavigationGraph) throws(SelectionError) -> (NavigationGraph, notes: [String]) {
    var graph = graph
    var notes: [String] = []
    var gone: Set<String> = []
    for name in hidden { gone.formUnion(try NamedScreens(graph, grouping).screens(named: name, orOf: "screen or group")) }
    if !gone.isEmpty {
      notes.append("\(gone.count) screen\(gone.count == 1 ? " is" : "s are") hidden")
      graph.remove(gone)
    }
    if !kinds.isEmpty {
      graph.transitions.removeAll { !kinds.contains($0.kind) }
      var joined = try selection.named(in: graph)
      for transition in graph.transitions where transition.isLive {
        joined.formUnion([transition.from, transition.to].compactMap { $0 })
      }
      let left = Set(graph.screens.map(\.id)).subtracting(joined)
      if !left.isEmpty {
        let words = Theme.edges.filter { kinds.contains($0.kind) }.map(\.kind.rawValue).joined(separator: ", ")
        notes.append("\(left.count) screen\(left.count == 1 ? " has" : "s have") no transition of the kinds asked for (\(words)) and \(left.count == 1 ? "is" : "are") not drawn")
        graph.remove(left)
      }
    }
    return (graph, notes)
  }

  /// The groups that are asked for as one box each, in the order of the names given.
  func collapsedGroups(of graph: NavigationGraph) throws(SelectionError) -> [(name: String, screens: Set<String>)] {
    if collapsed.isEmpty { return [] }
    let known = NamedScreens(graph, grouping)
    var groups: [(name: String, screens: Set<String>)] = []
    for name in collapsed { groups += try known.groups(named: name) }
    return groups
  }
}

extension NavigationGraph {
  /// Takes screens out, and all that leads to them or away.
  fileprivate mutating func remove(_ gone: Set<String>) {
    screens.removeAll { gone.contains($0.id) }
    transitions.removeAll { transition in [transition.from, transition.to].contains { $0.map(gone.contains) ?? false } }
    for index in entries.indices {
      entries[index].starts.removeAll { gone.contains($0.screen) }
      entries[index].opens.removeAll { gone.contains($0.screen) }
    }
  }
}

/// Finds groups, and screens, by what people type.
private struct NamedScreens {
  private let screens: [String]
  /// Of every way to group, that which was asked for first.
  private let groups: [(name: String, screens: Set<String>)]

  init(_ graph: NavigationGraph, _ grouping: DiagramOptions.Grouping) {
    screens = graph.screens.map(\.id)
    let all: [DiagramOptions.Grouping] = [.module, .tab, .folder]
    let order = all.contains(grouping) ? [grouping] : all
    groups = order.flatMap { grouping in
      ScreenGroups.make(grouping, graph.screens, graph.transitions, minimum: 1).members.map { ($0.name, Set($0.screens)) }
    }
  }

  /// Groups whose name, or the name of whose tab, fits. A name that fits groups of several sorts means the first.
  func groups(named name: String) throws(SelectionError) -> [(name: String, screens: Set<String>)] {
    let pattern = NamePattern(name)
    let found = groups.filter { pattern.matches($0.name) || ($0.name.split(separator: " ").last.map { pattern.matches(String($0)) } ?? false) }
    if found.isEmpty { throw unknown(name, "group", groups.map(\.name)) }
    return name.contains("*") ? found : Array(found.prefix(1))
  }

  func screens(named name: String, orOf noun: String) throws(SelectionError) -> Set<String> {
    let pattern = NamePattern(name)
    let found = screens.filter(pattern.matches)
    if !found.isEmpty { return Set(found) }
    if let group = try? groups(named: name) { return group.reduce(into: []) { $0.formUnion($1.screens) } }
    throw unknown(name, noun, screens + groups.map(\.name))
  }

  private func unknown(_ name: String, _ noun: String, _ known: [String]) -> SelectionError {
    do {
      _ = try NameLookup(noun, Set(known).sorted()).id(for: name)
    } catch {
      return .name(error)
    }
    return .name(.unknown(noun: noun, name: name, nearest: []))
  }
}
