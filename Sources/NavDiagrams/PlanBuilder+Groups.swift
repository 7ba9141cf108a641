import NavModel

/// Groups of screens: boxes around them, and boxes in their place.
extension PlanBuilder {
  /// Whether even the layout of every screen would not end in time.
  var isTooLarge: Bool { screens.count - collapsedGroups.reduce(0) { $0 + $1.screens.count } > SizePolicy.largestLayout }

  /// Has these groups drawn as one box each; of a screen that is in several, the first holds it.
  mutating func collapse(_ groups: [(name: String, screens: Set<String>)]) {
    var taken: Set<String> = []
    for group in groups {
      let members = screens.filter { group.screens.contains($0.id) && taken.insert($0.id).inserted }
      if !members.isEmpty { collapsedGroups.append((group.name, members)) }
    }
  }

  /// Has all groups drawn as one box each.
  ///
  /// - Returns: Whether that makes the picture smaller.
  mutating func collapseEverything() -> Bool {
    let taken = Set(collapsedGroups.flatMap { $0.screens.map(\.id) })
    let rest = screens.filter { !taken.contains($0.id) }
    let groups = ScreenGroups.balanced(rest, count: max(2, min(60, options.largestPicture / 4)))
    let members = groups.members.filter { $0.screens.count > 1 }
    if members.isEmpty { return false }
    let why = isTooLarge ? "too many for one picture" : "too many to be read in one picture"
    notes.append(
      "\(screens.count) screens are \(why): \(counted(members.count, "group")) of them \(members.count == 1 ? "is" : "are") drawn as one box each; --focus SCREEN, --from or --to draw screens\(isTooLarge ? "" : ", --no-fold draws all")")
    collapse(members.map { ($0.name, Set($0.screens)) })
    return true
  }

  mutating func addGroups() {
    for group in collapsedGroups {
      let node = addNode(.group, name: group.name, details: [group.name])
      nodes[node].remarks = [counted(group.screens.count, "screen")]
      nodes[node].isUnreachable = group.screens.allSatisfy { $0.reachability == .no }
      for screen in group.screens {
        nodeOfScreen[screen.id] = node
        nodes[node].rows.append(DiagramPlan.Row(screen: screen.id, remarks: [], marks: [], details: Self.details(screen)))
        nodes[node].details.append(Self.details(screen).joined(separator: ": "))
      }
    }
  }

  // MARK: - Boxes around screens

  /// - Parameter setsApart: whether what no way from an entry leads to has a box of its own, whatever groups it is of.
  mutating func clusters(settingApart setsApart: Bool) -> [DiagramPlan.Cluster] {
    let apart = setsApart && adrift.count > 2 && adrift.count < nodes.count ? adrift : []
    let groups = groups()
    var members: [[Int]] = Array(repeating: [], count: groups.names.count)
    for (index, node) in nodes.enumerated() where !apart.contains(index) && node.role != .group {
      let of = Set((node.screen.map { [$0] } ?? node.rows.map(\.screen)).map { groups.group[$0] })
      if let group = of.first, of.count == 1, let group { members[group].append(index) }
    }
    // A box around everything, or around one, says nothing.
    let screenCount = nodes.count { $0.screen != nil || !$0.rows.isEmpty }
    var clusters: [DiagramPlan.Cluster] = []
    for (group, nodes) in members.enumerated() where nodes.count >= 2 && nodes.count < screenCount {
      clusters.append(DiagramPlan.Cluster(id: "c\(clusters.count + 1)", name: groups.names[group], nodes: nodes))
    }
    if !apart.isEmpty {
      clusters.append(
        DiagramPlan.Cluster(id: "c\(clusters.count + 1)", name: "No way from where users come in was found", nodes: apart.sorted()))
    }
    return clusters
  }

  private mutating func groups() -> ScreenGroups {
    let drawn = screens.filter { nodeOfScreen[$0.id] != nil }
    guard options.grouping == .automatic else { return ScreenGroups.make(options.grouping, drawn, graph.transitions) }
    let tree = edges.flatMap { edge -> [(from: String, to: String)] in
      guard edge.isTree, let from = nodes[edge.tail].screen else { return [] }
      return (nodes[edge.head].screen.map { [$0] } ?? nodes[edge.head].rows.map(\.screen)).map { (from, $0) }
    }
    let (groups, dropped) = ScreenGroups.followingFlow(drawn, graph.transitions, tree: tree)
    if dropped > 0 {
      notes.append("\(counted(dropped, "group")) of screens \(dropped == 1 ? "has" : "have") no box, since the flow does not follow \(dropped == 1 ? "it" : "them")")
    }
    return groups
  }
}
