import NavFacts

/// View controllers that only surround one other, which they are made with: `SheetController(content: screen)`. What they surround is
/// the screen, as it is of a navigation controller.
extension SinkFlow {
  /// Sends what a surrounding controller is made with.
  /// - Returns: whether it is one, and what it surrounds is known.
  func sendSurrounded(_ id: TypeID, _ construction: Construction?, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard let construction, linkage.program[construction.call].kind == .call, let content = linkage.contentGiven(to: id, by: construction.call) else { return false }
    let inside = linkage.evaluate(content, construction.frame).filter(\.isKnown)
    guard !inside.isEmpty else { return false }
    explained.insert(construction.call)
    surrounding.insert(construction.call)
    send(inside, sink, at: site, expression)
    return true
  }

  /// What is shown as a screen is no child beside that.
  func dropSurrounded() {
    if surrounding.isEmpty { return }
    drafts.removeAll { $0.manner == .child && surrounding.contains($0.site) }
  }

  /// Finds those that routes are mapped to: `case .cart: return SheetController(content: CartController())`.
  func findSurroundedRoutes() {
    guard linkage.hasSurrounding else { return }
    for mapping in linkage.mappings.keys {
      for arm in linkage.armsOf(mapping) {
        guard let block = linkage.program.first(arm, .block) else { continue }
        var walk = Walk(linkage: linkage)
        for case .object(let id, let construction?) in walk.results(of: block, nil) where linkage.surroundsOne(id) {
          surrounding.insert(construction.call)
        }
      }
    }
  }
}

extension Linkage {
  /// Whether any type is one that only surrounds another one.
  fileprivate var hasSurrounding: Bool {
    if contentPlacesMemo == nil { contentPlacesMemo = findContentPlaces() }
    return contentPlacesMemo?.isEmpty == false
  }

  /// Whether a type is a view controller that only surrounds another one.
  func surroundsOne(_ id: TypeID) -> Bool { contentPlace(of: id) != nil }

  /// The controller that a surrounding one is made with by a call.
  fileprivate func contentGiven(to id: TypeID, by call: NodeRef) -> NodeRef? {
    guard let place = contentPlace(of: id), let pairs = match(declarations.parameters(of: place.function), arguments(of: call)) else { return nil }
    return pairs.first { $0.parameter == place.index }?.argument
  }

  /// The initialiser's parameter that a controller adds as its only child, of which it knows nothing but that it is a controller.
  private func contentPlace(of id: TypeID) -> ParameterPlace? {
    if contentPlacesMemo == nil { contentPlacesMemo = findContentPlaces() }
    return contentPlacesMemo?[id]
  }

  private func findContentPlaces() -> [TypeID: ParameterPlace] {
    var found: [TypeID: Set<ParameterPlace>] = [:]
    var others: Set<TypeID> = []
    for (name, rows) in dialects.inOrder(dialects.calls) where rows.contains(where: { $0.manner == .child }) {
      for call in calls(of: name) {
        guard let type = enclosingType(call), isViewController(type), !holdsSeveral(type), let child = arguments(of: call).first else { continue }
        let places = contentPlaces(child, in: type)
        if places.isEmpty { others.insert(type) } else { found[type, default: []].formUnion(places) }
      }
    }
    return found.filter { $0.value.count == 1 && !others.contains($0.key) }.compactMapValues(\.first)
  }

  private func holdsSeveral(_ id: TypeID) -> Bool { externalBases(id).contains(where: isNavigationContainer) || inherits(id, from: "UIPageViewController") }

  /// The parameters of a type's initialisers that an expression is, or that the property was set from which it names.
  private func contentPlaces(_ child: NodeRef, in type: TypeID) -> [ParameterPlace] {
    if let place = bareParameter(child, of: type) { return [place] }
    guard let property = propertyWritten(by: child), declarations[property].owner == .type(type) else { return [] }
    let places = writes(to: property).map { write in write.value.flatMap { bareParameter($0, of: type) } }
    return places.contains { $0 == nil } ? [] : places.compactMap(\.self)
  }

  private func bareParameter(_ ref: NodeRef, of type: TypeID) -> ParameterPlace? {
    guard program[ref].kind == .name, case .parameter(let function, let index) = meaning(of: program[ref].name, at: ref),
      declarations[function].isInit, declarations[function].owner == .type(type), let written = declarations.parameters(of: function)[index].type,
      isAnyController(resolve(written)),
      isCalledContent(index, of: function) || declarations.parameters(of: function).indices.allSatisfy({ $0 == index || !isWorkedWith($0, of: function) })
    else { return nil }
    return ParameterPlace(function: function, index: index)
  }

  /// `UIViewController`, and a protocol of controllers: `protocol SheetContent: UIViewController`.
  private func isAnyController(_ type: TypeRef) -> Bool {
    switch type {
    case .external(let name, _): isBareController(name)
    case .project(let id): declarations[id].kind == .protocol && externalBases(id).contains(where: isBareController)
    default: false
    }
  }

  /// Whether the controller is said to be what is inside: `SheetController(childViewController: cart, store: store)` is around the cart,
  /// whatever else it is made with.
  private func isCalledContent(_ index: Int, of function: FunctionID) -> Bool {
    let name = text(declarations.parameters(of: function)[index].name)
    return ["child", "content", "childController", "contentController", "childViewController", "contentViewController", "rootViewController"].contains(name)
  }

  /// Whether a parameter is an object of the program's own: who is made with a presenter or a model shows something of its own.
  private func isWorkedWith(_ index: Int, of function: FunctionID) -> Bool {
    guard let written = declarations.parameters(of: function)[index].type, case .project(let id) = resolve(written) else { return false }
    return declarations[id].kind != .structure && declarations[id].kind != .enumeration
  }
}

struct ParameterPlace: Hashable {
  var function: FunctionID
  var index: Int
}
