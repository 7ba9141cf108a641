import NavFacts
import NavSource

/// Modifiers that may hang elsewhere in the same body and mean the same there.
extension Linkage {
  /// Hangs a modifier on a view around the one that it hangs on; nil where it asks for something that is bound between the two.
  ///
  /// - Parameter holder: the call of that view, or of its modifier in whose content the other one stands.
  func move(_ call: NodeRef, behind holder: NodeRef) -> CodeMove? {
    guard program.isInside(call, holder), !needsNames(call, boundIn: holder), let name = namePiece(of: call),
      let target = program.firstChild(holder).flatMap({ program.piece($0, text(program[$0].name)) })
    else { return nil }
    return CodeMove(.modifier(name), .behind(target))
  }

  /// Hangs a modifier of a stack on the one view inside the stack's braces; nil where that holds another number of them.
  func move(_ call: NodeRef, inside stack: NodeRef) -> CodeMove? {
    guard let name = namePiece(of: call), let callee = program.firstChild(stack), program[callee].kind == .name,
      let target = program.piece(callee, text(program[callee].name)), let content = arguments(of: stack).last, program[content].kind == .closure
    else { return nil }
    let views = Array(program.children(content))
    guard views.count == 1, program[views[0]].kind == .call else { return nil }
    return CodeMove(.modifier(name), .insideLast(target))
  }

  private func namePiece(of call: NodeRef) -> CodePiece? {
    guard let callee = program.firstChild(call), program[callee].kind == .member, !program[callee].flags.contains(.optionalChain) else { return nil }
    return program.piece(callee, text(program[callee].name))
  }

  /// Whether the arguments of a call name something that the code between a holder and the call binds: a row's value, `$0`.
  private func needsNames(_ call: NodeRef, boundIn holder: NodeRef) -> Bool {
    let given = arguments(of: call)
    var bound: Set<Symbol> = []
    for index in program.subtree(holder) {
      let ref = NodeRef(index)
      if given.contains(where: { program.isInside(ref, $0) }) { continue }
      switch program[ref].kind {
      case .parameter, .bind, .varDecl, .optionalBinding, .funcDecl: bound.insert(program[ref].name)
      default: continue
      }
    }
    return given.contains { argument in
      program.subtree(argument).contains { index in
        let ref = NodeRef(index)
        guard program[ref].kind == .name else { return false }
        let name = program[ref].name
        if let last = text(name).utf8.last, text(name).utf8.first == 0x24, (0x30...0x39).contains(last) { return !isInClosure(ref, below: call) }
        return bound.contains(name) || unprefixed(name).map(bound.contains) ?? false
      }
    }
  }

  private func isInClosure(_ ref: NodeRef, below call: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, here != call {
      if program[here].kind == .closure { return true }
      at = program.parent(here)
    }
    return false
  }
}
