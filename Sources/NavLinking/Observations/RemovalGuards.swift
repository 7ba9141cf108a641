import NavFacts
import NavModel

/// `removeLast` on paths, and whether anything looks at the path before.
struct RemovalGuards {
  let linkage: Linkage
  let flow: SinkFlow

  var program: Program { linkage.program }
  private var names: Names { linkage.names }

  var removals: [PathRemoval] {
    var all: [PathRemoval] = []
    for site in linkage.sites.mutations.all.sorted() {
      guard let callee = program.firstChild(site), program[callee].name == names.removeLast, let path = program.firstChild(callee),
        isPath(path)
      else { continue }
      let isGuarded = isGuarded(site, path)
      all.append(
        PathRemoval(
          place: program.place(site), path: spelled(path), isGuarded: isGuarded, amount: isGuarded ? nil : amount(site, callee, path)))
    }
    return all.sorted { $0.place < $1.place }
  }

  private func isPath(_ ref: NodeRef) -> Bool {
    if let id = linkage.propertyWritten(by: ref) {
      // An entry of a dictionary of paths is a path; an element of a path is not.
      if program[ref].kind == .subscript { return isErasedPath(linkage.typeOf(ref)) }
      if flow.pathSlots.contains(id) { return true }
    }
    return isErasedPath(linkage.typeOf(ref))
  }

  func isErasedPath(_ type: TypeRef) -> Bool {
    if case .external(let name, _) = type { name == names.navigationPath } else { false }
  }

  private func spelled(_ ref: NodeRef) -> String {
    let own = linkage.text(program[ref].name)
    guard let base = program.firstChild(ref) else { return own }
    switch program[ref].kind {
    case .member:
      let receiver = spelled(base)
      return receiver.isEmpty || receiver == "self" ? own : receiver + "." + own
    case .subscript, .unary: return spelled(base)
    default: return own
    }
  }

  /// The last name of a path's expression.
  private func key(_ ref: NodeRef) -> Symbol {
    switch program[ref].kind {
    case .name, .member: program[ref].name == names.wrappedValue ? program.firstChild(ref).map(key) ?? .none : plain(program[ref].name)
    case .subscript, .unary: program.firstChild(ref).map(key) ?? .none
    default: .none
    }
  }

  private func plain(_ name: Symbol) -> Symbol { linkage.unprefixed(name) ?? name }

  // MARK: Guards

  private func isGuarded(_ site: NodeRef, _ path: NodeRef) -> Bool {
    let key = key(path)
    if linkage.arguments(of: site).contains(where: { isBounded($0, by: key, depth: 0) }) { return true }
    if isChecked(site, key) { return true }
    // Every caller looks first.
    guard case .function(let function) = linkage.enclosingBody(site) else { return false }
    let callers = flow.callers(of: function)
    return !callers.isEmpty && callers.allSatisfy { isChecked($0.call, key) }
  }

  /// `path.count`, `min(n, path.count)`, or a local that was made so.
  private func isBounded(_ amount: NodeRef, by key: Symbol, depth: Int) -> Bool {
    switch program[amount].kind {
    case .member: return program[amount].name == names.count && program.firstChild(amount).map(self.key) == key
    case .call:
      guard let callee = program.firstChild(amount), linkage.text(program[callee].name) == "min" else { return false }
      return asks(amount, about: key, depth: 0)
    case .name:
      guard depth < 3, case .local(let declaration) = linkage.meaning(of: program[amount].name, at: amount),
        let initial = program.first(declaration, .initializer).flatMap({ program.firstChild($0) })
      else { return false }
      return isBounded(initial, by: key, depth: depth + 1)
    default: return false
    }
  }

  /// Whether a condition around or before `site` asks about the path.
  private func isChecked(_ site: NodeRef, _ key: Symbol) -> Bool {
    var child = site
    var at = program.parent(site)
    while let here = at {
      switch program[here].kind {
      case .ifStmt, .whileStmt:
        let isElse = program.first(here, .block) != child
        if conditions(of: here).contains(where: { $0 != child && asks($0, about: key, depth: 0) && (isElse || !wantsNone($0, key)) }) { return true }
      case .switchStmt, .forStmt, .ternary, .infix:
        for part in program.children(here) where part != child && part < child && program[part].kind != .caseArm {
          if asks(part, about: key, depth: 0) { return true }
        }
      case .block, .closure, .caseArm, .clause:
        if program[here].kind == .caseArm, isTold(byElementOf: key, here) { return true }
        for statement in program.children(here) where statement < child {
          if leavesEarly(statement, key) { return true }
        }
        // What was so when a closure was kept may not be so once it runs: `detail.onBack = { path.removeLast() }`.
        if program[here].kind == .closure, let keeper = program.parent(here), program[keeper].kind == .assign { return false }
      case .call:
        // `Button("Back") { path.removeLast() }.disabled(path.isEmpty)`
        if let callee = program.firstChild(here), program[callee].kind == .member, callee == child || program[callee].kind == .member,
          linkage.text(program[callee].name) == "disabled",
          linkage.arguments(of: here).contains(where: { $0 != child && asks($0, about: key, depth: 0) })
        {
          return true
        }
      case .funcDecl, .initDecl, .varDecl, .file: return false
      default: break
      }
      child = here
      at = program.parent(here)
    }
    return false
  }

