import NavFacts

/// Values that are called as functions are: closures of the environment, objects with `callAsFunction`.
extension Linkage {
  /// The shared value that a modifier gives to the views below: `navigate` of `.environment(\.navigate) { path.append($0) }`.
  func sharedValueGiven(by call: NodeRef) -> PropertyID? {
    guard let callee = program.firstChild(call), program[callee].name == names.environment, let path = program.secondChild(call),
      program[path].kind == .keyPath, let key = program.firstChild(path)
    else { return nil }
    return sharedValue(program[key].name)
  }

  /// The property that a key path of an attribute or of `environment` names: of `EnvironmentValues` and its like.
  func sharedValue(_ name: Symbol) -> PropertyID? {
    declarations.propertiesByName[name]?.first(where: isSharedValue)
  }

  /// The properties that read a shared value: `@Environment(\.navigate) var open`.
  func readers(of shared: PropertyID) -> [PropertyID] {
    if readersMemo == nil {
      var all: [Symbol: [PropertyID]] = [:]
      for index in declarations.properties.indices {
        for attribute in attributes(of: PropertyID(index)) {
          for path in program.children(attribute) where program[path].kind == .keyPath {
            if let key = program.firstChild(path) { all[program[key].name, default: []].append(PropertyID(index)) }
          }
        }
      }
      readersMemo = all
    }
    return readersMemo?[declarations[shared].name] ?? []
  }

  /// The calls that run the `callAsFunction` of an object that a property holds: `navigate(.cart)`.
  func callsOfObjects(of type: TypeID) -> [NodeRef] {
    let held = Set([type] + projectBases(of: type).filter { declarations[$0].kind == .protocol })
    return held.sorted().flatMap(properties(holding:)).flatMap(calls(of:)).sorted()
  }

  /// What runs where an object is called itself: of a type of a framework's, what the program adds to that.
  func callAsFunction(of type: TypeRef) -> [FunctionID] {
    guard let all = declarations.functionsByName[names.callAsFunction] else { return [] }
    switch type {
    case .project(let id): return findFunctions(names.callAsFunction, in: id)
    case .external(let name, _): return all.filter { declarations[$0].owner == .external(name) }
    default: return []
    }
  }
}
