import NavSource

/// What differs between the analysed files and a commit that they have grown from.
public struct Changes: Sendable {
  /// The revision as the user named it.
  public let revision: String
  /// The id of its merge base with HEAD.
  public let base: String
  let files: [ChangedFile]

  /// How many files differ that can matter.
  public var count: Int { files.count }

  struct ChangedFile: Sendable {
    /// Absolute; nil where it is new.
    var oldPath: String?
    /// What it held then; nil where it is new.
    var oldText: [UInt8]?
    /// Absolute; nil where it is gone.
    var newPath: String?
    /// The lines that are new or changed, one-based, ascending.
    var lines: [ClosedRange<Int>]
  }

  /// Asks git what has changed since the merge base of `revision` and HEAD: commits, and what is not committed or not known to git
  /// yet. What git ignores, submodules and files outside of the repository count as unchanged.
  ///
  /// - Parameters:
  ///   - paths: what is to be analysed, as the user named it; empty: the current folder.
  ///   - currentFolder: absolute and normalized.
  public static func since(_ revision: String, paths: [String], currentFolder: String) throws(Problem) -> Changes {
    var folder = FileFinder.commonFolder(of: paths.isEmpty ? ["."] : paths, currentFolder: currentFolder)
    // What is not there is told when it is looked for.
    while folder != "/", case .failure = FileStatus.of(folder) { folder = PathText.parent(folder) }
    let repository = try GitRepository(since: revision, in: folder)
    let changes = try repository.changes()
    let texts = try repository.texts(of: Set(changes.compactMap(\.blob)))
    let files = changes.map { change in
      ChangedFile(
        oldPath: change.old.map { PathText.join(repository.top, $0) }, oldText: change.blob.flatMap { texts[$0] },
        newPath: change.new.map { PathText.join(repository.top, $0) }, lines: change.lines)
    }
    return Changes(revision: revision, base: repository.base, files: files)
  }
}
