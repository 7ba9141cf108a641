import NavFacts

/// What calls give back: constructions, wrappers, modifiers, functions looked into, containers of a library.
extension Walk {
  private var program: Program { linkage.program }
  private var names: Names { linkage.names }
  private var declarations: Declarations { linkage.declarations }

  mutating func valuesOfCall(_ ref: NodeRef, _ frame: Frame?) -> [Value] {
    guard let callee = program.firstChild(ref) else { return [.unknown] }
    let node = program[callee]
    if let known = valuesGenerated(ref) { return known }
    if let view = linkage.viewCarried(by: callee) { return values(of: view, frame) }
    if let scenes = valuesOfSceneCall(ref, callee, frame) { return scenes }
    switch node.kind {
    case .name:
      if let made = madeOfGeneric(ref, node.name, frame) { return made }
      if case .type(let type) = linkage.meaning(of: node.name, at: callee) { return made(type, by: ref, frame) }
    case .member:
      if node.name == names.initName, let made = madeOfTypes(ref, callee, frame) { return made }
      if case .meta(let type) = linkage.typeOf(callee) { return made(type, by: ref, frame) }
      if let base = program.firstChild(callee), case .meta(let type) = linkage.typeOf(base) {
        if node.name == names.initName { return made(type, by: ref, frame) }
        if case .project(let id) = type, linkage.hasCase(node.name, id), linkage.isMadeBy(ref, node.name, of: id) {
          return [.route(id, node.name, ref, frame)]
        }
      }
    case .implicitMember:
      if node.name == names.initName, let expected = linkage.expectedType(of: ref) { return made(expected, by: ref, frame) }
      // `.stacked(model)` of a library.
      if let wrapper = linkage.dialects.wrappers[node.name], linkage.caseMade(by: ref) == nil, let argument = wrapped(by: wrapper.label, ref) {
        return content(of: argument, frame)
      }
      // `.init(view)` of a type that nothing tells: an erased view.
      if node.name == names.initName, linkage.expectedType(of: ref) == nil, let only = program.secondChild(ref), program.label(only).isNone,
        linkage.arguments(of: ref).count == 1
      {
        return values(of: only, frame).filter(\.isKnown)
      }
      if let id = linkage.expectedEnum(of: ref, node.name), linkage.hasCase(node.name, id), linkage.isMadeBy(ref, node.name, of: id) {
        return [.route(id, node.name, ref, frame)]
      }
    // `[UIViewController]()` is filled later.
    case .array, .dictionary: return []
    default: break
    }
    // `HomeViewController.fromNib()`
    if node.kind == .member, let base = program.firstChild(callee), case .meta(.project(let id)) = linkage.typeOf(base), linkage.isScreenLike(id),
      let target = linkage.callTargets(of: ref).functions.first, linkage.givesSelf(target)
    {
      return [.object(id, nil)]
    }
    // `UINavigationController.fromStoryboard()`
    if node.kind == .member, let base = program.firstChild(callee), case .meta(.external(let name, _)) = linkage.typeOf(base),
      linkage.isNavigationContainer(name), let target = linkage.callTargets(of: ref).functions.first, linkage.givesSelf(target)
    {
      return [.container(name, [], identity: ref)]
    }
    if case let found = madeByFactory(ref, callee, frame), !found.isEmpty { return found }
    if let made = madeByLibrary(ref, callee, frame) { return made }
    if node.kind == .member, case let shown = pagesOrViews(ref, callee, frame), !shown.isEmpty { return shown }
    // `{ … }()`
    if node.kind == .closure { return results(of: callee, frame) }
    // `resolve(X.self)` gives an X.
    let isModifier = isModifier(callee)
    let asked = isModifier ? nil : linkage.askedType(of: ref)
    if !isModifier, case let found = provided(by: ref, callee, frame), !found.isEmpty { return found }
    if let asked, case .project(let id) = asked, linkage.isScreenLike(id) { return [.object(id, nil)] }
    var receivers: KeptValues?
    let looked = lookedInto(ref, callee, frame, &receivers)
    // Whatever a list keeps, it is asked for as this.
    if let asked, case .project(let id) = asked, looked.contains(where: \.isSlot), looked.allSatisfy({ $0.isSlot || !$0.isKnown }) {
      return [.object(id, nil)]
    }
    if let filled = filledByStart(ref, looked, frame) { return filled }
    if looked.contains(where: \.isKnown) || !linkage.enumsShown(by: looked).isEmpty { return looked }
    if node.kind == .member, let base = program.firstChild(callee) {
      let passed = passedThrough(ref, node.name, base, receivers, frame)
      if !passed.isEmpty { return passed }
    }
    if let asked, case .project(let id) = asked { return [.object(id, nil)] }
    // `CartViewController.instantiate()` of a library.
    if node.kind == .member, let base = program.firstChild(callee), case .meta(.project(let id)) = linkage.typeOf(base),
      linkage.isViewController(id), linkage.callTargets(of: ref).functions.isEmpty, linkage.typeOf(ref).isUnknown
    {
      return [.object(id, nil)]
    }
    // `SFSafariViewController.inApp(url)`, whose extension is not here.
    if node.kind == .member, let base = program.firstChild(callee), case .meta(.external(let name, _)) = linkage.typeOf(base),
      linkage.isScreenLike(name), !linkage.isBareController(name), !linkage.isNavigationContainer(name),
      linkage.callTargets(of: ref).functions.isEmpty
    {
      return [.external(name)]
    }
    let type = linkage.typeOf(ref)
    return [type.isUnknown ? .unknown : .typed(type)]
  }

