import NavFacts

/// A type that is given a navigation controller as it is made.
struct ContainerTaker {
  var type: TypeID
  /// What makes it, and what names mean there; nil where the container is the type's own.
  var call: NodeRef?
  var frame: Frame?
}

/// Coordinators that hand on, as they start, the navigation controller that they were made with: the app's coordinator starts the one
/// of its first screen, which puts that there.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whom a coordinator gives, as it starts, the container that `identity` stands for.
  func takersFromStart(of taker: ContainerTaker, _ identity: NodeRef) -> [ContainerTaker] {
    guard !linkage.isScreenLike(taker.type) else { return [] }
    let object: Value = taker.call.map { .object(taker.type, Construction(call: $0, frame: taker.frame)) } ?? .typed(.project(taker.type))
    let inside = Frame(parameters: [:], selfValue: object, outer: nil, depth: (taker.frame?.depth ?? 0) + 1)
    var found: [ContainerTaker] = []
    for function in declarations[taker.type].functions where isStarting(function, of: taker.type) {
      guard let body = declarations[function].body else { continue }
      for index in program.subtree(body) where program[NodeRef(index)].kind == .call {
        let call = NodeRef(index)
        if isDeferred(call) { continue }
        guard let type = takes(call) else {
          found += takersMade(by: call, identity, inside).filter { $0.type != taker.type }
          continue
        }
        if type != taker.type, isGiven(identity, by: call, inside) { found.append(ContainerTaker(type: type, call: call, frame: inside)) }
      }
    }
    return found
  }

  /// What a call makes that is given the container which it names: an initialiser, or a factory that hands it on.
  func takers(by call: NodeRef, _ identity: NodeRef) -> [ContainerTaker] {
    takes(call).map { [ContainerTaker(type: $0, call: call)] } ?? takersMade(by: call, identity, nil)
  }

  /// The coordinators that a factory makes with a container that it is given: `factory.makeShopFlow(stack: stack)`, which gives back
  /// `ShopFlow(stack: stack)`; or a closure that does so, `makeShopFlow(stack)`.
  private func takersMade(by call: NodeRef, _ identity: NodeRef, _ frame: Frame?) -> [ContainerTaker] {
    guard isGiven(identity, by: call, frame), !linkage.callTargets(of: call).functions.isEmpty || linkage.callsHeldFunction(call) else { return [] }
    return linkage.evaluate(call, frame).compactMap { value in
      guard case .object(let type, let construction?) = value, construction.call != call, !linkage.isScreenLike(type),
        isGiven(identity, by: construction.call, construction.frame)
      else { return nil }
      return ContainerTaker(type: type, call: construction.call, frame: construction.frame)
    }
  }

  /// The coordinators that are made with an object which only carries a container:
  /// `struct ShopParameters { let router: Router; init(router: Router = Router(UINavigationController())) { … } }`, and then
  /// `ShopFlow(parameters: ShopParameters())`.
  func takersOfCarrier(_ carrier: TypeID, of identity: NodeRef, depth: Int) -> [ContainerTaker] {
    guard !linkage.canStart(carrier), !linkage.namesScreens(carrier) else { return [] }
    var found: [ContainerTaker] = []
    for call in linkage.constructions(of: carrier) where !program.isInside(identity, call) {
      for taker in coordinators(of: call, depth: depth) where !found.contains(where: { $0.type == taker.type }) { found.append(taker) }
    }
    // What many are made with, nobody knows which of them is asked for.
    return found.count == 1 ? found : []
  }

  private func isGiven(_ identity: NodeRef, by call: NodeRef, _ frame: Frame?) -> Bool {
    linkage.arguments(of: call).contains { argument in
      if argument == identity { return true }
      guard program[argument].kind == .name || program[argument].kind == .member else { return false }
      return linkage.evaluate(argument, frame).contains { value in
        switch value {
        case .container(_, _, identity): true
        case .object(_, let construction?): construction.call == identity
        default: false
        }
      }
    }
  }

  /// Whether an argument is an empty container made for this call, and not shared with whoever makes it; or was made so for each call of the
  /// function around, which hands it on: `fill(UINavigationController(), for: page)`.
  func isMade(_ argument: NodeRef, for call: NodeRef, depth: Int = 0) -> Bool {
    var made = argument
    // What is put into a local that somebody else fills is not asked here.
    if program[argument].kind == .name, case .local(let local) = linkage.meaning(of: program[argument].name, at: argument) {
      made = program.first(local, .initializer).flatMap { program.firstChild($0) } ?? argument
    }
    return linkage.evaluate(made).contains { value in
      switch value {
      case .container(_, let inner, let identity):
        return inner.isEmpty && program.file(identity) == program.file(call) && linkage.enclosingBody(identity) == linkage.enclosingBody(call)
      case .parameter(let function, let index):
        guard depth < 2, linkage.enclosingBody(call) == .function(function), case let calls = callers(of: function), !calls.isEmpty else { return false }
        let parameters = declarations.parameters(of: function)
        return calls.allSatisfy { caller, _ in
          linkage.match(parameters, linkage.arguments(of: caller))?.first { $0.parameter == index }.map { isMade($0.argument, for: caller, depth: depth + 1) } ?? false
        }
      // `Navigator(stack: UINavigationController())`
      case .object(let id, let construction?):
        guard depth < 2, !linkage.isScreenLike(id), linkage.enclosingBody(construction.call) == linkage.enclosingBody(call) else { return false }
        return linkage.arguments(of: construction.call).contains { program[$0].kind != .infix && isMade($0, for: construction.call, depth: depth + 1) }
      default: return false
      }
    }
  }

  /// Whether a function runs as a coordinator starts: `start`, or a step that it takes at once, whoever else takes it later.
  func isStarting(_ function: FunctionID, of type: TypeID) -> Bool {
    guard declarations[function].owner == .type(type) else { return false }
    if linkage.isStart(function) { return true }
    return callers(of: function).contains { call, _ in
      guard case .function(let caller) = linkage.enclosingBody(call), declarations[caller].owner == .type(type) else { return false }
      return linkage.isStart(caller) && !isDeferred(call)
    }
  }

  /// Of what a coordinator shows as it begins, by several methods, what it shows by the one that is called where the container is made:
  /// a tab begins with `start()`, another screen with `openOrders(of: user)`.
  func begunBeside(_ identity: NodeRef, _ indices: [Int], by coordinator: TypeID) -> [Int] {
    let bodies = Set(indices.map { linkage.enclosingBody(drafts[$0].site) })
    guard bodies.count > 1, let maker = linkage.enclosingType(identity), maker != coordinator else { return indices }
    let begun = indices.filter { index in
      guard case .function(let function) = linkage.enclosingBody(drafts[index].site), declarations[function].owner == .type(coordinator) else {
        return true
      }
      let own = callers(of: function).compactMap { call, _ -> FunctionID? in
        guard case .function(let caller) = linkage.enclosingBody(call), declarations[caller].owner == .type(coordinator) else { return nil }
        return linkage.isStart(caller) ? caller : nil
      }
      return ([function] + own).contains { start in callers(of: start).contains { linkage.enclosingType($0.call) == maker } }
    }
    return begun.isEmpty ? indices : begun
  }
}
