import NavFacts

/// Where things stand in the program's code, by the names they mention.
struct SiteIndex: Sendable {
  /// Every `x`, `a.x`, `.x` and type `x`, for the names that something in the program or in a dialect has.
  private(set) var named = NameIndex<NodeRef>()
  /// Calls by the last name of their callee, for the same names.
  private(set) var calls = NameIndex<NodeRef>()
  /// Assignments by the last name of their left side.
  private(set) var assignments = NameIndex<NodeRef>()
  /// `x.append(…)`, `x.insert(…)`, `x.toggle()`, `x.removeLast()`, `x.popLast()` by the name of `x`.
  private(set) var mutations = NameIndex<NodeRef>()
  private(set) var switches: [NodeRef] = []
  private(set) var dictionaries: [NodeRef] = []
  /// `if case`, `guard case`.
  private(set) var caseConditions: [NodeRef] = []
  /// `page == .help`, `Page.help != page` that decide something.
  private(set) var comparisons: [NodeRef] = []
  /// `T(rawValue: x)`
  private(set) var rawValueCalls: [NodeRef] = []
  /// Calls that are told a state by the names that modifiers take one by: `isPresented: $isOpen`, `item: $choice`.
  private(set) var boundCalls: [NodeRef] = []
  /// By the symbol's number, whether some string literal is that text.
  private(set) var isLiteral: [Bool] = []

  init() {}

  /// Walks every node of the app.
  init(_ linkage: Linkage) {
    let program = linkage.program
    let count = program.symbols.count
    let wanted = Self.wanted(linkage)
    isLiteral = [Bool](repeating: false, count: count)
    let walker = Walker(linkage.names, program)
    var named: [(name: Symbol, id: NodeRef)] = []
    var calls: [(name: Symbol, id: NodeRef)] = []
    var assignments: [(name: Symbol, id: NodeRef)] = []
    var mutations: [(name: Symbol, id: NodeRef)] = []
    // Memory that is not written to costs nothing; moving what was found does.
    named.reserveCapacity(program.count / 4)
    calls.reserveCapacity(program.count / 16)
    for file in program.files.indices where program.files[file].isRead {
      for index in program.nodes(of: file) {
        let ref = NodeRef(index)
        let node = program[ref]
        switch node.kind {
        case .name, .member, .implicitMember, .typeName:
          if wanted[Int(node.name.raw)] { named.append((node.name, ref)) }
        case .assign:
          if let left = program.firstChild(ref) { assignments.append((walker.lastName(left), ref)) }
        case .call:
          guard let callee = program.firstChild(ref) else { continue }
          if wanted[Int(program[callee].name.raw)] { calls.append((program[callee].name, ref)) }
          if let name = walker.mutated(callee) { mutations.append((name, ref)) }
        case .switchStmt: switches.append(ref)
        case .dictionary: dictionaries.append(ref)
        case .caseCondition: caseConditions.append(ref)
        case .infix: if walker.decides(ref, node.name) { comparisons.append(ref) }
        case .label:
          guard node.name == linkage.names.rawValue || node.name == linkage.names.isPresented || node.name == linkage.names.item,
            let call = program.parent(ref), program[call].kind == .call
          else { continue }
          if node.name == linkage.names.rawValue { rawValueCalls.append(call) } else { boundCalls.append(call) }
        case .string: if !node.flags.contains(.interpolated) { isLiteral[Int(node.name.raw)] = true }
        default: break
        }
      }
    }
    self.named = NameIndex(symbols: count, named)
    self.calls = NameIndex(symbols: count, calls)
    self.assignments = NameIndex(symbols: count, assignments)
    self.mutations = NameIndex(symbols: count, mutations)
  }

