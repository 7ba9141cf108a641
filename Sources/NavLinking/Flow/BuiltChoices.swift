import NavFacts

/// Content that a function or getter makes by a state, asked for where a view shows it: `coordinator.view(for: coordinator.page)`,
/// `router.currentView`, where the body of that is `switch page { … }`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The choices that a mapping makes for the views which ask for it, each by the state that it is given there or looks at itself.
  func builtChoices(_ mapping: NodeRef, _ type: TypeID) -> [ContentChoice] {
    guard let subject = program.firstChild(mapping) else { return [] }
    let body = linkage.enclosingBody(mapping)
    if case .function(let function) = body, program[subject].kind == .name,
      case .parameter(function, let index) = linkage.meaning(of: program[subject].name, at: subject)
    {
      return callers(of: function).flatMap { caller -> [ContentChoice] in
        let given = linkage.match(declarations.parameters(of: function), linkage.arguments(of: caller.call))?.first { $0.parameter == index }?.argument
        guard let given, choosingState(given) != nil else { return [] }
        return shownUses(of: caller.call).map { ContentChoice(node: $0, mapping: mapping, type: type, state: given) }
      }
    }
    guard linkage.enclosingType(mapping).map(linkage.isView) != true, choosingState(subject) != nil else { return [] }
    return uses(of: body).flatMap { shownUses(of: $0) }.map { ContentChoice(node: $0, mapping: mapping, type: type, state: subject) }
  }

  /// The places in views that show what an expression makes: where it stands itself, or where what gives it back is asked.
  private func shownUses(of expression: NodeRef, depth: Int = 0) -> [NodeRef] {
    if stands(expression) { return [expression] }
    guard depth < 4, linkage.enclosingType(expression).map(linkage.isView) != true else { return [] }
    return uses(of: linkage.enclosingBody(expression)).flatMap { shownUses(of: $0, depth: depth + 1) }
  }

  /// Who asks for the view that a body makes.
  private func uses(of body: Linkage.EnclosingBody) -> [NodeRef] {
    switch body {
    case .function(let function):
      guard let result = declarations[function].result, linkage.isViewLike(linkage.resolve(result)) else { return [] }
      return callers(of: function).map(\.call)
    case .property(let id):
      guard linkage.isViewLike(linkage.declaredType(of: id)) else { return [] }
      return linkage.mentions(of: declarations[id].name).filter { linkage.propertyWritten(by: $0) == id }
    case .none: return []
    }
  }

  // MARK: Choices asked for

  /// A choice by a state that an expression asks something else to make.
  struct AskedChoice {
    var mapping: NodeRef
    var type: TypeID
    var state: NodeRef
  }

  /// The choice that a function, a getter, or a view makes by the state that it is given; nil of other expressions.
  ///
  ///     coordinator.view(for: coordinator.page)
  ///     coordinator.page.view
  ///     PageView(page: coordinator.page)
  func choiceAsked(by expression: NodeRef) -> AskedChoice? {
    switch program[expression].kind {
    case .member:
      guard let property = linkage.propertyWritten(by: expression), let body = declarations[property].getter else { return nil }
      return askedOfItself(program.firstChild(expression), body)
    case .call:
      if let function = builder(calledBy: expression) {
        guard let body = declarations[function].body, let choice = ownSwitch(in: body), let type = linkage.mappings[choice],
          let subject = program.firstChild(choice), program[subject].kind == .name
        else { return nil }
        guard case .parameter(function, let index) = linkage.meaning(of: program[subject].name, at: subject) else {
          return askedOfItself(program.firstChild(expression).flatMap { program.firstChild($0) }, body)
        }
        let given = linkage.match(declarations.parameters(of: function), linkage.arguments(of: expression))?.first { $0.parameter == index }?.argument
        return given.flatMap { isVariable($0) ? AskedChoice(mapping: choice, type: type, state: $0) : nil }
      }
      guard let callee = program.firstChild(expression), case .meta(.project(let view)) = linkage.typeOf(callee), linkage.isView(view),
        let body = linkage.bodyGetter(view), let choice = ownSwitch(in: body), let type = linkage.mappings[choice],
        let held = program.firstChild(choice).flatMap(linkage.propertyWritten), declarations[held].owner == .type(view), isOnlyGiven(held),
        let state = linkage.given(to: held, by: expression), isVariable(state)
      else { return nil }
      return AskedChoice(mapping: choice, type: type, state: state)
    default: return nil
    }
  }

  /// What the value of a state says of itself: `switch self { … }`.
  private func askedOfItself(_ state: NodeRef?, _ body: NodeRef) -> AskedChoice? {
    guard let state, isVariable(state), let choice = ownSwitch(in: body), let type = linkage.mappings[choice], linkage.typeOf(state).projectType == type,
      let subject = program.firstChild(choice), program[subject].kind == .name, program[subject].name == linkage.names.selfValue
    else { return nil }
    return AskedChoice(mapping: choice, type: type, state: state)
  }

  private func isVariable(_ state: NodeRef) -> Bool { linkage.propertyWritten(by: state).map { !declarations[$0].isLet } ?? false }

  /// The switch that a body is, perhaps in a group: `Group { switch page { … } }`.
  private func ownSwitch(in body: NodeRef) -> NodeRef? {
    if let choice = program.members(body).first(where: { program[$0].kind == .switchStmt }) { return choice }
    let statements = program.members(body).filter { program[$0].kind != .varDecl }
    guard statements.count == 1, case let told = telling(statements[0]), program[told].kind == .call, let callee = program.firstChild(told),
      program[callee].kind == .name, isTransparent(program[callee].name), let closure = contentArgument(of: told), program[closure].kind == .closure
    else { return nil }
    return program.members(closure).first { program[$0].kind == .switchStmt }
  }

  /// The function that makes content where a view asks for it: the view's own, or one of an object that the view has.
  func builder(calledBy call: NodeRef) -> FunctionID? {
    guard let callee = program.firstChild(call), program[callee].kind == .name || program[callee].kind == .member,
      case let targets = linkage.callTargets(of: call), let function = targets.functions.first
    else { return nil }
    if let type = linkage.enclosingType(call), declarations[function].owner == .type(type) { return function }
    guard targets.functions.count == 1, let result = declarations[function].result, linkage.isViewLike(linkage.resolve(result)) else { return nil }
    return function
  }
}
