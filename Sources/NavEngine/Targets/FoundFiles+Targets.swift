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
    guard !bundles.isEmpty else { return [] }
    var compiled: Set<String> = []
    var folders: [(folder: String, project: String)] = []
    for bundle in bundles {
      let folder = bundle.contains("/") ? PathText.parent(bundle) : ""
      var buffer = ReadBuffer()
      let path = PathText.absolute(PathText.join(bundle, "project.pbxproj"), from: currentFolder)
      guard path.withCString({ buffer.read($0) }) == nil, let project = XcodeProject(buffer.withText { text in text.withUnsafeBufferPointer { [UInt8]($0) } }) else { return [] }
      for path in project.compiled { compiled.insert(PathText.normalized(PathText.join(folder, path))) }
      folders.append((folder, bundle))
    }
    // What a package or a generator builds is named nowhere else.
    var others: Set<String> = []
    for file in files where Self.makesTargets(PathText.lastPart(file.path)) { others.insert(file.path.contains("/") ? PathText.parent(file.path) : "") }
    for folder in signs.folders where folder.manifests.contains(where: Self.makesTargets) {
      others.insert(PathText.relative(folder.path, to: currentFolder) ?? folder.path)
    }
    var problems: [Problem] = []
    for (folder, bundle) in folders.sorted(by: { $0.folder < $1.folder }) {
      guard !others.contains(where: { Self.lies(folder, in: $0) }) else { continue }
      let below = files.indices.filter { index in
        let path = files[index].path
        return Self.lies(path, in: folder) && !others.contains { Self.lies($0, in: folder) && Self.lies(path, in: $0) }
      }
      let left = below.filter { !compiled.contains(files[$0].path) && files[$0].isCompiled }
      guard !left.isEmpty, left.count * 4 <= below.count else { continue }
      for index in left { files[index].isCompiled = false }
      problems.append(
        Problem(
          left.count == 1 ? "no target compiles '\(files[left[0]].path)'; it is left out" : "no target compiles \(left.count) Swift files; they are left out",
          file: bundle, mend: "Add them to a target, or delete them.", isFatal: false))
    }
    return problems
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

  private static func makesTargets(_ name: String) -> Bool {
    name == "Package.swift" || name == "Project.swift" || name == "Workspace.swift"
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
