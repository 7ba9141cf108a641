import NavDialects
import NavFacts

/// What libraries hand to closures, and the events that are sent to features: `Reduce { state, action in … }`, `store.send(.saved)`.
extension Linkage {
  /// The type of a closure's parameter where a library declares it.
  func libraryClosureParameter(_ closure: NodeRef, of call: NodeRef, _ index: Int) -> TypeRef? {
    guard let callee = program.firstChild(call) else { return nil }
    if let made = madeByInit(call, callee) { return type(made.rows, made.arguments, index) }
    guard let rows = dialects.closures[program[callee].name] else { return nil }
    for row in rows where index < row.parameters.count {
      if let label = row.label, text(program.label(closure)) != label { continue }
      if let found = type(row.parameters[index], index, of: call, callee) { return found }
    }
    return nil
  }

  /// `let reducer: Reduce<State, Action> = .init { state, action in … }`: a library's type that is wanted, and its generic arguments.
  private func madeByInit(_ call: NodeRef, _ callee: NodeRef) -> (rows: [ClosureRow], arguments: [TypeRef])? {
    guard program[callee].kind == .implicitMember, program[callee].name == names.initName,
      case .external(let wanted, let arguments)? = expectedType(of: call), let rows = dialects.closures[wanted]
    else { return nil }
    return (rows, arguments)
  }

  /// What a library hands to the closure with which a value of its type is made, by that type's generic arguments.
  private func type(_ rows: [ClosureRow], _ arguments: [TypeRef], _ index: Int) -> TypeRef? {
    for row in rows where index < row.parameters.count {
      guard case .nested(let name) = row.parameters[index] else { continue }
      if index < arguments.count, arguments.count > 1 { return arguments[index] }
      if case .project(let feature)? = arguments.first, let symbol = program.symbol(name) { return nestedType(symbol, in: feature) }
    }
    return nil
  }

  private func type(_ parameter: ClosureRow.Parameter, _ index: Int, of call: NodeRef, _ callee: NodeRef) -> TypeRef? {
    let arguments = arguments(of: call)
    switch parameter {
    case .nested(let name):
      let written = program.children(callee).filter { program[$0].kind.isType }
      if index < written.count { return resolve(written[index]) }
      guard let symbol = program.symbol(name) else { return nil }
      return declaredAround(call, symbol, index) ?? lookUpType(symbol, from: call)
    case .argument(let position):
      return position < arguments.count ? typeOf(arguments[position]) : nil
    case .narrowed(let position, let label):
      guard position < arguments.count else { return nil }
      let given = typeOf(arguments[position])
      guard case .external(let lens, _) = given, let state = seen(through: given), let path = argument(label, of: call),
        let part = end(of: path, from: state)?.type, !part.isUnknown
      else { return given }
      return .external(lens, [part])
    case .seen(let position):
      return position < arguments.count ? seen(through: typeOf(arguments[position]))?.element : nil
    case .taken: return expectedType(of: call).flatMap { valueTaken(by: $0) }
    case .element(let position):
      guard position < arguments.count else { return nil }
      let given = typeOf(arguments[position])
      guard case .external(let lens, let inner) = given, dialects.lenses[lens] != nil, let first = inner.first else { return nil }
      if let routes = routes(seenThrough: given) { return .external(lens, [declaredType(of: routes).element]) }
      return .external(lens, [first.element])
    }
  }

  /// What the type of the property or function around says: `var body: some ReducerOf<Feature>`.
  private func declaredAround(_ call: NodeRef, _ name: Symbol, _ index: Int) -> TypeRef? {
    let declared: TypeRef
    switch enclosingBody(call) {
    case .property(let id): declared = declarations[id].type.map(resolve) ?? .unknown
    case .function(let id): declared = resultType(of: id)
    case .none: return nil
    }
    guard case .external(_, let arguments) = declared, let first = arguments.first else { return nil }
    if arguments.count > index, arguments.count > 1 { return arguments[index] }
    guard case .project(let id) = first else { return nil }
    return nestedType(name, in: id)
  }

  /// The type of the event in `store.send(.event)`, `send(.event)`, `.send(.event)`.
  func sentEvent(_ callee: NodeRef) -> TypeRef? {
    guard let row = dialects.sends[program[callee].name] ?? effect(madeBy: callee) else { return nil }
    if program[callee].kind == .member, let base = program.firstChild(callee) {
      let type = typeOf(base)
      if let event = eventType(of: type, row) { return event }
      if !type.isUnknown { return nil }
    }
    guard let here = enclosingType(callee) else { return eventHandled(around: callee, row) }
    if program[callee].kind == .name, let own = ownEvent(of: here, row) { return own }
    return program.symbol(row.event).flatMap { nestedType($0, in: here) } ?? eventType(of: .project(here), row) ?? eventHandled(around: callee, row)
  }

  /// What a library calls the type whose value is made with the event that it sends: `Effect(value: .saved)`.
  private func effect(madeBy callee: NodeRef) -> LensRow? {
    guard program[callee].kind == .name, let row = dialects.effects[program[callee].name], let call = program.parent(callee),
      program[call].kind == .call, argument("value", of: call) != nil
    else { return nil }
    return row
  }

  /// The type of the events that a library hands to the closure around: `Reducer<Cart, CartAction, Void> { state, action, _ in … }`.
  private func eventHandled(around ref: NodeRef, _ row: LensRow) -> TypeRef? {
    var at = program.parent(ref)
    while let here = at {
      if let event = typeHandled(by: here, row.event) { return event }
      at = program.parent(here)
    }
    return nil
  }

  /// The feature's state that a library hands to a closure: `Cart` of `Reducer<Cart, CartAction, Void> { state, action, _ in … }`.
  func stateHandled(by closure: NodeRef) -> TypeID? {
    dialects.lenses.values.first.flatMap { typeHandled(by: closure, $0.nested) }?.projectType
  }

  private func typeHandled(by closure: NodeRef, _ wanted: String) -> TypeRef? {
    guard program[closure].kind == .closure, let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call)
    else { return nil }
    let made = madeByInit(call, callee)
    for row in made?.rows ?? dialects.closures[program[callee].name] ?? [] {
      for (index, parameter) in row.parameters.enumerated() {
        if case .nested(wanted) = parameter { return made.map { type($0.rows, $0.arguments, index) } ?? type(parameter, index, of: call, callee) }
      }
    }
    return nil
  }

  /// The type of the event that a case of a library's own carries: `.element(id: id, action: .selected)` of `StackActionOf<Path>`.
  func carried(in type: TypeRef, by callee: NodeRef, _ argument: NodeRef) -> TypeRef? {
    guard case .external(let name, let arguments) = type, let row = dialects.carriers[name], text(program[callee].name) == row.name,
      text(program.label(argument)) == row.label
    else { return nil }
    if row.argument < arguments.count { return arguments[row.argument] }
    return arguments.first.flatMap { first in dialects.lenses.values.first.flatMap { eventType(of: first, $0) } }
  }

  /// The events that a view sends by a function that an attribute writes for it.
  private func ownEvent(of view: TypeID, _ row: LensRow) -> TypeRef? {
    guard let name = program.symbol(row.sender.attribute), let event = program.symbol(row.sender.event) else { return nil }
    for attribute in program.children(declarations[view].node) where program[attribute].kind == .attribute && program[attribute].name == name {
      for given in program.children(attribute) where text(program.label(given)) == row.sender.label {
        guard case .meta(let feature) = typeOf(given), case .project(let events)? = eventType(of: feature, row) else { continue }
        return nestedType(event, in: events)
      }
    }
    return nil
  }
}