  /// The names that are worth an entry, by the symbol's number.
  private static func wanted(_ linkage: Linkage) -> [Bool] {
    let declarations = linkage.declarations
    var wanted = [Bool](repeating: false, count: linkage.program.symbols.count)
    for raw in wanted.indices {
      let name = Symbol(UInt32(raw))
      wanted[raw] = declarations.functionsByName.has(name) || declarations.propertiesByName.has(name)
        || declarations.typesByName.has(name) || declarations.casesByName.has(name)
    }
    for name in linkage.dialects.names { wanted[Int(name.raw)] = true }
    for name in linkage.names.all { wanted[Int(name.raw)] = true }
    for name in linkage.traits.prefixed.keys { wanted[Int(name.raw)] = true }
    for name in linkage.traits.destinations { wanted[Int(name.raw)] = true }
    for raw in wanted.indices where linkage.isScreenLike(Symbol(UInt32(raw))) { wanted[raw] = true }
    wanted[0] = false
    return wanted
  }

  /// What a node says beside its own name.
  private struct Walker {
    let names: Names
    let program: Program

    init(_ names: Names, _ program: Program) {
      self.names = names
      self.program = program
    }

    func lastName(_ ref: NodeRef) -> Symbol {
      let node = program[ref]
      switch node.kind {
      case .name, .member:
        // `$x.wrappedValue = …` writes x.
        if node.name == names.wrappedValue, let base = program.firstChild(ref) { return lastName(base) }
        return node.name
      case .subscript:
        // `state[\.routing.sheet] = true` writes sheet.
        if let path = program.secondChild(ref), program[path].kind == .keyPath { return program.firstChild(path).map(lastName) ?? .none }
        return program.firstChild(ref).map(lastName) ?? .none
      case .unary: return program.firstChild(ref).map(lastName) ?? .none
      case .implicitMember: return node.name
      default: return .none
      }
    }

    /// Whether something is compared with what may be a case, and a branch depends on it.
    func decides(_ ref: NodeRef, _ name: Symbol) -> Bool {
      guard name == names.equals || name == names.differs, let above = program.parent(ref),
        [.ifStmt, .guardStmt, .ternary, .infix].contains(program[above].kind)
      else { return false }
      return program.children(ref).contains { program[$0].kind == .implicitMember || program[$0].kind == .member }
    }

    /// The name of `x` in `x.append(…)` and its kin.
    func mutated(_ callee: NodeRef) -> Symbol? {
      guard program[callee].kind == .member else { return nil }
      let name = program[callee].name
      guard name == names.append || name == names.insert || name == names.toggle || name == names.removeLast || name == names.popLast
      else { return nil }
      return program.firstChild(callee).map(lastName)
    }
  }
}

extension Linkage {
  /// `x`, `a.x` and `.x` by name, types left out.
  func mentions(of name: Symbol) -> [NodeRef] {
    guard let all = sites.named[name] else { return [] }
    return all.filter { program[$0].kind != .typeName }
  }

  /// The calls whose callee is so named.
  func calls(of name: Symbol) -> ArraySlice<NodeRef> { sites.calls[name] ?? [] }

  /// `T.self` by the name of `T`.
  func metatypes(of name: Symbol) -> [NodeRef] {
    mentions(of: name).compactMap { ref in
      guard let parent = program.parent(ref), program[parent].kind == .member, program[parent].name == names.selfValue,
        program.firstChild(parent) == ref
      else { return nil }
      return parent
    }
  }
}

extension Linkage {
  /// The names that some string literal has, alone or behind its last dot: what code makes by a class's name.
  var quotedNames: Set<Symbol> {
    let symbols = program.symbols
    let dot = UInt8(ascii: ".")
    var quoted: Set<Symbol> = []
    for raw in sites.isLiteral.indices where sites.isLiteral[raw] {
      let literal = Symbol(UInt32(raw))
      let text = symbols.bytes[symbols.range(literal)]
      guard text.contains(dot) else {
        quoted.insert(literal)
        continue
      }
      let trimmed = text.prefix(through: text.lastIndex { $0 != dot } ?? text.startIndex)
      let part = trimmed[((trimmed.lastIndex(of: dot) ?? trimmed.startIndex - 1) + 1)...]
      if let symbol = part.withUnsafeBufferPointer({ symbols.find($0) }) { quoted.insert(symbol) }
    }
    return quoted
  }
}
