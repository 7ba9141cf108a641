import NavFacts

/// Containers that are filled by a closure as soon as they are made, by a method of a library or of the program's that gives them back:
/// `UINavigationController().then { $0.viewControllers = [home] }`.
extension Walk {
  private var program: Program { linkage.program }

  /// A container with what a closure puts into it that its call is given.
  mutating func filled(_ value: Value, inside call: NodeRef, _ frame: Frame?) -> Value {
    guard case .container(let type, let inner, let identity) = value, !inner.contains(where: \.isKnown),
      let closure = linkage.arguments(of: call).last, program[closure].kind == .closure
    else { return value }
    var put: [Value] = []
    for index in program.subtree(closure) {
      let at = NodeRef(index)
      guard program[at].kind == .assign || program[at].kind == .call, let left = program.firstChild(at), let right = program.secondChild(at),
        program[left].kind == .member, let base = program.firstChild(left), linkage.isFirst(base, of: closure), linkage.fillsController(program[left].name, by: at)
      else { continue }
      put += values(of: right, frame).filter(\.isKnown)
    }
    return put.isEmpty ? value : .container(type, put, identity: identity)
  }
}

extension Linkage {
  /// Whether a name is the first parameter of a closure, with a name of its own or without.
  func isFirst(_ name: NodeRef, of closure: NodeRef) -> Bool {
    guard program[name].kind == .name else { return false }
    guard let parameter = parameter(0, of: closure) else { return text(program[name].name) == "$0" }
    return program[name].name == program[parameter].name
  }

  /// Whether a name is what a closure is called with right after that was made: `$0` in `UINavigationController().then { … }`. It is on no
  /// screen yet.
  func isJustMade(_ name: NodeRef) -> Bool {
    var at = program.parent(name)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .closure {
        guard isFirst(name, of: here), let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call), callee != here,
          program[callee].kind == .member, dialects.calls[program[callee].name] == nil, let made = program.firstChild(callee), program[made].kind == .call,
          let type = program.firstChild(made), case .meta = typeOf(type)
        else { return false }
        return evaluate(made).contains(where: \.isContainer)
      }
      at = program.parent(here)
    }
    return false
  }
}
