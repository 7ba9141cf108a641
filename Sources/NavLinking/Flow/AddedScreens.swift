import NavFacts

/// What is added to the screens that a navigation controller has: that is pushed, whatever call says so, and what is put in below the
/// top is met on the way back.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The screen that is added: `navigationController.viewControllers + [next]`, or a local that is that, or a copy of them to which it is
  /// appended or put in; `[self, next]` in a view controller, which is there already. Nil where a list is something else.
  func added(_ list: NodeRef) -> NodeRef? {
    switch program[list].kind {
    case .name:
      switch linkage.meaning(of: program[list].name, at: list) {
      case .local(let declaration):
        guard let value = program.first(declaration, .initializer).flatMap({ program.firstChild($0) }), program[value].kind != .name else { return nil }
        return added(value) ?? (isStack(value) ? appended(to: list) : nil)
      case .optionalBinding(let binding):
        return program.firstChild(binding).flatMap { isStack($0) ? appended(to: list) : nil }
      default: return nil
      }
    case .infix:
      guard linkage.text(program[list].name) == "+", let before = program.firstChild(list), isStack(before) else { return nil }
      return program.secondChild(list)
    case .array:
      let screens = Array(program.children(list).suffix(2))
      guard screens.count == 2, isSelf(screens[0]), !isSelf(screens[1]), linkage.enclosingType(list).map(linkage.isViewController) ?? false else { return nil }
      return screens[1]
    default: return nil
    }
  }

  /// `navigationController?.viewControllers`, or nothing.
  private func isStack(_ ref: NodeRef) -> Bool {
    switch program[ref].kind {
    case .member: linkage.text(program[ref].name) == "viewControllers"
    case .infix: program[ref].name == linkage.names.coalesce && program.firstChild(ref).map(isStack) ?? false
    default: false
    }
  }

  /// What a body appends to the local that `list` names there, before it, or else puts in somewhere: `screens.insert(next, at: 1)`.
  private func appended(to list: NodeRef) -> NodeRef? {
    guard case .function(let function) = linkage.enclosingBody(list), let body = linkage.declarations[function].body else { return nil }
    var inserted: NodeRef?
    for index in program.subtree(body) where index < list.index {
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
        let base = program.firstChild(callee), program[base].kind == .name, program[base].name == program[list].name,
        let value = program.secondChild(call), program.label(value).isNone
      else { continue }
      if program[callee].name == linkage.names.append { return value }
      if linkage.text(program[callee].name) == "insert" { inserted = value }
    }
    return inserted
  }
}
