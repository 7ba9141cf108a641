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
    if fitting.isEmpty { return functions }
    // `.profile` is the case of the one enum, whatever a type of a library may have.
    let certain = fitting.filter { gives(call, to: $0, as: namesCase) }
    if !certain.isEmpty { return certain }
    // Of two in one place the one that asks for just the argument's type takes it. What fulfils another may ask for a type below.
    let exact = Set(fitting.filter { gives(call, to: $0, as: isExactly) })
    // Generated visitors overload one name hundreds of times, and their subclasses override it as often.
    if exact.isEmpty || exact.count == fitting.count { return fitting }
    let owners = Set(exact.map { declarations[$0].owner })
    return fitting.filter { exact.contains($0) || !owners.contains(declarations[$0].owner) }
  }

  /// Whether an argument of a call and the type of the parameter that takes it are as asked.
  private func gives(_ call: NodeRef, to function: FunctionID, as asked: (NodeRef, TypeRef) -> Bool) -> Bool {
    let parameters = declarations.parameters(of: function)
    guard let pairs = match(parameters, arguments(of: call)) else { return false }
    return pairs.contains { pair in parameters[pair.parameter].type.map { asked(pair.argument, resolve($0)) } ?? false }
  }

  /// Whether an argument is a name for a value of just this type, not of one below it.
  private func isExactly(_ argument: NodeRef, _ type: TypeRef) -> Bool {
    guard case .project(let wanted) = type, declarations[wanted].kind != .enumeration else { return false }
    return program[argument].kind == .name && typeOf(argument) == type
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
    case .call: program.firstChild(argument).map { [.implicitMember, .member, .name].contains(program[$0].kind) } ?? false
    default: false
    }
  }

  /// Whether a parameter of a type may be given an argument; where that cannot be told it may.
  private func mayTake(_ argument: NodeRef, _ type: TypeRef) -> Bool {
    guard case .project(let wanted) = type else { return mayBe(argument, type) }
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

  /// Whether an argument may be of a class, structure or protocol: one that is of another for certain is not.
  private func mayBe(_ argument: NodeRef, _ wanted: TypeID) -> Bool {
    guard let given = typeTold(by: argument) else { return true }
    return fits(given, wanted) || fits(wanted, given) || externalBases(given).contains { adopts($0, wanted) }
  }

  /// Whether an argument may be of a framework's type: no value that is neither is given as a view controller or a view.
  private func mayBe(_ argument: NodeRef, _ wanted: TypeRef) -> Bool {
    guard case .external(let name, _) = wanted else { return true }
    let isController = isScreenLike(name)
    guard isController || dialects.viewProtocols.contains(name), let given = typeTold(by: argument) else { return true }
    return isController ? isViewController(given) || declarations[given].kind == .class && !externalBases(given).isEmpty : isViewLike(.project(given))
  }

  /// The class, structure or enum of the program that an argument is of for certain: by what a name stands for, or as one that is
  /// made in place.
  private func typeTold(by argument: NodeRef) -> TypeID? {
    let told: TypeRef
    switch program[argument].kind {
    case .name: told = typeOf(argument)
    case .call:
      guard let made = program.firstChild(argument), program[made].kind == .name, case .type(let type) = meaning(of: program[made].name, at: made)
      else { return nil }
      told = type
    default: return nil
    }
    guard case .project(let given) = told, declarations[given].kind != .protocol else { return nil }
    return given
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
