import NavFacts

/// What is asked of an object's type before something is done with it: `for child in children where child is CartFlow { child.start() }`,
/// `children.filter { !($0 is CartFlow) }`, `children.first { $0 is CartFlow }`.
extension Linkage {
  /// A type that an object was asked for, and whether it has to be of that.
  struct TypeTest {
    var type: TypeID
    var holds: Bool
  }

  /// Whether an object may be of a type, for all that was asked of it where the expression stands.
  func isLeftOpen(_ object: NodeRef, _ type: TypeID) -> Bool { typeTests(of: object).allSatisfy { fits(type, $0.type) == $0.holds } }

  /// Whether an element may be left in a list by `filter`; what is not known may be.
  func isLeft(_ element: NodeRef, by filter: NodeRef) -> Bool {
    guard let closure = arguments(of: filter).first, case let tests = tests(by: closure), !tests.isEmpty else { return true }
    let types = evaluate(element).compactMap(\.objectType)
    return types.isEmpty || types.contains { type in tests.allSatisfy { fits(type, $0.type) == $0.holds } }
  }

  private func typeTests(of object: NodeRef) -> [TypeTest] {
    guard program[object].kind == .name || program[object].kind == .call || program[object].kind == .member else { return [] }
    guard program[object].kind == .name, program[object].name != names.selfValue else { return testsInChain(object, depth: 0) }
    return testsAround(object) + testsInChain(object, depth: 0)
  }

  // MARK: Conditions

  /// What the conditions say that have to hold for the code around a name to run.
  private func testsAround(_ object: NodeRef) -> [TypeTest] {
    var found: [TypeTest] = []
    let name = program[object].name
    func note(_ condition: NodeRef, _ holds: Bool) {
      found += tests(in: condition, holds) { program[$0].kind == .name && program[$0].name == name }
    }
    var child = object
    while let here = program.parent(child), !program[here].kind.isDeclaration || program[here].kind == .varDecl {
      let conditions = program.conditions(of: here)
      switch program[here].kind {
      case .ifStmt:
        if program.first(here, .block) == child {
          for condition in conditions { note(condition, true) }
        } else if conditions.count == 1, !conditions.contains(child) {
          note(conditions[0], false)
        }
      case .forStmt where program[child].kind == .block:
        for condition in conditions.dropFirst(2) { note(condition, true) }
      case .block:
        for statement in program.members(here) where statement < child && program[statement].kind == .guardStmt {
          for condition in program.children(statement) where program[condition].kind != .block { note(condition, true) }
        }
      default: break
      }
      child = here
    }
    return found
  }

  /// - Parameters:
  ///   - holds: whether the condition does.
  ///   - isObject: whether an expression is what is asked about.
  private func tests(in condition: NodeRef, _ holds: Bool, _ isObject: (NodeRef) -> Bool) -> [TypeTest] {
    switch program[condition].kind {
    case .cast:
      guard text(program[condition].name) == "is", let subject = program.firstChild(condition), isObject(subject),
        let type = program.secondChild(condition).flatMap({ resolve($0).projectType })
      else { return [] }
      return [TypeTest(type: type, holds: holds)]
    case .unary:
      guard text(program[condition].name) == "!", let inner = program.firstChild(condition) else { return [] }
      return tests(in: inner, !holds, isObject)
    case .infix where holds && text(program[condition].name) == "&&":
      return program.children(condition).flatMap { tests(in: $0, true, isObject) }
    case .infix where !holds && text(program[condition].name) == "||":
      return program.children(condition).flatMap { tests(in: $0, false, isObject) }
    default: return []
    }
  }

  // MARK: Lists

  /// What was asked of an element where it was taken out of a list.
  private func testsInChain(_ expression: NodeRef, depth: Int) -> [TypeTest] {
    guard depth < 8 else { return [] }
    func next(_ ref: NodeRef?) -> [TypeTest] { ref.map { testsInChain($0, depth: depth + 1) } ?? [] }
    switch program[expression].kind {
    case .name:
      switch meaning(of: program[expression].name, at: expression) {
      case .local(let declaration): return next(program.first(declaration, .initializer).flatMap { program.firstChild($0) })
      case .optionalBinding(let binding):
        guard let value = program.firstChild(binding), value != expression else { return [] }
        return next(value)
      case .closureParameter(let closure, 0): return next(listWalked(by: closure, 0)?.list)
      case .patternBinding(let bind):
        guard let loop = program.parent(bind).flatMap({ program[$0].kind == .pattern ? program.parent($0) : $0 }), program[loop].kind == .forStmt
        else { return [] }
        return next(program.secondChild(loop))
      default: return []
      }
    case .member where ["first", "last"].contains(text(program[expression].name)): return next(program.firstChild(expression))
    case .call:
      guard let callee = program.firstChild(expression), program[callee].kind == .member, let list = program.firstChild(callee) else { return [] }
      switch text(program[callee].name) {
      case "first", "last", "filter": return (arguments(of: expression).first.map { tests(by: $0) } ?? []) + next(list)
      case "sorted", "reversed", "dropFirst", "dropLast": return next(list)
      default: return []
      }
    default: return []
    }
  }

  /// What a closure that says whether an element counts asks of its type: `{ $0 is CartFlow }`, `{ child in !(child is CartFlow) }`.
  private func tests(by closure: NodeRef) -> [TypeTest] {
    let statements = program.children(closure).filter { program[$0].kind != .parameter }
    guard program[closure].kind == .closure, statements.count == 1,
      let condition = program[statements[0]].kind == .returnStmt ? program.firstChild(statements[0]) : statements[0]
    else { return [] }
    return tests(in: condition, true) { subject in
      guard program[subject].kind == .name, case .closureParameter(closure, 0) = meaning(of: program[subject].name, at: subject) else { return false }
      return true
    }
  }
}
