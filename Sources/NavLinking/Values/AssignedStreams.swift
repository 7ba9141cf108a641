import NavDialects
import NavFacts

/// Streams whose values a property is kept equal to: `routes.assign(to: &$route)`, `taps.map { Sheet.help }.assign(to: \.sheet, on: self)`.
extension Linkage {
  /// What streams write to a property: what is fed into them, where that is, and what is made on the way, where it is made.
  func assignedByStreams(_ id: PropertyID) -> [SlotWrite] {
    guard let chains = chainsAssigned()[id] else { return [] }
    var all: [SlotWrite] = []
    for (chain, row) in chains {
      all += valuesMade(by: chain).map { SlotWrite(site: $0, value: $0, means: .assignment) }
      guard let source = stream(chain, row, depth: 0), source != id else { continue }
      // What the source begins with is written before anybody decides.
      all += writes(to: source).filter { $0.means == .assignment || $0.means == .toggle }
    }
    return all
  }

  /// The states whose values streams assign to a property unchanged.
  func statesAssigned(to id: PropertyID) -> [PropertyID] {
    (chainsAssigned()[id] ?? []).compactMap { stream($0.chain, $0.row, depth: 0) }.filter { $0 != id }
  }

  private func chainsAssigned() -> [PropertyID: [(chain: NodeRef, row: StreamRow)]] {
    if let known = chainsAssignedMemo { return known }
    var all: [PropertyID: [(chain: NodeRef, row: StreamRow)]] = [:]
    for row in dialects.streams {
      for name in row.assigners.compactMap(program.symbols.find) {
        for call in calls(of: name) {
          guard let callee = program.firstChild(call), program[callee].kind == .member, let chain = program.firstChild(callee),
            let target = argument(row.target, of: call), let property = propertyAssigned(by: call, target)
          else { continue }
          all[property, default: []].append((chain, row))
        }
      }
    }
    addBound(to: &all)
    chainsAssignedMemo = all
    return all
  }

  /// `chain.bind(to: model.page)`: a subject that is given what comes through.
  private func addBound(to all: inout [PropertyID: [(chain: NodeRef, row: StreamRow)]]) {
    guard let row = dialects.streams.first(where: { !$0.binders.isEmpty }) else { return }
    for (chain, target) in bound() {
      guard let property = propertyWritten(by: target), declarations[property].getter == nil, isSubject(property) else { continue }
      all[property, default: []].append((chain, row))
    }
  }

  /// Whether a property keeps a subject: `let page = PublishRelay<Page>()`.
  func isSubject(_ id: PropertyID) -> Bool {
    guard let initial = declarations[id].initial, program[initial].kind == .call, let made = program.firstChild(initial) else {
      return declarations[id].type.map { traits[program[$0].name].contains(.isWrapper) } ?? false
    }
    // `lazy var open: AnyObserver<Page> = { … }()`
    if program[made].kind == .closure { return declarations[id].type.map { traits[program[$0].name].contains(.isWrapper) } ?? false }
    // `ReplaySubject<Page>.create(bufferSize: 1)`
    let type = program[made].kind == .member ? program.firstChild(made) ?? made : made
    return program[type].kind == .name && traits[program[type].name].contains(.isWrapper)
  }

  /// Whether an operator gives the values of a subject unchanged: `routes.eraseToAnyPublisher()`, `routes.receive(on: queue)`.
  func isSameStream(_ operation: Symbol, of subject: PropertyID) -> Bool {
    guard isSubject(subject) else { return false }
    let name = text(operation)
    return dialects.streams.allSatisfy { row in
      ![row.feeds, row.watchers, row.changes, row.switches, row.recoveries, row.makers, row.joins, row.binders, row.assigners].contains { $0.contains(name) }
    }
  }

  /// `&$route`, and `\.route` of the object that is told beside it.
  private func propertyAssigned(by call: NodeRef, _ target: NodeRef) -> PropertyID? {
    guard program[target].kind == .keyPath else {
      if case .slot(let id, nil) = bindingTarget(target) { return id }
      return nil
    }
    guard let last = program.firstChild(target) else { return nil }
    guard case .project(let type)? = arguments(of: call).first(where: { $0 != target && program[$0].kind != .closure }).map(typeOf) else { return nil }
    return property(at: last, in: type)
  }

  /// What the components of a key path lead to: `\.links.terms` is a property of what the object's `links` are.
  private func property(at component: NodeRef, in type: TypeID) -> PropertyID? {
    guard program[component].kind == .implicitMember || program[component].kind == .member else { return nil }
    guard program[component].kind == .member, let base = program.firstChild(component), program[base].kind != .name else {
      return findProperty(program[component].name, in: type)
    }
    guard let holder = property(at: base, in: type), case .project(let held) = declaredType(of: holder), declarations[held].kind == .structure else { return nil }
    return findProperty(program[component].name, in: held)
  }
}
