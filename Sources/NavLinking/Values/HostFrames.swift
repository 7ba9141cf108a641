import NavFacts

/// View controllers of the program that frame whatever view they are made with: `PopupFrame(content: CartView())`. As with the
/// framework's own host, who shows one shows that view, and the frame is no screen.
extension Walk {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The view that a call gives to the frame which it makes; nil where it makes none, or where the view is not known.
  mutating func framed(by id: TypeID, _ call: NodeRef, _ frame: Frame?) -> [Value]? {
    guard linkage.framesViews(id), (frame?.depth ?? 0) < Linkage.maxDepth else { return nil }
    let receiver = Value.object(id, Construction(call: call, frame: frame))
    let shown = viewFramed(by: id, linkage.arguments(of: call), receiver, frame, depth: 0)
    return shown.isEmpty ? nil : shown
  }

  private mutating func viewFramed(by id: TypeID, _ arguments: [NodeRef], _ receiver: Value, _ frame: Frame?, depth: Int) -> [Value] {
    guard depth < 4 else { return [] }
    let makers = linkage.initialisers(of: id)
    for maker in makers {
      guard let pairs = linkage.match(declarations.parameters(of: maker), arguments), let body = declarations[maker].body else { continue }
      let inside = self.frame(of: maker, given: pairs, receiver, frame, call: nil)
      for index in program.subtree(body) {
        let at = NodeRef(index)
        guard program[at].kind == .call else { continue }
        var shown: [Value] = []
        if let view = linkage.viewHosted(by: at) {
          shown = known(view, inside)
        } else if linkage.isCallOfSuperInitialiser(at), let above = linkage.superclass(of: id), linkage.framesViews(above) {
          shown = viewFramed(by: above, linkage.arguments(of: at), receiver, inside, depth: depth + 1)
        } else if linkage.isCallOfOwnInitialiser(at) {
          shown = viewFramed(by: id, linkage.arguments(of: at), receiver, inside, depth: depth + 1)
        }
        if !shown.isEmpty { return shown }
      }
    }
    let inside = Frame(parameters: [:], selfValue: receiver, outer: nil, depth: (frame?.depth ?? 0) + 1)
    for view in linkage.viewsHosted(in: id) where linkage.enclosingInitialiser(view) == nil {
      let shown = known(view, inside)
      if !shown.isEmpty { return shown }
    }
    guard makers.isEmpty, let above = linkage.superclass(of: id), linkage.framesViews(above) else { return [] }
    return viewFramed(by: above, arguments, receiver, frame, depth: depth + 1)
  }

  /// The screen that a controller of a library is made around: `SheetController(controller: cart, sizes: [.half])`; nil where it is
  /// made with none. The framework's own are told by the dialects.
  mutating func framed(byLibrary name: Symbol, _ call: NodeRef, _ frame: Frame?) -> [Value]? {
    guard !linkage.dialects.viewControllerBases.contains(name) else { return nil }
    for argument in linkage.arguments(of: call) where Self.contents.contains(linkage.text(program.label(argument))) {
      let shown = values(of: argument, frame).filter { value in
        switch value {
        case .object(let id, _): linkage.isScreenLike(id)
        case .container, .parameter: true
        default: false
        }
      }
      if !shown.isEmpty { return shown }
    }
    return nil
  }

  /// What initialisers call the one controller that theirs is around. A presenter, a parent and a delegate are others.
  private static var contents: Set<String> {
    ["controller", "viewController", "rootViewController", "contentViewController", "contentController", "childViewController", "content"]
  }

  private mutating func known(_ view: NodeRef, _ frame: Frame) -> [Value] {
    content(of: view, frame).flatMap { value -> [Value] in
      // `content()`, kept as what builds it.
      if case .closure(let body, let outer) = value { return results(of: body, outer) }
      return [value]
    }.filter(\.isKnown)
  }
}

extension Linkage {
  /// Whether a view controller shows nothing but the view that it is made with, of which it knows nothing but that it is one.
  ///
  /// What is made with a view of one type is no frame but the screen that goes by its name, and so is one that holds a second
  /// controller beside the view.
  func framesViews(_ id: TypeID) -> Bool {
    guard declarations[id].kind == .class else { return false }
    if let known = framesMemo[id] { return known }
    framesMemo[id] = false
    let frames = findsFrame(id)
    framesMemo[id] = keepsAnswers ? frames : nil
    return frames
  }

  /// The views that all frames of a class are made with.
  func viewsFramed(by id: TypeID) -> Set<TypeID> {
    Set(([id] + conformers(of: id)).flatMap { constructions(of: $0) }.flatMap { evaluate($0) }.compactMap(\.objectType))
  }

  private func findsFrame(_ id: TypeID) -> Bool {
    guard isViewController(id), !externalBases(id).contains(where: { isNavigationContainer($0) }), !inherits(id, from: "UIPageViewController") else {
      return false
    }
    let hosted = viewsHosted(in: id)
    guard childrenAdded(in: id).allSatisfy(isGivenView), hosted.allSatisfy(isGivenView) else { return false }
    if !hosted.isEmpty { return isHost(id) || showsHost(in: id) }
    // Below a frame: what is passed on is any view, too.
    guard let above = superclass(of: id), framesViews(above) else { return false }
    let makers = initialisers(of: id).compactMap { declarations[$0].body }.filter { body in
      program.subtree(body).contains { isCallOfSuperInitialiser(NodeRef($0)) && argument("coder", of: NodeRef($0)) == nil }
    }
    return makers.allSatisfy { body in
      program.subtree(body).contains { index in
        isCallOfSuperInitialiser(NodeRef(index)) && arguments(of: NodeRef(index)).contains(where: isGivenView)
      }
    }
  }

