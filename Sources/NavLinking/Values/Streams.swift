import NavDialects
import NavFacts

/// Streams of values: what is fed into a subject arrives in the closures that watch it.
extension Linkage {
  /// The property whose values a closure receives as its parameter at `index`: `model.route.sink { route in … }`.
  func streamWatched(by closure: NodeRef, _ index: Int) -> PropertyID? {
    if let value = valueObserved(by: closure, index) { return propertyMeant(by: value) }
    if index == 1, ownerOfTarget(closure) != nil { return streamReceived(byTarget: closure) }
    guard let (row, call, chain) = watching(closure), !isObserving(call, row) else { return nil }
    let position = argument(row.owner, of: call) == nil && kept(above: chain, row) == nil ? 0 : 1
    return index == position ? stream(chain, row, depth: 0) : nil
  }

  /// What a closure receives anew as its parameter at `index`: `model.route` of `.onChange(of: model.route) { _, route in … }`.
  func valueObserved(by closure: NodeRef, _ index: Int) -> NodeRef? {
    guard let (row, call, value) = watching(closure), isObserving(call, row) else { return nil }
    let parameters = program.children(closure).count { program[$0].kind == .parameter }
    return parameters > 1 && index == 0 ? nil : value
  }

  private func isObserving(_ call: NodeRef, _ row: StreamRow) -> Bool {
    program.firstChild(call).map { row.observers.contains(text(program[$0].name)) } ?? false
  }

  /// The type of a parameter of a closure that watches a stream: the values', or that of the owner which is kept weakly beside them.
  func typeWatched(by closure: NodeRef, _ index: Int) -> TypeRef? {
    if let owner = ownerOfTarget(closure) {
      if index == 0 { return typeOf(owner) }
      if index == 1, let type = typeReceived(byTarget: closure) { return type }
    }
    if let tuples = streamTakenApart(by: closure) { return index < tuples.types.count ? tuples.types[index] : nil }
    guard index < 2, let (row, call, chain) = watching(closure), !isObserving(call, row) else { return nil }
    let keeper = kept(above: chain, row)
    guard let owner = argument(row.owner, of: call) ?? keeper.flatMap({ program.secondChild($0) }) else {
      if index == 0, let asked = typeOfValues(in: chain) { return asked }
      // `.onReceive(router.pushes) { push in … }`
      let isModifier = program.firstChild(call).map { row.modifiers.contains(text(program[$0].name)) } ?? false
      guard index == 0, isModifier || takesPart(chain, row), let part = stream(chain, row, depth: 0),
        case let type = typeNamed(part, by: chain) ?? declaredType(of: part), !type.isUnknown
      else { return nil }
      return type
    }
    if index == 0 { return typeOf(owner) }
    if let stream = stream(chain, row, depth: 0), !givesNumbers(chain) { return declaredType(of: stream) }
    return keeper.flatMap { program.firstChild($0) }.flatMap { program.firstChild($0) }.map(typeOf)
  }

  /// The type of a property for the object whose member a chain begins with: `unit.exits` of `struct Unit<Exit>`.
  private func typeNamed(_ property: PropertyID, by chain: NodeRef) -> TypeRef? {
    guard case .type(let owner) = declarations[property].owner, declarations[owner].isGeneric else { return nil }
    var at: NodeRef? = chain
    while let here = at {
      if program[here].kind == .member, propertyWritten(by: here) == property { return typeOf(here) }
      at = program.firstChild(here)
    }
    return nil
  }

  /// The calls that feed a property's stream.
  func feeds(of id: PropertyID) -> [SlotWrite] {
    if feedsMemo == nil {
      feedsMemo = [:]
      var all: [PropertyID: [SlotWrite]] = [:]
      // Libraries share names, `send` above all: each call counts once.
      for name in Set(dialects.streams.flatMap(\.feeds)).sorted().compactMap(program.symbols.find) {
        for call in calls(of: name) {
          guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
            let fed = propertyWritten(by: base), let value = program.secondChild(call), program.label(value).isNone, !isTold(base, name)
          else { continue }
          all[fed, default: []].append(SlotWrite(site: call, value: value, means: .assignment))
        }
      }
      for row in dialects.streams {
        for name in row.holders.compactMap(program.symbols.find) {
          for call in calls(of: name) {
            guard let value = program.secondChild(call), let fed = propertyMade(by: call) else { continue }
            all[fed, default: []].append(SlotWrite(site: call, value: value, means: .assignment))
          }
        }
      }
      feedsMemo = all
    }
    return feedsMemo?[id] ?? []
  }

