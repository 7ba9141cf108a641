import NavFacts
import NavSource

/// Code for edits. Trees hold no text, so it is said how it is written as a rule; whoever applies an edit looks first.
extension Program {
  /// Code around a node, on its line.
  ///
  /// - Parameters:
  ///   - text: what stands there if it is written as it is as a rule.
  ///   - before: how many bytes of it stand before the node.
  /// - Returns: nil where the line is too short for it.
  func piece(_ ref: NodeRef, _ text: String, before: Int = 0) -> CodePiece? {
    var place = place(ref)
    guard place.column > before, offset(ref) >= before else { return nil }
    place.column -= before
    place.length = text.utf8.count
    return CodePiece(place: place, offset: offset(ref) - before, text: text)
  }
}

extension Linkage {
  /// `$path` for a stack's `.constant(path)`, where the view has such a state.
  func bindingInsteadOfConstant(of stack: NodeRef) -> Edit? {
    guard let call = arguments(of: stack).first(where: { program[$0].kind == .call }), let callee = program.firstChild(call),
      program[callee].kind == .implicitMember, program[callee].name == names.constant
    else { return nil }
    let given = arguments(of: call)
    guard given.count == 1, program[given[0]].kind == .name, program.firstChild(given[0]) == nil, program.label(given[0]).isNone,
      case .property(let id) = meaning(of: program[given[0]].name, at: given[0]), declarations[id].owner == enclosingOwner(stack),
      hasAttribute("State", id) || hasAttribute("Binding", id)
    else { return nil }
    let name = text(program[given[0]].name)
    return program.piece(callee, ".constant(\(name))").map { Edit($0, with: "$" + name) }
  }
}
