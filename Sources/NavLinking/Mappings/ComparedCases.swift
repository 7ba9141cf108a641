import NavFacts

/// Screens chosen by comparing: `func view(for page: Page) -> some View { if page == .help { HelpView() } else { HomeView() } }`.
///
/// A `switch` says of each arm which cases it is for. Comparisons stand in chains, one after the other, in a `guard` or between `?` and
/// `:`; so the body is asked for each case by itself.
extension Linkage {
  /// Of functions and closures that are handed the value, of what an enum's own members make of it, and of views that are made with it:
  /// what a view asks of its own state is how it looks.
  func findComparedCases(_ hints: ScreenHints) {
    for comparison in sites.comparisons.sorted() {
      guard let subject = subjectCompared(in: comparison), case .project(let type) = typeOf(subject), declarations[type].kind == .enumeration,
        let body = bodyHanded(subject, of: type), comparedBodies[body] == nil, comparedViews[body] == nil, decides(comparison, in: body), !isHandedContent(subject),
        hints.mayBuild([body]), !isInRow(body, depth: 0)
      else { continue }
      var walk = Walk(linkage: self, hints: hints)
      guard buildsScreens([body], &walk, isChosen: false) else { continue }
      let choice = CaseChoice(type: type, subject: subject)
      if propertyCompared(subject) != nil { comparedViews[body] = choice } else { comparedBodies[body] = choice }
      // What the chain asks with `if case` is asked with the rest.
      for (statement, choice) in caseChoices where choice.type == type && program.isInside(statement, body) { caseChoices[statement] = nil }
      noteMapped(type)
    }
  }

  /// What is compared with a case of its enum.
  private func subjectCompared(in comparison: NodeRef) -> NodeRef? {
    let sides = program.children(comparison).map { $0 }
    guard sides.count == 2, let at = sides.firstIndex(where: { program[$0].kind == .name }), case let subject = sides[at], case let other = sides[1 - at],
      program[other].kind == .implicitMember || program[other].kind == .member, declarations.casesByName[program[other].name] != nil
    else { return nil }
    return subject
  }

  /// The body that is handed the value: of the function or closure whose parameter it is, of a member of the enum for `self`.
  private func bodyHanded(_ subject: NodeRef, of type: TypeID) -> NodeRef? {
    if program[subject].name == names.selfValue {
      guard enclosingType(subject) == type else { return nil }
      switch enclosingBody(subject) {
      case .function(let id): return declarations[id].body
      case .property(let id): return declarations[id].getter
      default: return nil
      }
    }
    switch meaning(of: program[subject].name, at: subject) {
    case .parameter(let function, _): return declarations[function].body
    case .closureParameter(let closure, 0): return closure
    case .property(let property):
      guard let view = enclosingType(subject), declarations[property].owner == .type(view), isView(view), isConstant(property) else { return nil }
      return bodyGetter(view)
    default: return nil
    }
  }

  /// Whether the function that is handed the value is handed a view as well, which it shows however the comparison comes out:
  /// `tab(.cart) { CartView() }`, with a bar around it for one of the tabs.
  private func isHandedContent(_ subject: NodeRef) -> Bool {
    guard case .parameter(let function, _) = meaning(of: program[subject].name, at: subject) else { return false }
    return declarations.parameters(of: function).contains { parameter in
      guard let type = parameter.type.map(resolve) else { return false }
      if case .function(let result) = type { return isViewLike(result) }
      return isViewLike(type) && type.projectType == nil
    }
  }

  /// What a view is made with and keeps: no state, and nothing that is worked out.
  private func isConstant(_ property: PropertyID) -> Bool {
    declarations[property].isLet && declarations[property].initial == nil && declarations[property].getter == nil && !declarations[property].hasAttributes
  }

  /// The property of a view that is compared.
  private func propertyCompared(_ subject: NodeRef) -> PropertyID? {
    guard program[subject].name != names.selfValue, case .property(let id) = meaning(of: program[subject].name, at: subject) else { return nil }
    return id
  }

  /// Whether a comparison is a condition of a branch that gives what the body gives.
  private func decides(_ comparison: NodeRef, in body: NodeRef) -> Bool {
    var at = program.parent(comparison)
    while let here = at, here != body {
      switch program[here].kind {
      case .infix where ["&&", "||"].contains(text(program[here].name)): break
      case .unary, .ternary, .ifStmt, .guardStmt, .returnStmt, .block, .accessor: break
      default: return false
      }
      at = program.parent(here)
    }
    return at == body
  }

  /// Whether a statement stands in a body that is read as a whole for this enum.
  func isCompared(_ statement: NodeRef, by type: TypeID) -> Bool {
    guard !comparedBodies.isEmpty else { return false }
    var at: NodeRef? = statement
    while let here = at, !program[here].kind.isDeclaration {
      if comparedBodies[here]?.type == type { return true }
      at = program.parent(here)
    }
    return false
  }

  /// What a body that compares makes of each case, in the order of the cases.
  func readings(of body: NodeRef, _ choice: CaseChoice) -> [(name: Symbol, reading: ArmReading)] {
    let cases = declarations[choice.type].cases
    return cases.map { info in
      let route = Value.route(choice.type, info.name, info.node, nil)
      var bound: [NodeRef: [Value]] = [:]
      switch meaning(of: program[choice.subject].name, at: choice.subject) {
      case .parameter(let function, let index): bound[declarations.parameters(of: function)[index].node] = [route]
      case .property(let id): bound[declarations[id].node] = [route]
      case .closureParameter(let closure, _): bound[parameter(0, of: closure) ?? closure] = [route]
      default: break
      }
      let frame = Frame(parameters: bound, selfValue: bound.isEmpty ? route : nil, outer: nil, depth: 1)
      return (info.name, ArmReading(self, body, cases.map(\.name), in: frame))
    }
  }
}
