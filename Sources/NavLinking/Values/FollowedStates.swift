import NavFacts

/// States that are kept equal to another one by whatever watches that: `.onChange(of: model.cart) { _, new in cart = new }`. Who writes
/// the other one decides; the closure only passes on what it was told.
extension Linkage {
  /// Everything that gives a property its value, with what is written to the states that it follows in place of what follows them.
  func writesFollowed(_ id: PropertyID, _ own: [SlotWrite]) -> [SlotWrite] {
    guard own.contains(where: { stateFollowed(by: $0, of: id) != nil }) else { return own }
    var all: [SlotWrite] = []
    // States may follow each other: each is asked once.
    var seen: Set<PropertyID> = [id]
    var open: [(state: PropertyID, writes: [SlotWrite])] = [(id, own)]
    while let (state, writes) = open.popLast() {
      for write in writes {
        guard let other = stateFollowed(by: write, of: state) else {
          // What another state begins with is written before anybody decides.
          if state == id || write.means == .assignment || write.means == .toggle { all.append(write) }
          continue
        }
        if !seen.insert(other).inserted { continue }
        let behind = writesMade(to: other)
        // Of a state that nobody is seen to set, what watches it is all that is known.
        if behind.contains(where: { $0.means == .assignment || $0.means == .toggle }) { open.append((other, behind)) } else { all.append(write) }
      }
    }
    return all
  }

  /// The states that a property is kept equal to, whatever they are changed by: also lists that are appended to.
  func statesFollowed(by id: PropertyID) -> [PropertyID] {
    writesMade(to: id).compactMap { stateFollowed(by: $0, of: id) } + statesAssigned(to: id)
  }

  /// The state whose value a write only passes on, in a closure that watches it and asks nothing else first.
  func stateFollowed(by write: SlotWrite, of id: PropertyID) -> PropertyID? {
    guard write.means == .assignment, let value = write.value, program[write.site].kind == .assign,
      let (closure, index) = closureTelling(value), isPassedOnAtOnce(write.site, by: closure)
    else { return nil }
    let watched = valueObserved(by: closure, index).flatMap(propertyWritten) ?? streamWatched(by: closure, index)
    guard let watched, watched != id, declarations[watched].getter == nil else { return nil }
    return watched
  }

  /// The closure whose parameter a value is, by itself or by the name that it has where it is not missing: `if let new { cart = new }`.
  private func closureTelling(_ value: NodeRef, depth: Int = 0) -> (closure: NodeRef, index: Int)? {
    guard depth < 4, program[value].kind == .name else { return nil }
    switch meaning(of: program[value].name, at: value) {
    case .closureParameter(let closure, let index): return (closure, index)
    case .optionalBinding(let binding):
      guard let bound = program.firstChild(binding) else { return nil }
      return closureTelling(bound, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether a closure does something with whatever it is told, and asks at most if there is anything: `withAnimation { cart = new }`.
  private func isPassedOnAtOnce(_ site: NodeRef, by closure: NodeRef) -> Bool {
    var child = site
    var at = program.parent(site)
    while let here = at, here != closure {
      switch program[here].kind {
      case .block, .call, .closure: break
      case .ifStmt:
        let conditions = program.conditions(of: here)
        guard conditions.allSatisfy({ program[$0].kind == .optionalBinding }), !conditions.contains(child),
          program.children(here).first(where: { program[$0].kind == .block }) == child
        else { return false }
      default: return false
      }
      if program[here].kind == .block || program[here].kind == .closure, asksBefore(child, in: here) { return false }
      child = here
      at = program.parent(here)
    }
    return at == closure && !asksBefore(child, in: closure)
  }

  /// Whether a body is left before a statement where something is not so: `guard new != cart else { return }`. That an object is still
  /// there is no question.
  private func asksBefore(_ statement: NodeRef, in body: NodeRef) -> Bool {
    program.members(body).prefix { $0 != statement }.contains { earlier in
      program[earlier].kind == .guardStmt && program.children(earlier).contains { ![.optionalBinding, .block].contains(program[$0].kind) }
    }
  }
}
