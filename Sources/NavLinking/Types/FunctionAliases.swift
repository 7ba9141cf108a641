import NavFacts

/// Types of closures that have a name: `typealias OnSelect = ((Book) -> Void)?`.
extension Linkage {
  /// The function type that a type node is, with optionals, parentheses and names looked through; nil where it is none.
  func functionWritten(by type: NodeRef) -> NodeRef? {
    var at = type
    for _ in 0..<8 {
      switch program[at].kind {
      case .typeFunction: return at
      case .typeOptional, .typeTuple:
        guard let inner = program.firstChild(at) else { return nil }
        at = inner
      case .typeName:
        guard let target = aliased(at) else { return nil }
        at = target
      default: return nil
      }
    }
    return nil
  }

  /// What a name without arguments stands for that only a `typealias` declares.
  func aliased(_ name: NodeRef) -> NodeRef? {
    guard program[name].kind == .typeName || program[name].kind == .name else { return nil }
    // What a generic one stands for, its arguments say.
    guard let alias = aliasNamed(name), program.first(alias, .genericParameter) == nil else { return nil }
    return program.children(alias).first { program[$0].kind.isType }
  }

  /// The declaration in the type that is written before the name, in a type around, or for the whole program.
  private func aliasNamed(_ name: NodeRef) -> NodeRef? {
    let symbol = program[name].name
    if program[name].flags.contains(.qualified) {
      guard program.secondChild(name) == nil, case .project(let owner)? = program.firstChild(name).map(resolve) else { return nil }
      return declarations[owner].typealiases[symbol]
    }
    guard program.size(name) == 1, declarations.typesByName[symbol] == nil else { return nil }
    var around = enclosingType(name)
    while let type = around {
      if let alias = declarations[type].typealiases[symbol] { return alias }
      around = declarations[type].outer
    }
    guard let all = declarations.globalTypealiases[symbol] else { return nil }
    let here = declarations.moduleOfFile[program.file(name)]
    return all.first { declarations.moduleOfFile[program.file($0)] == here } ?? all.first
  }
}
