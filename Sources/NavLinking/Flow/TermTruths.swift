import NavFacts

/// What places say of the states that a choice between screens asks for.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The places that decide by a write what a term asks for, each with the answers that are possible there. Of what a method is handed,
  /// `func change(to stage: Stage) { session.stage = stage }`, those decide that call it.
  ///
  /// - Parameter first: what a flag is before, where that is told.
  func decisions(on term: Term, by write: SlotWrite, _ first: Bool?) -> [(site: NodeRef, truths: [Bool])] {
    if write.means == .assignment, !term.asksForData, let value = write.value, let handed = decisions(on: term, handed: value, depth: 0) { return handed }
    return [(write.site, truths(of: term, by: write, first))]
  }

  private func decisions(on term: Term, handed value: NodeRef, depth: Int) -> [(site: NodeRef, truths: [Bool])]? {
    guard depth < 3, program[value].kind == .name, case .parameter(let function, let index) = linkage.meaning(of: program[value].name, at: value),
      !declarations[function].isInit
    else { return nil }
    let parameters = declarations.parameters(of: function)
    let calls = callers(of: function).filter { $0.confidence != .possible }
    guard !calls.isEmpty else { return nil }
    return calls.flatMap { call, _ -> [(site: NodeRef, truths: [Bool])] in
      let pairs = linkage.match(parameters, linkage.arguments(of: call)) ?? []
      guard let given = pairs.first(where: { $0.parameter == index })?.argument ?? parameters[index].defaultValue else { return [] }
      return decisions(on: term, handed: given, depth: depth + 1) ?? [(call, truths(of: term, given: given))]
    }
  }

  func truths(of term: Term, by write: SlotWrite, _ first: Bool?) -> [Bool] {
    if term.asksForData { return presences(given: write) }
    switch write.means {
    case .assignment: return write.value.map { truths(of: term, given: $0) } ?? []
    case .toggle: return first.map { [!$0] } ?? [true, false]
    case .append, .initial, .construction, .change: return []
    }
  }

  /// What a value may answer; nothing where it does not tell.
  func truths(of term: Term, given value: NodeRef) -> [Bool] {
    if let name = term.name {
      var answers: Set<Bool> = []
      for case .route(_, let actual, _, _) in linkage.evaluate(value) { answers.insert(actual == name) }
      return answers.sorted { $0 && !$1 }
    }
    if let flag = boolean(value) { return [flag] }
    return isQuestion(value) ? [true, false] : []
  }

  func truth(of term: Term, given value: NodeRef) -> Bool? {
    let all = truths(of: term, given: value)
    return all.count == 1 ? all[0] : nil
  }

  /// `isOpen = user != nil`: what another state says by then; `isOpen = await door.knock()`: what a function of the program's answers.
  private func isQuestion(_ value: NodeRef) -> Bool {
    switch program[value].kind {
    case .call:
      if case .external(let name, _) = linkage.typeOf(value) { !linkage.callTargets(of: value).functions.isEmpty && linkage.text(name) == "Bool" } else { false }
    case .unary: linkage.text(program[value].name) == "!"
    case .infix: ["==", "!="].contains(linkage.text(program[value].name))
    default: false
    }
  }

  /// Whether a choice by one case shows its first branch as its state begins; nil where that is not told, or the cases say how far
  /// something has come.
  func holdsAtFirst(_ choice: NodeRef, _ term: Term) -> Bool? {
    guard case .project(let type) = linkage.declaredType(of: term.state), !linkage.isProgress(type) else { return nil }
    return beginning(of: term).map { $0 == term.wanted }
  }

  // MARK: What is so already

  /// Whether flags and data that have to agree do so where the last of them is set: the code around has set the others before, or asked
  /// for them.
  func areSaid(_ terms: [Term], besides term: Term, at site: NodeRef) -> Bool {
    guard term.isNeeded, haveToAgree(terms) else { return false }
    func isSaid(_ site: NodeRef) -> Bool {
      terms.allSatisfy { $0.isNeeded && ($0.state == term.state || isSet($0, before: site) || isAsked($0, around: site)) }
    }
    if isSaid(site) { return true }
    // `account.save(name); role.choose(.guest)`: whoever calls what sets the last of them has set the others.
    guard case .function(let function) = linkage.enclosingBody(site), !declarations[function].isInit else { return false }
    return callers(of: function).contains { $0.confidence != .possible && isSaid($0.call) }
  }

  private func isSet(_ term: Term, before site: NodeRef) -> Bool {
    let body = linkage.enclosingBody(site)
    return linkage.writes(to: term.state).contains { write in
      guard write.means == .assignment, let value = write.value,
        term.asksForData ? (program[value].kind != .nil) == term.wanted && !mayBeMissing(value) : truth(of: term, given: value) == term.wanted
      else { return false }
      if linkage.enclosingBody(write.site) == body { return isPassed(write.site, before: site) }
      // `account.save(name)` sets it.
      guard case .function(let function) = linkage.enclosingBody(write.site), !declarations[function].isInit else { return false }
      return callers(of: function).contains { $0.confidence != .possible && linkage.enclosingBody($0.call) == body && isPassed($0.call, before: site) }
    }
  }

  /// Whether code of the same body has run where another place of it does.
  private func isPassed(_ place: NodeRef, before site: NodeRef) -> Bool {
    place < site && statements(around: place).map { program.isInside(site, $0) } ?? false
  }

  /// `if user == nil { … } else { isSeen = true }`, also where a view asks for what it was given of the state.
  private func isAsked(_ term: Term, around site: NodeRef) -> Bool {
    var child = site
    while let here = program.parent(child), !program[here].kind.isDeclaration {
      if program[here].kind == .ifStmt, case let branches = branches(of: here), let taken = branches.firstIndex(of: child) {
        let asked = terms(of: here)
        for one in asked where one.asksForData == term.asksForData && one.name == term.name && isSame(one.state, term.state) {
          if taken == 0 ? one.isNeeded && one.wanted == term.wanted : asked.count == 1 && one.wanted != term.wanted { return true }
        }
      }
      child = here
    }
    return false
  }

  /// Whether one property is the other, or is never made with anything else.
  private func isSame(_ one: PropertyID, _ other: PropertyID) -> Bool {
    if one == other { return true }
    guard case .type(let owner) = declarations[one].owner, isOnlyGiven(one), case let calls = linkage.constructions(of: owner), !calls.isEmpty
    else { return false }
    return calls.allSatisfy { call in linkage.given(to: one, by: call).flatMap(linkage.propertyWritten) == other }
  }
}
