import NavFacts

/// What the generic parameters of a type stand for in one object of it: `Route` of `class Factory<Route>` for `let factory: Factory<ShopRoute>`,
/// or for what inherits from `Coordinator<ShopRoute>`.
extension Linkage {
  /// A type as it is written in a member of `owner`, for the object whose member `use` names: `x.use`, or `use` on `self`.
  /// - Returns: nil where no generic parameter of `owner` is written there, or where the object does not tell what it stands for.
  func specialised(_ type: NodeRef, of owner: TypeID, in use: NodeRef) -> TypeRef? {
    if declarations[owner].isGeneric { return specialised(type, of: owner, in: use, depth: 0) }
    // `class Store<State> { class Context { var state: State } }`
    guard let around = declarations[owner].outer, declarations[around].isGeneric else { return nil }
    return specialised(type, of: around, in: use, depth: 0)
  }

  /// The same of what a wrapper holds that a call makes: `Route` of `PassthroughSubject<Route, Never>()`.
  func specialised(heldBy call: NodeRef, of owner: TypeID, in use: NodeRef) -> TypeRef? {
    guard declarations[owner].isGeneric, program[call].kind == .call, let made = program.firstChild(call), program[made].kind == .name,
      traits[program[made].name].contains(.isWrapper), let held = program.children(made).first(where: { program[$0].kind.isType })
    else { return nil }
    return specialised(held, of: owner, in: use)
  }

  private func specialised(_ type: NodeRef, of owner: TypeID, in use: NodeRef, depth: Int) -> TypeRef? {
    switch program[type].kind {
    case .typeOptional: return program.firstChild(type).flatMap { specialised($0, of: owner, in: use, depth: depth) }
    case .typeArray: return program.firstChild(type).flatMap { specialised($0, of: owner, in: use, depth: depth) }.map { .array($0) }
    case .typeFunction:
      let result = program.children(type).map { $0 }.last
      return result.flatMap { specialised($0, of: owner, in: use, depth: depth) }.map { .function(result: $0) }
    case .typeName:
      if isParameter(type, of: owner) { return argument(program[type].name, of: owner, in: use, depth: depth) }
      return specialisedArguments(of: type, of: owner, in: use, depth: depth)
    default: return nil
    }
  }

  /// `AnyPublisher<Exit, Never>` of a library, with what `Exit` stands for.
  private func specialisedArguments(of type: NodeRef, of owner: TypeID, in use: NodeRef, depth: Int) -> TypeRef? {
    guard !program[type].flags.contains(.qualified) else { return nil }
    let name = program[type].name
    let written = program.children(type).filter { program[$0].kind.isType }
    // What only wraps is what it wraps.
    if traits[name].contains(.isWrapper) { return written.first.flatMap { specialised($0, of: owner, in: use, depth: depth) } }
    guard let first = written.first, case .external = resolve(type) else { return nil }
    if traits[name].contains(.isSequence) { return specialised(first, of: owner, in: use, depth: depth).map { .array($0) } }
    let known = written.map { specialised($0, of: owner, in: use, depth: depth) }
    guard known.contains(where: { $0 != nil }) else { return nil }
    return .external(name, zip(written, known).map { $1 ?? resolve($0) })
  }

  /// What a generic parameter of an enum stands for in a case that is made: `Route` of `enum Modal<Route>` in `show(.sheet(.cart))`,
  /// where `show` takes a `Modal<ShopRoute>`; nil where that is not told.
  func payload(_ generic: Symbol, of owner: TypeID, madeBy callee: NodeRef) -> TypeRef? {
    guard let call = program.parent(callee), let around = program.parent(call) else { return nil }
    func given(_ type: NodeRef?, _ holder: Owner, _ use: NodeRef) -> TypeRef? {
      let holder: TypeID? = if case .type(let id) = holder { id } else { nil }
      return type.flatMap { argument(generic, of: owner, written: $0, in: holder, use: use, depth: 0) }
    }
    if program[callee].kind == .member, let base = program.firstChild(callee) { return given(base, .global, base) }
    switch program[around].kind {
    case .call:
      guard let use = program.firstChild(around), use != call else { return nil }
      for target in callTargets(of: around).functions {
        let parameters = declarations.parameters(of: target)
        guard let index = match(parameters, arguments(of: around))?.first(where: { $0.argument == call })?.parameter else { continue }
        return given(parameters[index].type, declarations[target].owner, use)
      }
      return nil
    case .assign:
      guard let left = program.firstChild(around), left != call, let property = propertyWritten(by: left) else { return nil }
      return given(declarations[property].type, declarations[property].owner, left)
    default: return nil
    }
  }

