import NavFacts

/// Values that carry the screen they stand for: `struct Route { let content: AnyView }`, with constants and factories instead of
/// cases. Who shows them asks the value, so the value has to be followed to where it was made.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what an object carries, where a part of it is asked for or its type's destination shows a part of it.
  /// - Returns: whether that is all that can be said of the object here.
  func sendCarried(_ value: Value, _ id: TypeID, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    if isRuledOut(value, of: id, sink) {
      outcomes += 1
      return true
    }
    if case .made(let requirement)? = sink.projections.first {
      sendMade(value, id, by: requirement, sink, at: site, expression)
      return true
    }
    if case .part(let property)? = sink.projections.first {
      // What another box of the same protocol has is not asked of this one.
      if case .type(let owner) = declarations[property].owner, !linkage.fits(id, owner) { return true }
      var sink = sink
      sink.projections.removeFirst()
      var walk = Walk(linkage: linkage)
      let known = walk.values(of: property, receiver: value, nil).filter(\.isKnown)
      send(known, sink, at: site, expression)
      return true
    }
    guard sink.byValue, sink.projections.isEmpty, let taking = registrations(taking: id) else { return false }
    var isSent = false
    for registration in nearest(taking.sites, to: site, sink) {
      let shown = content(registration.content, given: [value]).filter(isCarried).flatMap(routesShown)
      guard !shown.isEmpty else { continue }
      isSent = true
      var sink = sink
      sink.byValue = false
      sink.chosen = sink.chosen ?? namespaceRoute(.project(id))
      noteTypeRoute(id, below: taking.type, &sink)
      sink.note(registration.call, .registers)
      send(shown, sink, at: site, expression)
    }
    return isSent
  }

  /// `.sheet(item: $presented) { item in item.route.content }`: what is written into the state carries what is shown.
  func sendCarriedItem(_ values: [Value], _ presentation: PresentationSite, at site: NodeRef) -> Bool {
    guard presentation.isItem, program[presentation.content].kind == .closure else { return false }
    let carried = values.filter { value in
      switch value {
      case .object(let id, _): !linkage.isScreenLike(id)
      case .parameter, .payload, .part, .made: true
      default: false
      }
    }
    guard !carried.isEmpty else { return false }
    let plain = content(presentation.content, given: [])
    let shown = content(presentation.content, given: carried)
    guard shown.contains(where: isCarried), !plain.contains(where: isCarried) || showsPart(shown) else { return false }
    var sink = Sink(manner: presentation.manner)
    sink.note(presentation.call, .presents)
    let before = outcomes
    send(shown, sink, at: site, presentation.content)
    return outcomes > before
  }

  /// What a wrapper around its content is given, where a caller decides it.
  /// - Returns: whether it is given any such content, which then is the screen.
  func sendPassedContent(_ id: TypeID, _ construction: Construction?, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard let construction, linkage.isWrapperView(id) || surrounds(id), !isMoreThanContent(id) else { return false }
    if sendHandedView(construction, sink, at: site) { return true }
    var isPassed = false
    for argument in linkage.arguments(of: construction.call) where program[argument].kind == .closure {
      var walk = Walk(linkage: linkage)
      let passed = walk.content(of: argument, construction.frame).filter { value in
        switch value {
        case .part: construction.frame != nil
        // `func framed<Page: View>(page: () -> Page) -> AnyView { AnyView(Frame { page() }) }`
        case .parameter(let function, let index): construction.frame == nil && isContent(index, of: function)
        default: false
        }
      }
      if !passed.isEmpty { isPassed = true }
      send(passed, sink, at: site, expression)
    }
    return isPassed
  }

  /// Whether a function is given a view of SwiftUI's, or a closure that builds one.
  private func isContent(_ index: Int, of function: FunctionID) -> Bool {
    let parameters = declarations.parameters(of: function)
    guard index < parameters.count, let written = parameters[index].type else { return false }
    var type = linkage.resolve(written)
    if case .function(let result) = type { type = result }
    guard case .external(let name, _) = type else { return false }
    return linkage.dialects.viewProtocols.contains(name) || name == linkage.names.anyView
  }

  /// The view that a function is given and puts into a wrapper: `func link<V: View>(to view: V) -> some View {
  /// NavigationLink(destination: Lazy(view)) { … } }`, and `Framed { view }`.
  /// - Returns: whether there is one.
  private func sendHandedView(_ construction: Construction, _ sink: Sink, at site: NodeRef) -> Bool {
    var isHanded = false
    for argument in linkage.arguments(of: construction.call).compactMap(viewNamed) where linkage.isViewLike(linkage.typeOf(argument)) {
      let given = linkage.evaluate(argument, construction.frame).filter { if case .parameter = $0 { true } else { false } }
      if !given.isEmpty { isHanded = true }
      send(given, sink, at: site, argument)
    }
    return isHanded || isHandedOn(construction)
  }

  /// Whether a wrapper is made with nothing but what the wrapper around was made with, whose makers say what that is:
  /// `NavigationLink(destination: Lazy(destination), isActive: isActive)`.
  private func isHandedOn(_ construction: Construction) -> Bool {
    let arguments = linkage.arguments(of: construction.call)
    guard !arguments.isEmpty, let around = linkage.enclosingType(construction.call), linkage.isWrapperView(around)
    else { return false }
    return arguments.allSatisfy { argument in
      guard contentHeld(by: argument, in: around), let held = linkage.propertyWritten(by: argument) else { return false }
      return linkage.declaredType(of: held).isFunction || linkage.isViewLike(linkage.declaredType(of: held))
    }
  }

  /// A name that is given, or that of a function's parameter which alone makes up a closure that is.
  private func viewNamed(by argument: NodeRef) -> NodeRef? {
    if program[argument].kind == .name { return argument }
    guard program[argument].kind == .closure, program[argument].flags.contains(.trailing), program.label(argument).isNone else { return nil }
    let shown = program.members(argument).filter { program[$0].kind != .parameter }
    guard shown.count == 1, case let named = telling(shown[0]), program[named].kind == .name,
      case .parameter = linkage.meaning(of: program[named].name, at: named)
    else { return nil }
    return named
  }

  /// A view that is made with a closure which builds its content, whatever it keeps of it: `AnyView(content())`.
  private func surrounds(_ id: TypeID) -> Bool {
    linkage.initialisers(of: id).contains { initialiser in
      declarations.parameters(of: initialiser).contains { parameter in
        guard let type = parameter.type, case .function(let result) = linkage.resolve(type) else { return false }
        return linkage.isViewLike(result)
      }
    }
  }

  /// Whether a view watches a model that it is made with, and shows other things beside the content which it is given:
  /// `DaySheet(model: model) { Footer() }`. What it is given is a part of it.
  func isMoreThanContent(_ id: TypeID) -> Bool {
    let properties = declarations[id].properties
    guard properties.contains(where: { id in ["ObservedObject", "StateObject", "Bindable"].contains { linkage.hasAttribute($0, id) } }) else { return false }
    let slots = properties.filter { property in
      guard declarations[property].getter == nil, !declarations[property].isStatic else { return false }
      let type = linkage.declaredType(of: property).element
      if case .function(let result) = type { return linkage.isViewLike(result) }
      return linkage.isViewLike(type)
    }
    return slots.contains { slot in
      // Content that may be missing is a part beside others.
      isOptional(declarations[slot].type) || linkage.uses(of: slot).contains { use in
        linkage.enclosingType(use) == id && linkage.isInBuilder(use) && surroundings(of: use).map { !$0.allSatisfy(isBlank) } ?? true
      }
    }
  }

  /// What a closure builds from the values that it is called with.
  func content(_ closure: NodeRef, given values: [Value]) -> [Value] {
    var walk = Walk(linkage: linkage)
    guard program[closure].kind == .closure, !values.isEmpty else { return walk.content(of: closure, nil) }
    var bound: [NodeRef: [Value]] = [closure: values]
    if let parameter = program.first(closure, .parameter) { bound[parameter] = values }
    return walk.results(of: closure, Frame(parameters: bound, selfValue: nil, outer: nil, depth: 1))
  }

  /// What a view shows that only chooses by a route which it, or an object that it is made with, holds: `frame.page.view()`.
  private func routesShown(by value: Value) -> [Value] {
    guard case .object(let id, let construction?) = value, construction.frame != nil, linkage.isView(id), let body = linkage.bodyGetter(id),
      case let statements = program.members(body).map({ $0 }), statements.count == 1, !arranges(telling(statements[0]))
    else { return [value] }
    var walk = Walk(linkage: linkage)
    let inside = walk.results(of: body, Frame(parameters: [:], selfValue: value, outer: nil, depth: 1))
    guard !inside.isEmpty, inside.allSatisfy(isRoute) else { return [value] }
    let slots = inside.filter { if case .slot = $0 { true } else { false } }
    // What it was made with is known here.
    return slots.count == inside.count ? inside : inside.map { if case .slot(let id) = $0 { .later(id) } else { $0 } }
  }

  private func isCarried(_ value: Value) -> Bool {
    switch value {
    case .object(let id, _): linkage.isScreenLike(id)
    case .external, .container, .part, .made: true
    default: false
    }
  }

  private func showsPart(_ values: [Value]) -> Bool {
    values.contains { value in
      switch value {
      case .part, .made: true
      case .object(let id, let construction?):
        construction.frame != nil && (linkage.isWrapperView(id) || surrounds(id))
          && linkage.arguments(of: construction.call).contains { argument in
            var walk = Walk(linkage: linkage)
            return walk.content(of: argument, construction.frame).contains { if case .part = $0 { true } else { false } }
          }
      default: false
      }
    }
  }
}

