import NavFacts
import NavModel
import NavSource

/// The modifiers that present something or take destinations, and what they stand inside of.
struct ModifierSites {
  let linkage: Linkage
  let flow: SinkFlow
  let holders: HolderFinder
  let finder: StackFinder
  let names: (TypeRef) -> String?

  /// The framework's modifiers with content or a window of their own.
  static let presenting = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "fileImporter", "fileExporter", "fileMover",
    "navigationDestination",
  ]

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  var sites: [ModifierSite] {
    var all: [ModifierSite] = []
    for name in Self.presenting {
      guard let symbol = program.symbol(name) else { continue }
      for call in linkage.calls(of: symbol) {
        guard let callee = program.firstChild(call), program[callee].kind == .member, linkage.callTargets(of: call).functions.isEmpty,
          let site = site(call, name)
        else { continue }
        all.append(site)
      }
    }
    return all.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  private func site(_ call: NodeRef, _ name: String) -> ModifierSite? {
    let trigger: ModifierSite.Trigger
    let bound: NodeRef
    if let flag = linkage.argument("isPresented", of: call) {
      (trigger, bound) = (.flag, flag)
    } else if let item = linkage.argument("item", of: call) {
      (trigger, bound) = (.item, item)
    } else if let type = linkage.argument("for", of: call) {
      (trigger, bound) = (.type, type)
    } else {
      return nil
    }
    let found = holders.holders(of: call)
    var site = ModifierSite(
      place: program.place(call), name: name, trigger: trigger, subject: subject(bound, trigger),
      owner: linkage.enclosingType(call).flatMap { names(.project($0)) }, chain: program.place(base(of: call)),
      holders: viewHolders(found, of: call, bound), constant: constant(bound).flatMap { $0 && isPermanent(call) ? nil : $0 },
      stacks: name == "navigationDestination" ? linkage.places(of: finder.ways(to: call)) : nil,
      awaited: trigger == .flag ? AwaitedStates(linkage: linkage, flow: flow, names: names).awaited(by: call, flag: bound) : nil)
    site.moveOut = moveOut(call, found, trigger)
    return site
  }

  /// Of a destination that is bound to a state only the state of one row is known to be meant, so it stays.
  private func moveOut(_ call: NodeRef, _ found: [HolderFinder.Found], _ trigger: ModifierSite.Trigger) -> CodeMove? {
    let isDestination = linkage.text(program[program.firstChild(call) ?? call].name) == "navigationDestination"
    guard !isDestination || trigger == .type else { return nil }
    let held = found.filter { $0.use == nil && program.isInside(call, $0.call) && $0.kind == (isDestination ? .lazy : .menu) }
    return held.last.flatMap { linkage.move(call, behind: $0.call) }
  }

  private func subject(_ bound: NodeRef, _ trigger: ModifierSite.Trigger) -> String? {
    if trigger == .type {
      guard case .meta(let type) = linkage.typeOf(bound) else { return nil }
      return names(type)
    }
    guard linkage.isPlainBinding(bound), case .slot(let id, _) = linkage.bindingTarget(bound) else { return nil }
    return linkage.stateName(id, names)
  }

  /// The view that a chain of modifiers hangs on.
  private func base(of call: NodeRef) -> NodeRef {
    var at = call
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member,
      let base = program.firstChild(callee)
    {
      at = base
    }
    return at
  }

  /// `.constant(true)`
  private func constant(_ bound: NodeRef) -> Bool? {
    guard program[bound].kind == .call, let callee = program.firstChild(bound), program[callee].name == linkage.names.constant,
      let value = program.secondChild(bound), program[value].kind == .boolean
    else { return nil }
    return program[value].flags.contains(.isTrue)
  }

  /// A sheet that is a part of its screen says so: by detents, or by not letting itself be closed.
  private func isPermanent(_ call: NodeRef) -> Bool {
    guard let content = flow.contentArgument(of: call) else { return false }
    var bodies = [content]
    for index in program.subtree(content) where program[NodeRef(index)].kind == .call {
      guard let callee = program.firstChild(NodeRef(index)), program[callee].kind == .name,
        case .type(.project(let id)) = linkage.meaning(of: program[callee].name, at: callee),
        let body = linkage.findProperty(linkage.names.body, in: id).flatMap({ declarations[$0].getter })
      else { continue }
      bodies.append(body)
    }
    return bodies.contains { body in
      program.subtree(body).contains { index in
        guard program[NodeRef(index)].kind == .member else { return false }
        switch linkage.text(program[NodeRef(index)].name) {
        case "interactiveDismissDisabled", "presentationDetents", "presentationBackgroundInteraction": return true
        default: return false
        }
      }
    }
  }

  // MARK: Holders

  private func viewHolders(_ found: [HolderFinder.Found], of call: NodeRef, _ bound: NodeRef) -> [ViewHolder] {
    var all: [ViewHolder] = []
    var seen: Set<ViewHolder> = []
    for holder in found {
      let kind: ViewHolder.Kind
      switch holder.kind {
      case .lazy: kind = .lazy
      case .menu: kind = .menu
      case .swipe: kind = .swipe
      case .loop:
        guard holder.use == nil, !holder.isPicked, isShared(bound) else { continue }
        kind = .row
      }
      guard let callee = program.firstChild(holder.call) else { continue }
      let view = ViewHolder(
        kind: kind, name: linkage.text(program[callee].name), place: program.place(holder.call), use: holder.use.map(program.place))
      if seen.insert(view).inserted { all.append(view) }
    }
    // What hangs on a section of a list hangs on each of its rows.
    let base = base(of: call)
    if let callee = program.firstChild(base), program[callee].kind == .name, linkage.text(program[callee].name) == "Section", hasRows(base),
      found.contains(where: { $0.kind == .lazy && $0.use == nil }), isShared(bound)
    {
      all.append(ViewHolder(kind: .row, name: "Section", place: program.place(base)))
    }
    return all
  }

  /// Whether a section has more than one row.
  private func hasRows(_ section: NodeRef) -> Bool {
    guard let content = linkage.arguments(of: section).first(where: { program[$0].kind == .closure && program.label($0).isNone }) else { return false }
    let rows = program.members(content).filter { program[$0].kind == .call }
    return rows.count > 1
      || rows.contains { row in program.firstChild(row).map { linkage.text(program[$0].name) == "ForEach" } ?? false }
  }

  /// Whether a binding is one state of the type around it, not one for each row.
  private func isShared(_ bound: NodeRef) -> Bool {
    guard linkage.isPlainBinding(bound), case .slot = linkage.bindingTarget(bound) else { return false }
    var root = bound
    while program[root].kind != .name, let base = program.firstChild(root) { root = base }
    guard program[root].kind == .name else { return false }
    let plain = linkage.unprefixed(program[root].name) ?? program[root].name
    if plain == linkage.names.selfValue { return true }
    guard case .property(let id) = linkage.meaning(of: plain, at: root) else { return false }
    return declarations[id].owner == linkage.enclosingOwner(bound)
  }
}

