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
  ///   - interfaceFiles: the storyboards and xibs as they are; zero-terminated.
  mutating func base(of now: ReadSources, paths: [String], interfaceFiles: [[UInt8]]) -> ReadSources {
    let shown = shownPaths(of: now)
    var gone: Set<String> = []
    var texts: [(file: FoundFile, bytes: [UInt8])] = []
    var interfaceNames: Set<String> = []
    var changedInterfaces: Set<String> = []
    for change in changes.files {
      let new = change.newPath.flatMap { shown[$0] }
      if let new {
        gone.insert(new)
        lines[new, default: []] += change.lines
      }
      if let path = change.newPath, !path.hasSuffix(".swift") { changedInterfaces.insert(path) }
      guard let path = change.oldPath, let bytes = change.oldText else { continue }
      if path.hasSuffix(".swift") {
        guard let file = shown[path].flatMap({ now.files[$0] }) ?? file(at: path, in: paths, ".swift") else { continue }
        texts.append((file, bytes))
        // It may still be there, unknown to git.
        gone.insert(file.path)
        if let new, new != file.path { renamed[file.path] = new }
      } else if file(at: path, in: paths, path.hasSuffix(".xib") ? ".xib" : ".storyboard") != nil {
        interfaceNames.formUnion(InterfaceFiles.classNames(in: bytes))
        changedInterfaces.insert(path)
      }
    }
    var base = now.replacing(gone, with: texts)
    if !changedInterfaces.isEmpty {
      let rest = interfaceFiles.filter { raw in
        let path = PathText.absolute(String(decoding: raw.dropLast(), as: UTF8.self), from: scope.currentFolder)
        return !changedInterfaces.contains(PathText.physical(path)) && !changedInterfaces.contains(path)
      }
      base.outsideNames = InterfaceFiles.classNames(rest).union(interfaceNames)
    }
    base.markGenerated(scope)
    return base
  }

  /// The path of each file as findings have it, by its path without links, which is git's.
  private func shownPaths(of now: ReadSources) -> [String: String] {
    var shown: [String: String] = [:]
    var folders: [String: String] = [:]
    for (path, file) in now.files {
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
  private func file(at path: String, in paths: [String], _ suffix: String) -> FoundFile? {
    for named in paths {
      let root = FileFinder.rootPath(named, from: scope.currentFolder)
      guard let below = PathText.relative(path, to: PathText.physical(root)) else { continue }
      let absolute = below.isEmpty ? root : PathText.join(root, below)
      let file = FileFinder.file(
        at: absolute, in: [named], settings: scope.settings, currentFolder: scope.currentFolder, suffix: suffix)
      if let file { return file }
    }
    return nil
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
