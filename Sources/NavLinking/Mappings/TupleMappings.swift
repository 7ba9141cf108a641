import NavFacts

/// Where a mapping's arms give a screen among other things: `case .cart: (CartController(), .shop)`.
struct ScreenPlace {
  var position: Int
  /// Of the tuple; none where a part has none.
  var labels: [Symbol]
}

extension Linkage {
  /// The place at which arms give their screens in tuples of one shape; nil where none does.
  func screenPlace(in blocks: [NodeRef], _ walk: inout Walk) -> ScreenPlace? {
    guard blocks.contains(where: givesTuple) else { return nil }
    var place: ScreenPlace?
    for case .tuple(let parts, let labels) in blocks.flatMap({ walk.results(of: $0, nil) }) {
      guard let position = parts.firstIndex(where: { $0.contains(where: isScreenValue) }) else { continue }
      if let place, place.position != position || place.labels.count != labels.count { return nil }
      place = place ?? ScreenPlace(position: position, labels: labels)
    }
    return place
  }

  private func givesTuple(_ block: NodeRef) -> Bool {
    program.children(block).contains { statement in
      let given = program[statement].kind == .returnStmt ? program.firstChild(statement) ?? statement : statement
      return program[given].kind == .tuple
    }
  }

  /// What is shown of what an arm gives.
  func shown(_ values: [Value], byArmOf block: NodeRef) -> [Value] {
    guard !screenPlaces.isEmpty, let arm = program.parent(block), program[arm].kind == .caseArm, let place = switchOf(arm).flatMap({ screenPlaces[$0] })
    else { return values }
    return values.flatMap { $0.part(at: place.position) ?? [$0] }
  }

  /// The route that a mapping switches over, where its arms give their screens.
  func routes(_ routes: [Value], givenBy mapping: NodeRef) -> [Value] {
    guard let place = screenPlaces[mapping] else { return routes }
    let parts = place.labels.indices.map { $0 == place.position ? routes : [.unknown] }
    return [.tuple(parts, labels: place.labels)]
  }
}
