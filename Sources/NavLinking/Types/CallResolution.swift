import NavFacts
import NavModel

/// The functions that a call may run.
struct CallTargets {
  var functions: [FunctionID] = []
  /// How sure it is that one of them is run: `certain` by the receiver's type, `likely` by a name that one type has,
  /// `possible` by a name among several.
  var confidence: Transition.Confidence = .certain
}

struct OverrideQuestion: Hashable {
  var function: FunctionID
  /// The receiver's type.
  var base: TypeID
}

extension Linkage {
  /// The functions and initialisers of the program that a call may run: by the receiver's type where it is known, else by name.
  func callTargets(of call: NodeRef) -> CallTargets {
    if let known = callTargetsMemo[call] { return known }
    var targets = computeCallTargets(of: call)
    if !targets.functions.isEmpty { targets.functions = withoutLonger(targets.functions, calledBy: call) }
    if targets.functions.count > 1 { targets.functions = overloads(targets.functions, takenBy: call) }
    if targets.functions.count == 1, forwards(call, from: targets.functions[0]) { targets.functions = [] }
    // In the middle of another question the answer may be half of one.
    if keepsTargets { callTargetsMemo[call] = targets }
    return targets
  }

  /// Whether a method under a framework's name only turns what it is given into what the framework's method takes, and would call itself
  /// for ever otherwise: `func setViewControllers(_ all: [Screen]) { setViewControllers(all.map(\.controller)) }`.
  private func forwards(_ call: NodeRef, from function: FunctionID) -> Bool {
    guard dialects.calls[declarations[function].name] != nil, case .function(function) = enclosingBody(call), let callee = program.firstChild(call),
      !arguments(of: call).isEmpty
    else { return false }
    if program[callee].kind == .name { return true }
    guard program[callee].kind == .member, let base = program.firstChild(callee) else { return false }
    return program[base].kind == .name && program[base].name == names.selfValue
  }

  private func computeCallTargets(of call: NodeRef) -> CallTargets {
    guard let callee = program.firstChild(call) else { return CallTargets() }
    let arguments = arguments(of: call)
    let node = program[callee]
    switch node.kind {
    case .name: return plainTargets(callee, arguments)
    case .member:
      guard let base = program.firstChild(callee) else { return CallTargets() }
      if node.name == names.initName, program[base].kind == .name, program[base].name == names.selfValue,
        case .external(let name) = enclosingOwner(call)
      {
        return CallTargets(functions: extensionInitialisers(of: name).filter { accepts($0, arguments) && suits($0, arguments) })
      }
      return memberTargets(node.name, base: base, arguments)
    case .implicitMember:
      guard let expected = expectedType(of: call)?.projectType else { return CallTargets() }
      let all = node.name == names.initName ? initialisers(of: expected) : findFunctions(node.name, in: expected)
      return CallTargets(functions: all.filter { accepts($0, arguments) })
    default: return CallTargets()
    }
  }

  private func plainTargets(_ callee: NodeRef, _ arguments: [NodeRef]) -> CallTargets {
    switch meaning(of: program[callee].name, at: callee) {
    case .functions(let functions):
      let fitting = functions.filter { accepts($0, arguments) }
      // `extension Failing where Self: Alerting { func present(_ error: Error) { present(title: …) } }`
      if fitting.isEmpty, let id = enclosingType(callee), declarations[id].kind == .protocol { return namedTargets(program[callee].name, arguments, from: callee, of: id) }
      return CallTargets(functions: withOverrides(fitting))
    case .type(.project(let id)):
      return CallTargets(functions: initialisers(of: id).filter { accepts($0, arguments) })
    case .type(.external(let name, _)):
      return CallTargets(functions: extensionInitialisers(of: name).filter { accepts($0, arguments) && suits($0, arguments) })
    case .unknown:
      // A method of a supertype that is not seen, or a free function of an extension: by name.
      guard let owner = enclosingExternalSelf(callee) else { return CallTargets() }
      let external = externalTargets(program[callee].name, receiver: owner, arguments, from: callee)
      if external.functions.isEmpty, let id = owner.projectType, declarations[id].kind == .protocol {
        return namedTargets(program[callee].name, arguments, from: callee)
      }
      return external
    case .property(let id):
      let called = callAsFunction(of: declaredType(of: id)).filter { accepts($0, arguments) }
      if !called.isEmpty { return CallTargets(functions: withOverrides(called)) }
      // A method may have the name of a property that cannot be called: `tabs(page)` beside `var tabs: UITabBarController`.
      guard let type = enclosingType(callee), !declaredType(of: id).isUnknown, !declaredType(of: id).isFunction else { return CallTargets() }
      return CallTargets(functions: findFunctions(program[callee].name, in: type).filter { accepts($0, arguments) })
    case .local, .parameter, .closureParameter, .optionalBinding, .patternBinding, .type:
      return CallTargets()
    }
  }

