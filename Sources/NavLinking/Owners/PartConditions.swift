import NavFacts

/// Code of a part that runs only where the part is made so: `struct StopRow { let isOpen: Bool; … if isOpen { NavigationLink … } }`, or with a
/// `switch` over a case that it is given. Whoever makes it with another value written out is not before what that code shows.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// How many functions of a part may stand between its condition and the code.
  private static let reach = 4

  /// The calls that make a part in a way in which the code at `ref` never runs; none where all of them would be.
  func constructionsRuledOut(of part: TypeID, around ref: NodeRef) -> Set<NodeRef> {
    guard linkage.isView(part), declarations[part].kind == .structure, !screens.contains(part), !declarations[part].properties.isEmpty else { return [] }
    let made = linkage.constructions(of: part)
    guard made.count > 1 else { return [] }
    var ruledOut = Set(callsWithUnshownState(made, of: part, around: ref))
    if declarations[part].properties.contains(where: isGivenOnce) {
      var seen: Set<FunctionID> = []
      for call in made where !ruledOut.contains(call) {
        seen.removeAll()
        if !runs(ref, of: part, madeBy: call, &seen) { ruledOut.insert(call) }
      }
    }
    return ruledOut.count < made.count ? ruledOut : []
  }

  /// Up from a part to the places that make it so that the code runs.
  func climb(part: TypeID, madeBy made: [NodeRef], _ path: inout Path, _ answer: inout Answer) {
    let ruledOut = path.ruledOut
    for site in made + linkage.initialisersGiven(of: part) where !ruledOut.contains(site) {
      // Another place of the part may run under other conditions.
      if path.calls.insert(site).inserted { climb(site, &path, &answer) } else { path.cuts += 1 }
    }
  }

  /// Whether code of a part may run where `call` makes the part.
  private func runs(_ ref: NodeRef, of part: TypeID, madeBy call: NodeRef, _ seen: inout Set<FunctionID>) -> Bool {
    var child = ref
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .ifStmt:
        let parts = program.children(here).map { $0 }
        guard let block = parts.firstIndex(where: { program[$0].kind == .block }) else { break }
        let conditions = parts[..<block]
        if parts[block] == child {
          if conditions.contains(where: { holds($0, of: part, call) == false }) { return false }
        } else if conditions.count == 1, parts[(block + 1)...].contains(child), holds(conditions[0], of: part, call) == true {
          return false
        }
      case .switchStmt where program[child].kind == .caseArm:
        if !mayTake(child, of: here, part, call) { return false }
      case .block, .closure:
        // `guard isOpen else { return }` before it.
        for statement in program.children(here) {
          if statement == child { break }
          guard program[statement].kind == .guardStmt else { continue }
          let conditions = program.children(statement).filter { program[$0].kind != .block }
          if conditions.contains(where: { holds($0, of: part, call) == false }) { return false }
        }
      case .funcDecl:
        guard let function = declarations.functionOfNode[here], seen.count < Self.reach, seen.insert(function).inserted else { return true }
        let callers = runningCallers(of: function)
        guard !callers.isEmpty, linkage.references(to: function).isEmpty, callers.allSatisfy({ linkage.enclosingType($0) == part })
        else { return true }
        return callers.contains { runs($0, of: part, madeBy: call, &seen) }
      case .initDecl, .structDecl, .extensionDecl: return true
      case .varDecl where declarations.propertyOfNode[here] != nil: return true
      default: break
      }
      child = here
      at = program.parent(here)
    }
    return true
  }

  /// Whether a condition holds of a part made by `call`; nil where that cannot be told.
  private func holds(_ condition: NodeRef, of part: TypeID, _ call: NodeRef) -> Bool? {
    switch program[condition].kind {
    case .name, .member:
      guard let property = property(condition, of: part), let given = given(property, by: call), program[given].kind == .boolean else { return nil }
      return program[given].flags.contains(.isTrue)
    case .unary where linkage.text(program[condition].name) == "!":
      return program.firstChild(condition).flatMap { holds($0, of: part, call) }.map { !$0 }
    case .caseCondition:
      guard let pattern = program.firstChild(condition), let subject = program.secondChild(condition), let name = linkage.caseName(pattern)
      else { return nil }
      return matches(subject, [name], isSure: isPlain(pattern), of: part, call)
    case .infix:
      guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return nil }
      switch linkage.text(program[condition].name) {
      case "&&":
        let both = (holds(left, of: part, call), holds(right, of: part, call))
        if both.0 == false || both.1 == false { return false }
        return both.0 == true && both.1 == true ? true : nil
      case "==", "!=":
        guard let name = linkage.caseName(right), let isSame = matches(left, [name], isSure: isPlain(right), of: part, call) else { return nil }
        return isSame == (linkage.text(program[condition].name) == "==")
      default: return nil
      }
    default: return nil
    }
  }

  private func mayTake(_ arm: NodeRef, of choice: NodeRef, _ part: TypeID, _ call: NodeRef) -> Bool {
    guard let subject = program.firstChild(choice), property(subject, of: part) != nil else { return true }
    let patterns = program.children(arm).filter { program[$0].kind == .pattern }
    if !patterns.isEmpty {
      let names = linkage.caseNames(of: arm)
      return names.count < patterns.count || matches(subject, Set(names), isSure: false, of: part, call) != false
    }
    // `default` takes what no other arm is sure to take.
    let others = linkage.armsOf(choice).filter { $0 != arm }.flatMap { program.children($0).filter { program[$0].kind == .pattern } }
    let sure = others.filter { program.secondChild($0) == nil }.compactMap { program.firstChild($0) }.filter(isPlain).compactMap(linkage.caseName)
    return matches(subject, Set(sure), isSure: true, of: part, call) != true
  }

  /// A pattern that every value of its case matches.
  private func isPlain(_ pattern: NodeRef) -> Bool {
    switch program[pattern].kind {
    case .implicitMember, .member: true
    case .call: linkage.arguments(of: pattern).allSatisfy { [.bind, .wildcard].contains(program[$0].kind) }
    default: false
    }
  }

  /// Whether what a part is given is of one of these cases.
  /// - Parameter isSure: whether a value of the case is sure to match.
  private func matches(_ subject: NodeRef, _ names: Set<Symbol>, isSure: Bool, of part: TypeID, _ call: NodeRef) -> Bool? {
    guard let property = property(subject, of: part), case .project(let type) = linkage.declaredType(of: property),
      declarations[type].kind == .enumeration,
      let given = given(property, by: call), let name = linkage.caseName(given), linkage.hasCase(name, type)
    else { return nil }
    return names.contains(name) ? (isSure ? true : nil) : false
  }

  /// `isOpen`, `self.isOpen`
  private func property(_ subject: NodeRef, of part: TypeID) -> PropertyID? {
    guard let property = linkage.propertyWritten(by: subject), declarations[property].owner == .type(part), isGivenOnce(property) else { return nil }
    return property
  }

  /// Whether a property keeps what its view is made with: no state, no binding.
  private func isGivenOnce(_ property: PropertyID) -> Bool { declarations[property].getter == nil && !declarations[property].hasAttributes }

  /// What a call that makes a part gives for a property, written out there, or as the default.
  private func given(_ property: PropertyID, by call: NodeRef) -> NodeRef? {
    guard program[call].kind == .call, case .type(let part) = declarations[property].owner else { return nil }
    let arguments = linkage.arguments(of: call)
    if let argument = arguments.first(where: { linkage.propertyGiven($0) == property }) { return argument }
    let initialisers = linkage.initialisers(of: part)
    if initialisers.isEmpty { return declarations[property].initial }
    let fitting = initialisers.filter { linkage.match(declarations.parameters(of: $0), arguments) != nil }
    guard fitting.count == 1, let pairs = linkage.match(declarations.parameters(of: fitting[0]), arguments), let body = declarations[fitting[0]].body
    else { return nil }
    let parameters = declarations.parameters(of: fitting[0])
    for at in program.subtree(body) where program[NodeRef(at)].kind == .assign {
      guard let left = program.firstChild(NodeRef(at)), linkage.propertyWritten(by: left) == property, let right = program.secondChild(NodeRef(at))
      else { continue }
      guard program[right].kind == .name, case .parameter(fitting[0], let index) = linkage.meaning(of: program[right].name, at: right)
      else { return nil }
      return pairs.contains { $0.parameter == index } ? nil : parameters[index].defaultValue
    }
    return declarations[property].initial
  }
}
