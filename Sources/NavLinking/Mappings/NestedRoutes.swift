import NavFacts

/// Routes inside routes: `case let .settings(page): page.view()` shows what the inner enum makes of its own case, so whoever chooses
/// `.settings(.cache)` chooses the inner one.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The routes that a mapping shows for one which only carries them; nil where some mapping shows something itself, or where which
  /// ones they are cannot be told.
  func routesInside(_ key: RouteKey, _ node: NodeRef, _ frame: Frame?) -> [Value]? {
    let carrying = linkage.carryingArms(of: key)
    guard !carrying.isEmpty else { return nil }
    var all: [Value] = []
    for (mapping, block) in carrying {
      guard let inner = linkage.frame(choosing: .route(key.type, key.name, node, frame), in: mapping) else { return nil }
      var walk = Walk(linkage: linkage)
      all += walk.results(of: block, inner).flatMap(\.inStack)
    }
    guard !all.isEmpty, all.allSatisfy(isRoute) else { return nil }
    return all
  }

  func isRoute(_ value: Value) -> Bool {
    switch value {
    case .route, .parameter, .payload, .part: true
    case .slot(let id), .later(let id): linkage.routeEnum(linkage.declaredType(of: id)) != nil
    case .closureArgument(let closure, let index): linkage.routeEnum(linkage.typeOfClosureParameter(closure, index)) != nil
    default: false
    }
  }
}

extension Value {
  /// What a container begins with, `NavigationStack { page.view }`; of anything else, this.
  fileprivate var inStack: [Value] {
    guard case .container(_, let inner, _) = self, !inner.isEmpty else { return [self] }
    return inner.flatMap(\.inStack)
  }
}

extension Linkage {
  /// The arms of an enum's mappings for a case that does nothing but carry a case of another mapped enum, which alone says what is
  /// shown; none where one of them shows anything else.
  func carryingArms(of key: RouteKey) -> [(mapping: NodeRef, block: NodeRef)] {
    if carryingArmsMemo == nil { carryingArmsMemo = findCarryingArms() }
    return carryingArmsMemo?[key] ?? []
  }

  private func findCarryingArms() -> [RouteKey: [(mapping: NodeRef, block: NodeRef)]] {
    var all: [RouteKey: [(mapping: NodeRef, block: NodeRef)]] = [:]
    var others: Set<RouteKey> = []
    for (mapping, type) in mappings.sorted(by: { $0.key < $1.key }) {
      for arm in armsOf(mapping) {
        let names = caseNames(of: arm)
        guard !names.isEmpty, let block = program.first(arm, .block) else { continue }
        var walk = Walk(linkage: self)
        let carried = bindsPayload(arm) ? enumsShown(by: walk.results(of: block, nil).flatMap(\.inStack)) : []
        // An arm that chooses by its payload itself makes no route of it.
        let carries = !carried.isEmpty && !carried.contains(type) && !mappings.keys.contains { program.isInside($0, block) }
        for name in names {
          let key = RouteKey(type: type, name: name)
          if carries { all[key, default: []].append((mapping, block)) } else { others.insert(key) }
        }
      }
    }
    return all.filter { !others.contains($0.key) }
  }

  private func bindsPayload(_ arm: NodeRef) -> Bool {
    program.children(arm).contains { pattern in
      program[pattern].kind == .pattern && program.subtree(pattern).contains { program[NodeRef($0)].kind == .bind }
    }
  }

  /// The mapped enums any case of which values may be, where they are nothing else.
  func enumsShown(by values: [Value]) -> [TypeID] {
    var shown: [TypeID] = []
    for value in values {
      guard let given = typeCarried(value), case .project(let inner) = given, routeEnum(given) == inner else { return [] }
      if !shown.contains(inner) { shown.append(inner) }
    }
    return shown
  }

