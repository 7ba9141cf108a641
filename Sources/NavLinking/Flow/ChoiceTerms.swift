import NavFacts

/// What a choice between screens asks for: flags, data that has to be there, and what computed properties work out of them.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func boolean(_ ref: NodeRef) -> Bool? {
    program[ref].kind == .boolean ? program[ref].flags.contains(.isTrue) : nil
  }

  /// The states that a choice is made by; none where something else has a say.
  func terms(of choice: NodeRef) -> [Term] {
    joined(program.conditions(of: choice), holds: true, isAll: true)
  }

  /// Of several conditions, all or one of which must hold: by the first alone it is decided, as far as one state can.
  private func joined(_ conditions: [NodeRef], holds: Bool, isAll: Bool, depth: Int = 0) -> [Term] {
    let all = conditions.map { terms(in: $0, holds: holds, depth: depth) }
    guard !all.contains(where: \.isEmpty) else { return [] }
    // A flag that holds is there: `if let isIn = session.isIn, isIn`.
    if all.count == 2, isAll, let one = all[0].first, all[0].count == 1, one.asksForData, one.wanted, let flag = all[1].first, all[1].count == 1,
      flag.state == one.state, !flag.asksForData
    {
      return all[1]
    }
    // Where flags and data have to agree, each of them alone can only break that.
    if all.count > 1, all.joined().contains(where: \.asksForData) {
      return all.joined().map { term in
        var term = term
        term.isNeeded = term.isNeeded && isAll
        term.isEnough = term.isEnough && !isAll
        return term
      }
    }
    return all.enumerated().flatMap { index, terms in
      terms.map { term in
        guard index > 0 else { return term }
        return Term(state: term.state, wanted: term.wanted, name: term.name, isNeeded: term.isNeeded && isAll, isEnough: term.isEnough && !isAll)
      }
    }
  }

  /// What one condition asks for, where it is to hold or not to.
  ///
  /// - Parameter depth: how many computed properties were looked through: one may be worked out of the next.
  func terms(in condition: NodeRef, holds: Bool, depth: Int = 0) -> [Term] {
    let node = program[condition]
    switch node.kind {
    case .member where linkage.text(node.name) == "isEmpty":
      return program.firstChild(condition).map { text($0, isThere: !holds, isOptional: node.flags.contains(.optionalChain)) } ?? []
    case .name, .member:
      if depth < 4, let worked = workedOut(condition) { return terms(in: worked, holds: holds, depth: depth + 1) }
      return stateAsked(condition).map { [Term(state: $0, wanted: holds, isNeeded: true, isEnough: true)] } ?? []
    case .optionalBinding:
      return data(linkage.bindingTarget(condition), isThere: holds)
    case .unary:
      guard linkage.text(node.name) == "!", let inner = program.firstChild(condition) else { return [] }
      return terms(in: inner, holds: !holds, depth: depth)
    case .infix:
      guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return [] }
      switch linkage.text(node.name) {
      case "&&": return joined([left, right], holds: holds, isAll: holds, depth: depth)
      case "||": return joined([left, right], holds: holds, isAll: !holds, depth: depth)
      case "==" where program[right].kind == .nil: return data(linkage.bindingTarget(left), isThere: !holds)
      case "!=" where program[right].kind == .nil: return data(linkage.bindingTarget(left), isThere: holds)
      case "==", "!=":
        let isSame = (linkage.text(node.name) == "==") == holds
        if let term = caseAsked(of: left, by: right, isSame) { return [term] }
        return boolean(right).map { terms(in: left, holds: $0 == isSame, depth: depth) } ?? []
      // `session.isIn ?? false`
      case "??": return boolean(right) == nil ? [] : terms(in: left, holds: holds, depth: depth)
      default: return []
      }
    default: return []
    }
  }

  /// What a computed property that is asked works its answer out of: `user != nil` of `var isIn: Bool { user != nil }`.
  private func workedOut(_ condition: NodeRef) -> NodeRef? {
    guard let property = linkage.propertyWritten(by: condition), let getter = declarations[property].getter,
      case let parts = program.members(getter).filter({ program[$0].kind != .parameter }), parts.count == 1,
      let given = program[parts[0]].kind == .returnStmt ? program.firstChild(parts[0]) : parts[0]
    else { return nil }
    switch program[given].kind {
    case .unary: return linkage.text(program[given].name) == "!" ? given : nil
    case .infix: return ["&&", "||", "==", "!="].contains(linkage.text(program[given].name)) ? given : nil
    default: return nil
    }
  }

  /// What the very place sets that has been looked at: a flag that may be missing is asked for twice, `if let isIn = session.isIn { if isIn { … } }`.
  func told(_ term: Term, by site: NodeRef) -> Bool? {
    guard !term.asksForData else { return nil }
    for (state, _) in states(behind: term.state) {
      for write in linkage.writes(to: state) where write.site == site && write.means == .assignment {
        return write.value.flatMap { truth(of: term, given: $0) }
      }
    }
    return nil
  }

  /// `session.stage != .leaving`
  private func caseAsked(of state: NodeRef, by value: NodeRef, _ isSame: Bool) -> Term? {
    guard let name = linkage.caseName(value), program[value].kind != .call, let id = stateAsked(state), declarations[id].getter == nil,
      case .project(let type) = linkage.declaredType(of: id), declarations[type].kind == .enumeration, linkage.hasCase(name, type)
    else { return nil }
    return Term(state: id, wanted: isSame, name: name, isNeeded: true, isEnough: true)
  }

  /// `session.token?.isEmpty ?? true`, `name.isEmpty`: a text that is empty is not there. Lists come and go as parts of a screen.
  private func text(_ state: NodeRef, isThere: Bool, isOptional: Bool) -> [Term] {
    guard let id = stateAsked(state) else { return [] }
    if !isOptional {
      guard case .external(let name, _) = linkage.declaredType(of: id), linkage.text(name) == "String" else { return [] }
    }
    return data(.slot(id, case: nil), isThere: isThere)
  }

  private func data(_ target: Linkage.BindingTarget, isThere: Bool) -> [Term] {
    guard case .slot(let id, nil) = target, declarations[id].getter == nil else { return [] }
    return [Term(state: id, wanted: isThere, asksForData: true, isNeeded: true, isEnough: true)]
  }

  /// The stored state that an expression reads; of an optional one, what is bound where there is one.
  private func stateAsked(_ expression: NodeRef) -> PropertyID? {
    if program[expression].kind == .name, case .optionalBinding(let binding) = linkage.meaning(of: program[expression].name, at: expression) {
      if case .slot(let id, nil) = linkage.bindingTarget(binding) { return id }
      return nil
    }
    return linkage.propertyWritten(by: expression)
  }
}