  /// What a case carries at a position, where that is a generic parameter of its enum, in the value that an expression gives.
  func payloadHeld(_ name: Symbol, _ position: Int, of owner: TypeID, by subject: NodeRef) -> TypeRef? {
    genericPayload(name, position, of: owner).flatMap { argument($0, of: owner, for: subject, depth: 0) }
  }

  /// The same in the value that a property keeps.
  func payloadHeld(_ name: Symbol, _ position: Int, of owner: TypeID, in property: PropertyID) -> TypeRef? {
    guard let type = declarations[property].type, let generic = genericPayload(name, position, of: owner) else { return nil }
    return argument(generic, of: owner, written: type, in: nil, use: type, depth: 0)
  }

  private func genericPayload(_ name: Symbol, _ position: Int, of owner: TypeID) -> Symbol? {
    guard declarations[owner].isGeneric, let info = declarations[owner].cases.first(where: { $0.name == name }) else { return nil }
    let parameters = program.children(info.node).filter { program[$0].kind == .parameter }
    guard position < parameters.count, let written = program.children(parameters[position]).first(where: { program[$0].kind.isType }),
      isParameter(written, of: owner)
    else { return nil }
    return program[written].name
  }

  /// What a generic parameter stands for in the object that a call makes: `Content` of `class Host<Content>` in `Host<CartView>(model: model)`.
  func typeGiven(for name: Symbol, of owner: TypeID, by call: NodeRef) -> TypeRef? {
    program.firstChild(call).flatMap { argument(name, of: owner, written: $0, in: nil, use: $0, depth: 0) }
  }

  /// What a generic parameter of a type, or of one around it, stands for in the object that an expression gives.
  func typeHeld(for name: Symbol, of owner: TypeID, by object: NodeRef) -> TypeRef? { argument(name, of: owner, for: object, depth: 0) }

  /// What a generic parameter of a function stands for where an object is given for a type that is written with it: `R` of
  /// `func run<R>(_ flow: Flow<R>)` in `run(SignIn())` of `class SignIn: Flow<Outcome>`; nil where the object does not tell.
  func typeGiven(for generic: Symbol, in written: NodeRef, by object: NodeRef) -> TypeRef? {
    guard case .project(let owner) = resolve(written) else { return nil }
    for parameter in program.children(declarations[owner].node) where program[parameter].kind == .genericParameter {
      let name = program[parameter].name
      guard let argument = typeArgument(name, of: owner, in: written), program[argument].name == generic, program.firstChild(argument) == nil
      else { continue }
      return self.argument(name, of: owner, for: object, depth: 0) ?? typeOf(object).projectType.flatMap { filled(name, of: owner, by: $0) }
    }
    return nil
  }

  /// Whether a type is written that is nothing but a generic parameter of `owner`.
  private func isParameter(_ type: NodeRef, of owner: TypeID) -> Bool {
    program[type].kind == .typeName && program.firstChild(type) == nil && isGenericParameter(program[type].name, of: declarations[owner].node)
  }

  private enum Meant {
    case type(TypeRef)
    /// A generic parameter of the type that was asked.
    case parameter(Symbol)
  }

  private func argument(_ name: Symbol, of owner: TypeID, in use: NodeRef, depth: Int) -> TypeRef? {
    guard depth < 6 else { return nil }
    if typeOf(use).isMeta { return argument(name, of: owner, written: use, in: nil, use: use, depth: depth) }
    if program[use].kind == .member, let base = program.firstChild(use), program[base].name != names.selfValue, program[base].name != names.superValue {
      if let told = argument(name, of: owner, for: base, depth: depth + 1) { return told }
      return typeOf(base).projectType.flatMap { known(name, of: owner, from: $0) }
    }
    return enclosingType(use).flatMap { known(name, of: owner, from: $0) }
  }

  /// What a generic parameter of `owner` stands for in a type below it, or must be of at least there: `class CartModel<Flow: CartFlowing>:
  /// Model<Flow>`.
  private func known(_ name: Symbol, of owner: TypeID, from type: TypeID) -> TypeRef? {
    switch meant(name, of: owner, from: type, depth: 0) {
    case .type(let told)?: return told
    case .parameter(let own)?:
      guard type != owner, let asked = genericConstraint(own, of: declarations[type].node), !asked.isUnknown else { return nil }
      return asked
    case nil: return nil
    }
  }

