import NavFacts

/// Boxes that hide which enum a route is of: `struct AnyRoute { let base: any Route }`. Whoever is handed one is handed the route.
extension Linkage {
  /// The property of a box in which it keeps a route of any enum of a protocol; nil of types that are no such boxes.
  func routeErased(by id: TypeID) -> PropertyID? {
    let info = declarations[id]
    guard info.kind == .structure || info.kind == .class, !isScreenLike(id) else { return nil }
    if let known = erasedMemo[id] { return known }
    let stored = info.properties.filter { declarations[$0].getter == nil && !declarations[$0].isStatic }
    let kept = stored.filter { property in
      guard case .project(let type) = declaredType(of: property), declarations[type].kind == .protocol else { return false }
      return conformers(of: type).contains(where: mappedEnums.contains)
    }
    let found = kept.count == 1 && stored.count <= 2 ? kept[0] : nil
    erasedMemo[id] = .some(found)
    return found
  }

  /// Whether values of a type are such boxes.
  func isErasedRoute(_ type: TypeRef) -> Bool { type.projectType.flatMap(routeErased) != nil }
}

extension Walk {
  /// The route that a call boxes.
  mutating func routeErased(_ id: TypeID, by call: NodeRef, _ frame: Frame?) -> [Value]? {
    guard let property = linkage.routeErased(by: id), let argument = linkage.given(to: property, by: call) else { return nil }
    let inner = values(of: argument, frame)
    return inner.contains(where: \.isKnown) ? inner : nil
  }
}
