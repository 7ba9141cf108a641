import NavFacts
import NavModel
import NavSource

/// Tab views: their tabs, tags and selections.
struct TabGroups {
  let linkage: Linkage
  let flow: SinkFlow
  let finder: StackFinder
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  var groups: [TabGroup] {
    var all: [TabGroup] = []
    for (name, row) in linkage.dialects.inOrder(linkage.dialects.containers) where row.eachChild {
      for call in linkage.calls(of: name) {
        guard let callee = program.firstChild(call), program[callee].kind == .name,
          case .type(.external) = linkage.meaning(of: name, at: callee), let content = flow.contentArgument(of: call),
          program[content].kind == .closure
        else { continue }
        all.append(group(call, content))
      }
    }
    return all.sorted { $0.place < $1.place }
  }

  private func group(_ call: NodeRef, _ content: NodeRef) -> TabGroup {
    var reading = TabReading(linkage: linkage, selection: selectedEnum(call), names: names)
    reading.read(content)
    var group = TabGroup(
      place: program.place(call), owner: linkage.enclosingType(call).flatMap { names(.project($0)) },
      hasBar: reading.hasBar && !flow.isPaged(call), isStyled: isStyled(call) || reading.hasSections, tabs: reading.tabs, isOpen: reading.isOpen)
    if let binding = linkage.argument("selection", of: call) {
      group.hasSelection = true
      if linkage.isPlainBinding(binding), case .slot(let id, nil) = linkage.bindingTarget(binding) {
        group.state = linkage.stateName(id, names)
        group.selectionType = linkage.certainType(of: id).flatMap(names)
        group.assigned = assigned(to: id)
        // A sidebar by the same state shows what no tab does.
        if isSharedWithList(id) { group.isOpen = true }
      }
    }
    let ways = finder.ways(to: call)
    if !ways.isUnknown, !ways.hasOutside, !ways.hasColumn { group.stack = ways.stacks.sorted().first.map(program.place) }
    return group
  }

  private func selectedEnum(_ call: NodeRef) -> TypeID? {
    guard let binding = linkage.argument("selection", of: call), linkage.isPlainBinding(binding),
      case .slot(let id, nil) = linkage.bindingTarget(binding), case .project(let type)? = linkage.certainType(of: id)
    else { return nil }
    return type
  }

  /// Another style than the platform's, or no bar.
  private func isStyled(_ call: NodeRef) -> Bool {
    var at = call
    while let member = program.parent(at), program[member].kind == .member, let outer = program.parent(member), program[outer].kind == .call {
      switch linkage.text(program[member].name) {
      case "tabViewStyle", "toolbarVisibility": return true
      case "toolbar": if linkage.argument("for", of: outer) != nil { return true }
      default: break
      }
      at = outer
    }
    return false
  }

  private func assigned(to id: PropertyID) -> [AssignedTab] {
    let slots = [id] + linkage.bindingsBelow(id)
    var all: Set<AssignedTab> = []
    for write in slots.flatMap({ linkage.writes(to: $0) }) where write.means == .assignment {
      guard let value = write.value else { continue }
      let values = linkage.evaluate(value)
      guard values.count == 1, case .route(_, let name, _, _)? = values.first else { continue }
      all.insert(AssignedTab(place: program.place(value), caseName: linkage.text(name)))
    }
    return all.sorted { ($0.place, $0.caseName) < ($1.place, $1.caseName) }
  }

  private func isSharedWithList(_ id: PropertyID) -> Bool {
    guard let list = program.symbol("List") else { return false }
    return linkage.calls(of: list).contains { call in
      guard let binding = linkage.argument("selection", of: call), case .slot(let other, _) = linkage.bindingTarget(binding) else { return false }
      return other == id || linkage.bindingsBelow(id).contains(other)
    }
  }
}

/// Reads the content of one tab view.
private struct TabReading {
  let linkage: Linkage
  let names: (TypeRef) -> String?
  var tabs: [TabItem] = []
  var isOpen = false
  var hasBar = false
  var hasSections = false
  private var choices = 0
  /// The enum that the selection is of.
  private let selection: TypeID?