  /// What a generic parameter stands for in the object that an expression gives.
  private func argument(_ name: Symbol, of owner: TypeID, for object: NodeRef, depth: Int) -> TypeRef? {
    guard depth < 6 else { return nil }
    if let property = propertyWritten(by: object) {
      guard case .type(let holder) = declarations[property].owner else { return nil }
      if let type = declarations[property].type { return argument(name, of: owner, written: type, in: holder, use: object, depth: depth) }
      if let initial = declarations[property].initial { return argument(name, of: owner, for: initial, depth: depth + 1) }
      // `@Environment(Router<ShopRoute>.self) private var router`
      guard let told = attributes(of: property).flatMap({ program.children($0).map { $0 } }).first(where: { typeOf($0).isMeta }) else { return nil }
      let type = program[told].kind == .member && program[told].name == names.selfValue ? program.firstChild(told) ?? told : told
      return argument(name, of: owner, written: type, in: nil, use: object, depth: depth)
    }
    switch program[object].kind {
    case .name:
      let plain = unprefixed(program[object].name)
      switch plain.map({ meaningBehindPrefix(of: $0, at: object) }) ?? meaning(of: program[object].name, at: object) {
      case .local(let declaration):
        if let type = program.first(declaration, .annotation).flatMap({ program.firstChild($0) }) {
          return argument(name, of: owner, written: type, in: nil, use: object, depth: depth)
        }
        return program.first(declaration, .initializer).flatMap { program.firstChild($0) }.flatMap { argument(name, of: owner, for: $0, depth: depth + 1) }
      case .parameter(let function, let index):
        return declarations.parameters(of: function)[index].type.flatMap { argument(name, of: owner, written: $0, in: nil, use: object, depth: depth) }
      case .closureParameter(let closure, let index): return index == 0 ? walked(by: closure).flatMap { argument(name, of: owner, for: $0, depth: depth + 1) } : nil
      case .optionalBinding(let binding): return program.firstChild(binding).flatMap { argument(name, of: owner, for: $0, depth: depth + 1) }
      case .type: return argument(name, of: owner, written: object, in: nil, use: object, depth: depth)
      default: return nil
      }
    case .call:
      guard let callee = program.firstChild(object) else { return nil }
      if let bound = wrapped(by: object) { return argument(name, of: owner, for: bound, depth: depth + 1) }
      if typeOf(callee).isMeta { return argument(name, of: owner, for: callee, depth: depth + 1) }
      // `MenuMaker.make()` of `static func make() -> Unit<MenuExit>`
      let made = callTargets(of: object).functions
      guard made.count == 1, let result = declarations[made[0]].result else { return nil }
      let holder: TypeID? = if case .type(let id) = declarations[made[0]].owner { id } else { nil }
      return argument(name, of: owner, written: result, in: holder, use: callee, depth: depth + 1)
    case .implicitMember:
      // `.paid` of `extension Handler { static var paid: Handler<PaidMessage> { … } }`
      guard let id = typeOf(object).projectType, let property = findProperty(program[object].name, in: id), let type = declarations[property].type else { return nil }
      return argument(name, of: owner, written: type, in: nil, use: object, depth: depth)
    case .unary: return program.firstChild(object).flatMap { argument(name, of: owner, for: $0, depth: depth + 1) }
    case .member where typeOf(object).isMeta: return argument(name, of: owner, written: object, in: nil, use: object, depth: depth)
    default: return nil
    }
  }

