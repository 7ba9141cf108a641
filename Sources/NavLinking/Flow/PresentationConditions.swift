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
    guard part.narrowed != nil || isWhole && choosesFeatures(by: condition) else { return }
    let manner = isWhole ? .root : row.manner
    presentations.append(PresentationSite(call: call, binding: call, content: content, isItem: true, manner: manner))
  }

  /// Whether what is there or not is all that another state shows: `.fullScreenCover(isPresented: $store.showsCart) {
  /// IfLetStore(store.scope(state: \.cart)) { … } }`. That state says when it comes.
  func isWholeOfShown(_ call: NodeRef) -> Bool { isInsidePresentation(call) && isWhole(call, of: .shown) }

  private enum Around { case body, shown }

  /// Whether a statement is all that the body around shows, or what a presentation or a destination does, or one of the choices there.
  private func isWhole(_ statement: NodeRef, of around: Around = .body) -> Bool {
    var child = statement
    while let here = program.parent(child) {
      switch program[here].kind {
      case .accessor, .funcDecl, .varDecl: return around == .body
      case .block, .clause, .closure, .caseArm:
        if program[child].kind != .block, program.members(here).contains(where: { $0 != child && isShown($0) }) { return false }
        if around == .shown, showsElsewhere(here) { return true }
      case .ifStmt, .switchStmt, .conditional: break
      case .call:
        guard let callee = program.firstChild(here) else { return false }
        // What a modifier is given lies over the screen, or beside it.
        let isModifier = program[callee].kind == .member && child == callee
        guard isModifier || isTransparent(program[callee].name) || linkage.isAroundContent(here) else { return false }
      case .member: break
      default: return false
      }
      child = here
    }
    return false
  }

  /// Whether a closure is the content of a presentation or of a destination.
  private func showsElsewhere(_ content: NodeRef) -> Bool {
    guard let call = program.parent(content), program[call].kind == .call, let callee = program.firstChild(call), callee != content else {
      return false
    }
    let name = program[callee].name
    return linkage.dialects.registrations[name] != nil || linkage.dialects.presentations[name]?.contains { $0.manner != .child } ?? false
  }

  private func isShown(_ statement: NodeRef) -> Bool {
    switch program[statement].kind {
    case .parameter, .pattern, .varDecl, .funcDecl: false
    default: true
    }
  }

  /// Whether the branches of an `if` statement show features of their own, two at least.
  private func choosesFeatures(by statement: NodeRef) -> Bool {
    var first = statement
    while let above = program.parent(first), program[above].kind == .ifStmt { first = above }
    var blocks: [NodeRef] = []
    var open = [first]
    while let here = open.popLast() {
      for part in program.children(here) {
        if program[part].kind == .block { blocks.append(part) }
        if program[part].kind == .ifStmt { open.append(part) }
      }
    }
    return features(shownBy: blocks).count > 1
  }

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
