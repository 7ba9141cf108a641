import NavFacts

extension Linkage {
  /// A view of the program that only surrounds other content: generic over it, made with a closure that builds it, or a box around it.
  func isWrapperView(_ id: TypeID) -> Bool {
    // What has a state of its own is more than its content.
    if declarations[id].properties.contains(where: { !subjects(of: declaredType(of: $0)).isEmpty }) { return false }
    if declarations[id].isGeneric, isView(id), !isGenericOverModels(id) { return true }
    if boxesView(id) { return true }
    return declarations[id].properties.contains { property in
      // Content that may be missing is a part beside others.
      guard let type = declarations[property].type, program[type].kind != .typeOptional else { return false }
      if case .function(let result) = resolve(type) { return isViewLike(result) }
      return false
    } && isView(id)
  }

  /// Whether all that a view leaves open is of which type the model is that it watches, and there is one that it is made with:
  /// `struct CartView<Model: CartModelling>: View { @ObservedObject var model: Model }`.
  private func isGenericOverModels(_ id: TypeID) -> Bool {
    program.children(declarations[id].node).filter { program[$0].kind == .genericParameter }.allSatisfy { parameter in
      declarations[id].properties.contains { property in
        guard let type = declarations[property].type, program[type].name == program[parameter].name, declarations[property].hasAttributes else { return false }
        // No view is watched as an object.
        return ["StateObject", "ObservedObject", "EnvironmentObject"].contains { hasAttribute($0, property) } || typeMade(for: property) != nil
      }
    }
  }

  /// A view that is nothing but the erased view it keeps: `struct Page: View { let view: AnyView; var body: some View { view } }`.
  private func boxesView(_ id: TypeID) -> Bool {
    let kept = declarations[id].properties.filter { property in
      guard declarations[property].getter == nil, declarations[property].initial == nil, !declarations[property].isStatic,
        case .external(let name, _) = declaredType(of: property)
      else { return false }
      return name == names.anyView || name == names.view
    }
    guard !kept.isEmpty, isView(id), let body = bodyGetter(id), case let shown = returnedExpressions(of: body), shown.count == 1 else { return false }
    var at = shown[0]
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member, let base = program.firstChild(callee) { at = base }
    return propertyWritten(by: at).map(kept.contains) ?? false
  }
}
