import NavDialects
import NavFacts

/// Finds the framework's own operations in the program and sends what they show into the flow.
extension SinkFlow {
  private var program: Program { linkage.program }

  func run() {
    findRegistrations()
    findPaths()
    findPresentations()
    findLinks()
    connectPresentations()
    findContainers()
    findCalls()
    findAssignments()
    findSelections()
    findWindows()
    fillContainers()
    findIndexSelections()
  }

  // MARK: Registrations

  private func findRegistrations() {
    for (name, rows) in linkage.dialects.registrations.sorted(by: { $0.key.raw < $1.key.raw }) {
      for call in linkage.sites.calls[name] ?? [] {
        for row in rows {
          guard let value = linkage.argument(row.label, of: call), case .meta(let type) = linkage.typeOf(value),
            let content = contentArgument(of: call)
          else { continue }
          registrations[type, default: []].append(RegistrationSite(call: call, type: type, content: content, row: row))
        }
      }
    }
  }

  /// The closure that builds what is shown: labelled so, or the first that is not a callback.
  func contentArgument(of call: NodeRef) -> NodeRef? {
    let arguments = linkage.arguments(of: call)
    for label in ["destination", "content"] {
      if let found = linkage.argument(label, of: call) { return found }
    }
    return arguments.last { program[$0].kind == .closure && program[$0].label.isNone } ?? arguments.last { program[$0].kind == .closure && program[$0].flags.contains(.trailing) }
  }

  // MARK: Paths

  private func findPaths() {
    for (name, container) in linkage.dialects.containers where container.isStack {
      for call in linkage.sites.calls[name] ?? [] {
        guard let label = container.binding, let binding = linkage.argument(label, of: call) else { continue }
        bindPath(linkage.bindingTarget(binding), depth: 0)
      }
    }
    // A path may also be told by its type alone.
    for index in linkage.declarations.properties.indices {
      let id = PropertyID(index)
      let property = linkage.declarations[id]
      if property.isOutside { continue }
      guard let type = property.type.map(linkage.resolve) ?? property.initial.map(linkage.typeOf) else { continue }
      if case .external(let name, _) = type, name == linkage.names.navigationPath { pathSlots.insert(id) }
    }
    for id in pathSlots.sorted() { sendPath(id) }
    for call in linkage.sites.calls[linkage.names.append] ?? [] {
      guard let callee = program.firstChild(call), let base = program.firstChild(callee), linkage.propertyWritten(by: base) == nil,
        case .external(let type, _) = linkage.typeOf(base), type == linkage.names.navigationPath, let value = program.secondChild(call)
      else { continue }
      sendValue(value, Sink(manner: .push, byValue: true), at: call)
    }
  }

  private func bindPath(_ target: Linkage.BindingTarget, depth: Int) {
    guard depth < 6 else { return }
    switch target {
    case .slot(let id, _):
      guard pathSlots.insert(id).inserted else { return }
      // A binding handed down is bound to the state above.
      for argument in linkage.bindingArguments(of: id) { bindPath(linkage.bindingTarget(argument), depth: depth + 1) }
    case .parameter(let function, let index):
      for argument in linkage.argumentsGiven(to: function, index, flow: self) { bindPath(linkage.bindingTarget(argument), depth: depth + 1) }
    case .constant, .unknown: break
    }
  }

  private func sendPath(_ id: PropertyID) {
    for write in linkage.writes(to: id) where write.means == .assignment || write.means == .append {
      guard let value = write.value else { continue }
      // A path built step by step in a local has sent its values where they were appended.
      if program[value].kind == .name, case .external(let type, _) = linkage.typeOf(value), type == linkage.names.navigationPath { continue }
      sendValue(value, Sink(manner: .push, byValue: true), at: write.site)
    }
  }

  /// Sends a value that is shown by its type.
  func sendValue(_ value: NodeRef, _ sink: Sink, at site: NodeRef) {
    pushedTypes.append((site, linkage.typeOf(value), value))
    let values = linkage.evaluate(value)
    let known = values.filter { if case .unknown = $0 { false } else { true } }
    if known.isEmpty || known.allSatisfy({ if case .slot = $0 { true } else { false } }) {
      let type = linkage.typeOf(value)
      if linkage.routeEnum(type) == nil { send(.typed(type), sink, at: site, value) }
    }
    send(known, sink, at: site, value)
  }

  private func send(_ value: Value, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) {
    send([value], sink, at: site, expression)
  }

