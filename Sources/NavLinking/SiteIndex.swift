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
  var sites = SiteIndex()

  static func scan(_ linkage: Linkage) -> SiteIndex {
    var scanner = SiteScanner(linkage: linkage)
    for file in linkage.program.files.indices { scanner.scan(file) }
    return scanner.sites
  }

  private mutating func scan(_ file: Int) {
    let facts = linkage.program.files[file]
    guard facts.role == .app || facts.role == .generated else { return }
    let names = linkage.names
    let program = linkage.program
    var index = 0
    while index < facts.nodes.count {
      let node = facts.nodes[index]
      let ref = NodeRef(file, index)
      if node.kind.isDeclaration, node.modifiers.contains(.preview) {
        index += max(1, node.size)
        continue
      }
      index += 1
      switch node.kind {
      case .call:
        guard let callee = program.firstChild(ref) else { continue }
        let name = program[callee].name
        if isOfInterest(name) { sites.calls[name, default: []].append(ref) }
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
          if linkage.declarations.typesByName[name] != nil { sites.metatypes[name, default: []].append(ref) }
        }
        if linkage.declarations.casesByName[node.name] != nil || linkage.declarations.functionsByName[node.name] != nil || node.name == names.allCases {
          sites.mentions[node.name, default: []].append(ref)
        }
      default: break
      }
    }
  }

  private func isOfInterest(_ name: Symbol) -> Bool {
    linkage.declarations.functionsByName[name] != nil || linkage.declarations.typesByName[name] != nil
      || linkage.dialects.names.contains(name) || name == linkage.names.initName || name == linkage.names.append
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
