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
      case .name:
        if case .functions(let functions) = meaning(of: function.name, at: ref) { return functions.contains(id) }
        return false
      case .member:
        guard let base = program.firstChild(ref), case .type(let owner) = function.owner else { return false }
        return typeOf(base).projectType.map { fits($0, owner) || fits(owner, $0) } ?? false
      default: return false
      }
    }
    referencesMemo[id] = all
    return all
  }
}
