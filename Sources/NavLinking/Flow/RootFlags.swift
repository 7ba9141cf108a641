import NavDialects
import NavFacts

/// Screens that take turns as states say: `if session.isOpen { ShopView() } else { LoginView() }`, where that is all that a window or the
/// view at its root shows. Who sets such a state, or the data that has to be there, exchanges the screen; where a flag and data have to
/// agree, nobody goes anywhere by one of them alone.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what each place shows that sets one of these states; what is shown first has been sent where it stands.
  func sendRootFlags() {
    var open: [(content: NodeRef, scene: NodeRef?)] = []
    for id in windowRoots().sorted() { if let body = linkage.bodyGetter(id) { open.append((body, nil)) } }
    for (name, container) in linkage.dialects.inOrder(linkage.dialects.containers) where container.isScene && !container.isMenu {
      for call in linkage.calls(of: name) {
        guard let content = contentArgument(of: call) else { continue }
        open.append((content, call))
        if let body = rootOfStack(content) { open.append((body, nil)) }
      }
    }
    // What an enum's case shows at the root may be nothing but a choice, too.
    for choice in rootSwitches.sorted() where program[choice].kind == .switchStmt {
      for block in linkage.armsOf(choice).compactMap({ program.first($0, .block) }) {
        for shown in screens(inBranch: block) { if let body = viewMade(by: shown).flatMap(linkage.bodyGetter) { open.append((body, nil)) } }
      }
    }
    sendTurns(in: open)
  }

  func sendTurns(in contents: [(content: NodeRef, scene: NodeRef?)]) {
    var open = contents
    while let (content, scene) = open.popLast() {
      guard turnedBodies.insert(content).inserted else { continue }
      stages = WorkedOutStages()
      // Each build of the app has a root of its own.
      let builds = clauses(alone: content)
      if !builds.isEmpty {
        open += builds.map { ($0, scene) }
        continue
      }
      if let body = sendCovers(over: content, of: scene).flatMap(viewMade).flatMap(linkage.bodyGetter) { open.append((body, nil)) }
      sendHidden(in: content, of: scene)
      let given = choiceOfGiven(content)
      guard let choice = wholeCondition(content) ?? given?.choice ?? stageCondition(content) else {
        if scene == nil, let inner = onlyContent(of: content) { open.append((inner, nil)) }
        continue
      }
      let shown = screens(shownBy: choice).flatMap { contentGiven($0, by: given?.call) }
      if let scene { sendFirst(shown, of: scene) }
      let start = drafts.count
      sendFlags(of: choice)
      if scene == nil { sendUnseen(shown, of: choice, since: start) }
      yieldOthers(shown, of: choice)
      // A screen may itself be nothing but a choice.
      for expression in shown { if let body = viewMade(by: expression).flatMap(linkage.bodyGetter) { open.append((body, nil)) } }
    }
  }

  /// The body of the view that a content is nothing but, where no other place makes it; what stands in the group that it is nothing but.
  private func onlyContent(of content: NodeRef) -> NodeRef? {
    let statements = program.members(content).filter { ![.parameter, .varDecl].contains(program[$0].kind) }
    guard statements.count == 1 else { return nil }
    if let view = viewMade(by: statements[0]) {
      return linkage.isWrapperView(view) || linkage.constructions(of: view).count != 1 ? nil : linkage.bodyGetter(view)
    }
    let told = telling(statements[0])
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name, isTransparent(program[callee].name),
      let closure = contentArgument(of: told), program[closure].kind == .closure
    else { return nil }
    return closure
  }

  /// The clauses of the `#if` that is all of a content.
  private func clauses(alone content: NodeRef) -> [NodeRef] {
    let children = program.children(content).filter { program[$0].kind != .parameter }
    guard children.count == 1, program[children[0]].kind == .conditional else { return [] }
    return program.children(children[0]).filter { program[$0].kind == .clause }
  }

  /// The body of the view that a stack begins with which alone fills a scene: `WindowGroup { NavigationStack { RootView() } }`.
  private func rootOfStack(_ content: NodeRef) -> NodeRef? {
    guard program[content].kind == .closure else { return nil }
    let statements = program.members(content).filter { program[$0].kind != .varDecl }
    guard statements.count == 1, case let stack = telling(statements[0]), linkage.isStack(stack), let inner = contentArgument(of: stack),
      program[inner].kind == .closure, case let shown = program.members(inner).filter({ program[$0].kind != .varDecl }), shown.count == 1
    else { return nil }
    return viewMade(by: shown[0]).flatMap(linkage.bodyGetter)
  }

  private func sendFirst(_ shown: [NodeRef], of scene: NodeRef) {
    for expression in shown where viewMade(by: expression) != nil {
      let start = drafts.count
      sendFilling(expression, Sink(manner: .root), at: telling(expression))
      for index in start..<drafts.count where drafts[index].site == telling(expression) { drafts[index].scene = scene }
    }
  }

  /// What a root shows at first; and what no place is seen to turn to, as it may be there from the start.
  private func sendUnseen(_ shown: [NodeRef], of choice: NodeRef, since start: Int) {
    let places = Set(shown.map(telling))
    // What is there by a state of its own has been sent by whoever sets that.
    guard !drafts.contains(where: { places.contains($0.site) }),
      !presentations.contains(where: { presentation in places.contains { program.isInside($0, presentation.content) } })
    else { return }
    let turnedTo = Set(drafts[start...].map(\.target))
    let first = firstShown(by: choice) ?? []
    for expression in shown {
      let targets: Set<TransitionDraft.Target>
      if let view = viewMade(by: expression) {
        targets = linkage.isWrapperView(view) && !isGate(view) ? [] : [.screen(.project(view))]
      } else {
        targets = routesShown(by: expression)
      }
      guard !targets.isEmpty, first.contains(expression) || turnedTo.isDisjoint(with: targets) else { continue }
      sendFilling(expression, Sink(manner: .root), at: telling(expression))
    }
  }

  /// The cases of mapped enums that an expression asks a builder for: `rooms.view(for: .welcome)`.
  private func routesShown(by expression: NodeRef) -> Set<TransitionDraft.Target> {
    let values = linkage.evaluate(telling(expression))
    let routes = values.compactMap { if case .route(let type, let name, _, _) = $0, linkage.mappedEnums.contains(type) { (type, name) } else { nil } }
    return routes.count == values.count ? Set(routes.map { .route($0, $1) }) : []
  }

  /// Where it is told what a root shows at first, the places of what else it shows decide nothing: who sets the states does.
  private func yieldOthers(_ shown: [NodeRef], of choice: NodeRef) {
    guard let first = firstShown(by: choice) else { return }
    let others = Set(shown.filter { !first.contains($0) && viewMade(by: $0) != nil }.map(telling))
    for index in drafts.indices where drafts[index].manner == .root && others.contains(drafts[index].site) { drafts[index].yields = true }
  }

  /// The view of the program's that an expression makes, whatever modifiers stand behind it.
  func viewMade(by expression: NodeRef) -> TypeID? {
    guard let callee = program.firstChild(telling(expression)), case .meta(.project(let id)) = linkage.typeOf(callee), linkage.isView(id)
    else { return nil }
    return id
  }

  // MARK: What is shown

  /// The `if` with an `else` that alone makes up a content: what lies under or over it for a while is no screen.
  ///
  /// - Parameter isRow: whether what stands beside it has a place of its own.
  func wholeCondition(_ content: NodeRef, isRow: Bool = false, depth: Int = 0) -> NodeRef? {
    let statements = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    let choices = statements.filter { branches(of: $0).count == 2 }
    if choices.count == 1 { return statements.allSatisfy { $0 == choices[0] || (isRow ? isBlank($0) : isBesides($0)) } ? choices[0] : nil }
    guard depth < 6, choices.isEmpty, statements.count == 1 else { return nil }
    let told = telling(statements[0])
    if let property = linkage.propertyWritten(by: told) {
      return declarations[property].getter.flatMap { wholeCondition($0, depth: depth + 1) }
    }
    // `router.root()`, of whatever object
    if program[told].kind == .call, program.secondChild(told) == nil, let body = builder(calledBy: told).flatMap({ declarations[$0].body }) {
      return wholeCondition(body, depth: depth + 1)
    }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
      linkage.traits[program[callee].name].contains(.isLayout) || isTransparent(program[callee].name) || linkage.isAroundContent(told)
        || (depth == 0 && linkage.isStack(told)),
      let closure = contentArgument(of: told), program[closure].kind == .closure
    else { return nil }
    return wholeCondition(closure, isRow: arranges(told), depth: depth + 1)
  }

  /// A colour behind, or what is laid over while something lasts.
  private func isBesides(_ statement: NodeRef) -> Bool {
    switch program[statement].kind {
    case .ifStmt: return branches(of: statement).count == 1
    case .call where isLoop(statement): return true
    case .call, .member, .name: return viewMade(by: statement) == nil && !linkage.evaluate(statement).contains(where: linkage.isScreenValue)
    default: return false
    }
  }

  /// Rows of messages, and layouts of nothing but such.
  private func isLoop(_ statement: NodeRef) -> Bool {
    let told = telling(statement)
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name else { return false }
    if linkage.text(program[callee].name) == "ForEach" { return true }
    guard linkage.isLayout(program[callee].name), let closure = contentArgument(of: told), program[closure].kind == .closure else { return false }
    return program.members(closure).allSatisfy { [.parameter, .varDecl].contains(program[$0].kind) || (program[$0].kind == .call && isLoop($0)) }
  }

  /// The block of an `if`, and what stands behind its `else`.
  func branches(of statement: NodeRef) -> [NodeRef] {
    if let known = stages.branches[statement] { return known }
    guard program[statement].kind == .ifStmt else { return [] }
    let parts = program.children(statement).map { $0 }
    guard let first = parts.firstIndex(where: { program[$0].kind == .block }) else { return [] }
    return Array(parts[first...])
  }

  /// The choice that a branch is nothing but.
  func innerChoice(_ branch: NodeRef) -> NodeRef? {
    if let inner = stages.inner[branch] { return inner }
    return stages.branches[branch] != nil || program[branch].kind == .ifStmt ? branch : wholeCondition(branch)
  }

  /// What the branches of a choice show, with choices inside looked through.
  func screens(shownBy choice: NodeRef) -> [NodeRef] { branches(of: choice).flatMap { screens(inBranch: $0) } }

  /// - Parameter site: where that is decided; what else decides inside the branch, and is not told there, is left out.
  /// - Parameter isLeft: whether what is shown at first is left there for good: then any of the others may come.
  /// - Parameter around: what the branch is shown by, where that is one state.
  func screens(inBranch branch: NodeRef, decidedAt site: NodeRef? = nil, isLeft: Bool = false, around: Term? = nil) -> [NodeRef] {
    if let arm = stages.arms[branch] { return screens(inBranch: arm, decidedAt: site, isLeft: isLeft) }
    if let inner = innerChoice(branch) {
      var open = branches(of: inner)
      if let site {
        let terms = unanswered(terms(of: inner), by: around)
        if terms.isEmpty || haveToAgree(terms), !isLeft, !isByCircumstance(inner) { return [] }
        // Of what a case chooses, the first is there unless somebody chose another one before.
        if terms.count == 1, terms[0].name != nil, told(terms[0], by: site) == nil {
          guard let holds = holdsAtFirst(inner, terms[0]), let one = holds ? open.first : open.last else { return [] }
          open = [one]
        }
        if let one = branchTaken(of: open, by: terms, at: site) { open = [one] }
      }
      return open.flatMap { screens(inBranch: $0, decidedAt: site, isLeft: isLeft) }
    }
    let shown = alternatives(in: branch).map { statements in statements.filter { ![.varDecl, .funcDecl].contains(program[$0].kind) } }
    return shown.allSatisfy { $0.count == 1 && (program[$0[0]].kind == .call || isHeld($0[0]) || ownStack($0[0]) != nil) }
      ? shown.flatMap { $0.map { ownStack($0) ?? $0 } } : []
  }

  /// `content`, which the view was made with.
  private func isHeld(_ shown: NodeRef) -> Bool { linkage.enclosingType(shown).map { contentHeld(by: shown, in: $0) } ?? false }

  /// The branch that is taken by what is known at a place that sets one of the states; nil where the others decide.
  private func branchTaken(of branches: [NodeRef], by terms: [Term], at site: NodeRef) -> NodeRef? {
    for term in terms {
      guard let isSo = (terms.count == 1 ? isThere(term, at: site) : nil) ?? told(term, by: site) else { continue }
      if isSo == term.wanted, term.isEnough { return branches.first }
      if isSo != term.wanted, term.isNeeded { return branches.last }
    }
    return nil
  }

  /// Whether data is there where another state is set: not before the first place that fetches it.
  private func isThere(_ term: Term, at site: NodeRef) -> Bool? {
    guard term.asksForData, isMissingAtFirst(term.state) else { return nil }
    let body = linkage.enclosingBody(site)
    let before = linkage.writes(to: term.state).filter { write in
      guard write.means == .assignment, write.site < site, linkage.enclosingBody(write.site) == body else { return false }
      return block(around: write.site).map { program.isInside(site, $0) } ?? false
    }
    guard let last = before.last, let value = last.value else { return false }
    return program[value].kind != .nil
  }

  func isOptional(_ type: NodeRef?) -> Bool { type.map { program[$0].kind == .typeOptional } ?? false }

  /// What a view that shows `content()` is made with; the expression itself where it is none of that kind.
  ///
  /// - Parameter maker: the call that makes the view, where only one of them is asked about.
  func contentGiven(_ shown: NodeRef, by maker: NodeRef? = nil) -> [NodeRef] {
    let callee = program[shown].kind == .call ? program.firstChild(shown) ?? shown : shown
    guard program[callee].kind == .name || program[callee].kind == .member, let held = linkage.propertyWritten(by: callee),
      declarations[held].getter == nil, let wrapper = linkage.enclosingType(shown), declarations[held].owner == .type(wrapper)
    else { return [shown] }
    return (maker.map { [$0] } ?? linkage.constructions(of: wrapper)).flatMap { call -> [NodeRef] in
      (linkage.given(to: held, by: call) ?? contentArgument(of: call)).map(wholeStatements) ?? []
    }
  }

  // MARK: What it is chosen by

  /// A state that a condition asks for.
  struct Term {
    var state: PropertyID
    var wanted: Bool
    /// Whether what is asked is if there is a value at all.
    var asksForData = false
    /// The case that it is asked for, where the state is one of several.
    var name: Symbol?
    /// Whether the condition does not hold without it.
    var isNeeded: Bool
    /// Whether the condition holds by it, for all that is said before it.
    var isEnough: Bool
  }

  /// - Parameter around: the one state that shows this choice at all, and what it has to be.
  private func sendFlags(of choice: NodeRef, around: Term? = nil) {
    let branches = branches(of: choice)
    let terms = unanswered(terms(of: choice), by: around)
    // Steps that take turns by the case of one state are routes.
    for term in terms where terms.count > 1 || term.name == nil {
      for (state, first) in states(behind: term.state) {
        for write in linkage.writes(to: state) where !isInInitialiser(write.site) {
          let known = linkage.enclosingType(write.site) == linkage.enclosingType(choice) ? first : nil
          for (site, truths) in decisions(on: term, by: write, known) {
            let turns = around.map { turned($0, with: site) } ?? []
            if turns.contains(false) || isBroken(before: site, term, among: terms) { continue }
            for truth in truths {
              let holds = truth == term.wanted
              guard holds ? term.isEnough || areSaid(terms, besides: term, at: site) : term.isNeeded, let branch = holds ? branches.first : branches.last
              else { continue }
              var sink = Sink(manner: .root)
              sink.note(choice, .presents)
              sink.holder = turns.isEmpty ? screenLeft(by: site, for: branch, branches) : onlyScreen(besides: branch, of: branches)
              if let own = ownContent(of: stages.arms[branch] ?? branch) {
                if own != linkage.enclosingType(site) { emit(.screen(.project(own)), sink, at: site) }
                continue
              }
              let isLeft = turns.isEmpty && known == !truth && isLeftOnce(state, by: write)
              var shownBy = terms.count == 1 ? term : nil
              if !holds { shownBy?.wanted.toggle() }
              let all = screens(inBranch: branch, decidedAt: site, isLeft: isLeft, around: shownBy).flatMap { contentGiven($0) }
              for shown in all where viewMade(by: shown) != linkage.enclosingType(site) { sendFilling(shown, sink, at: site) }
            }
          }
        }
      }
    }
    sendAgreements(terms, branches)
    for (index, branch) in branches.enumerated() {
      guard let inner = innerChoice(branch) else { continue }
      var outer = terms.count == 1 ? terms.first : nil
      if index > 0 { outer?.wanted.toggle() }
      sendFlags(of: inner, around: outer)
    }
  }

  /// Those of the terms of a choice that are not answered by what shows the choice at all: `if !isKnown { … } else if !isIn { … }` of
  /// `var isIn: Bool { isKnown && user != nil }` asks for the user alone.
  private func unanswered(_ terms: [Term], by around: Term?) -> [Term] {
    guard let around, terms.count == 2, terms.allSatisfy(\.isNeeded) != terms.allSatisfy(\.isEnough) else { return terms }
    let isAll = terms.allSatisfy(\.isNeeded)
    var left = terms.filter { term in
      term.state != around.state || term.asksForData != around.asksForData || term.name != around.name || (term.wanted == around.wanted) != isAll
    }
    guard left.count == 1 else { return terms }
    (left[0].isNeeded, left[0].isEnough) = (true, true)
    return left
  }

  /// Whether several states decide together of which one is data: nobody goes on by one of them alone.
  func haveToAgree(_ terms: [Term]) -> Bool { terms.count > 1 && terms.contains(where: \.asksForData) }

  /// Whether flags and data that have to agree do so no more by what the same code has said before.
  private func isBroken(before site: NodeRef, _ term: Term, among terms: [Term]) -> Bool {
    haveToAgree(terms) && isUndone(before: site, term, among: terms)
  }

  /// Whether the same code has turned another of the states before, so that they do not agree.
  func isUndone(before site: NodeRef, _ term: Term, among terms: [Term]) -> Bool {
    terms.contains { other in
      guard other.state != term.state else { return false }
      var broken = other
      // By an `||` each alone is enough, by an `&&` each alone prevents it.
      if !other.isEnough { broken.wanted.toggle() }
      return turned(broken, with: site).contains(true)
    }
  }

  /// Whether a state of a view's own is set nowhere else: a splash that ends.
  private func isLeftOnce(_ state: PropertyID, by write: SlotWrite) -> Bool {
    let others = linkage.writes(to: state).filter { $0.means != .initial && $0.site != write.site }
    return others.isEmpty && linkage.hasAttribute("State", state)
  }

  /// What the code around a place turns a state to: whether to what it has to be. What is said behind the place counts where it is no.
  func turned(_ term: Term, with site: NodeRef) -> [Bool] {
    let body = linkage.enclosingBody(site)
    return linkage.writes(to: term.state).filter { linkage.enclosingBody($0.site) == body }.compactMap { write in
      guard write.means == .assignment, let value = write.value else { return nil }
      let isThere = term.asksForData ? program[value].kind != .nil : truth(of: term, given: value)
      guard let isThere else { return nil }
      if isThere == term.wanted { return write.site < site && !mayBeMissing(value) ? true : nil }
      return statements(around: write.site) == statements(around: site) ? false : nil
    }
  }

  /// The statements among which a place stands, whatever runs them.
  func statements(around site: NodeRef) -> NodeRef? {
    var at = program.parent(site)
    while let here = at, ![.block, .closure, .clause, .caseArm].contains(program[here].kind) { at = program.parent(here) }
    return at
  }

  /// The block of the function that runs a place, with closures looked through.
  private func block(around site: NodeRef) -> NodeRef? {
    var at = program.parent(site)
    while let here = at, program[here].kind != .block, !program[here].kind.isDeclaration { at = program.parent(here) }
    return at
  }

  private func onlyScreen(besides branch: NodeRef, of branches: [NodeRef]) -> TypeID? {
    let others = branches.filter { $0 != branch }.flatMap { screens(inBranch: $0) }.compactMap(viewMade)
    return others.count == 1 ? others[0] : nil
  }

  /// The screen that is left where the view that chooses sets the state itself: the one that another branch shows.
  ///
  /// Of what is presented over both, that is the screen: `.sheet(isPresented: $isNaming) { NameView { isOpen = true } }`.
  private func screenLeft(by site: NodeRef, for branch: NodeRef, _ branches: [NodeRef]) -> TypeID? {
    guard let here = linkage.enclosingType(site), here == linkage.enclosingType(branch),
      !presentations.contains(where: { program.isInside(site, $0.content) })
    else { return nil }
    return onlyScreen(besides: branch, of: branches)
  }

  /// The property and the bindings to it, with what it is first.
  func states(behind id: PropertyID) -> [(PropertyID, Bool?)] {
    var all: Set<PropertyID> = []
    collectSlots(.slot(id, case: nil), into: &all, depth: 0)
    // `Binding(get: { state == .on }, set: { … })`: what the flag is set to, its setter makes of it.
    if let type = linkage.declaredType(of: id).projectType {
      all = all.filter { slot in
        let other = linkage.declaredType(of: slot)
        return other.isUnknown || other.projectType == type
      }
    }
    let firsts = Set(all.compactMap { declarations[$0].initial }.compactMap(boolean))
    return all.sorted().map { ($0, firsts.count == 1 ? firsts.first : nil) }
  }

  /// Whether there is a value once it is written; both where either may be.
  func presences(given write: SlotWrite) -> [Bool] {
    guard write.means == .assignment, let value = write.value else { return [] }
    if program[value].kind == .nil || isEmptyText(value) { return [false] }
    return mayBeMissing(value) ? [true, false] : [true]
  }

  private func isEmptyText(_ value: NodeRef) -> Bool {
    program[value].kind == .string && linkage.text(program[value].name).isEmpty && !program[value].flags.contains(.interpolated)
  }

  func mayBeMissing(_ value: NodeRef) -> Bool {
    let node = program[value]
    switch node.kind {
    case .ternary: return program.children(value).contains { program[$0].kind == .nil }
    case .member where node.flags.contains(.optionalChain), .call where node.flags.contains(.optionalChain): return true
    case .name, .member: break
    default: return false
    }
    if let property = linkage.propertyWritten(by: value) { return isOptional(declarations[property].type) }
    guard node.kind == .name else { return false }
    switch linkage.meaning(of: node.name, at: value) {
    case .parameter(let function, let index): return isOptional(declarations.parameters(of: function)[index].type)
    // A framework calls back with what there is.
    case .closureParameter(let closure, _):
      guard let call = program.parent(closure), program[call].kind == .call else { return false }
      return linkage.callTargets(of: call).functions.isEmpty && !linkage.traits[program.firstChild(call).map { program[$0].name } ?? node.name].contains(.isOfSequences)
    default: return false
    }
  }
}
