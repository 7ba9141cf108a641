import NavModel

/// How many modals can lie over each other: a search over screens and the number of modals under them.
///
/// A modal transition lays one over the rest, a push or a child changes nothing, and a window of its own begins anew. A tab, column
/// or root lies where the screen that holds it lies. Seen from any other screen it lies under the modals, which are gone when users
/// are there: the count begins anew. A screen counts as the holder if every way passes it, and a SwiftUI view of its roots always.
public struct ModalDepth: Sendable {
  /// A shortest walk from an entry to a screen under which more than the limit lie; nil where there is none.
  public private(set) var walk: [FlowIndex.Edge]?
  /// Where the walk begins.
  public private(set) var start: FlowIndex.Node?

  /// - Parameter limit: how many modals may lie over each other, from 0.
  /// - Complexity: O(*limit* × (*screens* + *transitions*)).
  public init(_ index: FlowIndex, exceeding limit: Int) {
    let dominators = Dominators(index, from: index.entries)
    let size = index.names.count
    /// By depth and node: the edge and depth that it was reached from; -1 for an entry, -2 where it was not.
    var from = [[(edge: FlowIndex.Edge, depth: Int)]](
      repeating: [(edge: FlowIndex.Edge, depth: Int)](repeating: (-2, 0), count: size), count: limit + 1)
    var queue: [(node: FlowIndex.Node, depth: Int)] = []
    for entry in index.entries {
      from[0][Int(entry)] = (-1, 0)
      queue.append((entry, 0))
    }
    var at = 0
    while at < queue.count {
      let (node, depth) = queue[at]
      at += 1
      for edge in index.out(of: node) {
        let head = index.head(edge)
        let next = Self.depth(behind: edge, depth, index, dominators)
        if next > limit {
          walk = Self.walk(to: (node, depth), from, index) + [edge]
          start = walk?.first.map(index.tail)
          return
        }
        guard from[next][Int(head)].edge == -2 else { continue }
        from[next][Int(head)] = (edge, depth)
        queue.append((head, next))
      }
    }
  }

  private static func depth(behind edge: FlowIndex.Edge, _ depth: Int, _ index: FlowIndex, _ dominators: Dominators) -> Int {
    switch index.transition(edge).kind {
    case .sheet, .fullScreenCover, .popover, .present: depth + 1
    case .push, .child: depth
    case .window: 0
    // A view cannot set a window's root, only that of a stack that it holds.
    case .root where index.screen(index.tail(edge))?.kind == .view: depth
    case .tab, .split, .root: dominators.dominates(index.tail(edge), index.head(edge)) ? depth : 0
    }
  }

  private static func walk(
    to end: (node: FlowIndex.Node, depth: Int), _ from: [[(edge: FlowIndex.Edge, depth: Int)]], _ index: FlowIndex
  ) -> [FlowIndex.Edge] {
    var walk: [FlowIndex.Edge] = []
    var (node, depth) = end
    while from[depth][Int(node)].edge >= 0 {
      let step = from[depth][Int(node)]
      walk.append(step.edge)
      (node, depth) = (index.tail(step.edge), step.depth)
    }
    return walk.reversed()
  }
}
