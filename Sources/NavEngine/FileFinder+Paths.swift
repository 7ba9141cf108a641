#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileFinder {
  /// The deepest folder that holds all paths; a file's own folder for a file.
  static func commonFolder(of paths: [String], currentFolder: String) -> String {
    var common: [Substring]?
    for path in paths {
      var absolute = PathText.absolute(path, from: currentFolder)
      if case .success(let status) = FileStatus.of(absolute), status.kind != .folder { absolute = PathText.parent(absolute) }
      let parts = absolute.split(separator: "/")
      common = common.map { known in zip(known, parts).prefix { $0 == $1 }.map(\.0) } ?? parts
    }
    guard let common else { return currentFolder }
    return "/" + common.joined(separator: "/")
  }

  /// The absolute path of what the user named. Where that is another name of the current folder or of something in it, as '/tmp' is
  /// one of '/private/tmp' on macOS, it is the path that lies in the current folder.
  static func rootPath(_ path: String, from currentFolder: String) -> String {
    let absolute = PathText.absolute(path, from: currentFolder)
    if PathText.relative(absolute, to: currentFolder) != nil { return absolute }
    let physical = PathText.physical(absolute)
    return PathText.relative(physical, to: currentFolder) == nil ? absolute : physical
  }

  /// Takes a file out of those found, or describes it as it would be found; one that would not be is taken as named itself.
  ///
  /// - Parameter path: relative to the current folder, or absolute.
  mutating func takeOut(_ path: String, in paths: [String]) -> FoundFile {
    let absolute = Self.rootPath(path, from: currentFolder)
    let shown = PathText.relative(absolute, to: currentFolder) ?? absolute
    if let index = files.firstIndex(where: { $0.path == shown && $0.rawPath == nil }) { return files.remove(at: index) }
    if let file = Self.file(at: absolute, in: paths + [path], settings: settings, currentFolder: currentFolder) { return file }
    return FoundFile(path: shown, module: "")
  }

  /// What the finder would make of a Swift file at `absolute` if one stood there; nil where it would not find it. Links are not
  /// followed.
  ///
  /// - Parameters:
  ///   - absolute: absolute and normalized.
  ///   - paths: files and folders as the user named them.
  ///   - unnamed: the folder whose own name says nothing.
  ///   - manifests: what a folder, given by its absolute path, holds that names modules.
  static func file(
    at absolute: String, in paths: [String], settings: Settings, currentFolder: String, unnamed: String? = nil,
    manifests: (String) -> Manifests = Manifests.onDisk
  ) -> FoundFile? {
    guard absolute.hasSuffix(".swift") else { return nil }
    return file(
      at: absolute, kind: nil, in: paths, settings: settings, currentFolder: currentFolder, unnamed: unnamed, manifests: manifests)
  }

  /// The same for a file beside the Swift code.
  static func sideFile(
    at absolute: String, in paths: [String], settings: Settings, currentFolder: String, unnamed: String? = nil,
    manifests: (String) -> Manifests = Manifests.onDisk
  ) -> SideFile? {
    guard let kind = SideFile.Kind(name: Array(PathText.lastPart(absolute).utf8)),
      let file = file(
        at: absolute, kind: kind, in: paths, settings: settings, currentFolder: currentFolder, unnamed: unnamed, manifests: manifests)
    else { return nil }
    return SideFile(kind: kind, file: file)
  }

  private static func file(
    at absolute: String, kind: SideFile.Kind?, in paths: [String], settings: Settings, currentFolder: String, unnamed: String?,
    manifests: (String) -> Manifests
  ) -> FoundFile? {
    for path in paths {
      let root = rootPath(path, from: currentFolder)
      guard let below = PathText.relative(absolute, to: root) else { continue }
      let shown = PathText.relative(absolute, to: currentFolder) ?? absolute
      // A file that is named itself is taken whatever the settings say.
      if below.isEmpty {
        let length = shown.utf8.count - PathText.lastPart(shown).utf8.count
        var file = FoundFile(path: shown, module: scope(ofRoot: PathText.parent(absolute), unnamed: unnamed).name, rootLength: length)
        file.module = settings.module(of: file.seen(from: currentFolder)) ?? file.module
        return file
      }
      if let module = module(of: below, below: root, kind, settings, unnamed, manifests) {
        return FoundFile(path: shown, module: module, rootLength: shown.utf8.count - below.utf8.count)
      }
    }
    return nil
  }

  /// The module of a file below a root; nil where the file is left out.
  private static func module(
    of below: String, below root: String, _ kind: SideFile.Kind?, _ settings: Settings, _ unnamed: String?,
    _ manifests: (String) -> Manifests
  ) -> String? {
    var scope = scope(ofRoot: root, unnamed: unnamed)
    var folder = root
    var seen = SeenPath(absolute: root, root: root)
    let parts = below.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      if part.hasPrefix(".") { return nil }
      if isExcludedByDefault(Array(part.utf8)), index != parts.count - 2 || !mayHold(part, kind) { return nil }
      let held = manifests(folder)
      scope = scope.seeing(
        isPackage: held.isPackage, isTuist: held.isTuist, isXcode: held.isXcode,
        folder: folder == unnamed ? "" : PathText.lastPart(folder))
      seen = seen.appending(part)
      if settings.isExcluded(seen) { return nil }
      if index < parts.count - 1 {
        scope = scope.entering(part)
        folder = seen.absolute
      } else if kind == .interface {
        if !settings.isIncluded(interface: part, in: SeenPath(absolute: PathText.parent(seen.absolute), root: root)) { return nil }
      }
    }
    guard kind != nil || settings.isIncluded(seen) else { return nil }
    return settings.module(of: seen) ?? scope.name
  }

  /// Whether the settings leave in a file that was found without asking them.
  ///
  /// - Parameter kind: nil for a Swift file.
  static func keeps(_ file: FoundFile, _ kind: SideFile.Kind?, settings: Settings, currentFolder: String) -> Bool {
    let whole = file.seen(from: currentFolder)
    var seen = SeenPath(absolute: whole.root, root: whole.root)
    for part in file.pathInRoot.split(separator: "/") {
      seen = seen.appending(String(part))
      if settings.isExcluded(seen) { return false }
    }
    switch kind {
    case nil: return settings.isIncluded(seen)
    case .interface:
      let folder = SeenPath(absolute: PathText.parent(seen.absolute), root: seen.root)
      return settings.isIncluded(interface: PathText.lastPart(seen.absolute), in: folder)
    default: return true
    }
  }

  /// Whether a folder that holds no Swift code may hold side files of a kind.
  private static func mayHold(_ folder: String, _ kind: SideFile.Kind?) -> Bool {
    folder.hasSuffix(".lproj") && kind != nil || folder.hasSuffix(".xcodeproj") && kind == .settings
  }

  /// Whether a folder below a root is walked, as far as names tell.
  static func isWalked(_ below: String) -> Bool {
    below.split(separator: "/").allSatisfy { !$0.hasPrefix(".") && !isExcludedByDefault(Array($0.utf8)) }
  }

  /// What a folder holds that names modules.
  struct Manifests: Hashable {
    var isPackage: Bool
    var isTuist: Bool
    var isXcode: Bool

    static func onDisk(_ folder: String) -> Manifests {
      Manifests(
        isPackage: isThere("Package.swift", in: folder), isTuist: isThere("Project.swift", in: folder), isXcode: holdsProject(folder))
    }
  }

  private static func isThere(_ name: String, in folder: String) -> Bool { access(PathText.join(folder, name), F_OK) == 0 }

  private static func holdsProject(_ folder: String) -> Bool {
    guard let directory = opendir(folder) else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      if ends(name(of: entry), ".xcodeproj") { return true }
    }
    return false
  }
}
