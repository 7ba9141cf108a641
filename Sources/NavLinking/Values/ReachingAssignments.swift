import NavFacts

/// Which assignments to a local may be what a place reads.
extension Linkage {
  /// The part of a function whose assignments to a local may reach a place: from the statement that surely wrote it anew, be it an `if`
  /// with an `else` each branch of which did, to the place. What the local was made with reaches it where no such statement stands between.
  struct ReachingPart {
    /// Nil where the local may still be what it was made with.
    var start: NodeRef?
    var end: NodeRef
  }

  /// Nil where that is not told: code in a loop or a closure may run after what stands behind it. Nil, too, of what keeps no screens: it
  /// is cheaper to take all that is ever assigned to it.
  func reachingPart(of local: NodeRef, _ name: Symbol, at use: NodeRef) -> ReachingPart? {
    guard let body = program.parent(local), program.isInside(use, body), use > local, isOfOneScreen(typeOfLocal(local)) else { return nil }
    var child = use
    var start: NodeRef?
    while child != body, let parent = program.parent(child) {
      switch program[parent].kind {
      case .closure, .forStmt, .whileStmt, .repeatStmt, .funcDecl, .deferStmt: if parent != body { return nil }
      default: break
      }
      if start == nil, parent == body || program[parent].kind == .block {
        for statement in program.children(parent) {
          if statement == child { break }
          if statement > local, alwaysAssigns(statement, name) { start = statement }
        }
      }
      child = parent
    }
    return child == body ? ReachingPart(start: start, end: use) : nil
  }

  private func isOfOneScreen(_ type: TypeRef) -> Bool {
    switch type {
    case .project(let id): isScreenLike(id)
    case .external(let name, _): isScreenLike(name) || name == names.viewController
    default: false
    }
  }

  /// Whether a statement writes a local, whatever it decides meanwhile.
  private func alwaysAssigns(_ statement: NodeRef, _ name: Symbol) -> Bool {
    switch program[statement].kind {
    case .assign:
      // `pages += more` adds to what was there.
      guard program[statement].name == names.equal else { return false }
      return program.firstChild(statement).map { program[$0].kind == .name && program[$0].name == name } ?? false
    case .ifStmt:
      let parts = program.children(statement).map { $0 }
      guard let first = parts.firstIndex(where: { program[$0].kind == .block }), first + 1 < parts.count else { return false }
      return parts[first...].allSatisfy { part in
        program[part].kind == .block ? program.children(part).contains { alwaysAssigns($0, name) } : alwaysAssigns(part, name)
      }
    default: return false
    }
  }
}
