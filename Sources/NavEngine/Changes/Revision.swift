import NavFacts
import NavSource

extension Pipeline {
  /// Runs all stages over the program as it was at a commit. Everything is read from git's own store: nothing is checked out.
  ///
  /// The settings are those of the request, not of the commit, so that both sides of a comparison are judged alike.
  /// - Parameters:
  ///   - request: its paths name what is read, as if the commit were checked out. Facts are of another state: they stand for the folders
  ///     that they speak of.
  ///   - revision: a branch, a tag, a commit; with `...` behind it the merge base of that and HEAD.
  public static func run(_ request: Request, at revision: String) throws(Problem) -> Analysis {
    let paths = request.allRoots
    request.onStage(.find)
    let folder = PathText.physical(request.currentFolder)
    let roots = paths.map { PathText.physical(PathText.absolute($0, from: request.currentFolder)) }
    let repository = try GitRepository(at: revision, in: folder)
    let tree = try repository.tree()

    var wanted: [(file: FoundFile, blob: String)] = []
    var sides: [(side: SideFile, blob: String)] = []
    func manifests(in folder: String) -> FileFinder.Manifests {
      PathText.relative(folder, to: repository.top).map(tree.manifests) ?? .onDisk(folder)
    }
    for entry in tree.files {
      let absolute = PathText.join(repository.top, entry.path)
      if entry.path.hasSuffix(".swift") {
        let file = FileFinder.file(at: absolute, in: roots, settings: request.settings, currentFolder: folder, manifests: manifests)
        if let file { wanted.append((file, entry.blob)) }
      } else {
        let side = FileFinder.sideFile(
          at: absolute, in: roots, settings: request.settings, currentFolder: folder, manifests: manifests)
        if let side { sides.append((side, entry.blob)) }
      }
    }
    if wanted.isEmpty {
      let places = paths.map { "'\($0)'" }.joined(separator: ", ")
      throw Problem("there is no Swift file in \(places) at '\(revision)'", mend: "Name a folder that was there, or another revision.")
    }

    request.onStage(.read)
    // Without storyboards nobody looks at the others.
    if !sides.contains(where: { $0.side.kind == .interface }) { sides = [] }
    let texts = try repository.texts(of: Set(wanted.map(\.blob) + sides.map(\.blob)))
    let sideTexts = Dictionary(sides.map { ($0.side.file.path, texts[$0.blob] ?? []) }) { first, _ in first }
    let map = ProjectMap(
      try marks(tree, repository, roots: roots, folder), swift: wanted.map(\.file.path).sorted(),
      besides: sides.map(\.side.file.path), from: folder)
    var sources = ReadSources(programs: (0..<map.count).map { _ in ReadSources.Program() }, map: map)
      .replacing([], with: wanted.map { (file: $0.file, bytes: texts[$0.blob] ?? []) })
    var beside = sides.map(\.side).sorted { $0.file.path < $1.file.path }
    let uncompiled = try targets(tree, repository, roots: roots, folder).uncompiled(of: wanted.map(\.file), interfaces: beside.interfaces)
    beside.leaveOut(uncompiled.interfaces)
    sources.readSides(beside, texts: sideTexts, jobs: request.jobs ?? Workers.activeCores)
    sources.leaveOut(Set(uncompiled.files.map { wanted[$0].file.path }))
    let scope = RunScope(currentFolder: folder, roots: roots, settings: request.settings)
    sources.markGenerated(scope)
    return judge(sources, scope, problems: [], onStage: request.onStage)
  }

  /// Where projects begin in a commit.
  private static func marks(
    _ tree: GitTree, _ repository: GitRepository, roots: [String], _ folder: String
  ) throws(Problem) -> [ProjectMark] {
    var signs = ProjectSigns()
    func add(_ found: ProjectSigns.Folder, at below: String) {
      let path = PathText.normalized(PathText.join(repository.top, below))
      if isSeen(path, roots, folder) { signs.add(found, at: path, from: folder) }
    }
    add(ProjectSigns.Folder(isRepository: true), at: "")
    var blobs: [String: String] = [:]
    for file in tree.manifests {
      guard let manifest = ManifestKind.manifest(ofText: file.path) else { continue }
      add(ProjectSigns.Folder(manifests: [manifest.name]), at: manifest.folder)
      blobs[PathText.join(repository.top, file.path)] = file.blob
    }
    let texts = signs.areSeveral ? try repository.texts(of: Set(blobs.values)) : [:]
    return signs.marks { path in blobs[path].flatMap { texts[$0] } }
  }

  /// Whether a folder's manifests are heard, as the finder does it: where it is walked, and where it lies between that and the current
  /// folder.
  private static func isSeen(_ path: String, _ roots: [String], _ folder: String) -> Bool {
    let isAround = PathText.relative(path, to: folder) != nil && roots.contains { PathText.relative($0, to: path) != nil }
    return isAround || roots.contains { root in PathText.relative(path, to: root).map(FileFinder.isWalked) ?? false }
  }

  /// What the manifests of a commit say of which files are compiled.
  private static func targets(
    _ tree: GitTree, _ repository: GitRepository, roots: [String], _ folder: String
  ) throws(Problem) -> TargetFacts {
    var bundles: [(path: String, blob: String)] = []
    var others: Set<String> = []
    for file in tree.manifests {
      guard let manifest = ManifestKind.manifest(ofText: file.path) else { continue }
      let place = PathText.normalized(PathText.join(repository.top, manifest.folder))
      guard isSeen(place, roots, folder) else { continue }
      let seen = PathText.seen(place, from: folder)
      let shown = seen == "." ? "" : seen
      if manifest.name.hasSuffix(".xcodeproj") { bundles.append((PathText.join(shown, manifest.name), file.blob)) }
      if TargetFacts.makesTargets(manifest.name) { others.insert(shown) }
    }
    if bundles.isEmpty { return TargetFacts() }
    let texts = try repository.texts(of: Set(bundles.map(\.blob)))
    return TargetFacts(bundles: bundles.map { TargetFacts.Bundle(path: $0.path, text: texts[$0.blob]) }, otherTargets: others)
  }
}
