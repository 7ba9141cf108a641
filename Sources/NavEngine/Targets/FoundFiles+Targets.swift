import NavSource

/// Files that no target compiles: moved or replaced long ago, still lying there, often with types of the same names.
extension FileFinder {
  /// Marks the files below an Xcode project that none of its targets compiles.
  ///
  /// Only where the projects name their files one by one, and little is left over: elsewhere, files are brought in by packages,
  /// generators, or ways that are not seen, and all of them count.
  /// - Returns: a note for each project that leaves files out.
  mutating func markUncompiled() -> [Problem] {
    let bundles = projectBundles()
    guard !bundles.isEmpty, let compiled = compiledFiles(of: bundles) else { return [] }
    let others = foldersWithOtherTargets()
    var problems: [Problem] = []
    for bundle in bundles {
      let folder = Self.folder(of: bundle)
      guard !others.contains(where: { Self.lies(folder, in: $0) }) else { continue }
      let inner = others.filter { Self.lies($0, in: folder) }
      var isBelow: [String: Bool] = [:]
      let below = files.indices.filter { index in
        // Asked once for each folder: there are thousands of files, and there may be hundreds of packages.
        let own = Self.folder(of: files[index].path)
        if let known = isBelow[own] { return known }
        let found = Self.lies(own, in: folder) && !inner.contains { Self.lies(own, in: $0) }
        isBelow[own] = found
        return found
      }
      let left = below.filter { !compiled.contains(files[$0].path) && files[$0].isCompiled }
      guard !left.isEmpty, left.count * 4 <= below.count else { continue }
      for index in left { files[index].isCompiled = false }
      let what = Self.listed(left.map { files[$0].path }.sorted())
      problems.append(
        Problem("no target compiles \(what)", file: bundle, mend: "Add them to a target, delete them, or name them under 'exclude' in '\(Settings.fileName)'.", isFatal: false))
    }
    return problems
  }

  /// The first of the paths and how many more there are: nobody looks for what is left out without a name to look for.
  private static func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(3).map { "'\($0)'" }
    let more = paths.count - shown.count
    guard let last = shown.last, shown.count > 1 else { return "\(shown.joined()); it is left out" }
    let all = more > 0 ? shown.joined(separator: ", ") + " and \(more) more" : shown.dropLast().joined(separator: ", ") + " and " + last
    return "\(all); they are left out"
  }

  /// The projects among what was found, and those above it up to the current folder: a part of an app may be named alone. As paths
  /// show them, sorted.
  private func projectBundles() -> [String] {
    var bundles = Set(sideFiles.map(\.file.path).filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map(PathText.parent))
    for folder in signs.folders {
      for name in folder.manifests where name.hasSuffix(".xcodeproj") {
        let path = PathText.join(folder.path, name)
        if let shown = PathText.relative(path, to: currentFolder) { bundles.insert(shown) }
      }
    }
    return bundles.sorted()
  }

  /// What the targets of all these projects compile, as paths show it; nil where one of them does not say.
  private func compiledFiles(of bundles: [String]) -> Set<String>? {
    var compiled: Set<String> = []
    for bundle in bundles {
      var buffer = ReadBuffer()
      let path = PathText.absolute(PathText.join(bundle, "project.pbxproj"), from: currentFolder)
      guard path.withCString({ buffer.read($0) }) == nil else { return nil }
      let text = buffer.withText { text in text.withUnsafeBufferPointer { [UInt8]($0) } }
      guard let project = XcodeProject(text) else { return nil }
      let folder = Self.folder(of: bundle)
      for path in project.compiled { compiled.insert(PathText.normalized(PathText.join(folder, path))) }
    }
    return compiled
  }

  /// The folders of packages and of generators' manifests: what they build is named in no project.
  private func foldersWithOtherTargets() -> Set<String> {
    var folders: Set<String> = []
    for file in files where Self.makesTargets(PathText.lastPart(file.path)) { folders.insert(Self.folder(of: file.path)) }
    for folder in signs.folders where folder.manifests.contains(where: Self.makesTargets) {
      folders.insert(PathText.relative(folder.path, to: currentFolder) ?? folder.path)
    }
    return folders
  }

  private static func makesTargets(_ name: String) -> Bool {
    name == "Package.swift" || name == "Project.swift" || name == "Workspace.swift"
  }

  /// "" for the current folder.
  private static func folder(of path: String) -> String { path.contains("/") ? PathText.parent(path) : "" }

  private static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
