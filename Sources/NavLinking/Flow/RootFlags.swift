import NavDialects
import NavFacts

/// Screens that take turns as Boolean states say: `if session.isOpen { ShopView() } else { LoginView() }`, where that is all that a
/// window or the view at its root shows. Who sets such a state exchanges the screen; data that has to be there too decides more than any
/// state, and nobody goes anywhere by it alone.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what each place shows that sets one of these states; what is shown first has been sent where it stands.
  func sendRootFlags() {
    var open: [(content: NodeRef, scene: NodeRef?)] = []
    for id in windowRoots().sorted() { if let body = bodyGetter(id) { open.append((body, nil)) } }
    for (name, container) in linkage.dialects.inOrder(linkage.dialects.containers) where container.isScene && !container.isMenu {
      for call in linkage.calls(of: name) { if let content = contentArgument(of: call) { open.append((content, call)) } }
    }
    var seen: Set<NodeRef> = []
    while let (content, scene) = open.popLast() {
      guard seen.insert(content).inserted, let choice = wholeCondition(content) else { continue }
      let shown = screens(shownBy: choice)
      if let scene { sendFirst(shown, of: scene) }
      sendFlags(of: choice)
      // A screen may itself be nothing but a choice.
      for expression in shown { if let body = viewMade(by: expression).flatMap(bodyGetter) { open.append((body, nil)) } }
    }
  }

  private func sendFirst(_ shown: [NodeRef], of scene: NodeRef) {
    for expression in shown where viewMade(by: expression) != nil {
      let start = drafts.count
      send(expression, Sink(manner: .root), at: telling(expression))
      for index in start..<drafts.count where drafts[index].site == telling(expression) { drafts[index].scene = scene }
    }
  }

  /// The view of the program's that an expression makes, whatever modifiers stand behind it.
  func viewMade(by expression: NodeRef) -> TypeID? {
    guard let callee = program.firstChild(telling(expression)), case .meta(.project(let id)) = linkage.typeOf(callee), linkage.isView(id)
    else { return nil }
    return id
  }

  // MARK: What is shown

  /// The `if` with an `else` that alone makes up a content: what lies under or over it for a while is no screen.
  private func wholeCondition(_ content: NodeRef, depth: Int = 0) -> NodeRef? {
    let statements = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    let choices = statements.filter { branches(of: $0).count == 2 }
    if choices.count == 1 { return statements.allSatisfy { $0 == choices[0] || isBesides($0) } ? choices[0] : nil }
    guard depth < 6, choices.isEmpty, statements.count == 1 else { return nil }
    let told = telling(statements[0])
    if let property = linkage.propertyWritten(by: told) {
      return declarations[property].getter.flatMap { wholeCondition($0, depth: depth + 1) }
    }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
      linkage.traits[program[callee].name].contains(.isLayout) || isTransparent(program[callee].name) || linkage.isAroundContent(told),
      let closure = contentArgument(of: told), program[closure].kind == .closure
    else { return nil }
    return wholeCondition(closure, depth: depth + 1)
  }

  /// A colour behind, or what is laid over while something lasts.
  private func isBesides(_ statement: NodeRef) -> Bool {
    switch program[statement].kind {
    case .ifStmt: return branches(of: statement).count == 1
    case .call, .member, .name: return viewMade(by: statement) == nil && !linkage.evaluate(statement).contains(where: linkage.isScreenValue)
    default: return false
    }
  }

  /// The block of an `if`, and what stands behind its `else`.
  private func branches(of statement: NodeRef) -> [NodeRef] {
    guard program[statement].kind == .ifStmt else { return [] }
    let parts = program.children(statement).map { $0 }
    guard let first = parts.firstIndex(where: { program[$0].kind == .block }) else { return [] }
    return Array(parts[first...])
  }

  /// What the branches of a choice show, with choices inside looked through.
  private func screens(shownBy choice: NodeRef) -> [NodeRef] { branches(of: choice).flatMap { screens(inBranch: $0) } }

  /// - Parameter decided: leaves out what data decides inside the branch.
  private func screens(inBranch branch: NodeRef, decided: Bool = false) -> [NodeRef] {
    if let inner = program[branch].kind == .ifStmt ? branch : wholeCondition(branch) {
      if decided, terms(of: inner).isEmpty { return [] }
      return branches(of: inner).flatMap { screens(inBranch: $0, decided: decided) }
    }
    let statements = program.members(branch).filter { ![.varDecl, .funcDecl].contains(program[$0].kind) }
    return statements.count == 1 && program[statements[0]].kind == .call ? statements.map { $0 } : []
  }

  // MARK: What it is chosen by

  /// A state that a condition asks for.
  private struct Term {
    var state: PropertyID
    var wanted: Bool
    /// Whether the condition does not hold without it.
    var isNeeded: Bool
    /// Whether the condition holds by it, for all that is said before it.
    var isEnough: Bool
  }

  private func sendFlags(of choice: NodeRef) {
    let branches = branches(of: choice)
    for term in terms(of: choice) {
      for (state, first) in states(behind: term.state) {
        for write in linkage.writes(to: state) where !isInInitialiser(write.site) {
          for truth in truths(given: write, linkage.enclosingType(write.site) == linkage.enclosingType(choice) ? first : nil) {
            let holds = truth == term.wanted
            guard holds ? term.isEnough : term.isNeeded, let branch = holds ? branches.first : branches.last else { continue }
            var sink = Sink(manner: .root)
            sink.note(choice, .presents)
            sink.holder = screenLeft(by: write.site, for: branch, branches)
            for shown in screens(inBranch: branch, decided: true) where viewMade(by: shown) != linkage.enclosingType(write.site) {
              send(shown, sink, at: write.site)
            }
          }
        }
      }
    }
    for branch in branches {
      if program[branch].kind == .ifStmt { sendFlags(of: branch) } else if let inner = wholeCondition(branch) { sendFlags(of: inner) }
    }
  }

  /// The screen that is left where the view that chooses sets the state itself: the one that another branch shows.
  private func screenLeft(by site: NodeRef, for branch: NodeRef, _ branches: [NodeRef]) -> TypeID? {
    guard let here = linkage.enclosingType(site), here == linkage.enclosingType(branch) else { return nil }
    let others = branches.filter { $0 != branch }.flatMap { screens(inBranch: $0) }.compactMap(viewMade)
    return others.count == 1 ? others[0] : nil
  }

  /// The property and the bindings to it, with what it is first.
  private func states(behind id: PropertyID) -> [(PropertyID, Bool?)] {
    var all: Set<PropertyID> = []
    collectSlots(.slot(id, case: nil), into: &all, depth: 0)
    let firsts = Set(all.compactMap { declarations[$0].initial }.compactMap(boolean))
    return all.sorted().map { ($0, firsts.count == 1 ? firsts.first : nil) }
  }

  /// - Parameter first: what the state is before, where that is told.
  private func truths(given write: SlotWrite, _ first: Bool?) -> [Bool] {
    switch write.means {
    case .assignment: write.value.flatMap(boolean).map { [$0] } ?? []
    case .toggle: first.map { [!$0] } ?? [true, false]
    case .append, .initial, .construction: []
    }
  }

  private func boolean(_ ref: NodeRef) -> Bool? {
    program[ref].kind == .boolean ? program[ref].flags.contains(.isTrue) : nil
  }

  /// The states that a choice is made by; none where something else has a say.
  private func terms(of choice: NodeRef) -> [Term] {
    let conditions = program.children(choice).prefix { program[$0].kind != .block }.map { $0 }
    return joined(conditions, holds: true, isAll: true)
  }

  /// Of several conditions, all or one of which must hold: by the first alone it is decided, as far as one state can.
  private func joined(_ conditions: [NodeRef], holds: Bool, isAll: Bool) -> [Term] {
    let all = conditions.map { terms(in: $0, holds: holds) }
    guard !all.contains(where: \.isEmpty) else { return [] }
    return all.enumerated().flatMap { index, terms in
      terms.map { term in
        guard index > 0 else { return term }
        return Term(state: term.state, wanted: term.wanted, isNeeded: term.isNeeded && isAll, isEnough: term.isEnough && !isAll)
      }
    }
  }

  private func terms(in condition: NodeRef, holds: Bool) -> [Term] {
    let node = program[condition]
    switch node.kind {
    case .name, .member:
      return stateAsked(condition).map { [Term(state: $0, wanted: holds, isNeeded: true, isEnough: true)] } ?? []
    case .unary:
      guard linkage.text(node.name) == "!", let inner = program.firstChild(condition) else { return [] }
      return terms(in: inner, holds: !holds)
    case .infix:
      guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return [] }
      switch linkage.text(node.name) {
      case "&&": return joined([left, right], holds: holds, isAll: holds)
      case "||": return joined([left, right], holds: holds, isAll: !holds)
      case "==": return boolean(right).map { terms(in: left, holds: $0 == holds) } ?? []
      case "!=": return boolean(right).map { terms(in: left, holds: $0 != holds) } ?? []
      default: return []
      }
    default: return []
    }
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
