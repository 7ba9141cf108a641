import NavFacts
import NavModel

/// The switch in whose arms an empty navigation controller is filled.
struct Filling {
  var mapping: NodeRef
  var type: TypeID
  /// The call of the function in which it stands, where that is another one.
  var helper: (call: NodeRef, function: FunctionID)?
}

/// Which switches turn an enum into screens.
extension Linkage {
  /// Finds the switches over the program's enums whose arms build screens, in bodies that give a value back.
  func findMappings() {
    findCaseContents()
    let hints = ScreenHints(self)
    findTables(hints)
    findLists(hints)
    for ref in sites.switches {
      let blocks = armsOf(ref).compactMap { program.first($0, .block) }
      let local = localChosen(in: blocks)
      let makesPages = makesPages(ref)
      guard makesPages || local != nil || (givesValue(ref) && !acts(blocks) && !givesPlainValue(ref, hints)) else { continue }
      guard makesPages || hints.mayBuild(blocks), let subject = program.firstChild(ref), let type = enumSwitched(ref, subject) else { continue }
      localChoices[ref] = local
      var walk = Walk(linkage: self, hints: hints)
      let place = local == nil ? screenPlace(in: blocks, &walk) : nil
      let builds = makesPages || place != nil || (buildsScreens(blocks, &walk, isChosen: local != nil) && !saysHow(blocks))
      guard builds, makesPages || local != nil || !asksItem(subject, blocks) else {
        localChoices[ref] = nil
        continue
      }
      mappings[ref] = type
      screenPlaces[ref] = place
      noteMapped(type)
    }
    findCaseChoices(hints)
    findColumnChains(hints)
    findBarChains(hints)
    findComparedCases(hints)
    leaveOutRowChoices()
  }

  func noteMapped(_ type: TypeID) {
    guard mappedEnums.insert(type).inserted else { return }
    spokenMemo = [:]
    for info in declarations[type].cases { mappedByCase[info.name, default: []].append(type) }
  }

  /// Whether some arm makes a screen, or several give screens of different types that someone else makes for them.
  func buildsScreens(_ blocks: [NodeRef], _ walk: inout Walk, isChosen: Bool) -> Bool {
    var given: Set<TypeID> = []
    for block in blocks {
      for value in walk.results(of: block, nil) {
        if isScreenValue(value) || isShownElsewhere(value, by: block) { return true }
        if !isChosen, case .typed(.project(let id)) = value, isScreenLike(id), declarations[id].kind != .protocol { given.insert(id) }
      }
    }
    return given.count > 1
  }

  /// Whether an arm hands a case of another enum to what is known to make screens of it, and gives those back:
  /// `case .shop(let page): ShopPages.view(for: page)`. Of several mappings, some are found before those they are asked by.
  private func isShownElsewhere(_ value: Value, by block: NodeRef) -> Bool {
    !enumsShown(by: [value]).isEmpty && returnedExpressions(of: block).contains { program[$0].kind == .call && isViewLike(typeOf($0)) }
  }

  /// Whether the arms do the same view in different ways: the cases say how something is shown, and not what.
  /// `case .push: LinkAround(destination: makeScreen()); case .modal: SheetAround(destination: makeScreen())`
  private func saysHow(_ blocks: [NodeRef]) -> Bool {
    guard blocks.count > 1, let first = blocks.first.flatMap(onlyCall) else { return false }
    return arguments(of: first).contains { argument in
      guard program[argument].kind == .call, program.size(argument) > 1, isViewLike(typeOf(argument)) else { return false }
      return blocks.dropFirst().allSatisfy { block in
        onlyCall(block).map { arguments(of: $0).contains { isSame($0, argument) } } ?? false
      }
    }
  }

  private func onlyCall(_ block: NodeRef) -> NodeRef? {
    guard let statement = program.firstChild(block), program.secondChild(block) == nil else { return nil }
    let told = program[statement].kind == .returnStmt ? program.firstChild(statement) ?? statement : statement
    return program[told].kind == .call ? told : nil
  }

  /// Whether two expressions are written alike.
  private func isSame(_ one: NodeRef, _ other: NodeRef) -> Bool {
    guard program.size(one) == program.size(other) else { return false }
    return zip(program.subtree(one), program.subtree(other)).allSatisfy { mine, others in
      let (mine, others) = (program[NodeRef(mine)], program[NodeRef(others)])
      return mine.kind == others.kind && mine.name == others.name
    }
  }

  /// Whether a switch only asks what an item is that has its one screen in one case, and none in others: the item's kind is no route.
  /// `switch field.kind { case .country: CountryPicker(); default: nil }`
  private func asksItem(_ subject: NodeRef, _ blocks: [NodeRef]) -> Bool {
    guard program[subject].kind == .member, let item = program.firstChild(subject), case .project(let type) = typeOf(item),
      declarations[type].kind == .structure, !isViewLike(.project(type))
    else { return false }
    return blocks.count > 1 && blocks.filter { !isNil($0) }.count == 1
  }

