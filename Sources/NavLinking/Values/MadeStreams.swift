import NavDialects
import NavFacts

/// Values that are made on the way through a chain of operators: `taps.map { Route.cart }`, `save().andThen(.just(.done))`. Whoever is
/// given the chain is given them, and where they stand it is decided.
extension Linkage {
  /// The expressions that a chain makes its values of, in the order of the code.
  func valuesMade(by chain: NodeRef) -> [NodeRef] {
    var found: [NodeRef] = []
    for row in dialects.streams where !row.makers.isEmpty {
      var search = MadeSearch(row: row, found: found)
      collectMade(chain, &search, depth: 0)
      found = search.found
    }
    return found
  }

  /// The expressions that a closure which watches chains receives the values of; none where these only pass on what a property gives.
  func valuesMade(for closure: NodeRef, _ index: Int) -> [NodeRef] { chainsReceived(by: closure, index).flatMap(valuesMade) }

  /// The chains whose values a closure receives as its parameter at `index`.
  func chainsReceived(by closure: NodeRef, _ index: Int) -> [NodeRef] {
    if index == 0, let chain = chainWatched(by: closure) { return [chain] }
    return index == 1 && ownerOfTarget(closure) != nil ? chainsBound(to: closure) : []
  }

  /// Whether a closure that watches a chain is given routes which are made on the way.
  func receivesRoutes(_ closure: NodeRef, _ index: Int) -> Bool {
    guard index < 2, !chainsReceived(by: closure, index).isEmpty else { return false }
    if let known = receivesMemo[closure] { return known }
    // Whoever asks again meanwhile asks in a circle.
    receivesMemo[closure] = false
    let receives = valuesMade(for: closure, index).contains { isMember($0) && (isImplicit($0) || evaluate($0).contains(where: \.isRoute)) }
    receivesMemo[closure] = receives
    return receives
  }

  /// `Route.cart`, `.detail(id)`, `isKnown ? .home : .login`, `[Route.home, Route.cart]`
  private func isMember(_ ref: NodeRef) -> Bool {
    switch program[ref].kind {
    case .member, .implicitMember: true
    case .call: program.firstChild(ref).map(isMember) ?? false
    case .ternary: program.children(ref).dropFirst().contains(where: isMember)
    case .array: program.children(ref).contains(where: isMember)
    default: false
    }
  }

  private func isImplicit(_ ref: NodeRef) -> Bool {
    program[ref].kind == .implicitMember || (program[ref].kind == .call && program.firstChild(ref).map(isImplicit) ?? false)
  }

  /// The chains that end in a target: `chain.bind(to: target)`, `chain.drive(target)`.
  func bound() -> [(chain: NodeRef, target: NodeRef)] {
    if let known = boundMemo { return known }
    var all: [(NodeRef, NodeRef)] = []
    for row in dialects.streams {
      for name in row.binders.compactMap(program.symbols.find) {
        for call in calls(of: name) {
          guard let callee = program.firstChild(call), program[callee].kind == .member, let chain = program.firstChild(callee) else { continue }
          all += targets(of: call, row).map { (chain, $0) }
        }
      }
    }
    boundMemo = all
    return all
  }

  /// The first of what a binder is given to feed: `.bind(to: target)`, `.subscribe(target)`.
  func target(of call: NodeRef, _ row: StreamRow) -> NodeRef? { targets(of: call, row).first }

  private func targets(of call: NodeRef, _ row: StreamRow) -> [NodeRef] {
    arguments(of: call).filter { target in
      guard program[target].kind == .name || program[target].kind == .member else { return false }
      let label = program.label(target)
      return label.isNone || text(label) == row.target
    }
  }

  /// One walk from a chain to what it is made of.
  private struct MadeSearch {
    let row: StreamRow
    var found: [NodeRef]
    /// The variables that were looked into, by their declarations. Such as are given each other's values make circles, in which the ways
    /// would double at each turn.
    var opened: Set<NodeRef> = []
  }

