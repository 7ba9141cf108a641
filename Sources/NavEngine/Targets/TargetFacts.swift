import NavSource

/// What the manifests of some files say of which of them are compiled. A plain value, so that it can be told of files of another machine.
struct TargetFacts: Sendable, Hashable {
  /// An Xcode project.
  struct Bundle: Sendable, Hashable {
    /// Of its folder `App.xcodeproj`, as the paths of files.
    var path: String
    /// The Swift files, storyboards and xibs that its targets compile, wherever they lie, and the folders that they take whole: `Sources/Views/`. Nil where
    /// it could not be read.
    var compiled: Set<String>?

    init(path: String, compiled: Set<String>?) {
      self.path = path
      self.compiled = compiled
    }

    /// - Parameter text: of its `project.pbxproj`; nil where it cannot be read.
    init(path: String, text: [UInt8]?) {
      let folder = TargetFacts.folder(of: path)
      let project = text.flatMap { XcodeProject($0) }
      func whole(_ part: String) -> String { PathText.normalized(PathText.join(folder, part)) }
      self.init(path: path, compiled: project.map { Set($0.compiled.map(whole) + $0.folders.map { whole($0) + "/" }) })
    }
  }

  /// By path, each once.
  private(set) var bundles: [Bundle] = []
  /// Folders with packages and with generators' manifests: what they build is named in no project. "" is the current folder.
  private(set) var otherTargets: Set<String> = []

  init() {}

  /// - Parameter bundles: in any order; what several say of one project is put together.
  init(bundles: some Sequence<Bundle>, otherTargets: Set<String>) {
    var known: [String: Bundle] = [:]
    for bundle in bundles {
      guard let first = known[bundle.path] else {
        known[bundle.path] = bundle
        continue
      }
      // One that does not say so here says so nowhere.
      known[bundle.path]?.compiled = first.compiled.flatMap { one in bundle.compiled.map { one.union($0) } }
    }
    self.bundles = known.values.sorted { $0.path < $1.path }
    self.otherTargets = otherTargets
  }

  /// The facts without projects that the settings leave out.
  mutating func drop(where isGone: (Bundle) -> Bool) { bundles.removeAll(where: isGone) }

  /// Of what lies elsewhere no more than it says of some files: the rest is known to those who have the project itself, and a file added
  /// anywhere would change the facts of every part.
  ///
  /// - Parameter own: paths of projects of which everything is kept.
  func speaking(of files: [FoundFile], own: Set<String>) -> TargetFacts {
    let paths = Set(files.map(\.path))
    var rest = self
    for index in rest.bundles.indices where !own.contains(rest.bundles[index].path) {
      rest.bundles[index].compiled = rest.bundles[index].compiled.map { all in all.filter { paths.contains($0) || $0.hasSuffix("/") } }
    }
    return rest
  }

  // MARK: What is compiled

  /// Files below Xcode projects that none of their targets compiles.
  struct Uncompiled: Sendable {
    /// Indices of Swift files.
    var files: Set<Int> = []
    /// Indices of storyboards and xibs.
    var interfaces: Set<Int> = []
    /// A note for each project that leaves files out.
    var problems: [Problem] = []
  }

