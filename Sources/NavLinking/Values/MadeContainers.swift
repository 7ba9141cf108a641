import NavFacts

/// Functions that make a navigation controller and leave it empty: `let home = makeStack(title: "Home")`.
extension Linkage {
  /// An empty container that a function only makes is another one for each call of it.
  func madeAnew(_ value: Value, by call: NodeRef, in body: NodeRef) -> Value {
    guard case .container(let type, let inner, let identity) = value, inner.isEmpty, program.isInside(identity, body), isLeftEmpty(identity, in: body)
    else { return value }
    return .container(type, [], identity: call)
  }

  /// Whether the function that makes a container gives it to nobody else.
  private func isLeftEmpty(_ identity: NodeRef, in body: NodeRef) -> Bool {
    guard let parent = program.parent(identity) else { return false }
    if program[parent].kind == .returnStmt || program[parent].kind == .block { return true }
    guard program[parent].kind == .initializer, let local = program.parent(parent), program[local].kind == .varDecl else { return false }
    return !program.subtree(body).contains { index in
      let at = NodeRef(index)
      guard program[at].kind == .name, program[at].name == program[local].name, let user = program.parent(at) else { return false }
      switch program[user].kind {
      case .member, .returnStmt, .block: return false
      default: return true
      }
    }
  }
}
