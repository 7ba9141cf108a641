import NavFacts

/// What is left of some values where their type is asked: `guard let stack = current as? UINavigationController`,
/// `if let shop = owner as? ShopController`.
extension Linkage {
  /// Leaves out what cannot be of the type that is asked for. Nothing is known of what comes from a library's class.
  func cast(_ values: [Value], to type: TypeRef, by ref: NodeRef) -> [Value] {
    guard values.count > 1 || type.projectType != nil else { return values }
    // Whatever a property may be given, it is such a screen here.
    if let wanted = type.projectType, isViewController(wanted), values.allSatisfy(\.isSlot), !isAskedForAnother(ref) { return [.typed(type)] }
    return values.compactMap { value in
      switch (value, type) {
      case (.object(let id, let construction), .project(let wanted)): cast(value, id, isMade: construction != nil, to: wanted)
      case (.typed(.project(let id)), .project(let wanted)): cast(value, id, isMade: false, to: wanted)
      case (.typed(.external(let name, _)), .project(let wanted)): inherits(wanted, from: text(name)) ? .typed(type) : value
      case (.object(let id, _), .external(let wanted, _)), (.typed(.project(let id)), .external(let wanted, _)): mayBe(id, wanted) ? value : nil
      case (.container(let name, _, _), .external(let wanted, _)):
        name == wanted || !isNavigationContainer(wanted) || declarations.typesByName[name] != nil ? value : nil
      default: value
      }
    }
  }

  /// `(top as? MainController)?.viewControllers.last`
  private func isAskedForAnother(_ ref: NodeRef) -> Bool {
    var at = ref
    while let parent = program.parent(at), program[parent].kind == .unary || program[parent].kind == .tuple { at = parent }
    guard let member = program.parent(at), program[member].kind == .member, let user = program.parent(member) else { return false }
    return program[user].kind != .call || program.firstChild(user) != member
  }

  private func cast(_ value: Value, _ id: TypeID, isMade: Bool, to wanted: TypeID) -> Value? {
    if fits(id, wanted) { return value }
    guard declarations[wanted].kind == .class, declarations[id].kind == .class else { return value }
    // What is only known by a base class may be of the class below it.
    return !isMade && fits(wanted, id) ? .object(wanted, nil) : nil
  }

  /// Whether a class of the program may be one of the framework's containers: below a plain screen, or another container of the
  /// framework, it is none. A library's navigation controller may be one.
  private func mayBe(_ id: TypeID, _ wanted: Symbol) -> Bool {
    if !isNavigationContainer(wanted) || inherits(id, from: text(wanted)) { return true }
    return !externalBases(id).contains { base in
      !traits[base].isDisjoint(with: [.isBare, .isController]) || (isNavigationContainer(base) && text(base).hasPrefix("UI"))
    }
  }
}
