import NavDialects
import NavFacts

/// What dependency containers make: by the type that is asked for, or by the name of a factory.
extension Walk {
  private var program: Program { linkage.program }
  private var names: Names { linkage.names }
  private var declarations: Declarations { linkage.declarations }

  /// `container.resolve(P.self)`: what is registered for P.
  mutating func provided(by call: NodeRef, _ callee: NodeRef, _ frame: Frame?) -> [Value] {
    guard !linkage.provisions.isEmpty, linkage.dialects.provisions[program[callee].name] == nil, (frame?.depth ?? 0) < Linkage.maxDepth,
      let all = linkage.typeNamed(by: call).flatMap({ linkage.provisions[$0] }) ?? typeGiven(to: call, frame).flatMap({ linkage.provisions[$0] })
    else { return [] }
    let arguments = linkage.arguments(of: call)
    var found: [Value] = []
    for provision in all.prefix(4) {
      guard let row = provision.row else {
        if linkage.asksOwnContainer(call) { found += kept(provision.maker, frame) }
        continue
      }
      let name = linkage.argument(row.nameLabel, of: call).flatMap { linkage.literalText($0) ?? textGiven(by: $0, frame) }
      guard name == provision.name else { continue }
      // What is asked for is made with what else is given.
      let others = arguments.filter { !namesType($0) && linkage.text(program.label($0)) != row.nameLabel }
      found += made(by: provision.maker, [[.unknown]] + others.map { values(of: $0, frame) }, frame)
    }
    return linkage.withoutDoubles(found.filter(\.isKnown))
  }

  // MARK: Containers behind a function of the app

  /// The type that a function of the app hands on to the container: `container.resolve(type)` of `func make<T>(_ type: T.Type) -> T`,
  /// where the function is looked into from a call that says which.
  private mutating func typeGiven(to call: NodeRef, _ frame: Frame?) -> TypeRef? {
    guard let frame else { return nil }
    for argument in linkage.arguments(of: call) {
      if let parameter = typeParameter(argument) {
        for case .meta(let type) in frame.value(of: parameter) ?? [] where linkage.provisions[type] != nil { return type }
      }
      // `resolve(T.self)` of `func make<T>() -> T`: what the caller wants.
      if linkage.namesType(argument), let named = program.firstChild(argument), case .function(let function) = linkage.enclosingBody(call),
        linkage.isGenericParameter(program[named].name, of: declarations[function].node)
      {
        let given = declarations.parameters(of: function).first { parameter in
          parameter.type.flatMap { program.firstChild($0) }.map { program[$0].name == program[named].name } ?? false
        }
        for case .meta(let type) in given.flatMap({ frame.value(of: $0.node) }) ?? [] where linkage.provisions[type] != nil { return type }
        return frame.call.flatMap { linkage.expectedType(of: $0) }
      }
    }
    return nil
  }

  /// `X.self`, or a parameter that is a type.
  private func namesType(_ argument: NodeRef) -> Bool { linkage.namesType(argument) || typeParameter(argument) != nil }

  private func typeParameter(_ argument: NodeRef) -> NodeRef? {
    guard program[argument].kind == .name, case .parameter(let function, let index) = linkage.meaning(of: program[argument].name, at: argument),
      case let parameter = declarations.parameters(of: function)[index], let type = parameter.type, program[type].name == names.type
    else { return nil }
    return parameter.node
  }

  private mutating func textGiven(by argument: NodeRef, _ frame: Frame?) -> String? {
    guard frame != nil, program[argument].kind == .name else { return nil }
    for value in values(of: argument, frame) {
      if case .text(let name) = value { return linkage.text(name) }
      if case .slot(let id) = value, declarations[id].isLet, let initial = declarations[id].initial { return linkage.literalText(initial) }
    }
    return nil
  }

  /// `container.menu()`, `container.menu.resolve()`: what the closure makes that the factory is made with.
  mutating func madeByFactory(_ call: NodeRef, _ callee: NodeRef, _ frame: Frame?) -> [Value] {
    guard !linkage.dialects.factories.isEmpty, (frame?.depth ?? 0) < Linkage.maxDepth, let factory = linkage.factoryCalled(by: callee) else {
      return []
    }
    let arguments = linkage.arguments(of: call).map { values(of: $0, frame) }
    return linkage.makers(of: factory).prefix(2).flatMap { made(by: $0, arguments, frame) }.filter(\.isKnown)
  }

  /// `@Injected(\.menu) var menu`
  mutating func injected(_ id: PropertyID) -> [Value] {
    guard !linkage.dialects.injections.isEmpty, let factory = linkage.factoryInjected(into: id) else { return [] }
    return linkage.makers(of: factory).prefix(2).flatMap { made(by: $0, [], nil) }.filter(\.isKnown)
  }

  /// What an app's own container keeps: what a closure makes, or the object that it was given.
  private mutating func kept(_ given: NodeRef, _ frame: Frame?) -> [Value] {
    let made = made(by: given, [], frame)
    if !made.isEmpty || program[given].kind == .closure { return made }
    return values(of: given, Frame(parameters: [:], selfValue: nil, outer: nil, depth: (frame?.depth ?? 0) + 1))
  }