/// Links, by what they stand inside of.
struct LinkPlaces {
  let linkage: Linkage
  let holders: HolderFinder
  let finder: StackFinder
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }

  var sites: [LinkSite] {
    var all: [LinkSite] = []
    for name in linkage.dialects.links.keys {
      for call in linkage.calls(of: name) {
        guard let callee = program.firstChild(call), program[callee].kind == .name,
          case .type(.external) = linkage.meaning(of: name, at: callee), linkage.callTargets(of: call).functions.isEmpty
        else { continue }
        let ways = finder.ways(to: call)
        let isInStack: Tristate =
          if !ways.stacks.isEmpty || ways.hasColumn { .yes } else { ways.hasOutside && !ways.isUnknown && !ways.isHosted ? .no : .unknown }
        all.append(
          LinkSite(
            place: program.place(call), owner: linkage.enclosingType(call).flatMap { names(.project($0)) },
            holders: viewHolders(call), isInStack: isInStack, form: form(call), stacks: linkage.places(of: ways)))
      }
    }
    return all.sorted { $0.place < $1.place }
  }

  private func form(_ call: NodeRef) -> LinkSite.Form {
    guard let rows = program.firstChild(call).flatMap({ linkage.dialects.links[program[$0].name] }) else { return .view }
    func has(_ label: String) -> Bool { linkage.argument(label, of: call) != nil }
    if rows.contains(where: { $0.valueLabel.map(has) ?? false }) { return .value }
    return rows.contains { $0.stateLabels.contains(where: has) } ? .state : .view
  }

  private func viewHolders(_ call: NodeRef) -> [ViewHolder] {
    holders.holders(of: call).compactMap { found in
      guard found.kind == .menu || found.kind == .swipe, let callee = program.firstChild(found.call) else { return nil }
      return ViewHolder(
        kind: found.kind == .menu ? .menu : .swipe, name: linkage.text(program[callee].name), place: program.place(found.call),
        use: found.use.map(program.place))
    }
  }
}

extension Linkage {
  /// The stacks around a place; nil where not all are known, or a column takes a stack's part.
  func places(of ways: StackWays) -> [Place]? {
    ways.isUnknown || ways.hasColumn ? nil : ways.stacks.map(program.place).sorted()
  }

  /// `HomeView.showsHelp`
  func stateName(_ id: PropertyID, _ names: (TypeRef) -> String?) -> String {
    guard case .type(let owner) = declarations[id].owner, let type = names(.project(owner)) else { return text(declarations[id].name) }
    return type + "." + text(declarations[id].name)
  }

  func hasAttribute(_ name: String, _ id: PropertyID) -> Bool { attributes(of: id).contains { text(program[$0].name) == name } }
}
