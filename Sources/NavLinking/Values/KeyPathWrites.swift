import NavFacts

/// Functions that write whichever part of a state they are told: `func set<Part>(_ path: WritableKeyPath<AppState, Part>, to value: Part) {
/// state[keyPath: path] = value }`. Their callers say the part, and what it is given.
extension Linkage {
  /// What the callers of such functions give to a property.
  func writesByKeyPaths(to id: PropertyID) -> [SlotWrite] {
    if let known = keyPathWritesMemo { return known[id] ?? [] }
    keyPathWritesMemo = [:]
    let found = findKeyPathWrites()
    keyPathWritesMemo = found
    return found[id] ?? []
  }

  /// The state that a function binds for the part which it is told: `store.binding(\.sheet)`.
  func stateAtKeyPath(boundBy call: NodeRef) -> PropertyID? {
    guard arguments(of: call).contains(where: { program[$0].kind == .keyPath }) else { return nil }
    for function in callTargets(of: call).functions {
      guard let result = declarations[function].result, program[result].kind == .typeName, program[result].name == names.binding,
        let path = keyPathParameter(of: function)
      else { continue }
      if let end = keyPathEnd(path, of: function, at: call) { return end.property }
    }
    return nil
  }

  /// What a generic parameter of a function stands for in a call that gives a key path: `Part` of `set(\.sheet, to: .help)`.
  func typeAtKeyPath(_ generic: Symbol, of function: FunctionID, by call: NodeRef) -> TypeRef? {
    guard let path = keyPathParameter(of: function), let type = declarations.parameters(of: function)[path].type, let part = program.secondChild(type),
      program[part].kind == .typeName || program[part].kind == .typeOptional,
      program.subtree(part).contains(where: { program[NodeRef($0)].kind == .typeName && program[NodeRef($0)].name == generic })
    else { return nil }
    return keyPathEnd(path, of: function, at: call)?.type
  }

  /// Whether a subscript takes a key path that somebody hands over: which part it means, its own code does not say.
  func isPartHanded(_ ref: NodeRef) -> Bool {
    guard let path = program.secondChild(ref), program[path].kind == .name, !names.keyPath.isNone, program.label(path) == names.keyPath else { return false }
    return true
  }

  private func keyPathParameter(of function: FunctionID) -> Int? {
    declarations.parameters(of: function).firstIndex { parameter in
      guard let type = parameter.type, program[type].kind == .typeName else { return false }
      return program[type].name == names.writableKeyPath || program[type].name == names.referenceKeyPath
    }
  }

  private func keyPathEnd(_ path: Int, of function: FunctionID, at call: NodeRef) -> KeyPathEnd? {
    guard let callee = program.firstChild(call), let type = declarations.parameters(of: function)[path].type, let root = program.firstChild(type),
      let given = match(declarations.parameters(of: function), arguments(of: call))?.first(where: { $0.parameter == path })?.argument,
      program[given].kind == .keyPath
    else { return nil }
    if case .type(let owner) = declarations[function].owner, let known = specialised(root, of: owner, in: callee) { return end(of: given, from: known) }
    let resolved: TypeRef = if case .type(let owner) = declarations[function].owner, program[root].name == names.selfType { .project(owner) } else { resolve(root) }
    return end(of: given, from: resolved)
  }

  private enum KeyPathWrite {
    case value(NodeRef, SlotWrite.Means)
    /// What a closure that the function is given does to its parameter.
    case change(by: Int)
    case toggle
  }

  private func findKeyPathWrites() -> [PropertyID: [SlotWrite]] {
    var all: [PropertyID: [SlotWrite]] = [:]
    guard !names.keyPath.isNone else { return all }
    for index in declarations.functions.indices {
      let function = FunctionID(index)
      guard let path = keyPathParameter(of: function), let body = declarations[function].body else { continue }
      let writes = writesToPart(in: body, of: function, path)
      guard !writes.isEmpty else { continue }
      var own: [NodeRef: Set<PropertyID>] = [:]
      for (call, _) in calls(running: function) {
        guard let property = keyPathEnd(path, of: function, at: call)?.property,
          let pairs = match(declarations.parameters(of: function), arguments(of: call))
        else { continue }
        for write in writes {
          switch write {
          case .toggle: all[property, default: []].append(SlotWrite(site: call, value: nil, means: .toggle))
          case .value(let value, let means):
            guard program[value].kind == .name, case .parameter(function, let at) = meaning(of: program[value].name, at: value) else {
              // What the function itself writes there is decided in it, whoever says where.
              if own[value, default: []].insert(property).inserted {
                all[property, default: []].append(SlotWrite(site: site(of: value), value: value, means: means))
              }
              continue
            }
            let given = pairs.first { $0.parameter == at }?.argument ?? declarations.parameters(of: function)[at].defaultValue
            if let given { all[property, default: []].append(SlotWrite(site: call, value: given, means: means)) }
          case .change(let at):
            guard let closure = pairs.first(where: { $0.parameter == at })?.argument, program[closure].kind == .closure else { continue }
            all[property, default: []] += changes(by: closure)
          }
        }
      }
    }
    return all.mapValues { $0.sorted { $0.site < $1.site } }
  }

  /// What a body does to the part that its parameter says.
  private func writesToPart(in body: NodeRef, of function: FunctionID, _ path: Int) -> [KeyPathWrite] {
    program.subtree(body).compactMap { index -> KeyPathWrite? in
      let part = NodeRef(index)
      guard program[part].kind == .subscript, isPartHanded(part), let key = program.secondChild(part),
        case .parameter(function, path) = meaning(of: program[key].name, at: key), let user = program.parent(part)
      else { return nil }
      if let write = write(on: part, user) { return write }
      // `change(&state[keyPath: path])`
      guard program[user].kind == .unary, let call = program.parent(user), program[call].kind == .call, let callee = program.firstChild(call),
        program[callee].kind == .name, case .parameter(function, let at) = meaning(of: program[callee].name, at: callee)
      else { return nil }
      return .change(by: at)
    }
  }

  /// What a closure does to what it is given first.
  private func changes(by closure: NodeRef) -> [SlotWrite] {
    program.subtree(closure).compactMap { index -> SlotWrite? in
      let name = NodeRef(index)
      guard program[name].kind == .name, let user = program.parent(name), case .closureParameter(closure, 0) = meaning(of: program[name].name, at: name),
        let write = write(on: name, user)
      else { return nil }
      switch write {
      case .value(let value, let means): return SlotWrite(site: site(of: value), value: value, means: means)
      case .toggle: return SlotWrite(site: program.parent(user) ?? user, value: nil, means: .toggle)
      case .change: return nil
      }
    }
  }

  /// The assignment or call that writes a value: what it stands in.
  private func site(of value: NodeRef) -> NodeRef { program.parent(value) ?? value }

  /// `part = value`, `part.append(value)`, `part.toggle()`
  private func write(on part: NodeRef, _ user: NodeRef) -> KeyPathWrite? {
    switch program[user].kind {
    case .assign:
      guard program.firstChild(user) == part, let value = program.secondChild(user) else { return nil }
      if program[user].name == names.plusEqual { return .value(value, .append) }
      return program[user].name == names.equal ? .value(value, .assignment) : nil
    case .member:
      guard let call = program.parent(user), program[call].kind == .call, program.firstChild(call) == user else { return nil }
      switch program[user].name {
      case names.toggle: return .toggle
      case names.append, names.insert: return program.secondChild(call).map { .value($0, .append) }
      default: return nil
      }
    default: return nil
    }
  }
}
