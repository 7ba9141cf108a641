import NavDialects
import NavFacts

/// Streams of a state, of which a watcher takes one part: `reactor.state.map(\.route)`, `model.$state.compactMap { $0.route }`. What is
/// written to the part is what arrives.
extension Linkage {
  /// The part that an operator takes of what comes before it; nil where it makes something else.
  func streamPart(_ call: NodeRef, _ name: String, of base: NodeRef, _ row: StreamRow, depth: Int) -> PropertyID? {
    let states = dialects.grants.compactMap { grant in if case .part(name, let state) = grant { state } else { nil } }
    guard row.selections.contains(name) || !states.isEmpty, let selector = arguments(of: call).first, let path = path(selectedBy: selector) else {
      return nil
    }
    let begun = chainNamed(by: base) ?? base
    let whole = states.lazy.compactMap { self.nested($0, in: self.typeOf(begun)) }.first ?? typeOfState(base, row, depth: depth + 1)
    guard case .project(var holder)? = whole else { return nil }
    for step in path.dropLast() {
      guard let next = findProperty(step, in: holder).flatMap({ declaredType(of: $0).projectType }) else { return nil }
      holder = next
    }
    return path.last.flatMap { findProperty($0, in: holder) ?? unprefixed($0).flatMap { findProperty($0, in: holder) } }
  }

  /// The chain that a local constant stands for: `let state = reactor.state.share()`.
  func chainNamed(by ref: NodeRef) -> NodeRef? {
    guard program[ref].kind == .name, case .local = meaning(of: program[ref].name, at: ref), case let chain = initial(of: ref), chain != ref,
      program[chain].kind == .call || program[chain].kind == .member
    else { return nil }
    return chain
  }

  /// Whether a chain of operators takes a part of a state somewhere.
  func takesPart(_ chain: NodeRef, _ row: StreamRow) -> Bool {
    var at: NodeRef? = chain
    while let here = at, let base = streamBefore(here) {
      if program[here].kind == .call, let callee = program.firstChild(here), streamPart(here, text(program[callee].name), of: base, row, depth: 0) != nil {
        return true
      }
      at = base
    }
    return false
  }

  /// The type of the values that a chain ends in: `Action` of `taps.map { .refresh }.bind(to: reactor.action)`.
  func typeBound(to call: NodeRef) -> TypeRef? {
    var at = call
    for _ in 0..<8 {
      guard let member = program.parent(at), program[member].kind == .member, let next = program.parent(member), program[next].kind == .call,
        program.firstChild(next) == member
      else { return nil }
      let name = text(program[member].name)
      if let row = dialects.streams.first(where: { $0.binders.contains(name) }), let target = target(of: next, row) {
        let type = typeOf(target).element
        return type.isUnknown ? nil : type
      }
      if dialects.streams.contains(where: { $0.changes.contains(name) || $0.switches.contains(name) }) { return nil }
      at = next
    }
    return nil
  }

  /// The members in `\.flow.route` and `{ $0.flow.route }`, from the state on.
  private func path(selectedBy selector: NodeRef) -> [Symbol]? {
    switch program[selector].kind {
    case .keyPath:
      guard let inner = program.firstChild(selector) else { return nil }
      return members(inner) { program[$0].kind == .name ? [] : program[$0].kind == .implicitMember ? [program[$0].name] : nil }
    case .closure:
      let given = program.children(selector).filter { program[$0].kind != .parameter }
      guard given.count == 1, program[given[0]].kind == .member else { return nil }
      return members(given[0]) { base in
        guard program[base].kind == .name, case .closureParameter(selector, 0) = meaning(of: program[base].name, at: base) else { return nil }
        return []
      }
    default: return nil
    }
  }

  private func members(_ ref: NodeRef, from start: (NodeRef) -> [Symbol]?) -> [Symbol]? {
    guard program[ref].kind == .member, let base = program.firstChild(ref) else { return start(ref) }
    return members(base, from: start).map { $0 + [program[ref].name] }
  }

  /// The type of the values that come through a chain of operators.
  private func typeOfState(_ ref: NodeRef, _ row: StreamRow, depth: Int) -> TypeRef? {
    guard depth < 12 else { return nil }
    switch program[ref].kind {
    case .name, .member:
      if case .project = typeOf(ref) { return typeOf(ref) }
      if let chain = chainNamed(by: ref) { return typeOfState(chain, row, depth: depth + 1) }
      return stream(ref, row, depth: depth).map(declaredType)
    case .call:
      guard let callee = program.firstChild(ref), program[callee].kind == .member, let base = program.firstChild(callee) else { return nil }
      let name = text(program[callee].name)
      guard row.changes.contains(name) else { return typeOfState(base, row, depth: depth + 1) }
      return streamPart(ref, name, of: base, row, depth: depth).map(declaredType)
    default: return nil
    }
  }
}
