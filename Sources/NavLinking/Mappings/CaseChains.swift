import NavDialects
import NavFacts

/// Conditions that ask one state for its case, one after the other, and show something else in each:
/// `if page == .help { HelpView() } else if case .page(let id) = page { PageView(id) } else { HomeView() }`.
struct CaseChain {
  var choice: CaseChoice
  var links: [Link]
  /// What is shown where no condition holds; that the state has no value is one of the reasons.
  var rest: NodeRef?
  /// Whether a tab bar of the program's own sets the state.
  var isOfBar = false

  struct Link {
    var condition: NodeRef
    var block: NodeRef
    var cases: [Symbol]
  }

  var blocks: [NodeRef] { links.map(\.block) + [rest].compactMap { $0 } }
}

/// What a view asks of its own state is how it looks; but a column of a split view shows whatever the state says, and so does what stands
/// beside a tab bar of the program's own that sets the state.
extension Linkage {
  /// The chains that alone make up a column.
  func findColumnChains(_ hints: ScreenHints) {
    let flow = SinkFlow(self)
    for (name, container) in dialects.inOrder(dialects.containers) where container.manner == .split && !container.eachChild {
      for call in calls(of: name) {
        for column in arguments(of: call) where program[column].kind == .closure {
          guard let statement = flow.columnChoice(in: column), caseChoices[statement] == nil, let chain = caseChain(statement), hints.mayBuild(chain.blocks)
          else { continue }
          var walk = Walk(linkage: self, hints: hints)
          guard buildsScreens(chain.blocks, &walk, isChosen: false) else { continue }
          caseChoices[statement] = chain.choice
          caseChains[statement] = chain
          noteMapped(chain.choice.type)
        }
      }
    }
  }

  /// The chains beside which a view binds another one to the state that they ask: `if tab == .map { MapPage() } else { ListPage() }; Bar(tab: $tab)`.
  func findBarChains(_ hints: ScreenHints) {
    let flow = SinkFlow(self)
    for comparison in sites.comparisons.sorted() {
      guard let statement = program.parent(comparison), program[statement].kind == .ifStmt, program.firstChild(statement) == comparison,
        program.parent(statement).map({ program[$0].kind != .ifStmt }) ?? false, caseChoices[statement] == nil, isInBuilder(statement),
        var chain = caseChain(statement), chain.blocks.count > 1, hints.mayBuild(chain.blocks), flow.hasBarBeside(statement, chain.choice)
      else { continue }
      var walk = Walk(linkage: self, hints: hints)
      guard buildsScreens(chain.blocks, &walk, isChosen: false) else { continue }
      chain.isOfBar = true
      caseChoices[statement] = chain.choice
      caseChains[statement] = chain
      noteMapped(chain.choice.type)
    }
  }

  /// The enum by which a `switch` or such a chain chooses what it shows.
  func typeChosen(by choice: NodeRef) -> TypeID? { mappings[choice] ?? caseChains[choice]?.choice.type }

  /// What a `switch` or such a chain shows, with the cases that it is for.
  func blocksChosen(by choice: NodeRef) -> [(cases: [Symbol], block: NodeRef)] {
    guard let chain = caseChains[choice] else {
      return armsOf(choice).compactMap { arm in program.first(arm, .block).map { (caseNames(of: arm), $0) } }
    }
    let named = Set(chain.links.flatMap(\.cases))
    let others = declarations[chain.choice.type].cases.map(\.name).filter { !named.contains($0) }
    return chain.links.map { ($0.cases, $0.block) } + (chain.rest.map { [(others, $0)] } ?? [])
  }

  private func caseChain(_ statement: NodeRef) -> CaseChain? {
    var links: [CaseChain.Link] = []
    var subject: NodeRef?
    var at: NodeRef? = statement
    var rest: NodeRef?
    while let here = at {
      guard program[here].kind == .ifStmt else {
        rest = here
        break
      }
      let parts = program.children(here).map { $0 }
      guard parts.count == 2 || parts.count == 3, program[parts[1]].kind == .block, let asked = casesAsked(by: parts[0]) else { return nil }
      guard subject.map({ stateAsked($0) == stateAsked(asked.subject) }) ?? true else { return nil }
      subject = subject ?? asked.subject
      links.append(CaseChain.Link(condition: parts[0], block: parts[1], cases: asked.cases))
      at = parts.count == 3 ? parts[2] : nil
    }
    guard let subject, stateAsked(subject) != nil, case .project(let type) = typeOf(subject), declarations[type].kind == .enumeration,
      links.allSatisfy({ $0.cases.allSatisfy { hasCase($0, type) } })
    else { return nil }
    return CaseChain(choice: CaseChoice(type: type, subject: subject), links: links, rest: rest)
  }

  private func stateAsked(_ subject: NodeRef) -> PropertyID? {
    if case .slot(let id, nil) = bindingTarget(subject) { id } else { nil }
  }

  /// What a condition asks, and for which cases: `page == .help || page == .about`, `case .page(let id) = page`.
  private func casesAsked(by condition: NodeRef) -> (subject: NodeRef, cases: [Symbol])? {
    guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return nil }
    switch program[condition].kind {
    case .caseCondition: return caseName(left).map { (right, [$0]) }
    case .infix where text(program[condition].name) == "||":
      guard let first = casesAsked(by: left), let second = casesAsked(by: right), stateAsked(first.subject) == stateAsked(second.subject) else { return nil }
      return (first.subject, first.cases + second.cases)
    case .infix where program[condition].name == names.equals:
      if let name = caseName(right) { return (left, [name]) }
      return caseName(left).map { (right, [$0]) }
    default: return nil
    }
  }

  /// The chain that a statement is part of.
  func chain(around statement: NodeRef) -> CaseChain? {
    guard !caseChains.isEmpty else { return nil }
    var at = statement
    while let above = program.parent(at), program[above].kind == .ifStmt { at = above }
    return caseChains[at]
  }

  /// What a branch shows for certain: a part that may be missing beside it does not tell the screen.
  /// `if isNarrow { Header() }; PageView()`
  func shownForCertain(in block: NodeRef) -> NodeRef {
    let parts = program.members(block).filter { ![.varDecl, .funcDecl].contains(program[$0].kind) }
    let certain = parts.filter { program[$0].kind != .ifStmt }
    return parts.count > 1 && certain.count == 1 ? certain[0] : block
  }
}
