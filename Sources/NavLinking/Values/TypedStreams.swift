import NavDialects
import NavFacts

/// Streams of values of several types, of which a watcher takes those of one: `deeds.ofType(CartDeed.self)`,
/// `deeds.compactMap { $0 as? CartDeed }`, `deeds.filter { $0 is CartDeed }`. They come through as they are.
extension Linkage {
  /// The type that the values of a chain were last asked for; nil where none is, or other values are made of them since.
  func typeOfValues(in chain: NodeRef) -> TypeRef? {
    var at: NodeRef? = chain
    while let here = at {
      if program[here].kind == .call {
        if let asked = typeTaken(by: here) { return asked }
        guard let callee = program.firstChild(here), program[callee].kind == .member, !makesOthers(here, text(program[callee].name)) else { return nil }
      }
      at = streamBefore(here)
    }
    return nil
  }

  private func makesOthers(_ call: NodeRef, _ name: String) -> Bool {
    dialects.streams.contains { $0.changes.contains(name) || $0.switches.contains(name) }
  }

  /// The type of the program's that an operator asks the values for.
  func typeTaken(by call: NodeRef) -> TypeRef? {
    guard let callee = program.firstChild(call), program[callee].kind == .member, case let given = arguments(of: call), given.count == 1 else { return nil }
    if program[given[0]].kind == .closure { return cast(givenBy: given[0]).flatMap { program.secondChild($0) }.map(resolve).flatMap(ofProgram) }
    // `X.self`
    guard program[given[0]].kind == .member, program[given[0]].name == names.selfValue, case .meta(let type) = typeOf(given[0]) else { return nil }
    return ofProgram(type)
  }

  private func ofProgram(_ type: TypeRef) -> TypeRef? { type.projectType == nil ? nil : type }

  /// `$0 as? CartDeed`, where a closure gives nothing else.
  private func cast(givenBy closure: NodeRef) -> NodeRef? {
    guard case let given = returnedExpressions(of: closure), given.count == 1, program[given[0]].kind == .cast, let value = program.firstChild(given[0]),
      program[value].kind == .name, case .closureParameter(closure, 0) = meaning(of: program[value].name, at: value)
    else { return nil }
    return given[0]
  }

  /// The stream of which an operator takes one value each out of those that come together:
  /// `Observable.combineLatest(routes, isReady).filter { $0.1 }.map { $0.0 }`.
  func streamTaken(by call: NodeRef, of base: NodeRef, _ row: StreamRow, depth: Int) -> PropertyID? {
    guard let selector = arguments(of: call).first, program[selector].kind == .closure, let position = position(takenBy: selector) else { return nil }
    var at: NodeRef? = base
    while let here = at, program[here].kind == .call, let callee = program.firstChild(here), program[callee].kind == .member {
      let name = text(program[callee].name)
      if row.combiners.contains(name) {
        var parts = arguments(of: here)
        guard !parts.contains(where: { program[$0].kind == .closure }) else { return nil }
        // `routes.combineLatest(isReady)`: what it is called on comes first, where that is no type.
        if let first = program.firstChild(callee), stream(first, row, depth: depth + 1) != nil { parts.insert(first, at: 0) }
        return parts.indices.contains(position) ? stream(parts[position], row, depth: depth + 1) : nil
      }
      if row.changes.contains(name) || row.switches.contains(name) { return nil }
      at = program.firstChild(callee)
    }
    return nil
  }

  /// `{ $0.1 }`, `{ _, route in route }`
  private func position(takenBy closure: NodeRef) -> Int? {
    guard case let given = returnedExpressions(of: closure), given.count == 1 else { return nil }
    switch program[given[0]].kind {
    case .member:
      guard let whole = program.firstChild(given[0]), program[whole].kind == .name,
        case .closureParameter(closure, 0) = meaning(of: program[whole].name, at: whole)
      else { return nil }
      return Int(text(program[given[0]].name))
    case .name:
      guard program.children(closure).count(where: { program[$0].kind == .parameter }) > 1,
        case .closureParameter(closure, let index) = meaning(of: program[given[0]].name, at: given[0])
      else { return nil }
      return index
    default: return nil
    }
  }
}
