import NavSource

/// Files that no target compiles: moved or replaced long ago, still lying there, often with types of the same names.
extension FileFinder {
  /// Marks the files below an Xcode project that none of its targets compiles.
  ///
  /// - Parameter jobs: how many workers read projects.
  /// - Returns: a note for each project that leaves files out.
  mutating func markUncompiled(jobs: Int) -> [Problem] { mark(uncompiled(jobs: jobs)) }

  /// Marks what was found not to be compiled.
  mutating func mark(_ uncompiled: TargetFacts.Uncompiled) -> [Problem] {
    for index in uncompiled.files { files[index].isCompiled = false }
    sideFiles.leaveOut(uncompiled.interfaces)
    return uncompiled.problems
  }

  /// Finds them, but marks nothing.
  ///
  /// - Parameter jobs: how many workers read projects.
  func uncompiled(jobs: Int) -> TargetFacts.Uncompiled { targets(jobs: jobs).uncompiled(of: files, interfaces: sideFiles.interfaces) }

  /// What the manifests say of which files are compiled.
  ///
  /// - Parameter jobs: how many workers read projects.
  func targets(jobs: Int) -> TargetFacts {
    let bundles = projectBundles()
    let workers = max(1, min(jobs, bundles.count))
    let currentFolder = currentFolder
    let read = Workers.run(workers) { worker in
      stride(from: worker, to: bundles.count, by: workers).map { index in
        TargetFacts.Bundle(path: bundles[index], text: Self.text(of: bundles[index], currentFolder))
      }
    }
    return TargetFacts(bundles: read.joined(), otherTargets: foldersWithOtherTargets())
  }

  /// The projects among what was found, and those above it up to the current folder: a part of an app may be named alone. As paths
  /// show them, sorted.
  private func projectBundles() -> [String] {
    let found = sideFiles.map(\.file.path).filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map(PathText.parent)
    return Set(found).union(projectsSeen).sorted()
  }

  private static func text(of bundle: String, _ currentFolder: String) -> [UInt8]? {
    var buffer = ReadBuffer()
    let path = PathText.absolute(PathText.join(bundle, "project.pbxproj"), from: currentFolder)
    guard path.withCString({ buffer.read($0) }) == nil else { return nil }
    return buffer.withText { text in text.withUnsafeBufferPointer { [UInt8]($0) } }
  }

  /// The folders of packages and of generators' manifests around what was found: those among it are seen by their names.
  private func foldersWithOtherTargets() -> Set<String> {
    Set(
      signs.folders.lazy.filter { $0.manifests.contains(where: TargetFacts.makesTargets) }
        .map { PathText.seen($0.path, from: currentFolder) }.map { $0 == "." ? "" : $0 })
  }
}
