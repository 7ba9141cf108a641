import NavFindings

/// What a run has looked at, and by which settings.
public struct RunScope: Sendable {
  /// The folder that findings' paths start from: absolute and normalized.
  public let currentFolder: String
  /// The files and folders that were named, likewise, with and without links in their paths.
  let roots: [String]
  let settings: Settings
  /// What people call the program: the last part of the one path or root that it has, without `.swift`; nil where there are several.
  public var nameOfProgram: String?
  /// What was analysed in the place of files, by their paths as findings have them.
  var texts: [String: [UInt8]] = [:]
  /// How many workers may judge; no number changes the result.
  var jobs = 1

  init(currentFolder: String, roots: [String], settings: Settings) {
    self.currentFolder = currentFolder
    self.roots = roots
    self.settings = settings
  }

  init(_ request: Pipeline.Request) {
    let named = request.allRoots + (request.unsaved.map { [$0.path] } ?? [])
    let roots = named.map { PathText.absolute($0, from: request.currentFolder) }
    self.init(
      currentFolder: request.currentFolder, roots: roots.flatMap { [$0, PathText.physical($0)] }, settings: request.settings)
    jobs = request.jobs ?? Workers.activeCores
    let programs = Set(request.allRoots.map { PathText.absolute($0, from: request.currentFolder) })
    if programs.count == 1, let name = programs.first.flatMap({ $0.split(separator: "/").last }) {
      nameOfProgram = name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
    }
  }

  /// The baseline that the settings name, absolute.
  public var baseline: String? { settings.baseline?.value }

  /// Whether a root holds a path.
  func covers(_ path: String, from root: String) -> Bool { PathText.relative(path, to: root) != nil }

  /// Whether the run would have found what a rule has to say of a file, if the file is still there. A rule that is no more would
  /// never.
  func judges(_ rule: String, in file: String) -> Bool {
    guard let root = roots.first(where: { covers(file, from: $0) }) else { return false }
    guard let card = RuleBook.cards.first(where: { $0.id == rule }) else { return true }
    return settings.isOn(card, in: SeenPath(absolute: file, root: root))
  }
}
