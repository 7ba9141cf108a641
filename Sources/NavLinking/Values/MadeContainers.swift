import NavFacts

/// Functions and computed properties that make a navigation controller and leave it empty: `let home = makeStack(title: "Home")`,
/// `let home = UINavigationController.plain`.
extension Linkage {
  /// An empty container that the getter of the property named at `ref` only makes is another one each time it is read.
  func madeAnew(_ values: [Value], by ref: NodeRef) -> [Value] {
    values.map { value in
      guard case .container(_, let inner, let identity) = value, inner.isEmpty, case .property(let id) = enclosingBody(identity),
        declarations[id].name == program[ref].name, let getter = declarations[id].getter
      else { return value }
      return madeAnew(value, by: ref, in: getter)
    }
  }

  /// An empty container that a function only makes is another one for each call of it.
  func madeAnew(_ value: Value, by call: NodeRef, in body: NodeRef) -> Value {
    guard case .container(let type, let inner, let identity) = value, inner.isEmpty, program.isInside(identity, body), isLeftEmpty(identity, in: body)
    else { return value }
    return .container(type, [], identity: call)
  }

  /// An empty container that stands for what an initialiser is not given is another one for each such call:
  /// `init(stack: UINavigationController = UINavigationController())`. Of an object that fills it by itself, it is the object's own.
  func madeAnew(_ values: [Value], by call: NodeRef, where value: NodeRef, _ maker: FunctionID) -> [Value] {
    guard declarations[maker].isInit, case .type(let owner) = declarations[maker].owner,
      values.contains(where: { if case .container(_, let inner, identity: value) = $0 { inner.isEmpty } else { false } }), !namesScreens(owner)
    else { return values }
    return values.map { if case .container(let type, _, identity: value) = $0 { .container(type, [], identity: call) } else { $0 } }
  }

  /// Whether a type's own code names screens of the program; a router only shows what it is given.
  func namesScreens(_ id: TypeID) -> Bool {
    if let known = namesScreensMemo[id] { return known }
    let names = declarations[id].functions.contains { function in
      guard let body = declarations[function].body else { return false }
      return program.subtree(body).contains { index in
        let at = NodeRef(index)
        return program[at].kind == .name && declarations.typesByName[program[at].name]?.contains(where: isScreenLike) ?? false
      }
    }
    namesScreensMemo[id] = names
    return names
  }

  /// Whether the function that makes a container gives it to nobody else.
  private func isLeftEmpty(_ identity: NodeRef, in body: NodeRef) -> Bool {
    guard let parent = program.parent(identity) else { return false }
    if program[parent].kind == .returnStmt || program[parent].kind == .block { return true }
    guard program[parent].kind == .initializer, let local = program.parent(parent), program[local].kind == .varDecl else { return false }
    return !program.subtree(body).contains { index in
      let at = NodeRef(index)
      guard program[at].kind == .name, program[at].name == program[local].name, let user = program.parent(at) else { return false }
      switch program[user].kind {
      case .member, .returnStmt, .block: return false
      default: return true
      }
    }
  }
}

extension Walk {
  /// The containers and screens that a static property gives which the program adds to a type of the framework:
  /// `extension UINavigationController { static var plain: UINavigationController { … } }`.
  mutating func valuesAdded(_ name: Symbol, to type: TypeRef, _ ref: NodeRef, _ frame: Frame?) -> [Value]? {
    guard case .external(let owner, _) = type, linkage.isScreenLike(owner),
      let property = linkage.declarations.propertiesByName[name]?.first(where: {
        linkage.declarations[$0].isStatic && linkage.declarations[$0].owner == .external(owner)
      })
    else { return nil }
    let found = values(of: property, receiver: .meta(type), frame).filter { $0.isContainer || $0.objectType.map(linkage.isScreenLike) ?? false }
    return found.isEmpty ? nil : linkage.madeAnew(found, by: ref)
  }
}