  /// The type of which nothing more is known; of what a case carries that somebody passes, the declared one.
  private func typeCarried(_ value: Value) -> TypeRef? {
    switch value {
    case .typed(let type): return type
    case .slot(let id): return routeViewsHold(id) ? declaredType(of: id) : nil
    case .payload(let whole, let name, let position):
      let owner: TypeID?
      switch whole {
      case .parameter(let function, let index): owner = declarations.parameters(of: function)[index].type.flatMap { resolve($0).projectType }
      case .slot(let id):
        owner = declaredType(of: id).projectType
        if let owner, let known = payloadHeld(name, position, of: owner, in: id) { return known }
      default: owner = typeCarried(whole)?.projectType
      }
      return owner.flatMap { payloadType(name, position, of: $0) }
    default: return nil
    }
  }

  /// What names mean in a mapping that is asked for one value; nil where it does not choose by what it is given.
  func frame(choosing value: Value, in mapping: NodeRef) -> Frame? {
    guard let subject = program.firstChild(mapping) else { return nil }
    // `switch loader.state { case .loaded(let outcome): switch outcome { … } }`
    if program[subject].kind == .member, let state = propertyWritten(by: subject), declarations[state].getter == nil {
      return Frame(parameters: [subject: [value]], selfValue: nil, outer: nil, depth: 1)
    }
    guard program[subject].kind == .name else { return nil }
    let name = program[subject].name
    if name == names.selfValue { return Frame(parameters: [:], selfValue: value, outer: nil, depth: 1) }
    switch meaning(of: name, at: subject) {
    case .parameter(let function, let index):
      return Frame(parameters: [declarations.parameters(of: function)[index].node: [value]], selfValue: nil, outer: nil, depth: 1)
    case .optionalBinding(let binding):
      // `guard let step = step as? ShopStep else { … }`
      guard let given = program.firstChild(binding), program[given].kind == .cast, let inner = program.firstChild(given), program[inner].kind == .name,
        case .parameter(let function, let index) = meaning(of: program[inner].name, at: inner)
      else { return nil }
      return Frame(parameters: [declarations.parameters(of: function)[index].node: [value]], selfValue: nil, outer: nil, depth: 1)
    case .closureParameter(let closure, 0):
      var bound: [NodeRef: [Value]] = [closure: [value]]
      if let parameter = program.first(closure, .parameter) { bound[parameter] = [value] }
      return Frame(parameters: bound, selfValue: nil, outer: nil, depth: 1)
    case .property(let id) where declarations[id].getter == nil:
      return Frame(parameters: [declarations[id].node: [value]], selfValue: nil, outer: nil, depth: 1)
    default: return nil
    }
  }

  /// Whether a property is the route that a view is which only shows it.
  func routeViewsHold(_ id: PropertyID) -> Bool {
    guard !routeViews.isEmpty, case .type(let view) = declarations[id].owner else { return false }
    return routeViews[view] == id
  }

  /// What a case's associated value is where none is given.
  func defaultPayload(_ name: Symbol, _ position: Int, of type: TypeID) -> NodeRef? {
    guard let info = declarations[type].cases.first(where: { $0.name == name }) else { return nil }
    let parameters = program.children(info.node).filter { program[$0].kind == .parameter }
    guard position < parameters.count else { return nil }
    return program.first(parameters[position], .initializer).flatMap { program.firstChild($0) }
  }

  /// Whether a call can make a case: `.signUp()` of `case signUp(Instance)` is a function that has the case's name.
  func isMadeBy(_ call: NodeRef, _ name: Symbol, of type: TypeID) -> Bool {
    guard let info = declarations[type].cases.first(where: { $0.name == name }) else { return true }
    let parameters = program.children(info.node).filter { program[$0].kind == .parameter }
    let given = arguments(of: call)
    guard given.count <= parameters.count else { return false }
    var next = 0
    for argument in given {
      // A trailing closure has no label of its own.
      if program[argument].flags.contains(.trailing) { return true }
      while next < parameters.count, program.label(parameters[next]) != program.label(argument) {
        guard program.first(parameters[next], .initializer) != nil else { return false }
        next += 1
      }
      guard next < parameters.count else { return false }
      next += 1
    }
    return parameters.dropFirst(next).allSatisfy { program.first($0, .initializer) != nil }
  }
}