  /// What `self` is where it is not one of the program's types, or inherits from outside.
  private func enclosingExternalSelf(_ ref: NodeRef) -> TypeRef? {
    let type = ownerType(enclosingOwner(ref))
    return type.isUnknown ? nil : type
  }

  private func memberTargets(_ name: Symbol, base: NodeRef, _ arguments: [NodeRef]) -> CallTargets {
    switch typeOf(base) {
    case .project(let id):
      let own = findFunctions(name, in: id).filter { accepts($0, arguments) }
      if !own.isEmpty { return CallTargets(functions: withOverrides(own, receiver: id)) }
      if let property = findProperty(name, in: id) {
        let called = callAsFunction(of: declaredType(of: property)).filter { accepts($0, arguments) }
        if !called.isEmpty { return CallTargets(functions: withOverrides(called)) }
      }
      let overriding = libraryOverrides(name, in: id, arguments)
      if !overriding.isEmpty { return CallTargets(functions: withOverrides(overriding, receiver: id), confidence: .likely) }
      let external = externalTargets(name, receiver: .project(id), arguments, from: base)
      guard external.functions.isEmpty, declarations[id].kind == .protocol else { return external }
      return namedTargets(name, arguments, from: base, of: id)
    case .meta(.project(let id)):
      if name == names.initName { return CallTargets(functions: initialisers(of: id).filter { accepts($0, arguments) }) }
      if case .project(let nested)? = nestedType(name, in: id) {
        return CallTargets(functions: initialisers(of: nested).filter { accepts($0, arguments) })
      }
      let own = findFunctions(name, in: id).filter { accepts($0, arguments) }
      // `LoginController.fromStoryboard()`, which an extension of UIViewController has.
      return own.isEmpty ? externalTargets(name, receiver: .project(id), arguments, from: base, sure: true) : CallTargets(functions: own)
    case .meta(.external(let module, _)):
      if let id = declarations.typesByName[name]?.first(where: { declarations.module(of: $0) == text(module) }) {
        return CallTargets(functions: initialisers(of: id).filter { accepts($0, arguments) })
      }
      return externalTargets(name, receiver: .external(module, []), arguments, from: base)
    case .external(let owner, let generics):
      let given = retroactive(owner).flatMap { findFunctions(name, in: $0) }.filter { accepts($0, arguments) }
      if !given.isEmpty { return CallTargets(functions: withOverrides(given)) }
      let isOne = declarations.externalFunctions[name] != nil && libraryObject(base) == owner
      let external = externalTargets(name, receiver: .external(owner, generics), arguments, from: base, sure: isOne)
      if !external.functions.isEmpty { return external }
      let handed = handedOn(name, by: owner, generics, arguments)
      return handed.functions.isEmpty ? handler(name, of: arguments) : handed
    case .array, .function, .meta, .tuple:
      return externalTargets(name, receiver: .unknown, arguments, from: base, sure: true)
    case .unknown:
      if let owner = libraryObject(base) { return externalTargets(name, receiver: .external(owner, []), arguments, from: base, sure: true) }
      // `.map` of something that is not known is that of the standard library before it is the program's own.
      return traits[name].contains(.isOfSequences) ? CallTargets() : namedTargets(name, arguments, from: base)
    }
  }

