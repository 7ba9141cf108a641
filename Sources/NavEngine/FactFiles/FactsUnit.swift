import NavFacts
import NavSource

/// What is known of a part of a program before anything is linked: the facts of its files, and all that the link asks about them.
/// A `.navfacts` file holds one.
struct FactsUnit: Sendable {
  /// Who brought it, as the subject of a sentence.
  var origin = "the sources"
  /// The folders and files that were analysed, from the current folder; "." is that folder itself.
  var roots: [String] = []
  var bundle = FactsBundle()
  /// Of each of the bundle's files, in their order.
  var files: [FoundFile] = []
  /// By path.
  var sides: [SideFile] = []
  /// All that storyboards elsewhere may be asked for.
  var interface = InterfaceCollector.PartFacts()
  var projects = ProjectFacts()
  /// No file is marked by them before all parts are there.
  var targets = TargetFacts()
  /// What the run shall tell, though it goes on.
  var problems: [Problem] = []

  /// Gives names to the modules that bear the current folder's, and hears what the settings say of files: a part may have been read by
  /// others, or by none.
  mutating func settle(_ settings: Settings, currentFolder: String) {
    let named = Set(roots)
    for index in files.indices { Self.name(&files[index], settings, currentFolder) }
    for index in sides.indices { Self.name(&sides[index].file, settings, currentFolder) }
    if settings.hasGlobs {
      let isKept = files.map { file in
        // As in a run over sources, a file that is named itself is taken.
        named.contains(file.path) || FileFinder.keeps(file, nil, settings: settings, currentFolder: currentFolder)
      }
      bundle.files = bundle.files.indices.filter { isKept[$0] }.map { bundle.files[$0] }
      files = files.indices.filter { isKept[$0] }.map { files[$0] }
      let gone = sides.filter { side in
        !named.contains(side.file.path) && !FileFinder.keeps(side.file, side.kind, settings: settings, currentFolder: currentFolder)
      }
      drop(sides: Set(gone.map(\.file.path)))
      targets.drop { bundle in
        // As in a run over sources: heard if the folder that it lies in is walked, or lies around all that is.
        let around = roots.filter { $0 == "." || PathText.relative(bundle.path, to: $0) != nil }
        return !around.isEmpty && !around.contains { root in
          let place = FoundFile(path: TargetFacts.folder(of: bundle.path), module: "", rootLength: root == "." ? 0 : root.utf8.count + 1)
          return FileFinder.keeps(place, .settings, settings: settings, currentFolder: currentFolder)
        }
      }
    }
    for index in files.indices { bundle.files[index].module = files[index].module }
    let modules = Dictionary(sides.map { ($0.file.path, $0.file.module) }) { first, _ in first }
    for index in interface.files.indices {
      interface.files[index].module = modules[interface.files[index].path] ?? interface.files[index].module
    }
  }

  /// Marks the files that no target compiles, as the finder does where it has all of them.
  ///
  /// - Returns: a note for each project that leaves files out.
  mutating func markUncompiled() -> [Problem] {
    let interfaces = sides.interfaces
    let uncompiled = targets.uncompiled(of: files, interfaces: interfaces)
    drop(sides: Set(uncompiled.interfaces.map { interfaces[$0].path }))
    for index in uncompiled.files {
      files[index].isCompiled = false
      bundle.files[index].role = .manifest
    }
    return uncompiled.problems
  }

  private mutating func drop(sides gone: Set<String>) {
    if gone.isEmpty { return }
    sides.removeAll { gone.contains($0.file.path) }
    interface.files.removeAll { gone.contains($0.path) }
    interface.mains.removeAll { gone.contains($0.place.file) }
    interface.objectiveC = interface.objectiveC.filter { !gone.contains($0.key) }
    interface.addresses = interface.addresses.filter { !gone.contains($0.key) }
  }

  private static func name(_ file: inout FoundFile, _ settings: Settings, _ currentFolder: String) {
    if file.module.isEmpty { file.module = PathText.lastPart(currentFolder) }
    guard !settings.modules.isEmpty, let module = settings.module(of: file.seen(from: currentFolder)) else { return }
    file.module = module
  }
}