  /// `row.destination(for: CartView.self) { … }`: asked of a view, a type says what the modifier is about.
  private func isModifier(_ callee: NodeRef) -> Bool {
    if linkage.dialects.registrations[program[callee].name] != nil { return true }
    guard program[callee].kind == .member, let base = program.firstChild(callee), program[base].name != names.selfValue else { return false }
    return linkage.isViewLike(linkage.typeOf(base)) || isChainOnView(base)
  }

  /// Whether a chain of modifiers begins at the view around: `background(Sizer()).onPreferenceChange(SizeKey.self) { … }` in an extension of
  /// all views.
  private func isChainOnView(_ expression: NodeRef) -> Bool {
    var at = expression
    while program[at].kind == .call, let callee = program.firstChild(at) {
      if program[callee].kind == .name {
        guard case .unknown = linkage.meaning(of: program[callee].name, at: callee) else { return false }
        return linkage.isViewLike(linkage.ownerType(linkage.enclosingOwner(callee)))
      }
      guard program[callee].kind == .member, let base = program.firstChild(callee) else { return false }
      at = base
    }
    return false
  }

  /// `T(…)`.
  private mutating func made(_ type: TypeRef, by call: NodeRef, _ frame: Frame?) -> [Value] {
    switch type {
    case .project(let id):
      if declarations[id].kind == .enumeration {
        if linkage.namesNoCase(call) { return declarations[id].cases.map { .route(id, $0.name, call, nil) } }
        if case let chosen = casesChosen(byInitialiserOf: id, call, frame), !chosen.isEmpty { return chosen }
      }
      // A subclass of a hosting controller stands for what it hosts.
      if let hosted = hosted(by: id, call, frame) ?? framed(by: id, call, frame) { return hosted }
      if let route = routeErased(id, by: call, frame) { return route }
      if linkage.inherits(id, from: "UINavigationController") {
        return [.container(declarations[id].name, firstScreen(ofStack: call, id, frame), identity: call)]
      }
      let construction = Construction(call: call, frame: frame)
      return routeShown(by: id, construction) ?? [.object(id, construction)]
    case .external(let name, _):
      if let chosen = linkage.caseChoice(call) { return [.typed(.project(chosen))] }
      // `Array(controllers.prefix(2))`
      if linkage.traits[name].contains(.isSequence), case let arguments = linkage.arguments(of: call), arguments.count == 1, program.label(arguments[0]).isNone {
        return values(of: arguments[0], frame)
      }
      if let row = linkage.dialects.storyboards[name] {
        let boards = storyboards(row, by: call, frame)
        return boards.isEmpty ? [.typed(type)] : boards
      }
      if let wrapper = linkage.dialects.wrappers[name] {
        guard let argument = wrapped(by: wrapper.label, call) else {
          let first = name == names.uiNavigationController ? firstScreen(ofStack: call, nil, frame) : []
          return linkage.isNavigationContainer(name) ? [.container(name, first, identity: call)] : [.unknown]
        }
        let inner = content(of: argument, frame)
        guard linkage.isNavigationContainer(name) else { return inner }
        return [.container(name, linkage.withLibraryController(inner, givenBy: argument), identity: call)]
      }
      if let container = linkage.dialects.containers[name] {
        if container.isScene { return [.unknown] }
        guard let closure = linkage.arguments(of: call).first(where: { program[$0].kind == .closure }) else { return [.unknown] }
        return [.container(name, container.eachChild ? [] : content(of: closure, frame), identity: call)]
      }
      if linkage.isNavigationContainer(name) {
        let root = linkage.argument("rootViewController", of: call).map { linkage.withLibraryController(values(of: $0, frame), givenBy: $0) } ?? []
        return [.container(name, root, identity: call)]
      }
      // A bare view controller of the framework shows nothing of its own.
      if linkage.isScreenLike(name), !linkage.isBareController(name) { return framed(byLibrary: name, call, frame) ?? [.external(name)] }
      // Views of the framework: of what they contain, only what stands alone counts.
      if linkage.isLayout(name), let closure = linkage.arguments(of: call).first(where: { program[$0].kind == .closure }) {
        return onlyScreen(in: closure, frame)
      }
      if let content = onlyContent(ofList: call, name, frame) { return content }
      if let named = namesInside(call, name, frame) { return named }
      if linkage.isAroundContent(call), let closure = linkage.arguments(of: call).last {
        let inside = onlyScreen(in: closure, frame)
        if inside.contains(where: \.isKnown) { return inside }
      }
      if let given = given(toAbsent: name, by: call, frame) { return given }
      if linkage.isNamedController(name), let framed = framed(byLibrary: name, call, frame) { return framed }
      return [.typed(type)]
    default:
      return [.unknown]
    }
  }