  /// What a closure, or an initialiser given as a function, makes of arguments.
  private mutating func made(by maker: NodeRef, _ arguments: [[Value]], _ frame: Frame?) -> [Value] {
    guard program[maker].kind == .closure else {
      if program[maker].kind == .member, program[maker].name == names.initName, let base = program.firstChild(maker),
        case .meta(.project(let type)) = linkage.typeOf(base)
      {
        return [.object(type, nil)]
      }
      return []
    }
    var bound: [NodeRef: [Value]] = [:]
    for (parameter, values) in zip(program.children(maker).filter { program[$0].kind == .parameter }, arguments) { bound[parameter] = values }
    if let first = arguments.first { bound[maker] = first }
    return results(of: maker, Frame(parameters: bound, selfValue: nil, outer: nil, depth: (frame?.depth ?? 0) + 1))
  }
}

/// One registration of a container.
struct Provision {
  /// That of the library whose container it is; nil where the app has its own.
  var row: ProvisionRow?
  var name: String?
  /// A closure, or a function's name; in a container of the app's own also the object itself.
  var maker: NodeRef
}

extension Linkage {
  /// What containers are told to make for each type, in the order of the code.
  var provisions: [TypeRef: [Provision]] {
    if let known = provisionsMemo { return known }
    // A question in the middle of the answer finds nothing registered.
    provisionsMemo = [:]
    var all: [TypeRef: [Provision]] = [:]
    for (name, row) in dialects.inOrder(dialects.provisions) {
      for call in calls(of: name) {
        let arguments = arguments(of: call)
        guard let first = arguments.first, let last = arguments.last, last != first, let type = typeNamed(by: call) else { continue }
        let name = argument(row.nameLabel, of: call).flatMap { literalText($0) }
        all[type, default: []].append(Provision(row: row, name: name, maker: last))
      }
    }
    for (type, provision) in ownProvisions() { all[type, default: []].append(provision) }
    provisionsMemo = all
    return all
  }

  /// The type of the argument `X.self`, which is X.
  func typeNamed(by call: NodeRef) -> TypeRef? {
    for argument in arguments(of: call) where namesType(argument) {
      if case .meta(let type) = typeOf(argument), !type.isUnknown { return type }
    }
    return nil
  }

  /// `X.self`
  func namesType(_ ref: NodeRef) -> Bool { program[ref].kind == .member && program[ref].name == names.selfValue }

  // MARK: Factories

  /// The factory that `x()` or `x.resolve()` calls.
  func factoryCalled(by callee: NodeRef) -> PropertyID? {
    let name = program[callee].name
    switch program[callee].kind {
    case .name: return factory(named: name, of: nil)
    case .member:
      guard let base = program.firstChild(callee) else { return nil }
      if dialects.factoryCalls.contains(name), [.member, .name].contains(program[base].kind), let inner = factoryCalled(by: base) { return inner }
      return factory(named: name, of: typeOf(base))
    default: return nil
    }
  }

  /// The factory that an attribute of a property names by a key path.
  func factoryInjected(into id: PropertyID) -> PropertyID? {
    for attribute in attributes(of: id) where dialects.injections.contains(program[attribute].name) {
      for argument in program.children(attribute) where program[argument].kind == .keyPath {
        guard let key = program.firstChild(argument) else { continue }
        var owner: TypeRef?
        if let base = program.firstChild(key), case .meta(let type) = typeOf(base) { owner = type }
        return factory(named: program[key].name, of: owner)
      }
    }
    return nil
  }

  /// What a factory's values are when they are called; nil for other types.
  func madeType(of type: TypeRef) -> TypeRef? {
    guard case .external(let name, let arguments) = type, dialects.factories[name] != nil else { return nil }
    return arguments.last
  }

  /// A property that is a factory: of the given container, or the only one of the name.
  private func factory(named name: Symbol, of container: TypeRef?) -> PropertyID? {
    let all = factories(named: name)
    if all.count < 2 { return all.first }
    return all.first { ownerType(declarations[$0].owner) == container } ?? all.first
  }

  private func factories(named name: Symbol) -> [PropertyID] {
    if let known = factoriesMemo[name] { return known }
    let all = (declarations.propertiesByName[name] ?? []).filter { id in
      guard let type = declarations[id].type, program[type].kind == .typeName else { return false }
      return dialects.factories[program[type].name] != nil
    }
    factoriesMemo[name] = all
    return all
  }

  /// The closures that a factory is made with: `self { Menu() }`, `Factory(self) { Menu() }.singleton`.
  func makers(of factory: PropertyID) -> [NodeRef] {
    let given = declarations[factory].getter.map { returnedExpressions(of: $0) } ?? declarations[factory].initial.map { [$0] } ?? []
    return given.compactMap(maker)
  }

  private func maker(in expression: NodeRef) -> NodeRef? {
    guard let first = program.firstChild(expression) else { return nil }
    switch program[expression].kind {
    // A scope or a context behind it says nothing of what is made.
    case .member: return maker(in: first)
    case .call:
      if program[first].kind == .member, program[first].name != names.initName { return program.firstChild(first).flatMap(maker) }
      return arguments(of: expression).last { program[$0].kind == .closure || program[$0].kind == .member }
    default: return nil
    }
  }
}
