import NavFacts

/// Who has a closure: a local variable, or what sends to its publisher.
extension Linkage {
  /// The local variable that a closure is given to.
  func localGiven(_ closure: NodeRef, _ parent: NodeRef) -> NodeRef? {
    switch program[parent].kind {
    case .initializer: return program.parent(parent).flatMap { declarations.propertyOfNode[$0] == nil && program[$0].kind == .varDecl ? $0 : nil }
    case .assign:
      guard let left = program.firstChild(parent), left != closure, program[left].kind == .name,
        case .local(let declaration) = meaning(of: program[left].name, at: left)
      else { return nil }
      return declaration
    default: return nil
    }
  }

  /// `viewModel.didFinish.sink { … }` in a flow or coordinator: who sends is who owns the subject. Who is asked for a view watches nothing:
  /// `parts.door.welcome(onOpen: { … })`.
  func publisherOwner(_ callee: NodeRef, from closure: NodeRef) -> TypeID? {
    guard program[callee].kind == .member, program.parent(callee).map({ isViewLike(typeOf($0)) }) != true else { return nil }
    return streamOwner(program.firstChild(callee), from: closure)
  }

  /// The object of another type whose stream, or what is made of it, code at `place` watches.
  func streamOwner(_ chain: NodeRef?, from place: NodeRef) -> TypeID? {
    guard let here = enclosingType(place), !isScreenLike(here) else { return nil }
    var at = chain
    while let link = at {
      guard let base = program.firstChild(link) else { return nil }
      if program[link].kind == .member, case .project(let owner) = typeOf(base), owner != here,
        findProperty(program[link].name, in: owner) != nil || unprefixed(program[link].name) != nil
      {
        return owner
      }
      at = base
    }
    return nil
  }

  /// Whether what is watched is the answer to what the code itself asks of an object that no screen has: `tools.mill.grind(3).sink { … }`.
  func watchesAnswer(_ callee: NodeRef) -> Bool {
    var at = program.firstChild(callee)
    while let link = at, let base = program.firstChild(link) {
      if program[link].kind == .member, let call = program.parent(link), program[call].kind == .call, program.firstChild(call) == link,
        case .project(let asked) = typeOf(base), !findFunctions(program[link].name, in: asked).isEmpty, holders(of: asked).isEmpty
      {
        return true
      }
      if program[link].kind == .member, case .project(let owner) = typeOf(base), findProperty(program[link].name, in: owner) != nil { return false }
      at = base
    }
    return false
  }
}