  // MARK: Links

  private func findLinks() {
    for (name, row) in linkage.dialects.links {
      for call in linkage.sites.calls[name] ?? [] {
        guard let callee = program.firstChild(call), program[callee].kind == .name else { continue }
        let manner: Manner = isInSelectableList(call) ? .split : .push
        if let label = row.valueLabel, let value = linkage.argument(label, of: call) {
          sendValue(value, Sink(manner: manner, byValue: true), at: call)
          continue
        }
        let destination = row.destinationLabel.flatMap { linkage.argument($0, of: call) } ?? linkDestination(call)
        guard let destination else { continue }
        if let state = row.stateLabels.lazy.compactMap({ self.linkage.argument($0, of: call) }).first {
          presentations.append(PresentationSite(call: call, binding: state, content: destination, isItem: false, manner: .push))
          if isEmptyLabel(call) { continue }
        }
        send(destination, Sink(manner: .push), at: call)
      }
    }
  }

  private func linkDestination(_ call: NodeRef) -> NodeRef? {
    let closures = linkage.arguments(of: call).filter { program[$0].kind == .closure }
    // `NavigationLink("title") { Destination() }` and `NavigationLink { Destination() } label: { … }`
    return closures.first { program[$0].label.isNone }
  }

  /// `NavigationLink(…) { EmptyView() }` is not tapped: only its state triggers it.
  private func isEmptyLabel(_ call: NodeRef) -> Bool {
    guard let last = linkage.arguments(of: call).last, program[last].kind == .closure else { return false }
    for child in program.children(last) where program[child].kind == .call {
      if let callee = program.firstChild(child), program[callee].name == linkage.names.emptyView { return true }
    }
    return program[last].size == 1
  }

  /// A link in `List(selection:)` sets the selection, which fills the next column.
  private func isInSelectableList(_ call: NodeRef) -> Bool {
    var at = program.parent(call)
    while let here = at {
      if program[here].kind == .call, let callee = program.firstChild(here), program[callee].kind == .name,
        linkage.text(program[callee].name) == "List"
      {
        return linkage.argument("selection", of: here) != nil
      }
      if program[here].kind.isDeclaration { return false }
      at = program.parent(here)
    }
    return false
  }

  // MARK: Containers

  private func findContainers() {
    for (name, container) in linkage.dialects.containers.sorted(by: { $0.key.raw < $1.key.raw }) {
      for call in linkage.sites.calls[name] ?? [] {
        guard let callee = program.firstChild(call), program[callee].kind == .name,
          case .type(.external) = linkage.meaning(of: name, at: callee)
        else { continue }
        if container.isScene {
          sendScene(call, container)
        } else if container.eachChild {
          if !isPaged(call), let content = contentArgument(of: call) { sendTabs(content, container.manner) }
        } else if container.manner == .split {
          for column in linkage.arguments(of: call) where program[column].kind == .closure { sendContent(column, .split) }
        } else if let content = contentArgument(of: call), !isInsidePresentation(call) {
          sendContent(content, container.manner)
        }
      }
    }
  }

  /// Sends the one view that a container's content is; content of many parts belongs to the screen around it.
  private func sendContent(_ content: NodeRef, _ manner: Manner) {
    for statement in wholeStatements(content) where manner != .root || !arranges(telling(statement)) {
      var sink = Sink(manner: manner)
      sink.takesInitial = true
      send(statement, sink, at: telling(statement))
    }
  }

  /// A list or stack of parts: the screen around it, not one of the parts, is what is shown.
  private func arranges(_ expression: NodeRef) -> Bool {
    guard program[expression].kind == .call, let callee = program.firstChild(expression), program[callee].kind == .name else { return false }
    switch linkage.text(program[callee].name) {
    case "VStack", "HStack", "ScrollView", "LazyVStack", "LazyHStack", "List", "Form": return true
    default: return false
    }
  }

  /// The expressions that alone make up a content: one statement, with `if`, `switch` and `Group` looked through.
  private func wholeStatements(_ content: NodeRef) -> [NodeRef] {
    guard program[content].kind == .closure else { return [content] }
    let statements = program.members(content).filter { child in
      let kind = program[child].kind
      return kind != .parameter && kind != .varDecl && kind != .funcDecl
    }
    guard statements.count == 1 else { return [] }
    switch program[statements[0]].kind {
    case .ifStmt, .switchStmt:
      var all: [NodeRef] = []
      linkage.collectResults(content, into: &all)
      return all
    default: return statements
    }
  }