  /// Whether an object is told something rather than fed: a store, or what has a method of that name itself.
  private func isTold(_ object: NodeRef, _ method: Symbol) -> Bool {
    switch typeOf(object) {
    case .external(let name, _): dialects.lenses[name] != nil
    case .project(let id): findFunctions(method, in: id).contains { declarations[$0].body != nil }
    default: false
    }
  }

  /// The property that is declared with, or assigned, what a call makes.
  private func propertyMade(by call: NodeRef) -> PropertyID? {
    guard let parent = program.parent(call) else { return nil }
    switch program[parent].kind {
    case .initializer: return program.parent(parent).flatMap { declarations.propertyOfNode[$0] }
    case .assign: return program.firstChild(parent).flatMap(propertyMeant)
    default: return nil
    }
  }

  /// The call that a closure watches a stream by, and the stream.
  private func watching(_ closure: NodeRef) -> (row: StreamRow, call: NodeRef, chain: NodeRef)? {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call), callee != closure,
      program[callee].kind == .member, let row = dialects.watchers[program[callee].name]
    else { return nil }
    let label = program.label(closure)
    guard label.isNone || row.labels.contains(text(label)) else { return nil }
    let chain = (row.modifiers + row.observers).contains(text(program[callee].name)) ? program.secondChild(call) : program.firstChild(callee)
    guard let chain, chain != closure else { return nil }
    return (row, call, chain)
  }

  /// The chain that a closure watches, where it is given its values and no owner before them.
  func chainWatched(by closure: NodeRef) -> NodeRef? {
    guard let (row, call, chain) = watching(closure), !isObserving(call, row), argument(row.owner, of: call) == nil, kept(above: chain, row) == nil else { return nil }
    return chain
  }

  /// The subject at the start of a chain whose values come through unchanged.
  func stream(_ ref: NodeRef, _ row: StreamRow, depth: Int) -> PropertyID? {
    guard depth < 12 else { return nil }
    switch program[ref].kind {
    case .name, .member:
      if program[ref].kind == .member, row.sequences.contains(text(program[ref].name)), let base = program.firstChild(ref),
        let source = stream(base, row, depth: depth + 1)
      {
        return source
      }
      if let chain = chainNamed(by: ref) { return stream(chain, row, depth: depth + 1) }
      guard let id = propertyMeant(by: ref) else {
        // `model.routes.onMain`
        guard let source = streamBefore(ref).flatMap({ stream($0, row, depth: depth + 1) }), isSubject(source) else { return nil }
        return source
      }
      let property = declarations[id]
      if let getter = property.getter {
        let given = returnedExpressions(of: getter)
        return given.count == 1 ? stream(given[0], row, depth: depth + 1) : nil
      }
      // `lazy var routes = subject.eraseToAnyPublisher()`
      if let initial = property.initial, isChain(initial) { return stream(initial, row, depth: depth + 1) }
      return streamGiven(for: id, row, depth: depth + 1) ?? id
    case .call:
      guard let callee = program.firstChild(ref), program[callee].kind == .member, let base = program.firstChild(callee) else { return nil }
      let name = text(program[callee].name)
      if row.switches.contains(name) {
        guard let closure = arguments(of: ref).first(where: { program[$0].kind == .closure }), case let given = returnedExpressions(of: closure),
          given.count == 1
        else { return nil }
        return stream(given[0], row, depth: depth + 1)
      }
      if let part = streamPart(ref, name, of: base, row, depth: depth) { return part }
      if row.selections.contains(name), let taken = streamTaken(by: ref, of: base, row, depth: depth) { return taken }
      // An operator of the program's own, `deeds.filterByType(CartDeed.self)`: the values are still those of the stream.
      if typeTaken(by: ref) != nil { return stream(base, row, depth: depth + 1) }
      // What an object of the program's gives is no value of the property that holds the object, and a type's method stands for itself.
      if isOfProgram(base), case let bodies = callTargets(of: ref).functions.compactMap({ declarations[$0].body }), !bodies.isEmpty {
        let given = bodies.flatMap { returnedExpressions(of: $0) }
        return given.count == 1 ? stream(given[0], row, depth: depth + 1) : nil
      }
      return row.changes.contains(name) && !isUnwrapping(ref) && !takesNumber(ref) ? nil : stream(base, row, depth: depth + 1)
    case .unary, .cast: return program.firstChild(ref).flatMap { stream($0, row, depth: depth + 1) }
    default: return nil
    }
  }

  private func isOfProgram(_ base: NodeRef) -> Bool {
    switch typeOf(base) {
    case .project, .meta(.project): true
    default: false
    }
  }

  /// The state of which what fulfils a requirement gives the stream, where that is one: `var steps: Published<[Step]>.Publisher { get }` by
  /// `{ $path }`.
  private func streamGiven(for requirement: PropertyID, _ row: StreamRow, depth: Int) -> PropertyID? {
    guard depth < 12, case .type(let owner) = declarations[requirement].owner, declarations[owner].kind == .protocol else { return nil }
    var found: Set<PropertyID> = []
    for fulfilling in counterparts(of: requirement) {
      guard let getter = declarations[fulfilling].getter, case let given = returnedExpressions(of: getter), given.count == 1,
        let source = stream(given[0], row, depth: depth + 1)
      else { continue }
      found.insert(source)
    }
    return found.count == 1 ? found.first : nil
  }

  private func isChain(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .call, let callee = program.firstChild(ref), program[callee].kind == .member, let base = program.firstChild(callee)
    else { return false }
    return propertyMeant(by: base) != nil || isChain(base)
  }

  /// `.map { $0.rawValue }`, `.map(\.rawValue)`: what is sent on still names the case.
  private func takesNumber(_ call: NodeRef) -> Bool {
    guard let made = program.secondChild(call) else { return false }
    let given = program[made].kind == .closure ? program.children(made).filter { program[$0].kind != .parameter } : program.children(made).map { $0 }
    guard given.count == 1, program[made].kind == .closure || program[made].kind == .keyPath, program[given[0]].name == names.rawValue else { return false }
    if program[made].kind == .keyPath { return true }
    guard program[given[0]].kind == .member, let value = program.firstChild(given[0]), program[value].kind == .name,
      case .closureParameter(made, 0) = meaning(of: program[value].name, at: value)
    else { return false }
    return true
  }

  /// What an operator stands behind: the base of a call, and of a property which no type of the program has: `routes.onMain`.
  func streamBefore(_ ref: NodeRef) -> NodeRef? {
    switch program[ref].kind {
    case .call:
      guard let callee = program.firstChild(ref), program[callee].kind == .member else { return nil }
      return program.firstChild(callee)
    case .member: return propertyMeant(by: ref) == nil ? program.firstChild(ref) : nil
    default: return nil
    }
  }

  /// Whether a chain gives the numbers or texts of the cases that are fed into it.
  private func givesNumbers(_ chain: NodeRef) -> Bool {
    var at: NodeRef? = chain
    while let here = at {
      if program[here].kind == .call, takesNumber(here) { return true }
      at = streamBefore(here)
    }
    return false
  }

  /// `.compactMap { $0 }`
  private func isUnwrapping(_ call: NodeRef) -> Bool {
    guard let closure = program.secondChild(call), program[closure].kind == .closure else { return false }
    let given = program.children(closure).filter { program[$0].kind != .parameter }
    return given.count == 1 && program[given[0]].kind == .name && traits.anonymous[program[given[0]].name] == 0
  }

  /// The operator further up a chain that keeps an owner, with nothing between that makes other values.
  private func kept(above chain: NodeRef, _ row: StreamRow) -> NodeRef? {
    var at: NodeRef? = chain
    while let here = at, let before = streamBefore(here) {
      if program[here].kind == .call, let member = program.firstChild(here) {
        let name = text(program[member].name)
        if name == row.keeper { return here }
        if row.changes.contains(name) || row.switches.contains(name) { return nil }
      }
      at = before
    }
    return nil
  }

  /// Whether an expression makes a subject that nothing has been sent into: `PassthroughSubject<any Hashable, Never>()`.
  func makesEmptyStream(_ value: NodeRef) -> Bool {
    guard program[value].kind == .call, let callee = program.firstChild(value), program[callee].kind == .name else { return false }
    return traits[program[callee].name].contains(.isWrapper) && arguments(of: value).isEmpty
  }
}