  private func isNil(_ block: NodeRef) -> Bool {
    guard let statement = program.firstChild(block), program.secondChild(block) == nil else { return false }
    return program[program[statement].kind == .returnStmt ? program.firstChild(statement) ?? statement : statement].kind == .nil
  }

  /// The local that every arm that does something assigns: `case .cart: screen = CartScreen()`.
  private func localChosen(in blocks: [NodeRef]) -> NodeRef? {
    var chosen: NodeRef?
    var count = 0
    for block in blocks {
      let assigned = program.children(block).compactMap(localAssigned)
      guard let first = assigned.first else { continue }
      if let chosen, chosen != first { return nil }
      chosen = first
      count += 1
    }
    guard count > 1 || blocks.count == 1, chosen.map(isOneScreen) != true else { return nil }
    return chosen
  }

  /// Whether a local is declared to be a screen of one class: however the arms make it, they choose no other. `let notice: NoticeController`
  private func isOneScreen(_ local: NodeRef) -> Bool {
    guard let type = program.first(local, .annotation).flatMap({ program.firstChild($0) }), case .project(let id) = resolve(type) else { return false }
    return declarations[id].kind == .class && isScreenLike(id) && conformers(of: id).isEmpty
  }

  private func localAssigned(by statement: NodeRef) -> NodeRef? {
    guard program[statement].kind == .assign, let left = program.firstChild(statement), program[left].kind == .name,
      case .local(let declaration) = meaning(of: program[left].name, at: left)
    else { return nil }
    return declaration
  }

  /// Whether an assignment is how an arm of a mapping gives its screen.
  func givesChoice(_ assignment: NodeRef) -> Bool {
    guard !localChoices.isEmpty, let mapping = switchAround(assignment), let local = localChoices[mapping] else { return false }
    return localAssigned(by: assignment) == local
  }

  /// Whether a switch is over what a function or closure was given, or over what somebody else chose for it.
  func isHandedCase(_ mapping: NodeRef) -> Bool {
    guard let subject = program.firstChild(mapping), program[subject].kind == .name else { return false }
    switch meaning(of: program[subject].name, at: subject) {
    case .parameter, .closureParameter, .optionalBinding, .patternBinding, .local: return true
    default: return program[subject].name == names.selfValue
    }
  }

  /// The mapping whose arms assign a local.
  func choice(of local: NodeRef) -> NodeRef? {
    localChoices.isEmpty ? nil : localChoices.filter { $0.value == local && mappings[$0.key] != nil }.keys.min()
  }

  /// The switch in whose arms an empty navigation controller is filled, which is a local: `case .cart: controller.pushViewController(…)`,
  /// `case .cart: CartCoordinator(controller).start()`.
  func filling(of local: NodeRef) -> Filling? {
    guard let body = program.parent(local) else { return nil }
    let name = program[local].name
    for statement in program.children(body) where statement > local {
      switch program[statement].kind {
      case .switchStmt:
        if let found = filling(statement, of: name) { return found }
      case .call:
        // `startTab(page, in: controller)`: a helper whose switch fills what it is given.
        if let found = filling(by: statement, of: name) { return found }
      case .varDecl, .assign:
        // `let child = startTab(page, in: controller)`, `children[page] = …`: one that gives back who fills it.
        let given = program[statement].kind == .assign ? program.secondChild(statement) : program.first(statement, .initializer).flatMap { program.firstChild($0) }
        if let call = given, program[call].kind == .call, let found = filling(by: call, of: name) { return found }
      default: continue
      }
    }
    return nil
  }

  private func filling(_ statement: NodeRef, of name: Symbol, isElsewhere: Bool = false) -> Filling? {
    // What a mapping of another function gives back is not what its arms fill.
    guard isElsewhere || mappings[statement] == nil, let subject = program.firstChild(statement), let type = enumSwitched(statement, subject) else { return nil }
    let filled = armsOf(statement).compactMap { program.first($0, .block) }.filter { block in
      program.subtree(block).contains { program[NodeRef($0)].name == name && fills(NodeRef($0)) }
    }
    return filled.count > 1 ? Filling(mapping: statement, type: type, helper: nil) : nil
  }

  private func filling(by call: NodeRef, of name: Symbol) -> Filling? {
    guard let given = arguments(of: call).first(where: { program[$0].kind == .name && program[$0].name == name }),
      let helper = callTargets(of: call).functions.first, let body = declarations[helper].body
    else { return nil }
    let parameters = declarations.parameters(of: helper)
    guard let pair = match(parameters, arguments(of: call))?.first(where: { $0.argument == given }) else { return nil }
    for statement in program.children(body) where program[statement].kind == .switchStmt {
      if var found = filling(statement, of: parameters[pair.parameter].name, isElsewhere: true) {
        found.helper = (call, helper)
        return found
      }
    }
    return nil
  }

  /// Whether an assignment or a call of this name puts screens into the controller it is made on.
  func fillsController(_ member: Symbol, by statement: NodeRef) -> Bool {
    if program[statement].kind == .assign { return dialects.assignments[member].map { !$0.isIndex && $0.manner == .root } ?? false }
    return dialects.calls[member]?.contains { $0.manner == .push || $0.manner == .root } ?? false
  }