  init(linkage: Linkage, selection: TypeID?, names: @escaping (TypeRef) -> String?) {
    self.linkage = linkage
    self.selection = selection
    self.names = names
  }

  private var program: Program { linkage.program }

  mutating func read(_ content: NodeRef, _ branches: [TabItem.Branch] = []) {
    for child in program.children(content) {
      switch program[child].kind {
      case .conditional, .ifStmt, .switchStmt:
        let choice = choices
        choices += 1
        var arm = 0
        for part in program.children(child) where [.clause, .block, .caseArm, .ifStmt].contains(program[part].kind) {
          let inner = branches + [TabItem.Branch(choice: choice, arm: arm)]
          if program[part].kind != .ifStmt { arm += 1 }
          if program[part].kind == .caseArm {
            for block in program.children(part) where program[block].kind == .block { read(block, inner) }
          } else if program[part].kind == .ifStmt {
            readElse(part, choice, &arm, branches)
          } else {
            read(part, inner)
          }
        }
      case .call, .name, .member: item(child, branches)
      case .parameter, .varDecl: continue
      default: isOpen = true
      }
    }
  }

  /// `else if`: further arms of the same choice.
  private mutating func readElse(_ statement: NodeRef, _ choice: Int, _ arm: inout Int, _ branches: [TabItem.Branch]) {
    for part in program.children(statement) {
      if program[part].kind == .block {
        read(part, branches + [TabItem.Branch(choice: choice, arm: arm)])
        arm += 1
      } else if program[part].kind == .ifStmt {
        readElse(part, choice, &arm, branches)
      }
    }
  }

  private mutating func item(_ expression: NodeRef, _ branches: [TabItem.Branch]) {
    let chain = chain(expression)
    if chain.has("tabItem", linkage) { hasBar = true }
    guard program[chain.base].kind == .call, let callee = program.firstChild(chain.base), program[callee].kind == .name else {
      return part(expression, chain, branches)
    }
    switch linkage.text(program[callee].name) {
    case "ForEach": isOpen = true
      if let content = linkage.arguments(of: chain.base).last { noteBar(content) }
    case "Group", "TabSection":
      if linkage.text(program[callee].name) == "TabSection" { hasSections = true }
      for closure in linkage.arguments(of: chain.base)
      where program[closure].kind == .closure && linkage.text(program.label(closure)) != "header" {
        let before = tabs.count
        read(closure, branches)
        // A group's modifiers are those of each view in it.
        if let value = chain.argument(of: "tag", linkage) { tabs[before...].indices.forEach { hang(tag(value), on: $0) } }
      }
    case "Tab":
      hasBar = true
      let value = linkage.argument("value", of: chain.base)
      tabs.append(TabItem(place: program.place(chain.base), tag: value.map(tag), branches: branches))
    default: part(expression, chain, branches)
    }
  }

  /// The bar that the tabs of a loop have.
  private mutating func noteBar(_ content: NodeRef) {
    for index in program.subtree(content) where program[NodeRef(index)].kind == .member {
      if linkage.text(program[NodeRef(index)].name) == "tabItem" { hasBar = true }
    }
  }

  private mutating func hang(_ tag: TabTag, on index: Int) {
    guard tabs[index].tag == nil else { return }
    tabs[index].tag = tag
    tabs[index].lacksTag = false
  }

  /// A view as a tab.
  private mutating func part(_ expression: NodeRef, _ chain: Chain, _ branches: [TabItem.Branch]) {
    var tab = TabItem(place: program.place(chain.base), branches: branches)
    if let value = chain.argument(of: "tag", linkage) {
      tab.tag = tag(value)
    } else if chain.modifiers.contains(where: { linkage.declarations.functionsByName.has(program[$0].name) }) {
      isOpen = true
    } else if let body = ownBody(chain.base) {
      let results = linkage.returnedExpressions(of: body)
      let inner = results.map { self.chain($0) }
      if inner.contains(where: { $0.has("tabItem", linkage) }) { hasBar = true }
      if results.count == 1, let value = inner[0].argument(of: "tag", linkage) {
        if let given = valueGiven(for: value, by: chain.base) {
          tab.tag = tag(given)
        } else {
          // Which one it is, each use decides.
          isOpen = true
          return
        }
      } else {
        // Without a tag in its body it has none, unless what the body begins with brings one.
        tab.lacksTag = !inner.contains { $0.has("tag", linkage) } && !inner.isEmpty && inner.allSatisfy { isFramework($0.base) }
        if !tab.lacksTag { isOpen = true }
      }
    } else if isFramework(chain.base) {
      tab.lacksTag = true
      if let inner = innerTag(chain.base) {
        tab.innerTag = program.place(inner)
        tab.moves = moves(of: inner, out: chain)
      }
    } else {
      isOpen = true
    }
    tabs.append(tab)
  }

