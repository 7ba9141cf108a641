import NavFacts

/// Screens that are nothing but another screen, with objects put around it: `struct CartFlowView: View { var body: some View {
/// CartView().environmentObject(router) } }`. The user is on the one inside.
extension SinkFlow {
  private var program: Program { linkage.program }

  func findWrappedScreens() {
    let shown = viewsShown()
    let leading = Set(drafts.compactMap { linkage.enclosingType($0.site) })
    for wrapper in shown.sorted() where !leading.contains(wrapper) {
      guard let body = linkage.bodyGetter(wrapper), !linkage.isWrapperView(wrapper), !presents(body) else { continue }
      let calls = wholeCalls(body)
      for call in calls {
        guard let inside = viewMade(by: call), inside != wrapper, leading.contains(inside), isMadeFor(wrapper, inside),
          calls.count > 1 || !isNamedAfter(wrapper, inside), let content = linkage.bodyGetter(inside), !areNamedContents([call]),
          // What only chooses, or is there to set a state of the view around it, is a part of that.
          wholeChoice(content) == nil, wholeCondition(content) == nil || shown.contains(inside), !isHandedBinding(call)
        else { continue }
        send(call, Sink(manner: .root), at: call)
      }
    }
  }

  /// The views that something shows, by themselves or by a case that is mapped to them.
  private func viewsShown() -> Set<TypeID> {
    var all: Set<TypeID> = []
    for draft in drafts { if case .screen(.project(let id)) = draft.target, linkage.isView(id) { all.insert(id) } }
    for mapping in linkage.mappings.keys {
      for block in linkage.armsOf(mapping).compactMap({ program.first($0, .block) }) {
        if let view = program.members(block).map({ $0 }).last.flatMap(viewMade) { all.insert(view) }
      }
    }
    return all
  }

  private func presents(_ body: NodeRef) -> Bool { presentations.contains { program.isInside($0.content, body) } }

  private func isHandedBinding(_ call: NodeRef) -> Bool {
    linkage.arguments(of: call).contains { program[$0].kind == .name && linkage.text(program[$0].name).hasPrefix("$") }
  }

  /// The call that alone makes up a body, under its modifiers; where the system's version chooses, that of each.
  private func wholeCalls(_ content: NodeRef, depth: Int = 0) -> [NodeRef] {
    let statements = program.members(content).filter { program[$0].kind != .parameter }
    guard depth < 4, statements.count == 1 else { return [] }
    let conditions = program.children(statements[0]).filter { program[$0].kind == .available }
    if program[statements[0]].kind == .ifStmt {
      return conditions.isEmpty ? [] : branches(of: statements[0]).flatMap { wholeCalls($0, depth: depth + 1) }
    }
    let call = telling(statements[0])
    guard program[call].kind == .call, let callee = program.firstChild(call) else { return [] }
    if program[callee].kind == .name, isTransparent(program[callee].name), let inner = contentArgument(of: call), program[inner].kind == .closure {
      return wholeCalls(inner, depth: depth + 1)
    }
    return [call]
  }

  /// Whether a view is made in no other place: a form that two screens share is a part of both.
  private func isMadeFor(_ wrapper: TypeID, _ inside: TypeID) -> Bool {
    linkage.constructions(of: inside).count == 1 && !isPrivatePart(inside, of: wrapper)
      && linkage.declarations[inside].outer != wrapper && !linkage.isWrapperView(inside)
  }

  /// Whether a view is by its name what is inside of another one: `CartViewBody` of `CartView`.
  private func isNamedAfter(_ wrapper: TypeID, _ inside: TypeID) -> Bool {
    linkage.text(linkage.declarations[inside].name).hasPrefix(linkage.text(linkage.declarations[wrapper].name))
  }
}
