import NavFacts

/// What the cases of an enum carry of which a library writes the state: `enum Screen { case cart(Cart) }` of features.
extension Linkage {
  /// The state of a feature, where a case of such an enum is made with one: `.cart(.init(items: items))`, `.cart(.empty)` make a `Cart.State`,
  /// and no `Cart`; nil where the argument may be an event.
  func stateMade(by argument: NodeRef, of feature: TypeRef, in owner: TypeID) -> TypeRef? {
    guard case .project(let id) = feature, let nested = dialects.lenses.values.first.flatMap({ program.symbol($0.nested) }),
      writtenType(nested, in: owner) != nil, case .project(let state)? = nestedType(nested, in: id), state != id
    else { return nil }
    let made = program[argument].kind == .call ? program.firstChild(argument) ?? argument : argument
    guard program[made].kind == .implicitMember else { return nil }
    let name = program[made].name
    let isConstant = findProperty(name, in: state).map { declarations[$0].isStatic } ?? false
    return name == names.initName || isConstant ? .project(state) : nil
  }
}