  /// The node whose place tells best where a view is built: the construction under its modifiers.
  private func telling(_ expression: NodeRef) -> NodeRef {
    var at = expression
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member,
      let base = program.firstChild(callee), program[base].kind == .call || program[base].kind == .name || program[base].kind == .member
    {
      if program[base].kind == .name || program[base].kind == .member { break }
      at = base
    }
    return at
  }

  /// A stack in the content of a sheet or a link: its root is the sheet's own screen.
  private func isInsidePresentation(_ call: NodeRef) -> Bool {
    var at = program.parent(call)
    while let here = at {
      if program[here].kind == .closure, let above = program.parent(here), program[above].kind == .call,
        let callee = program.firstChild(above)
      {
        let name = program[callee].name
        if linkage.dialects.presentations[name] != nil || linkage.dialects.registrations[name] != nil || linkage.dialects.links[name] != nil {
          return true
        }
        if let container = linkage.dialects.containers[name], container.isScene { return false }
      }
      if program[here].kind.isDeclaration, program[here].kind != .accessor { return false }
      at = program.parent(here)
    }
    return false
  }

  private func isPaged(_ call: NodeRef) -> Bool {
    var at = call
    while let member = program.parent(at), program[member].kind == .member, let outer = program.parent(member), program[outer].kind == .call {
      if linkage.text(program[member].name) == "tabViewStyle" {
        for index in program.subtree(outer) {
          let text = linkage.text(program[NodeRef(Int(outer.file), index)].name)
          if text == "page" || text == "PageTabViewStyle" { return true }
        }
      }
      at = outer
    }
    return false
  }

  private func sendScene(_ call: NodeRef, _ container: ContainerRow) {
    guard let content = contentArgument(of: call) else { return }
    for statement in wholeStatements(content) {
      var sink = Sink(manner: container.manner)
      sink.takesInitial = true
      let start = drafts.count
      send(statement, sink, at: telling(statement))
      for index in start..<drafts.count where drafts[index].site == telling(statement) { drafts[index].isEntry = true }
      sceneContents.append(statement)
    }
  }

  /// Each child of a tab view, with `ForEach`, `Group`, `TabSection` and `if` looked through.
  private func sendTabs(_ content: NodeRef, _ manner: Manner) {
    for child in program.members(content) {
      switch program[child].kind {
      case .ifStmt, .switchStmt, .block, .caseArm, .conditional, .clause: sendTabs(child, manner)
      case .call, .name, .member:
        let site = telling(child)
        guard let callee = program.firstChild(site), program[site].kind == .call else {
          sendTab(child, at: site, manner)
          continue
        }
        switch linkage.text(program[callee].name) {
        case "ForEach", "Group", "TabSection":
          if let inner = contentArgument(of: site) { sendTabs(inner, manner) }
        case "Tab":
          if let inner = contentArgument(of: site) { sendTab(inner, at: site, manner) }
          if let value = linkage.argument("value", of: site), let inner = contentArgument(of: site) { tabTags.append((value, inner, site)) }
        default:
          sendTab(child, at: site, manner)
          if let tag = modifierArgument("tag", on: child) { tabTags.append((tag, child, site)) }
        }
      default: break
      }
    }
  }

  private func sendTab(_ content: NodeRef, at site: NodeRef, _ manner: Manner) {
    var sink = Sink(manner: manner)
    sink.takesInitial = true
    send(content, sink, at: site)
  }

  /// The first argument of the modifier `name` in a chain of modifiers.
  private func modifierArgument(_ name: String, on expression: NodeRef) -> NodeRef? {
    var at = expression
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member {
      if linkage.text(program[callee].name) == name { return program.secondChild(at) }
      guard let base = program.firstChild(callee) else { return nil }
      at = base
    }
    return nil
  }

  // MARK: Calls

