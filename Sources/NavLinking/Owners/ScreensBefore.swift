import NavFacts

/// What an object that is no screen has shown when it waits for something: `start() { show(splash); service.load { self.finish() } }`
/// goes on from the splash screen. Not so what lives as long as the app: it waits for anything.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The screens that the function around a closure has shown when the closure runs; empty where it shows none in any case.
  func shownBefore(_ closure: NodeRef) -> Set<TypeID> {
    guard case .function(let function) = linkage.enclosingBody(closure), case .type(let type) = declarations[function].owner,
      declarations[type].kind == .class, !linkage.isScreenLike(type), !isEntry(type), let body = declarations[function].body,
      isAlways(closure, in: body)
    else { return [] }
    return shown(by: function, of: type, before: closure, depth: 0)
  }

  private func shown(by function: FunctionID, of type: TypeID, before end: NodeRef?, depth: Int) -> Set<TypeID> {
    guard depth < 4, let body = declarations[function].body else { return [] }
    var last: (site: NodeRef, screens: Set<TypeID>)?
    func note(_ site: NodeRef, _ screens: Set<TypeID>) {
      if screens.isEmpty { return }
      if let known = last, known.site > site { return }
      last = (site, last?.site == site ? (last?.screens ?? []).union(screens) : screens)
    }
    for draft in draftsInside[function] ?? [] where end.map({ draft.site < $0 }) ?? true {
      guard case .screen(.project(let id)) = draft.target, screens.contains(id), isAlways(draft.site, in: body) else { continue }
      note(draft.site, [id])
    }
    for statement in program.members(body) where end.map({ statement < $0 }) ?? true {
      guard program[statement].kind == .call, let callee = program.firstChild(statement), isOwn(callee) else { continue }
      let targets = linkage.callTargets(of: statement)
      guard targets.confidence == .certain, targets.functions.count == 1, let called = targets.functions.first, called != function,
        declarations[called].owner == .type(type)
      else { continue }
      note(statement, shown(by: called, of: type, before: nil, depth: depth + 1))
    }
    return last?.screens ?? []
  }

  /// `showSplash()` or `self.showSplash()`
  private func isOwn(_ callee: NodeRef) -> Bool {
    if program[callee].kind == .name { return true }
    guard program[callee].kind == .member, let base = program.firstChild(callee) else { return false }
    return program[base].kind == .name && program[base].name == linkage.names.selfValue
  }

  /// Whether code runs whenever the body around does, and not later.
  private func isAlways(_ ref: NodeRef, in body: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, here != body {
      switch program[here].kind {
      case .closure, .ifStmt, .guardStmt, .switchStmt, .caseArm, .forStmt, .whileStmt, .ternary: return false
      default: at = program.parent(here)
      }
    }
    return at == body
  }

  /// Parts of a screen and tabs are no screens that something waits on.
  var draftsByFunction: [FunctionID: [TransitionDraft]] {
    var all: [FunctionID: [TransitionDraft]] = [:]
    for draft in flow.drafts where draft.manner != .child && draft.manner != .tab {
      if case .function(let function) = linkage.enclosingBody(draft.site) { all[function, default: []].append(draft) }
    }
    return all
  }
}
