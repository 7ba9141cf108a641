import NavDialects
import NavFacts

/// Methods that show something for whoever calls them: nothing is decided in them.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The function around `site`, where it extends a type of a framework or a protocol of all screens, and shows something on `self`,
  /// which is whoever calls: nothing is decided here.
  func helper(around site: NodeRef, _ manner: Manner, showing target: TransitionDraft.Target? = nil) -> FunctionID? {
    guard case .function(let function) = linkage.enclosingBody(site) else { return nil }
    if manner != .child, showsItself(site, in: function) { return function }
    if choosesItself(site, in: function) { return nil }
    switch declarations[function].owner {
    case .external: return function
    case .type(let id): return isOfScreens(id) || isOfSeveral(id, function) || isShared(site, id, function) || presentsForOthers(site, id, function) || isService(site, id, function, target) ? function : nil
    case .global: return nil
    }
  }

  /// Whether a helper shows something only under a condition of its own, or on a screen that it knows.
  private func choosesItself(_ site: NodeRef, in function: FunctionID) -> Bool {
    if let callee = program.firstChild(site), program[callee].kind == .member, let base = program.firstChild(callee) {
      for case .project(let type) in [linkage.typeOf(base)] where linkage.isViewController(type) && program[base].name != linkage.names.selfValue {
        return true
      }
    }
    let end = declarations[function].node
    var child = site
    while let here = program.parent(child), here != end {
      if program[here].kind == .ifStmt, program.first(here, .block) == child,
        program.children(here).contains(where: { [.infix, .caseCondition].contains(program[$0].kind) })
      {
        return true
      }
      child = here
    }
    return false
  }

  /// A method of a screen that shows the screen itself: `func show(on host: UIViewController) { host.present(self, animated: true) }`.
  private func showsItself(_ site: NodeRef, in function: FunctionID) -> Bool {
    guard program[site].kind == .call, case .type(let id) = declarations[function].owner, linkage.isScreenLike(id),
      let callee = program.firstChild(site), linkage.dialects.calls[program[callee].name] != nil,
      linkage.callTargets(of: site).functions.isEmpty, let shown = program.secondChild(site), program.label(shown).isNone
    else { return false }
    return program[shown].kind == .name && program[shown].name == linkage.names.selfValue
  }

  /// A protocol that a type of the framework adopts for all screens, as an extension of it would be. What single types adopt is
  /// behaviour that they share: it decides for them.
  private func isOfScreens(_ id: TypeID) -> Bool {
    guard declarations[id].kind == .protocol else { return false }
    return linkage.isAdoptedByAllScreens(id) || linkage.conformers(of: id).allSatisfy { declarations[$0].kind == .protocol }
  }

  /// A method that a protocol gives to several screens and that makes what it shows of what it is told:
  /// `func showNote(_ text: String) { present(NoteViewController(text: text), animated: true) }`. Whoever calls it says what is shown.
  private func isOfSeveral(_ id: TypeID, _ function: FunctionID) -> Bool {
    guard declarations[id].kind == .protocol, let body = declarations[function].body, !declarations.parameters(of: function).isEmpty,
      case let adopting = linkage.conformers(of: id).filter({ declarations[$0].kind != .protocol }), adopting.count > 1,
      adopting.allSatisfy(linkage.isViewController)
    else { return false }
    return program.subtree(body).contains { index in
      let name = NodeRef(index)
      guard program[name].kind == .name, case .parameter(function, _) = linkage.meaning(of: program[name].name, at: name),
        let call = program.parent(name), program[call].kind == .call, let made = program.firstChild(call), made != name
      else { return false }
      return program[made].kind == .implicitMember || linkage.typeOf(made).isMeta
    }
  }

  /// A method that a protocol gives to all that adopt it, routers of several screens, and that shows something on a view which it is given:
  /// `func showHelp(from view: Viewing?) { view?.controller.present(…) }` in an extension, and one that only asks for such a method,
  /// `func showHint(from view: Viewing?) { show("…", from: view) }`.
  private func isShared(_ site: NodeRef, _ id: TypeID, _ function: FunctionID) -> Bool {
    guard declarations[id].kind == .protocol, declarations[function].body != nil, program[site].kind == .call, let callee = program.firstChild(site),
      program[callee].kind == .member && isPresenter(program.firstChild(callee) ?? callee, of: function)
        || !promoting.isEmpty && linkage.isOwn(callee) && linkage.arguments(of: site).contains(where: { isPresenter($0, of: function) })
    else { return false }
    return linkage.conformers(of: id).count { declarations[$0].kind != .protocol } > 1
      && (!promoting.isEmpty || Set(callers(of: function).map { linkage.enclosingType($0.call) }).count > 1)
  }

  /// Whether an expression is a view that a function was given, or what shows that: `view?.controller`, or a local which is it.
  private func isPresenter(_ expression: NodeRef, of function: FunctionID) -> Bool {
    var base = linkage.begun(expression) ?? expression
    while program[base].kind == .member || program[base].kind == .unary, let inner = program.firstChild(base) { base = inner }
    guard program[base].kind == .name, case .parameter(function, let index) = linkage.meaning(of: program[base].name, at: base) else { return false }
    switch declarations.parameters(of: function)[index].type.map(linkage.resolve) {
    case .project(let type): return linkage.isScreenLike(type) || declarations[type].kind == .protocol
    case .external(let name, _): return linkage.isScreenLike(name)
    default: return false
    }
  }

  /// An object that is no screen, presents on a bare view controller that it was given, and is told to by several screens:
  /// `picker.present { … }`. One that only a single screen tells is the router of that screen, and decides.
  func presentsForOthers(_ site: NodeRef, _ id: TypeID, _ function: FunctionID) -> Bool {
    guard !linkage.isScreenLike(id), program[site].kind == .call, let callee = program.firstChild(site), program[callee].kind == .member,
      let base = program.firstChild(callee), case .external(let name, _) = linkage.typeOf(base), linkage.isBareController(name),
      let holder = linkage.propertyWritten(by: base), declarations[holder].owner == .type(id)
    else { return false }
    let tellers = callers(of: function).map { linkage.enclosingType($0.call) }
    return Set(tellers).count > 1 && tellers.allSatisfy { $0.map(linkage.isScreenLike) ?? false }
  }

  /// An object that is no screen, and shows a screen of a system on whatever controller it is given, for several objects: a service that
  /// picks photos or shares files for whoever asks.
  private func isService(_ site: NodeRef, _ id: TypeID, _ function: FunctionID, _ target: TransitionDraft.Target?) -> Bool {
    guard case .screen(.external) = target, !linkage.isScreenLike(id), program[site].kind == .call, let callee = program.firstChild(site),
      program[callee].kind == .member, let base = program.firstChild(callee), case .external(let name, _) = linkage.typeOf(base),
      linkage.isBareController(name), let given = given(base), case .parameter(function, _) = linkage.meaning(of: program[given].name, at: given)
    else { return false }
    return Set(callers(of: function).map { linkage.enclosingType($0.call) }).count > 1
  }

  /// `host` of `host?`
  private func given(_ base: NodeRef) -> NodeRef? {
    switch program[base].kind {
    case .name: base
    case .unary: program.firstChild(base).flatMap(given)
    default: nil
    }
  }
}
