import NavFacts

/// Two names behind one another in a path: `routing.sheet`.
struct PathOfNames: Hashable {
  var base: Symbol
  var last: Symbol
}

/// Which property an expression names, as `path` and `model.path` do.
extension Linkage {
  /// The property that an expression names, for writing or reading: `x`, `self.x`, `model.x`, `$model.x`, `_x`.
  func propertyWritten(by ref: NodeRef) -> PropertyID? {
    let node = program[ref]
    switch node.kind {
    case .name:
      switch meaning(of: node.name, at: ref) {
      case .property(let id): return id
      case .unknown, .functions:
        guard let plain = unprefixed(node.name), case .property(let id) = meaningBehindPrefix(of: plain, at: ref) else { return nil }
        return id
      default: return nil
      }
    case .member:
      guard let base = program.firstChild(ref) else { return nil }
      if node.name == names.wrappedValue { return propertyWritten(by: base) ?? propertyBound(to: base) }
      switch typeOf(base) {
      case .project(let id), .meta(.project(let id)):
        return findProperty(node.name, in: id) ?? unprefixed(node.name).flatMap { findProperty($0, in: id) } ?? propertyOfNamesake(node.name, id)
          ?? propertyPassedOn(by: ref, of: id)
      case let type:
        if case .project(let id)? = seen(through: type) { return findProperty(unprefixed(node.name) ?? node.name, in: id).map(original) }
        // `binding.isShown`: a binding to a part.
        if case .external(names.binding, let bound) = type, case .project(let id)? = bound.first { return findProperty(node.name, in: id) }
        return type.isUnknown ? propertyByPath(ref) : staticAdded(node.name, to: type, from: ref)
      }
    case .subscript:
      if let path = program.secondChild(ref), program[path].kind == .keyPath { return program.firstChild(path).flatMap(propertyByPath) }
      if isPartHanded(ref) { return nil }
      return stateBehindSubscript(ref) ?? program.firstChild(ref).flatMap(propertyWritten)
    case .unary:
      return program.firstChild(ref).flatMap(propertyWritten)
    default: return nil
    }
  }

  /// A static variable that the program adds to a type of a framework: `UserDefaults.waiting`.
  private func staticAdded(_ name: Symbol, to type: TypeRef, from ref: NodeRef) -> PropertyID? {
    guard case .meta(.external(let owner, _)) = type else { return nil }
    return declarations.propertiesByName[name]?.first { id in
      declarations[id].isStatic && declarations[id].owner == .external(owner) && isSeen(id, from: ref)
    }
  }

  /// The property that an initialiser gives the binding which it is handed: `isShown.wrappedValue = true`, beside `_isShown = isShown`.
  private func propertyBound(to parameter: NodeRef) -> PropertyID? {
    guard program[parameter].kind == .name, case .parameter(let function, _) = meaning(of: program[parameter].name, at: parameter),
      declarations[function].isInit, case .type(let owner) = declarations[function].owner, let body = declarations[function].body
    else { return nil }
    for index in program.subtree(body) {
      let assignment = NodeRef(index)
      guard program[assignment].kind == .assign, let left = program.firstChild(assignment), let right = program.secondChild(assignment),
        program[right].kind == .name, program[right].name == program[parameter].name, let plain = unprefixed(program[left].name)
      else { continue }
      return findProperty(plain, in: owner)
    }
    return nil
  }

  /// A property of the one other type of this name in the module, which another target of the app has in its place.
  private func propertyOfNamesake(_ name: Symbol, _ id: TypeID) -> PropertyID? {
    guard declarations[id].kind != .protocol, let all = declarations.typesByName[declarations[id].name], all.count == 2,
      let other = all.first(where: { $0 != id }), declarations[other].outer == nil, declarations[id].outer == nil,
      declarations.module(of: other) == declarations.module(of: id)
    else { return nil }
    return findProperty(name, in: other)
  }

  /// The property at the end of a path of members whose beginning has no known type: `\.routing.sheet`, `$0.routing.sheet`. Told by
  /// its name and the type of what stands before it, where only one property has both.
  private func propertyByPath(_ ref: NodeRef) -> PropertyID? {
    guard let base = program.firstChild(ref) else { return nil }
    switch program[base].kind {
    case .member, .implicitMember: break
    default: return nil
    }
    return onlyProperty(PathOfNames(base: program[base].name, last: program[ref].name))
  }

  private func onlyProperty(_ path: PathOfNames) -> PropertyID? {
    if let known = pathEndsMemo[path] { return known }
    let isKept = keepsTargets
    let before = Set((declarations.propertiesByName[path.base] ?? []).compactMap { declaredType(of: $0).projectType })
    var only: PropertyID?
    for id in before.isEmpty ? [] : declarations.propertiesByName[path.last] ?? [] {
      guard case .type(let owner) = declarations[id].owner, before.contains(owner) else { continue }
      guard only == nil else {
        only = nil
        break
      }
      only = id
    }
    if isKept { pathEndsMemo[path] = .some(only) }
    return only
  }
}
