import NavFacts
import NavSource

/// `popToViewController` with what was just made, written so that it goes back to the one on the stack.
extension Linkage {
  /// Empty where the call, or what it is given, is not written plainly: then it would not surely compile.
  func goingBackToExisting(_ call: NodeRef) -> [Edit] {
    guard let block = program.parent(call), program[block].kind == .block, isStatement(call, in: block), let callee = program.firstChild(call),
      program[callee].kind == .member, let base = program.firstChild(callee), let receiver = plainCode(base)
    else { return [] }
    let given = arguments(of: call)
    guard given.count == 2, program.label(given[0]).isNone, program[given[1]].kind == .boolean, let shown = plainCode(given[0]) else { return [] }
    let controller = receiver + (program[callee].flags.contains(.optionalChain) ? "?." : ".")
    func pop(_ name: String) -> String {
      "\(controller)popToViewController(\(name), animated: \(program[given[1]].flags.contains(.isTrue) ? "true" : "false"))"
    }
    guard let statement = program.piece(leftmost(call), pop(shown)) else { return [] }
    if let type = madeType(given[0]) {
      let search = "\(controller)viewControllers.first(where: { $0 is \(type) })"
      return [Edit(statement, with: "if let existing = \(search) { \(pop("existing")) }")]
    }
    guard program[given[0]].kind == .name, case .local(let declaration) = meaning(of: program[given[0]].name, at: given[0]),
      let made = constant(declaration, usedOnlyAt: given[0], behind: call, in: block), let type = madeType(made), let code = plainCode(made),
      let old = program.piece(leftmost(made), code)
    else { return [] }
    return [
      Edit(old, with: "\(controller)viewControllers.first { $0 is \(type) }"), Edit(statement, with: "if let \(shown) { \(pop(shown)) }"),
    ]
  }

  /// Whether nobody takes what a call gives back.
  private func isStatement(_ call: NodeRef, in block: NodeRef) -> Bool {
    if Array(program.children(block)).count > 1 { return true }
    guard let function = program.parent(block), program[function].kind == .funcDecl else { return false }
    return program.first(function, .result) == nil
  }

  /// `HomeViewController` for `HomeViewController()`.
  private func madeType(_ made: NodeRef) -> String? {
    guard program[made].kind == .call, let callee = program.firstChild(made), program[callee].kind == .name, case .meta(.project) = typeOf(callee) else {
      return nil
    }
    return plainCode(callee)
  }

  /// What a `let` holds that stands right before a statement, and is named by that alone.
  private func constant(_ declaration: NodeRef, usedOnlyAt use: NodeRef, behind statement: NodeRef, in block: NodeRef) -> NodeRef? {
    let statements = Array(program.members(block))
    guard let index = statements.firstIndex(of: statement), index > 0, statements[index - 1] == declaration,
      program[declaration].kind == .varDecl, program[declaration].flags.contains(.isLet), program.first(declaration, .annotation) == nil,
      !program.subtree(block).contains(where: { program[NodeRef($0)].kind == .name && program[NodeRef($0)].name == program[use].name && NodeRef($0) != use })
    else { return nil }
    return program.first(declaration, .initializer).flatMap { program.firstChild($0) }
  }
}
