import NavDialects
import NavFacts

/// Tab bars of the program's own: a view that shows what a state selects, beside another view that it binds to the state:
/// `switch tab { case .map: MapPage(); case .list: ListPage() }; TabBar(selection: $tab)`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Finds the choices of such views among the mappings.
  func findBars() {
    let evidence = ScreenEvidence(self)
    for (choice, type) in linkage.mappings.sorted(by: { $0.key < $1.key }) {
      guard let subject = program.firstChild(choice) else { continue }
      let own = [ContentChoice(node: choice, mapping: choice, type: type, state: subject)]
      guard let (state, bindings) = (own + builtChoices(choice, type)).lazy.compactMap({ self.barBeside($0) }).first, showsPages(choice, evidence),
        !isSection(choice, depth: 0)
      else { continue }
      // What a sheet lets choose replaces what is behind it.
      bars[choice] = (state, !bindings.isEmpty && bindings.allSatisfy(isInsidePresentation) ? .root : .tab)
    }
    for (statement, chain) in linkage.caseChains where chain.isOfBar && showsPages(statement, evidence) && !isSection(statement, depth: 0) {
      if let state = barBeside(statement, chain.choice)?.state { bars[statement] = (state, .tab) }
    }
  }

  /// Whether such a bar sets the state by which a chain of conditions chooses.
  func hasBarBeside(_ statement: NodeRef, _ choice: CaseChoice) -> Bool { barBeside(statement, choice).map { !$0.bindings.isEmpty } ?? false }

  private func barBeside(_ statement: NodeRef, _ choice: CaseChoice) -> (state: PropertyID, bindings: [NodeRef])? {
    barBeside(ContentChoice(node: statement, mapping: statement, type: choice.type, state: choice.subject))
  }

  /// The state behind a choice, and the bindings to it that a bar beside the choice is given; none of them where the bar's buttons stand
  /// in the same view.
  private func barBeside(_ choice: ContentChoice) -> (state: PropertyID, bindings: [NodeRef])? {
    guard let view = linkage.enclosingType(choice.node), linkage.isView(view), let state = linkage.propertyWritten(by: choice.state),
      declarations[state].getter == nil, !declarations[state].isLet, linkage.declaredType(of: state) == .project(choice.type)
    else { return nil }
    let bindings = bindings(to: state, in: view, beside: choice.node)
    if !bindings.isEmpty, selectsSeveral(bindings, of: state, choice.type) { return (state, bindings) }
    return isTabState(state, choice.type) && hasButtons(for: state, in: view, beside: choice.node) ? (state, []) : nil
  }

  /// Whether a view itself sets a state to more than one of its cases, beside what the state chooses:
  /// `ForEach(Tab.allCases) { tab in Button(tab.title) { selectedTab = tab } }`.
  private func hasButtons(for state: PropertyID, in view: TypeID, beside choice: NodeRef) -> Bool {
    var cases: Set<Symbol> = []
    for write in linkage.writes(to: state) where write.means == .assignment {
      guard let value = write.value, linkage.enclosingType(write.site) == view, stands(write.site, beside: choice) else { continue }
      for one in linkage.evaluate(value) {
        guard case .route(_, let name, let node, _) = one else { continue }
        if linkage.namesNoCase(node) { return true }
        cases.insert(name)
      }
    }
    return cases.count > 1
  }

  /// Whether at least two of the arms show a page of their own. Of rows and texts that a filter leaves, or of one frame around all that is
  /// chosen, a screen is made.
  private func showsPages(_ choice: NodeRef, _ evidence: ScreenEvidence) -> Bool {
    let blocks = linkage.blocksChosen(by: choice).map(\.block)
    return Set(blocks.compactMap(evidence.firstView(in:))).count + blocks.count(where: evidence.showsStack) > 1
  }

  /// The bindings to a state that a view gives to others, which stand beside what the state chooses, be it in another part of the view:
  /// `VStack { content; bar }`.
  private func bindings(to state: PropertyID, in view: TypeID, beside choice: NodeRef) -> [NodeRef] {
    linkage.bindingsBelow(state).flatMap(linkage.bindingArguments).filter { argument in
      guard linkage.enclosingType(argument) == view, stands(argument, beside: choice),
        case .slot(state, nil) = linkage.bindingTarget(argument)
      else { return false }
      return program[argument].kind == .name || program[argument].kind == .member
    }
  }

  /// Whether a part of a view stands outside a choice, wherever the view names the property around it.
  private func stands(_ part: NodeRef, beside choice: NodeRef, depth: Int = 0) -> Bool {
    guard depth < 4, !program.isInside(part, choice) else { return false }
    let body = linkage.enclosingBody(part)
    if body == linkage.enclosingBody(choice) { return true }
    let uses: [NodeRef]
    switch body {
    case .property(let id):
      if declarations[id].name == linkage.names.body { return true }
      uses = linkage.uses(of: id)
    case .function(let id): uses = callers(of: id).map(\.call)
    case .none: return false
    }
    return !uses.isEmpty && uses.allSatisfy { stands($0, beside: choice, depth: depth + 1) }
  }

  /// Whether those who are given the state set more than one of its cases. What only ever asks for one is a part of the page, as a strip of
  /// photos is that is given `$mode` and says `mode = .photo` where one is tapped.
  private func selectsSeveral(_ bindings: [NodeRef], of state: PropertyID, _ type: TypeID) -> Bool {
    var cases: Set<Symbol> = []
    var seen: Set<PropertyID> = []
    var open = linkage.bindingsBelow(state).filter { !Set(linkage.bindingArguments(of: $0)).isDisjoint(with: bindings) }
    while let property = open.popLast() {
      guard seen.insert(property).inserted else { continue }
      let below = linkage.bindingsBelow(property)
      let writes = linkage.writes(to: property).filter { $0.means != .initial && $0.means != .construction && !isInInitialiser($0.site) }
      // What sets nothing itself hands the state to a control of the framework's.
      if writes.isEmpty, below.isEmpty { return true }
      for write in writes {
        let values = write.value.map { linkage.evaluate($0) } ?? []
        if values.isEmpty { return true }
        for value in values {
          guard case .route(type, let name, let node, _) = value, !linkage.namesNoCase(node) else { return true }
          cases.insert(name)
        }
      }
      open += below
    }
    return cases.count > 1
  }

  /// Every place that sets the state selects a tab; what is set to any of its cases, `ForEach(Tab.allCases) { tab in … selection = tab }`,
  /// selects those that are built.
  func sendBars() {
    guard !bars.isEmpty else { return }
    let evidence = ScreenEvidence(self)
    var sent: Set<SentBar> = []
    for (choice, bar) in bars.sorted(by: { $0.key < $1.key }) {
      guard let type = linkage.typeChosen(by: choice), !rootChoices.contains(type) else { continue }
      let (state, manner) = bar
      if manner == .root { rootChoices.insert(type) }
      let start = drafts.count
      var isOpen = false
      var open = [state]
      while let property = open.popLast() {
        // One that may be given any kind of tabs selects each of its own.
        let isGeneric = linkage.isGenericState(property)
        guard sent.insert(SentBar(property: property, type: isGeneric ? type : nil)).inserted else { continue }
        var sink = Sink(manner: manner)
        if isGeneric { sink.conditions = [.isOf(type)] }
        open += linkage.bindingsBelow(property).reversed()
        for write in linkage.writes(to: property) where write.means == .assignment {
          guard let value = write.value, !isInInitialiser(write.site) else { continue }
          let all = linkage.evaluate(value)
          let selected = all.filter { one in
            switch one {
            case .route(_, _, let node, _): !linkage.namesNoCase(node)
            case .parameter, .closureArgument, .payload, .part: true
            case .slot(let id): id != state && declarations[id].isLet && linkage.declaredType(of: id) == linkage.declaredType(of: state)
            default: false
            }
          }
          if selected.count < all.count(where: { if case .route = $0 { true } else { false } }) { isOpen = true }
          send(selected, sink, at: write.site, value)
        }
      }
      // A button for what has no page does something else.
      if linkage.mappings[choice] == nil { dropUnpaged(linkage.blocksChosen(by: choice).flatMap(\.cases), type, since: start) }
      if isOpen { sendWhereBuilt(choice, type, manner, besides: casesSent(of: type, since: start), evidence) }
    }
  }

  private func dropUnpaged(_ pages: [Symbol], _ type: TypeID, since start: Int) {
    let kept = drafts[start...].filter { draft in
      if case .route(type, let name) = draft.target { pages.contains(name) } else { true }
    }
    drafts.replaceSubrange(start..., with: kept)
  }

  func casesSent(of type: TypeID, since start: Int) -> Set<Symbol> {
    drafts[start...].reduce(into: []) { named, draft in
      if case .route(type, let name) = draft.target { named.insert(name) }
    }
  }

  /// Each tab is shown where the bar or someone else names it; where they do not name all, where it is built too.
  func sendWhereBuilt(_ mapping: NodeRef, _ type: TypeID, _ manner: Manner, besides named: Set<Symbol>, _ evidence: ScreenEvidence) {
    let arms = linkage.blocksChosen(by: mapping).filter { evidence.firstView(in: $0.block) != nil }
    guard !arms.allSatisfy({ named.isSuperset(of: $0.cases) }) else { return }
    for (names, block) in arms {
      guard let shown = shownAlone(in: block, depth: 0).first else { continue }
      for name in names { emit(.route(type, name), Sink(manner: manner), at: telling(shown)) }
    }
  }

  /// Whether a stack stands in a property of a view that such a choice shows: whoever selects the tab says where.
  func isPageOfBar(_ stack: NodeRef) -> Bool {
    guard !bars.isEmpty, let view = linkage.enclosingType(stack), case .property(let id) = linkage.enclosingBody(stack),
      declarations[id].owner == .type(view)
    else { return false }
    let mentions = linkage.uses(of: id).filter { linkage.enclosingType($0) == view }
    return !mentions.isEmpty && mentions.allSatisfy { mention in bars.keys.contains { program.isInside(mention, $0) } }
  }
}

/// A state whose writes have been sent, for one kind of tabs where it may be of any.
private struct SentBar: Hashable {
  var property: PropertyID
  var type: TypeID?
}
