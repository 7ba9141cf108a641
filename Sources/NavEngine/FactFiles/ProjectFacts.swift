/// What the folders of a part say of where projects begin: as `ProjectSigns`, but read, and told from the current folder.
struct ProjectFacts: Sendable, Hashable {
  /// By folder, each once; "." is the current one.
  private(set) var folders: [ProjectMark] = []
  /// By path.
  private(set) var links: [Link] = []

  struct Link: Sendable, Hashable {
    var path: String
    /// Whole where it has no folder in common with the current one.
    var target: String
  }

  init() {}

  /// - Parameters:
  ///   - folders: in any order; of one folder there may be several.
  ///   - links: in any order.
  init(folders: some Sequence<ProjectMark>, links: some Sequence<Link>) {
    var known: [String: ProjectMark] = [:]
    for mark in folders {
      var joined = known[mark.folder] ?? ProjectMark(folder: mark.folder)
      joined.isProject = joined.isProject || mark.isProject
      joined.isRepository = joined.isRepository || mark.isRepository
      joined.names = Set(joined.names + mark.names).sorted()
      known[mark.folder] = joined
    }
    self.folders = known.values.sorted { $0.folder < $1.folder }
    self.links = Set(links).sorted { ($0.path, $0.target) < ($1.path, $1.target) }
  }

  /// Reads what manifests name.
  init(_ signs: ProjectSigns, currentFolder: String) {
    var buffer = ReadBuffer()
    self.init(
      folders: signs.folders.map { folder in
        let shown = PathText.seen(folder.path, from: currentFolder)
        let texts = folder.manifests.compactMap(ManifestKind.text).compactMap { name in
          PathText.join(folder.path, name).withCString { buffer.read($0) } == nil
            ? buffer.withText { text in text.withUnsafeBufferPointer { Array($0) } } : nil
        }
        return ProjectMark(
          folder: shown, isProject: !folder.manifests.isEmpty, isRepository: folder.isRepository,
          names: texts.flatMap { ManifestPaths.outside($0, folder: shown) })
      },
      links: signs.links.map {
        Link(path: PathText.seen($0.path, from: currentFolder), target: PathText.seen($0.target, from: currentFolder))
      })
  }

  /// The marks of all folders, absolute; none where there is one project at most.
  func marks(from currentFolder: String) -> [ProjectMark] {
    let projects = Set(folders.lazy.filter(\.isProject).map { PathText.absolute($0.folder, from: currentFolder) })
    guard ProjectMap.topmost(projects).count > 1 else { return [] }
    let marks = folders.map { mark in
      var mark = mark
      mark.folder = PathText.absolute(mark.folder, from: currentFolder)
      mark.names = mark.names.map { PathText.absolute($0, from: currentFolder) }
      return mark
    }
    return marks + ProjectSigns.marks(of: links.map { link in
      (path: PathText.absolute(link.path, from: currentFolder), target: PathText.absolute(link.target, from: currentFolder))
    })
  }
}
