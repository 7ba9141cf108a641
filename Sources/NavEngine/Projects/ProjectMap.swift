/// Which files belong to one program.
///
/// A project is a topmost folder with a manifest, and all that lies in it. Projects that name places in each other are one
/// program, and so are those beside or above which Swift files lie that belong to no project: nobody has said whose these are.
/// Files of different projects are linked apart, so that neither sees names of the other.
///
/// Depends on nothing but paths and marks.
struct ProjectMap: Sendable {
  /// How many projects there are; at least 1.
  private(set) var count = 1
  /// By number: the folder of each project, of the first one where several are joined.
  private(set) var folders: [String] = [""]
  /// The number of each folder in which some file lies, and of each project's own, by its path as files have it; -1 for none.
  private var projectOfFolder: [String: Int] = [:]

  /// Everything in one project.
  init() {}

  /// - Parameters:
  ///   - marks: none where there is one project.
  ///   - swift: the paths of all Swift files that may be asked for. Projects are numbered in their order.
  ///   - besides: those of files that belong to some project, and join none.
  ///   - currentFolder: where paths start from that are not absolute; as the marks have it.
  init(_ marks: [ProjectMark], swift: some Sequence<String>, besides: some Sequence<String>, from currentFolder: String) {
    let trees = Self.topmost(Set(marks.filter(\.isProject).map(\.folder))).sorted()
    guard trees.count > 1 else { return }
    var groups = Groups(trees: trees, repositories: Set(marks.filter(\.isRepository).map(\.folder)))
    let codeFolders = Self.folders(of: swift)
    let nodes = codeFolders.map { groups.node(ofCodeIn: PathText.absolute($0, from: currentFolder)) }
    for mark in marks { groups.join(mark) }

    var numbers: [Int: Int] = [:]
    var folders: [String] = []
    for (folder, node) in zip(codeFolders, nodes) {
      let root = groups.root(node)
      let number = numbers[root] ?? folders.count
      if number == folders.count {
        numbers[root] = number
        folders.append(groups.folders[root])
      }
      projectOfFolder[folder] = number
    }
    guard folders.count > 1 else {
      projectOfFolder = [:]
      return
    }
    count = folders.count
    self.folders = folders
    for folder in Self.folders(of: besides) where projectOfFolder[folder] == nil {
      let node = groups.nodeNear(PathText.absolute(folder, from: currentFolder))
      projectOfFolder[folder] = node.flatMap { numbers[groups.root($0)] } ?? -1
    }
    for (tree, folder) in trees.enumerated() {
      let shown = PathText.relative(folder, to: currentFolder).map { $0.isEmpty ? "." : $0 } ?? folder
      if projectOfFolder[shown] == nil { projectOfFolder[shown] = numbers[groups.root(tree)] ?? -1 }
    }
  }

  /// The folders of files, each once, in the order of the files.
  private static func folders(of paths: some Sequence<String>) -> [String] {
    var all: [String] = []
    var known: Set<String> = []
    for path in paths {
      if let last = all.last, PathText.lies(path, rightIn: last) { continue }
      let folder = PathText.parent(path)
      if folder != all.last, known.insert(folder).inserted { all.append(folder) }
    }
    return all
  }

  /// The number of the project that a file belongs to; nil for one beside Swift files in a project that has none. A file that was
  /// not spoken of goes with those nearest around it.
  func project(of path: String) -> Int? {
    if count == 1 { return 0 }
    var folder = PathText.parent(path)
    while true {
      if let number = projectOfFolder[folder] { return number < 0 ? nil : number }
      guard let up = Self.above(folder) else { return projectOfFolder["."] ?? 0 }
      folder = up
    }
  }

  /// By number: short names of the projects, no two alike.
  var names: [String] {
    let parts = folders.map { $0.split(separator: "/") }
    return parts.indices.map { index in
      var length = 1
      func name(_ index: Int) -> String { parts[index].suffix(length).joined(separator: "/") }
      while length < parts[index].count, parts.indices.contains(where: { $0 != index && name($0) == name(index) }) { length += 1 }
      return name(index)
    }
  }

