import NavFacts
import NavSource

extension ReadSources {
  /// The programs whose parts the sources of a run are and what its facts hold.
  ///
  /// - Parameters:
  ///   - found: the run's sources; its side files are afterwards those of all parts.
  ///   - texts: the paths of Swift files that will be put in.
  static func joining(
    _ request: Pipeline.Request, _ found: inout FileFinder, texts: [String], jobs: Int
  ) -> (sources: ReadSources, problems: [Problem]) {
    let folder = request.currentFolder
    var units = request.facts.map(\.unit)
    var problems: [Problem] = []
    if !request.roots.isEmpty {
      let own = FactsUnit.read(found, roots: request.roots, jobs: jobs)
      units.append(own.unit)
      problems = own.problems
    }
    let join = FactsJoin(units)
    var unit = join.unit
    unit.settle(request.settings, currentFolder: folder)
    found.sideFiles = unit.sides
    problems += unit.markUncompiled()
    problems += unit.problems + join.problems
    if unit.bundle.symbols.isFull { problems.append(FactsHarvest.tooManyNames) }

    let marks = unit.projects.marks(from: folder)
    let swift = unit.bundle.files.map(\.path)
    let map =
      marks.isEmpty
      ? ProjectMap() : ProjectMap(marks, swift: (swift + texts).sorted(), besides: unit.sides.map(\.file.path), from: folder)
    let files = Dictionary(unit.files.map { ($0.path, $0) }) { first, _ in first }
    return (ReadSources(programs: unit.programs(by: map), map: map, files: files), problems)
  }
}

extension FactsUnit {
  /// Reads what was found, as a part.
  ///
  /// - Parameter roots: what the user named.
  /// - Returns: a problem for each file that could not be read.
  static func read(_ found: FileFinder, roots: [String], jobs: Int) -> (unit: FactsUnit, problems: [Problem]) {
    let (bundle, unread) = FactsCollector.collect(found.files, jobs: jobs)
    let (interface, damaged) = InterfaceCollector.collect(part: found.sideFiles, jobs: jobs)
    let files = Dictionary(found.files.map { ($0.path, $0) }) { first, _ in first }
    let own = Set(found.sideFiles.lazy.filter { $0.kind == .settings }.map { PathText.parent($0.file.path) })
    let unit = FactsUnit(
      roots: Set(roots.map { FileFinder.shownRoot($0, from: found.currentFolder) }).sorted(), bundle: bundle,
      files: bundle.files.map { files[$0.path] ?? FoundFile(path: $0.path, module: $0.module) },
      sides: found.sideFiles.filter(\.isOfApp), interface: interface,
      projects: ProjectFacts(found.signs, currentFolder: found.currentFolder),
      targets: found.targets(jobs: jobs).speaking(of: found.files + found.sideFiles.interfaces, own: own))
    return (unit, unread + damaged)
  }

  /// What the linker sees of each project at once, by number.
  fileprivate func programs(by map: ProjectMap) -> [ReadSources.Program] {
    if map.count == 1 {
      return [ReadSources.Program(bundle: bundle, interface: InterfaceCollector.asked(interface, of: sides))]
    }
    // Names that no tree mentions say nothing, so all may share one table.
    var programs = (0..<map.count).map { _ in ReadSources.Program(bundle: FactsBundle(symbols: bundle.symbols)) }
    for file in bundle.files {
      let number = map.project(of: file.path) ?? 0
      var facts = file
      facts.root = programs[number].bundle.forest.count
      programs[number].bundle.forest.append(bundle.forest, root: file.root)
      programs[number].bundle.files.append(facts)
    }
    let sidesOf = Dictionary(grouping: sides) { map.project(of: $0.file.path) }
    for number in programs.indices {
      programs[number].interface = InterfaceCollector.asked(interface, of: sidesOf[number] ?? [])
    }
    return programs
  }
}
