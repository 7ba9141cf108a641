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
    let symbols = linkage.program.symbols
    let destinations = Self.destinationNames(symbols)
    // By the symbol's number: every name of every file is asked for.
    var isWanted = [Bool](repeating: false, count: symbols.count)
    for name in wanted where Int(name.raw) < isWanted.count { isWanted[Int(name.raw)] = true }
    for file in linkage.program.files.indices where linkage.program.files[file].isRead {
      sites.scan(file, linkage, isWanted, destinations)
    }
    return sites
  }

  private mutating func scan(_ file: Int, _ linkage: Linkage, _ isWanted: [Bool], _ destinations: Set<Symbol>) {
    let program = linkage.program
    var index = program.files[file].root
    let end = program.nodes(of: file).upperBound
    while index < end {
      let ref = NodeRef(index)
      let node = program[ref]
      index += 1
      switch node.kind {
      case .name, .typeName:
        if isWanted[Int(node.name.raw)] { mentions[node.name, default: []].append(ref) }
      case .member:
        if isWanted[Int(node.name.raw)] { mentions[node.name, default: []].append(ref) }
      case .implicitMember:
        implicitMembers.append(ref)
        if isWanted[Int(node.name.raw)] { mentions[node.name, default: []].append(ref) }
      case .string:
        guard !node.flags.contains(.interpolated), !node.name.isNone else { continue }
        if let symbol = Self.lastPart(node.name, linkage.program.symbols), isWanted[Int(symbol.raw)] { quoted.insert(symbol) }
      case .call:
        guard let callee = linkage.program.firstChild(ref), destinations.contains(linkage.program[callee].name) else { continue }
        registrations.append(ref)
      default: break
      }
    }
  }

  /// The symbol of what stands behind the last dot of a literal, dots at its end left out; nil where no code has that name.
  private static func lastPart(_ literal: Symbol, _ symbols: SymbolTable) -> Symbol? {
    let dot = UInt8(ascii: ".")
    let text = symbols.bytes[symbols.range(literal)]
    guard text.contains(dot) else { return literal }
    let trimmed = text.prefix(through: text.lastIndex { $0 != dot } ?? text.startIndex)
    let part = trimmed[((trimmed.lastIndex(of: dot) ?? trimmed.startIndex - 1) + 1)...]
    return part.withUnsafeBufferPointer { symbols.find($0) }
  }

  /// `navigationDestination`, `nbNavigationDestination`, `flowDestination` …; not `dropDestination`, which takes dragged values.
  private static func destinationNames(_ symbols: SymbolTable) -> Set<Symbol> {
    var found: Set<Symbol> = []
    for raw in 1..<max(symbols.count, 1) {
      let range = symbols.range(Symbol(UInt32(raw)))
      // Seen in the bytes first: making a string of every name of a program takes long.
      guard range.count >= 10, symbols.bytes[range.upperBound - 1] == UInt8(ascii: "n") || symbols.bytes[range.upperBound - 1] == UInt8(ascii: "s")
      else { continue }
      let text = symbols[Symbol(UInt32(raw))]
      guard text.hasSuffix("estination") || text.hasSuffix("estinations"), text != "dropDestination" else { continue }
      found.insert(Symbol(UInt32(raw)))
    }
    return found
  }
}
