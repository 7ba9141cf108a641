import NavFacts

/// What a function reads again that it has just written: `flow.root = flow.setup()` before `return flow.root`. Whoever else writes the
/// property does not matter there.
extension Linkage {
  /// The value that an earlier statement around `ref` assigns to the same member of the same object; nil where none surely does.
  /// - Parameter name: the member of `self` that a condition reads which only names it: `if let stack { … }`.
  func valueWritten(before ref: NodeRef, of name: Symbol? = nil) -> NodeRef? {
    guard let wanted = path(ref) ?? name.map({ WrittenPath(base: names.selfValue, member: $0) }) else { return nil }
    var child = ref
    while let parent = program.parent(child) {
      switch program[parent].kind {
      case .block, .closure:
        var found: NodeRef?
        for statement in program.children(parent) {
          if statement == child { break }
          if program[statement].kind == .assign, let left = program.firstChild(statement), let path = path(left) {
            if path == wanted { found = program.secondChild(statement) } else if path.base == wanted.member { found = nil }
          }
        }
        // What stands before a closure was written when it was made.
        if found != nil || program[parent].kind == .closure { return found }
      case .funcDecl, .initDecl, .accessor, .varDecl: return nil
      default: break
      }
      child = parent
    }
    return nil
  }

  private struct WrittenPath: Equatable {
    var base: Symbol
    var member: Symbol
  }

  /// `flow.root`, and `self.root`, which may be written without `self`.
  private func path(_ ref: NodeRef) -> WrittenPath? {
    switch program[ref].kind {
    case .name:
      // A local hides the property of its name: `self.stack = stack`.
      switch meaning(of: program[ref].name, at: ref) {
      case .local, .parameter, .closureParameter: return WrittenPath(base: .none, member: program[ref].name)
      default: return WrittenPath(base: names.selfValue, member: program[ref].name)
      }
    case .member:
      guard let base = program.firstChild(ref), program[base].kind == .name else { return nil }
      return WrittenPath(base: program[base].name, member: program[ref].name)
    default: return nil
    }
  }
}

extension Walk {
  /// What a property holds that keeps a screen, where the same function has just written it.
  mutating func valuesWritten(to id: PropertyID, before ref: NodeRef, _ frame: Frame?) -> [Value]? {
    guard linkage.declarations[id].getter == nil, linkage.holdsScreens(linkage.declaredType(of: id)),
      let value = linkage.valueWritten(before: ref, of: linkage.declarations[id].name)
    else { return nil }
    let written = values(of: value, frame)
    return written.contains(where: \.isKnown) ? written : nil
  }
}