  private mutating func hosted(by id: TypeID, _ call: NodeRef, _ frame: Frame?) -> [Value]? {
    guard linkage.inherits(id, from: "UIHostingController") || linkage.inherits(id, from: "NSHostingController") else { return nil }
    guard let argument = linkage.argument("rootView", of: call) else { return routeHosted(by: id, call, frame) }
    let inner = values(of: argument, frame).filter(\.isKnown)
    return inner.isEmpty ? nil : inner
  }

  /// `init(route: Route) { super.init(rootView: view(for: route)) }`: one that makes its view of a route stands for the route, and one
  /// that takes any view for that view.
  private mutating func routeHosted(by id: TypeID, _ call: NodeRef, _ frame: Frame?) -> [Value]? {
    for maker in linkage.initialisers(of: id) {
      guard let pairs = linkage.match(declarations.parameters(of: maker), linkage.arguments(of: call)), let body = declarations[maker].body else { continue }
      for index in program.subtree(body) where linkage.isCallOfSuperInitialiser(NodeRef(index)) {
        guard let view = linkage.argument("rootView", of: NodeRef(index)) else { continue }
        let inside = self.frame(of: maker, given: pairs, nil, frame, call: call)
        if let made = viewOfGeneric(view, of: id, by: call, inside) { return made }
        let made = values(of: view, inside).filter(\.isKnown)
        return !made.isEmpty && (declarations[id].isGeneric || made.allSatisfy { $0.isPassedOn || $0.isSlot }) ? made : nil
      }
    }
    return nil
  }

