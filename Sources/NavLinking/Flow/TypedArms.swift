import NavFacts

/// Registrations of erased values that ask each of which type it is: `.navigationDestination(for: AnyHashable.self) { value in
/// switch value { case let route as ShopRoute: …; case is Receipt: … } }`. Each arm is the registration of its type.
extension Linkage {
  /// The arms of the one switch that a content is, by the types that they ask for; empty where the content is no such switch.
  func armsByType(in content: NodeRef, taking type: TypeRef) -> [(type: TypeRef, block: NodeRef)] {
    guard case .external(let name, _) = type, text(name) == "AnyHashable", program[content].kind == .closure else { return [] }
    let statements = program.members(content).filter { program[$0].kind != .parameter }
    guard statements.count == 1, let choice = statements.first, program[choice].kind == .switchStmt else { return [] }
    return armsOf(choice).flatMap { arm -> [(type: TypeRef, block: NodeRef)] in
      guard let block = program.first(arm, .block) else { return [] }
      return program.children(arm).filter { program[$0].kind == .pattern }.compactMap(typeAsked).map { ($0, block) }
    }
  }

  /// The type that the whole of a pattern asks for: of `let route as ShopRoute`, `is Receipt`.
  func typeAsked(by pattern: NodeRef) -> TypeRef? {
    switch program[pattern].kind {
    case .cast, .isPattern:
      let type = program.children(pattern).first { program[$0].kind.isType }.map(resolve)
      return type.flatMap { $0.isUnknown ? nil : $0 }
    case .pattern, .unary: return program.firstChild(pattern).flatMap(typeAsked)
    default: return nil
    }
  }
}
