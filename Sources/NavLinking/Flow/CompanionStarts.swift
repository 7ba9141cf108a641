import NavFacts

/// Containers that come together with the coordinator that fills them: `let (coordinator, module) = factory.makeOrder();
/// router.present(module); coordinator.start()`, `router.present(order.stack); order.coordinator.start()`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The types of the objects that are started where a container is shown, and come out of one value with it.
  func companions(ofShownAt site: NodeRef) -> [TypeID] {
    guard program[site].kind == .call, case .function(let function) = linkage.enclosingBody(site), let body = declarations[function].body
    else { return [] }
    let shown = Set(linkage.arguments(of: site).compactMap { origin(of: $0) })
    if shown.isEmpty { return [] }
    var found: [TypeID] = []
    for call in program.subtree(body).lazy.map({ NodeRef($0) }) where program[call].kind == .call && call != site {
      guard let callee = program.firstChild(call), program[callee].kind == .member, linkage.startNames.contains(program[callee].name),
        let receiver = program.firstChild(callee), let origin = origin(of: receiver), shown.contains(origin)
      else { continue }
      for type in linkage.evaluate(receiver).compactMap(\.objectType) where !linkage.isScreenLike(type) && !found.contains(type) {
        found.append(type)
      }
    }
    return found
  }

  /// The types of the objects that are made with the property which fills a window, and started, where it does:
  /// `let cart = CartCoordinator(stack: stack); cart.start(); window.rootViewController = stack`.
  func companions(ofWindowFilledBy site: NodeRef) -> [TypeID] {
    guard program[site].kind == .assign, let stack = program.secondChild(site).flatMap(linkage.propertyWritten),
      case .function(let function) = linkage.enclosingBody(site), let body = declarations[function].body
    else { return [] }
    var found: [TypeID] = []
    for call in program.subtree(body).lazy.map({ NodeRef($0) }) where program[call].kind == .call {
      guard let callee = program.firstChild(call), program[callee].kind == .member, linkage.startNames.contains(program[callee].name),
        let receiver = program.firstChild(callee)
      else { continue }
      for case .object(let type, let made?) in linkage.evaluate(receiver) where !linkage.isScreenLike(type) && linkage.enclosingBody(made.call) == .function(function) {
        let isGiven = linkage.arguments(of: made.call).contains { linkage.propertyWritten(by: $0) == stack }
        if isGiven, !found.contains(type) { found.append(type) }
      }
    }
    return found
  }

  /// The declaration of the tuple that a name is bound by, or of the local that a member is read from.
  private func origin(of expression: NodeRef) -> NodeRef? {
    var at = expression
    while program[at].kind == .member || program[at].kind == .unary, let base = program.firstChild(at) { at = base }
    guard program[at].kind == .name else { return nil }
    switch linkage.meaning(of: program[at].name, at: at) {
    case .patternBinding(let bind): return linkage.placeInTuple(bind).flatMap { program[$0.around].kind == .varDecl ? $0.around : nil }
    case .local(let declaration): return at == expression ? nil : declaration
    default: return nil
    }
  }
}
