import NavDialects
import NavFacts

/// What the selection of a tab view or a list says is shown.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Writes of a tab view's or list's selection switch to what the value stands for.
  func findSelections() {
    for (value, content, site) in tabTags {
      for case .route(let type, let name, _, _) in linkage.evaluate(value) {
        tabContents.append((type, name, content, site))
      }
    }
    var taken: Set<PropertyID> = []
    let tags = findRowTags()
    for (name, row) in linkage.dialects.selections {
      var slots: Set<PropertyID> = []
      for call in linkage.calls(of: name) {
        guard let binding = linkage.argument(row.label, of: call), row.manner != .tab || showsScreens(call) else { continue }
        collectSlots(linkage.bindingTarget(binding), into: &slots, depth: 0)
      }
      if row.manner == .split {
        sendListSelections(name, row, tags)
        sendListedCases(name, row, tags)
      }
      // A list's selection shows something only where a mapping turns it into a screen.
      for id in slots.sorted() where taken.insert(id).inserted {
        guard row.manner == .tab || linkage.routeEnum(linkage.declaredType(of: id)) != nil else { continue }
        sendSelection(id, row.manner)
      }
    }
    for id in Set(layeredStates.flatMap { slots(behind: $0) }).sorted() where taken.insert(id).inserted { sendSelection(id, .tab) }
  }

  /// A list shows what is bound to its selection: the column that waits for it, the screen of `navigationDestination(item: $spot)`. Each
  /// row that names its value decides; rows that are told by their elements stand in the list.
  private func sendListSelections(_ name: Symbol, _ row: SelectionRow, _ tags: [NodeRef: [NodeRef]]) {
    let shown = presentations.indices.filter { stateOfPresentation[$0] != nil }
    guard !shown.isEmpty else { return }
    for call in linkage.calls(of: name) {
      guard let binding = linkage.argument(row.label, of: call), case let rows = tags[call] ?? [], !rows.isEmpty || !hasPushingLink(call)
      else { continue }
      var slots: Set<PropertyID> = []
      collectSlots(linkage.bindingTarget(binding), into: &slots, depth: 0)
      for index in shown {
        guard let (_, shown) = stateOfPresentation[index, default: []].first(where: { slots.contains($0.0) }) else { continue }
        for value in rows { sendWrite(value, at: value, case: shown, presentations[index]) }
        if rows.isEmpty { sendContent(presentations[index], at: call) }
      }
    }
  }

  /// A list of the cases of the enum that its selection holds: `List(Mailbox.allCases, selection: $mailbox) { … }`, or of rows for them.
  private func sendListedCases(_ name: Symbol, _ selection: SelectionRow, _ tags: [NodeRef: [NodeRef]]) {
    for call in linkage.calls(of: name) {
      guard let binding = linkage.argument(selection.label, of: call), case .slot(let id, nil) = linkage.bindingTarget(binding),
        let type = linkage.routeEnum(linkage.declaredType(of: id)), !hasPushingLink(call)
      else { continue }
      let listed = listed(by: call)
      for value in tags[call] ?? [] {
        // What a loop has rows for is told by the loop.
        guard case let values = linkage.evaluate(value), values.count == 1 else { continue }
        switch values[0] {
        case .route(type, _, _, _): send(values, Sink(manner: selection.manner), at: value, value)
        case .slot(let kept), .later(let kept): if listed == nil { sendRows(keeping: kept, type, Sink(manner: selection.manner), in: call) }
        default: continue
        }
      }
      guard let listed else { continue }
      for case .route(type, let one, let node, let frame) in linkage.evaluate(listed) {
        send(.route(type, one, node, frame), Sink(manner: selection.manner), at: call, listed)
      }
    }
  }

  /// `ShelfLabel(shelf: .bread)` of a view that is a row and has what it is made with for its tag.
  private func sendRows(keeping property: PropertyID, _ type: TypeID, _ sink: Sink, in list: NodeRef) {
    for write in linkage.writes(to: property) {
      for value in write.value.map({ linkage.evaluate($0) })?.flatMap({ linkage.given($0, depth: 0) }) ?? [] {
        guard case .route(type, _, let row, _) = value, program.isInside(row, list), !linkage.namesNoCase(row) else { continue }
        send(value, sink, at: row, row)
      }
    }
  }

  /// What a list, or the one loop that is its content, has rows for.
  private func listed(by list: NodeRef) -> NodeRef? {
    let arguments = linkage.arguments(of: list)
    if let first = arguments.first, program.label(first).isNone, program[first].kind != .closure { return first }
    guard let content = arguments.last, program[content].kind == .closure else { return nil }
    let loops = program.members(content).filter { statement in
      program[statement].kind == .call && program.firstChild(statement).map { linkage.text(program[$0].name) == "ForEach" } == true
    }
    return loops.count == 1 ? linkage.arguments(of: loops[0]).first : nil
  }

  /// Whether links in a list lead somewhere themselves, be they written there or where its routes say how they are linked to.
  private func hasPushingLink(_ list: NodeRef) -> Bool {
    drafts.contains { draft in
      // What a button in a list presents is beside what its rows select.
      let leads = program.isInside(draft.site, list) && ![.sheet, .fullScreenCover, .popover].contains(draft.manner)
      return leads || (isLink(draft.site) && rowsOfRoutes(with: draft.site).contains { program.isInside($0, list) })
    }
  }

  func collectSlots(_ target: Linkage.BindingTarget, into slots: inout Set<PropertyID>, depth: Int) {
    guard depth < 6 else { return }
    switch target {
    case .slot(let id, _):
      guard slots.insert(id).inserted else { return }
      for argument in linkage.bindingArguments(of: id) { collectSlots(linkage.bindingTarget(argument), into: &slots, depth: depth + 1) }
      slots.formUnion(linkage.bindingsBelowAll(id))
      collectSlots(linkage.stateBound(by: id), into: &slots, depth: depth + 1)
    case .parameter(let function, let index):
      for argument in linkage.argumentsGiven(to: function, index, flow: self) {
        collectSlots(linkage.bindingTarget(argument), into: &slots, depth: depth + 1)
      }
    default: break
    }
  }

  private func sendSelection(_ id: PropertyID, _ manner: Manner) {
    for write in linkage.writes(to: id) where write.means == .assignment {
      // What an object is made with is selected first: nothing is left for it.
      guard let value = write.value, !isWorkedOut(value, besides: id), manner != .tab || !isInInitialiser(write.site) else { continue }
      if manner == .tab, sendTurned(value, into: id) { continue }
      let values = linkage.evaluate(value).filter { one in
        switch one {
        case .route, .parameter, .payload, .part: true
        case .closureArgument(let closure, let index): linkage.typeReceived(by: closure, index) != nil
        // `.onReceive(model.$page) { selection = $0 }`
        case .slot(let other): manner == .tab && other != id && isGivenToClosure(value)
        default: false
        }
      }
      send(values, Sink(manner: manner), at: write.site, value)
    }
  }

  /// Whether a name is the parameter of a closure: what a stream or a state hands to whoever watches it.
  func isGivenToClosure(_ value: NodeRef) -> Bool {
    program[value].kind == .name && isGivenToClosure(program[value].name, at: value)
  }

  private func isGivenToClosure(_ name: Symbol, at ref: NodeRef) -> Bool {
    switch linkage.meaning(of: name, at: ref) {
    case .closureParameter: return true
    // `if let tab = tab { … }`, `if let tab { … }`
    case .optionalBinding(let binding):
      if let bound = program.firstChild(binding) { return isGivenToClosure(bound) }
      return program.parent(binding).map { isGivenToClosure(name, at: $0) } ?? false
    default: return false
    }
  }
}
