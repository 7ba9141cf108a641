import NavDialects
import NavFacts

/// Stacks whose first screen a part of what their view is made with chooses: `switch request.kind { case .send: SendView() … }` of
/// `let request: Request`.
///
/// The view is shown by whoever makes it; which of the roots it has, it says itself.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// - Returns: whether the content of a stack is such a choice; it is sent once it is known what else is shown.
  func keepGivenRoot(_ content: NodeRef, _ manner: Manner) -> Bool {
    guard let choice = wholeChoice(content), let type = linkage.mappings[choice], let view = linkage.enclosingType(choice), linkage.isView(view),
      isPartOfGiven(choice)
    else { return false }
    givenRoots.append((choice, type, view, content, manner))
    return true
  }

  func sendGivenRoots() {
    let shown = Set(drafts.compactMap { draft in if case .screen(.project(let id)) = draft.target, draft.manner != .root { id } else { nil } })
    for (choice, type, view, content, manner) in givenRoots {
      guard shown.contains(view) else {
        sendContent(content, manner)
        continue
      }
      givenChoices.insert(type)
      for arm in linkage.armsOf(choice) {
        var built: [NodeRef] = []
        if let block = program.first(arm, .block) { linkage.collectResults(block, into: &built) }
        for view in built { send(view, Sink(manner: .root), at: telling(view)) }
      }
    }
  }

  /// A view that puts what it is made with into a stack: who is nothing but such a stack has that as its root,
  /// `var body: some View { CartStack { CartView() } }`; whoever shows the stack otherwise shows what is in it.
  func sendGiven(_ content: NodeRef, _ manner: Manner) {
    if case .function = linkage.enclosingBody(content) { return }
    for statement in wholeStatements(content) {
      for given in contents(given: telling(statement), depth: 0) {
        guard let stack = program.parent(given), program[stack].kind == .call, let view = linkage.enclosingType(stack), linkage.isView(view), !isPlaced(stack)
        else { continue }
        sendContent(given, manner)
      }
    }
  }

  /// What callers give for the content of a view, through the views in between that pass it on.
  private func contents(given content: NodeRef, depth: Int) -> [NodeRef] {
    guard depth < 4 else { return [] }
    let asked = program[content].kind == .call ? program.firstChild(content) ?? content : content
    if let property = linkage.propertyWritten(by: asked) {
      return linkage.writes(to: property).compactMap(\.value).flatMap { passed($0, depth: depth) }
    }
    guard program[asked].kind == .name, case .parameter(let function, let index) = linkage.meaning(of: program[asked].name, at: asked) else { return [] }
    return linkage.argumentsGiven(to: function, index).flatMap { passed($0, depth: depth) }
  }

  private func passed(_ value: NodeRef, depth: Int) -> [NodeRef] {
    guard [.name, .member, .call].contains(program[value].kind) else { return [value] }
    let passed = contents(given: value, depth: depth + 1)
    return passed.isEmpty && program[value].kind == .call ? [value] : passed
  }

  /// Whether something else says how the view appears that stands at a place.
  private func isPlaced(_ site: NodeRef) -> Bool {
    var at: NodeRef? = site
    while let here = at, !program[here].kind.isDeclaration || program[here].kind == .accessor {
      if linkage.mappings[here] != nil { return true }
      if program[here].kind == .closure, let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call) {
        let name = program[callee].name
        if linkage.dialects.containers[name] != nil || linkage.dialects.presentations[name] != nil || linkage.dialects.registrations[name] != nil
          || linkage.dialects.links[name] != nil
        {
          return true
        }
      }
      at = program.parent(here)
    }
    return false
  }

  /// Whether a switch is over a constant in a value that the view is made with.
  private func isPartOfGiven(_ choice: NodeRef) -> Bool {
    guard var at = program.firstChild(choice), program[at].kind == .member else { return false }
    while program[at].kind == .member {
      guard let property = linkage.propertyWritten(by: at), declarations[property].getter == nil, let base = program.firstChild(at) else { return false }
      at = base
      if program[at].kind == .name, program[at].name == linkage.names.selfValue { return isGivenValue(property) }
      guard case .type(let owner) = declarations[property].owner, declarations[owner].kind == .structure else { return false }
    }
    guard program[at].kind == .name, case .property(let id) = linkage.meaning(of: program[at].name, at: at) else { return false }
    return isGivenValue(id)
  }

  private func isGivenValue(_ id: PropertyID) -> Bool { !declarations[id].hasAttributes && isOnlyGiven(id) }
}
