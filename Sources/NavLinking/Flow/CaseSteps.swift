import NavDialects
import NavFacts

/// Steps that conditions choose by the case of a state: `if page == .door { DoorView() }`, one below the other or as a chain, perhaps with
/// an `else` for the cases that are left. What holds of the arms of a `switch` holds of them.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Conditions that stand side by side and ask one state for its case.
  private struct CaseConditions {
    var state: PropertyID
    var subject: NodeRef
    var type: TypeID
    var statements: [NodeRef]
  }

  /// Sends what sets the states behind such steps; which other views are screens is known by then.
  func findCaseSteps() {
    let all = conditionsOnCases()
    guard !all.isEmpty else { return }
    let evidence = ScreenEvidence(self)
    let chosen = screensChosen(evidence)
    let (roots, taken) = (windowRoots(), statesOfChoices())
    let reader = StepReader(evidence, self)
    for group in all where !taken.contains(group.state) {
      guard let choice = stepChoice(group, reader, chosen, roots) else { continue }
      let before = drafts.count
      sendSteps(of: choice)
      guard drafts.count > before else { continue }
      caseSteps.append(choice)
      // Whoever sets the state goes to what the window was said to show.
      guard choice.place.manner == .root else { continue }
      drafts.removeAll { draft in
        guard draft.manner == .root, case .screen = draft.target else { return false }
        return choice.steps.contains { program.isInside(draft.site, $0.arm) }
      }
    }
  }

  private func stepChoice(_ group: CaseConditions, _ reader: StepReader, _ chosen: Set<TypeID>, _ roots: Set<TypeID>) -> StepChoice? {
    let slots = Set(slots(behind: group.state))
    var steps: [StepChoice.Step] = []
    for statement in group.statements {
      guard let found = self.steps(of: statement, slots, group, reader, named: []) else { return nil }
      steps += found
    }
    let named = steps.flatMap(\.cases)
    guard Set(named).count == named.count else { return nil }
    let candidate = ContentChoice(node: group.statements[0], mapping: group.statements[0], type: group.type, state: group.subject)
    guard let screen = linkage.enclosingType(group.statements[0]),
      roots.contains(screen) || reader.evidence.isShown(screen, outside: group.statements[0]) || chosen.contains(screen)
    else { return nil }
    return accepted(candidate, steps, of: group.state, beside: Set(group.statements), isRoot: roots.contains(screen))
  }

  /// The states by which other choices choose already: a header may look otherwise in each step.
  private func statesOfChoices() -> Set<PropertyID> {
    let mappings = contentChoices.union(rootSwitches).union(bars.keys)
    return Set(mappings.compactMap { program.firstChild($0) }.compactMap(choosingState).flatMap(slots))
  }

  // MARK: Finding

  private func conditionsOnCases() -> [CaseConditions] {
    var found: [NodeRef: [CaseConditions]] = [:]
    var seen: Set<NodeRef> = []
    let names = Set(declarations.properties.lazy.filter { !$0.isLet && $0.getter == nil }.map(\.name))
    for name in names.sorted(by: { $0.raw < $1.raw }) {
      for mention in linkage.mentions(of: name) {
        guard let statement = chainAsking(mention), !seen.contains(statement), let around = program.parent(statement), linkage.isInBuilder(statement),
          linkage.enclosingType(statement).map(linkage.isView) == true, case .project(let type) = linkage.typeOf(mention),
          declarations[type].kind == .enumeration, !linkage.isProgress(type), let state = choosingState(mention), isSet(state)
        else { continue }
        seen.insert(statement)
        if let index = found[around]?.firstIndex(where: { $0.state == state }) {
          found[around]?[index].statements.append(statement)
        } else {
          found[around, default: []].append(CaseConditions(state: state, subject: mention, type: type, statements: [statement]))
        }
      }
    }
    return found.sorted { $0.key < $1.key }.flatMap(\.value).map { group in
      var group = group
      group.statements.sort()
      return group
    }
  }

  /// The first `if` of the chain whose condition asks what is mentioned for its case: `page == .door`, `case .door(let key) = page`.
  private func chainAsking(_ mention: NodeRef) -> NodeRef? {
    var at = mention
    guard var parent = program.parent(at) else { return nil }
    if program[parent].kind == .infix {
      guard program[parent].name == linkage.names.equals else { return nil }
      while let above = program.parent(parent), program[above].kind == .infix, linkage.text(program[above].name) == "||" { parent = above }
    } else {
      guard program[parent].kind == .caseCondition, program.secondChild(parent) == at else { return nil }
    }
    at = parent
    guard var statement = program.parent(at), program[statement].kind == .ifStmt, program.firstChild(statement) == at else { return nil }
    while let above = program.parent(statement), program[above].kind == .ifStmt { statement = above }
    return statement
  }

  /// What each link of a chain shows; nil where it asks for something else, too, or shows no view of the program's.
  private func steps(
    of statement: NodeRef, _ slots: Set<PropertyID>, _ group: CaseConditions, _ reader: StepReader, named: [Symbol]
  ) -> [StepChoice.Step]? {
    let parts = program.children(statement).map { $0 }
    guard parts.firstIndex(where: { program[$0].kind == .block }) == 1, parts.count <= 3, let cases = casesAsked(by: parts[0], slots, group.type)
    else { return nil }
    let first = StepChoice.Step(arm: parts[1], cases: cases, views: views(shownIn: parts[1], slots, reader))
    guard parts.count == 3 else { return [first] }
    let all = named + cases
    if program[parts[2]].kind == .ifStmt {
      guard all.count < declarations[group.type].cases.count else { return nil }
      return self.steps(of: parts[2], slots, group, reader, named: all).map { [first] + $0 }
    }
    guard group.statements.count == 1 else { return nil }
    let rest = declarations[group.type].cases.map(\.name).filter { !all.contains($0) }
    return [first, StepChoice.Step(arm: parts[2], cases: rest, views: views(shownIn: parts[2], slots, reader))]
  }

  /// The cases any of which fulfils a condition.
  private func casesAsked(by condition: NodeRef, _ slots: Set<PropertyID>, _ type: TypeID) -> [Symbol]? {
    switch program[condition].kind {
    case .caseCondition:
      guard let pattern = program.firstChild(condition), let name = linkage.caseName(pattern), linkage.hasCase(name, type),
        let subject = program.secondChild(condition), isState(subject, slots)
      else { return nil }
      return [name]
    case .infix:
      guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return nil }
      switch linkage.text(program[condition].name) {
      case "||":
        guard let first = casesAsked(by: left, slots, type), let second = casesAsked(by: right, slots, type) else { return nil }
        return first + second
      case "==":
        guard let value = isState(left, slots) ? right : isState(right, slots) ? left : nil,
          let name = linkage.caseName(value), linkage.hasCase(name, type)
        else { return nil }
        return [name]
      default: return nil
      }
    default: return nil
    }
  }

  private func isState(_ expression: NodeRef, _ slots: Set<PropertyID>) -> Bool {
    guard program[expression].kind == .name || program[expression].kind == .member else { return false }
    return choosingState(expression).map(slots.contains) ?? false
  }
}
