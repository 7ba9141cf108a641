import NavExtraction
import NavFacts
import NavSource

/// Everything that was read of a program: all that the linker needs.
struct ReadSources {
  var bundle: FactsBundle
  /// The classes that storyboards and xibs name.
  var outsideNames: Set<String>
  /// Where each file was found, by its path in the bundle.
  var files: [String: FoundFile]

  /// How patterns see the path of a file.
  func seen(_ path: String, from currentFolder: String) -> SeenPath {
    files[path]?.seen(from: currentFolder) ?? SeenPath(absolute: PathText.absolute(path, from: currentFolder), root: currentFolder)
  }

  /// The same program with some files taken out and others put in. What stays is not read again.
  ///
  /// - Parameter texts: files that are not in the bundle, or are taken out of it.
  func replacing(_ gone: Set<String>, with texts: [(file: FoundFile, bytes: [UInt8])]) -> ReadSources {
    var sources = self
    sources.bundle.files.removeAll { gone.contains($0.path) }
    for path in gone { sources.files[path] = nil }
    var reader = FactsReader(symbols: bundle.symbols)
    for (file, bytes) in texts {
      var facts = reader.facts(path: file.pathInRoot, source: bytes.span)
      facts.path = file.path
      facts.module = file.module
      sources.bundle.files.append(facts)
      sources.files[file.path] = file
    }
    sources.bundle.symbols = reader.symbols
    sources.bundle.files.sort { $0.path < $1.path }
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