  /// A host of the framework's own, under a name of the program's.
  private func isHost(_ id: TypeID) -> Bool { inherits(id, from: "UIHostingController") || inherits(id, from: "NSHostingController") }

  /// The views that the code of a class gives to hosts: `UIHostingController(rootView: content)`.
  func viewsHosted(in id: TypeID) -> [NodeRef] {
    if viewsHostedMemo == nil {
      var all: [TypeID: [NodeRef]] = [:]
      for name in [names.hostingController, names.appKitHostingController, names.initName] {
        for call in calls(of: name) {
          if let view = viewHosted(by: call), let type = enclosingType(call), declarations[type].kind == .class { all[type, default: []].append(view) }
        }
      }
      viewsHostedMemo = all
    }
    return viewsHostedMemo?[id] ?? []
  }

  /// The view that a call makes a host with, or makes the class around one by `super.init(rootView:)`.
  func viewHosted(by call: NodeRef) -> NodeRef? {
    guard let callee = program.firstChild(call), let view = argument("rootView", of: call) else { return nil }
    switch program[callee].name {
    case names.hostingController, names.appKitHostingController: return view
    case names.initName:
      guard isCallOfSuperInitialiser(call), let type = enclosingType(call), superclass(of: type) == nil, isHost(type) else { return nil }
      return view
    default: return nil
    }
  }

  /// What a class adds to itself as children.
  private func childrenAdded(in id: TypeID) -> [NodeRef] {
    var all: [NodeRef] = []
    for (name, _) in dialects.inOrder(dialects.calls.filter { $0.value.contains { $0.manner == .child } }) {
      for call in calls(of: name) where enclosingType(call) == id { all += arguments(of: call).prefix(1) }
    }
    // `embed(host)`
    for body in bodies(of: id) where !viewsHosted(in: id).isEmpty {
      for index in program.subtree(body) where program[NodeRef(index)].kind == .call {
        if let child = childEmbedded(by: NodeRef(index)) { all.append(child) }
      }
    }
    return all
  }

  /// What a call gives to a method that adds it to its own object as a child.
  private func childEmbedded(by call: NodeRef) -> NodeRef? {
    guard let callee = program.firstChild(call), dialects.calls[program[callee].name] == nil, declarations.functionsByName.has(program[callee].name) else {
      return nil
    }
    for function in callTargets(of: call).functions {
      guard let index = parameterAdded(by: function), let pairs = match(declarations.parameters(of: function), arguments(of: call)) else { continue }
      return pairs.first { $0.parameter == index }?.argument
    }
    return nil
  }

  /// The declaration of a type, and its extensions.
  private func bodies(of id: TypeID) -> [NodeRef] {
    [declarations[id].node] + declarations.ownerOfNode.filter { $0.value == .type(id) }.map(\.key)
  }

  /// Whether a class puts its host on screen itself, and does not only give or present it.
  private func showsHost(in id: TypeID) -> Bool {
    if !childrenAdded(in: id).isEmpty { return true }
    guard let view = program.symbol("view") else { return false }
    return bodies(of: id).contains { body in
      program.subtree(body).contains { index in
        let ref = NodeRef(index)
        guard program[ref].kind == .member, program[ref].name == view, let base = program.firstChild(ref) else { return false }
        return program[base].name != names.selfValue && program[base].name != names.superValue && isGivenView(base)
      }
    }
  }

  /// Whether an expression is whatever view the object around was made with, alone or in a wrapper of views.
  private func isGivenView(_ expression: NodeRef) -> Bool {
    // `content()`
    if program[expression].kind == .call, arguments(of: expression).isEmpty, let builder = program.firstChild(expression), givesViews(builder) {
      return isGivenView(builder)
    }
    // `UIHostingController(rootView: content())`
    if program[expression].kind == .call, let view = viewHosted(by: expression) { return isGivenView(view) }
    var walk = Walk(linkage: self)
    let values = walk.content(of: expression, nil)
    // Beside the view itself stands what its type says of it.
    return values.contains(where: \.isKnown) && values.allSatisfy { isGivenView($0, depth: 0) }
  }

  private func isGivenView(_ value: Value, depth: Int) -> Bool {
    switch value {
    case .parameter(let function, let index):
      return declarations[function].isInit && (declarations.parameters(of: function)[index].type.map { isAnyView(resolve($0)) } ?? false)
    case .slot(let property): return declarations[property].type.map { isAnyView(resolve($0)) } ?? false
    case .typed(let type): return isAnyView(type)
    case .object(let id, let construction?):
      guard depth < 3, isWrapperView(id) else { return false }
      return arguments(of: construction.call).contains { argument in
        var walk = Walk(linkage: self)
        return walk.content(of: argument, construction.frame).contains { $0.isKnown && isGivenView($0, depth: depth + 1) }
      }
    default: return false
    }
  }

  /// `AnyView`, `some View`, a generic parameter, or a function that builds one of them.
  func isAnyView(_ type: TypeRef) -> Bool {
    switch type {
    case .external(let name, _): name == names.anyView || name == names.view
    case .function(let result): isAnyView(result)
    case .unknown: true
    default: false
    }
  }

  /// The initialiser that an expression stands in.
  func enclosingInitialiser(_ ref: NodeRef) -> FunctionID? {
    guard case .function(let function) = enclosingBody(ref), declarations[function].isInit else { return nil }
    return function
  }
}