  /// `super.init(rootView: Content(model: model))` of a `Host<CartView>(model: model)`: the view of the type that is given.
  private func viewOfGeneric(_ view: NodeRef, of id: TypeID, by call: NodeRef, _ inside: Frame) -> [Value]? {
    guard program[view].kind == .call, let callee = program.firstChild(view), program[callee].kind == .name,
      linkage.isGenericParameter(program[callee].name, of: declarations[id].node),
      case .project(let shown)? = linkage.typeGiven(for: program[callee].name, of: id, by: call), linkage.isView(shown)
    else { return nil }
    return [.object(shown, Construction(call: view, frame: inside))]
  }

  private func wrapped(by label: String?, _ call: NodeRef) -> NodeRef? {
    if let label {
      return linkage.argument(label, of: call)
        ?? linkage.arguments(of: call).last { program[$0].kind == .closure && program[$0].flags.contains(.trailing) && program.label($0).isNone }
    }
    return linkage.arguments(of: call).first
  }

  /// The content of a closure, or a value.
  mutating func content(of ref: NodeRef, _ frame: Frame?) -> [Value] {
    program[ref].kind == .closure ? results(of: ref, frame) : values(of: ref, frame)
  }

  // MARK: Functions

  private static var manyMakers: Int { 4 }

  /// - Parameter asked: is told what the call is made on, where that was asked.
  private mutating func lookedInto(_ ref: NodeRef, _ callee: NodeRef, _ frame: Frame?, _ asked: inout KeptValues?) -> [Value] {
    guard (frame?.depth ?? 0) < Linkage.maxDepth else { return [.unknown] }
    let targets = linkage.callTargets(of: ref)
    guard !targets.functions.isEmpty else { return calledClosure(ref, callee, frame) }
    guard program[callee].kind == .member, let base = program.firstChild(callee) else {
      return lookedInto(ref, targets, frame?.receiver ?? linkage.exactSelf(at: ref).map { .typed(.project($0)) }, frame)
    }
    let before = steps
    let receivers = values(of: base, frame)
    asked = KeptValues(values: receivers, steps: steps - before)
    // `module.toPresentable()`: what is passed on is the screen itself, or makes it where it is known.
    if !receivers.contains(where: { $0.objectType != nil }), let requirement = targets.functions.first(where: linkage.screensGiveThemselves) {
      let handed = receivers.filter(\.isPassedOn)
      if !handed.isEmpty { return handed }
      // Any of many says nothing.
      if targets.functions.count > Self.manyMakers { return [.typed(linkage.resultType(of: requirement))] }
    }
    if let requirement = targets.functions.first(where: linkage.makesScreen), !receivers.contains(where: { $0.objectType != nil }) {
      let isToldNothing = linkage.declarations.parameters(of: requirement).isEmpty
      let handed = receivers.filter { isToldNothing ? $0.isPassedOn : isGivenToCall($0) }
      if !handed.isEmpty { return handed.map { .made($0, by: requirement) } }
      // Any of many says nothing.
      if isToldNothing, targets.functions.count > Self.manyMakers { return [.typed(linkage.resultType(of: requirement))] }
    }
    // Each route of a list builds its own screen.
    let routes = receivers.filter { if case .route = $0 { true } else { false } }
    if routes.count > 1 { return routes.prefix(48).flatMap { lookedInto(ref, targets, $0, frame) } }
    // A modifier of our own around a page of what one of several states holds: `turned.last ?? first`.
    let states = receivers.filter(\.isSlot)
    if states.count > 1, linkage.isViewLike(linkage.typeOf(base)) {
      return receivers.filter(\.isKnown).prefix(12).flatMap { lookedInto(ref, targets, $0, frame) }
    }
    // What a state was made with, and what it is given later.
    if receivers.contains(where: { if case .later = $0 { true } else { false } }) {
      return receivers.filter(\.isKnown).flatMap { lookedInto(ref, targets, $0, frame) }
    }
    if let makers = severalObjects(receivers, at: ref) { return makers.prefix(12).flatMap { lookedInto(ref, targets, $0, frame) } }
    return lookedInto(ref, targets, firstKnown(receivers), frame)
  }