  // MARK: Chains

  private struct Chain {
    var base: NodeRef
    /// The callees of the modifiers, the last first.
    var modifiers: [NodeRef]

    func has(_ name: String, _ linkage: Linkage) -> Bool { modifiers.contains { linkage.text(linkage.program[$0].name) == name } }

    func argument(of name: String, _ linkage: Linkage) -> NodeRef? {
      guard let modifier = modifiers.first(where: { linkage.text(linkage.program[$0].name) == name }),
        let call = linkage.program.parent(modifier)
      else { return nil }
      return linkage.program.secondChild(call)
    }
  }

  private func chain(_ expression: NodeRef) -> Chain {
    var modifiers: [NodeRef] = []
    var at = expression
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member,
      let base = program.firstChild(callee)
    {
      modifiers.append(callee)
      at = base
    }
    return Chain(base: at, modifiers: modifiers)
  }

  /// The body of the view, property or function of the program that a tab is.
  private func ownBody(_ base: NodeRef) -> NodeRef? {
    switch program[base].kind {
    case .call:
      guard let callee = program.firstChild(base) else { return nil }
      if case .meta(.project(let id)) = linkage.typeOf(callee) {
        return linkage.findProperty(linkage.names.body, in: id).flatMap { linkage.declarations[$0].getter }
      }
      let targets = linkage.callTargets(of: base)
      return targets.functions.count == 1 ? linkage.declarations[targets.functions[0]].body : nil
    case .name, .member: return linkage.propertyWritten(by: base).flatMap { linkage.declarations[$0].getter }
    default: return nil
    }
  }

  /// What a value in the body of a function or view is for one use of that; nil where that cannot be told.
  private func valueGiven(for value: NodeRef, by use: NodeRef) -> NodeRef? {
    var isOwn = false
    for index in program.subtree(value) where program[NodeRef(index)].kind == .name {
      switch linkage.meaning(of: program[NodeRef(index)].name, at: NodeRef(index)) {
      case .parameter, .local: isOwn = true
      case .property(let id): if !linkage.declarations[id].isStatic, linkage.declarations[id].initial == nil { isOwn = true }
      default: continue
      }
    }
    guard isOwn else { return value }
    guard program[value].kind == .name, program[use].kind == .call else { return nil }
    switch linkage.meaning(of: program[value].name, at: value) {
    case .parameter(let function, let index):
      return linkage.given(index, of: function, by: use)
    case .property(let id): return linkage.given(to: id, by: use)
    default: return nil
    }
  }

  /// A container of the framework, which keeps the tags inside it to itself.
  private func isFramework(_ base: NodeRef) -> Bool {
    guard program[base].kind == .call, let callee = program.firstChild(base), program[callee].kind == .name,
      case .type(.external(let name, _)) = linkage.meaning(of: program[callee].name, at: callee)
    else { return false }
    switch linkage.text(name) {
    case "NavigationStack", "NavigationView", "NavigationSplitView", "VStack", "HStack", "ZStack", "ScrollView", "List", "Form", "Text",
      "LazyVStack", "GeometryReader", "Color":
      return true
    default: return false
    }
  }

