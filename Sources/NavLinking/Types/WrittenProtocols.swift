import NavFacts

/// Protocols that are written as the type of what is asked: `var router: (NSObjectProtocol & ShopRouting)?`.
extension Linkage {
  /// The program's protocol that an object is of, as its property or parameter says. No generic parameter: any type may stand for that.
  func writtenProtocol(of ref: NodeRef, depth: Int = 0) -> TypeID? {
    guard depth < 4 else { return nil }
    if program[ref].kind == .unary { return program.firstChild(ref).flatMap { writtenProtocol(of: $0, depth: depth + 1) } }
    if program[ref].kind == .name { return writtenProtocol(named: program[ref].name, at: ref, depth) }
    return propertyWritten(by: ref).flatMap { declarations[$0].type }.flatMap(writtenProtocol)
  }

  private func writtenProtocol(named name: Symbol, at place: NodeRef, _ depth: Int) -> TypeID? {
    switch meaning(of: name, at: place) {
    case .property(let id): return declarations[id].type.flatMap(writtenProtocol)
    case .parameter(let function, let index):
      let parameter = declarations.parameters(of: function)[index]
      return parameter.isVariadic ? nil : parameter.type.flatMap(writtenProtocol)
    case .local(let declaration):
      if let type = program.first(declaration, .annotation).flatMap({ program.firstChild($0) }) { return writtenProtocol(type) }
      let initial = program.first(declaration, .initializer).flatMap { program.firstChild($0) }
      return initial.flatMap { writtenProtocol(of: $0, depth: depth + 1) }
    case .optionalBinding(let binding):
      if let value = program.firstChild(binding) { return writtenProtocol(of: value, depth: depth + 1) }
      // `guard let router` binds what is called so outside.
      return depth < 4 ? program.parent(binding).flatMap { writtenProtocol(named: name, at: $0, depth + 1) } : nil
    default: return nil
    }
  }

  private func writtenProtocol(_ type: NodeRef) -> TypeID? {
    var plain = type
    while program[plain].kind == .typeOptional || program[plain].kind == .typeTuple && program.secondChild(plain) == nil {
      guard let inner = program.firstChild(plain) else { return nil }
      plain = inner
    }
    guard [.typeName, .typeComposition].contains(program[plain].kind),
      !program.subtree(plain).contains(where: { isGenericParameter(program[NodeRef($0)].name, at: plain) }),
      case .project(let id) = resolve(plain), declarations[id].kind == .protocol
    else { return nil }
    return id
  }
}