  /// Whether the navigation controller that `name` is gets content here, or is handed to someone who may fill it: looks are no content.
  private func fills(_ name: NodeRef) -> Bool {
    guard program[name].kind == .name, let parent = program.parent(name) else { return false }
    if program[parent].kind == .call { return program.firstChild(parent) != name }
    guard program[parent].kind == .member, program.firstChild(parent) == name, let above = program.parent(parent) else { return false }
    switch program[above].kind {
    case .call: return program.firstChild(above) == parent && dialects.calls[program[parent].name] != nil
    case .assign: return program.firstChild(above) == parent && dialects.assignments[program[parent].name] != nil
    default: return false
    }
  }

  private func switchAround(_ statement: NodeRef) -> NodeRef? {
    guard let block = program.parent(statement), program[block].kind == .block, let arm = program.parent(block), program[arm].kind == .caseArm
    else { return nil }
    return switchOf(arm)
  }

  func isScreenValue(_ value: Value) -> Bool {
    switch value {
    case .object(let id, _): isScreenLike(id)
    case .external(let name): isScreenLike(name)
    case .container: true
    default: false
    }
  }

  /// The switch of an arm, which may stand in a `#if`.
  func switchOf(_ arm: NodeRef) -> NodeRef? {
    var at = program.parent(arm)
    while let here = at, program[here].kind == .conditional || program[here].kind == .clause { at = program.parent(here) }
    return at.flatMap { program[$0].kind == .switchStmt ? $0 : nil }
  }

  /// The arms of a switch, `#if` looked through.
  func armsOf(_ ref: NodeRef) -> [NodeRef] {
    program.members(ref).filter { program[$0].kind == .caseArm }
  }

  /// The enum that is switched over: by the subject's type, or by the patterns where only one enum has all of them.
  private func enumSwitched(_ ref: NodeRef, _ subject: NodeRef) -> TypeID? {
    if case .project(let id) = typeOf(subject), declarations[id].kind == .enumeration { return id }
    if !typeOf(subject).isUnknown, typeOf(subject).projectType == nil, case .external = typeOf(subject) { return nil }
    var owners: Set<TypeID>?
    for arm in armsOf(ref) {
      for name in caseNames(of: arm) {
        let having = Set(declarations.casesByName[name] ?? [])
        owners = owners.map { $0.intersection(having) } ?? having
      }
    }
    return owners?.count == 1 ? owners?.first : nil
  }

  /// The case names that an arm's patterns speak of.
  func caseNames(of arm: NodeRef) -> [Symbol] {
    program.children(arm).filter { program[$0].kind == .pattern }.compactMap { pattern in
      program.firstChild(pattern).flatMap(caseName)
    }
  }

  /// The case that a pattern names: `.a`, `.a(let x)`, `T.a(_)`, `.a?`, `let x as T` (none).
  func caseName(_ pattern: NodeRef) -> Symbol? {
    switch program[pattern].kind {
    case .implicitMember: return program[pattern].name
    case .member:
      guard let base = program.firstChild(pattern), case .meta = typeOf(base) else { return nil }
      return program[pattern].name
    case .call, .unary, .pattern: return program.firstChild(pattern).flatMap(caseName)
    default: return nil
    }
  }

  /// Whether some arm assigns, or leaves early, and gives nothing back: a statement among others, not what a closure builds.
  private func acts(_ blocks: [NodeRef]) -> Bool {
    blocks.contains { block in
      guard program.first(block, .returnStmt) == nil else { return false }
      return program.first(block, .assign) != nil
        || program.children(block).contains { program[$0].kind == .guardStmt && leavesWithNothing($0) }
    }
  }

  private func leavesWithNothing(_ statement: NodeRef) -> Bool {
    program.first(statement, .block).flatMap { program.first($0, .returnStmt) }.map { program.size($0) == 1 } ?? false
  }

  /// Whether a switch stands right in the body of a function or getter whose declared type cannot be a screen.
  private func givesPlainValue(_ ref: NodeRef, _ hints: ScreenHints) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .funcDecl: return declarations.functionOfNode[here].map { hints.isPlain(resultType(of: $0)) } ?? false
      case .varDecl:
        guard let type = program.first(here, .annotation).flatMap({ program.firstChild($0) }) else { return false }
        return hints.isPlain(resolve(type))
      case .block, .ifStmt, .caseArm, .switchStmt, .conditional, .clause, .doStmt, .guardStmt, .accessor: at = program.parent(here)
      default: return false
      }
    }
    return false
  }

  /// Whether a switch stands where its body's value comes from: a view builder, a getter, a function with a result, a closure.
  private func givesValue(_ ref: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .funcDecl: return program.first(here, .result) != nil
      case .accessor: return program[here].name == names.get
      case .initDecl, .deinitDecl: return false
      case .closure: return true
      case .varDecl, .returnStmt, .assign: return true
      case .block, .ifStmt, .caseArm, .switchStmt, .conditional, .clause, .doStmt, .guardStmt, .call, .initializer, .cast, .infix, .member:
        at = program.parent(here)
      default: return false
      }
    }
    return false
  }
}
