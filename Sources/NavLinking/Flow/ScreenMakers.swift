import NavFacts

/// Objects that make the screen they stand for, and are handed over behind a protocol: `protocol Coordinator { func toView() -> AnyView }`.
/// Who shows one asks it, so it is followed to where it was made, as a value is that carries its screen.
extension SinkFlow {
  /// Sends what an object makes by its own method for a requirement.
  func sendMade(_ value: Value, _ id: TypeID, by requirement: FunctionID, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) {
    var sink = sink
    sink.projections.removeFirst()
    let before = outcomes
    for function in linkage.fulfilments(of: requirement, in: id) {
      guard let body = linkage.declarations[function].body else { continue }
      var walk = Walk(linkage: linkage)
      for made in walk.results(of: body, Frame(parameters: [:], selfValue: value, outer: nil, depth: 1)) where made.isKnown && (!made.isPassedOn || made.isRoute) {
        send(stack(value, around: made) ?? made, sink, at: site, expression)
      }
    }
    if outcomes == before { leave(site, sink.manner, "what '\(linkage.path(of: id))' makes cannot be followed to a screen") }
  }

  /// An object that is a stack itself, which its view only shows: `AnyView(StackView(stack: self))`. What is put into it is shown.
  private func stack(_ maker: Value, around made: Value) -> Value? {
    guard case .object(let id, let making?) = maker, case .object(let view, let construction?) = made, linkage.startsNavigation(view),
      linkage.arguments(of: construction.call).contains(where: isSelf)
    else { return nil }
    return .container(linkage.declarations[id].name, [], identity: making.call)
  }
}

struct MadeQuestion: Hashable {
  var type: TypeID
  var isOfClass: Bool
}

extension Linkage {
  /// Whether a function makes a view of the object itself, as a protocol requires it, or as a base class leaves it to those below.
  func makesScreen(_ function: FunctionID) -> Bool {
    let info = declarations[function]
    guard case .type(let owner) = info.owner, !info.isStatic, info.result != nil,
      declarations[owner].kind == .protocol ? info.body == nil : declarations[owner].kind == .class
    else { return false }
    let isToldNothing = declarations.parameters(of: function).isEmpty
    guard isToldNothing || declarations[owner].kind == .protocol else { return false }
    if let known = screenMakersMemo[function] { return known }
    // What its own body asks of it, it does not make.
    screenMakersMemo[function] = false
    let makes = isViewLike(resultType(of: function)) && !isScreenLike(owner) && !conformers(of: owner).contains(where: isScreenLike)
      && (declarations[owner].kind == .protocol || isLeftToOthers(function, of: owner))
      && (isToldNothing || isOnlyMaker(function, of: owner) && !isToldWhatToMake(function))
    screenMakersMemo[function] = makes
    return makes
  }

  /// Whether making a screen is all that a protocol asks of several types: each stands for one.
  private func isOnlyMaker(_ function: FunctionID, of owner: TypeID) -> Bool {
    conformers(of: owner).count > 1
      && declarations[owner].functions.allSatisfy { $0 == function || declarations[$0].body != nil || !isViewLike(resultType(of: $0)) }
  }

  /// Whether a function is given what may choose the screen or be it: a route, a view, or what makes one.
  private func isToldWhatToMake(_ function: FunctionID) -> Bool {
    declarations.parameters(of: function).contains { parameter in
      guard let type = parameter.type.map(resolve) else { return true }
      switch type {
      case .project(let id): return declarations[id].kind == .enumeration || declarations[id].kind == .protocol || isViewLike(type)
      case .external: return isViewLike(type)
      case .function(let result): return isViewLike(result)
      case .array, .meta, .tuple, .unknown: return true
      }
    }
  }

  /// Whether a method of a class makes nothing, and classes below have their own of it: `func screen() -> any View { fatalError() }`.
  private func isLeftToOthers(_ function: FunctionID, of owner: TypeID) -> Bool {
    guard let body = declarations[function].body,
      conformers(of: owner).contains(where: { !fulfilments(of: function, in: $0).isEmpty })
    else { return false }
    var walk = Walk(linkage: self)
    return !walk.results(of: body, nil).contains { value in
      switch value {
      case .object(let id, _): isScreenLike(id)
      case .container, .route, .part, .made, .slot: true
      default: false
      }
    }
  }

  /// Whether a stored property keeps an object that makes its screen, as it was given when its own object was made.
  func carriesMaker(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    guard property.getter == nil, !property.isStatic, case .type(let owner) = property.owner, !isScreenLike(owner),
      declarations[owner].kind == .structure || declarations[owner].kind == .class,
      case .project(let held) = declaredType(of: id).element, declarations[held].kind == .protocol,
      declarations[held].functions.contains(where: makesScreen)
    else { return false }
    return writes(to: id).allSatisfy { write in
      guard let value = write.value, program[value].kind != .nil else { return true }
      guard case .function(let function) = enclosingBody(write.site) else { return false }
      return declarations[function].isInit
    }
  }

  /// The screens that an object makes of itself for a protocol's requirement, or by a method that a base class leaves to it: it is on
  /// screen where these are.
  func screensMade(by id: TypeID, leftBy kind: TypeInfo.Kind = .protocol) -> Set<TypeID> {
    let question = MadeQuestion(type: id, isOfClass: kind == .class)
    if let known = screensMadeMemo[question] { return known }
    var made: Set<TypeID> = []
    let above = declarations[id].kind == .protocol ? [] : ([id] + projectBases(of: id)).filter { declarations[$0].kind == kind }
    if !above.isEmpty, !isScreenLike(id) {
      for function in declarations[id].functions where declarations[function].body != nil {
        let namesakes = Set(above.flatMap { declarations[$0].functions }.filter {
          declarations[$0].name == declarations[function].name && sameLabels($0, function)
        })
        guard let requirement = namesakes.sorted().first(where: makesScreen), requirement != function, let body = declarations[function].body
        else { continue }
        var walk = Walk(linkage: self)
        for value in walk.results(of: body, Frame(parameters: [:], selfValue: .typed(.project(id)), outer: nil, depth: 1)) {
          if let type = value.objectType, isScreenLike(type) { made.insert(type) }
        }
      }
    }
    screensMadeMemo[question] = made
    return made
  }

  /// What a type has for a protocol's requirement.
  func fulfilments(of requirement: FunctionID, in id: TypeID) -> [FunctionID] {
    findFunctions(declarations[requirement].name, in: id).filter {
      $0 != requirement && declarations[$0].body != nil && sameLabels($0, requirement)
    }
  }
}
