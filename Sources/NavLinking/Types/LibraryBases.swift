import NavFacts

/// What a class has from a base class of a package that is not here: told by how its own code uses it.
///
/// A name that no declaration of the program explains must be inherited, as the program would not compile otherwise.
extension Linkage {
  /// The methods of `id` that override a library's, for a call that leaves out what the library has defaults for:
  /// `coordinator.start()` of `override func start(completion: (() -> Void)?)`.
  ///
  /// The defaults stand in the library. Screens are left alone: what they override is the framework's, whose own calls are known.
  func libraryOverrides(_ name: Symbol, in id: TypeID, _ arguments: [NodeRef]) -> [FunctionID] {
    findFunctions(name, in: id).filter { overridesLibrary($0) && acceptsLeavingOut($0, arguments) }
  }

  /// Whether a method is what a library's base class runs for all its methods of that name, with what it makes itself:
  /// `override func build(with component: CartComponent, _ payload: CartPayload)` for `cartBuilder.build(with: payload)`.
  func fillsTemplate(_ function: FunctionID) -> Bool {
    guard !dialects.templates.isEmpty, declarations[function].modifiers.contains(.override), case .type(let owner) = declarations[function].owner
    else { return false }
    return externalBases(owner).contains { dialects.templates[$0] == declarations[function].name }
  }

  private func overridesLibrary(_ function: FunctionID) -> Bool {
    guard declarations[function].modifiers.contains(.override), case .type(let owner) = declarations[function].owner, !isScreenLike(owner),
      !externalBases(owner).isEmpty
    else { return false }
    return !projectBases(of: owner).contains { base in
      declarations[base].functions.contains { declarations[$0].name == declarations[function].name && sameLabels($0, function) }
    }
  }

  /// The framework's container that an object of the program has by a property of its base class: `navigationController` of a
  /// coordinator that inherits from a library's.
  /// - Returns: nil where the program declares the property, or the object is a screen, which may stand in a container of anyone's.
  func inheritedContainer(_ name: Symbol, of id: TypeID) -> Symbol? {
    guard !name.isNone, name == names.navigationController || name == names.tabBarController, declarations[id].kind == .class,
      !isScreenLike(id), !externalBases(id).isEmpty, findProperty(name, in: id) == nil
    else { return nil }
    let container = name == names.navigationController ? names.uiNavigationController : names.uiTabBarController
    return container.isNone ? nil : container
  }

  /// What the protocol asks that a class gives its library's base, which looks members up there: `component.rack` of
  /// `class CartComponent: Component<CartDependency>`.
  func requirementGiven(_ name: Symbol, of id: TypeID) -> PropertyID? {
    guard declarations[id].kind == .class, !isScreenLike(id) else { return nil }
    for case .external(_, let arguments) in supertypes(id) {
      guard case .project(let given)? = arguments.first, declarations[given].kind == .protocol, let asked = findProperty(name, in: given) else { continue }
      return asked
    }
    return nil
  }

  /// The class whose container, of a base class that is not here, `identity` stands for.
  func holderOfInherited(_ identity: NodeRef) -> TypeID? { program[identity].kind == .classDecl ? declarations.typeOfNode[identity] : nil }
}

extension Walk {
  /// The container that an object has by its base class: the one that it is made with, where it is; else one of its own, which its
  /// class's declaration stands for.
  mutating func inheritedContainer(_ name: Symbol, of id: TypeID, _ construction: Construction?) -> [Value]? {
    guard let container = linkage.inheritedContainer(name, of: id) else { return nil }
    let made = construction.map { [$0] } ?? linkage.constructions(of: id).prefix(Self.fewMakers).map { Construction(call: $0, frame: nil) }
    let given = made.flatMap { containerGiven(name, by: $0, of: id) }.filter { if case .container = $0 { true } else { false } }
    return given.isEmpty ? [.container(container, [], identity: linkage.declarations[id].node)] : given
  }

  private static var fewMakers: Int { 4 }

  /// The screen that an object has by a library's base class, which is given it under the name: `viewController` of
  /// `super.init(interactor: interactor, viewController: viewController)`.
  mutating func inheritedScreen(_ name: Symbol, of id: TypeID, _ construction: Construction?) -> [Value]? {
    let declarations = linkage.declarations
    guard declarations[id].kind == .class, !linkage.isScreenLike(id), !linkage.externalBases(id).isEmpty, linkage.findProperty(name, in: id) == nil
    else { return nil }
    let made = construction.map { [$0] } ?? linkage.constructions(of: id).prefix(Self.fewMakers).map { Construction(call: $0, frame: nil) }
    let given = made.flatMap { containerGiven(name, by: $0, of: id) }.filter { value in
      guard case .object(let screen, _) = value else { return false }
      return linkage.isViewController(screen)
    }
    return given.isEmpty ? nil : given
  }

  /// What the types have that do what a protocol asks; what it asks itself where none is seen to.
  mutating func fulfilled(_ asked: PropertyID, _ frame: Frame?) -> [Value] {
    let found = linkage.counterparts(of: asked).prefix(Self.fewMakers).flatMap { values(of: $0, receiver: nil, frame) }
    let known = found.filter { if case .object = $0 { true } else { false } }
    return known.isEmpty ? values(of: asked, receiver: nil, frame) : known
  }

  /// `shared { CartController() }`, a method of a library's base class that is given nothing but what makes the value.
  mutating func madeByLibrary(_ call: NodeRef, _ callee: NodeRef, _ frame: Frame?) -> [Value]? {
    let arguments = linkage.arguments(of: call)
    guard linkage.program[callee].kind == .name, arguments.count == 1, linkage.program[arguments[0]].kind == .closure,
      linkage.program.first(arguments[0], .parameter) == nil, case .unknown = linkage.meaning(of: linkage.program[callee].name, at: callee),
      let type = linkage.enclosingType(call), !linkage.externalBases(type).isEmpty, !linkage.isScreenLike(type)
    else { return nil }
    let made = results(of: arguments[0], frame).filter { if case .object = $0 { true } else { false } }
    return made.isEmpty ? nil : made
  }

  /// What the call that makes an object gives its base class for a property: `super.init(navigationController: stack)`.
  private mutating func containerGiven(_ name: Symbol, by construction: Construction, of id: TypeID) -> [Value] {
    guard (construction.frame?.depth ?? 0) < Linkage.maxDepth else { return [] }
    let (program, declarations) = (linkage.program, linkage.declarations)
    let arguments = linkage.arguments(of: construction.call)
    for maker in linkage.initialisers(of: id) {
      guard let pairs = linkage.match(declarations.parameters(of: maker), arguments), let body = declarations[maker].body else { continue }
      for index in program.subtree(body) where linkage.isCallOfSuperInitialiser(NodeRef(index)) {
        guard let handed = linkage.arguments(of: NodeRef(index)).first(where: { program.label($0) == name }) else { continue }
        return values(of: handed, frame(of: maker, given: pairs, nil, construction.frame, call: construction.call))
      }
      return []
    }
    return arguments.first { program.label($0) == name }.map { values(of: $0, construction.frame) } ?? []
  }
}
