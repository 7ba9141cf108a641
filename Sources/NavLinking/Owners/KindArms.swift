import NavFacts

/// Code that only runs for one kind of caller: `func childDidFinish(_ child: Flow) { switch child.kind { case .login: showHome() … } }`.
/// What an arm shows comes from the screens of whoever hands over an object of the kinds that the arm names.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whoever gives a function objects of some types.
  struct KindQuestion: Hashable {
    var function: FunctionID
    var parameter: Int
    var types: Set<TypeID>
  }

  /// What is known of the object that a function is given, where some code in it runs.
  private struct Narrowing {
    var parameter: Int
    /// The types that it may be of, among all that the parameter takes.
    var types: Set<TypeID>
  }

  /// A condition that tells the type of a parameter.
  private struct KindTest {
    var parameter: Int
    var holds: Set<TypeID>
    /// Those for which it may not hold.
    var fails: Set<TypeID>
  }

  /// How many functions one object may be handed on through.
  private static let reach = 5

  /// Asks those callers of a function that give it an object of the kinds for which the code at `ref` runs.
  /// - Returns: whether the code runs for some kinds only, and who gives such an object was seen, be it nobody.
  func climbKinds(_ function: FunctionID, around ref: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    // A screen's code runs while the screen is shown, whoever calls it.
    if case .type(let type) = declarations[function].owner, linkage.isScreenLike(type) || screens.contains(type) { return false }
    guard declarations[function].parameterCount > 0, let body = declarations[function].body,
      let narrowing = narrowing(at: ref, in: body, of: function)
    else { return false }
    let question = KindQuestion(function: function, parameter: narrowing.parameter, types: narrowing.types)
    if let known = kindAnswers[question] {
      answer.add(known.screens)
      return known.isSeen
    }
    var given = Given()
    // What comes to nothing has not been asked.
    var inner = path
    climbGivers(of: narrowing.parameter, to: function, narrowing.types, &inner, &given, depth: 0)
    let isCut = inner.cuts > path.cuts
    let isSeen = given.screens.hasScreens || !given.isOpen
    if !isCut { kindAnswers[question] = KindAnswer(screens: isSeen ? given.screens : Answer(), isSeen: isSeen) }
    // Whoever was met before has been counted.
    guard isSeen || isCut else { return false }
    path = inner
    answer.add(given.screens)
    return true
  }

  /// The screens from which objects of some types are given.
  struct KindAnswer {
    var screens: Answer
    /// Whether it is known who gives them: their screens, or that nobody does.
    var isSeen: Bool
  }

  /// What is found on the way to those who give an object.
  private struct Given {
    var screens = Answer()
    var seen: Set<FunctionID> = []
    /// Whether somebody may give one of the types whose screens are not seen.
    var isOpen = false
  }

  // MARK: Who gives it

  private func climbGivers(of parameter: Int, to function: FunctionID, _ types: Set<TypeID>, _ path: inout Path, _ given: inout Given, depth: Int) {
    guard depth < Self.reach, given.seen.insert(function).inserted else { return }
    let parameters = declarations.parameters(of: function)
    let callers = runningCallers(of: function)
    if callers.isEmpty { given.isOpen = true }
    for call in callers where !places(running: function, by: call).isEmpty {
      guard let object = linkage.match(parameters, linkage.arguments(of: call))?.first(where: { $0.parameter == parameter })?.argument else {
        climb(call, &path, &given)
        continue
      }
      if program[object].kind == .name, program[object].name == linkage.names.selfValue {
        climbSelf(call, types, &path, &given, depth: depth)
      } else if case .function(let outer) = linkage.enclosingBody(call), let index = self.parameter(object, of: outer) {
        // What is handed to the function above it came from the same callers.
        if outer != function { climbGivers(of: index, to: outer, types, &path, &given, depth: depth + 1) }
      } else if mayBe(object, types) {
        climb(call, &path, &given)
      }
    }
  }

  private func climb(_ call: NodeRef, _ path: inout Path, _ given: inout Given) {
    given.isOpen = true
    climb(call, &path, &given.screens)
  }

  /// Up from a call that an object makes about itself, where it is of one of these types.
  private func climbSelf(_ call: NodeRef, _ types: Set<TypeID>, _ path: inout Path, _ given: inout Given, depth: Int) {
    guard let own = linkage.enclosingType(call) else { return climb(call, &path, &given) }
    let isOne = types.contains { linkage.fits(own, $0) }
    if isOne, types.allSatisfy({ $0 == own || !linkage.fits($0, own) }) { return climb(call, &path, &given) }
    // A base class, or a protocol's extension: on which object it runs, its callers tell.
    guard isOne || types.contains(where: { linkage.fits($0, own) }) else { return }
    guard depth < Self.reach, case .function(let function) = linkage.enclosingBody(call) else { return climb(call, &path, &given) }
    // What a protocol gives to all runs for those that have no method of their own.
    let types = declarations[own].kind == .protocol ? types.filter { !hasOwn(function, of: own, $0) } : types
    guard !types.isEmpty, given.seen.insert(function).inserted else { return }
    for caller in runningCallers(of: function) {
      guard let callee = program.firstChild(caller), program[callee].kind == .member, let base = program.firstChild(callee), !isSelf(base) else {
        climbSelf(caller, types, &path, &given, depth: depth + 1)
        continue
      }
      if mayBe(base, types) { climb(caller, &path, &given) }
    }
    for mention in linkage.references(to: function) where linkage.enclosingType(mention).map({ one in types.contains { linkage.fits(one, $0) } }) ?? true {
      climb(mention, &path, &given)
    }
  }

  private func hasOwn(_ function: FunctionID, of given: TypeID, _ type: TypeID) -> Bool {
    linkage.findFunctions(declarations[function].name, in: type).contains { isInstead($0, of: function, in: given) }
  }

  private func isSelf(_ base: NodeRef) -> Bool {
    program[base].kind == .name && [linkage.names.selfValue, linkage.names.superValue].contains(program[base].name)
  }

  /// Whether an object may be of one of these types, as far as can be told.
  private func mayBe(_ object: NodeRef, _ types: Set<TypeID>) -> Bool {
    var all = linkage.evaluate(object).compactMap { value -> TypeID? in
      if case .route(let type, _, _, _) = value { type } else { value.objectType }
    }
    if all.isEmpty, let type = linkage.typeOf(object).element.projectType { all = [type] }
    return all.isEmpty || all.contains { one in types.contains { linkage.fits(one, $0) || linkage.fits($0, one) } }
  }

  // MARK: What is known there

  /// What the conditions around some code tell of a parameter: those that it stands under, and those that let nothing else come by.
  private func narrowing(at ref: NodeRef, in body: NodeRef, of function: FunctionID) -> Narrowing? {
    var found: Narrowing?
    func note(_ parameter: Int, _ types: Set<TypeID>) {
      if let known = found, known.parameter != parameter { return }
      found = Narrowing(parameter: parameter, types: found.map { $0.types.intersection(types) } ?? types)
    }
    var child = ref
    while child != body, let here = program.parent(child) {
      switch program[here].kind {
      case .ifStmt:
        let conditions = program.conditions(of: here)
        if conditions.contains(child) { break }
        if program.first(here, .block) == child {
          for test in conditions.compactMap({ test($0, of: function) }) { note(test.parameter, test.holds) }
        } else if conditions.count == 1, let test = test(conditions[0], of: function) {
          note(test.parameter, test.fails)
        }
      case .guardStmt:
        let conditions = program.conditions(of: here)
        if program.first(here, .block) == child, conditions.count == 1, let test = test(conditions[0], of: function) { note(test.parameter, test.fails) }
      case .switchStmt where program[child].kind == .caseArm:
        if let test = test(arm: child, of: here, function) { note(test.parameter, test.holds) }
      case .block:
        for statement in program.members(here) where statement < child {
          let conditions = program.conditions(of: statement)
          if program[statement].kind == .guardStmt {
            for test in conditions.compactMap({ test($0, of: function) }) { note(test.parameter, test.holds) }
          } else if program[statement].kind == .ifStmt, conditions.count == 1, leaves(statement), let test = test(conditions[0], of: function) {
            note(test.parameter, test.fails)
          }
        }
      default: break
      }
      child = here
    }
    return found.flatMap { $0.types.isEmpty ? nil : $0 }
  }

  /// Whether an `if` without an `else` ends by leaving the function.
  private func leaves(_ statement: NodeRef) -> Bool {
    guard let block = program.first(statement, .block), !program.children(statement).contains(where: { $0 != block && $0 > block }) else { return false }
    return program.members(block).contains { program[$0].kind == .returnStmt }
  }

  /// The types that a parameter takes, where it takes several, and they are such as show screens: a value that is told by its type
  /// is made by anybody.
  private func universe(of parameter: Int, of function: FunctionID) -> Set<TypeID>? {
    guard let type = declarations.parameters(of: function)[parameter].type, let id = linkage.resolve(type).element.projectType,
      declarations[id].kind == .protocol || declarations[id].kind == .class
    else { return nil }
    let all = linkage.conformers(of: id).filter { declarations[$0].kind != .protocol } + (declarations[id].kind == .class ? [id] : [])
    // Routes of several enums that go one way.
    let areRoutes = declarations[id].kind == .protocol && all.allSatisfy { declarations[$0].kind == .enumeration }
    return all.count > 1 && (areRoutes || all.contains(where: navigates)) ? Set(all) : nil
  }

  /// Whether an object shows screens itself.
  func navigates(_ type: TypeID) -> Bool {
    declarations[type].kind == .class && declarations[type].functions.contains { draftsInside[$0] != nil }
  }

  /// The parameter of the function that an expression is, optional or not.
  private func parameter(_ expression: NodeRef, of function: FunctionID) -> Int? {
    guard program[expression].kind == .name else { return nil }
    switch linkage.meaning(of: program[expression].name, at: expression) {
    case .parameter(function, let index): return index
    // `guard let child else { … }`
    case .optionalBinding(let binding):
      guard let value = program.firstChild(binding) else {
        return declarations.parameters(of: function).firstIndex { $0.name == program[binding].name }
      }
      return program[value].kind == .name && value != expression ? parameter(value, of: function) : nil
    default: return nil
    }
  }

  private func test(_ condition: NodeRef, of function: FunctionID) -> KindTest? {
    switch program[condition].kind {
    case .cast:
      guard let object = program.firstChild(condition), let type = program.secondChild(condition) else { return nil }
      return test(object, isOf: [type], function)
    case .optionalBinding: return program.firstChild(condition).flatMap { program[$0].kind == .cast ? test($0, of: function) : nil }
    case .caseCondition:
      guard let pattern = program.firstChild(condition), let subject = program.secondChild(condition) else { return nil }
      return test(subject, [pattern], function)
    case .unary:
      guard linkage.text(program[condition].name) == "!", let inner = program.firstChild(condition), let test = test(inner, of: function) else { return nil }
      return KindTest(parameter: test.parameter, holds: test.fails, fails: test.holds)
    case .infix:
      guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return nil }
      switch linkage.text(program[condition].name) {
      case "==": return test(left, [right], function)
      case "!=": return test(left, [right], function).map { KindTest(parameter: $0.parameter, holds: $0.fails, fails: $0.holds) }
      case "===":
        guard let index = parameter(left, of: function), let all = universe(of: index, of: function),
          let one = linkage.typeOf(right).element.projectType, all.contains(one)
        else { return nil }
        return KindTest(parameter: index, holds: all.filter { linkage.fits($0, one) }, fails: all)
      default: return nil
      }
    default: return nil
    }
  }

  /// An arm's kinds; those of `default` are all that no other arm names.
  private func test(arm: NodeRef, of choice: NodeRef, _ function: FunctionID) -> KindTest? {
    guard let subject = program.firstChild(choice) else { return nil }
    let patterns = program.children(arm).filter { program[$0].kind == .pattern }
    if !patterns.isEmpty { return test(subject, patterns, function) }
    let others = linkage.armsOf(choice).filter { $0 != arm }.flatMap { program.children($0).filter { program[$0].kind == .pattern } }
    guard !others.isEmpty, !others.contains(where: isConditioned), let test = test(subject, others, function) else { return nil }
    return KindTest(parameter: test.parameter, holds: test.fails, fails: test.holds)
  }

  private func isConditioned(_ pattern: NodeRef) -> Bool { program.secondChild(pattern) != nil }

  /// `child` against `is A`, or `child.kind` against `.login`: one of several patterns.
  private func test(_ subject: NodeRef, _ patterns: [NodeRef], _ function: FunctionID) -> KindTest? {
    if let index = parameter(subject, of: function) {
      var types: [NodeRef] = []
      for pattern in patterns {
        let casts = program.subtree(pattern).map { NodeRef($0) }.filter { program[$0].kind == .isPattern || program[$0].kind == .cast }
        guard let cast = casts.first, let type = program.children(cast).first(where: { program[$0].kind.isType }) else { return nil }
        types.append(type)
      }
      return test(subject, isOf: types, function, index)
    }
    guard program[subject].kind == .member, let object = program.firstChild(subject), let index = parameter(object, of: function),
      let all = universe(of: index, of: function)
    else { return nil }
    var names: Set<Symbol> = []
    for pattern in patterns {
      guard let name = linkage.caseName(pattern) else { return nil }
      names.insert(name)
    }
    var test = KindTest(parameter: index, holds: [], fails: [])
    var isKnown = false
    for type in all {
      let kinds = kinds(of: type, program[subject].name)
      if kinds != nil { isKnown = true }
      if kinds.map({ !$0.isDisjoint(with: names) }) ?? true { test.holds.insert(type) }
      if kinds.map({ !$0.isSubset(of: names) }) ?? true { test.fails.insert(type) }
    }
    return isKnown ? test : nil
  }

  private func test(_ object: NodeRef, isOf types: [NodeRef], _ function: FunctionID, _ index: Int? = nil) -> KindTest? {
    guard let index = index ?? parameter(object, of: function), let all = universe(of: index, of: function) else { return nil }
    var wanted: [TypeID] = []
    for type in types {
      guard let id = linkage.resolve(type).element.projectType else { return nil }
      wanted.append(id)
    }
    let holds = all.filter { type in wanted.contains { linkage.fits(type, $0) } }
    return holds.isEmpty ? nil : KindTest(parameter: index, holds: holds, fails: all.subtracting(holds))
  }

  /// The cases that a type says it is of: `var kind: FlowKind { .login }`, `let kind = FlowKind.login`, or becomes one of later:
  /// `kind = .left`; nil where that is not told.
  private func kinds(of type: TypeID, _ name: Symbol) -> Set<Symbol>? {
    guard let property = linkage.findProperty(name, in: type), case .type(let owner) = declarations[property].owner, declarations[owner].kind != .protocol
    else { return nil }
    var given = declarations[property].getter.map(linkage.returnedExpressions) ?? declarations[property].initial.map { [$0] } ?? []
    if declarations[property].getter == nil, !declarations[property].isLet {
      given += linkage.writes(to: property).filter { $0.means == .assignment && linkage.enclosingType($0.site) == type }.compactMap(\.value)
    }
    var names: Set<Symbol> = []
    for expression in given {
      guard let name = linkage.caseName(expression) else { return nil }
      names.insert(name)
    }
    return names.isEmpty ? nil : names
  }
}
