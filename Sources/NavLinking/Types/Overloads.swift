import NavFacts

/// Overloads that only the types of their parameters tell apart: `go(to: Tab)` beside `go(to: Root)`, `open(_ cake: Cake)` beside
/// `open(_ bread: Bread)`.
extension Linkage {
  /// Those of `functions` whose parameters can take the arguments of `call`; all of them where none can.
  func overloads(_ functions: [FunctionID], takenBy call: NodeRef) -> [FunctionID] {
    let given = arguments(of: call).filter { tells($0) }
    guard !given.isEmpty else { return functions }
    let fitting = functions.filter { function in
      let parameters = declarations.parameters(of: function)
      guard let pairs = match(parameters, arguments(of: call)) else { return true }
      return pairs.allSatisfy { pair in
        guard given.contains(pair.argument), let type = parameters[pair.parameter].type else { return true }
        return mayTake(pair.argument, resolve(type))
      }
    }
    // `.profile` is the case of the one enum, whatever a type of a library may have.
    let certain = fitting.filter { function in
      let parameters = declarations.parameters(of: function)
      guard let pairs = match(parameters, arguments(of: call)) else { return false }
      return pairs.contains { pair in parameters[pair.parameter].type.map { namesCase(pair.argument, resolve($0)) } ?? false }
    }
    return fitting.isEmpty ? functions : certain.isEmpty ? fitting : certain
  }

  /// Whether an argument is written as a case of an enum: `.cart`, `.item(id: 1)`.
  private func namesCase(_ argument: NodeRef, _ type: TypeRef) -> Bool {
    guard case .project(let wanted) = type, declarations[wanted].kind == .enumeration else { return false }
    let shown = program[argument].kind == .call ? program.firstChild(argument) ?? argument : argument
    return program[shown].kind == .implicitMember && hasCase(program[shown].name, wanted)
  }

  /// Whether an argument may say which overload is meant, without a question about the call itself.
  private func tells(_ argument: NodeRef) -> Bool {
    switch program[argument].kind {
    case .implicitMember, .name, .member: true
    case .call: program.firstChild(argument).map { program[$0].kind == .implicitMember || program[$0].kind == .member } ?? false
    default: false
    }
  }

  /// Whether a parameter of a type may be given an argument; where that cannot be told it may.
  private func mayTake(_ argument: NodeRef, _ type: TypeRef) -> Bool {
    guard case .project(let wanted) = type else { return true }
    guard declarations[wanted].kind == .enumeration else { return mayBe(argument, wanted) }
    let shown = program[argument].kind == .call ? program.firstChild(argument) ?? argument : argument
    switch program[shown].kind {
    case .implicitMember:
      let name = program[shown].name
      if hasCase(name, wanted) || name == names.initName { return true }
      // A constant is not called, and one that is private elsewhere is not meant.
      if let constant = findProperty(name, in: wanted), isSeen(constant, from: argument), shown == argument || declaredType(of: constant).isFunction {
        return true
      }
      return findFunctions(name, in: wanted).contains { isSeen($0, from: argument) }
    case .member:
      // `Tab.cart`: of its own enum, and of no other.
      guard let base = program.firstChild(shown), program[base].kind == .name, case .type(.project(let owner)) = meaning(of: program[base].name, at: base),
        declarations[owner].kind == .enumeration, hasCase(program[shown].name, owner)
      else { return true }
      return owner == wanted
    case .name:
      guard let owner = enumTold(by: shown) else { return true }
      return owner == wanted
    default: return true
    }
  }

  /// Whether what a name stands for may be of a class or structure: one that is of another for certain is not.
  private func mayBe(_ name: NodeRef, _ wanted: TypeID) -> Bool {
    guard declarations[wanted].kind != .protocol, program[name].kind == .name, case .project(let given) = typeOf(name),
      declarations[given].kind != .protocol
    else { return true }
    return fits(given, wanted) || fits(wanted, given)
  }

  /// The enum that a name stands for by its declaration: as a parameter, or as what a pattern takes out of a case.
  private func enumTold(by name: NodeRef) -> TypeID? {
    let type: TypeRef?
    switch meaning(of: program[name].name, at: name) {
    case .parameter(let function, let index): type = declarations.parameters(of: function)[index].type.map(resolve)
    case .patternBinding: type = typeOf(name)
    default: return nil
    }
    guard case .project(let owner)? = type, declarations[owner].kind == .enumeration else { return nil }
    return owner
  }
}