  /// `case .path(.element(id: _, action: .detail(.deleted))): state.path.removeLast()`: what is on the path has told so, itself or by
  /// another event that nothing else makes.
  private func isTold(byElementOf key: Symbol, _ arm: NodeRef, depth: Int = 0) -> Bool {
    let events = Set(linkage.dialects.scopedStates.flatMap(\.events))
    let patterns = program.children(arm).filter { program[$0].kind == .pattern }.compactMap { program.firstChild($0) }
    guard !events.isEmpty, !patterns.isEmpty, depth < 3 else { return false }
    return patterns.allSatisfy { pattern in
      let callee = program[pattern].kind == .call ? program.firstChild(pattern) ?? pattern : pattern
      guard let name = linkage.caseName(pattern) else { return false }
      if case .external(let type, _)? = subject(of: arm).map(linkage.typeOf), events.contains(linkage.text(type)) { return true }
      guard let type = linkage.enumOfPattern(callee) ?? linkage.uniqueEnum(name) else { return false }
      if name == key, case .external(let carrier, _)? = linkage.payloadType(key, 0, of: type) {
        return events.contains(linkage.text(carrier))
      }
      let sites = linkage.constructionSites(of: name, in: type)
      return !sites.isEmpty && sites.allSatisfy { site in armsAround(site).contains { isTold(byElementOf: key, $0, depth: depth + 1) } }
    }
  }

  private func subject(of arm: NodeRef) -> NodeRef? {
    var at = program.parent(arm)
    while let here = at, program[here].kind != .switchStmt { at = program.parent(here) }
    return at.flatMap { program.firstChild($0) }
  }

  private func armsAround(_ ref: NodeRef) -> [NodeRef] {
    var all: [NodeRef] = []
    var at = program.parent(ref)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .caseArm { all.append(here) }
      at = program.parent(here)
    }
    return all
  }

  private func conditions(of statement: NodeRef) -> [NodeRef] {
    program.children(statement).filter { program[$0].kind != .block && program[$0].kind != .ifStmt }
  }

  /// `guard !path.isEmpty else { return }`, `if path.isEmpty { return }`
  private func leavesEarly(_ statement: NodeRef, _ key: Symbol) -> Bool {
    switch program[statement].kind {
    case .guardStmt: return conditions(of: statement).contains { asks($0, about: key, depth: 0) && !wantsNone($0, key) }
    case .ifStmt:
      guard conditions(of: statement).contains(where: { asks($0, about: key, depth: 0) }), let block = program.first(statement, .block)
      else { return false }
      return program.children(block).contains {
        [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains(program[$0].kind)
      }
    default: return false
    }
  }

  /// Whether a condition only holds for an empty path: `path.isEmpty`.
  private func wantsNone(_ condition: NodeRef, _ key: Symbol) -> Bool {
    guard program[condition].kind == .member, linkage.text(program[condition].name) == "isEmpty" else { return false }
    return program.firstChild(condition).map(self.key) == key
  }

  /// Whether an expression asks what is on the path: `path.isEmpty`, `path.count > 1`, `path.last`, or a property or
  /// function of the program that does.
  private func asks(_ expression: NodeRef, about key: Symbol, depth: Int) -> Bool {
    for index in program.subtree(expression) {
      let ref = NodeRef(index)
      switch program[ref].kind {
      case .member:
        if Self.questions.contains(linkage.text(program[ref].name)), program.firstChild(ref).map(self.key) == key { return true }
        fallthrough
      case .name:
        guard depth < 2 else { continue }
        if let id = linkage.propertyWritten(by: ref), let getter = linkage.declarations[id].getter,
          asks(getter, about: key, depth: depth + 1)
        {
          return true
        }
        if case .local(let declaration) = program[ref].kind == .name ? linkage.meaning(of: program[ref].name, at: ref) : .unknown,
          asks(declaration, about: key, depth: depth + 1)
        {
          return true
        }
      case .call:
        guard depth < 2 else { continue }
        for function in linkage.callTargets(of: ref).functions {
          if let body = linkage.declarations[function].body, asks(body, about: key, depth: depth + 1) { return true }
        }
      default: continue
      }
    }
    return false
  }

  private static let questions: Set<String> = [
    "isEmpty", "count", "last", "first", "lastIndex", "firstIndex", "contains", "indices", "endIndex", "popLast", "isNotEmpty",
  ]
}
