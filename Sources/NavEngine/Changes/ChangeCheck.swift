import NavFacts
import NavFindings
import NavSource

/// A run seen against what changed.
///
/// The base is analysed too, so that what is new is known and not guessed: a finding is new where the base has fewer of its rule,
/// file and subject. Nothing but the changed files is read for that.
struct ChangeCheck {
  private let changes: Changes
  private let scope: RunScope
  /// The changed lines of each file, by its path in findings.
  private var lines: [String: [ClosedRange<Int>]] = [:]
  /// The path now of files that were renamed, by the path in the base; both as in findings.
  private var renamed: [String: String] = [:]

  init(_ changes: Changes, _ scope: RunScope) {
    self.changes = changes
    self.scope = scope
  }

  /// The program as it was, of the program as it is.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user named them.
  ///   - sides: the files beside the Swift code as they are.
  mutating func base(of now: ReadSources, paths: [String], sides: [SideFile]) -> ReadSources {
    let shown = shownPaths(of: Array(now.files.values))
    let shownSides = shownPaths(of: sides.map(\.file))
    let sideAt = Dictionary(sides.map { ($0.file.path, $0) }) { first, _ in first }
    var gone: Set<String> = []
    var texts: [(file: FoundFile, bytes: [UInt8])] = []
    var goneSides: Set<String> = []
    var oldSides: [String: (side: SideFile, bytes: [UInt8])] = [:]
    for change in changes.files {
      let new = change.newPath.flatMap { shown[$0] }
      if let new {
        gone.insert(new)
        lines[new, default: []] += change.lines
      }
      if let side = change.newPath.flatMap({ shownSides[$0] }) {
        goneSides.insert(side)
        lines[side, default: []] += change.lines
      }
      guard let path = change.oldPath, let bytes = change.oldText else { continue }
      if path.hasSuffix(".swift") {
        guard let file = shown[path].flatMap({ now.files[$0] }) ?? file(at: path, in: paths) else { continue }
        texts.append((file, bytes))
        // It may still be there, unknown to git.
        gone.insert(file.path)
        if let new, new != file.path { renamed[file.path] = new }
      } else if let side = shownSides[path].flatMap({ sideAt[$0] }) ?? sideFile(at: path, in: paths) {
        oldSides[side.file.path] = (side, bytes)
        goneSides.insert(side.file.path)
        if let new = change.newPath.flatMap({ shownSides[$0] }), new != side.file.path { renamed[side.file.path] = new }
      }
    }
    var base = now.replacing(gone, with: texts)
    if !goneSides.isEmpty {
      let all = sides.filter { !goneSides.contains($0.file.path) } + oldSides.values.map(\.side)
      base.readSides(all.sorted { $0.file.path < $1.file.path }, texts: oldSides.mapValues(\.bytes))
    }
    base.markGenerated(scope)
    return base
  }

  /// The path of each file as findings have it, by its path without links, which is git's.
  private func shownPaths(of files: [FoundFile]) -> [String: String] {
    var shown: [String: String] = [:]
    var folders: [String: String] = [:]
    for file in files {
      let path = file.path
      let seen = file.seen(from: scope.currentFolder)
      if file.isLinked {
        shown[PathText.physical(seen.absolute)] = path
      } else {
        let root = folders[seen.root] ?? PathText.physical(seen.root)
        folders[seen.root] = root
        shown[PathText.join(root, file.pathInRoot)] = path
      }
    }
    return shown
  }

  /// What the finder would make of a file, told by its path without links.
  private func file(at path: String, in paths: [String]) -> FoundFile? {
    places(of: path, in: paths).lazy.compactMap { place in
      FileFinder.file(at: place.absolute, in: [place.named], settings: scope.settings, currentFolder: scope.currentFolder)
    }.first
  }

  private func sideFile(at path: String, in paths: [String]) -> SideFile? {
    places(of: path, in: paths).lazy.compactMap { place in
      FileFinder.sideFile(at: place.absolute, in: [place.named], settings: scope.settings, currentFolder: scope.currentFolder)
    }.first
  }

  /// Where a file lies below what the user named.
  private func places(of path: String, in paths: [String]) -> [(absolute: String, named: String)] {
    paths.compactMap { named in
      let root = FileFinder.rootPath(named, from: scope.currentFolder)
      guard let below = PathText.relative(path, to: PathText.physical(root)) else { return nil }
      return (below.isEmpty ? root : PathText.join(root, below), named)
    }
  }

  /// Whether anything that the graph is made of has changed.
  var isIdle: Bool { changes.files.isEmpty }

  /// The findings in what changed, and those that it caused.
  ///
  /// Where a group of findings of one key has grown, those in changed lines are the new ones, then those that come last.
  /// - Parameters:
  ///   - findings: of the program as it is.
  ///   - base: of the program as it was.
  func changed(_ findings: [Finding], base: [Finding]) -> [Finding] {
    let known = FindingCounts(of: base) { finding in
      FindingKey(path: renamed[finding.place.file] ?? finding.place.file, rule: finding.rule, subject: finding.subject)
    }
    let key = { (finding: Finding) in FindingKey(path: finding.place.file, rule: finding.rule, subject: finding.subject) }
    let touched = Set(findings.filter { isChanged($0.place) || $0.related.contains { isChanged($0.place) } })
    let new = known.surplus(of: findings, key: key) { a, b in
      touched.contains(a) == touched.contains(b) ? a < b : touched.contains(b)
    }
    let caused = Set(new)
    return findings.filter { caused.contains($0) || isChanged($0.place) }
  }

  private func isChanged(_ place: Place) -> Bool {
    lines[place.file]?.contains { $0.contains(place.line) } ?? false
  }
}
