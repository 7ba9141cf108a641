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
    if case .functions(let functions) = meaning(of: program[ref].name, at: ref) { meant = functions }
    functionsMeantMemo[ref] = meant
    return meant
  }
}
