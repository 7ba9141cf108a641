import NavFacts

/// Views that are no screens but the route they hold: `struct RouteView: View { let route: Route; var body: some View
/// { switch route { … } } }`. Some are values, and stand in paths and sheets where the route itself might; others are given the
/// route that someone else was given.
extension SinkFlow {
  fileprivate var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Finds them among the mappings: views that a path or an item may be, or that are made with what a destination or an arm is
  /// given, and whose bodies only choose a screen by the route.
  func findRouteViews() {
    for (choice, type) in linkage.mappings.sorted(by: { $0.key < $1.key }) {
      guard let subject = program.firstChild(choice), let view = linkage.enclosingType(choice), linkage.routeViews[view] == nil,
        linkage.isView(view), !linkage.isWrapperView(view), let property = linkage.propertyWritten(by: subject),
        declarations[property].owner == .type(view), isOnlyGiven(property), linkage.declaredType(of: property) == .project(type),
        linkage.inherits(view, from: "Hashable") || linkage.inherits(view, from: "Identifiable") || isHandedOn(property, of: view),
        let body = linkage.bodyGetter(view), wholeChoice(body) == choice
      else { continue }
      linkage.routeViews[view] = property
    }
    // What compares says it one case after the other: `if route == .cart { … } else if route == .help { … }`.
    for (body, choice) in linkage.comparedViews.sorted(by: { $0.key < $1.key }) {
      let statements = program.members(body).map(\.self)
      guard let view = linkage.enclosingType(body), linkage.routeViews[view] == nil, !linkage.isWrapperView(view), statements.count == 1,
        program[statements[0]].kind == .ifStmt, let property = linkage.propertyWritten(by: choice.subject),
        declarations[property].owner == .type(view), linkage.declaredType(of: property) == .project(choice.type), isHandedOn(property, of: view)
      else { continue }
      linkage.routeViews[view] = property
    }
    findRouteStacks()
    findViewsAroundRoutes()
    linkage.knowsMappings = true
  }

  /// Views that are nothing but such a view, made with the route that they are given themselves: `struct Sheet: View { let route: Route;
  /// var body: some View { RouteStack(route: route).environmentObject(session) } }`.
  private func findViewsAroundRoutes() {
    var open = linkage.routeViews.keys.sorted()
    while let inner = open.popLast() {
      guard let held = linkage.routeViews[inner] else { continue }
      for call in linkage.constructions(of: inner) {
        guard let view = linkage.enclosingType(call), view != inner, linkage.routeViews[view] == nil, linkage.isView(view), !linkage.isWrapperView(view),
          let body = linkage.bodyGetter(view), case let shown = linkage.returnedExpressions(of: body), shown.count == 1, telling(shown[0]) == call,
          let property = linkage.given(to: held, by: call).flatMap(linkage.propertyWritten), declarations[property].owner == .type(view),
          isOnlyGiven(property), !hasState(view, besides: property), !linkage.constructions(of: view).isEmpty
        else { continue }
        linkage.routeViews[view] = property
        open.append(view)
      }
    }
  }

  /// Whether whoever makes a view gives it what a pattern or a closure has been given, wherever it is made, and the view is nothing
  /// of its own beside: it has no state, and does not declare what it is given. Beside those a stack may begin with a case, or with one
  /// that another view keeps: `StepView(step: .cart)`, `StepView(step: firstStep)`.
  private func isHandedOn(_ property: PropertyID, of view: TypeID) -> Bool {
    guard case .project(let route) = linkage.declaredType(of: property), declarations[route].outer != view, !hasState(view, besides: property)
    else { return false }
    let given = linkage.constructions(of: view).map { linkage.given(to: property, by: $0) }
    return given.contains { $0.map(isGiven) ?? false } && given.allSatisfy { $0.map { isGiven($0) || isCase($0, of: route) || isKept($0) } ?? false }
  }

  private func isCase(_ expression: NodeRef, of type: TypeID) -> Bool {
    linkage.caseName(expression).map { linkage.hasCase($0, type) } ?? false
  }

  /// A constant of the view that says it.
  private func isKept(_ expression: NodeRef) -> Bool {
    guard let property = linkage.propertyWritten(by: expression), case .type(let owner) = declarations[property].owner else { return false }
    return linkage.isView(owner) && declarations[property].isLet && declarations[property].initial == nil
  }

