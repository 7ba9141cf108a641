import NavFacts

/// Reads every declaration of the program into `Declarations`.
///
/// Two passes: types first, so that an extension in any file joins its type.
struct DeclarationCollector {
  let program: Program
  let moduleOfFile: [String]
  var result = Declarations()
  private var extensions: [(node: NodeRef, outer: TypeID?)] = []

  init(_ program: Program, modules: [String]) {
    self.program = program
    moduleOfFile = modules
  }

  static func collect(_ program: Program, modules: [String]) -> Declarations {
    var collector = DeclarationCollector(program, modules: modules)
    for file in program.files.indices where program.files[file].isRead {
      collector.collectTypes(in: program.root(file), outer: nil)
    }
    for (node, outer) in collector.extensions { collector.join(node, outer: outer) }
    for file in program.files.indices where program.files[file].isRead {
      collector.collectMembers(of: program.root(file), owner: .global)
    }
    return collector.result
  }

  // MARK: Types

  private mutating func collectTypes(in ref: NodeRef, outer: TypeID?) {
    for child in program.members(ref) {
      let node = program[child]
      switch node.kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl:
        let id = declare(child, outer: outer)
        collectTypes(in: child, outer: id)
      case .extensionDecl:
        extensions.append((child, outer))
      case .typealiasDecl:
        if let outer {
          result.types[Int(outer.index)].typealiases[node.name] = child
        } else {
          result.globalTypealiases[node.name, default: []].append(child)
        }
      case .funcDecl, .initDecl, .varDecl, .block, .accessor, .ifStmt, .doStmt:
        // Types declared inside bodies are rare, but views and coordinators are among them.
        if program.size(child) > 2 { collectTypes(in: child, outer: outer) }
      default:
        break
      }
    }
  }

  private mutating func declare(_ ref: NodeRef, outer: TypeID?) -> TypeID {
    let node = program[ref]
    let kind: TypeInfo.Kind =
      switch node.kind {
      case .classDecl: .class
      case .actorDecl: .actor
      case .enumDecl: .enumeration
      case .protocolDecl: .protocol
      default: .structure
      }
    let name = program.text(node.name)
    var info = TypeInfo(
      name: node.name, path: outer.map { result[$0].path + "." + name } ?? name, kind: kind, node: ref,
      module: moduleOfFile[program.file(ref)], outer: outer, modifiers: program.modifiers(ref))
    for child in program.children(ref) {
      switch program[child].kind {
      case .inherited: if let type = program.firstChild(child) { info.inherited.append(type) }
      case .genericParameter: info.genericParameters.append(program[child].name)
      default: break
      }
    }
    let id = TypeID(result.types.count)
    result.types.append(info)
    result.typesByName[node.name, default: []].append(id)
    result.typeOfNode[ref] = id
    if let outer { result.types[Int(outer.index)].nested[node.name] = id }
    return id
  }

  private mutating func join(_ ref: NodeRef, outer: TypeID?) {
    let owner = extendedOwner(ref)
    result.ownerOfNode[ref] = owner
    guard case .type(let id) = owner else {
      collectTypes(in: ref, outer: nil)
      return
    }
    for child in program.children(ref) where program[child].kind == .inherited {
      if let type = program.firstChild(child) { result.types[Int(id.index)].inherited.append(type) }
    }
    collectTypes(in: ref, outer: id)
  }

  /// The type that an extension extends: by its whole path, in the same module before others.
  private func extendedOwner(_ ref: NodeRef) -> Owner {
    guard let extended = program.first(ref, .extended), let type = program.firstChild(extended) else { return .external(program[ref].name) }
    var names: [Symbol] = [program[type].name]
    var at = type
    while program[at].flags.contains(.qualified), let base = program.firstChild(at) {
      names.insert(program[base].name, at: 0)
      at = base
    }
    let module = moduleOfFile[program.file(ref)]
    let candidates = (result.typesByName[names[names.count - 1]] ?? []).filter { id in
      var outer = result[id].outer
      for name in names.dropLast().reversed() {
        guard let at = outer else { return names.count > 1 && program.text(name) == result[id].module }
        if result[at].name != name { return false }
        outer = result[at].outer
      }
      return names.count > 1 || result[id].outer == nil || result.typesByName[names[0]]?.count == 1
    }
    let best = candidates.first { result[$0].module == module } ?? candidates.first
    return best.map { .type($0) } ?? .external(program[type].name)
  }

  // MARK: Members

  private mutating func collectMembers(of ref: NodeRef, owner: Owner) {
    for child in program.members(ref) {
      let node = program[child]
      switch node.kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl:
        if let id = result.typeOfNode[child] { collectMembers(of: child, owner: .type(id)) }
      case .extensionDecl:
        collectMembers(of: child, owner: result.ownerOfNode[child] ?? .external(node.name))
      case .funcDecl, .initDecl:
        addFunction(child, owner: owner)
        if let body = program.first(child, .block) { collectLocal(body) }
      case .varDecl:
        addProperty(child, owner: owner)
      case .caseDecl:
        if case .type(let id) = owner {
          result.types[Int(id.index)].cases.append(CaseInfo(name: node.name, node: child))
          result.casesByName[node.name, default: []].append(id)
        }
      default:
        break
      }
    }
  }

  /// Types and functions that stand inside a body.
  private mutating func collectLocal(_ body: NodeRef) {
    for index in program.subtree(body).dropFirst() {
      let ref = NodeRef(index)
      switch program[ref].kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl:
        if let id = result.typeOfNode[ref] { collectMembers(of: ref, owner: .type(id)) }
      case .funcDecl:
        if result.functionOfNode[ref] == nil { addFunction(ref, owner: .global) }
      default: break
      }
    }
  }

  private mutating func addFunction(_ ref: NodeRef, owner: Owner) {
    let node = program[ref]
    var info = FunctionInfo(
      name: node.name, node: ref, owner: owner, parameters: [], result: nil, body: nil, modifiers: program.modifiers(ref),
      genericParameters: [], isInit: node.kind == .initDecl)
    for child in program.children(ref) {
      switch program[child].kind {
      case .parameter:
        let parameter = program[child]
        info.parameters.append(
          ParameterInfo(
            name: parameter.name, label: program.label(child), node: child,
            type: program.children(child).first { program[$0].kind.isType },
            defaultValue: program.first(child, .initializer).flatMap { program.firstChild($0) },
            isVariadic: parameter.flags.contains(.variadic)))
      case .genericParameter: info.genericParameters.append(program[child].name)
      case .result: info.result = program.firstChild(child)
      case .block: info.body = child
      default: break
      }
    }
    let id = FunctionID(result.functions.count)
    result.functions.append(info)
    result.functionOfNode[ref] = id
    result.functionsByName[node.name, default: []].append(id)
    switch owner {
    case .type(let type): result.types[Int(type.index)].functions.append(id)
    case .external: result.externalFunctions[node.name, default: []].append(id)
    case .global: break
    }
  }

  private mutating func addProperty(_ ref: NodeRef, owner: Owner) {
    let node = program[ref]
    guard !node.name.isNone else { return }
    var info = PropertyInfo(
      name: node.name, node: ref, owner: owner, type: nil, initial: nil, getter: nil, attributes: [], modifiers: program.modifiers(ref),
      isLet: node.flags.contains(.isLet))
    for child in program.children(ref) {
      switch program[child].kind {
      case .annotation: info.type = program.firstChild(child)
      case .initializer: info.initial = program.firstChild(child)
      case .attribute: info.attributes.append(child)
      case .accessor:
        if program.text(program[child].name) == "get" { info.getter = program.first(child, .block) }
      default: break
      }
    }
    let id = PropertyID(result.properties.count)
    result.properties.append(info)
    result.propertyOfNode[ref] = id
    result.propertiesByName[node.name, default: []].append(id)
    if case .type(let type) = owner { result.types[Int(type.index)].properties.append(id) }
  }
}
