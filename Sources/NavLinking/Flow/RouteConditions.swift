import NavFacts

/// What has to be so for a value to reach a sink: `if route.isModal { present(…) } else { push(…) }`.
struct RouteCondition: Hashable {
  enum Subject: Hashable {
    /// An expression in the function that the value is in now.
    case expression(NodeRef)
    /// A property of the value itself, or a function that is given it, while so many projections of it are still to be made.
    case property(Symbol, projections: Int)
    /// The value itself, once so many projections of it are still to be made.
    case value(projections: Int)
  }
  enum Wanted: Hashable {
    case truth(Bool)
    /// One of these cases, or none of them.
    case names([Symbol], isOneOf: Bool)
    /// An object of this type: the method that a protocol's requirement runs is then the type's own.
    case object(TypeID)
    /// A value of one of these types, or of none of them.
    case types([TypeID], isOneOf: Bool)
  }
  var subject: Subject
  var wanted: Wanted

  /// The value itself is of a type.
  static func isOf(_ type: TypeID) -> RouteCondition { RouteCondition(subject: .value(projections: 0), wanted: .types([type], isOneOf: true)) }

  /// Whether what is said rules the condition out; what says something else than was asked for rules out nothing.
  func isRuledOut(by answer: CaseAnswer) -> Bool {
    switch (wanted, answer) {
    case (.truth(let wanted), .truth(let truth)): wanted != truth
    case (.names(let names, let isOneOf), .named(let name)): names.contains(name) != isOneOf
    default: false
    }
  }
}

