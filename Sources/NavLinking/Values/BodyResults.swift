import NavFacts

/// What bodies give back: functions, closures, getters and the branches in them.
extension Walk {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether a property of this type may hold a case of `mapping`: an associated type or a protocol may be anything.
  private func mayHold(_ type: TypeRef, _ mapping: TypeID) -> Bool {
    if type == .project(mapping) || type.isUnknown { return true }
    if let id = type.projectType { return declarations[id].kind == .protocol }
    return false
  }

  /// What a body gives back: returns, or its last expressions; a switch that maps routes gives the route itself.
  mutating func results(of body: NodeRef, _ frame: Frame?) -> [Value] {
    steps += 1
    guard steps < limit else {
      cuts += 1
      return [.unknown]
    }
    if let choice = linkage.comparedBodies[body], choiceRead != body { return routes(chosenBy: choice.subject, choice.type, frame) }
    var all: [Value] = []
    collect(body, frame, returnsOnly: hasReturns(body), into: &all)
    return all
  }

  private func hasReturns(_ body: NodeRef) -> Bool {
    for child in program.children(body) {
      switch program[child].kind {
      case .returnStmt: if program.size(child) > 1 { return true }
      case .closure, .funcDecl, .structDecl, .classDecl, .enumDecl, .varDecl: continue
      case .ifStmt, .guardStmt, .switchStmt, .caseArm, .block, .doStmt, .conditional, .clause, .forStmt, .whileStmt, .catchClause:
        if hasReturns(child) { return true }
      default: continue
      }
    }
    return false
  }

  mutating func collect(_ ref: NodeRef, _ frame: Frame?, returnsOnly: Bool, into all: inout [Value]) {
    if program[ref].kind == .switchStmt, let mapping = linkage.mappings[ref], !isMadeThere(ref), !(readsStates && isOfState(ref)) {
      all += linkage.routes(routes(switchedOverBy: ref, mapping, frame), givenBy: ref)
      return
    }
    if program[ref].kind == .ifStmt, let choice = linkage.caseChoices[ref] {
      all += routes(chosenBy: choice.subject, choice.type, frame)
      return
    }
    // What the arms of a switch are chosen by.
    var subject: KeptValues?
    let holds = program[ref].kind == .ifStmt ? holds(ref, frame) : nil
    var isElse = false
    for child in program.children(ref) {
      let leaves = leaves(child, frame)
      if leaves == false { continue }
      if program[ref].kind == .ifStmt, let holds, program[child].kind == .block || program[child].kind == .ifStmt {
        defer { isElse = true }
        if holds == isElse { continue }
      }
      switch program[child].kind {
      case .returnStmt:
        if let value = program.firstChild(child) { all += values(of: value, frame) }
      case .block, .conditional, .clause, .caseArm, .doStmt, .ifStmt, .switchStmt, .guardStmt, .forStmt, .whileStmt, .catchClause:
        if program[ref].kind == .switchStmt, child == program.firstChild(ref) || !mayRun(child, of: ref, frame, &subject) { continue }
        if !returnsOnly, [.guardStmt, .forStmt, .whileStmt].contains(program[child].kind) { continue }
        let before = all.count
        collect(child, frame, returnsOnly: returnsOnly, into: &all)
        if program[child].kind == .caseArm, frame != nil { limit(&all, from: before, to: child, of: ref, subject?.values ?? []) }
      case .call, .name, .member, .implicitMember, .ternary, .infix, .array, .macro, .subscript, .cast, .string, .nil, .boolean, .dictionary, .closure:
        if returnsOnly || program[ref].kind == .ifStmt || program[ref].kind == .guardStmt { continue }
        if program[ref].kind == .switchStmt { continue }
        if program[ref].kind == .whileStmt || program[ref].kind == .forStmt { continue }
        all += values(of: child, frame)
      case .assign where linkage.givesChoice(child):
        if let right = program.secondChild(child) { all += values(of: right, frame) }
      default: break
      }
      if leaves == true { break }
    }
  }

  /// Whether a statement is known to leave the body, `guard page != .help else { return HelpView() }`; false of a `guard` that lets by,
  /// nil where nothing is known.
  private mutating func leaves(_ statement: NodeRef, _ frame: Frame?) -> Bool? {
    let kind = program[statement].kind
    guard frame != nil, kind == .guardStmt || kind == .ifStmt, let holds = holds(statement, frame) else { return nil }
    if kind == .guardStmt { return !holds }
    guard holds, let block = program.first(statement, .block), let last = program.children(block).map({ $0 }).last else { return nil }
    return program[last].kind == .returnStmt ? true : nil
  }

  /// `switch Row(rawValue: indexPath.row)`: any of its cases, and none that somebody chose.
  private func isMadeThere(_ ref: NodeRef) -> Bool {
    guard let subject = program.firstChild(ref), program[subject].kind == .call, let callee = program.firstChild(subject) else { return false }
    if case .meta = linkage.typeOf(callee) { return linkage.argument("rawValue", of: subject) != nil }
    return false
  }

  /// Whether a switch chooses by what a property holds.
  private func isOfState(_ ref: NodeRef) -> Bool {
    guard let subject = program.firstChild(ref), case .slot(_, nil) = linkage.bindingTarget(subject) else { return false }
    return true
  }

  /// The screen that a mapping chooses is named by the route it switches over.
  mutating func routes(switchedOverBy ref: NodeRef, _ mapping: TypeID, _ frame: Frame?) -> [Value] {
    program.firstChild(ref).map { routes(chosenBy: $0, mapping, frame) } ?? [.typed(.project(mapping))]
  }

  mutating func routes(chosenBy subject: NodeRef, _ mapping: TypeID, _ frame: Frame?) -> [Value] {
    let routes = values(of: subject, frame).filter { value in
      switch value {
      case .route(let type, _, _, _): type == mapping
      case .parameter, .payload, .part: true
      case .slot(let id), .later(let id): mayHold(linkage.declaredType(of: id).element, mapping)
      case .typed(let type): type == .project(mapping)
      default: false
      }
    }
    return routes.isEmpty ? [.typed(.project(mapping))] : routes
  }
}
