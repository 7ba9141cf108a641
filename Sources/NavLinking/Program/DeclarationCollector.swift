import NavFacts

/// Reads every declaration of the program into `Declarations`.
///
/// Two passes: types first, so that an extension in any file joins its type.
struct DeclarationCollector {
  let program: Program
  var result = Declarations()
  private var extensions: [NodeRef] = []
  /// The types that extensions nest: `typesByName` learns of them at the end.
  private var nestedLate: [Symbol: [TypeID]] = [:]
  private var isJoining = false
  /// What each macro of the program makes the types that it stands on conform to.
  private var macros: [Symbol: [NodeRef]] = [:]
  private var cases: [(name: Symbol, id: TypeID)] = []
  private let getName: Symbol?
  private let bases: Set<Symbol>

  private init(_ program: Program, _ bases: Set<Symbol>) {
    self.program = program
    getName = program.symbol("get")
    self.bases = bases
    var numbers: [String: Int32] = [:]
    for file in program.files {
      let next = Int32(result.modules.count)
      let number = numbers[file.module, default: next]
      if number == next {
        numbers[file.module] = next
        result.modules.append(file.module)
      }
      result.moduleOfFile.append(number)
    }
  }

  /// - Parameter bases: the generic parameters that stand for what a library's type is around.
  static func collect(_ program: Program, bases: Set<Symbol>) -> Declarations {
    var collector = DeclarationCollector(program, bases)
    let files = program.files.indices.filter { program.files[$0].isRead }
    for file in files { collector.collectTypes(in: program.root(file), outer: nil, module: collector.result.moduleOfFile[file]) }
    collector.indexTypes()
    collector.joinAll()
    // Types that extensions nest came behind all others.
    collector.indexTypes()
    collector.noteNested()
    collector.applyMacros()
    for file in files { collector.collectMembers(of: program.root(file), owner: .global) }
    collector.indexMembers()
    return collector.result
  }

  /// Joins extensions to their types; those of types that another extension nests wait until that one has been read.
  private mutating func joinAll() {
    isJoining = true
    var waiting = extensions
    while !waiting.isEmpty {
      extensions = []
      let before = result.types.count
      let unknown = waiting.filter { !join($0) }
      if result.types.count > before || !extensions.isEmpty {
        waiting = unknown + extensions
        continue
      }
      // What they extend is not the program's; what they nest may be extended in its turn.
      let nesting = unknown.filter(nestsTypes)
      for node in nesting.isEmpty ? unknown : nesting { joinExternal(node) }
      waiting = (nesting.isEmpty ? [] : unknown.filter { !nesting.contains($0) }) + extensions
    }
  }

  private func nestsTypes(_ ref: NodeRef) -> Bool {
    program.members(ref).contains { program[$0].kind.isTypeDeclaration }
  }

  private mutating func indexTypes() {
    result.typesByName = NameIndex(
      symbols: program.symbols.count, result.types.indices.lazy.map { [types = result.types] in (types[$0].name, TypeID($0)) })
  }

  private mutating func noteNested() {
    result.nestedNames = [Bool](repeating: false, count: program.symbols.count)
    for index in result.types.indices {
      for name in result.types[index].nested.keys { result.nestedNames[Int(name.raw)] = true }
      for name in result.types[index].typealiases.keys { result.nestedNames[Int(name.raw)] = true }
    }
  }

  private mutating func indexMembers() {
    let count = program.symbols.count
    result.functionsByName = NameIndex(
      symbols: count, result.functions.indices.lazy.map { [all = result.functions] in (all[$0].name, FunctionID($0)) })
    result.propertiesByName = NameIndex(
      symbols: count, result.properties.indices.lazy.map { [all = result.properties] in (all[$0].name, PropertyID($0)) })
    result.casesByName = NameIndex(symbols: count, cases)
    result.propertyOfNode = NodeNumbers(expecting: result.properties.count)
    for index in result.properties.indices { result.propertyOfNode[result.properties[index].node] = PropertyID(index) }
  }

  // MARK: Types