  /// What is asked of an object of a protocol that has no such method: `extension P where Self: Q` has what Q has, and a protocol below one of
  /// the framework's what its conformers have for that.
  private func namedTargets(_ name: Symbol, _ arguments: [NodeRef], from ref: NodeRef, of id: TypeID) -> CallTargets {
    var named = namedTargets(name, arguments, from: ref)
    let conforming = named.functions.filter { if case .type(let owner) = declarations[$0].owner { fits(owner, id) } else { false } }
    if !conforming.isEmpty { named.functions = conforming }
    return named
  }

  /// The type of the one object that a library's type has of itself, named there or where it was put away: `SignIn.shared`, `Auth.auth()`.
  private func libraryObject(_ named: NodeRef) -> Symbol? {
    let base = propertyWritten(by: named).flatMap { declarations[$0].initial } ?? initial(of: named)
    let member = program[base].kind == .call && program.secondChild(base) == nil ? program.firstChild(base) ?? base : base
    guard program[member].kind == .member, let type = program.firstChild(member), case .meta(.external(let owner, _)) = typeOf(type)
    else { return nil }
    let (name, whole) = (text(program[member].name), text(owner))
    let isOne = ["shared", "sharedInstance", "default", "current", "main", "standard"].contains(name)
    return isOne || name == whole.prefix(1).lowercased() + whole.dropFirst() ? owner : nil
  }

  /// What a library's object around one of the program's passes on to that, as it has a method of the same name and labels:
  /// `let routes: Router<ShopRoutes>`, `routes.view(for: .cart)`.
  private func handedOn(_ name: Symbol, by owner: Symbol, _ generics: [TypeRef], _ arguments: [NodeRef]) -> CallTargets {
    guard !traits[name].contains(.isOfSequences), !isPlainValue(owner), !arguments.isEmpty else { return CallTargets() }
    for case .project(let id) in generics {
      let own = findFunctions(name, in: id).filter { accepts($0, arguments) && !declarations[$0].isStatic }
      if !own.isEmpty { return CallTargets(functions: own, confidence: .likely) }
    }
    return CallTargets()
  }

  /// Initialisers that the program adds to a type of a framework.
  func extensionInitialisers(of name: Symbol) -> [FunctionID] { declarations.externalInitialisers[name] ?? [] }

  /// Whether no argument is a view where a value is wanted: the framework's own initialiser of the same labels takes that.
  private func suits(_ function: FunctionID, _ arguments: [NodeRef]) -> Bool {
    guard let pairs = match(declarations.parameters(of: function), arguments) else { return false }
    return pairs.allSatisfy { pair in
      guard let wanted = declarations.parameters(of: function)[pair.parameter].type.flatMap({ resolve($0).projectType }), !isScreenLike(wanted) else {
        return true
      }
      if program[pair.argument].kind == .closure { return false }
      guard program[pair.argument].kind != .implicitMember, program.firstChild(pair.argument).map({ program[$0].kind != .implicitMember }) ?? true
      else { return true }
      return typeOf(pair.argument).projectType.map { fits($0, wanted) } ?? false
    }
  }

  /// Methods of extensions of types that the program does not declare.
  private func externalTargets(
    _ name: Symbol, receiver: TypeRef, _ arguments: [NodeRef], from place: NodeRef, sure: Bool = false
  ) -> CallTargets {
    let all = (declarations.externalFunctions[name] ?? []).filter { isSeen($0, from: place) && accepts($0, arguments) }
    guard !all.isEmpty else { return CallTargets() }
    let bases: Set<Symbol>
    switch receiver {
    case .project(let id): bases = externalBases(id)
    case .external(let owner, _): bases = [owner]
    default: bases = []
    }
    let fitting = all.filter { id in
      guard case .external(let owner) = declarations[id].owner else { return false }
      if bases.contains(owner) { return true }
      if dialects.viewProtocols.contains(owner) { return isViewLike(receiver) }
      if owner == program.symbol("UIViewController") { return isViewLike(receiver) }
      return false
    }
    if !fitting.isEmpty { return CallTargets(functions: fitting) }
    // What a view controller of the framework is, is known.
    if case .external(let owner, _) = receiver, isScreenLike(owner) { return CallTargets() }
    return sure ? CallTargets() : CallTargets(functions: all, confidence: all.count == 1 ? .likely : .possible)
  }

