import NavFacts

/// Presentations of an item whose type only its user knows: `.sheet(item: $coordinator.sheet) { route in route.view }` over an associated
/// type. What is shown is the item's own view, so the routes are followed that come there.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether a content shows a view of the item's own, by a member by which some enum maps its cases, or
  /// the item itself where enums are views.
  func showsItemItself(_ presentation: PresentationSite) -> Bool {
    typeOfItem(presentation).map { showsItemItself(presentation, of: $0) } ?? showsBoundItem(presentation)
  }

  /// The same while there is a value, of whatever type: `.sheet(isPresented: isShown) { if let item { face(item) } }` of `var item: Item?`.
  func showsBoundItem(_ presentation: PresentationSite) -> Bool {
    guard !presentation.isItem, let state = stateAsked(by: presentation), linkage.isGenericState(state) else { return false }
    let content = partNamed(by: presentation.content) ?? presentation.content
    return program.subtree(content).contains { index in
      let bound = NodeRef(index)
      guard program[bound].kind == .optionalBinding, case .slot(state, nil) = linkage.bindingTarget(bound) else { return false }
      return isBuilt(program[bound].name, in: content)
    }
  }

  /// The state that the binding is of, also where a property makes that: `var isShown: Binding<Bool> { Binding(get: { item != nil }, …) }`.
  private func stateAsked(by presentation: PresentationSite) -> PropertyID? {
    guard case .slot(let id, nil) = linkage.bindingTarget(presentation.binding) else { return nil }
    if case .slot(let behind, nil) = linkage.stateBehind(id) { return behind }
    return linkage.forwarded(id) ?? id
  }

  /// What a content shows that is nothing but a property of the same view: `{ itemFace }`.
  private func partNamed(by content: NodeRef) -> NodeRef? {
    let shown = program.members(content).filter { program[$0].kind != .parameter }.map(telling)
    guard shown.count == 1, let property = linkage.propertyWritten(by: shown[0]), let view = linkage.enclosingType(content),
      declarations[property].owner == .type(view)
    else { return nil }
    return declarations[property].getter
  }

  /// The same of an item of a type that is told otherwise.
  func showsItemItself(_ presentation: PresentationSite, of type: TypeRef) -> Bool {
    guard presentation.isItem, program[presentation.content].kind == .closure, isOpen(type) || isGenericState(presentation),
      let item = itemName(presentation.content)
    else { return false }
    if showsAlone(item, presentation.content) { return isMappingMember(linkage.names.body) }
    return showsMember(of: item, in: presentation.content) || handsOn(item, in: presentation.content) || isBuilt(item, in: presentation.content)
  }

  /// Whether a builder that whoever knows the type has given makes the view of the item: `{ route in face(route) }` of
  /// `let face: (Route) -> Face`.
  private func isBuilt(_ item: Symbol, in content: NodeRef) -> Bool {
    program.subtree(content).contains { index in
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name || program[callee].kind == .member,
        linkage.arguments(of: call).contains(where: { program[$0].kind == .name && program[$0].name == item }), linkage.givesViews(callee)
      else { return false }
      if linkage.propertyWritten(by: callee) != nil { return true }
      return if case .parameter = linkage.meaning(of: program[callee].name, at: callee) { true } else { false }
    }
  }

  private func showsMember(of item: Symbol, in place: NodeRef) -> Bool {
    program.subtree(place).contains { index in
      let ref = NodeRef(index)
      guard program[ref].kind == .member, let base = program.firstChild(ref), program[base].name == item else { return false }
      switch program[base].kind {
      case .name: return isMappingMember(program[ref].name)
      case .member: return program.firstChild(base).map { program[$0].name == linkage.names.selfValue } ?? false && isMappingMember(program[ref].name)
      default: return false
      }
    }
  }

  /// Whether the item is given to a view that shows the item's own view: `{ route in Shell(root: route) }` of a stack around `root.view`.
  private func handsOn(_ item: Symbol, in content: NodeRef) -> Bool {
    program.subtree(content).contains { index in
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), case .meta(.project(let view)) = linkage.typeOf(callee), linkage.isView(view)
      else { return false }
      return declarations[view].properties.contains { property in
        guard declarations[property].getter == nil, let given = linkage.given(to: property, by: call), program[given].kind == .name,
          program[given].name == item, case let held = linkage.declaredType(of: property), isOpen(held) || linkage.routeEnum(held) != nil
        else { return false }
        return showsMember(of: declarations[property].name, in: declarations[view].node)
      }
    }
  }

  /// Whether the item is the content itself, as `{ $0 }` of routes that are views.
  private func showsAlone(_ item: Symbol, _ content: NodeRef) -> Bool {
    let shown = program.members(content).filter { program[$0].kind != .parameter }.map(telling)
    return shown.count == 1 && program[shown[0]].kind == .name && program[shown[0]].name == item
  }

  /// Whether a type may be any route: an associated type, or a protocol.
  private func isOpen(_ type: TypeRef) -> Bool {
    if case .project(let id) = type.element { return declarations[id].kind == .protocol }
    return type.isUnknown || type.element.isUnknown
  }

  /// What a closure calls its item.
  private func itemName(_ closure: NodeRef) -> Symbol? {
    if let parameter = program.first(closure, .parameter) { return program[parameter].name }
    return program.symbol("$0")
  }

  /// Whether some enum turns its cases into screens by a member of this name.
  private func isMappingMember(_ name: Symbol) -> Bool {
    linkage.mappings.contains { mapping, type in
      switch linkage.enclosingBody(mapping) {
      case .property(let id): declarations[id].name == name && declarations[id].owner == .type(type)
      case .function(let id): declarations[id].name == name && declarations[id].owner == .type(type)
      case .none: false
      }
    }
  }
}
