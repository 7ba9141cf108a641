import NavFacts

/// Arms of a switch over a route that go back to the first screen of a stack, where that is put in place before the switch:
/// `if !isShop { start(ShopStack()) }; switch route { case .home: stack.popToRoot(); case .cart: stack.push(CartController()) }`. What the
/// stack begins with is what such a route shows.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The statements before a switch that put something in place, for an arm that goes back to it.
  func rootsBefore(_ choice: NodeRef, for arm: NodeRef, _ goingBack: Set<NodeRef>) -> [NodeRef] {
    let range = program.subtree(arm)
    guard goingBack.contains(where: { range.contains($0.index) && runs($0, in: arm) }), let block = program.parent(choice) else { return [] }
    return program.children(block).filter { statement in
      statement < choice && program[statement].kind != .parameter && drafts.contains { puts($0, inPlaceBy: statement) }
    }
  }

  /// Notes what such statements put in place, for a route that goes back to it.
  func noteRoots(_ statements: [NodeRef], of key: RouteKey) {
    handled.capturing = key
    defer { handled.capturing = nil }
    for statement in statements {
      for draft in drafts where puts(draft, inPlaceBy: statement) { handled.note(draft.target, .root) }
    }
  }

  /// Notes the screens from which such a route only goes back: those that the other arms put on the stack, and the first one itself, with
  /// what it is divided into.
  func noteAbove(_ choice: RoutingSwitch) {
    guard choice.arms.contains(where: { !$0.roots.isEmpty }) else { return }
    var above: Set<TypeID> = []
    for name in choice.arms.flatMap(\.names) {
      for case .project(let screen) in handled.whole(RouteKey(type: choice.type, name: name)).screens { above.insert(screen) }
    }
    for draft in drafts where [.root, .child, .split, .tab].contains(draft.manner) {
      guard let around = linkage.enclosingType(draft.site), above.contains(around), case .screen(.project(let part)) = draft.target else { continue }
      // Which of several targets' screens of one name it is, its own module tells later.
      above.formUnion(declarations.typesByName[declarations[part].name] ?? [part])
    }
    for arm in choice.arms where !arm.roots.isEmpty {
      for name in arm.names { handled.above[RouteKey(type: choice.type, name: name), default: []].formUnion(above) }
    }
  }

  private func puts(_ draft: TransitionDraft, inPlaceBy statement: NodeRef) -> Bool {
    guard draft.manner == .root || draft.manner == .child, case .screen = draft.target else { return false }
    return runs(draft.site, in: statement)
  }

  /// The calls that go back to the first screen of a stack, by functions too that do nothing else.
  func callsGoingBack() -> Set<NodeRef> {
    guard let name = program.symbols.find("popToRootViewController") else { return [] }
    var found = Set(linkage.calls(of: name))
    var open = found.sorted()
    var seen: Set<FunctionID> = []
    while let call = open.popLast() {
      guard case .function(let function) = linkage.enclosingBody(call), !declarations[function].isInit, let body = declarations[function].body,
        program.members(body).count(where: { program[$0].kind != .parameter }) == 1, seen.insert(function).inserted
      else { continue }
      for caller in callers(of: function) where caller.confidence != .possible && found.insert(caller.call).inserted { open.append(caller.call) }
    }
    return found
  }
}
