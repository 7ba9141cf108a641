import NavFacts

/// What views are given for the bindings that they keep.
extension Linkage {
  /// What is passed for a `@Binding` property, wherever its type is made: to the parameter that an initialiser keeps in it, or under its
  /// own name. For one that is read from the environment, what views are given as that: `.environment(\.sheet, $router.sheet)`.
  func bindingArguments(of id: PropertyID) -> [NodeRef] {
    guard isBinding(id), case .type(let owner) = declarations[id].owner else { return [] }
    if let shared = sharedRead(by: id) {
      return calls(of: names.environment).filter { sharedValueGiven(by: $0) == shared }.compactMap { arguments(of: $0).dropFirst().first }
    }
    return constructions(of: owner).compactMap { given(to: id, by: $0) }
  }

  /// The `@Binding` properties of other types that are given `$id`, be it by a function that passes on what it is given:
  /// `func bar(active: Binding<Place>) -> some View { modifier(Bar(active: active)) }`.
  func bindingsBelow(_ id: PropertyID) -> [PropertyID] {
    if bindingsBelowMemo == nil {
      var all: [PropertyID: [PropertyID]] = [:]
      for index in declarations.properties.indices {
        let below = PropertyID(index)
        guard isBinding(below) else { continue }
        // What is given content beside the binding shows and hides that: it is the presentation itself.
        let depth = keepsContent(below) ? Self.passes : 0
        for argument in bindingArguments(of: below) {
          for above in statesGiven(by: argument, depth: depth) where above != below && all[above]?.contains(below) != true {
            all[above, default: []].append(below)
          }
        }
      }
      bindingsBelowMemo = all
    }
    return bindingsBelowMemo?[id] ?? []
  }

  /// How many functions may pass on a binding.
  private static var passes: Int { 3 }

  private func keepsContent(_ id: PropertyID) -> Bool {
    guard case .type(let owner) = declarations[id].owner else { return false }
    return declarations[owner].properties.contains { property in
      guard declarations[property].getter == nil else { return false }
      if case .function(let result) = declaredType(of: property) { return isViewLike(result) }
      return isViewLike(declaredType(of: property))
    }
  }

  /// `Binding<Bool>`, `Binding<Bool>?`
  func isBindingType(_ type: NodeRef) -> Bool {
    if program[type].kind == .typeOptional { return program.firstChild(type).map(isBindingType) ?? false }
    return program[type].kind == .typeName && program[type].name == names.binding
  }

  /// Whether a property may hold no binding at all: `var isActive: Binding<Bool>?`.
  func isOptionalBinding(_ id: PropertyID) -> Bool {
    declarations[id].type.map { program[$0].kind == .typeOptional && isBindingType($0) } ?? false
  }

  /// The states whose bindings an argument stands for, through `depth` to three functions that pass one on.
  func statesGiven(by argument: NodeRef, depth: Int) -> [PropertyID] {
    switch bindingTarget(argument) {
    case .slot(let above, _):
      // `var choice: Binding<Tab> { Binding(get: { tab }, set: { tab = $0 }) }`
      if declarations[above].getter != nil, case .slot(let state, _) = stateBehind(above) { return [state] }
      return [above]
    case .parameter(let function, let index) where depth < Self.passes && !declarations[function].isInit:
      return calls(running: function).filter { $0.confidence != .possible }.flatMap { call, _ -> [PropertyID] in
        let pairs = match(declarations.parameters(of: function), arguments(of: call)) ?? []
        return pairs.filter { $0.parameter == index }.flatMap { statesGiven(by: $0.argument, depth: depth + 1) }
      }
    default: return []
    }
  }

  /// What a call of a function gives to one of its parameters, or else that has by default; nil where the call does not fit.
  func given(_ index: Int, of function: FunctionID, by call: NodeRef) -> NodeRef? {
    let parameters = declarations.parameters(of: function)
    guard let pairs = match(parameters, arguments(of: call)) else { return nil }
    return pairs.first { $0.parameter == index }?.argument ?? parameters[index].defaultValue
  }

  /// What a call that makes an object gives to one of its stored properties.
  func given(to id: PropertyID, by call: NodeRef) -> NodeRef? {
    let arguments = arguments(of: call)
    for (initialiser, index) in keepers(of: id) {
      if let pairs = match(declarations.parameters(of: initialiser), arguments) { return pairs.first { $0.parameter == index }?.argument }
    }
    return memberwiseArgument(for: id, in: call)
  }

  /// The parameters of initialisers that become a property: `_isActive = next`, `content = content()`.
  private func keepers(of id: PropertyID) -> [(FunctionID, Int)] {
    guard case .type(let owner) = declarations[id].owner, !initialisers(of: owner).isEmpty else { return [] }
    return writes(to: id).compactMap { write in
      guard var value = write.value else { return nil }
      if program[value].kind == .call, let callee = program.firstChild(value) { value = callee }
      guard program[value].kind == .name, case .parameter(let function, let index) = meaning(of: program[value].name, at: value),
        declarations[function].isInit, declarations[function].owner == .type(owner)
      else { return nil }
      return (function, index)
    }
  }

  /// Whether a property is a binding to state that someone else holds.
  func isBinding(_ id: PropertyID) -> Bool {
    if attributes(of: id).contains(where: { text(program[$0].name) == "Binding" || text(program[$0].name) == "Bindable" }) { return true }
    if let type = declarations[id].type { return isBindingType(type) }
    return sharedRead(by: id).map(isBinding) ?? false
  }

  /// The shared value that a property reads: `\.sheet` of `@Environment(\.sheet) var sheet`.
  func sharedRead(by id: PropertyID) -> PropertyID? {
    for attribute in attributes(of: id) {
      for path in program.children(attribute) where program[path].kind == .keyPath {
        if let key = program.firstChild(path), let shared = sharedValue(program[key].name), shared != id { return shared }
      }
    }
    return nil
  }
}
