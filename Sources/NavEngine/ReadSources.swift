import NavExtraction
import NavFacts
import NavSource

/// Everything that was read of a program: all that the linker needs.
struct ReadSources {
  var bundle: FactsBundle
  /// What storyboards, xibs and the files that speak of them say.
  var interface: InterfaceFacts
  /// Where each file was found, by its path in the bundle; empty where nobody will ask.
  var files: [String: FoundFile]

  /// How patterns see the path of a file.
  func seen(_ path: String, from currentFolder: String) -> SeenPath {
    files[path]?.seen(from: currentFolder) ?? SeenPath(absolute: PathText.absolute(path, from: currentFolder), root: currentFolder)
  }

  /// The same program with some files taken out and others put in. What stays is not read again.
  ///
  /// - Parameter texts: files that are not in the bundle, or are taken out of it.
  func replacing(_ gone: Set<String>, with texts: [(file: FoundFile, bytes: [UInt8])]) -> ReadSources {
    var fresh = FactsBundle(symbols: bundle.symbols)
    var reader = FactsReader()
    for (file, bytes) in texts {
      reader.read(path: file.pathInRoot, source: bytes.span, into: &fresh)
      fresh.files[fresh.files.count - 1].path = file.path
      fresh.files[fresh.files.count - 1].module = file.module
    }
    let kept = bundle.files.filter { !gone.contains($0.path) }.map { (facts: $0, isFresh: false) }
    let all = (kept + fresh.files.map { (facts: $0, isFresh: true) }).sorted { $0.facts.path < $1.facts.path }

    var sources = ReadSources(bundle: FactsBundle(symbols: fresh.symbols), interface: interface, files: files)
    for (facts, isFresh) in all {
      var facts = facts
      let forest = isFresh ? fresh.forest : bundle.forest
      let root = facts.root
      facts.root = sources.bundle.forest.count
      sources.bundle.forest.append(forest, root: root)
      sources.bundle.files.append(facts)
    }
    for path in gone { sources.files[path] = nil }
    for (file, _) in texts { sources.files[file.path] = file }
    return sources
  }

  /// Heeds the settings about generated files.
  mutating func markGenerated(_ scope: RunScope) {
    if scope.settings.generated.isEmpty { return }
    for index in bundle.files.indices where bundle.files[index].role == .app {
      if scope.settings.generated.match(seen(bundle.files[index].path, from: scope.currentFolder)) {
        bundle.files[index].role = .generated
      }
    }
  }
}
