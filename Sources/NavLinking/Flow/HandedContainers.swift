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
        guard let type = takes(call), type != taker.type, !isDeferred(call), isGiven(identity, by: call, inside) else { continue }
        found.append(ContainerTaker(type: type, call: call, frame: inside))
      }
    }
    return found
  }

  private func isGiven(_ identity: NodeRef, by call: NodeRef, _ frame: Frame) -> Bool {
    linkage.arguments(of: call).contains { argument in
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

  /// Whether a function runs as a coordinator starts: `start`, or a step that it takes at once, whoever else takes it later.
  func isStarting(_ function: FunctionID, of type: TypeID) -> Bool {
    guard declarations[function].owner == .type(type) else { return false }
    if linkage.text(declarations[function].name) == "start" { return true }
    return callers(of: function).contains { call, _ in
      guard case .function(let caller) = linkage.enclosingBody(call), declarations[caller].owner == .type(type) else { return false }
      return linkage.text(declarations[caller].name) == "start" && !isDeferred(call)
    }
  }
}