  /// By name alone: every function of the program that the arguments fit.
  private func namedTargets(_ name: Symbol, _ arguments: [NodeRef], from place: NodeRef) -> CallTargets {
    let isObject = isNamedAsObject(place)
    let forwarding = externalOwnerForwarding(name, from: place)
    let all = (declarations.functionsByName[name] ?? []).filter {
      if let forwarding, declarations[$0].owner == .external(forwarding) { return false }
      return
        !declarations[$0].isInit && declarations[$0].owner != .global && isSeen($0, from: place) && accepts($0, arguments)
        && !isGivenValue($0, arguments) && !(isObject && declarations[$0].isStatic)
    }
    guard !all.isEmpty else { return CallTargets() }
    return CallTargets(functions: all, confidence: isOneFamily(all) ? .likely : .possible)
  }

  /// Whether functions are of one type: a protocol and the types that conform to it count as one.
  private func isOneFamily(_ functions: [FunctionID]) -> Bool {
    if functions.count == 1 { return true }
    let owners = Set(functions.compactMap { if case .type(let owner) = declarations[$0].owner { owner } else { nil } })
    var family: TypeID?
    for id in functions {
      var root = TypeID(-1)
      if case .type(let owner) = declarations[id].owner { root = supertypes(owner).lazy.compactMap { $0.projectType }.first(where: owners.contains) ?? owner }
      if let family, family != root { return false }
      family = root
    }
    return true
  }

  /// What a function is added to that asks something else to do what it is called: `func present(_ other: Screen) { controller.present(…) }`.
  private func externalOwnerForwarding(_ name: Symbol, from base: NodeRef) -> Symbol? {
    guard case .function(let function) = enclosingBody(base), declarations[function].name == name, case .external(let owner) = declarations[function].owner,
      program[base].name != names.selfValue
    else { return nil }
    return owner
  }

  /// `scene`, `Scenes.login`: functions of types are not asked of such.
  private func isNamedAsObject(_ base: NodeRef) -> Bool {
    switch program[base].kind {
    case .name, .member: traits[program[base].name].contains(.startsLower) && program[base].name != names.selfValue
    default: false
    }
  }

  /// Whether a function that wants a view controller would be given a URL, a text or the like, or one that wants a case a view controller:
  /// then another one is called.
  private func isGivenValue(_ function: FunctionID, _ arguments: [NodeRef]) -> Bool {
    let parameters = declarations.parameters(of: function)
    guard let pairs = match(parameters, arguments) else { return false }
    return pairs.contains { pair in
      guard let wanted = parameters[pair.parameter].type.map(resolve) else { return false }
      if isEnum(wanted) { return program[pair.argument].kind != .implicitMember && isViewLike(typeOf(pair.argument)) }
      guard isViewLike(wanted), case .external(let name, _) = typeOf(pair.argument) else { return false }
      return isPlainValue(name)
    }
  }

  func initialisers(of id: TypeID) -> [FunctionID] {
    declarations[id].functions.filter { declarations[$0].isInit }
  }

  /// Whether the language makes an initialiser of a type's stored properties: those that extensions declare stand beside it.
  func hasMemberwiseInitialiser(_ id: TypeID) -> Bool {
    declarations[id].kind == .structure
      && initialisers(of: id).allSatisfy { !program.isInside(declarations[$0].node, declarations[id].node) }
  }

