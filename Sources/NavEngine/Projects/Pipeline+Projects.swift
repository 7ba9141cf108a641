import NavFacts
import NavModel
import NavSource

extension FileFinder {
  /// Which of the files found belong to one program.
  ///
  /// - Parameter more: paths of Swift files beside those found.
  func projects(_ more: [String]) -> ProjectMap {
    var buffer = ReadBuffer()
    let marks = signs.marks { path in
      path.withCString { buffer.read($0) } == nil ? buffer.withText { text in text.withUnsafeBufferPointer { Array($0) } } : nil
    }
    if marks.isEmpty { return ProjectMap() }
    let swift = files.map(\.path)
    return ProjectMap(
      marks, swift: more.isEmpty ? swift : (swift + more).sorted(), besides: sideFiles.map(\.file.path), from: currentFolder)
  }

  /// The files of each project, by number.
  func files(by map: ProjectMap) -> [ProjectReader.Project] {
    if map.count == 1 { return [ProjectReader.Project(files: files, sides: sideFiles)] }
    var projects = [ProjectReader.Project](repeating: ProjectReader.Project(), count: map.count)
    // Files of one folder come behind one another.
    var (folder, number) = ("", 0)
    for file in files {
      if !PathText.lies(file.path, rightIn: folder) { (folder, number) = (PathText.parent(file.path), map.project(of: file.path) ?? 0) }
      projects[number].files.append(file)
    }
    for side in sideFiles {
      if let number = map.project(of: side.file.path) { projects[number].sides.append(side) }
    }
    return projects
  }
}

extension ReadSources {
  /// Reads all files of all projects.
  ///
  /// - Parameter files: of each project, by number.
  /// - Returns: a problem for each that could not be read.
  mutating func read(_ files: [ProjectReader.Project], jobs: Int) -> [Problem] {
    guard files.count != 1 else {
      let (bundle, unread) = FactsCollector.collect(files[0].files, jobs: jobs)
      let (interface, damaged) = InterfaceCollector.collect(files[0].sides, jobs: jobs)
      programs = [Program(bundle: bundle, interface: interface)]
      return unread + damaged
    }
    let readings = ProjectReader.read(files, jobs: jobs) { _, reading in reading }
    programs = readings.map { Program(bundle: $0.bundle, interface: $0.interface) }
    return readings.flatMap(\.problems).sorted()
  }

  /// Reads the files beside the Swift code anew.
  ///
  /// - Parameters:
  ///   - sides: of all projects, sorted by path.
  ///   - texts: what stands in place of files, by their paths.
  mutating func readSides(_ sides: [SideFile], texts: [String: [UInt8]], jobs: Int = Workers.activeCores) {
    let sidesOf = Dictionary(grouping: sides) { map.project(of: $0.file.path) }
    for number in programs.indices {
      programs[number].interface = InterfaceCollector.collect(sidesOf[number] ?? [], texts: texts, jobs: jobs).facts
    }
  }

  /// Reads the projects and links each as soon as it is read: its facts are given back before many others are read.
  func readAndLink(
    _ files: [ProjectReader.Project], _ scope: RunScope, jobs: Int
  ) -> (linked: LinkedProgram, problems: [Problem]) {
    let results = ProjectReader.read(files, jobs: jobs) { _, reading in
      var reading = reading
      let problems = reading.problems
      markGenerated(&reading.bundle.files, scope)
      let (bundle, interface) = (reading.bundle, reading.interface)
      reading.bundle = FactsBundle()
      return (linked: LinkedProgram(bundle, interface, scope.settings), problems: problems)
    }
    return (LinkedProgram(results.map(\.linked), names: map.names), results.flatMap(\.problems).sorted())
  }
}
