import NavFacts

/// The lists that closures walk, alone or with the places of their elements: `ForEach(stops) { stop in … }`,
/// `ForEach(Array(stops.enumerated()), id: \.offset) { place, stop in … }`, `ForEach(zip(places, stops), id: \.0) { place, stop in … }`.
extension Linkage {
  /// The list whose elements a closure's parameter stands for, and whether a method of the list calls the closure; nil where it
  /// stands for something else.
  func listWalked(by closure: NodeRef, _ index: Int) -> (list: NodeRef, isLoop: Bool)? {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call) else { return nil }
    var walked: NodeRef?
    let isLoop = program[callee].kind == .member
    if isLoop {
      guard traits[program[callee].name].contains(.isOfSequences) || index == 0 else { return nil }
      walked = program.firstChild(callee)
    } else if program[callee].kind == .name, let first = program.secondChild(call), first != closure {
      walked = first
    }
    guard let walked else { return nil }
    if let parts = joinedLists(walked) {
      guard program.children(closure).filter({ program[$0].kind == .parameter }).count != 1, index < parts.count, let part = parts[index] else { return nil }
      return (part, isLoop)
    }
    guard index == 0 else { return nil }
    if case .array = typeOf(walked) { return (walked, isLoop) }
    return isLoop && (program[walked].kind == .array || isReceived(walked) && text(program[callee].name) == "forEach") ? (walked, isLoop) : nil
  }

  /// Whether a name is what a closure is given: of what type that is, a chain of operators often does not tell.
  private func isReceived(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .name, case .closureParameter = meaning(of: program[ref].name, at: ref) else { return false }
    return true
  }

  /// The lists that elements are taken from side by side, nil for their numbers: `stops.enumerated()`, `zip(places, stops)`, also as an
  /// array; nil where an expression is one list.
  func joinedLists(_ expression: NodeRef) -> [NodeRef?]? {
    guard program[expression].kind == .call, let callee = program.firstChild(expression) else { return nil }
    let given = arguments(of: expression)
    switch (program[callee].kind, text(program[callee].name)) {
    case (.name, "Array"):
      guard given.count == 1, program[given[0]].kind == .call, let inner = program.firstChild(given[0]), ["enumerated", "zip"].contains(text(program[inner].name))
      else { return nil }
      return joinedLists(given[0])
    case (.name, "zip"):
      guard given.count == 2, case .unknown = meaning(of: program[callee].name, at: callee) else { return nil }
      return given
    case (.member, "enumerated"):
      guard given.isEmpty, let base = program.firstChild(callee), case .array = typeOf(base) else { return nil }
      return [nil, base]
    default: return nil
    }
  }
}
