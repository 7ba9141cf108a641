import NavFacts

/// Where calls, assignments and switches stand, by name: what later steps look up instead of walking the program again.
struct SiteIndex: Sendable {
  /// Calls of functions, methods and initialisers that the program declares or a dialect names, by the callee's last name.
  var calls: [Symbol: [NodeRef]] = [:]
  /// Assignments by the last name of their left side.
  var assignments: [Symbol: [NodeRef]] = [:]
  /// `x.append(…)`, `x.insert(…)`, `x.toggle()`, `x.removeLast()` by the name of `x`.
  var mutations: [Symbol: [NodeRef]] = [:]
  /// `.x`, `T.x` and plain names by name: only names of cases and functions.
  var mentions: [Symbol: [NodeRef]] = [:]
  /// `T.self` by the name of `T`, for types of the program.
  var metatypes: [Symbol: [NodeRef]] = [:]
  var switches: [NodeRef] = []
  /// `if case`, `guard case`.
  var caseConditions: [NodeRef] = []
}

/// Walks every node of the app once, previews and tests left out.
struct SiteScanner {
  let linkage: Linkage
  private let uses: [NameUse]
  var sites = SiteIndex()

  /// What the program and the dialects have of a name, by the symbol's number: asked for every name of every file, where a
  /// dictionary for each question would take longer than everything else of the walk.
  private struct NameUse: OptionSet {
    let rawValue: UInt8
    static let type = NameUse(rawValue: 1)
    static let called = NameUse(rawValue: 2)
    static let mentioned = NameUse(rawValue: 4)
  }

  private init(_ linkage: Linkage) {
    self.linkage = linkage
    var uses = [NameUse](repeating: [], count: linkage.program.symbols.count)
    for name in linkage.declarations.typesByName.names { uses[Int(name.raw)].formUnion([.type, .called]) }
    for name in linkage.declarations.functionsByName.names { uses[Int(name.raw)].formUnion([.called, .mentioned]) }
    for name in linkage.declarations.propertiesByName.names { uses[Int(name.raw)].formUnion(.called) }
    for name in linkage.declarations.casesByName.names { uses[Int(name.raw)].formUnion(.mentioned) }
    for name in linkage.dialects.names { uses[Int(name.raw)].formUnion(.called) }
    for name in [linkage.names.initName, linkage.names.append] { uses[Int(name.raw)].formUnion(.called) }
    uses[Int(linkage.names.allCases.raw)].formUnion(.mentioned)
    self.uses = uses
  }

  static func scan(_ linkage: Linkage) -> SiteIndex {
    var scanner = SiteScanner(linkage)
    for file in linkage.program.files.indices { scanner.scan(file) }
    return scanner.sites
  }

  private mutating func scan(_ file: Int) {
    let names = linkage.names
    let program = linkage.program
    guard program.files[file].isRead else { return }
    var index = program.files[file].root
    let end = program.nodes(of: file).upperBound
    while index < end {
      let ref = NodeRef(index)
      let node = program[ref]
      index += 1
      switch node.kind {
      case .call:
        guard let callee = program.firstChild(ref) else { continue }
        let name = program[callee].name
        if uses[Int(name.raw)].contains(.called) { sites.calls[name, default: []].append(ref) }
        if program[callee].kind == .member, name == names.append || name == names.insert || name == names.toggle || name == names.removeLast,
          let base = program.firstChild(callee)
        {
          sites.mutations[lastName(base), default: []].append(ref)
        }
      case .assign:
        if let left = program.firstChild(ref) { sites.assignments[lastName(left), default: []].append(ref) }
      case .switchStmt:
        sites.switches.append(ref)
      case .caseCondition:
        sites.caseConditions.append(ref)
      case .implicitMember, .member, .name:
        if node.kind == .member, node.name == names.selfValue, let base = program.firstChild(ref) {
          let name = program[base].name
          if uses[Int(name.raw)].contains(.type) { sites.metatypes[name, default: []].append(ref) }
        }
        if uses[Int(node.name.raw)].contains(.mentioned) {
          sites.mentions[node.name, default: []].append(ref)
        }
      default: break
      }
    }
  }

  private func lastName(_ ref: NodeRef) -> Symbol {
    let node = linkage.program[ref]
    switch node.kind {
    case .name, .member: 
      // `$x.wrappedValue = …` writes x.
      if node.name == linkage.names.wrappedValue, let base = linkage.program.firstChild(ref) { return lastName(base) }
      return node.name
    case .subscript, .unary: return linkage.program.firstChild(ref).map(lastName) ?? .none
    default: return .none
    }
  }
}