  /// Takes a tag off the one view in a container, and writes it before the tab's `tabItem`. Only tags that mean the same in both
  /// places: numbers, texts, and members of types.
  private func moves(of tag: NodeRef, out chain: Chain) -> [Edit] {
    guard let item = chain.modifiers.first(where: { linkage.text(program[$0].name) == "tabItem" }), let call = program.parent(tag),
      program[call].kind == .call, linkage.arguments(of: call).count == 1, let value = linkage.arguments(of: call).first,
      program.label(value).isNone, isHungOnContent(call, of: chain.base)
    else { return [] }
    switch program[value].kind {
    case .number, .string: break
    case .member:
      let first = linkage.leftmost(value)
      guard program[first].kind == .name, case .type = linkage.meaning(of: program[first].name, at: first) else { return [] }
    default: return []
    }
    let code = linkage.spelled(value)
    guard !code.isEmpty, let old = program.piece(tag, ".tag(\(code))", before: 1), let new = program.piece(item, ".tabItem", before: 1) else { return [] }
    return [Edit(old, with: ""), Edit(new, with: ".tag(\(code)).tabItem")]
  }

  /// Whether a modifier hangs on the one view that a container is given.
  private func isHungOnContent(_ modifier: NodeRef, of container: NodeRef) -> Bool {
    var at = modifier
    while let member = program.parent(at), program[member].kind == .member, let call = program.parent(member), program[call].kind == .call,
      program.firstChild(call) == member
    {
      at = call
    }
    guard let closure = program.parent(at), program[closure].kind == .closure, program.parent(closure) == container else { return false }
    return Array(program.children(closure)).count == 1
  }

  private func innerTag(_ base: NodeRef) -> NodeRef? {
    for index in program.subtree(base) {
      let ref = NodeRef(index)
      if program[ref].kind == .call, let callee = program.firstChild(ref), program[callee].kind == .name {
        switch linkage.text(program[callee].name) {
        case "Picker", "TabView", "List": return nil
        default: break
        }
      }
      if program[ref].kind == .member, linkage.text(program[ref].name) == "tag" { return ref }
    }
    return nil
  }

  // MARK: Tags

  private func tag(_ value: NodeRef) -> TabTag {
    var tag = TabTag(place: program.place(value), text: linkage.spelled(value))
    switch program[value].kind {
    case .number: tag.type = linkage.text(program[value].name).contains(".") ? "Double" : "Int"
    case .string:
      let isPlain = !program[value].flags.contains(.interpolated)
      tag.text = isPlain ? "\"\(linkage.text(program[value].name))\"" : ""
      tag.type = "String"
    default:
      let values = linkage.evaluate(value)
      if values.count == 1, case .route(let type, let name, let node, _)? = values.first, program[node].kind != .call,
        let typeName = names(.project(type)), [.member, .implicitMember].contains(program[value].kind), program[value].name == name
      {
        tag.text = typeName + "." + linkage.text(name)
        tag.caseName = linkage.text(name)
        tag.type = typeName
      } else if program[value].kind == .implicitMember, let selection, linkage.hasCase(program[value].name, selection),
        let typeName = names(.project(selection))
      {
        tag.caseName = linkage.text(program[value].name)
        tag.text = typeName + "." + linkage.text(program[value].name)
        tag.type = typeName
      } else if let text = linkage.literalText(value) {
        tag.text = "\"\(text)\""
        tag.type = "String"
      } else if program[value].kind == .member, program[value].name == linkage.names.rawValue, let base = program.firstChild(value),
        case .project(let id) = linkage.typeOf(base)
      {
        tag.type = linkage.rawType(of: id)
      } else {
        tag.type = linkage.certainType(of: value).flatMap(names)
      }
    }
    tag.key = tag.text
    return tag
  }
}

extension Linkage {
  /// `String` or `Int` where an enum's inheritance clause begins so.
  func rawType(of id: TypeID) -> String? {
    for base in ["String", "Int"] where inherits(id, from: base) { return base }
    return nil
  }

  /// A name, member, literal or call without arguments, as it is written; empty for anything else.
  func spelled(_ ref: NodeRef) -> String {
    let node = program[ref]
    switch node.kind {
    case .name, .number: return text(node.name)
    case .string: return node.flags.contains(.interpolated) ? "" : "\"\(text(node.name))\""
    case .implicitMember: return "." + text(node.name)
    case .member:
      guard let base = program.firstChild(ref) else { return "" }
      let before = spelled(base)
      return before.isEmpty ? "" : before + "." + text(node.name)
    default: return ""
    }
  }
}
