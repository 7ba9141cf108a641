import NavFacts

/// What the generic parameter of a framework's type stands for in methods that a program adds to it: `Value` in
/// `extension Binding { func put(_ new: Value) }`, for `$glaze.put(.blue)`.
extension Linkage {
  /// The type that such a method takes where it is called on an expression; nil where the parameter is of another type, or
  /// where the type of the expression is not known.
  ///
  /// - Parameter type: as it is written in the method.
  func taken(_ type: NodeRef, extending owner: Symbol, by callee: NodeRef) -> TypeRef? {
    guard program[callee].kind == .member, let base = program.firstChild(callee) else { return nil }
    switch program[type].kind {
    case .typeOptional: return program.firstChild(type).flatMap { taken($0, extending: owner, by: callee) }
    case .typeArray: return program.firstChild(type).flatMap { taken($0, extending: owner, by: callee) }.map { .array($0) }
    case .typeName: break
    default: return nil
    }
    guard program.firstChild(type) == nil, Self.parametersExtended[text(owner)] == text(program[type].name) else { return nil }
    var held = typeOf(base)
    if case .external(owner, let arguments) = held { held = arguments.first ?? .unknown }
    if owner != names.binding { held = held.element }
    return held.isUnknown ? nil : held
  }

  private static var parametersExtended: [String: String] {
    ["Binding": "Value", "Optional": "Wrapped", "Array": "Element", "Set": "Element"]
  }
}