  /// Whether a value is what a method is called with: what an object is made with serves it for long, and tells no one screen.
  private func isGivenToCall(_ value: Value) -> Bool {
    guard case .parameter(let function, _) = value else { return false }
    return !linkage.declarations[function].isInit
  }

  /// Objects of several types, each of which does what is called in its own way; of screens those that are made here.
  private func severalObjects(_ receivers: [Value], at ref: NodeRef) -> [Value]? {
    let known = receivers.filter(\.isKnown)
    guard known.count > 1 else { return nil }
    var types: Set<TypeID> = []
    for value in known {
      guard case .object(let id, let construction) = value, types.insert(id).inserted else { return nil }
      if linkage.isScreenLike(id), construction.map({ linkage.enclosingType($0.call) != linkage.enclosingType(ref) }) ?? true { return nil }
    }
    return known
  }

  private mutating func lookedInto(_ ref: NodeRef, _ targets: CallTargets, _ receiver: Value?, _ frame: Frame?) -> [Value] {
    var chosen = targets.functions
    if let type = receiver?.objectType ?? receiver.flatMap(linkage.exactType) {
      let own = chosen.filter { if case .type(let owner) = declarations[$0].owner { linkage.fits(type, owner) } else { true } }
      let most = own.filter { if case .type(let owner) = declarations[$0].owner { owner == type } else { false } }
      chosen = most.isEmpty ? (own.isEmpty ? chosen : own) : most
    }
    var all: [Value] = []
    for target in chosen.prefix(12) { all += result(of: target, ref, receiver, frame) }
    let known = all.filter(\.isKnown)
    return known.isEmpty ? all : known
  }

  private func firstKnown(_ values: [Value]) -> Value? {
    values.first { $0.objectType != nil } ?? values.first { $0.isKnown } ?? values.first
  }

  /// What one function gives back for one call of it.
  private mutating func result(of target: FunctionID, _ call: NodeRef, _ receiver: Value?, _ frame: Frame?) -> [Value] {
    let function = declarations[target]
    // One without a result gives nothing back.
    guard function.result != nil || function.isInit else { return [] }
    let declared = linkage.resultType(of: target)
    if let hints, hints.isPlain(declared) { return [.typed(declared)] }
    guard let body = function.body else { return declared.isUnknown ? [] : [.typed(declared)] }
    let inside = self.frame(of: target, calledBy: call, receiver, frame)
    let found = filled(results(of: body, inside), givenBackBy: body, inside)
    if found.contains(where: \.isKnown) {
      let made = found.filter(\.isKnown).map { linkage.madeAnew($0, by: call, in: body).labelled(as: declared) }
      return function.isStatic ? linkage.chosen(made, by: function.name, of: function.owner) : made
    }
    // Any case of a mapped enum says more than that it is a view.
    if linkage.isViewLike(declared), !linkage.enumsShown(by: found).isEmpty { return found }
    // A modifier of our own gives back what it modifies.
    if case .external(let owner) = function.owner, linkage.dialects.viewProtocols.contains(owner), let receiver { return [receiver] }
    if case .project(let id) = declared, linkage.isScreenLike(id) { return [.object(id, nil)] }
    return declared.isUnknown ? found : [.typed(declared)]
  }

  /// What a function's parameters stand for in one call of it.
  mutating func frame(of target: FunctionID, calledBy call: NodeRef, _ receiver: Value?, _ frame: Frame?) -> Frame {
    let pairs = linkage.match(declarations.parameters(of: target), linkage.arguments(of: call)) ?? []
    return self.frame(of: target, given: pairs, receiver, frame, call: call)
  }

