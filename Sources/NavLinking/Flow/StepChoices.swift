import NavDialects
import NavFacts

/// Steps of a flow that take turns in a screen, alone or below a header that tells how far the flow has come.
///
/// A step leads to the next one: its code, or a closure that it is given where it is made, sets the state. What stands beside the steps
/// speaks of the state, or is blank. What takes turns beside anything else is a part of the page.
struct StepChoice {
  var choice: ContentChoice
  var place: SinkFlow.ContentPlace
  /// The state, and what is bound to it.
  var slots: Set<PropertyID>
  var steps: [Step]

  /// A case, or several that show the same.
  struct Step {
    var arm: NodeRef
    var cases: [Symbol]
    var views: Set<TypeID>
  }

  /// What is on the screen where one of these cases is.
  func screens(of cases: Set<Symbol>) -> Set<TypeID> {
    steps.filter { !cases.isDisjoint(with: $0.cases) }.reduce(into: []) { $0.formUnion($1.views) }
  }

  /// The same, where there is but one.
  func screen(of cases: Set<Symbol>) -> TypeID? {
    let shown = screens(of: cases)
    return shown.count == 1 ? shown.first : nil
  }
}

extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what sets the states behind steps; which other views are screens is known by then.
  func findSteps(among candidates: [ContentChoice], _ evidence: ScreenEvidence) {
    let chosen = screensChosen(evidence)
    let reader = StepReader(evidence, self)
    for candidate in candidates {
      guard let choice = stepChoice(candidate, reader, chosen) else { continue }
      let before = drafts.count
      sendSteps(of: choice)
      guard drafts.count > before else { continue }
      rejectedChoices.remove(candidate.mapping)
      contentChoices.insert(candidate.mapping)
    }
  }

  /// The views that other states choose as the content of a window, a stack or a screen.
  func screensChosen(_ evidence: ScreenEvidence) -> Set<TypeID> {
    var all = contentChoices
    var types = rootChoices
    for draft in drafts where draft.manner == .root { if case .route(let type, _) = draft.target { types.insert(type) } }
    for (mapping, type) in linkage.mappings where types.contains(type) { all.insert(mapping) }
    return Set(all.flatMap { linkage.armsOf($0) }.flatMap { evidence.steps(shownBy: $0) }).union(caseSteps.flatMap(\.steps).flatMap(\.views))
  }

  private func stepChoice(_ candidate: ContentChoice, _ reader: StepReader, _ chosen: Set<TypeID>) -> StepChoice? {
    guard let id = choosingState(candidate.state), !linkage.isProgress(candidate.type) || linkage.isHardlyProgress(candidate.type) || isSetByStepsAlone(id, candidate),
      let screen = linkage.enclosingType(candidate.node),
      reader.evidence.isShown(screen, outside: candidate.mapping) || chosen.contains(screen)
    else { return nil }
    let slots = Set(slots(behind: id))
    let steps = linkage.armsOf(candidate.mapping).map { arm in
      StepChoice.Step(
        arm: arm, cases: linkage.caseNames(of: arm), views: program.first(arm, .block).map { views(shownIn: $0, slots, reader) } ?? [])
    }
    return accepted(candidate, steps, of: id, beside: [candidate.node], isRoot: false)
  }

  /// The choice where each step shows views, what stands beside them tells which one it is, and enough of them lead on.
  ///
  /// - Parameter isRoot: whether the screen is the first of a window: what alone takes turns there needs no other evidence.
  func accepted(
    _ candidate: ContentChoice, _ steps: [StepChoice.Step], of id: PropertyID, beside statements: Set<NodeRef>, isRoot: Bool
  ) -> StepChoice? {
    guard steps.allSatisfy({ !$0.views.isEmpty && !$0.cases.isEmpty }), steps.reduce(into: Set<TypeID>(), { $0.formUnion($1.views) }).count > 1,
      let around = surroundings(of: candidate.node)
    else { return nil }
    let beside = around.filter { !isBlank($0) && !statements.contains($0) }
    let slots = slots(behind: id)
    guard beside.allSatisfy({ speaks($0, of: Set(slots), depth: 0) }) else { return nil }
    let isAlone = beside.allSatisfy { part in
      program[part].kind == .ifStmt && program.children(part).count { [.block, .clause, .ifStmt].contains(program[$0].kind) } == 1
    }
    let choice = StepChoice(
      choice: candidate, place: ContentPlace(manner: isAlone ? .root : .child, showsFirst: true), slots: Set(slots), steps: steps)
    if isRoot, beside.isEmpty { return choice }
    let leading = countOfLeading(choice)
    // Of two that are all of the screen, the first leads to the last.
    if beside.isEmpty, steps.count == 2, leading == 1 { return choice }
    // Where a picker or a bar stands beside them, one that leads on may be a link between parts of a page.
    return leading > (beside.isEmpty || isChosen(by: beside, choice) ? 1 : 0) ? choice : nil
  }

  /// How many steps lead to another.
  private func countOfLeading(_ choice: StepChoice) -> Int {
    var leading: Set<Int> = []
    for slot in choice.slots {
      for write in linkage.writes(to: slot) where write.means == .assignment && !isInInitialiser(write.site) {
        var named: Set<Symbol> = []
        for case .route(choice.choice.type, let name, _, _) in write.value.map({ linkage.evaluate($0) }) ?? [] { named.insert(name) }
        for (index, step) in choice.steps.enumerated() where (named.isEmpty || !named.isSubset(of: step.cases)) && !leading.contains(index) {
          if deciding(write.site, depth: 0).contains(where: { isInside($0, step) }) { leading.insert(index) }
        }
      }
    }
    return leading.count
  }

  /// A place, the calls that run the function around it, and where that is handed on.
  func deciding(_ site: NodeRef, depth: Int) -> [NodeRef] {
    guard depth < 2, case .function(let function) = linkage.enclosingBody(site), !declarations[function].isInit else { return [site] }
    return [site] + callers(of: function).filter { $0.confidence != .possible }.flatMap { deciding($0.call, depth: depth + 1) }
      + linkage.references(to: function)
  }

  private func isInside(_ site: NodeRef, _ step: StepChoice.Step) -> Bool {
    program.isInside(site, step.arm) || linkage.enclosingType(site).map(step.views.contains) == true
  }

  /// Whether what stands beside the steps may choose any of them: it is given a binding to the state, or sets several cases.
  private func isChosen(by beside: [NodeRef], _ choice: StepChoice) -> Bool {
    var chosen: Set<Symbol> = []
    for slot in choice.slots {
      for write in linkage.writes(to: slot) where write.means == .assignment && beside.contains(where: { program.isInside(write.site, $0) }) {
        for case .route(choice.choice.type, let name, _, _) in write.value.map({ linkage.evaluate($0) }) ?? [] { chosen.insert(name) }
      }
    }
    if chosen.count > 1 { return true }
    return beside.contains { part in
      program.subtree(part).contains { index in
        let ref = NodeRef(index)
        guard program[ref].kind == .name || program[ref].kind == .member, case .slot(let id, _) = linkage.bindingTarget(ref),
          choice.slots.contains(id)
        else { return false }
        var base = ref
        while program[base].kind == .member, let inner = program.firstChild(base) { base = inner }
        return linkage.unprefixed(program[base].name) != nil || linkage.unprefixed(program[ref].name) != nil
      }
    }
  }

  // MARK: What stands beside

  /// What a screen shows besides a choice; nil where more than one such choice may be shown, or it is a column.
  func surroundings(of node: NodeRef, depth: Int = 0) -> [NodeRef]? {
    guard depth < 4 else { return nil }
    var child = node
    var beside: [NodeRef] = []
    while let here = program.parent(child) {
      switch program[here].kind {
      case .block, .clause, .conditional, .accessor: beside += visible(here, besides: child)
      case .closure:
        let others = visible(here, besides: child)
        beside += others
        guard let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call),
          program[callee].kind == .name
        else { return nil }
        let name = program[callee].name
        if let container = linkage.dialects.containers[name] { return container.isStack && (!container.hasColumns || others.isEmpty) ? beside : nil }
        if linkage.text(name) == "HStack", !others.isEmpty { return nil }
        guard linkage.isLayout(name) || isTransparent(name) || linkage.isAroundContent(call) || isOwnArrangement(call, callee) else { return nil }
        child = call
        continue
      case .funcDecl:
        guard let id = declarations.functionOfNode[here], let use = callers(of: id).first?.call else { return nil }
        return surroundings(of: use, depth: depth + 1).map { beside + $0 }
      case .varDecl:
        guard let id = declarations.propertyOfNode[here] else { return nil }
        if declarations[id].name == linkage.names.body { return beside }
        guard let use = linkage.mentions(of: declarations[id].name).first(where: { linkage.propertyWritten(by: $0) == id }) else { return nil }
        return surroundings(of: use, depth: depth + 1).map { beside + $0 }
      case .ifStmt, .switchStmt, .caseArm, .call, .member, .returnStmt: break
      default: return nil
      }
      child = here
    }
    return nil
  }

  private func visible(_ content: NodeRef, besides child: NodeRef) -> [NodeRef] {
    program.members(content).filter { $0 != child && ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
  }

  /// A view of the program's that is only around its content, or a function of the view that arranges what it is given.
  func isOwnArrangement(_ call: NodeRef, _ callee: NodeRef) -> Bool {
    if case .meta(.project(let id)) = linkage.typeOf(callee) { return linkage.isView(id) && linkage.isWrapperView(id) }
    guard let here = linkage.enclosingType(call), let function = linkage.callTargets(of: call).functions.first else { return false }
    return declarations[function].owner == .type(here) && linkage.isViewLike(linkage.resultType(of: function))
  }

  /// Whether code reads one of these states, itself or by properties and functions of the program's.
  func speaks(_ part: NodeRef, of slots: Set<PropertyID>, depth: Int) -> Bool {
    let names = Set(slots.map { declarations[$0].name })
    return program.subtree(part).contains { index in
      let ref = NodeRef(index)
      guard program[ref].kind == .name || program[ref].kind == .member else { return false }
      if names.contains(program[ref].name) || linkage.unprefixed(program[ref].name).map(names.contains) == true { return true }
      guard depth < 3 else { return false }
      if let property = linkage.propertyWritten(by: ref) {
        return declarations[property].getter.map { speaks($0, of: slots, depth: depth + 1) } ?? false
      }
      guard let call = program.parent(ref), program[call].kind == .call, program.firstChild(call) == ref,
        let function = linkage.callTargets(of: call).functions.first, !declarations[function].isInit
      else { return false }
      return declarations[function].body.map { speaks($0, of: slots, depth: depth + 1) } ?? false
    }
  }

  // MARK: Sending

  func sendSteps(of choice: StepChoice) {
    let type = choice.choice.type
    for slot in choice.slots.sorted() {
      for write in linkage.writes(to: slot) {
        guard let value = write.value else { continue }
        switch write.means {
        case .assignment where !isInInitialiser(write.site):
          if let advance = advance(value, type) {
            sendAdvance(advance, at: write.site, choice)
          } else if !isBack(write, value, choice) {
            let start = drafts.count
            sendChosen(value, type, choice.place.manner, at: write.site)
            leaveSteps(of: choice, since: start)
          }
        case .initial:
          for case .route(type, let name, let node, let frame) in linkage.evaluate(value) {
            send(.route(type, name, node, frame), Sink(manner: choice.place.manner), at: firstPlace(of: name, choice), value)
          }
        default: continue
        }
      }
    }
  }

  /// Where it is told what is there at first: at the `switch`, or in the branch.
  private func firstPlace(of name: Symbol, _ choice: StepChoice) -> NodeRef {
    guard program[choice.choice.mapping].kind == .ifStmt, let step = choice.steps.first(where: { $0.cases.contains(name) }) else {
      return telling(choice.choice.node)
    }
    if let shown = shownAlone(in: step.arm, depth: 0).first { return telling(shown) }
    let made = step.views.flatMap { linkage.constructions(of: $0) }.filter { program.isInside($0, step.arm) }
    return made.min() ?? telling(choice.choice.node)
  }

  /// Of what was sent, says which step was there before; a step that shows the same is not left.
  private func leaveSteps(of choice: StepChoice, since start: Int) {
    let sent = drafts[start...]
    drafts.removeSubrange(start...)
    for draft in sent {
      let left = draft.holder == nil ? casesLeft(by: draft.site, choice, depth: 0).map { choice.screens(of: $0) } ?? [] : []
      guard case .route(_, let name) = draft.target, !left.isEmpty else {
        drafts.append(draft)
        continue
      }
      let shown = choice.screens(of: [name])
      for screen in left.sorted() where shown != [screen] {
        var one = draft
        one.holder = screen
        drafts.append(one)
      }
    }
  }

  /// The cases of which one was there before: what the same code has set, where it stands, or where the functions around it are called.
  private func casesLeft(by site: NodeRef, _ choice: StepChoice, depth: Int) -> Set<Symbol>? {
    if depth == 0, let state = assignment(around: site).flatMap(program.firstChild), let before = linkage.valueWritten(before: state) {
      let named = Set(linkage.evaluate(before).compactMap { if case .route(choice.choice.type, let name, _, _) = $0 { name } else { nil } })
      if named.count == 1 { return named }
    }
    if let present = casesBefore(site, choice) { return present }
    guard depth < 4, case .function(let function) = linkage.enclosingBody(site), !declarations[function].isInit else { return nil }
    let calls = callers(of: function).filter { $0.confidence != .possible }
    let present = calls.map { casesLeft(by: $0.call, choice, depth: depth + 1) }
    guard !present.isEmpty, !present.contains(nil) else { return nil }
    return Set(present.compactMap { $0 }.joined())
  }

  /// The cases of which one holds where code runs: what the `switch` around it says, or the step that it is of.
  private func casesBefore(_ site: NodeRef, _ choice: StepChoice) -> Set<Symbol>? {
    if let named = casesNamed(around: site, choice) { return named }
    let own = choice.steps.filter { isInside(site, $0) }
    return own.isEmpty ? nil : Set(own.flatMap(\.cases))
  }

  private func casesNamed(around site: NodeRef, _ choice: StepChoice) -> Set<Symbol>? {
    var child = site
    while let here = program.parent(child), !program[here].kind.isDeclaration {
      if program[here].kind == .switchStmt, program[child].kind == .caseArm, let subject = program.firstChild(here),
        case .slot(let id, nil) = linkage.bindingTarget(subject), choice.slots.contains(id)
      {
        let named = Set(linkage.caseNames(of: child))
        return named.isEmpty ? nil : named
      }
      child = here
    }
    return nil
  }

  /// Whether a state is set to the case before the one that it is known to be.
  private func isBack(_ write: SlotWrite, _ value: NodeRef, _ choice: StepChoice) -> Bool {
    let all = declarations[choice.choice.type].cases.map(\.name)
    guard let present = casesNamed(around: write.site, choice), present.count == 1, let name = present.first,
      let index = all.firstIndex(of: name), index > 0, !isFirst(name, choice)
    else { return false }
    let named = linkage.evaluate(value).compactMap { if case .route(_, let name, _, _) = $0 { name } else { nil } }
    return named == [all[index - 1]]
  }

  /// Whether a state begins with a case: before that one there is none to go back to.
  private func isFirst(_ name: Symbol, _ choice: StepChoice) -> Bool {
    choice.slots.contains { slot in
      declarations[slot].initial.map { linkage.evaluate($0) }?.contains { if case .route(_, name, _, _) = $0 { true } else { false } } ?? false
    }
  }

  /// Sends the case that follows the present one, from each place that knows which that is; from all where none does.
  private func sendAdvance(_ advance: StepAdvance, at site: NodeRef, _ choice: StepChoice) {
    let type = choice.choice.type
    if advance.isBackward(among: declarations[type].cases.map(\.name)) { return }
    var told: [(site: NodeRef, present: Set<Symbol>)] = []
    var isOpen = false
    if let present = casesBefore(site, choice) {
      told = [(site, present)]
    } else if case .function(let function) = linkage.enclosingBody(site) {
      for (call, confidence) in callers(of: function) where confidence != .possible {
        if let present = casesGiven(as: advance.base, of: function, by: call, type) ?? casesBefore(call, choice) {
          told.append((call, present))
        } else {
          isOpen = true
        }
      }
    }
    if isOpen || told.isEmpty { told.append((site, Set(advance.following.keys))) }
    for (place, present) in told {
      var sink = Sink(manner: choice.place.manner)
      sink.holder = choice.screen(of: present)
      if place != site, case .function(let function) = linkage.enclosingBody(site) { sink.note(site, .helps(function)) }
      let named = Set(present.flatMap { name in advance.following[name, default: []].filter { $0 != name } })
      for one in declarations[type].cases where named.contains(one.name) { emit(.route(type, one.name), sink, at: place) }
    }
  }

  /// The cases that a call gives as the present one: `advance(from: .pin)`.
  private func casesGiven(as base: NodeRef, of function: FunctionID, by call: NodeRef, _ type: TypeID) -> Set<Symbol>? {
    guard program[base].kind == .name, case .parameter(function, let index) = linkage.meaning(of: program[base].name, at: base),
      let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)),
      let argument = pairs.first(where: { $0.parameter == index })?.argument
    else { return nil }
    var named: Set<Symbol> = []
    for case .route(type, let name, _, _) in linkage.evaluate(argument) { named.insert(name) }
    return named.isEmpty ? nil : named
  }
}
