import NavFacts
import NavSource

extension Pipeline {
  /// Runs all stages over the program as it was at a commit. Everything is read from git's own store: nothing is checked out.
  ///
  /// The settings are those of the request, not of the commit, so that both sides of a comparison are judged alike.
  /// - Parameters:
  ///   - request: its paths name what is read, as if the commit were checked out.
  ///   - revision: a branch, a tag, a commit; with `...` behind it the merge base of that and HEAD.
  public static func run(_ request: Request, at revision: String) throws(Problem) -> Analysis {
    let paths = request.roots
    request.onStage(.find)
    let folder = PathText.physical(request.currentFolder)
    let roots = paths.map { PathText.physical(PathText.absolute($0, from: request.currentFolder)) }
    let repository = try GitRepository(at: revision, in: folder)
    let tree = try repository.tree()

    var wanted: [(file: FoundFile, blob: String)] = []
    var interfaceBlobs: [String] = []
    for entry in tree.files {
      let suffix = entry.path.hasSuffix(".swift") ? ".swift" : entry.path.hasSuffix(".xib") ? ".xib" : ".storyboard"
      let absolute = PathText.join(repository.top, entry.path)
      let file = FileFinder.file(
        at: absolute, in: roots, settings: request.settings, currentFolder: folder, suffix: suffix
      ) { folder in
        PathText.relative(folder, to: repository.top).map(tree.manifests) ?? .onDisk(folder)
      }
      guard let file else { continue }
      if suffix == ".swift" { wanted.append((file, entry.blob)) } else { interfaceBlobs.append(entry.blob) }
    }
    if wanted.isEmpty {
      let places = paths.map { "'\($0)'" }.joined(separator: ", ")
      throw Problem("there is no Swift file in \(places) at '\(revision)'", mend: "Name a folder that was there, or another revision.")
    }

    request.onStage(.read)
    let texts = try repository.texts(of: Set(wanted.map(\.blob) + interfaceBlobs))
    var names: Set<String> = []
    for blob in interfaceBlobs { names.formUnion(texts[blob].map(InterfaceFiles.classNames(in:)) ?? []) }
    var sources = ReadSources(bundle: FactsBundle(), outsideNames: names, files: [:])
      .replacing([], with: wanted.map { (file: $0.file, bytes: texts[$0.blob] ?? []) })
    let scope = RunScope(currentFolder: folder, roots: roots, settings: request.settings)
    sources.markGenerated(scope)
    return judge(sources, scope, problems: [], onStage: request.onStage)
  }
}