/// Which branches around a call a value goes through, and whether a route may.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// How many conditions one way is asked about: more say little, and each is a part of what makes ways differ.
  static var mostConditions: Int { 4 }

  /// The conditions of a sink for the value that comes in as a parameter: those it had, in the words of that function, and those
  /// around `site`; nil where no value can fulfil them all.
  func conditions(of sink: Sink, around site: NodeRef, in function: FunctionID, _ index: Int) -> [RouteCondition]? {
    var all: [RouteCondition] = []
    for condition in sink.conditions + conditions(around: site, in: function) {
      guard all.count < Self.mostConditions else { break }
      if !add(inWords(condition, of: function, index, sink), to: &all) { return nil }
    }
    return all
  }

  /// A condition on the parameter, or on a property of it, is one on the value itself.
  private func inWords(_ condition: RouteCondition, of function: FunctionID, _ index: Int, _ sink: Sink) -> RouteCondition {
    guard case .expression(let ref) = condition.subject else { return condition }
    if case .types = condition.wanted {
      for case .parameter(function, index) in linkage.evaluate(ref) {
        return RouteCondition(subject: .value(projections: sink.projections.count), wanted: condition.wanted)
      }
      return condition
    }
    let expression = linkage.initial(of: ref)
    guard program[expression].kind == .member, let base = program.firstChild(expression) else { return condition }
    for case .parameter(function, index) in linkage.evaluate(base) {
      return RouteCondition(
        subject: .property(program[expression].name, projections: sink.projections.count), wanted: condition.wanted)
    }
    return condition
  }

  /// The conditions as a caller sees them; nil where what it passes rules one of them out.
  func conditions(_ conditions: [RouteCondition], of function: FunctionID, at call: NodeRef) -> [RouteCondition]? {
    guard !conditions.isEmpty else { return [] }
    var all: [RouteCondition] = []
    for condition in conditions {
      guard case .expression(let ref) = condition.subject else {
        all.append(condition)
        continue
      }
      // What is said of other things than parameters says nothing to callers.
      guard program[ref].kind == .name, case .parameter(function, let index) = linkage.meaning(of: program[ref].name, at: ref),
        let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)),
        let given = pairs.first(where: { $0.parameter == index })?.argument ?? declarations.parameters(of: function)[index].defaultValue
      else { continue }
      if case .types(let types, let isOneOf) = condition.wanted {
        let isOne = isOne(given: given, of: types)
        if let isOne, isOne != isOneOf { return nil }
        if isOne == nil { all.append(RouteCondition(subject: .expression(given), wanted: condition.wanted)) }
      } else if case .object(let type) = condition.wanted {
        let runs = runs(type, on: given)
        if runs == false { return nil }
        if runs == nil { all.append(RouteCondition(subject: .expression(given), wanted: condition.wanted)) }
      } else if let answer = literal(given) {
        if condition.isRuledOut(by: answer) { return nil }
      } else {
        all.append(RouteCondition(subject: .expression(given), wanted: condition.wanted))
      }
    }
    return all
  }

  /// What has to be so for a call to run a method of one type, and not that of another which fulfils the same requirement:
  /// `style.open(screen)`. nil where the call runs another.
  func dispatch(of function: FunctionID, at call: NodeRef) -> [RouteCondition]? {
    guard case .type(let type) = declarations[function].owner, declarations[type].kind != .protocol, let base = receiver(of: call),
      let declared = linkage.typeOf(base).projectType, declarations[declared].kind == .protocol
    else { return [] }
    switch runs(type, on: base) {
    case true?: return []
    case false?: return nil
    case nil:
      guard mayBe(type, base, depth: 0) else { return nil }
      return isAskable(base) ? [RouteCondition(subject: .expression(base), wanted: .object(type))] : []
    }
  }

  /// Whether an expression may stand for an object of a type, by all that is given to the parameter or the property it names: of several
  /// coordinators that take the same events, a model tells the one that it was made with.
  private func mayBe(_ type: TypeID, _ expression: NodeRef, depth: Int) -> Bool {
    guard depth < 4 else { return true }
    if program[expression].kind == .name, program[expression].name == linkage.names.selfValue {
      guard let own = linkage.enclosingType(expression), declarations[own].kind != .protocol, linkage.conformers(of: own).isEmpty else { return true }
      return linkage.fits(own, type)
    }
    let values = linkage.evaluate(expression)
    // What a property is declared to hold says less than what is put into it.
    let declared = Set(values.compactMap { if case .slot(let property) = $0 { linkage.declaredType(of: property).projectType } else { nil } })
    var isOther = false
    for value in values {
      switch value {
      case .none: continue
      case .typed(.project(let id)) where declared.contains(id): continue
      case .object(let id, _), .typed(.project(let id)):
        if declarations[id].kind == .protocol || !linkage.conformers(of: id).isEmpty || linkage.fits(id, type) { return true }
        isOther = true
      case .slot(let property):
        let written = linkage.writes(to: property).map(\.value)
        if written.isEmpty || written.contains(where: { $0.map { mayBe(type, $0, depth: depth + 1) } ?? true }) { return true }
        isOther = true
      case .parameter(let function, let index):
        let calls = callers(of: function)
        let given = calls.map { call, _ in
          linkage.match(declarations.parameters(of: function), linkage.arguments(of: call))?.first { $0.parameter == index }?.argument
        }
        if given.isEmpty || given.contains(where: { $0.map { mayBe(type, $0, depth: depth + 1) } ?? true }) { return true }
        isOther = true
      default: return true
      }
    }
    return !isOther
  }

  /// A sink for what a closure is given, with what the branches around `site` in the closure ask of that: `{ switch $0 { case .cart:
  /// path.append($0) … } }`; nil where nothing can fulfil it.
  func asked(_ sink: Sink, of closure: NodeRef, _ index: Int, around site: NodeRef) -> Sink? {
    guard program.isInside(site, closure) else { return sink }
    var asked = sink
    for condition in conditions(around: site, upTo: closure) {
      guard asked.conditions.count < Self.mostConditions else { break }
      guard case .expression(let ref) = condition.subject, linkage.evaluate(ref).contains(where: { value in
        if case .closureArgument(closure, index) = value { true } else { false }
      }) else { continue }
      let onValue = RouteCondition(subject: .value(projections: sink.projections.count), wanted: condition.wanted)
      if !add(onValue, to: &asked.conditions) { return nil }
    }
    return asked
  }

  /// A sink for a value that is one of these cases, or none of them.
  func asking(_ sink: Sink, _ names: [Symbol], isOneOf: Bool) -> Sink {
    var asking = sink
    let condition = RouteCondition(subject: .value(projections: sink.projections.count), wanted: .names(names, isOneOf: isOneOf))
    if sink.conditions.count < Self.mostConditions, !sink.conditions.contains(condition) { asking.conditions.append(condition) }
    return asking
  }

  /// Whether what an expression stands for is of a type; nil where that cannot be told.
  private func runs(_ type: TypeID, on expression: NodeRef) -> Bool? {
    var isOther = false
    for value in linkage.evaluate(expression) {
      switch value {
      case .object(let id, _), .typed(.project(let id)):
        if declarations[id].kind == .protocol { return nil }
        if linkage.fits(id, type) { return true }
        isOther = true
      case .none: continue
      default: return nil
      }
    }
    return isOther ? false : nil
  }

  private func literal(_ ref: NodeRef) -> CaseAnswer? {
    switch program[ref].kind {
    case .boolean: return .truth(program[ref].flags.contains(.isTrue))
    case .implicitMember: return .named(program[ref].name)
    case .call: return program.firstChild(ref).flatMap { [.implicitMember, .member].contains(program[$0].kind) ? literal($0) : nil }
    case .member:
      guard let base = program.firstChild(ref), case .meta(.project(let type)) = linkage.typeOf(base), linkage.hasCase(program[ref].name, type)
      else { return nil }
      return .named(program[ref].name)
    default: return nil
    }
  }

  /// What the properties of a route say of the conditions on its way.
  func verdict(on route: RouteKey, _ sink: Sink) -> (isRuledOut: Bool, isTold: Bool) {
    var isTold = false
    for condition in sink.conditions {
      let property: Symbol
      switch condition.subject {
      case .value(let projections):
        if projections == sink.projections.count, condition.isRuledOut(by: .named(route.name)) { return (true, true) }
        continue
      case .property(let name, let projections):
        guard projections == sink.projections.count else { continue }
        property = name
      case .expression(let ref):
        let expression = linkage.initial(of: ref)
        guard program[expression].kind == .member, let base = program.firstChild(expression), isOnly(route, base) else { continue }
        property = program[expression].name
      }
      guard let answers = linkage.answers(of: property, for: route), !answers.isEmpty else { continue }
      if answers.allSatisfy(condition.isRuledOut) { return (true, true) }
      isTold = true
    }
    return (false, isTold)
  }

  /// Whether the properties of an object rule out a way: `switch route.style { case .sheet: … }`.
  func isRuledOut(_ object: Value, of type: TypeID, _ sink: Sink) -> Bool {
    for condition in sink.conditions {
      guard case .property(let name, sink.projections.count) = condition.subject, let property = linkage.findProperty(name, in: type) else { continue }
      var walk = Walk(linkage: linkage)
      // `let style = Style.replacing`: nobody gives it another.
      let constant = declarations[property].isLet && declarations[property].getter == nil ? declarations[property].initial : nil
      let values = constant.map { linkage.evaluate($0) } ?? walk.values(of: property, receiver: object, nil)
      let answers = values.compactMap { value -> CaseAnswer? in
        switch value {
        case .route(_, let name, _, _): .named(name)
        case .boolean(let truth): .truth(truth)
        default: nil
        }
      }
      if !answers.isEmpty, answers.count == values.count, answers.allSatisfy(condition.isRuledOut) { return true }
    }
    return false
  }

  private func isOnly(_ route: RouteKey, _ base: NodeRef) -> Bool {
    let values = linkage.evaluate(base)
    return !values.isEmpty && values.allSatisfy { if case .route(route.type, route.name, _, _) = $0 { true } else { false } }
  }

  /// What the branches around `site` ask of the element that a loop is at: `ForEach(Tab.allCases) { tab in if tab.isShown { … } }`.
  func conditionsOnElement(around site: NodeRef) -> [RouteCondition] {
    var loop = program.parent(site)
    while let here = loop, program[here].kind != .closure || !isBodyOfLoop(here) {
      if program[here].kind.isDeclaration { return [] }
      loop = program.parent(here)
    }
    guard let loop else { return [] }
    return conditions(around: site, upTo: loop).compactMap { onElement($0, of: loop, projections: 0) }
  }

  /// What an expression in a closure asks of the closure's first parameter: `$0.style == .sheet`, `style(of: $0) == .sheet`.
  func conditions(of asked: NodeRef, onParameterOf closure: NodeRef, projections: Int) -> [RouteCondition] {
    if program[asked].kind == .infix, case let comparison = linkage.text(program[asked].name), comparison == "==" || comparison == "!=",
      let call = program.firstChild(asked), program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name,
      case let given = linkage.arguments(of: call), given.count == 1, isElement(given[0], of: closure),
      let wanted = program.secondChild(asked).flatMap({ linkage.caseName($0) })
    {
      return [RouteCondition(subject: .property(program[callee].name, projections: projections), wanted: .names([wanted], isOneOf: comparison == "=="))]
    }
    return read(asked, holds: true).compactMap { onElement($0, of: closure, projections: projections) }
  }

  /// A condition on what a closure is given first, or on a property of that, as one on the value itself.
  private func onElement(_ condition: RouteCondition, of closure: NodeRef, projections: Int) -> RouteCondition? {
    guard case .expression(let ref) = condition.subject else { return nil }
    if isElement(ref, of: closure) { return RouteCondition(subject: .value(projections: projections), wanted: condition.wanted) }
    guard program[ref].kind == .member, let base = program.firstChild(ref), isElement(base, of: closure) else { return nil }
    return RouteCondition(subject: .property(program[ref].name, projections: projections), wanted: condition.wanted)
  }

  private func isBodyOfLoop(_ closure: NodeRef) -> Bool {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call) else { return false }
    return linkage.text(program[callee].name) == "ForEach"
  }

  private func isElement(_ ref: NodeRef, of loop: NodeRef) -> Bool {
    guard program[ref].kind == .name, case .closureParameter(loop, 0) = linkage.meaning(of: program[ref].name, at: ref) else { return false }
    return true
  }

  // MARK: Branches

  /// The conditions of the branches around `site`, innermost first.
  private func conditions(around site: NodeRef, in function: FunctionID) -> [RouteCondition] {
    conditions(around: site, upTo: declarations[function].node)
  }

  private func conditions(around site: NodeRef, upTo end: NodeRef) -> [RouteCondition] {
    var all: [RouteCondition] = []
    var child = site
    while let here = program.parent(child), here != end {
      switch program[here].kind {
      case .ifStmt: all += conditions(of: here, at: child)
      case .ternary:
        let parts = program.children(here).map { $0 }
        if parts.count == 3, child != parts[0] { all += read(parts[0], holds: child == parts[1]) }
      case .caseArm:
        if program[child].kind == .block { all += conditions(ofArm: here) }
      case .block, .closure:
        for statement in program.children(here) {
          guard statement < child else { break }
          all += conditions(after: statement)
        }
      default: break
      }
      child = here
    }
    return all
  }

  private func conditions(of statement: NodeRef, at child: NodeRef) -> [RouteCondition] {
    let parts = program.children(statement).map { $0 }
    guard let first = parts.firstIndex(where: { program[$0].kind == .block }), let at = parts.firstIndex(of: child), at >= first else { return [] }
    if at == first { return parts[..<first].flatMap { read($0, holds: true) } }
    return first == 1 ? read(parts[0], holds: false) : []
  }

  /// What holds after a statement that leaves otherwise: `guard …`, `if … { …; return }`.
  private func conditions(after statement: NodeRef) -> [RouteCondition] {
    let kind = program[statement].kind
    guard kind == .guardStmt || kind == .ifStmt else { return [] }
    let parts = program.children(statement).map { $0 }
    guard let block = parts.firstIndex(where: { program[$0].kind == .block }) else { return [] }
    if kind == .guardStmt { return parts[..<block].flatMap { read($0, holds: true) } }
    guard block == 1, parts.count == 2, let last = program.children(parts[1]).map({ $0 }).last, program[last].kind == .returnStmt else { return [] }
    return read(parts[0], holds: false)
  }

  private func conditions(ofArm arm: NodeRef) -> [RouteCondition] {
    var above = program.parent(arm)
    while let here = above, program[here].kind != .switchStmt { above = program.parent(here) }
    guard let statement = above, let subject = program.firstChild(statement) else { return [] }
    let isRest = program[arm].flags.contains(.isDefault) || linkage.isCatchAll(arm)
    let ofType = typeCondition(ofArm: arm, of: statement, isRest: isRest).map { [$0] } ?? []
    guard isAskable(subject) else { return ofType }
    let names = isRest ? linkage.armsOf(statement).filter { $0 != arm }.flatMap { linkage.caseNames(of: $0) } : linkage.caseNames(of: arm)
    guard !names.isEmpty else { return ofType }
    return ofType + [RouteCondition(subject: .expression(subject), wanted: .names(names, isOneOf: !isRest))]
  }

  private func read(_ condition: NodeRef, holds: Bool) -> [RouteCondition] {
    if let ofType = typeCondition(condition, holds: holds) { return [ofType] }
    let node = program[condition]
    switch node.kind {
    case .name, .member:
      return isAskable(condition) ? [RouteCondition(subject: .expression(condition), wanted: .truth(holds))] : []
    case .unary:
      guard linkage.text(node.name) == "!", let inner = program.firstChild(condition) else { return [] }
      return read(inner, holds: !holds)
    case .caseCondition:
      guard let pattern = program.firstChild(condition), let name = linkage.caseName(pattern), let subject = program.secondChild(condition),
        isAskable(subject)
      else { return [] }
      return [RouteCondition(subject: .expression(subject), wanted: .names([name], isOneOf: holds))]
    case .infix:
      guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return [] }
      switch linkage.text(node.name) {
      case "&&": return holds ? read(left, holds: true) + read(right, holds: true) : []
      case "||": return holds ? [] : read(left, holds: false) + read(right, holds: false)
      case "==", "!=":
        guard isAskable(left), let answer = literal(right) else { return [] }
        let isEqual = (linkage.text(node.name) == "==") == holds
        switch answer {
        case .truth(let truth): return [RouteCondition(subject: .expression(left), wanted: .truth(truth == isEqual))]
        case .named(let name): return [RouteCondition(subject: .expression(left), wanted: .names([name], isOneOf: isEqual))]
        case .number: return []
        }
      default: return []
      }
    default: return []
    }
  }

  /// A parameter, a local, or a property of one: what callers and routes can say something about.
  func isAskable(_ ref: NodeRef) -> Bool {
    switch program[ref].kind {
    case .name:
      switch linkage.meaning(of: program[ref].name, at: ref) {
      case .parameter, .local, .closureParameter: return true
      default: return false
      }
    case .member: return program.firstChild(ref).map { program[$0].kind == .name && program[$0].name != linkage.names.selfValue } ?? false
    default: return false
    }
  }
}

extension Linkage {
  /// What a local stands for.
  func initial(of ref: NodeRef) -> NodeRef {
    guard program[ref].kind == .name, case .local(let declaration) = meaning(of: program[ref].name, at: ref),
      let value = program.first(declaration, .initializer).flatMap({ program.firstChild($0) })
    else { return ref }
    return value
  }

  /// What a local stands for, or a name that a condition binds: `guard let stack = navigationController else { … }`; nil of all else.
  func begun(_ ref: NodeRef) -> NodeRef? {
    guard program[ref].kind == .name else { return nil }
    if case .optionalBinding(let binding) = meaning(of: program[ref].name, at: ref) { return program.firstChild(binding) }
    let value = initial(of: ref)
    return value == ref ? nil : value
  }
}
