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
  /// The first node of an expression in its source: the innermost callee or base.
  func leftmost(_ expression: NodeRef) -> NodeRef {
    var at = expression
    while [.call, .member].contains(program[at].kind), let base = program.firstChild(at) { at = base }
    return at
  }

  /// How an expression of names, members, numbers and calls of these is written as a rule; nil for others.
  func plainCode(_ ref: NodeRef) -> String? {
    let node = program[ref]
    let children = Array(program.children(ref))
    switch node.kind {
    case .name, .number: return children.isEmpty && !node.name.isNone ? text(node.name) : nil
    case .implicitMember: return children.isEmpty ? "." + text(node.name) : nil
    case .boolean: return node.flags.contains(.isTrue) ? "true" : "false"
    case .member:
      guard children.count == 1, !node.flags.contains(.optionalChain), let base = plainCode(children[0]) else { return nil }
      return base + "." + text(node.name)
    case .call:
      guard let callee = children.first.flatMap(plainCode), !node.flags.contains(.optionalChain) else { return nil }
      let arguments = children.dropFirst().map { child in
        plainCode(child).map { (program.label(child).isNone ? "" : text(program.label(child)) + ": ") + $0 }
      }
      guard arguments.allSatisfy({ $0 != nil }) else { return nil }
      return callee + "(" + arguments.compactMap { $0 }.joined(separator: ", ") + ")"
    default: return nil
    }
  }

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
