import NavFacts

/// View controllers whose views stand in a row with others: `addChild(header); stack.addArrangedSubview(header.view)`. They are parts of the
/// screen around them, as rows and toolbars are, and where they lead the screen does. So are views of SwiftUI's, of which a view controller
/// embeds several when it is set up, and view controllers that it then embeds beside views of its own.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// What holds a row of parts.
  private enum RowHolder: Hashable {
    /// A view controller that puts into a row of its own what it is given: `func append(_ part: UIViewController) { addChild(part); … }`.
    case screen(TypeID)
    /// The code that puts them there.
    case body(Linkage.EnclosingBody)
    /// A view controller that hosts several views from the start.
    case host(TypeID)
    /// A view controller that has views of its own beside what it embeds from the start.
    case around(TypeID)
  }

  /// Where a part was put.
  enum PartPlace: Hashable {
    case screen(TypeID)
    case site(NodeRef)
  }

  /// Takes the parts out of what is shown; one that is shown as a screen elsewhere stays one.
  func dropParts() {
    var rows: [RowHolder: Set<NodeRef>] = [:]
    let turning = drafts.contains { $0.manner == .child } ? findTurningChildren() : [:]
    for draft in drafts where isUnconditional(draft.site) {
      if let holder = rowHolder(draft, turning) { rows[holder, default: []].insert(draft.site) }
    }
    // What comes and goes alone may be anything.
    let isDropped = { (draft: TransitionDraft) in
      guard case .screen = draft.target, let holder = self.rowHolder(draft, turning), let row = rows[holder] else { return false }
      if case .around = holder { return row.contains(draft.site) }
      return row.count > 1 && row.contains(draft.site)
    }
    let parts = drafts.filter(isDropped)
    if parts.isEmpty { return }
    drafts.removeAll(where: isDropped)
    let shown = Set(drafts.map(\.target))
    for part in parts {
      guard !shown.contains(part.target), case .screen(.project(let type)) = part.target else { continue }
      let place: PartPlace = if case .screen(let around)? = rowHolder(part, turning) { .screen(around) } else { .site(part.site) }
      if arrangedParts[type]?.contains(place) != true { arrangedParts[type, default: []].append(place) }
    }
  }

  private func rowHolder(_ draft: TransitionDraft, _ turning: [TypeID: TurningChildren]) -> RowHolder? {
    if draft.manner == .child, program[draft.site].kind == .call, let host = linkage.enclosingType(draft.site), let children = turning[host],
      let child = linkage.arguments(of: draft.site).first, program[child].kind == .name || program[child].kind == .member
    {
      if children.turning.contains(program[child].name) { return nil }
      if children.hiddenAtFirst.contains(program[child].name) { return .around(host) }
    }
    guard let row = draft.row else { return host(of: draft).map { .host($0) } ?? around(draft).map { .around($0) } }
    if row != draft.site, let around = linkage.enclosingType(row), linkage.isViewController(around), receiver(of: row).map(isSelf) ?? true {
      return .screen(around)
    }
    return .body(linkage.enclosingBody(draft.site))
  }

  /// The view controller that embeds a view of SwiftUI's while it is set up.
  private func host(of draft: TransitionDraft) -> TypeID? {
    guard draft.manner == .child, case .screen(.project(let view)) = draft.target, linkage.isView(view),
      let host = linkage.enclosingType(draft.site), linkage.isViewController(host), case .function(let function) = linkage.enclosingBody(draft.site),
      isSettingUp(function, host, depth: 0)
    else { return nil }
    return host
  }

  /// The view controller that embeds another one in itself while it is set up, and has views of its own as well.
  private func around(_ draft: TransitionDraft) -> TypeID? {
    guard draft.manner == .child, case .screen(.project(let child)) = draft.target, linkage.isViewController(child), program[draft.site].kind == .call,
      let host = linkage.enclosingType(draft.site), host != child, linkage.isViewController(host), !isPagerOrBar(host),
      receiver(of: draft.site).map(isSelf) ?? true, linkage.hasViewsOfItsOwn(host), let shown = linkage.arguments(of: draft.site).first,
      !linkage.evaluate(shown).contains(where: isContainer), case .function(let function) = linkage.enclosingBody(draft.site),
      isSettingUp(function, host, depth: 0)
    else { return nil }
    return host
  }

  private func isPagerOrBar(_ host: TypeID) -> Bool { linkage.isPager(host) || linkage.externalBases(host).contains(where: linkage.isNavigationContainer) }

  private func isContainer(_ value: Value) -> Bool { if case .container = value { true } else { false } }

  /// Whether a view controller calls a method of its own once, before anything happens.
  func isSettingUp(_ function: FunctionID, _ host: TypeID, depth: Int = 0) -> Bool {
    let info = linkage.declarations[function]
    if info.isInit || Linkage.setUps.contains(linkage.text(info.name)) { return true }
    guard depth < 4 else { return false }
    let calls = callers(of: function)
    return !calls.isEmpty && calls.allSatisfy { call, _ in
      guard linkage.enclosingType(call) == host, isUnconditional(call), case .function(let caller) = linkage.enclosingBody(call) else { return false }
      return caller != function && isSettingUp(caller, host, depth: depth + 1)
    }
  }

  private func isUnconditional(_ site: NodeRef) -> Bool {
    var at = program.parent(site)
    while let here = at, !program[here].kind.isDeclaration {
      if [.caseArm, .ifStmt, .closure].contains(program[here].kind) { return false }
      at = program.parent(here)
    }
    return true
  }
}