  private func findCalls() {
    for (name, rows) in linkage.dialects.calls.sorted(by: { $0.key.raw < $1.key.raw }) {
      for call in linkage.sites.calls[name] ?? [] {
        let arguments = linkage.arguments(of: call)
        for row in rows where fits(row, call, arguments) {
          let shown: NodeRef?
          switch row.argument {
          case .position(let position): shown = position < arguments.count ? arguments[position] : nil
          case .label(let label): shown = linkage.argument(label, of: call)
          case .receiver: shown = receiver(of: call)
          }
          guard let shown else { continue }
          if row.manner == .window, linkage.text(program[shown].label) == "id" {
            windowOpenings.append((call, shown))
            break
          }
          // A method of the program's own that has the name is looked into instead.
          if program[call].kind == .call, isOwnMethod(call, row) { break }
          var sink = Sink(manner: manner(of: row, call))
          sink.byValue = row.manner == .window
          sink.presenter = program.firstChild(call).flatMap { program[$0].kind == .member ? program.firstChild($0) : nil }
          sendOrLeave(shown, sink, at: call)
          if program[shown].kind == .array, sink.manner == .tab || sink.manner == .root {
            stacksSet.append((call, sink.manner, program.children(shown).map { $0 }))
          }
          break
        }
      }
    }
  }

  private func fits(_ row: CallRow, _ call: NodeRef, _ arguments: [NodeRef]) -> Bool {
    let labels = Set(arguments.map { linkage.text(program[$0].label) })
    guard row.requires.allSatisfy(labels.contains), !row.forbids.contains(where: labels.contains) else { return false }
    if case .position(let position) = row.argument {
      guard position < arguments.count, program[arguments[position]].label.isNone else { return false }
    }
    guard row.receivers.isEmpty else {
      guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee) else { return false }
      switch linkage.typeOf(base) {
      case .external(let name, _): return row.receivers.contains(linkage.text(name))
      case .project(let id): return linkage.externalBases(id).contains { row.receivers.contains(linkage.text($0)) }
      default: return false
      }
    }
    return true
  }

  /// Whether the call runs a method that the program declares under the framework's name: its body says what happens.
  private func isOwnMethod(_ call: NodeRef, _ row: CallRow) -> Bool {
    let targets = linkage.callTargets(of: call)
    guard targets.confidence != .possible else { return false }
    // A requirement that view controllers fulfil by what the framework gives them.
    let receiver = receiver(of: call).map(linkage.typeOf) ?? linkage.ownerType(linkage.enclosingOwner(call))
    if linkage.isViewLike(receiver) || linkage.isNavigationContainer(receiver), let first = targets.functions.first,
      linkage.declarations[first].body == nil
    {
      return false
    }
    return targets.functions.contains { linkage.declarations[$0].body != nil && !linkage.declarations[$0].modifiers.contains(.override) }
  }

  private func manner(of row: CallRow, _ call: NodeRef) -> Manner {
    guard row.name == "setViewControllers" || row.name == "viewControllers" else { return row.manner }
    if linkage.argument("direction", of: call) != nil { return .child }
    return isTabController(receiver(of: call), at: call) ? .tab : row.manner
  }

  private func receiver(of call: NodeRef) -> NodeRef? {
    guard let callee = program.firstChild(call), program[callee].kind == .member else { return nil }
    return program.firstChild(callee)
  }

  func isTabController(_ receiver: NodeRef?, at site: NodeRef) -> Bool {
    let type = receiver.map(linkage.typeOf) ?? linkage.ownerType(linkage.enclosingOwner(site))
    switch type {
    case .external(let name, _): return linkage.text(name) == "UITabBarController"
    case .project(let id):
      if linkage.inherits(id, from: "UITabBarController") { return true }
      return linkage.declarations[id].kind == .protocol && linkage.conformers(of: id).contains { linkage.inherits($0, from: "UITabBarController") }
    default: return false
    }
  }

  // MARK: Assignments

  private func findAssignments() {
    for (name, row) in linkage.dialects.assignments.sorted(by: { $0.key.raw < $1.key.raw }) {
      for site in linkage.sites.assignments[name] ?? [] {
        guard let left = program.firstChild(site), let value = program.secondChild(site) else { continue }
        // A property of the program's own that has the name holds, but shows nothing.
        if let own = linkage.propertyWritten(by: left), case .type = linkage.declarations[own].owner { continue }
        if row.isIndex {
          indexSelections.append((site, left, value))
          continue
        }
        var manner = row.manner
        let receiver = program[left].kind == .member ? program.firstChild(left) : nil
        if row.name == "viewControllers" {
          manner = isTabController(receiver, at: site) ? .tab : .root
        }
        var sink = Sink(manner: manner)
        sink.takesInitial = true
        if row.name != "rootViewController" { sink.presenter = receiver }
        if program[value].kind == .nil || program[value].kind == .array && program[value].size == 1 { continue }
        sendOrLeave(value, sink, at: site)
      }
    }
  }
}
