import NavFacts

/// Lists that a function fills before it hands them on.
extension Linkage {
  /// What stands in a list, literal or filled in place: `var tabs: [UIViewController] = []; tabs.append(home); tabs[1] = cart`. Each element
  /// is decided where it stands; nil where some of them are not seen.
  func elementsPut(into expression: NodeRef) -> [NodeRef]? {
    if let listed = listedElements(expression) { return listed }
    guard program[expression].kind == .name, case .local(let local) = meaning(of: program[expression].name, at: expression), isAddedTo(local) else {
      return nil
    }
    let first = program.first(local, .initializer).flatMap { program.firstChild($0) }
    var all: [NodeRef] = []
    if let first, program[first].kind == .array { all += program.children(first) } else if let first, !isFilledLater(first) { return nil }
    for place in additions(to: local) {
      // One place adds several in a loop: they are told where the list is handed on.
      guard !isRepeated(place, within: program.parent(local)), let added = elementAdded(at: place) else { return nil }
      all.append(added)
    }
    return all
  }

  /// `[UIViewController]()`, `[UIViewController](repeating: UIViewController(), count: 2)`: what is put in later stands for it.
  private func isFilledLater(_ made: NodeRef) -> Bool {
    guard program[made].kind == .call, let callee = program.firstChild(made), program[callee].kind == .array else { return false }
    let arguments = arguments(of: made)
    return arguments.isEmpty || arguments.first.map { text(program.label($0)) == "repeating" } ?? false
  }

  private func isRepeated(_ place: NodeRef, within body: NodeRef?) -> Bool {
    var at = program.parent(place)
    while let here = at, here != body {
      switch program[here].kind {
      case .forStmt, .whileStmt, .repeatStmt, .closure: return true
      default: at = program.parent(here)
      }
    }
    return false
  }

  private func elementAdded(at place: NodeRef) -> NodeRef? {
    guard let user = program.parent(place) else { return nil }
    if program[place].kind == .subscript { return program.secondChild(user) }
    guard program[user].kind == .call, program.firstChild(user) == place, let element = arguments(of: user).first, program.label(element).isNone
    else { return nil }
    return element
  }

  /// Whether elements are put into the list that a local is: `stacks.append(x)`, `stacks[index] = x`.
  func isAddedTo(_ local: NodeRef) -> Bool { !additions(to: local).isEmpty }

  private func additions(to local: NodeRef) -> [NodeRef] {
    guard let body = program.parent(local) else { return [] }
    return program.subtree(body).lazy.map { NodeRef($0) }.filter { at in
      guard at > local, let base = program.firstChild(at), program[base].kind == .name, program[base].name == program[local].name else { return false }
      switch program[at].kind {
      case .member: return program[at].name == names.append || program[at].name == names.insert
      case .subscript: return program.parent(at).map { program[$0].kind == .assign && program.firstChild($0) == at } ?? false
      default: return false
      }
    }
  }
}
