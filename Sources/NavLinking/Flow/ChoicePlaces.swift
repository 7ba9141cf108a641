import NavFacts

/// Where a route was chosen, of the places that it passes on its way.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Where a route was chosen: tabs in the list that names them, others in the function that gave them back.
  func placeOfChoice(_ node: NodeRef, _ sink: Sink, _ site: NodeRef) -> NodeRef {
    let isHere = linkage.enclosingBody(node) == linkage.enclosingBody(site)
    switch sink.manner {
    case .tab:
      // Beside what else is said of the same link.
      if !isHere, !isRow(site), program.parent(node).map({ program[$0].kind == .tuple }) ?? false, isReturned(node) { return node }
      if isInList(node, of: site) { return node }
      guard isHere, !isRow(site) else { return site }
      return program.parent(node).map { program[$0].kind == .array } ?? false || program[node].name == linkage.names.allCases ? node : site
    case .split, .child: return site
    case .root where !isTold(sink): return site
    default: return !isLink(site) && (isHere ? isAssigned(node, before: site) || isGivenBelow(node, site) || isEntry(node) : isReturned(node)) ? node : site
    }
  }

  /// Where the view is made whose code selects a value that it was given, if it is written for values of any type, as a picker or a bar: who
  /// makes it decides, in the type that names the values.
  func placeOfGenericPart(around site: NodeRef, given node: NodeRef) -> NodeRef? {
    guard let view = linkage.enclosingType(site), declarations[view].isGeneric, linkage.isView(view), let chooser = linkage.enclosingType(node), chooser != view
    else { return nil }
    return linkage.constructions(of: view).first { linkage.enclosingType($0) == chooser }
  }

  /// Whether a view keeps a list of what its tabs are, one of which is made with the route: `let pages = [Page(kind: .cart, icon: "cart"), …]`.
  private func isInList(_ node: NodeRef, of site: NodeRef) -> Bool {
    guard let element = program.parent(node), program[element].kind == .call, program.firstChild(element) != node, let list = program.parent(element),
      program[list].kind == .array, let initial = program.parent(list), program[initial].kind == .initializer,
      let property = program.parent(initial).flatMap({ declarations.propertyOfNode[$0] }), case .type(let view) = declarations[property].owner
    else { return false }
    return linkage.isView(view) && linkage.enclosingType(site) == view
  }

  /// Whether a view is given a route on a line of its own: of several lines, that one says where it leads.
  private func isGivenBelow(_ node: NodeRef, _ site: NodeRef) -> Bool {
    guard program[site].kind == .call, program.parent(node) == site, let callee = program.firstChild(site), callee != node,
      case .meta(.project(let id)) = linkage.typeOf(callee), linkage.isView(id)
    else { return false }
    return program.place(node).line != program.place(site).line
  }

  /// Whether a route is one of those that a table in the same body has, from which one is taken later: `let pages = ["cart": .cart, …]`.
  private func isEntry(_ node: NodeRef) -> Bool {
    guard let table = program.parent(node), program[table].kind == .dictionary, localGiven(table) != nil else { return false }
    return program.children(table).count { _ in true } > 2
  }

  /// `.notes(of: book)`: a factory of the enum itself stands for the case that it makes.
  func placeOfFactory(_ node: NodeRef, _ type: TypeID, _ frame: Frame?) -> NodeRef {
    guard let call = frame?.call, case .function(let function) = linkage.enclosingBody(node), declarations[function].isStatic,
      declarations[function].owner == .type(type)
    else { return node }
    return call
  }

  /// Whether a call of a function says what is shown, rather than a container what is in it.
  private func isTold(_ sink: Sink) -> Bool {
    guard case .passes(let function, _)? = sink.trail?.step else { return false }
    return !declarations[function].isInit
  }

  /// Whether an expression is what a function gives back, or one of several that a function or a computed property chooses from.
  private func isReturned(_ node: NodeRef) -> Bool {
    var value = node
    // `return [.list, .detail(id: id)]`, `isKnown ? .home : .login`, `(.news, path)`
    var isAmong = false
    while let parent = program.parent(value), [.array, .ternary, .tuple].contains(program[parent].kind) {
      value = parent
      isAmong = isAmong || program[parent].kind != .tuple
    }
    if let local = localGiven(value) { return isGivenBack(local) }
    switch linkage.enclosingBody(node) {
    case .function(let id):
      if declarations[id].isInit, let assignment = program.parent(value), linkage.choosesOwnCase(assignment) { return true }
      let isReturn = program.parent(value).map { program[$0].kind == .returnStmt } ?? false
      guard let body = declarations[id].body, isReturn || linkage.returnedExpressions(of: body).contains(value) else { return false }
      return isOneOfSeveral(id) || isOneOfSeveral(value, givenBackBy: body, isAmong: isAmong)
    case .property(let id):
      if let getter = declarations[id].getter { return isOneOfSeveral(value, givenBackBy: getter, isAmong: isAmong) }
      return closureAround(value).map { linkage.returnedExpressions(of: $0).contains(value) } ?? false
    case .none: return false
    }
  }

  /// Whether which function is run depends on the object that is asked: what each gives back is chosen there.
  private func isOneOfSeveral(_ function: FunctionID) -> Bool {
    guard case .type(let owner) = declarations[function].owner, !declarations[function].isStatic else { return false }
    return linkage.projectBases(of: owner).contains { base in
      base != owner && declarations[base].functions.contains { declarations[$0].name == declarations[function].name }
    }
  }

  /// Whether a route is one of several that a local variable is assigned before it is used: `case .cart: route = .cart`.
  private func isAssigned(_ node: NodeRef, before site: NodeRef) -> Bool {
    guard let parent = program.parent(node), program[parent].kind == .assign, let local = localGiven(node), !program.isInside(site, parent),
      let body = program.parent(local)
    else { return false }
    let name = program[local].name
    return program.subtree(body).count { index in
      program[NodeRef(index)].kind == .assign && program.firstChild(NodeRef(index)).map { program[$0].kind == .name && program[$0].name == name } ?? false
    } > 1
  }

  /// The local variable that an expression is assigned to, or declared with.
  private func localGiven(_ value: NodeRef) -> NodeRef? {
    guard let parent = program.parent(value) else { return nil }
    switch program[parent].kind {
    case .initializer:
      guard let declaration = program.parent(parent), program[declaration].kind == .varDecl, declarations.propertyOfNode[declaration] == nil else { return nil }
      return declaration
    case .assign:
      guard let left = program.firstChild(parent), left != value, program[left].kind == .name,
        case .local(let declaration) = linkage.meaning(of: program[left].name, at: left)
      else { return nil }
      return declaration
    default: return nil
    }
  }

  /// `let route = …; return route`
  private func isGivenBack(_ local: NodeRef) -> Bool {
    guard let body = program.parent(local) else { return false }
    return program.children(body).contains { statement in
      guard statement > local, program[statement].kind == .returnStmt, let given = program.firstChild(statement) else { return false }
      return program[given].kind == .name && program[given].name == program[local].name
    }
  }

  /// The closure that a property keeps, alone or in a table, in which an expression stands: `["inbox": Link { _ in return .inbox }]`.
  private func closureAround(_ node: NodeRef) -> NodeRef? {
    var at = program.parent(node)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .closure { return here }
      at = program.parent(here)
    }
    return nil
  }

  private func isOneOfSeveral(_ value: NodeRef, givenBackBy body: NodeRef, isAmong: Bool) -> Bool {
    let given = linkage.returnedExpressions(of: body)
    return (given.count > 1 || isAmong) && given.contains(value)
  }
}
