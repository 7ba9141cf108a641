import NavFacts

/// What a coordinator shows first, where it chooses by what it was made with: `switch style { case .short: … }` of `let style: Style`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Those of a coordinator's decisions that the objects which `site` speaks of may come to; all of them where that is not told.
  func chosen(_ drafts: [TransitionDraft], at site: NodeRef) -> [TransitionDraft] {
    guard drafts.count > 1 else { return drafts }
    let left = drafts.filter { draft in
      let arms = arms(around: draft.site)
      guard !arms.isEmpty, let type = linkage.enclosingType(draft.site) else { return true }
      let objects = objects(of: type, namedIn: site)
      return objects.isEmpty || objects.contains { object in
        var walk = Walk(linkage: linkage)
        let inside = Frame(parameters: [:], selfValue: object, outer: nil, depth: 1)
        return arms.allSatisfy { arm in
          var subject: KeptValues?
          return walk.mayRun(arm.arm, of: arm.statement, inside, &subject)
        }
      }
    }
    return left.isEmpty ? drafts : left
  }

  /// The arms that code stands in, up to its function.
  func arms(around site: NodeRef) -> [(arm: NodeRef, statement: NodeRef)] {
    var all: [(NodeRef, NodeRef)] = []
    var arm: NodeRef?
    var at = program.parent(site)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .caseArm { arm = here }
      if program[here].kind == .switchStmt, let found = arm {
        all.append((found, here))
        arm = nil
      }
      at = program.parent(here)
    }
    return all
  }

  /// The objects of a type that names in an expression stand for, with the calls that made them.
  private func objects(of type: TypeID, namedIn expression: NodeRef) -> [Value] {
    program.subtree(expression).map { NodeRef($0) }.filter { program[$0].kind == .name }.flatMap { linkage.evaluate($0) }.filter { value in
      if case .object(type, _?) = value { true } else { false }
    }
  }
}
