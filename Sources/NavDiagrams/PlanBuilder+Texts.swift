import NavModel

/// The words in and beside boxes.
extension PlanBuilder {
  /// Gives each screen that folded arrows lead to a number, and writes the numbers into the boxes that they leave.
  ///
  /// Numbers go down the tree, so that those of one part of the picture are near each other, and runs of them short.
  mutating func writeNumbers() {
    let targets = Set(folded.lazy.filter { $0.tail != $0.head }.map(\.head))
    if targets.isEmpty { return }
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    for edge in edges where edge.isTree { children[edge.tail].append(edge.head) }
    var number = 0
    func next(_ spot: DiagramPlan.Spot) -> Int? {
      guard targets.contains(spot) else { return nil }
      number += 1
      return number
    }
    var isSeen = Array(repeating: false, count: nodes.count)
    for start in nodes.indices {
      var stack = [start]
      while let node = stack.popLast() {
        if isSeen[node] { continue }
        isSeen[node] = true
        nodes[node].number = next(DiagramPlan.Spot(node: node))
        for row in nodes[node].rows.indices { nodes[node].rows[row].number = next(DiagramPlan.Spot(node: node, row: row)) }
        stack += children[node].reversed()
      }
    }
    var leads: [DiagramPlan.Spot: (moves: [Int: Bool], covers: [Int: Bool])] = [:]
    for arrow in folded where arrow.tail != arrow.head {
      guard let number = self.number(of: arrow.head) else { continue }
      if arrow.kinds.allSatisfy(\.isModal) {
        leads[arrow.tail, default: ([:], [:])].covers[number] = arrow.isPossible
      } else {
        leads[arrow.tail, default: ([:], [:])].moves[number] = arrow.isPossible
      }
    }
    for (spot, numbers) in leads {
      let texts = [(Theme.reference.moves, numbers.moves), (Theme.reference.covers, numbers.covers)]
        .filter { !$0.1.isEmpty }.map { "\($0.0) \(Self.runs($0.1))" }
      if let row = spot.row { nodes[spot.node].rows[row].remarks += texts }
      else { nodes[spot.node].remarks += texts.flatMap { LabelText.wrap($0, width: 36, atHumps: false) } }
    }
  }

  private func number(of spot: DiagramPlan.Spot) -> Int? {
    spot.row.map { nodes[spot.node].rows[$0].number } ?? nodes[spot.node].number
  }

  /// `1, 4–7, 9?`; a guess has a question mark.
  static func runs(_ numbers: [Int: Bool]) -> String {
    var runs: [(first: Int, last: Int, isPossible: Bool)] = []
    for (number, isPossible) in numbers.sorted(by: { $0.key < $1.key }) {
      if let last = runs.last, last.last + 1 == number, last.isPossible == isPossible {
        runs[runs.count - 1].last = number
      } else {
        runs.append((number, number, isPossible))
      }
    }
    return runs.map { run in
      let text = run.first == run.last ? "\(run.first)" : run.first + 1 == run.last ? "\(run.first), \(run.last)" : "\(run.first)–\(run.last)"
      return run.isPossible ? text + "?" : text
    }.joined(separator: ", ")
  }

  /// The routes that lead to a screen, in its box: nearly always it is one, and a box has room where an arrow has none.
  mutating func addRoutes() {
    let isShown =
      switch options.routeNames {
      case .always: true
      case .never: false
      case .automatic: screens.count <= 40
      }
    guard isShown else { return }
    var routes: [Int: Set<String>] = [:]
    for edge in edges where nodes[edge.head].role != .route && nodes[edge.head].rows.isEmpty {
      routes[edge.head, default: []].formUnion(edge.routes)
    }
    for arrow in folded where arrow.head.row == nil { routes[arrow.head.node, default: []].formUnion(arrow.routes) }
    for (node, names) in routes where !names.isEmpty {
      let shown = names.sorted().prefix(2).map { ".\(LabelText.clean($0, limit: 28))" }
      nodes[node].remarks.insert((shown + (names.count > 2 ? ["\(names.count - 2) more"] : [])).joined(separator: ", "), at: 0)
    }
  }

  /// The word of the kind at the head of every arrow that is no push or tab, while there are few enough to be read.
  mutating func addCaptions(_ policy: SizePolicy) {
    guard policy.allowsCaptions else { return }
    let isSmall = edges.count <= 80
    // Once for each kind of way into a box: the others look the same.
    var said: Set<[Int]> = []
    for index in edges.indices {
      let edge = edges[index]
      if let change = edge.change {
        edges[index].caption = ([Theme.change(change).sign] + edge.kinds.map { Theme.edge($0).word }).joined(separator: " ")
        continue
      }
      // Between collapsed groups the number says more than the kinds.
      if edge.count > 1, nodes[edge.tail].role == .group || nodes[edge.head].role == .group {
        edges[index].caption = "\(edge.count)"
        continue
      }
      guard edge.kinds.count > 1 || (isSmall && !Self.speaksForItself(edge.kinds[0])) else { continue }
      if said.insert([edge.head] + edge.kinds.map(Theme.rank)).inserted {
        edges[index].caption = edge.kinds.map { Theme.edge($0).word }.joined(separator: ", ")
      }
    }
  }

  /// The plain line, and those whose ends are of a shape of their own, need no word.
  private static func speaksForItself(_ kind: Transition.Kind) -> Bool {
    switch kind {
    case .push, .tab, .split, .root: true
    case .sheet, .fullScreenCover, .popover, .present, .window, .child: false
    }
  }

  mutating func addAdvice(_ policy: SizePolicy) {
    if !policy.allowsCaptions { notes.append("the picture has \(policy.nodeCount) boxes, too many for texts beside arrows") }
    if policy.nodeCount > 150, options.selection.isEverything {
      notes.append("the picture has \(policy.nodeCount) boxes; --focus SCREEN, --from or --to draw a part of it")
    }
  }

  func legend() -> DiagramPlan.Legend {
    let kinds = Set(edges.flatMap(\.kinds))
    let roles = Set(nodes.map(\.role))
    var legend = DiagramPlan.Legend(
      kinds: Theme.edges.map(\.kind).filter(kinds.contains),
      roles: DiagramPlan.Role.allCases.filter { roles.contains($0) && Theme.node($0).meaning != nil },
      showsUnreachable: nodes.contains(where: \.isUnreachable), showsMarks: nodes.contains { !$0.marks.isEmpty },
      showsPossible: edges.contains(where: \.isPossible), changes: changesInLegend())
    let numbered = folded.filter { $0.tail != $0.head }
    legend.showsMoves = numbered.contains { !$0.kinds.allSatisfy(\.isModal) }
    legend.showsCovers = numbered.contains { $0.kinds.allSatisfy(\.isModal) }
    legend.showsAgain = folded.count > numbered.count
    legend.showsEntries = nodes.contains { $0.remarks.contains { $0.hasPrefix(Theme.reference.entry) } }
    return legend
  }

  private func changesInLegend() -> [DiagramPlan.Legend.Change] {
    guard let changes = options.changes else { return [] }
    let drawn = Set(nodes.compactMap(\.change)).union(edges.compactMap(\.change))
    return DiagramChanges.Change.allCases.filter(drawn.contains).map { change in
      let row = Theme.change(change)
      let meaning =
        switch change {
        case .added: "only in \(changes.new)"
        case .removed: "only in \(changes.old)"
        case .changed: "not the same in both"
        }
      return DiagramPlan.Legend.Change(change: change, meaning: "\(row.sign) \(meaning)")
    }
  }
}
