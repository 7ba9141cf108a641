import NavFacts

extension Linkage {
  /// `action: showDetail`, `#selector(showDetail)`: the function as a value.
  func references(to id: FunctionID) -> [NodeRef] {
    // Every way up passes the same few functions.
    if let known = referencesMemo[id] { return known }
    let function = declarations[id]
    let all = mentions(of: function.name).filter { ref in
      if let parent = program.parent(ref), program[parent].kind == .call, program.firstChild(parent) == ref { return false }
      switch program[ref].kind {
      case .name: return functionsMeant(by: ref).contains(id)
      case .member:
        guard let base = program.firstChild(ref), case .type(let owner) = function.owner else { return false }
        return typeOf(base).projectType.map { fits($0, owner) || fits(owner, $0) } ?? false
      default: return false
      }
    }
    referencesMemo[id] = all
    return all
  }

  /// The functions that a plain name stands for; none where it stands for something else.
  private func functionsMeant(by ref: NodeRef) -> [FunctionID] {
    // Asked once for each function of that name.
    if let known = functionsMeantMemo[ref] { return known }
    var meant: [FunctionID] = []
    switch meaning(of: program[ref].name, at: ref) {
    case .functions(let functions): meant = functions
    case .unknown: meant = functionsAdded(to: ref)
    default: break
    }
    functionsMeantMemo[ref] = meant
    return meant
  }

  /// What the program adds by that name to a type of the framework below which the type around stands.
  private func functionsAdded(to ref: NodeRef) -> [FunctionID] {
    guard let added = declarations.externalFunctions[program[ref].name], let type = enclosingType(ref) else { return [] }
    return added.filter { function in
      if case .external(let base) = declarations[function].owner { inherits(type, from: text(base)) } else { false }
    }
  }
}
