#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the names of files and folders say of where projects begin: nothing is opened for it.
struct ProjectSigns: Sendable {
  struct Folder: Sendable, Hashable {
    /// Absolute and normalized.
    var path = ""
    /// Names of manifests in it.
    var manifests: [String] = []
    var isRepository = false
  }

  private(set) var folders: [Folder] = []
  /// Links, and what they lead to; both absolute, the latter without links.
  private(set) var links: [(path: String, target: String)] = []
  private var looked: Set<String> = []

  /// - Parameters:
  ///   - folder: what is in it; its path does not count.
  ///   - path: absolute, or from the current folder.
  mutating func add(_ folder: Folder, at path: String, from currentFolder: String) {
    if folder.manifests.isEmpty, !folder.isRepository { return }
    var folder = folder
    folder.path = PathText.absolute(path, from: currentFolder)
    // What the system gives is in no order.
    folder.manifests.sort()
    folders.append(folder)
  }

  mutating func addLink(_ path: String) { links.append((path, PathText.physical(path))) }

  /// Looks into the folders from one that nobody walks up to the current one: a part of a project may be named alone.
  ///
  /// - Parameters:
  ///   - folder: absolute and normalized.
  ///   - isWalked: whether `folder` itself is walked.
  mutating func climb(from folder: String, isWalked: Bool, to currentFolder: String) {
    guard PathText.relative(folder, to: currentFolder) != nil else { return }
    var at = folder
    if isWalked {
      if at == currentFolder { return }
      at = PathText.parent(at)
    }
    while looked.insert(at).inserted {
      look(into: at)
      if at == currentFolder { return }
      at = PathText.parent(at)
    }
  }

  private mutating func look(into path: String) {
    guard let directory = opendir(path) else { return }
    defer { closedir(directory) }
    var folder = Folder()
    while let entry = readdir(directory) { folder.see(FileFinder.name(of: entry)) }
    add(folder, at: path, from: path)
  }

  // MARK: Marks

  /// Whether there can be more than one project.
  var areSeveral: Bool {
    let projects = Set(folders.lazy.filter { !$0.manifests.isEmpty }.map(\.path))
    return projects.count > 1 && ProjectMap.topmost(projects).count > 1
  }

  /// The marks of all folders; none where there is one project at most, which needs none.
  ///
  /// - Parameter read: gives the bytes of a file, told by its absolute path; nil where it cannot be read.
  func marks(_ read: (String) -> [UInt8]?) -> [ProjectMark] {
    guard areSeveral else { return [] }
    var products: [[ManifestProducts]] = []
    var marks = folders.map { folder in
      var names: [String] = []
      var own: [ManifestProducts] = []
      for manifest in folder.manifests {
        guard let name = ManifestKind.text(of: manifest), let text = read(PathText.join(folder.path, name)) else { continue }
        names += ManifestPaths.outside(text, folder: folder.path)
        own.append(ManifestProducts(text, of: manifest))
      }
      products.append(own)
      return ProjectMark(
        folder: folder.path, isProject: !folder.manifests.isEmpty, isRepository: folder.isRepository, names: names)
    }
    Self.addMakers(of: products, to: &marks)
    return marks + Self.marks(of: links)
  }

  /// Names the folder where a product is made to those that use it. What several make under one name is nobody's.
  ///
  /// - Parameter products: of the manifests of each folder, by its mark.
  private static func addMakers(of products: [[ManifestProducts]], to marks: inout [ProjectMark]) {
    var makers: [String: [Int]] = [:]
    for (index, own) in products.enumerated() {
      for name in Set(own.flatMap(\.made)) { makers[name, default: []].append(index) }
    }
    for (index, own) in products.enumerated() {
      let used = Set(own.flatMap(\.used)).subtracting(own.flatMap(\.made)).sorted()
      for name in used { if let all = makers[name], all.count == 1 { marks[index].names.append(marks[all[0]].folder) } }
    }
  }

  /// Of links, and of nothing else.
  static func marks(of links: [(path: String, target: String)]) -> [ProjectMark] {
    var marks: [ProjectMark] = []
    // What two links lead to was found by way of one of them.
    var first: [String: String] = [:]
    for link in links.sorted(by: { $0.path < $1.path }) {
      let other = first[link.target]
      first[link.target] = other ?? link.path
      marks.append(ProjectMark(folder: PathText.parent(link.path), names: [link.target] + (other.map { [$0] } ?? [])))
    }
    return marks
  }
}

extension ProjectSigns.Folder {
  /// Takes notice of the name of something in the folder.
  mutating func see(_ name: [UInt8]) {
    if ManifestKind.isManifest(name) {
      manifests.append(String(decoding: name, as: UTF8.self))
    } else if name.count == 4, name.elementsEqual(".git".utf8) {
      isRepository = true
    }
  }
}
