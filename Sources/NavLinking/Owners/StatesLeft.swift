import NavFacts

/// What a state is where some code sets it anew: `switch step { case .intro: step = .name … }`, `guard phase == .splash else { return }`,
/// `if step == .name { step = .photo }`. What the state shows is left by that, whoever the code belongs to.
struct StateLeft {
  var type: TypeID
  var names: Set<Symbol>
  /// Whether these are told by their names, and not as what is left besides others.
  var isNamed: Bool
}

extension Linkage {
  /// The cases that a state may be of where an assignment sets it, as far as conditions around it tell; nil where they tell nothing.
  func stateLeft(by assignment: NodeRef) -> StateLeft? {
    guard program[assignment].kind == .assign, let left = program.firstChild(assignment), let state = propertyWritten(by: left),
      let type = declaredType(of: state).projectType, declarations[type].kind == .enumeration
    else { return nil }
    let all = Set(declarations[type].cases.map(\.name))
    var found: StateLeft?
    func known() -> StateLeft? { found.flatMap { $0.names.isEmpty || $0.names.count == all.count ? nil : $0 } }
    func note(_ names: Set<Symbol>, isNamed: Bool) {
      found = StateLeft(type: type, names: (found?.names ?? all).intersection(names), isNamed: isNamed || found?.isNamed ?? false)
    }
    func note(_ condition: NodeRef, holds: Bool) {
      switch program[condition].kind {
      case .infix:
        guard let one = program.firstChild(condition), let other = program.secondChild(condition) else { return }
        switch text(program[condition].name) {
        case "&&" where holds, "||" where !holds:
          note(one, holds: holds)
          note(other, holds: holds)
        case "==", "!=":
          guard propertyWritten(by: one) == state, let name = caseName(other), hasCase(name, type) else { return }
          let isSame = (text(program[condition].name) == "==") == holds
          note(isSame ? [name] : all.subtracting([name]), isNamed: isSame)
        default: return
        }
      case .caseCondition:
        guard let pattern = program.firstChild(condition), let subject = program.secondChild(condition), propertyWritten(by: subject) == state,
          let name = caseName(pattern), hasCase(name, type)
        else { return }
        note(holds ? [name] : all.subtracting([name]), isNamed: holds)
      default: return
      }
    }
    var child = assignment
    while let here = program.parent(child), program[here].kind != .closure || !isKeptClosure(here), !program[here].kind.isDeclaration {
      switch program[here].kind {
      case .ifStmt, .guardStmt:
        guard let block = program.first(here, .block) else { break }
        let conditions = program.children(here).prefix { $0 != block }.map { $0 }
        if conditions.contains(child) { break }
        if program[here].kind == .ifStmt, child == block {
          for condition in conditions { note(condition, holds: true) }
        } else if conditions.count == 1 {
          note(conditions[0], holds: false)
        }
      case .caseArm:
        guard let choice = program.parent(here), program[choice].kind == .switchStmt, let subject = program.firstChild(choice), propertyWritten(by: subject) == state
        else { break }
        let named = Set(caseNames(of: here))
        if !named.isEmpty {
          note(named, isNamed: true)
        } else {
          note(all.subtracting(armsOf(choice).filter { $0 != here }.flatMap(caseNames)), isNamed: false)
        }
      case .block, .closure:
        for statement in program.members(here).filter({ $0 < child }).reversed() {
          // What it was asked for before that, it is no longer.
          if sets(statement, state) { return known() }
          guard program[statement].kind == .guardStmt, let block = program.first(statement, .block) else { continue }
          for condition in program.children(statement).prefix(while: { $0 != block }) { note(condition, holds: true) }
        }
      default: break
      }
      child = here
    }
    return known()
  }

  private func sets(_ statement: NodeRef, _ state: PropertyID) -> Bool {
    program.subtree(statement).contains { index in
      let at = NodeRef(index)
      return program[at].kind == .assign && program.firstChild(at).flatMap(propertyWritten) == state
    }
  }

  /// A closure that is kept for later, and not run at once or soon: `onDone = { … }`, `Button { … }`.
  private func isKeptClosure(_ closure: NodeRef) -> Bool {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call), callee != closure else { return true }
    return !["Task", "withAnimation", "async", "asyncAfter", "run", "detached", "perform"].contains(text(program[callee].name))
  }
}