extension Linkage {
  /// Whether a view controller's code puts views on screen that are not those of other view controllers, nor there to hold these:
  /// `view.addSubview(header)`.
  func hasViewsOfItsOwn(_ id: TypeID) -> Bool {
    if ownViewsMemo == nil { ownViewsMemo = findOwnViews() }
    return ownViewsMemo?.contains(id) ?? false
  }

  private func findOwnViews() -> Set<TypeID> {
    struct Added: Hashable {
      var type: TypeID
      var view: Symbol
    }
    var added: Set<Added> = []
    var holding: Set<Added> = []
    var all: Set<TypeID> = []
    for name in ["addSubview", "insertSubview", "addArrangedSubview", "addSubviews"].compactMap(program.symbols.find) {
      for call in calls(of: name) {
        guard let view = arguments(of: call).first, let type = enclosingType(call), let callee = program.firstChild(call) else { continue }
        if isViewOfController(view) {
          // `container.addSubview(child.view)`
          if program[callee].kind == .member, let holder = program.firstChild(callee) { holding.insert(Added(type: type, view: program[holder].name)) }
        } else if program[view].kind == .name || program[view].kind == .member {
          added.insert(Added(type: type, view: program[view].name))
        } else {
          all.insert(type)
        }
      }
    }
    return all.union(added.subtracting(holding).map(\.type))
  }

  /// `child.view`
  private func isViewOfController(_ added: NodeRef) -> Bool {
    guard program[added].kind == .member, text(program[added].name) == "view" else { return false }
    return program.firstChild(added) != nil
  }

  /// Whether the same body puts the view of a child in a row.
  func isArranged(_ child: NodeRef) -> Bool {
    guard program[child].kind == .name || program[child].kind == .member, case .function(let function) = enclosingBody(child),
      let body = declarations[function].body
    else { return false }
    return program.subtree(body).contains { index in
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), ["addArrangedSubview", "insertArrangedSubview"].contains(text(program[callee].name)),
        let view = arguments(of: call).first, program[view].kind == .member, text(program[view].name) == "view", let owner = program.firstChild(view)
      else { return false }
      return program[owner].kind == program[child].kind && program[owner].name == program[child].name
    }
  }
}
