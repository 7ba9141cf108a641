import NavFacts

/// What is added to the screens that a navigation controller has: that is pushed, whatever call says so, and what is put in below the
/// top is met on the way back.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The screens that are added: `navigationController.viewControllers + [next]`, or a local that is that, or a copy of them to which one is
  /// appended or put in; what stands behind those that are there already, `[self, next]` in a view controller, `[stack.viewControllers[0], next]`;
  /// all that is made of a path. Nil where a list is something else.
  func added(_ list: NodeRef) -> [NodeRef]? {
    switch program[list].kind {
    case .name:
      guard let begun = linkage.begun(list), program[begun].kind != .name else { return nil }
      return added(begun) ?? (isStack(begun) ? appended(to: list).map { [$0] } : nil)
    case .infix:
      guard linkage.text(program[list].name) == "+", let before = program.firstChild(list), let behind = program.secondChild(list) else { return nil }
      return isStack(before) || followsPath(behind) ? [behind] : nil
    case .call: return followsPath(list) ? [list] : nil
    case .array:
      let screens = Array(program.children(list))
      guard let last = screens.lastIndex(where: { isThere($0, in: list) }), last + 1 < screens.count else { return nil }
      return Array(screens[(last + 1)...])
    default: return nil
    }
  }

  /// Whether an element of a list is a screen that the stack has: the view controller whose code this is, or one that is read out of a stack.
  private func isThere(_ element: NodeRef, in list: NodeRef) -> Bool {
    if isSelf(element) { return linkage.enclosingType(list).map(linkage.isViewController) ?? false }
    var read = linkage.begun(element) ?? element
    while let inner = program.firstChild(read) {
      switch program[read].kind {
      case .cast, .unary, .subscript: read = inner
      case .member where ["first", "last"].contains(linkage.text(program[read].name)): read = inner
      default: return isStack(read)
      }
    }
    return false
  }

  /// A list that is made anew of the routes which an object keeps, whenever these change: `router.path.map { controller(for: $0) }`. Whoever
  /// adds to the routes pushes.
  private func followsPath(_ list: NodeRef) -> Bool {
    guard program[list].kind == .call, let callee = program.firstChild(list), program[callee].kind == .member,
      ["map", "compactMap"].contains(linkage.text(program[callee].name)), let routes = program.firstChild(callee)
    else { return false }
    return isKeptPath(routes)
  }

  /// A property, or what a function is given by whoever watches one: `router.$path.sink { update($0) }`.
  private func isKeptPath(_ routes: NodeRef, depth: Int = 0) -> Bool {
    if let property = linkage.propertyWritten(by: routes) { return isPath(property) }
    return linkage.evaluate(routes).contains { value in
      switch value {
      case .slot(let property): return isPath(property)
      case .parameter(let function, let index) where depth < 2:
        let given = linkage.argumentsGiven(to: function, index)
        return !given.isEmpty && given.allSatisfy { isKeptPath($0, depth: depth + 1) }
      default: return false
      }
    }
  }

  private func isPath(_ property: PropertyID) -> Bool {
    let kept = linkage.declarations[property]
    guard kept.getter == nil, !kept.isLet, case .array(.project(let id)) = linkage.declaredType(of: property) else { return false }
    return !linkage.isScreenLike(id) && (linkage.isBinding(property) || linkage.writes(to: property).contains { $0.means == .append })
  }

  /// Whether a list is what is there already, of which some were taken away: who sets it anew goes back.
  func isShortened(_ list: NodeRef) -> Bool {
    guard let begun = linkage.begun(list), isStack(begun), appended(to: list) == nil, case .function(let function) = linkage.enclosingBody(list),
      let body = linkage.declarations[function].body
    else { return false }
    return program.subtree(body).contains { index in
      let call = NodeRef(index)
      guard call < list, program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
        let base = program.firstChild(callee), program[base].kind == .name, program[base].name == program[list].name
      else { return false }
      return ["remove", "removeLast", "removeFirst", "removeAll", "removeSubrange", "popLast"].contains(linkage.text(program[callee].name))
    }
  }

  /// The tab that is put into a copy of those that a bar has: `if var tabs = bar.viewControllers { tabs.insert(shop, at: 1); … }`.
  func addedTab(_ list: NodeRef) -> NodeRef? {
    guard let begun = linkage.begun(list), isStack(begun) else { return nil }
    return appended(to: list)
  }

  /// `navigationController?.viewControllers`, or nothing.
  private func isStack(_ ref: NodeRef) -> Bool {
    switch program[ref].kind {
    case .member: linkage.text(program[ref].name) == "viewControllers"
    case .infix: program[ref].name == linkage.names.coalesce && program.firstChild(ref).map(isStack) ?? false
    default: false
    }
  }

  /// What a body appends to the local that `list` names there, before it, or else puts in somewhere: `screens.insert(next, at: 1)`,
  /// `screens[screens.count - 1] = next`.
  private func appended(to list: NodeRef) -> NodeRef? {
    guard case .function(let function) = linkage.enclosingBody(list), let body = linkage.declarations[function].body else { return nil }
    var inserted: NodeRef?
    for index in program.subtree(body) where index < list.index {
      let call = NodeRef(index)
      if let put = replacing(call, in: list) { inserted = put }
      guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
        let base = program.firstChild(callee), program[base].kind == .name, program[base].name == program[list].name,
        let value = program.secondChild(call), program.label(value).isNone
      else { continue }
      if program[callee].name == linkage.names.append { return value }
      if linkage.text(program[callee].name) == "insert" { inserted = value }
    }
    return inserted
  }

  /// What an assignment puts in the place of a screen that is told by its distance from the top; a plain number is a tab, or the root.
  private func replacing(_ assignment: NodeRef, in list: NodeRef) -> NodeRef? {
    guard program[assignment].kind == .assign, let left = program.firstChild(assignment), program[left].kind == .subscript,
      let base = program.firstChild(left), program[base].kind == .name, program[base].name == program[list].name,
      let place = program.secondChild(left).map({ linkage.initial(of: $0) }), program.subtree(place).contains(where: { program[NodeRef($0)].name == program[list].name })
    else { return nil }
    return program.secondChild(assignment)
  }
}