  /// Whether a class fulfils for its subclasses what a protocol asks that is above theirs: `class Router: Presenting`,
  /// `class StackRouter: Router, StackRouting` of `protocol StackRouting: Presenting`.
  private func isAbove(_ type: TypeID, conformersOf base: TypeID, fulfilling owner: TypeID) -> Bool {
    base != owner && declarations[base].kind == .protocol && declarations[type].kind == .class && projectBases(of: type).contains(owner)
      && conformers(of: base).contains { projectBases(of: $0).contains(type) }
  }

  /// Adds what a protocol's requirement or an overridden method may really run.
  func withOverrides(_ functions: [FunctionID], receiver: TypeID? = nil) -> [FunctionID] {
    var all = functions
    // Generated visitors overload one name hundreds of times, and their subclasses override it as often.
    var seen = functions.count > 8 ? Set(functions) : []
    for function in functions {
      guard case .type(let owner) = declarations[function].owner, !declarations[function].isStatic else { continue }
      let base = receiver.map { fits($0, owner) ? $0 : owner } ?? owner
      for candidate in overrides(OverrideQuestion(function: function, base: base), owner) {
        if functions.count > 8 ? seen.insert(candidate).inserted : !all.contains(candidate) { all.append(candidate) }
      }
    }
    return all
  }

  /// What may run for a function where the receiver is a `base`, perhaps itself: asked for every call of it.
  private func overrides(_ question: OverrideQuestion, _ owner: TypeID) -> [FunctionID] {
    if let known = overridesMemo[question] { return known }
    let (function, base) = (question.function, question.base)
    var all: [FunctionID] = []
    if !conformers(of: base).isEmpty, let candidates = declarations.functionsByName[declarations[function].name] {
      for candidate in candidates {
        guard case .type(let type) = declarations.functions[Int(candidate.index)].owner, candidate != function,
          projectBases(of: type).contains(base) || isAbove(type, conformersOf: base, fulfilling: owner)
            || isInherited(candidate, from: type, asking: function, of: base)
        else { continue }
        if isDouble(type, of: base) { continue }
        if sameLabels(candidate, function) || fillsTemplate(candidate) { all.append(candidate) }
      }
    }
    if declarations[base].kind == .protocol {
      // `extension UIViewController: Showing { func show(…) }`
      for candidate in declarations.externalFunctions[declarations[function].name] ?? [] {
        if case .external(let name) = declarations[candidate].owner, adopts(name, base), sameLabels(candidate, function) { all.append(candidate) }
      }
    }
    overridesMemo[question] = all
    return all
  }

  func sameLabels(_ a: FunctionID, _ b: FunctionID) -> Bool {
    declarations.parameters(of: a).elementsEqual(declarations.parameters(of: b)) { $0.label == $1.label }
  }

  /// The requirements and overridden methods that `function` fulfils, itself first.
  func familyAbove(_ function: FunctionID) -> [FunctionID] {
    guard case .type(let owner) = declarations[function].owner else { return [function] }
    var all = [function]
    // Through the types above, not through all functions of that name, of which there may be thousands.
    for base in projectBases(of: owner) where base != owner {
      for candidate in declarations.types[Int(base.index)].functions
      where declarations.functions[Int(candidate.index)].name == declarations.functions[Int(function.index)].name
        && sameLabels(candidate, function)
      {
        all.append(candidate)
      }
    }
    all[1...].sort()
    return all
  }

  // MARK: Arguments

  /// Whether a function can be called with these arguments, by their labels.
  func accepts(_ function: FunctionID, _ arguments: [NodeRef]) -> Bool {
    pair(declarations.parameters(of: function), arguments) { _, _ in }
  }

  /// The same for one that inherits defaults from a base class that is not here.
  func acceptsLeavingOut(_ function: FunctionID, _ arguments: [NodeRef]) -> Bool {
    pair(declarations.parameters(of: function), arguments, allHaveDefaults: true) { _, _ in }
  }

  /// Which parameter each argument goes to; nil where they do not fit.
  func match(_ parameters: Parameters, _ arguments: [NodeRef]) -> [(parameter: Int, argument: NodeRef)]? {
    var pairs: [(parameter: Int, argument: NodeRef)] = []
    return pair(parameters, arguments) { pairs.append((parameter: $0, argument: $1)) } ? pairs : nil
  }

