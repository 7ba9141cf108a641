import NavFacts

/// Routes that wait in a state of the whole app until a screen looks for them: `guard let waiting = Settings.waiting else { return }`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The static variable that an expression reads.
  func globalState(_ expression: NodeRef) -> PropertyID? {
    guard program[expression].kind == .member, let id = linkage.propertyWritten(by: expression), declarations[id].isStatic, !declarations[id].isLet,
      declarations[id].getter == nil
    else { return nil }
    return id
  }

  /// The conditions that ask such a state for one of its cases and show something for that: `if case .gift(let id) = waiting { … }`.
  func conditionsOnGlobalStates(_ shown: ShownScreens) -> [RoutingSwitch] {
    linkage.sites.caseConditions.sorted().compactMap { condition in
      guard let statement = program.parent(condition), program[statement].kind == .ifStmt, let pattern = program.firstChild(condition),
        let name = linkage.caseName(pattern), let subject = program.secondChild(condition), let state = globalState(askedBy: subject),
        case .project(let type) = linkage.typeOf(subject).element, declarations[type].kind == .enumeration, !linkage.mappedEnums.contains(type),
        let block = program.first(statement, .block), shown.screens(in: [block], program).count == 1
      else { return nil }
      return RoutingSwitch(
        ref: statement, chooser: .slot(state), type: type, arms: [RoutingArm(names: [name], regions: [ArmRegion(body: block, function: nil)])])
    }
  }

  private func globalState(askedBy subject: NodeRef) -> PropertyID? {
    if let state = globalState(subject) { return state }
    guard program[subject].kind == .name, case .optionalBinding(let binding) = linkage.meaning(of: program[subject].name, at: subject) else { return nil }
    return program.firstChild(binding).flatMap { globalState($0) }
  }
}
