import NavSource

/// Files that no target compiles: moved or replaced long ago, still lying there, often with types of the same names.
extension FileFinder {
  /// Marks the files below an Xcode project that none of its targets compiles.
  ///
  /// - Parameter jobs: how many workers read projects.
  /// - Returns: a note for each project that leaves files out.
  mutating func markUncompiled(jobs: Int) -> [Problem] { mark(uncompiled(jobs: jobs)) }

  /// Marks what was found not to be compiled.
  mutating func mark(_ uncompiled: Uncompiled) -> [Problem] {
    for index in uncompiled.files { files[index].isCompiled = false }
    return uncompiled.problems
  }

  /// Files below Xcode projects that none of their targets compiles.
  struct Uncompiled: Sendable {
    /// Indices of them.
    var files: Set<Int> = []
    /// A note for each project that leaves files out.
    var problems: [Problem] = []
  }

  /// Finds them, but marks nothing.
  ///
  /// Only where the projects name their files one by one, and little is left over: elsewhere, files are brought in by packages,
  /// generators, or ways that are not seen, and all of them count.
  /// - Parameter jobs: how many workers read projects.
  func uncompiled(jobs: Int) -> Uncompiled {
    let bundles = projectBundles()
    guard !bundles.isEmpty, let compiled = compiledFiles(of: bundles, jobs: jobs) else { return Uncompiled() }
    let others = foldersWithOtherTargets()
    var uncompiled = Uncompiled()
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
      let left = below.filter { !compiled.contains(files[$0].path) && files[$0].isCompiled && !uncompiled.files.contains($0) }
      guard !left.isEmpty, left.count * 4 <= below.count else { continue }
      uncompiled.files.formUnion(left)
      let what = Self.listed(left.map { files[$0].path }.sorted())
      uncompiled.problems.append(
        Problem("no target compiles \(what)", file: bundle, mend: "Add them to a target, delete them, or name them under 'exclude' in '\(Settings.fileName)'.", isFatal: false))
    }
    return uncompiled
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
  private func compiledFiles(of bundles: [String], jobs: Int) -> Set<String>? {
    let workers = max(1, min(jobs, bundles.count))
    let currentFolder = currentFolder
    let lists = Workers.run(workers) { worker -> [[String]]? in
      var lists: [[String]] = []
      for index in stride(from: worker, to: bundles.count, by: workers) {
        guard let list = Self.compiledFiles(of: bundles[index], currentFolder) else { return nil }
        lists.append(list)
      }
      return lists
    }
    var compiled: Set<String> = []
    for list in lists {
      guard let list else { return nil }
      for path in list.joined() { compiled.insert(path) }
    }
    return compiled
  }

  private static func compiledFiles(of bundle: String, _ currentFolder: String) -> [String]? {
    var buffer = ReadBuffer()
    let path = PathText.absolute(PathText.join(bundle, "project.pbxproj"), from: currentFolder)
    guard path.withCString({ buffer.read($0) }) == nil else { return nil }
    let text = buffer.withText { text in text.withUnsafeBufferPointer { [UInt8]($0) } }
    guard let project = XcodeProject(text) else { return nil }
    let folder = folder(of: bundle)
    return project.compiled.map { PathText.normalized(PathText.join(folder, $0)) }
  }

  /// The folders of packages and of generators' manifests: what they build is named in no project.
  private func foldersWithOtherTargets() -> Set<String> {
    var folders: Set<String> = []
    for file in files where Self.mayMakeTargets(file.path) && Self.makesTargets(PathText.lastPart(file.path)) {
      folders.insert(Self.folder(of: file.path))
    }
    for folder in signs.folders where folder.manifests.contains(where: Self.makesTargets) {
      folders.insert(PathText.relative(folder.path, to: currentFolder) ?? folder.path)
    }
    return folders
  }

  private static func makesTargets(_ name: String) -> Bool {
    name == "Package.swift" || name == "Project.swift" || name == "Workspace.swift"
  }

  /// Tells most files apart without looking for their names.
  private static func mayMakeTargets(_ path: String) -> Bool { path.hasSuffix("e.swift") || path.hasSuffix("t.swift") }

  /// "" for the current folder.
  private static func folder(of path: String) -> String { path.utf8.contains(UInt8(ascii: "/")) ? PathText.parent(path) : "" }

  private static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