  private func collectMade(_ ref: NodeRef, _ search: inout MadeSearch, depth: Int) {
    guard depth < 24, search.found.count < 64 else { return }
    let row = search.row
    switch program[ref].kind {
    case .name, .member:
      for source in sources(of: ref, &search) { collectMade(source, &search, depth: depth + 1) }
    case .array, .unary, .cast: for child in program.children(ref) { collectMade(child, &search, depth: depth + 1) }
    case .ternary: for child in program.children(ref).dropFirst() { collectMade(child, &search, depth: depth + 1) }
    case .call:
      guard let callee = program.firstChild(ref) else { return }
      let base = program[callee].kind == .member ? program.firstChild(callee) : nil
      let name = text(program[callee].name)
      if row.makers.contains(name) { search.found += arguments(of: ref).filter { program[$0].kind != .closure && program.label($0).isNone } }
      if row.joins.contains(name) {
        for argument in arguments(of: ref) where program[argument].kind != .closure { collectMade(argument, &search, depth: depth + 1) }
      }
      if row.switches.contains(name) || row.recoveries.contains(name) {
        for given in resultsOfClosure(in: ref) {
          if let base, isOwnParameter(given) { collectInner(base, &search, depth: depth + 1) } else { collectMade(given, &search, depth: depth + 1) }
        }
        if row.switches.contains(name) { return }
      } else if row.changes.contains(name), !row.joins.contains(name) {
        guard row.selections.contains(name) else { return }
        for given in resultsOfClosure(in: ref) where !isOwnParameter(given) { search.found.append(given) }
        if !resultsOfClosure(in: ref).contains(where: isOwnParameter) { return }
      }
      if let base { collectMade(base, &search, depth: depth + 1) }
    default: return
    }
  }

  /// The chains that a local variable or a property is made with: `Output(route: taps.map { … })`.
  private func sources(of ref: NodeRef, _ search: inout MadeSearch) -> [NodeRef] {
    if program[ref].kind == .name, case .local(let declaration) = meaning(of: program[ref].name, at: ref) {
      guard search.opened.insert(declaration).inserted else { return [] }
      return program.first(declaration, .initializer).flatMap { program.firstChild($0) }.map { [$0] } ?? []
    }
    guard let id = propertyMeant(by: ref) else { return streamBefore(ref).map { [$0] } ?? [] }
    guard search.opened.insert(declarations[id].node).inserted else { return [] }
    if let getter = declarations[id].getter { return returnedExpressions(of: getter) }
    return writes(to: id).compactMap { write in
      write.means == .append || write.value.map { program.parent($0) == write.site && isFeed(write.site) } ?? true ? nil : write.value
    }
  }

  /// `subject.send(value)`: what is fed is no chain.
  private func isFeed(_ site: NodeRef) -> Bool {
    guard program[site].kind == .call, let callee = program.firstChild(site) else { return false }
    let name = text(program[callee].name)
    return dialects.streams.contains { $0.feeds.contains(name) || $0.holders.contains(name) }
  }

  /// `taps.map { Observable.just(Route.cart) }` before `flatMapLatest { $0 }`: what the streams that come through give.
  private func collectInner(_ ref: NodeRef, _ search: inout MadeSearch, depth: Int) {
    guard depth < 24, program[ref].kind == .call, let callee = program.firstChild(ref), program[callee].kind == .member, let base = program.firstChild(callee)
    else { return }
    let name = text(program[callee].name)
    let row = search.row
    if row.selections.contains(name) {
      for given in resultsOfClosure(in: ref) { collectMade(given, &search, depth: depth + 1) }
    } else if !row.changes.contains(name), !row.switches.contains(name) {
      collectInner(base, &search, depth: depth + 1)
    }
  }

  private func resultsOfClosure(in call: NodeRef) -> [NodeRef] {
    arguments(of: call).first { program[$0].kind == .closure }.map(returnedExpressions) ?? []
  }

  /// `{ step -> Step in step }`, `{ $0 as Step }`
  private func isOwnParameter(_ given: NodeRef) -> Bool {
    switch program[given].kind {
    case .cast: return program.firstChild(given).map(isOwnParameter) ?? false
    case .name: if case .closureParameter(_, 0) = meaning(of: program[given].name, at: given) { return true } else { return false }
    default: return false
    }
  }
}
