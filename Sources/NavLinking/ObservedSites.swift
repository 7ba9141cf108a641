import NavFacts

/// Where names stand that observations ask about: every mention, not only those that the flow follows.
///
/// One walk over the app's nodes; previews and tests are left out.
struct ObservedSites {
  /// `x`, `a.x`, `.x`, and types `x`, by name; only of names that were wanted.
  private(set) var mentions: [Symbol: [NodeRef]] = [:]
  /// Every `.x`, patterns included.
  private(set) var implicitMembers: [NodeRef] = []
  /// String literals that name a wanted symbol, alone or behind a dot.
  private(set) var quoted: Set<Symbol> = []
  /// Calls whose name speaks of destinations: registrations, those of libraries included.
  private(set) var registrations: [NodeRef] = []

  static func scan(_ linkage: Linkage, wanted: Set<Symbol>) -> ObservedSites {
    var sites = ObservedSites()
    let destinations = Self.destinationNames(linkage.program.symbols)
    for (file, facts) in linkage.program.files.enumerated() where facts.role == .app || facts.role == .generated {
      sites.scan(facts, file, linkage, wanted, destinations)
    }
    return sites
  }

  private mutating func scan(
    _ facts: FileFacts, _ file: Int, _ linkage: Linkage, _ wanted: Set<Symbol>, _ destinations: Set<Symbol>
  ) {
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
      case .name, .typeName:
        if wanted.contains(node.name) { mentions[node.name, default: []].append(ref) }
      case .member:
        if wanted.contains(node.name) { mentions[node.name, default: []].append(ref) }
      case .implicitMember:
        implicitMembers.append(ref)
        if wanted.contains(node.name) { mentions[node.name, default: []].append(ref) }
      case .string:
        guard !node.flags.contains(.interpolated), !node.name.isNone else { continue }
        let last = linkage.text(node.name).split(separator: ".").last.map(String.init) ?? ""
        if let symbol = linkage.program.symbols.find(last), wanted.contains(symbol) { quoted.insert(symbol) }
      case .call:
        if let callee = linkage.program.firstChild(ref), linkage.program[callee].kind == .member,
          destinations.contains(linkage.program[callee].name)
        {
          registrations.append(ref)
        }
      default: break
      }
    }
  }

  /// `navigationDestination`, `nbNavigationDestination`, `flowDestination` …; not `dropDestination`, which takes dragged values.
  private static func destinationNames(_ symbols: SymbolTable) -> Set<Symbol> {
    var found: Set<Symbol> = []
    for raw in 1..<max(symbols.count, 1) {
      let text = symbols[Symbol(UInt32(raw))]
      guard text.hasSuffix("estination") || text.hasSuffix("estinations"), text != "dropDestination" else { continue }
      found.insert(Symbol(UInt32(raw)))
    }
    return found
  }
}
