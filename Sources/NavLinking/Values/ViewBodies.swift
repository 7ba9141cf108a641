import NavFacts

/// What a view's body says of it.
extension Linkage {
  /// What a view shows: its property `body`, or the function of that name that a library's own kind of view has.
  func bodyGetter(_ id: TypeID) -> NodeRef? {
    if let body = findProperty(names.body, in: id), declarations[body].owner == .type(id) { return declarations[body].getter }
    if let body = declarations[id].functions.first(where: { declarations[$0].name == names.body }) { return declarations[body].body }
    // What a library draws in its place.
    if dialects.contentTypes.isEmpty { return nil }
    return contentNamed(by: id).first { $0.shown != id && contentNamed(by: $0.shown).isEmpty }.flatMap { bodyGetter($0.shown) }
  }

  /// Whether a body speaks of its own object: a condition or another view may choose by that.
  func namesSelf(in body: NodeRef) -> Bool {
    program.subtree(body).contains { program[NodeRef($0)].kind == .name && program[NodeRef($0)].name == names.selfValue }
  }

  /// Whether a view's body begins with a stack, tabs or columns, whatever lies over them.
  func startsNavigation(_ id: TypeID) -> Bool {
    guard let body = bodyGetter(id), let first = program.members(body).first(where: { program[$0].kind == .call || isWait($0) }) else { return false }
    return beginsNavigation(first, depth: 0)
  }

  private func beginsNavigation(_ view: NodeRef, depth: Int) -> Bool {
    // `if let session { NavigationStack { … } }`: until it is there, nothing is shown.
    if isWait(view), let block = program.first(view, .block), let first = program.members(block).first(where: { program[$0].kind != .varDecl }) {
      return depth < 4 && beginsNavigation(first, depth: depth + 1)
    }
    let told = telling(view)
    guard depth < 4, program[told].kind == .call, let callee = program.firstChild(told) else { return false }
    if let container = dialects.containers[program[callee].name] { return !container.isScene }
    guard ["ZStack", "Group", "VStack"].contains(text(program[callee].name)), let closure = arguments(of: told).last,
      program[closure].kind == .closure, let first = program.members(closure).first(where: { program[$0].kind != .parameter })
    else { return false }
    return beginsNavigation(first, depth: depth + 1)
  }

  /// An `if` without an `else` that takes out of an optional what is shown.
  private func isWait(_ statement: NodeRef) -> Bool {
    guard program[statement].kind == .ifStmt else { return false }
    let parts = program.children(statement)
    return parts.contains { program[$0].kind == .optionalBinding } && parts.count { [.block, .ifStmt].contains(program[$0].kind) } == 1
  }

  /// Whether a closure builds a picture of a view, in which nothing can be tapped: `.contextMenu { … } preview: { LetterView() }`.
  func isLookedAtOnly(_ closure: NodeRef) -> Bool {
    guard !program.label(closure).isNone, text(program.label(closure)) == "preview", let call = program.parent(closure), program[call].kind == .call,
      let callee = program.firstChild(call), program[callee].kind == .member
    else { return false }
    return ["contextMenu", "draggable", "onDrag"].contains(text(program[callee].name))
  }

  /// The node whose place tells best where a view is built: the construction under its modifiers, of `return Home()` too.
  func telling(_ expression: NodeRef) -> NodeRef {
    var at = program[expression].kind == .returnStmt ? program.firstChild(expression) ?? expression : expression
    while let base = modified(at) { at = base }
    return at
  }

  /// What a modifier is called on: `Home()` of `Home().padding()`, and of `Home().themed`.
  private func modified(_ expression: NodeRef) -> NodeRef? {
    let isCall = program[expression].kind == .call
    let member = isCall ? program.firstChild(expression) ?? expression : expression
    guard program[member].kind == .member, let base = program.firstChild(member) else { return nil }
    switch program[base].kind {
    case .call:
      // `Factory(store).page(for: route)` makes a view, and is no modifier of one.
      if let made = program.firstChild(base), case .meta(.project(let maker)) = typeOf(made), !isViewLike(.project(maker)) { return nil }
      return isCall || isViewLike(typeOf(base)) ? base : nil
    case .member: return isViewLike(typeOf(base)) || modified(base) != nil ? base : nil
    case .name: return isCall && isViewLike(typeOf(base)) ? base : nil
    default: return nil
    }
  }
}
