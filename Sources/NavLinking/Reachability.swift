import NavFacts
import NavModel
import NavSource

/// Entries, and which screens a user can get to from them.
enum Reachability {
  static func complete(
    _ graph: inout NavigationGraph, _ linkage: Linkage, _ builder: GraphBuilder, shown: Set<ScreenRef>, live: Liveness,
    entryPoints: [String]
  ) {
    graph.entries = entries(graph, linkage, entryPoints)
    guard !graph.entries.isEmpty else { return }
    var reached: Set<String> = Set(graph.entries.flatMap(\.screens))
    var next: [String: [String]] = [:]
    for transition in graph.transitions where transition.isLive {
      guard let to = transition.to else { continue }
      if let from = transition.from { next[from, default: []].append(to) } else { reached.insert(to) }
    }
    var open = Array(reached)
    while let screen = open.popLast() {
      for to in next[screen] ?? [] where reached.insert(to).inserted { open.append(to) }
    }
    for index in graph.screens.indices {
      graph.screens[index].reachability = reached.contains(graph.screens[index].id) ? .yes : .no
    }
  }

  private static func entries(_ graph: NavigationGraph, _ linkage: Linkage, _ named: [String]) -> [EntryPoint] {
    var all: [EntryPoint] = []
    for transition in graph.transitions where transition.from == nil && transition.fromReason == nil && transition.isLive {
      guard let to = transition.to else { continue }
      all.append(EntryPoint(name: to, place: transition.place, screens: [to]))
    }
    for screen in graph.screens where named.contains(screen.id) {
      if let place = screen.place { all.append(EntryPoint(name: screen.id, place: place, screens: [screen.id])) }
    }
    var seen: Set<EntryPoint> = []
    return all.filter { seen.insert($0).inserted }.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
  }
}
