import NavFacts

/// Views that put the page of a route into a stack of their own, and are nothing else: `struct LineStack: View { let line: Line;
/// @State var path: [Stop] = []; var body: some View { NavigationStack(path: $path) { line.board } } }`. Such a view is no screen but the
/// route: whoever shows one shows the route's page, as though the stack had been written there.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Finds them among the views that a mapped route is given to, once mappings are known.
  func findRouteStacks() {
    for (name, container) in linkage.dialects.inOrder(linkage.dialects.containers) where container.isStack {
      for stack in linkage.calls(of: name) {
        guard let callee = program.firstChild(stack), program[callee].kind == .name,
          case .type(.external) = linkage.meaning(of: name, at: callee), let view = linkage.enclosingType(stack), linkage.routeViews[view] == nil,
          linkage.isView(view), !linkage.isWrapperView(view), !linkage.constructions(of: view).isEmpty, isWholeBody(stack, of: view),
          let property = routePaged(by: stack, in: view)
        else { continue }
        linkage.routeViews[view] = property
        routeStacks.insert(stack)
      }
    }
  }

  private func isWholeBody(_ stack: NodeRef, of view: TypeID) -> Bool {
    guard let body = linkage.bodyGetter(view), case let shown = linkage.returnedExpressions(of: body), shown.count == 1 else { return false }
    return telling(shown[0]) == stack
  }

  /// The property of a view whose page is all that a stack shows first; nil where the stack shows anything else.
  private func routePaged(by stack: NodeRef, in view: TypeID) -> PropertyID? {
    guard let content = rootArgument(of: stack) else { return nil }
    let statements = wholeStatements(content)
    var subject = statements.count == 1 ? routeShown(by: telling(statements[0])) : nil
    if subject == nil, program[content].kind == .closure, let choice = wholeChoice(content), linkage.mappings[choice] != nil {
      subject = program.firstChild(choice)
    }
    guard let property = subject.flatMap(linkage.propertyWritten), declarations[property].owner == .type(view), isOnlyGiven(property),
      let type = linkage.declaredType(of: property).projectType, linkage.mappedEnums.contains(type),
      // What the view works out itself as it is made, nobody gives: `_first = State(initialValue: flow.firstStep())`.
      linkage.constructions(of: view).contains(where: { linkage.given(to: property, by: $0) != nil })
    else { return nil }
    return property
  }

  /// The route whose page an expression is: `line` of `line.board`, `LineBoard(line: line)` and `maker.board(for: line)`.
  private func routeShown(by page: NodeRef) -> NodeRef? {
    let asked: [NodeRef]
    switch program[page].kind {
    case .member: asked = program.firstChild(page).map { [$0] } ?? []
    case .call:
      let receiver = program.firstChild(page).flatMap { program[$0].kind == .member ? program.firstChild($0) : nil }
      asked = linkage.arguments(of: page) + (receiver.map { [$0] } ?? [])
    default: return nil
    }
    let shown = linkage.evaluate(page).filter(\.isKnown)
    guard !shown.isEmpty else { return nil }
    return asked.first { expression in
      guard let property = linkage.propertyWritten(by: expression) else { return false }
      return shown.allSatisfy { if case .slot(property) = $0 { true } else { false } }
    }
  }
}
