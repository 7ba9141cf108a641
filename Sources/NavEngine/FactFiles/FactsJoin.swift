import NavFacts
import NavSource

/// Joins units into one, as if their files had been read together.
///
/// A file that several units bring counts once if they say the same of it. If not, the first unit's word counts, and a problem tells.
struct FactsJoin {
  private(set) var unit: FactsUnit
  /// Fatal.
  var problems: [Problem] { conflicts.sorted { $0.key < $1.key }.map(problem) }

  private var units: [FactsUnit]
  private var conflicts: [Pair: Conflict] = [:]

  /// Two units, by their order.
  private struct Pair: Hashable, Comparable {
    var first: Int
    var second: Int

    static func < (a: Self, b: Self) -> Bool { (a.first, a.second) < (b.first, b.second) }
  }

  /// How the first file in which two units differ differs, and how many more do.
  private struct Conflict {
    var path: String
    var what: String
    var others = 0
  }

  /// - Parameter units: at least one.
  init(_ units: consuming [FactsUnit]) {
    self.units = units
    if self.units.count == 1 {
      unit = self.units[0]
      self.units = []
      return
    }
    unit = FactsUnit()
    for part in self.units {
      unit.roots += part.roots.filter { !unit.roots.contains($0) }
      unit.problems += part.problems
    }
    unit.problems = Set(unit.problems).sorted()
    unit.targets = TargetFacts(
      bundles: self.units.flatMap(\.targets.bundles), otherTargets: self.units.reduce(into: []) { $0.formUnion($1.targets.otherTargets) })
    unit.projects = ProjectFacts(folders: self.units.flatMap(\.projects.folders), links: self.units.flatMap(\.projects.links))
    joinFiles()
    joinSides()
  }

  // MARK: Swift files

  private mutating func joinFiles() {
    var order: [(path: String, unit: Int, index: Int)] = []
    for unit in units.indices {
      for (index, file) in units[unit].bundle.files.enumerated() { order.append((file.path, unit, index)) }
    }
    order.sort { ($0.path, $0.unit, $0.index) < ($1.path, $1.unit, $1.index) }
    var left = units.map(\.bundle.files.count)
    let renamings = units.map { Renaming($0.bundle.symbols, in: &unit.bundle.symbols) }
    // What the first unit brought of the path at hand; names that are not UTF-8 may be shown alike.
    var (kept, first, repeated) = (0..<0, 0, 0)
    for (position, (path, unit, index)) in order.enumerated() {
      let isNew = position == 0 || order[position - 1].path != path
      if isNew { (kept, first) = (self.unit.files.count..<self.unit.files.count, unit) }
      if isNew || order[position - 1].unit != unit { repeated = kept.lowerBound }
      if unit == first {
        add(index, of: unit, renamings[unit])
        kept = kept.lowerBound..<self.unit.files.count
      } else {
        let difference = kept.contains(repeated) ? difference(repeated, index, of: unit, renamings[unit]) : "content"
        if let difference { conflict(path, first, unit, difference) }
        repeated += 1
      }
      left[unit] -= 1
      // What is copied is given back at once: a second copy of all nodes would be the peak of memory.
      if left[unit] == 0 { units[unit].bundle = FactsBundle() }
    }
  }

  private mutating func add(_ index: Int, of number: Int, _ renaming: Renaming) {
    var facts = units[number].bundle.files[index]
    let root = facts.root
    facts.root = unit.bundle.forest.count
    unit.bundle.forest.append(units[number].bundle.forest, root: root, renaming: renaming)
    unit.bundle.files.append(facts)
    unit.files.append(units[number].files[index])
  }

  /// In what a unit says something else of a file than was said; nil where it does not.
  private func difference(_ kept: Int, _ index: Int, of number: Int, _ renaming: Renaming) -> String? {
    let (a, b) = (unit.bundle.files[kept], units[number].bundle.files[index])
    if a.module != b.module { return "modules, '\(a.module)' and '\(b.module)'" }
    if a.role != b.role || unit.files[kept].rootLength != units[number].files[index].rootLength { return "roots" }
    let isSame =
      a.byteCount == b.byteCount && a.lines == b.lines && a.directives == b.directives
      && unit.bundle.forest.says(a.root, sameAs: units[number].bundle.forest, root: b.root, renaming: renaming)
    return isSame ? nil : "content"
  }

  // MARK: Side files

  private mutating func joinSides() {
    var owners: [String: Int] = [:]
    for (number, part) in units.enumerated() {
      let files = Dictionary(part.interface.files.map { ($0.path, $0) }) { first, _ in first }
      let mains = Dictionary(grouping: part.interface.mains, by: \.place.file)
      for side in part.sides {
        let path = side.file.path
        guard let owner = owners[path] else {
          owners[path] = number
          unit.sides.append(side)
          if let file = files[path] { unit.interface.files.append(file) }
          unit.interface.mains += mains[path] ?? []
          unit.interface.objectiveC[path] = part.interface.objectiveC[path]
          unit.interface.addresses[path] = part.interface.addresses[path]
          continue
        }
        let known = unit.sides.first { $0.file.path == path }
        if known?.file.module != side.file.module {
          conflict(path, owner, number, "modules, '\(known?.file.module ?? "")' and '\(side.file.module)'")
        } else if known?.file.rootLength != side.file.rootLength {
          conflict(path, owner, number, "roots")
        } else if unit.interface.files.first(where: { $0.path == path }) != files[path]
          || unit.interface.mains.filter({ $0.place.file == path }) != mains[path] ?? [] 
          || unit.interface.objectiveC[path] != part.interface.objectiveC[path]
          || unit.interface.addresses[path] != part.interface.addresses[path]
        {
          conflict(path, owner, number, "content")
        }
      }
    }
    unit.sides.sort { $0.file.path < $1.file.path }
    unit.interface.files.sort { $0.path < $1.path }
    // Those of one file keep their order.
    unit.interface.mains = Dictionary(grouping: unit.interface.mains, by: \.place.file).sorted { $0.key < $1.key }.flatMap(\.value)
  }

  // MARK: Problems

  private mutating func conflict(_ path: String, _ first: Int, _ second: Int, _ what: String) {
    conflicts[Pair(first: first, second: second), default: Conflict(path: path, what: what, others: -1)].others += 1
  }

  private func problem(_ pair: Pair, _ conflict: Conflict) -> Problem {
    let more = conflict.others == 0 ? "" : "; so are \(conflict.others) more files of the two"
    return Problem(
      "this file is given twice, by \(origins[pair.first]) and by \(origins[pair.second]), with other \(conflict.what)\(more)",
      file: conflict.path, mend: "Write the facts again, or leave out one of the two.")
  }

  private var origins: [String] { units.map(\.origin) }
}
