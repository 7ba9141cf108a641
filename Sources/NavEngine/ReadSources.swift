import NavExtraction
import NavFacts
import NavSource

/// Everything that was read of some projects: all that the linker needs.
struct ReadSources: Sendable {
  /// One program: what the linker sees at once.
  struct Program: Sendable {
    var bundle = FactsBundle()
    /// What storyboards, xibs and the files that speak of them say.
    var interface = InterfaceFacts()
  }

  /// By number of the project.
  var programs: [Program]
  /// Which file belongs to which program.
  let map: ProjectMap
  /// Where each file was found, by its path in the bundle; empty where nobody will ask.
  var files: [String: FoundFile]

  init(programs: [Program], map: ProjectMap = ProjectMap(), files: [String: FoundFile] = [:]) {
    self.programs = programs
    self.map = map
    self.files = files
  }

  /// All in one program.
  init(bundle: FactsBundle, interface: InterfaceFacts, files: [String: FoundFile]) {
    self.init(programs: [Program(bundle: bundle, interface: interface)], files: files)
  }

  /// How patterns see the path of a file.
  func seen(_ path: String, from currentFolder: String) -> SeenPath {
    files[path]?.seen(from: currentFolder) ?? SeenPath(absolute: PathText.absolute(path, from: currentFolder), root: currentFolder)
  }

  /// The same programs with some files taken out and others put in. What stays is not read again.
  ///
  /// - Parameter texts: files that are in no bundle, or are taken out of it.
  func replacing(_ gone: Set<String>, with texts: [(file: FoundFile, bytes: [UInt8])]) -> ReadSources {
    let goneOf = Dictionary(grouping: gone) { map.project(of: $0) ?? 0 }
    let textsOf = Dictionary(grouping: texts) { map.project(of: $0.file.path) ?? 0 }
    var sources = self
    for number in programs.indices {
      let (gone, texts) = (goneOf[number] ?? [], textsOf[number] ?? [])
      if gone.isEmpty, texts.isEmpty { continue }
      sources.programs[number].bundle = Self.replaced(programs[number].bundle, Set(gone), with: texts)
    }
    for path in gone { sources.files[path] = nil }
    for (file, _) in texts { sources.files[file.path] = file }
    return sources
  }

  private static func replaced(
    _ bundle: FactsBundle, _ gone: Set<String>, with texts: [(file: FoundFile, bytes: [UInt8])]
  ) -> FactsBundle {
    var fresh = FactsBundle(symbols: bundle.symbols)
    var reader = FactsReader()
    for (file, bytes) in texts {
      reader.read(path: file.pathInRoot, source: bytes.span, into: &fresh)
      fresh.files[fresh.files.count - 1].path = file.path
      fresh.files[fresh.files.count - 1].module = file.module
    }
    let kept = bundle.files.filter { !gone.contains($0.path) }.map { (facts: $0, isFresh: false) }
    let all = (kept + fresh.files.map { (facts: $0, isFresh: true) }).sorted { $0.facts.path < $1.facts.path }

    var result = FactsBundle(symbols: fresh.symbols)
    for (facts, isFresh) in all {
      var facts = facts
      let root = facts.root
      facts.root = result.forest.count
      result.forest.append(isFresh ? fresh.forest : bundle.forest, root: root)
      result.files.append(facts)
    }
    return result
  }

  /// Makes of files what the finder makes of those that no target compiles.
  mutating func leaveOut(_ paths: Set<String>) {
    if paths.isEmpty { return }
    for number in programs.indices {
      for index in programs[number].bundle.files.indices where paths.contains(programs[number].bundle.files[index].path) {
        programs[number].bundle.files[index].role = .manifest
      }
    }
  }

  /// Heeds the settings about generated files.
  mutating func markGenerated(_ scope: RunScope) {
    for number in programs.indices { markGenerated(&programs[number].bundle.files, scope) }
  }

  /// The same for some files.
  func markGenerated(_ facts: inout [FileFacts], _ scope: RunScope) {
    if scope.settings.generated.isEmpty { return }
    for index in facts.indices where facts[index].role == .app {
      if scope.settings.generated.match(seen(facts[index].path, from: scope.currentFolder)) { facts[index].role = .generated }
    }
  }

  /// Links each program, and gives its facts back.
  consuming func linked(_ settings: Settings) -> LinkedProgram {
    var programs = self.programs
    let names = map.names
    self.programs = []
    let linked = programs.indices.map { number in
      let (bundle, interface) = (programs[number].bundle, programs[number].interface)
      programs[number] = Program()
      return LinkedProgram(consume bundle, interface, settings)
    }
    return LinkedProgram(linked, names: names)
  }
}
