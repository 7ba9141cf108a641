import NavFacts

/// Closures that a dictionary keeps: `handlers["cart"] = { … }` runs where `handlers[name]?()` is called with that name, whoever says it.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Asks the look-ups of a closure that is kept under a key.
  /// - Returns: whether it is kept so, and somebody is seen to look it up.
  func climbEntry(_ closure: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    guard let kept = linkage.closuresKept[closure] else { return false }
    let before = path.cuts
    var found = Answer()
    for one in kept {
      for look in linkage.lookUps(in: one.property) { climb(askedBy: look.key, as: one.key, from: look.site, depth: 0, &path, &found) }
    }
    answer.add(found)
    return found.hasScreens || found.reachesEntry || path.cuts > before
  }

  /// Up from a look-up where it may be for this key; from those who say the key, where it is handed over.
  private func climb(
    askedBy key: NodeRef, as wanted: KeyedEntry.Key, from site: NodeRef, depth: Int, _ path: inout Path, _ answer: inout Answer
  ) {
    for value in linkage.evaluate(key) {
      if let said = linkage.keySaid(value) {
        if said == wanted { climb(site, &path, &answer) }
      } else if case .parameter(let function, let index) = value, depth < 4 {
        for (call, _) in flow.callers(of: function) {
          guard let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)),
            let given = pairs.first(where: { $0.parameter == index })?.argument
          else { continue }
          climb(askedBy: given, as: wanted, from: call, depth: depth + 1, &path, &answer)
        }
      } else {
        climb(site, &path, &answer)
      }
    }
  }
}

extension Linkage {
  /// The dictionaries that keep a closure or a function that is named, and under which keys, by where it is written.
  func findClosuresKept() -> [NodeRef: [(property: PropertyID, key: KeyedEntry.Key)]] {
    var all: [NodeRef: [(property: PropertyID, key: KeyedEntry.Key)]] = [:]
    for index in declarations.properties.indices {
      let property = PropertyID(index)
      guard keepsFunctions(property), let entries = keyedEntries(of: property) else { continue }
      for entry in entries { all[entry.value, default: []].append((property, entry.key)) }
    }
    return all
  }

  private func keepsFunctions(_ property: PropertyID) -> Bool {
    if case .array(.function) = declaredType(of: property) { true } else { false }
  }

  /// The places that read an entry of a dictionary, with the key that they ask for.
  func lookUps(in property: PropertyID) -> [(site: NodeRef, key: NodeRef)] {
    uses(of: property).compactMap { mention in
      guard let site = program.parent(mention), program[site].kind == .subscript, program.firstChild(site) == mention, let key = program.secondChild(site)
      else { return nil }
      if let above = program.parent(site), program[above].kind == .assign, program.firstChild(above) == site { return nil }
      return (site, key)
    }
  }
}