extension Linkage {
  /// Whether a stored property of a value holds a screen, what builds one, or another value that does.
  func carriesScreen(_ id: PropertyID) -> Bool {
    guard case .type(let owner) = declarations[id].owner, !declarations[id].isStatic, !isScreenLike(owner), declarations[id].type != nil else {
      return false
    }
    switch declarations[owner].kind {
    case .structure, .protocol: break
    case .class: break
    default: return false
    }
    guard carriesScreen(declaredType(of: id), depth: 0) else { return false }
    // What may change while it is held is asked for its writes.
    return declarations[owner].kind != .class || declarations[id].isLet || isSetOnce(id)
  }

  /// Whether a variable is given its value as its object is made, and never after: `private(set) var stack: UINavigationController`.
  private func isSetOnce(_ id: PropertyID) -> Bool {
    guard declarations[id].getter == nil, declarations[id].initial == nil, case .type(let owner) = declarations[id].owner else { return false }
    if let known = setOnceMemo[id] { return known }
    setOnceMemo[id] = false
    let all = sites.assignments[declarations[id].name] ?? []
    let own = all.filter { site in
      guard case .function(let function) = enclosingBody(site), declarations[function].isInit else { return false }
      return declarations[function].owner == .type(owner) && program.firstChild(site).flatMap(propertyWritten) == id
    }
    let found = !own.isEmpty && all.allSatisfy { own.contains($0) || program.firstChild($0).flatMap(propertyWritten) != id }
    setOnceMemo[id] = found
    return found
  }

  /// A value that holds a screen: `struct Item { let controller: UIViewController }`.
  func isBox(_ id: TypeID) -> Bool {
    guard declarations[id].kind == .structure else { return false }
    if let known = boxesMemo[id] { return known }
    let found = declarations[id].properties.contains { declarations[$0].getter == nil && carriesScreen($0) }
    boxesMemo[id] = found
    return found
  }

  private func carriesScreen(_ type: TypeRef, depth: Int) -> Bool {
    switch type {
    case .external(let name, _): return name == names.anyView || name == names.view || isScreenLike(name)
    case .function(let result): return isViewLike(result)
    case .project(let id):
      // What is in a navigation controller of the program's own, whoever made it tells.
      if declarations[id].kind == .class, inherits(id, from: "UINavigationController") { return true }
      guard depth < 2, declarations[id].kind == .structure, !isScreenLike(id) else { return false }
      return declarations[id].properties.contains { property in
        declarations[property].getter == nil && !declarations[property].isStatic && declarations[property].type != nil
          && carriesScreen(declaredType(of: property), depth: depth + 1)
      }
    default: return false
    }
  }
}