  /// Whether the initialisers of an object choose themselves which case a constant is: what they are given, whoever makes the object chooses.
  private func isChosenInside(_ property: PropertyID, of type: TypeID) -> Bool {
    let writes = linkage.writes(to: property)
    return !writes.isEmpty && writes.allSatisfy { write in
      guard write.means == .assignment, let value = write.value, case .function(let function) = linkage.enclosingBody(write.site) else { return false }
      return declarations[function].isInit && isChoice(value, of: type)
    }
  }

  private func isChoice(_ expression: NodeRef, of type: TypeID) -> Bool {
    guard program[expression].kind == .ternary else { return isCase(expression, of: type) }
    return program.children(expression).dropFirst().allSatisfy { isChoice($0, of: type) }
  }

  private func hasState(_ view: TypeID, besides property: PropertyID) -> Bool {
    declarations[view].properties.contains { $0 != property && (linkage.hasAttribute("State", $0) || linkage.hasAttribute("StateObject", $0)) }
  }

  /// Whether a view is made with a route that the view around has chosen as it was made itself: `init(isMember: Bool) { firstStep = isMember ?
  /// .cart : .intro }`.
  func beginsWithKeptRoute(_ call: NodeRef, _ view: TypeID, in around: TypeID) -> Bool {
    guard let held = linkage.routeViews[view], let type = linkage.declaredType(of: held).projectType, let given = linkage.given(to: held, by: call),
      isKept(given), let property = linkage.propertyWritten(by: given)
    else { return false }
    return declarations[property].owner == .type(around) && isChosenInside(property, of: type)
  }

  private func isGiven(_ expression: NodeRef) -> Bool {
    var at = expression
    while program[at].kind == .member, let base = program.firstChild(at) { at = base }
    guard program[at].kind == .name else { return false }
    // A route that shows itself: `func makeView() -> some View { RouteView(route: self) }`.
    if program[at].name == linkage.names.selfValue { return linkage.enclosingType(at).map { declarations[$0].kind == .enumeration } ?? false }
    switch linkage.meaning(of: program[at].name, at: at) {
    // A function that is asked for a route gives the view of it: `static func view(for route: Route) -> some View { RouteView(route: route) }`.
    case .closureParameter, .patternBinding, .parameter: return true
    default: return false
    }
  }
}

extension SinkFlow {
  /// Sends the routes that a wrapper is given as its content: `Framed { RouteView(route: .home) }`.
  /// - Returns: whether its content is nothing else.
  func sendRoutesInside(_ id: TypeID, _ construction: Construction?, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard let construction, linkage.isWrapperView(id) else { return false }
    var routes = routesShownThemselves(construction)
    for argument in linkage.arguments(of: construction.call) where program[argument].kind == .closure {
      var walk = Walk(linkage: linkage)
      for value in walk.content(of: argument, construction.frame) where value.isKnown {
        guard case .route = value else { return false }
        routes.append(value)
      }
    }
    guard !routes.isEmpty else { return false }
    send(routes, sink, at: site, expression)
    return true
  }
}

extension SinkFlow {
  /// The routes that a wrapper is made with in place of content: `CoordinatorView(Route.home)`.
  fileprivate func routesShownThemselves(_ construction: Construction) -> [Value] {
    let arguments = linkage.arguments(of: construction.call)
    guard !arguments.contains(where: { program[$0].kind == .closure }) else { return [] }
    return arguments.flatMap { argument -> [Value] in
      let values = linkage.evaluate(argument, construction.frame)
      // A list of cases is what it chooses from.
      guard values.count == 1, case .route(let type, _, _, _) = values[0], linkage.mappedEnums.contains(type) else { return [] }
      return values
    }
  }
}

extension Linkage {
  /// What a value of a type stands for: the route of a view that only shows it.
  func routeShown(by type: TypeRef) -> TypeRef {
    guard !routeViews.isEmpty, case .project(let id) = type.element, let property = routeViews[id] else { return type }
    return declaredType(of: property)
  }
}

extension Walk {
  /// The route that a view is made with which is nothing but that route; nil of other views.
  mutating func routeShown(by id: TypeID, _ construction: Construction?) -> [Value]? {
    guard !linkage.routeViews.isEmpty, let property = linkage.routeViews[id] else { return nil }
    let type = Value.typed(linkage.declaredType(of: property))
    guard let construction else { return [type] }
    let known = values(of: property, receiver: .object(id, construction), construction.frame).filter(\.isKnown)
    return known.isEmpty ? [type] : known
  }
}
