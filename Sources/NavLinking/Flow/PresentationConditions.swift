import NavDialects
import NavFacts

/// Parts of a state that a view shows while they are there: `if let store = store.scope(state: \.help) { HelpView(store: store) }`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// `if let store = store.scope(state: \.destination?.help) { HelpView(store: store) }` shows one case of a state.
  func findCondition(_ call: NodeRef, _ rows: [PartRow]) {
    guard let binding = program.parent(call), program[binding].kind == .optionalBinding, let condition = program.parent(binding),
      program[condition].kind == .ifStmt, let content = program.first(condition, .block), let part = linkage.part(call), part.property != nil,
      let row = rows.first(where: { linkage.argument($0.label, of: call) != nil })
    else { return }
    let isWhole = isWhole(condition)
    // A feature that is there or not is a part of the screen, unless the screen is nothing but one of several.
    guard part.narrowed != nil || isWhole && isOneOfFeatures(condition) else { return }
    let manner = isWhole ? .root : row.manner
    presentations.append(PresentationSite(call: call, binding: call, content: content, isItem: true, manner: manner))
  }

  /// Whether what is there or not is all that another state shows: `.fullScreenCover(isPresented: $store.showsCart) {
  /// IfLetStore(store.scope(state: \.cart)) { … } }`, `case .cart: IfLetStore(…) { … }`. That state says when it comes.
  func isWholeOfShown(_ call: NodeRef) -> Bool { isWhole(call, of: .shown) }

  private enum Around { case body, shown }

  /// Whether a statement is all that the body around shows, or what a presentation or a destination does, or one of the choices there.
  private func isWhole(_ statement: NodeRef, of around: Around = .body) -> Bool {
    var child = statement
    while let here = program.parent(child) {
      switch program[here].kind {
      case .accessor, .funcDecl, .varDecl: return around == .body
      case .block, .clause, .closure, .caseArm:
        if program[child].kind != .block, program.members(here).contains(where: { $0 != child && isShown($0) && !isLayer($0, in: here) }) { return false }
        if around == .shown, showsElsewhere(here) || program[here].kind == .caseArm && isOfMapping(here) { return true }
      case .ifStmt, .switchStmt, .conditional: break
      case .call:
        guard let callee = program.firstChild(here) else { return false }
        // What a modifier is given lies over the screen, or beside it.
        let isModifier = program[callee].kind == .member && child == callee
        guard isModifier || isTransparent(program[callee].name) || linkage.isAroundContent(here) || isLayers(here) || isElse(child, of: here) else {
          return false
        }
      case .member: break
      default: return false
      }
      child = here
    }
    return false
  }

  private func isOfMapping(_ arm: NodeRef) -> Bool { program.parent(arm).map { linkage.mappings[$0] != nil } ?? false }

  /// Whether a closure is the content of a presentation, of a link or of a destination.
  private func showsElsewhere(_ content: NodeRef) -> Bool {
    guard let call = program.parent(content), program[call].kind == .call, let callee = program.firstChild(call), callee != content else {
      return false
    }
    let name = program[callee].name
    return linkage.dialects.registrations[name] != nil || linkage.dialects.links[name] != nil || linkage.dialects.presentations[name]?.contains { $0.manner != .child } ?? false
  }

  private func isLayers(_ call: NodeRef) -> Bool {
    program.firstChild(call).map { program[$0].kind == .name && linkage.text(program[$0].name) == "ZStack" } ?? false
  }

  /// `IfLetStore(store.scope(state: \.cart)) { … } else: { … }`
  private func isElse(_ content: NodeRef, of call: NodeRef) -> Bool {
    program[content].kind == .closure && linkage.text(program.label(content)) == "else" && isOfFeature(call)
  }

  /// Whether what lies over or under a choice in layers leaves it the whole of the screen: a backdrop, what comes for a while, or what shows
  /// another feature while that is there.
  private func isLayer(_ statement: NodeRef, in content: NodeRef) -> Bool {
    guard let around = program.parent(content), program[around].kind == .call, isLayers(around) else { return false }
    if isBlank(statement) || isOfFeature(statement) { return true }
    let passes = program[statement].kind == .ifStmt && branches(of: statement).count == 1
    return (passes || linkage.liesUnderBars(statement)) && features(shownBy: [statement]).isEmpty
  }

  /// Whether a statement shows a feature while it is there: `if let store = store.scope(state: \.cart) { … }`, `IfLetStore(…) { … }`.
  private func isOfFeature(_ statement: NodeRef) -> Bool {
    let asked: NodeRef? =
      switch program[statement].kind {
      case .ifStmt: program.first(statement, .optionalBinding).flatMap { program.firstChild($0) }
      case .call: program.firstChild(statement).flatMap { linkage.dialects.presentations[program[$0].name] }?.contains { $0.manner == .child } == true
        ? program.secondChild(statement) : nil
      default: nil
      }
    return asked.flatMap(linkage.part)?.property != nil
  }

  private func isShown(_ statement: NodeRef) -> Bool {
    switch program[statement].kind {
    case .parameter, .pattern, .varDecl, .funcDecl: false
    default: true
    }
  }

  /// Whether a statement that shows a feature while it is there is one of several that take turns: the branches of an `if`, the content
  /// in case of none, what lies in the other layers.
  private func isOneOfFeatures(_ statement: NodeRef) -> Bool {
    var first = statement
    while let above = program.parent(first) {
      if program[above].kind == .ifStmt { first = above } else if program[above].kind == .closure, let call = program.parent(above), isElse(above, of: call) {
        first = call
      } else {
        break
      }
    }
    var turns = [first]
    if let around = program.parent(first), program[around].kind == .closure, let call = program.parent(around), isLayers(call) {
      turns += program.members(around).filter { $0 != first && isOfFeature($0) }
    }
    return features(shownBy: turns.flatMap(contents)).count > 1
  }

  /// What a statement shows while its feature is there, or in case of none.
  private func contents(of statement: NodeRef) -> [NodeRef] {
    var all: [NodeRef] = []
    var open = [statement]
    while let here = open.popLast() {
      if program[here].kind == .call {
        for argument in linkage.arguments(of: here).dropFirst() {
          let inner = isElse(argument, of: here) ? program.members(argument).filter(isOfFeature) : []
          if inner.isEmpty { all.append(argument) } else { open += inner }
        }
      } else {
        for part in program.children(here) {
          if program[part].kind == .block { all.append(part) }
          if program[part].kind == .ifStmt || program[part].kind == .clause { open.append(part) }
        }
      }
    }
    return all
  }

  /// Whether a call that shows a feature while it is there is the whole of its screen, one of several that take turns.
  func isOneOfWholes(_ call: NodeRef) -> Bool { isOfFeature(call) && isWhole(call) && isOneOfFeatures(call) }

  /// What a state begins with fills the view that looks at it; nobody has left another screen for it.
  func sendFirst(_ value: NodeRef, of id: PropertyID, case name: Symbol?, _ presentation: PresentationSite) {
    guard presentation.isItem, program[value].kind != .nil else { return }
    var sink = Sink(manner: presentation.manner)
    sink.holder = linkage.enclosingType(presentation.call)
    if let name {
      for case .route(let type, name, _, _) in linkage.evaluate(value) {
        send([.route(type, name, value, nil)], sink, at: declarations[id].node, value)
      }
      return
    }
    sink.note(presentation.call, .presents)
    send(presentation.content, sink, at: declarations[id].node)
  }
}