  /// Finds files that no target compiles.
  ///
  /// Only where the projects could be read, and little is left over: elsewhere, files are brought in by packages,
  /// generators, or ways that are not seen, and all of them count.
  ///
  /// - Parameter interfaces: storyboards and xibs.
  func uncompiled(of files: [FoundFile], interfaces: [FoundFile]) -> Uncompiled {
    if bundles.isEmpty { return Uncompiled() }
    var all: Set<String> = []
    for bundle in bundles {
      guard let own = bundle.compiled else { return Uncompiled() }
      all.formUnion(own)
    }
    var compiled = CompiledPaths(all)
    var others = otherTargets
    for file in files where Self.mayMakeTargets(file.path) && Self.makesTargets(PathText.lastPart(file.path)) {
      others.insert(Self.folder(of: file.path))
    }
    // There are thousands of files and there may be hundreds of projects and packages: where files lie is asked once for each folder.
    var folders = FileFolders()
    let (ofFiles, ofInterfaces) = (files.map { folders.number(of: $0) }, interfaces.map { folders.number(of: $0) })
    var uncompiled = Uncompiled()
    for bundle in bundles {
      let folder = Self.folder(of: bundle.path)
      guard !others.contains(where: { Self.lies(folder, in: $0) }) else { continue }
      let inner = others.filter { Self.lies($0, in: folder) }
      let isBelow = folders.paths.map { own in Self.lies(own, in: folder) && !inner.contains { Self.lies(own, in: $0) } }
      func isLeft(_ file: FoundFile) -> Bool { file.isCompiled && !compiled.takes(file.path) }
      let below = files.indices.filter { isBelow[ofFiles[$0]] }
      let left = below.filter { isLeft(files[$0]) && !uncompiled.files.contains($0) }
      guard left.count * 4 <= below.count else { continue }
      let drawn = interfaces.indices.filter { isBelow[ofInterfaces[$0]] }
      var leftDrawn = drawn.filter { isLeft(interfaces[$0]) && !uncompiled.interfaces.contains($0) }
      // Projects hold few of them, so a half may be left over: where it is more, they come in by another way.
      if leftDrawn.count * 2 > drawn.count { leftDrawn = [] }
      guard !left.isEmpty || !leftDrawn.isEmpty else { continue }
      uncompiled.files.formUnion(left)
      uncompiled.interfaces.formUnion(leftDrawn)
      let what = Self.listed((left.map { files[$0].path } + leftDrawn.map { interfaces[$0].path }).sorted())
      uncompiled.problems.append(
        Problem("no target compiles \(what)", file: bundle.path, mend: "Add them to a target, delete them, or name them under 'exclude' in '\(Settings.fileName)'.", isFatal: false))
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

  static func makesTargets(_ name: String) -> Bool {
    name == "Package.swift" || name == "Project.swift" || name == "Workspace.swift"
  }

  /// Tells most files apart without looking for their names.
  private static func mayMakeTargets(_ path: String) -> Bool { path.hasSuffix("e.swift") || path.hasSuffix("t.swift") }

  /// "" for the current folder.
  static func folder(of path: String) -> String { path.utf8.contains(UInt8(ascii: "/")) ? PathText.parent(path) : "" }

  private static func lies(_ path: String, in folder: String) -> Bool {
    // Most lie elsewhere, and no text has to be made to see that.
    path.hasPrefix(folder) && (folder.isEmpty || path == folder || path.hasPrefix(folder + "/"))
  }
}

/// The files that targets compile, and the folders that they take whole.
private struct CompiledPaths {
  private let paths: Set<String>
  /// On the disks of most Macs `Views/Cart.swift` is `views/cart.swift`. Few files are asked for by this.
  private lazy var folded = Set(paths.map { $0.lowercased() })

  init(_ paths: Set<String>) { self.paths = paths }

  /// Whether a file is named, in whatever case, or lies in a folder that is taken whole.
  mutating func takes(_ path: String) -> Bool { Self.takes(paths, path) || Self.takes(folded, path.lowercased()) }

  private static func takes(_ paths: Set<String>, _ path: String) -> Bool {
    if paths.contains(path) { return true }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      if paths.contains(String(folder[...slash])) { return true }
      folder = folder[..<slash]
    }
    return false
  }
}

/// The folders of some files, each once.
private struct FileFolders {
  private(set) var paths: [String] = []
  private var numbers: [String: Int] = [:]

  /// - Returns: an index of `paths`.
  mutating func number(of file: FoundFile) -> Int {
    let path = TargetFacts.folder(of: file.path)
    if let known = paths.last, known == path { return paths.count - 1 }
    if let known = numbers[path] { return known }
    numbers[path] = paths.count
    paths.append(path)
    return paths.count - 1
  }
}
