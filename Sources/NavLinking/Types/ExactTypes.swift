import NavFacts

/// Which type an object is of, and not only what it is declared as: its own methods are those that run.
extension Linkage {
  /// The type of an object that is no less than that: the one that it was made as, or a type that nothing inherits from.
  func exactType(_ value: Value) -> TypeID? {
    switch value {
    case .object(let id, _?): id
    case .object(let id, nil), .typed(.project(let id)): isLeaf(id) ? id : nil
    default: nil
    }
  }

  /// What `self` is at a place, where nothing inherits from the type around.
  func exactSelf(at ref: NodeRef) -> TypeID? { enclosingType(ref).flatMap { isLeaf($0) ? $0 : nil } }

  /// Whether a method is the one that runs where an object of a type is asked: it is the type's own or inherited, and nothing on the
  /// way up to it overrides it.
  func runs(_ function: FunctionID, on type: TypeID) -> Bool {
    guard case .type(let owner) = declarations[function].owner else { return true }
    guard fits(type, owner) else { return false }
    return !findFunctions(declarations[function].name, in: type).contains { other in
      guard other != function, declarations[other].body != nil, case .type(let nearer) = declarations[other].owner else { return false }
      return nearer != owner && fits(nearer, owner) && sameLabels(other, function)
    }
  }

  /// Whether a call may leave out an argument of one function that the other asks for: `push(_ page: Page, animated: Bool = true)` of an
  /// extension, which hands on to what the protocol asks for.
  func mayLeaveOutMore(_ function: FunctionID, than other: FunctionID) -> Bool {
    zip(declarations.parameters(of: function), declarations.parameters(of: other)).contains { $0.defaultValue != nil && $1.defaultValue == nil }
  }

  /// What those below a class or protocol compute in place of a property of it; none where many do. What is overridden in turn stands for
  /// those below it.
  func computedBelow(_ id: PropertyID) -> [PropertyID] {
    guard !declarations[id].isStatic, case .type(let owner) = declarations[id].owner, let namesakes = declarations.propertiesByName[declarations[id].name],
      namesakes.count > 1, case let below = Set(conformers(of: owner)), !below.isEmpty
    else { return [] }
    let own = namesakes.filter { other in
      guard other != id, declarations[other].getter != nil, case .type(let type) = declarations[other].owner else { return false }
      return below.contains(type)
    }
    guard own.count <= Self.mostComputed else { return [] }
    return own.filter { one in !own.contains { $0 != one && isComputed($0, above: one) } }
  }

  private func isComputed(_ one: PropertyID, above other: PropertyID) -> Bool {
    guard case .type(let above) = declarations[one].owner, case .type(let below) = declarations[other].owner else { return false }
    return above != below && fits(below, above)
  }

  /// Where more types than that compute a property, they are parts of a kind, and one's content is none of another's.
  private static let mostComputed = 8

  private func isLeaf(_ id: TypeID) -> Bool { declarations[id].kind != .protocol && conformers(of: id).isEmpty }
}
