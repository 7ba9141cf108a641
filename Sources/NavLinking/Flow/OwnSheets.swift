import NavFacts

/// Modifiers and wrappers of the program's own that lay what they are given over the rest while a binding says so:
/// `ZStack { content; if isShown { panel() } }`, `content.overlay { if let item { popup(item) } }`. Each use is a sheet, as one of the
/// framework's would be. A binding, and not a mere condition: what lies over a screen until the user is done with it can close itself.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What stands between a binding's being so and what is shown.
  private struct Layer {
    /// The statement or expression that shows it.
    var place: NodeRef
    var binding: NodeRef
    var content: NodeRef
    var isItem: Bool
  }

  /// How many of its own functions and properties a view lays a layer through, at most.
  private static let reach = 4

  /// Notes what wrappers lay over, before it is known who uses them.
  func findOwnSheets() {
    for type in declarations.types.indices.map({ TypeID($0) }) {
      let info = declarations[type]
      guard info.kind == .structure, info.properties.contains(where: linkage.isBinding) else { continue }
      let isModifier = linkage.inherits(type, from: "ViewModifier")
      guard isModifier || linkage.isView(type) && linkage.isWrapperView(type), !isPassing(info.name) else { continue }
      for var layer in layers(in: info.node) where isBound(layer.binding, to: .type(type)) {
        layer.content = contentBuilt(by: layer.content, of: type)
        guard let held = ownContent(layer.content, of: type), isShownInPlace(held, by: layer.content),
          let place = place(of: layer.place, in: info.node)
        else { continue }
        guard place == .over || (!isModifier && place == .alone) else { continue }
        note(layer)
        if place == .alone { presentingWrappers.insert(type) }
      }
    }
    for function in declarations.functions.indices.map({ FunctionID($0) }) {
      let info = declarations[function]
      guard case .external(let extended) = info.owner, extended == linkage.names.view, let body = info.body, !isPassing(info.name),
        declarations.parameters(of: function).contains(where: { isBinding($0) })
      else { continue }
      for layer in layers(in: body) where isBound(layer.binding, to: info.owner) && place(of: layer.place, in: body) == .over { note(layer) }
    }
  }

  /// The part of a wrapper's own that builds in a layer what the wrapper is given: `if isShown { panel.offset(y: height) }`,
  /// `var panel: some View { VStack { Grip(); content } }`. The layer itself where it does so.
  private func contentBuilt(by layer: NodeRef, of type: TypeID, depth: Int = 0) -> NodeRef {
    guard depth < Self.reach, ownContent(layer, of: type) == nil else { return layer }
    for index in program.subtree(layer) where program[NodeRef(index)].kind == .name {
      guard let part = linkage.propertyWritten(by: NodeRef(index)), declarations[part].owner == .type(type), let getter = declarations[part].getter,
        linkage.isViewLike(linkage.declaredType(of: part)), case let built = contentBuilt(by: getter, of: type, depth: depth + 1),
        ownContent(built, of: type) != nil
      else { continue }
      return built
    }
    return layer
  }

  private func note(_ layer: Layer) {
    presentations.append(
      PresentationSite(call: layer.place, binding: layer.binding, content: layer.content, isItem: layer.isItem, manner: .sheet, isOwn: true))
  }

  /// Of what wrappers lay over only uses are known that show a screen: a message that passes by is none, nor is what is written in place.
  func keepOwnSheets() {
    presentations.removeAll { presentation in
      guard presentation.isOwn else { return false }
      guard program[presentation.call].kind == .call, let callee = program.firstChild(presentation.call), !isPassing(program[callee].name),
        // `.popup(isShown: $isSaved, style: .toast) { … }`
        !linkage.arguments(of: presentation.call).contains(where: { program[$0].kind == .implicitMember && isPassing(program[$0].name) })
      else { return true }
      return !showsScreen(presentation.content)
    }
  }

  private func showsScreen(_ content: NodeRef) -> Bool {
    var walk = Walk(linkage: linkage)
    let values = walk.content(of: content, nil)
    return values.contains { value in
      switch value {
      case .object(let id, _): linkage.isView(id) && !isPassing(declarations[id].name) && !linkage.isButton(id) && !isControl(id)
      case .container, .route, .external: true
      case .typed(let type): linkage.routeEnum(type) != nil
      default: false
      }
    }
  }

  /// Whether a name is that of what says something in passing.
  func isPassing(_ name: Symbol) -> Bool { !Self.passing.isDisjoint(with: linkage.words(in: name)) }

  /// Words for what says something in passing, or is a part of what lies under it.
  private static let passing: Set<String> = [
    "toast", "snackbar", "snack", "banner", "message", "tooltip", "tip", "hint", "loading", "loader", "progress", "indicator", "spinner",
    "skeleton", "shimmer", "hud", "alert", "notification", "notice", "badge", "placeholder", "empty", "dim", "blur", "background", "button",
    "menu", "dropdown", "suggestions", "keyboard", "label", "icon", "confetti",
  ]

  // MARK: What is laid over

  /// What a body shows while a binding says so.
  private func layers(in node: NodeRef) -> [Layer] {
    var found: [Layer] = []
    for index in program.subtree(node) {
      let at = NodeRef(index)
      switch program[at].kind {
      case .ifStmt:
        guard let content = program.first(at, .block) else { continue }
        let conditions = program.conditions(of: at)
        if let asked = conditions.lazy.compactMap(asked).first {
          found.append(Layer(place: at, binding: asked.binding, content: content, isItem: asked.isItem))
        }
      case .ternary:
        let parts = program.children(at).map { $0 }
        guard parts.count == 3, let asked = asked(parts[0]) else { continue }
        if program[parts[2]].kind == .nil {
          found.append(Layer(place: at, binding: asked.binding, content: parts[1], isItem: asked.isItem))
        } else if let hidden = hidden(by: at, parts) {
          found.append(Layer(place: hidden, binding: asked.binding, content: hidden, isItem: asked.isItem))
        }
      default: continue
      }
    }
    return found
  }

  /// The binding that a condition asks: for `true`, or for a value.
  func asked(_ condition: NodeRef) -> (binding: NodeRef, isItem: Bool)? {
    switch program[condition].kind {
    case .name, .member: return (wrapped(condition), false)
    case .optionalBinding: return (program.firstChild(condition).map(wrapped) ?? condition, true)
    case .infix:
      guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return nil }
      switch linkage.text(program[condition].name) {
      case "!=" where program[right].kind == .nil: return (wrapped(left), true)
      case "&&": return asked(left) ?? asked(right)
      default: return nil
      }
    default: return nil
    }
  }

  /// `isShown` of `isShown.wrappedValue`.
  private func wrapped(_ expression: NodeRef) -> NodeRef {
    guard program[expression].kind == .member, program[expression].name == linkage.names.wrappedValue, let base = program.firstChild(expression)
    else { return expression }
    return base
  }

  /// What is there all the time, and seen while the binding says so: `panel().opacity(isShown ? 1 : 0)`,
  /// `panel().offset(y: isShown ? 0 : 800)`.
  private func hidden(by ternary: NodeRef, _ parts: [NodeRef]) -> NodeRef? {
    guard let call = program.parent(ternary), program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
      let base = program.firstChild(callee)
    else { return nil }
    switch linkage.text(program[callee].name) {
    case "opacity", "scaleEffect": return isZero(parts[2]) && !isZero(parts[1]) ? base : nil
    case "offset": return isZero(parts[1]) && !isZero(parts[2]) ? base : nil
    default: return nil
    }
  }

  private func isZero(_ number: NodeRef) -> Bool {
    [.number, .implicitMember].contains(program[number].kind) && ["0", "0.0", "zero"].contains(linkage.text(program[number].name))
  }

  private func isBinding(_ parameter: ParameterInfo) -> Bool {
    parameter.type.map { program[$0].kind == .typeName && program[$0].name == linkage.names.binding } ?? false
  }

  /// Whether an expression is a binding that a type or one of its functions is given.
  private func isBound(_ binding: NodeRef, to owner: Owner) -> Bool {
    switch linkage.bindingTarget(binding) {
    // `if let isActive` asks whether there is a binding, not what it says.
    case .slot(let id, nil):
      return declarations[id].owner == owner && linkage.isBinding(id) && !linkage.isOptionalBinding(id)
    case .parameter(let function, let index): return declarations[function].owner == owner && isBinding(declarations.parameters(of: function)[index])
    default: return false
    }
  }

  /// Whether what a wrapper is given is not handed to a modifier that shows it in its own manner: `Color.clear.popover(…) { content() }`.
  private func isShownInPlace(_ held: PropertyID, by content: NodeRef) -> Bool {
    program.subtree(content).contains { index in
      var at = NodeRef(index)
      guard program[at].kind == .name || program[at].kind == .member, linkage.propertyWritten(by: at) == held else { return false }
      while at != content, let above = program.parent(at) {
        if program[above].kind == .call, program[at].kind == .closure, let callee = program.firstChild(above), program[callee].kind == .member,
          callee != at, linkage.text(program[callee].name) != "overlay"
        {
          return false
        }
        at = above
      }
      return true
    }
  }

  // MARK: Where it lies

  private enum LayerPlace { case over, alone }

  /// Whether something lies over what is there anyway, or has nothing beside it but what dims the rest; nil where it stands in a row
  /// with others, or somewhere else.
  private func place(of layer: NodeRef, in body: NodeRef, depth: Int = 0) -> LayerPlace? {
    guard depth < Self.reach else { return nil }
    var child = layer
    while let here = program.parent(child) {
      switch program[here].kind {
      case .call:
        guard let callee = program.firstChild(here) else { return nil }
        if callee == child { break }
        if program[callee].kind == .member {
          if linkage.text(program[callee].name) == "overlay" { return .over }
          return nil
        }
        guard program[callee].kind == .name, [.closure, .call].contains(program[child].kind) else { return nil }
      case .closure:
        guard let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call) else { return nil }
        let others = program.members(here).filter { $0 != child && !program[$0].kind.isDeclaration && program[$0].kind != .parameter && !isBlank($0) }
        if others.isEmpty { break }
        guard linkage.text(program[callee].name) == "ZStack" else {
          // What stands beside it in a row belongs to the page, or to the sheet that lies over it all.
          if others.contains(where: isGiven) { return nil }
          break
        }
        if others.contains(where: { $0 < child && program[$0].kind != .ifStmt }) { return .over }
      case .funcDecl:
        guard let function = declarations.functionOfNode[here] else { return nil }
        if declarations[function].body.map({ $0 == body }) ?? false || declarations[function].name == linkage.names.body { return .alone }
        return place(ofUses: linkage.calls(of: declarations[function].name).map { $0 }, in: body, depth)
      case .varDecl:
        guard let property = declarations.propertyOfNode[here] else { return nil }
        if declarations[property].name == linkage.names.body { return .alone }
        return place(ofUses: linkage.mentions(of: declarations[property].name), in: body, depth)
      case .member, .block, .accessor, .conditional, .clause, .name, .ifStmt, .switchStmt, .caseArm, .cast: break
      default: return nil
      }
      child = here
    }
    return nil
  }

  private func place(ofUses uses: [NodeRef], in body: NodeRef, _ depth: Int) -> LayerPlace? {
    uses.lazy.filter { self.program.isInside($0, body) }.compactMap { self.place(of: $0, in: body, depth: depth + 1) }.first
  }

  /// Whether a statement shows what the wrapper, or the modifier, is put around.
  private func isGiven(_ statement: NodeRef) -> Bool {
    program.subtree(statement).contains { index in
      let name = NodeRef(index)
      guard program[name].kind == .name else { return false }
      if program[name].name == linkage.names.selfValue { return program.parent(name).map { program[$0].kind != .member || program.parent($0).map { program[$0].kind == .call } ?? false } ?? false }
      switch linkage.meaning(of: program[name].name, at: name) {
      case .parameter(let function, let index):
        guard let type = declarations.parameters(of: function)[index].type else { return false }
        return linkage.text(program[type].name) == "Content" || linkage.isViewLike(linkage.resolve(type))
      case .property(let id):
        if case .function(let result) = linkage.declaredType(of: id) { return linkage.isViewLike(result) }
        return linkage.isViewLike(linkage.declaredType(of: id))
      default: return false
      }
    }
  }
}
