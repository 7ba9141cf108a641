import NavFacts

extension Linkage {
  /// The list of which an expression picks one element, whichever that is: `pages` of `pages[index]`, of `pages.first { $0.kind == kind }`, and
  /// of what is bound to such.
  ///
  /// - Returns: nil also where a plain number tells the element; `member` is what is asked of the one that is picked.
  func listPicked(by expression: NodeRef, depth: Int = 0) -> (list: NodeRef, member: Symbol?)? {
    guard depth < 4 else { return nil }
    switch program[expression].kind {
    case .subscript:
      guard let list = program.firstChild(expression), case .array = typeOf(list), case let given = arguments(of: expression), given.count == 1,
        program[given[0]].kind != .number
      else { return nil }
      return (list, nil)
    case .call:
      guard let callee = program.firstChild(expression), program[callee].kind == .member, program[callee].name == names.first,
        let list = program.firstChild(callee), case .array = typeOf(list), arguments(of: expression).count == 1
      else { return nil }
      return (list, nil)
    case .member:
      guard let base = program.firstChild(expression), let picked = listPicked(by: base, depth: depth + 1), picked.member == nil else { return nil }
      return (picked.list, program[expression].name)
    case .unary: return program.firstChild(expression).flatMap { listPicked(by: $0, depth: depth + 1) }
    case .name:
      if case .optionalBinding(let binding) = meaning(of: program[expression].name, at: expression) {
        return program.firstChild(binding).flatMap { listPicked(by: $0, depth: depth + 1) }
      }
      let initial = initial(of: expression)
      return initial == expression ? nil : listPicked(by: initial, depth: depth + 1)
    default: return nil
    }
  }
}
