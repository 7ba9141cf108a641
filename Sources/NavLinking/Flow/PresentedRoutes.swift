import NavFacts

/// Presentations of what a case of a state carries: `.sheet(item: $model.way.card) { card in switch card { … } }` shows the routes of the
/// enum inside, which whoever sets the state chooses.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The payload of a case that carries the route which is shown: whatever it is given, `enum Shown<Route> { case sheet(Route) }`, or a
  /// case of an enum that is mapped itself, where the presentation gives that to its content: `case card(Card)`.
  func routeCarried(by name: Symbol, written value: NodeRef, _ presentation: PresentationSite) -> Projection? {
    guard let type = linkage.typeOf(value).projectType ?? linkage.expectedType(of: value)?.projectType, let payload = onlyPayload(of: name, in: type)
    else { return nil }
    if declarations[type].isGeneric, linkage.isGenericParameter(program[payload].name, of: declarations[type].node) { return .payload(name, 0) }
    return presentation.isItem && routeInside(name, of: type) != nil ? .payload(name, 0) : nil
  }

  /// The routes that are carried by the cases which presentations show, by these.
  func routesPresented() -> [(RouteKey, TypeID)] {
    presentations.indices.filter { presentations[$0].isItem }.flatMap { index in
      (stateOfPresentation[index] ?? []).compactMap { property, name in
        guard let name, let type = linkage.declaredType(of: property).projectType, let inner = routeInside(name, of: type) else { return nil }
        return (RouteKey(type: type, name: name), inner)
      }
    }
  }

  /// The mapped enum that is all that a case carries.
  private func routeInside(_ name: Symbol, of type: TypeID) -> TypeID? {
    guard let payload = onlyPayload(of: name, in: type), let inner = linkage.routeEnum(linkage.resolve(payload)), inner != type else { return nil }
    return inner
  }

  /// The type of all that a case carries, as it is written.
  private func onlyPayload(of name: Symbol, in type: TypeID) -> NodeRef? {
    guard let info = declarations[type].cases.first(where: { $0.name == name }),
      case let parameters = program.children(info.node).filter({ program[$0].kind == .parameter }), parameters.count == 1
    else { return nil }
    return program.children(parameters[0]).first { program[$0].kind.isType }
  }

  /// `.notes`, `.notes(of: book)`
  func isImplicitMember(_ value: NodeRef) -> Bool {
    let named = program[value].kind == .call ? program.firstChild(value) ?? value : value
    return program[named].kind == .implicitMember
  }
}
