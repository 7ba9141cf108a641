import NavFacts
import NavModel
import NavSource

/// Which screens a user can get to from the entries.
enum Reachability {
  static func complete(
    _ graph: inout NavigationGraph, _ linkage: Linkage, _ builder: GraphBuilder, uses: ScreenUses,
    shown: Set<ScreenRef>, outside: Set<String>, twins: Twins
  ) {
    guard graph.hasEntries else { return }
    var reached: Set<String> = Set(graph.entries.flatMap(\.screens))
    var next: [String: [String]] = [:]
    for transition in graph.transitions where transition.isLive {
      guard let to = transition.to else { continue }
      if let from = transition.from { next[from, default: []].append(to) } else { reached.insert(to) }
    }
    spread(&reached, next)
    // What is made for a purpose that was not seen may be shown, and so may all that it leads to.
    var perhaps: Set<String> = []
    for screen in shown {
      switch screen {
      case .project(let type):
        let isOutside = outside.contains(linkage.text(linkage.declarations[type].name))
        if isOutside || twins.all.contains(type) || uses.isUnexplained(type) { perhaps.insert(builder.id(type)) }
      case .external(let name):
        if outside.contains(linkage.text(name)) { perhaps.insert(linkage.text(name)) }
      }
    }
    // So may what is on screen although nothing was seen to show it: a storyboard or a framework did.
    let known = Set(shown.map(builder.id))
    for from in next.keys where !known.contains(from) && !reached.contains(from) { perhaps.insert(from) }
    spread(&perhaps, next)
    // Live screens that lead only to each other: somewhere the way in was taken for one of them.
    for id in known.subtracting(reached).subtracting(perhaps) {
      var around: Set<String> = Set(next[id] ?? [])
      spread(&around, next)
      if around.contains(id) { perhaps.insert(id) }
    }
    spread(&perhaps, next)
    for index in graph.screens.indices {
      let id = graph.screens[index].id
      graph.screens[index].reachability = reached.contains(id) ? .yes : perhaps.contains(id) ? .unknown : .no
    }
  }

  private static func spread(_ reached: inout Set<String>, _ next: [String: [String]]) {
    var open = Array(reached)
    while let screen = open.popLast() {
      for to in next[screen] ?? [] where reached.insert(to).inserted { open.append(to) }
    }
  }
}