  /// What a function's parameters stand for where these arguments are given to them, in the frame around.
  ///
  /// - Parameter construction: what makes the object in the end, where the frame is of no call of its own.
  mutating func frame(
    of target: FunctionID, given pairs: [(parameter: Int, argument: NodeRef)], _ receiver: Value?, _ frame: Frame?, call: NodeRef?,
    for construction: NodeRef? = nil
  ) -> Frame {
    var bound: [NodeRef: [Value]] = [:]
    for (index, parameter) in declarations.parameters(of: target).enumerated() {
      let given = pairs.filter { $0.parameter == index }
      if !given.isEmpty {
        bound[parameter.node] = given.flatMap { values(of: $0.argument, frame) }
      } else if let value = parameter.defaultValue {
        let made = values(of: value, nil)
        bound[parameter.node] = (call ?? construction).map { linkage.madeAnew(made, by: $0, where: value, target) } ?? made
      }
    }
    return Frame(parameters: bound, selfValue: receiver, outer: nil, depth: (frame?.depth ?? 0) + 1, call: call)
  }

  /// Methods that give back what they were called on, or the elements of it.
  ///
  /// - Parameter known: what `base` stands for, where that was asked: in a chain of calls each would ask twice, and so on below.
  private mutating func passedThrough(
    _ ref: NodeRef, _ name: Symbol, _ base: NodeRef, _ known: KeptValues?, _ frame: Frame?
  ) -> [Value] {
    // What shows something gives nothing back.
    if linkage.dialects.calls[name] != nil { return [] }
    switch linkage.text(name) {
    case "map", "compactMap", "flatMap":
      let elements = known.flatMap { take($0) } ?? values(of: base, frame)
      guard let closure = linkage.arguments(of: ref).first(where: { program[$0].kind == .closure }) else {
        return (partsNamed(by: ref, of: elements, base) ?? elements).filter(\.isKnown)
      }
      let parameter = program.first(closure, .parameter) ?? closure
      var bound: [NodeRef: [Value]] = [closure: elements]
      bound[parameter] = elements
      return results(of: closure, Frame(parameters: bound, selfValue: nil, outer: frame, depth: (frame?.depth ?? 0) + 1))
    default:
      return kept(of: known.flatMap { take($0) } ?? values(of: base, frame), by: ref).map { filled($0, inside: ref, frame) }.filter { value in
        switch value {
        case .object(let id, _): linkage.isScreenLike(id)
        case .external, .container, .parameter, .payload, .part, .element, .made, .route: true
        case .slot(let id): linkage.isViewLike(linkage.typeOf(base)) || isRestOfRoutes(name, base) || linkage.isSameStream(name, of: id)
        // A view of a package whose source is not here.
        case .typed(.external(let type, _)) where linkage.traits[type].contains(.isNamedAsScreen): true
        case .typed(let type): linkage.choosesFeature(type)
        default: false
        }
      }
    }
  }

  /// `items.map(\.viewController)`
  private mutating func partsNamed(by call: NodeRef, of elements: [Value], _ base: NodeRef) -> [Value]? {
    guard let path = linkage.arguments(of: call).first, program[path].kind == .keyPath else { return nil }
    return parts(named: path, of: elements, linkage.typeOf(base).element)
  }

  /// What objects have by a key path of one step: `\.root`, `\Coordinator.root`.
  mutating func parts(named path: NodeRef, of objects: [Value], _ type: TypeRef) -> [Value]? {
    guard let last = program.firstChild(path) else { return nil }
    let isPlain = program[last].kind == .implicitMember
      || (program[last].kind == .member && program.firstChild(last).map { linkage.typeOf($0).isMeta } ?? false)
    return isPlain ? objects.flatMap { member(program[last].name, of: $0, type: type, nil) } : nil
  }
}