  /// The folders that lie in no other one.
  static func topmost(_ folders: Set<String>) -> Set<String> {
    folders.filter { folder in
      var at = folder
      while let up = above(at) {
        if folders.contains(up) { return false }
        at = up
      }
      return true
    }
  }

  /// The folder around one; nil where there is none.
  fileprivate static func above(_ folder: String) -> String? {
    if folder == "/" || folder == "." || folder.isEmpty || folder.hasSuffix("..") { return nil }
    return PathText.parent(folder)
  }
}

/// Projects and what joins them: union and find.
private struct Groups {
  /// By node: the folder that it began with. The trees come first, in order.
  private(set) var folders: [String]
  private var parents: [Int]
  private var nodeOfFolder: [String: Int]
  private let treeOfFolder: [String: Int]
  /// The trees below each folder.
  private var below: [String: [Int]] = [:]
  private let repositories: Set<String>

  init(trees: [String], repositories: Set<String>) {
    folders = trees
    parents = Array(trees.indices)
    treeOfFolder = Dictionary(zip(trees, trees.indices)) { first, _ in first }
    nodeOfFolder = treeOfFolder
    self.repositories = repositories
    for (tree, folder) in trees.enumerated() {
      var at = folder
      while let up = ProjectMap.above(at) {
        below[up, default: []].append(tree)
        at = up
      }
    }
  }

  /// The lowest of those that are joined with a node, so that the order of joining does not show.
  func root(_ node: Int) -> Int {
    var at = node
    while parents[at] != at { at = parents[at] }
    return at
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    parents[max(a, b)] = min(a, b)
  }

  /// What Swift files of a folder belong to. Without a project around them, they join those below the nearest folder around them
  /// that has some in it; but what lies around a repository is none of its business.
  mutating func node(ofCodeIn folder: String) -> Int {
    if let tree = Self.first(of: treeOfFolder, around: folder) { return tree }
    var at = folder
    while true {
      if let node = nodeOfFolder[at] { return node }
      if let trees = below[at], let first = trees.first {
        for tree in trees.dropFirst() { join(first, tree) }
        return first
      }
      guard !repositories.contains(at), let up = ProjectMap.above(at) else { return add(at) }
      at = up
    }
  }

  private mutating func add(_ folder: String) -> Int {
    nodeOfFolder[folder] = folders.count
    parents.append(folders.count)
    folders.append(folder)
    return folders.count - 1
  }

  /// What other files of a folder belong to; nil where nothing is near.
  func nodeNear(_ folder: String) -> Int? {
    if let tree = Self.first(of: treeOfFolder, around: folder) { return tree }
    var at = folder
    while true {
      if let node = nodeOfFolder[at] ?? below[at]?.first { return node }
      guard !repositories.contains(at), let up = ProjectMap.above(at) else { return nil }
      at = up
    }
  }

  private static func first(of nodes: [String: Int], around folder: String) -> Int? {
    var at = folder
    while true {
      if let node = nodes[at] { return node }
      guard let up = ProjectMap.above(at) else { return nil }
      at = up
    }
  }

  /// Joins a folder's project with those whose places it names.
  mutating func join(_ mark: ProjectMark) {
    guard !mark.names.isEmpty, let own = nodeNear(mark.folder) else { return }
    for place in mark.names {
      if let other = Self.first(of: nodeOfFolder, around: place) {
        join(own, other)
      } else if let trees = below[place], !isInside(mark.folder, place) {
        // A folder of projects, named as a whole.
        for tree in trees { join(own, tree) }
      }
    }
  }

  private func isInside(_ folder: String, _ outer: String) -> Bool { PathText.relative(folder, to: outer) != nil }
}
