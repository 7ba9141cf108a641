/// The files of one commit that matter to a graph, and the folders that name modules.
struct GitTree {
  struct File: Hashable {
    /// From the work tree's top.
    var path: String
    /// The id of what it holds.
    var blob: String
  }

  /// Swift files, and those beside them that say something of screens; links and submodules are followed by nobody.
  private(set) var files: [File] = []
  /// What makes projects of folders.
  private(set) var manifests: [File] = []
  private var packages: Set<String> = []
  private var tuistProjects: Set<String> = []
  private var xcodeProjects: Set<String> = []

  /// Reads `ls-tree -r -z`: `mode type id`, a tab, the path, for each file.
  init(listing bytes: [UInt8]) {
    for entry in bytes.split(separator: 0) {
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let words = entry[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, words[0].hasPrefix("100") else { continue }
      add(String(decoding: entry[(tab + 1)...], as: UTF8.self), blob: words[2])
    }
  }

  private mutating func add(_ path: String, blob: String) {
    let folder = path.contains("/") ? PathText.parent(path) : ""
    switch PathText.lastPart(path) {
    case "Package.swift": packages.insert(folder)
    case "Project.swift": tuistProjects.insert(folder)
    // A project is a folder, of which git knows only the files.
    case "project.pbxproj" where folder.hasSuffix(".xcodeproj"):
      xcodeProjects.insert(folder.contains("/") ? PathText.parent(folder) : "")
    default: break
    }
    if ManifestKind.manifest(ofText: path) != nil { manifests.append(File(path: path, blob: blob)) }
    if path.hasSuffix(".swift") || SideFile.Kind(name: Array(PathText.lastPart(path).utf8)) != nil {
      files.append(File(path: path, blob: blob))
    }
  }

  /// What a folder holds that names modules.
  ///
  /// - Parameter folder: from the work tree's top; empty for the top itself.
  func manifests(in folder: String) -> FileFinder.Manifests {
    FileFinder.Manifests(
      isPackage: packages.contains(folder), isTuist: tuistProjects.contains(folder), isXcode: xcodeProjects.contains(folder))
  }
}