  /// Calls `body` with each argument and the index of its parameter, in order.
  /// - Returns: whether all of them fit; otherwise what `body` was called with means nothing.
  private func pair(_ parameters: Parameters, _ arguments: [NodeRef], allHaveDefaults: Bool = false, _ body: (Int, NodeRef) -> Void) -> Bool {
    var next = 0
    var last = -1
    for argument in arguments {
      let node = program[argument]
      let label = program.label(argument)
      var at = next
      if node.kind == .closure, node.flags.contains(.trailing), label.isNone {
        // The first trailing closure has no label: it goes to the next parameter that takes a function.
        while at < parameters.count, !takesFunction(parameters[at]) || isLeftOut(at, parameters, argument, arguments) { at += 1 }
        if at >= parameters.count { return false }
      } else {
        if at > 0, at <= parameters.count, parameters[at - 1].isVariadic, label.isNone, last == at - 1,
          !(at < parameters.count && parameters[at].label.isNone)
        {
          body(at - 1, argument)
          continue
        }
        while at < parameters.count, parameters[at].label != label {
          guard allHaveDefaults || parameters[at].defaultValue != nil || parameters[at].isVariadic || takesFunction(parameters[at]) else { return false }
          at += 1
        }
        if at >= parameters.count { return false }
      }
      body(at, argument)
      last = at
      next = at + 1
    }
    while next < parameters.count, !allHaveDefaults {
      guard parameters[next].defaultValue != nil || parameters[next].isVariadic else { return false }
      next += 1
    }
    return true
  }

  /// Whether a parameter keeps its default, because a later one that has none needs the only trailing closure.
  private func isLeftOut(_ at: Int, _ parameters: Parameters, _ closure: NodeRef, _ arguments: [NodeRef]) -> Bool {
    guard parameters[at].defaultValue != nil, arguments.last == closure else { return false }
    return parameters.dropFirst(at + 1).contains { takesFunction($0) && $0.defaultValue == nil }
  }

  private func takesFunction(_ parameter: ParameterInfo) -> Bool {
    parameter.type.map { isFunction($0) } ?? true
  }

  private static let callbackWords = ["Handler", "Completion", "Callback", "Closure", "Block"]

  private func isNamedAsCallback(_ name: Symbol) -> Bool {
    if let known = callbackNamesMemo[name] { return known }
    let written = text(name)
    let isNamedSo = Self.callbackWords.contains { written.contains($0) }
    callbackNamesMemo[name] = isNamedSo
    return isNamedSo
  }

  private func isFunction(_ type: NodeRef) -> Bool {
    switch program[type].kind {
    case .typeFunction: return true
    case .typeOptional: return program.firstChild(type).map { program[$0].kind == .typeTuple || isFunction($0) } ?? false
    case .typeName:
      switch resolve(type) {
      case .function: return true
      // A name that a package gives to a function.
      case .external(let name, _): return isNamedAsCallback(name)
      default: return false
      }
    default: return false
    }
  }

  /// The arguments of a call, closures too, in order.
  func arguments(of call: NodeRef) -> [NodeRef] {
    var children = program.children(call)
    // The callee.
    guard children.next() != nil, let first = children.next() else { return [] }
    var arguments: [NodeRef] = []
    // Few calls have more.
    arguments.reserveCapacity(4)
    arguments.append(first)
    while let next = children.next() { arguments.append(next) }
    return arguments
  }

  /// The argument at a position; nil where there are fewer.
  func argument(at position: Int, of call: NodeRef) -> NodeRef? {
    var children = program.children(call)
    // The callee.
    _ = children.next()
    for _ in 0..<position where children.next() == nil { return nil }
    return children.next()
  }

  /// The argument with that label; nil where there is none.
  func argument(_ label: String, of call: NodeRef) -> NodeRef? {
    guard let symbol = program.symbol(label), !symbol.isNone else { return nil }
    return program.children(call).dropFirst().first { program.label($0) == symbol }
  }
}