  /// What a closure is given one by one: `orders` of `ForEach(orders) { order in` and of `orders.map { order in`.
  private func walked(by closure: NodeRef) -> NodeRef? {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call) else { return nil }
    if let first = arguments(of: call).first, first != closure, program.label(first).isNone { return first }
    return program[callee].kind == .member ? program.firstChild(callee) : nil
  }

  /// What a generic parameter of `owner` stands for in an object of a type that is written in `holder`, or in no type.
  private func argument(_ name: Symbol, of owner: TypeID, written type: NodeRef, in holder: TypeID?, use: NodeRef, depth: Int) -> TypeRef? {
    var type = type
    while [.typeOptional, .typeArray].contains(program[type].kind), let inner = program.firstChild(type) { type = inner }
    // `typealias ShopRouter = Router<ShopRoute>`
    if depth < 6, let target = aliased(type) { return argument(name, of: owner, written: target, in: nil, use: use, depth: depth + 1) }
    if depth < 6, let known = argument(name, of: owner, inAliasOf: type, use: use, depth: depth + 1) { return known }
    let seen = program[type].kind.isType ? resolve(type) : typeOf(type)
    let named: TypeRef = if case .meta(let inner) = seen { inner } else { seen }
    guard case .project(let id) = named else { return nil }
    guard let found = meant(name, of: owner, from: id, depth: 0) else {
      guard depth < 6, declarations[id].outer == owner else { return nil }
      // `CartModel.Context` is that of what `CartModel` inherits from; within that, `Context` is its own.
      if program[type].flags.contains(.qualified), let base = program.firstChild(type) {
        return argument(name, of: owner, written: base, in: holder, use: use, depth: depth + 1)
      }
      return holder == nil ? nil : argument(name, of: owner, in: use, depth: depth + 1)
    }
    switch found {
    case .type(let known): return known
    case .parameter(let own):
      guard let given = typeArgument(own, of: id, in: type) else { return nil }
      if let holder, isParameter(given, of: holder) { return argument(program[given].name, of: holder, in: use, depth: depth + 1) }
      return told(given)
    }
  }

  /// `CartRouter.Routes` of `typealias Routes = Subjects<Page>` in a type, or in a protocol that the type fulfils with a `Page` of its own.
  private func argument(_ name: Symbol, of owner: TypeID, inAliasOf member: NodeRef, use: NodeRef, depth: Int) -> TypeRef? {
    guard let asked = typeNamed(before: member), let target = aliasTarget(program[member].name, in: asked, depth: 0)
    else { return nil }
    if let known = argument(name, of: owner, written: target, in: nil, use: use, depth: depth) { return known }
    guard case .project(owner) = resolve(target), let given = typeArgument(name, of: owner, in: target), program.size(given) == 1 else { return nil }
    guard let own = nestedType(program[given].name, in: asked), !own.isUnknown else { return nil }
    return own
  }

  /// `CartRouter` of `CartRouter.Routes`, where that is made or written as a type.
  private func typeNamed(before member: NodeRef) -> TypeID? {
    guard let base = program.firstChild(member) else { return nil }
    if program[member].kind == .member, case .meta(.project(let id)) = typeOf(base) { return id }
    if program[member].kind == .typeName, program[member].flags.contains(.qualified), case .project(let id) = resolve(base) { return id }
    return nil
  }

  private func aliasTarget(_ name: Symbol, in id: TypeID, depth: Int) -> NodeRef? {
    if let alias = declarations[id].typealiases[name] {
      return program.first(alias, .genericParameter) == nil ? program.children(alias).first { program[$0].kind.isType } : nil
    }
    guard depth < 4 else { return nil }
    for inherited in declarations[id].inherited {
      if case .project(let above) = resolve(inherited), above != id, let found = aliasTarget(name, in: above, depth: depth + 1) { return found }
    }
    return nil
  }

  /// What a generic parameter of `owner` stands for in a type below it: `Model` of `class Screen<Model>` for `class Cart: Screen<CartModel>`.
  /// - Returns: nil where the type does not say, as it has a parameter of its own there.
  func filled(_ name: Symbol, of owner: TypeID, by type: TypeID) -> TypeRef? {
    guard case .type(let told)? = meant(name, of: owner, from: type, depth: 0) else { return nil }
    return told
  }

  /// What a generic parameter of `owner` stands for in what `type` inherits from it.
  private func meant(_ name: Symbol, of owner: TypeID, from type: TypeID, depth: Int) -> Meant? {
    if type == owner { return .parameter(name) }
    guard depth < 6 else { return nil }
    for named in declarations[type].inherited {
      // `class Cart: CartBase` of `typealias CartBase = Screen<CartModel>`
      let inherited = aliased(named) ?? named
      guard case .project(let above) = resolve(inherited), above != type, let found = meant(name, of: owner, from: above, depth: depth + 1) else { continue }
      guard case .parameter(let own) = found else { return found }
      guard let given = typeArgument(own, of: above, in: inherited) else { return nil }
      return isParameter(given, of: type) ? .parameter(program[given].name) : told(given).map { .type($0) }
    }
    return nil
  }

  /// `ShopRoute` in `Factory<ShopRoute>`, for the generic parameter that stands there in its declaration.
  private func typeArgument(_ name: Symbol, of type: TypeID, in written: NodeRef) -> NodeRef? {
    var given = program.children(written).filter { program[$0].kind.isType }
    if program[written].kind == .typeName, program[written].flags.contains(.qualified), !given.isEmpty { given.removeFirst() }
    let parameters = program.children(declarations[type].node).filter { program[$0].kind == .genericParameter }
    guard given.count == parameters.count, let index = parameters.firstIndex(where: { program[$0].name == name }) else { return nil }
    return given[index]
  }

  private func told(_ type: NodeRef) -> TypeRef? {
    let resolved = resolve(type)
    return resolved.isUnknown || isGenericParameter(program[type].name, at: type) ? nil : resolved
  }
}
