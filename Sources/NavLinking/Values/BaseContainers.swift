import NavFacts

/// Navigation controllers that a base class of the program makes for whatever is below it: `class Coordinator { let stack =
/// UINavigationController() }`. Each class below has one of its own, which its declaration stands for.
extension Linkage {
  /// The same containers as those of `type`, where a property of a base class makes them.
  func ownContainers(_ values: [Value], of property: PropertyID, in type: TypeID?) -> [Value] {
    guard values.count == 1, case .container(let name, let inner, let identity) = values[0], inner.isEmpty, let type,
      isOfBase(property, type), case .type(let owner) = declarations[property].owner, program.isInside(identity, declarations[owner].node)
    else { return values }
    return [.container(name, [], identity: declarations[type].node)]
  }

  /// Whether a class has by a class of the program above it what `property` keeps, and that is the only container which it has so.
  func isOfBase(_ property: PropertyID, _ type: TypeID) -> Bool {
    guard case .type(let owner) = declarations[property].owner, owner != type, declarations[owner].kind == .class, declarations[type].kind == .class,
      !isScreenLike(owner), fits(type, owner), holdsContainer(property)
    else { return false }
    return declarations[owner].properties.filter(holdsContainer).count == 1
  }

  private func holdsContainer(_ property: PropertyID) -> Bool {
    guard !declarations[property].isStatic, declarations[property].getter == nil else { return false }
    return switch declaredType(of: property) {
    case .external(let name, _): isNavigationContainer(name)
    case .project(let id): inherits(id, from: "UINavigationController")
    default: false
    }
  }
}

extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The property of a base class that keeps a container which the initialiser of a class hands up, made in place or as a local before:
  /// `super.init(stack: stack)`.
  func propertyAbove(holding identity: NodeRef) -> (property: PropertyID, type: TypeID)? {
    guard let type = linkage.enclosingType(identity), !linkage.isScreenLike(type), case .function(let maker) = linkage.enclosingBody(identity),
      declarations[maker].isInit, let body = declarations[maker].body, linkage.superclass(of: type) != nil
    else { return nil }
    for index in program.subtree(body) where linkage.isCallOfSuperInitialiser(NodeRef(index)) {
      let isGiven = linkage.arguments(of: NodeRef(index)).contains { linkage.evaluate($0).contains { $0.isContainer(madeAt: identity) } }
      guard isGiven else { continue }
      let kept = linkage.projectBases(of: type).flatMap { declarations[$0].properties }.sorted().filter { linkage.isOfBase($0, type) }
      return kept.count == 1 ? (kept[0], type) : nil
    }
    return nil
  }
}

extension Value {
  fileprivate func isContainer(madeAt place: NodeRef) -> Bool {
    if case .container(_, _, let identity) = self { identity == place } else { false }
  }
}