  private mutating func collectTypes(in ref: NodeRef, outer: TypeID?, module: Int32) {
    for child in program.members(ref) {
      let node = program[child]
      switch node.kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl:
        let id = declare(child, outer: outer, module: module)
        collectTypes(in: child, outer: id, module: module)
      case .extensionDecl:
        extensions.append(child)
      case .typealiasDecl:
        if let outer {
          result.types[Int(outer.index)].typealiases[node.name] = child
        } else {
          result.globalTypealiases[node.name, default: []].append(child)
        }
      case .macroDecl:
        macros[node.name, default: []] += program.children(child).compactMap(program.firstChild)
      case .funcDecl, .initDecl, .varDecl, .block, .accessor, .ifStmt, .doStmt:
        // Types declared inside bodies are rare, but views and coordinators are among them.
        if holdsTypes(child) { collectTypes(in: child, outer: outer, module: module) }
      default:
        break
      }
    }
  }

  /// `@Routed struct CartView`, where `@attached(extension, conformances: Navigating) macro Routed()` makes it a `Navigating` type.
  private mutating func applyMacros() {
    if macros.isEmpty { return }
    for index in result.types.indices {
      for child in program.children(result.types[index].node) where program[child].kind == .attribute {
        result.types[index].inherited += macros[program[child].name] ?? []
      }
    }
  }

  private func holdsTypes(_ ref: NodeRef) -> Bool {
    program.subtree(ref).dropFirst().contains { index in
      let kind = program[NodeRef(index)].kind
      return kind.isTypeDeclaration || kind == .extensionDecl || kind == .typealiasDecl
    }
  }

  private mutating func declare(_ ref: NodeRef, outer: TypeID?, module: Int32) -> TypeID {
    let node = program[ref]
    let kind: TypeInfo.Kind =
      switch node.kind {
      case .classDecl: .class
      case .actorDecl: .actor
      case .enumDecl: .enumeration
      case .protocolDecl: .protocol
      default: .structure
      }
    var info = TypeInfo(name: node.name, kind: kind, modifiers: program.modifiers(ref), node: ref, module: module, outer: outer)
    for child in program.children(ref) {
      switch program[child].kind {
      case .inherited: if let type = program.firstChild(child) { info.inherited.append(type) }
      case .genericParameter: info.isGeneric = true
      default: break
      }
    }
    let id = TypeID(result.types.count)
    result.types.append(info)
    if isJoining { nestedLate[node.name, default: []].append(id) }
    result.typeOfNode[ref] = id
    if let outer { result.types[Int(outer.index)].nested[node.name] = id }
    return id
  }

  /// Whether the program declares what the extension at `ref` extends.
  private mutating func join(_ ref: NodeRef) -> Bool {
    guard let id = extendedType(ref) else { return false }
    result.ownerOfNode[ref] = .type(id)
    for child in program.children(ref) where program[child].kind == .inherited {
      if let type = program.firstChild(child) { result.types[Int(id.index)].inherited.append(type) }
    }
    collectTypes(in: ref, outer: id, module: result.moduleOfFile[program.file(ref)])
    return true
  }

  private mutating func joinExternal(_ ref: NodeRef) {
    result.ownerOfNode[ref] = .external(wrappedType(ref) ?? program[ref].name)
    collectTypes(in: ref, outer: nil, module: result.moduleOfFile[program.file(ref)])
  }

  /// The type that an extension extends: by its whole path, in the same module before others.
  private func extendedType(_ ref: NodeRef) -> TypeID? {
    guard let extended = program.first(ref, .extended), let type = program.firstChild(extended) else { return nil }
    var names: [Symbol] = [program[type].name]
    var at = type
    while program[at].flags.contains(.qualified), let base = program.firstChild(at) {
      names.insert(program[base].name, at: 0)
      at = base
    }
    let module = result.moduleOfFile[program.file(ref)]
    let last = names[names.count - 1]
    var candidates: [TypeID] = []
    func add(_ id: TypeID) {
      var outer = result.types[Int(id.index)].outer
      for name in names.dropLast().reversed() {
        guard let at = outer else {
          if names.count > 1, program.text(name) == result.module(of: id) { candidates.append(id) }
          return
        }
        if result.types[Int(at.index)].name != name { return }
        outer = result.types[Int(at.index)].outer
      }
      if names.count > 1 || result.types[Int(id.index)].outer == nil || result.typesByName[names[0]]?.count == 1 { candidates.append(id) }
    }
    for id in result.typesByName[last] ?? [] { add(id) }
    for id in nestedLate[last] ?? [] { add(id) }
    return candidates.first { result.types[Int($0.index)].module == module } ?? candidates.first ?? wrappedType(ref).flatMap(topType)
  }

  /// What a wrapper of a library is around, by which an extension is constrained: `extension Reactive where Base: CartController`.
  private func wrappedType(_ ref: NodeRef) -> Symbol? {
    if bases.isEmpty { return nil }
    let constraint = program.children(ref).first { program[$0].kind == .genericParameter && bases.contains(program[$0].name) }
    return constraint.flatMap(program.firstChild).map { program[$0].name }
  }

  private func topType(_ name: Symbol) -> TypeID? {
    let all = (result.typesByName[name] ?? []).filter { result[$0].outer == nil }
    return all.count == 1 ? all[0] : nil
  }

  // MARK: Members

  private mutating func collectMembers(of ref: NodeRef, owner: Owner) {
    // What a private extension adds is seen in its file alone.
    let isOfFile = program[ref].kind == .extensionDecl && !program.modifiers(ref).isDisjoint(with: [.private, .fileprivate])
    for child in program.members(ref) {
      let node = program[child]
      switch node.kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl:
        if let id = result.typeOfNode[child] { collectMembers(of: child, owner: .type(id)) }
      case .extensionDecl:
        collectMembers(of: child, owner: result.ownerOfNode[child] ?? .external(node.name))
      case .funcDecl, .initDecl:
        addFunction(child, owner: owner, isOfFile: isOfFile)
        if let body = program.first(child, .block) { collectLocal(body) }
      case .varDecl:
        addProperty(child, owner: owner, isOfFile: isOfFile)
      case .subscriptDecl:
        guard case .type(let id) = owner else { continue }
        result.types[Int(id.index)].subscripts.append(child)
        result.hasSubscripts = true
      case .caseDecl:
        if case .type(let id) = owner {
          result.types[Int(id.index)].cases.append(CaseInfo(name: node.name, node: child))
          cases.append((node.name, id))
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
        if result.functionOfNode[ref] == nil {
          addFunction(ref, owner: .global)
          if let id = result.functionOfNode[ref] { result.localFunctions[program[ref].name, default: []].insert(id) }
        }
      default: break
      }
    }
  }

  /// The modifiers of a member, with what an extension says for all of its own.
  private func modifiers(_ ref: NodeRef, isOfFile: Bool) -> Modifiers {
    let own = program.modifiers(ref)
    return isOfFile && own.isDisjoint(with: [.public, .open, .package, .private]) ? own.union(.fileprivate) : own
  }

  private mutating func addFunction(_ ref: NodeRef, owner: Owner, isOfFile: Bool = false) {
    let node = program[ref]
    var info = FunctionInfo(
      name: node.name, node: ref, owner: owner, isInit: node.kind == .initDecl, modifiers: modifiers(ref, isOfFile: isOfFile))
    info.firstParameter = UInt32(result.parameters.count)
    for child in program.children(ref) {
      switch program[child].kind {
      case .parameter: addParameter(child)
      case .genericParameter: info.isGeneric = true
      case .result: info.result = program.firstChild(child)
      case .block: info.body = child
      default: break
      }
    }
    info.parameterCount = UInt16(clamping: result.parameters.count - Int(info.firstParameter))
    let id = FunctionID(result.functions.count)
    result.functions.append(info)
    result.functionOfNode[ref] = id
    switch owner {
    case .type(let type): result.types[Int(type.index)].functions.append(id)
    case .external(let name):
      result.externalFunctions[node.name, default: []].append(id)
      if info.isInit { result.externalInitialisers[name, default: []].append(id) }
    case .global: break
    }
  }

  private mutating func addParameter(_ ref: NodeRef) {
    var type: NodeRef?
    var value: NodeRef?
    for child in program.children(ref) {
      let kind = program[child].kind
      if kind == .initializer { value = program.firstChild(child) } else if type == nil, kind.isType { type = child }
    }
    result.parameters.append(
      ParameterInfo(
        name: program[ref].name, label: program.label(ref), node: ref, type: type, defaultValue: value,
        isVariadic: program[ref].flags.contains(.variadic)))
  }

  private mutating func addProperty(_ ref: NodeRef, owner: Owner, isOfFile: Bool) {
    let node = program[ref]
    guard !node.name.isNone else { return }
    var info = PropertyInfo(
      name: node.name, node: ref, owner: owner, modifiers: modifiers(ref, isOfFile: isOfFile), isLet: node.flags.contains(.isLet))
    for child in program.children(ref) {
      switch program[child].kind {
      case .annotation: info.type = program.firstChild(child)
      case .initializer: info.initial = program.firstChild(child)
      case .attribute: info.hasAttributes = true
      case .accessor: if program[child].name == getName { info.getter = program.first(child, .block) }
      default: break
      }
    }
    let id = PropertyID(result.properties.count)
    result.properties.append(info)
    if case .type(let type) = owner { result.types[Int(type.index)].properties.append(id) }
  }
}
