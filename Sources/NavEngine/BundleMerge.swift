import NavFacts
import Synchronization

/// Joins what several workers have read into one bundle with one table of names.
///
/// The names are numbered as one worker alone would number them: a worker reads its files in ascending order, so
/// the names that a file adds to its worker's table hold all that no earlier file has, in the order of the file.
/// Interning those parts file by file gives the order of a single table, at the cost of the distinct names only.
enum BundleMerge {
  static func merge(_ harvests: consuming [FactsCollector.Harvest], fileCount: Int) -> FactsBundle {
    if harvests.count == 1 {
      return FactsBundle(symbols: harvests[0].symbols, files: harvests[0].parts.map(\.facts))
    }
    let (symbols, maps) = number(harvests, fileCount: fileCount)
    // Each worker takes its parts out and changes them in place: a second copy of all nodes would be the peak of memory.
    let shares = harvests.map { Share($0.parts) }
    harvests = []
    let renamed = Workers.run(shares.count) { worker in
      var parts = shares[worker].take()
      for index in parts.indices { rename(&parts[index].facts.nodes, by: maps[worker]) }
      return parts
    }
    var files = [FileFacts?](repeating: nil, count: fileCount)
    for part in renamed.joined() { files[part.index] = part.facts }
    return FactsBundle(symbols: symbols, files: files.compactMap(\.self))
  }

  /// What one worker has read, handed over once.
  private final class Share: Sendable {
    private let parts: Mutex<[FactsCollector.Part]>

    init(_ parts: [FactsCollector.Part]) { self.parts = Mutex(parts) }

    func take() -> [FactsCollector.Part] {
      parts.withLock { held in
        defer { held = [] }
        return held
      }
    }
  }

  /// The common table, and for each worker the new number of each of its names.
  private static func number(_ harvests: [FactsCollector.Harvest], fileCount: Int) -> (SymbolTable, [[UInt32]]) {
    var owners = [(worker: Int, part: Int)?](repeating: nil, count: fileCount)
    for (worker, harvest) in harvests.enumerated() {
      for (part, read) in harvest.parts.enumerated() { owners[read.index] = (worker, part) }
    }
    var symbols = SymbolTable()
    var maps = harvests.map { [UInt32](repeating: 0, count: $0.symbols.count) }
    for case let owner? in owners {
      let table = harvests[owner.worker].symbols
      let bytes = table.bytes.span
      for raw in harvests[owner.worker].parts[owner.part].addedNames {
        let symbol = symbols.intern(bytes.extracting(table.range(Symbol(UInt32(raw)))))
        maps[owner.worker][raw] = symbol.raw
      }
    }
    return (symbols, maps)
  }

  private static func rename(_ nodes: inout [Node], by map: [UInt32]) {
    for index in nodes.indices {
      let name = nodes[index].name
      if !name.isNone { nodes[index].name = Symbol(map[Int(name.raw)]) }
      // Declarations keep their modifiers in the bits of the label.
      if nodes[index].kind.isDeclaration { continue }
      let label = nodes[index].label
      if !label.isNone { nodes[index].label = Symbol(map[Int(label.raw)]) }
    }
  }
}
