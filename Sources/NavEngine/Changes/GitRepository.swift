import NavFindings
import NavSource

/// A repository with a work tree, and the commit that its changes are counted from or its files are read at.
struct GitRepository {
  private let git: GitCommand
  /// The work tree's top: absolute, without links.
  let top: String
  /// The id of that commit.
  let base: String

  /// At the merge base of HEAD and a revision.
  ///
  /// - Parameters:
  ///   - revision: as the user named it.
  ///   - folder: some folder of the work tree, absolute.
  init(since revision: String, in folder: String, for asker: GitCommand.Asker = .diffBase) throws(Problem) {
    git = GitCommand(folder: try Self.top(of: folder, asker), asker: asker)
    top = PathText.physical(git.folder)

    let isShallow = try git.demand(["rev-parse", "--is-shallow-repository"]).text == "true"
    guard let wanted = try Self.commit(revision, git) else { throw try Self.unknown(revision, isShallow: isShallow, git) }
    guard let head = try Self.commit("HEAD", git) else {
      throw Problem("the repository has no commit yet, so there is nothing to compare with", file: self.top)
    }
    let common = try git.ask(["merge-base", wanted, head])
    if isShallow {
      // The history behind its edge is not there, so another commit may be the base, or none is seen.
      let isCertain = common.text == wanted && (wanted != head || ["HEAD", "@"].contains(revision))
      guard common.status == 0, isCertain else {
        throw Problem(
          "this clone is shallow, so the merge base of '\(revision)' and HEAD cannot be told", file: self.top, mend: Self.deepen)
      }
    }
    guard common.status == 0, !common.text.isEmpty else {
      throw Problem(
        "'\(revision)' and HEAD have no commit in common", file: self.top, mend: "Name a revision that this branch has grown from.")
    }
    base = common.text
  }

  /// At a revision itself; with `...` behind its name at the merge base of it and HEAD, as git has it.
  init(at revision: String, in folder: String) throws(Problem) {
    if revision.hasSuffix("...") {
      self = try GitRepository(since: String(revision.dropLast(3)), in: folder, for: .revision)
      return
    }
    git = GitCommand(folder: try Self.top(of: folder, .revision), asker: .revision)
    top = PathText.physical(git.folder)
    guard let commit = try Self.commit(revision, git) else {
      let isShallow = try git.demand(["rev-parse", "--is-shallow-repository"]).text == "true"
      throw try Self.unknown(revision, isShallow: isShallow, git)
    }
    base = commit
  }

  private static func top(of folder: String, _ asker: GitCommand.Asker) throws(Problem) -> String {
    let top = try GitCommand(folder: folder, asker: asker).ask(["rev-parse", "--show-toplevel"])
    if top.status == 0, !top.text.isEmpty { return top.text }
    let isNone = top.message.contains("not a git repository")
    throw Problem(
      isNone ? "this is no git repository, and \(asker.name) needs one" : "git does not show its work tree: \(top.message)",
      file: folder, mend: isNone ? "Start the run in a clone of the repository, or \(asker.otherwise)." : nil)
  }

  private static let deepen =
    "Fetch the whole history: 'git fetch --unshallow', or 'fetch-depth: 0' for actions/checkout, 'GIT_DEPTH: 0' in GitLab."

  /// The id of the commit that a name means; nil where it means none.
  private static func commit(_ name: String, _ git: GitCommand) throws(Problem) -> String? {
    if name.isEmpty || name.hasPrefix("-") || name.utf8.contains(0) { return nil }
    let answer = try git.ask(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
    return answer.status == 0 && !answer.text.isEmpty ? answer.text : nil
  }

  private static func unknown(_ name: String, isShallow: Bool, _ git: GitCommand) throws(Problem) -> Problem {
    if isShallow { return Problem("there is no revision '\(name)' in this clone, which is shallow", mend: Self.deepen) }
    let known = try git.demand(["for-each-ref", "--format=%(refname:short)"]).text.split(separator: "\n").map(String.init)
    let stem = String(name.prefix { !"~^@:".contains($0) })
    if stem != name, known.contains(stem) || stem == "HEAD" {
      return Problem("there is no revision '\(name)' in this repository", mend: "'\(stem)' is there, but not what stands behind it.")
    }
    let elsewhere = known.filter { $0.hasSuffix("/" + name) }.min()
    let near = (elsewhere ?? Spelling.nearest(to: name, among: known)).map { "Did you mean '\($0)'?" }
    return Problem(
      "there is no revision '\(name)' in this repository", mend: near ?? "Fetch it with 'git fetch', or name a branch, a tag or a commit.")
  }

  // MARK: What changed

  /// Only these can matter to a graph.
  private static let patterns =
    ["--"]
    + [".swift", ".storyboard", ".xib", ".plist", ".pbxproj", ".xcconfig", "project.yml", ".m", ".mm", ".h"].map { ":(top)*\($0)" }

  /// Everything that differs between the base and the work tree, what git does not know yet included.
  func changes() throws(Problem) -> [GitChange] {
    let options = ["-M", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all"]
    let raw = try git.demand(["diff", "--raw", "-z", "--no-abbrev"] + options + [base] + Self.patterns)
    let patch = try git.demand(
      ["diff", "-U0", "--inter-hunk-context=0", "--text", "--no-color", "--src-prefix=a/", "--dst-prefix=b/"] + options + [base]
        + Self.patterns)
    let untracked = try git.demand(["ls-files", "--others", "--exclude-standard", "-z"] + Self.patterns)

    let hunks = GitDiff.changedLines(patch.output)
    var changes: [GitChange] = []
    for entry in GitDiff.entries(raw.output) {
      changes.append(
        GitChange(old: entry.old, new: entry.new, blob: entry.blob, lines: entry.new.flatMap { hunks[$0] } ?? []))
    }
    let gone = Dictionary(changes.indices.filter { changes[$0].new == nil }.map { (changes[$0].old, $0) }) { first, _ in first }
    for path in GitDiff.names(untracked.output) {
      // Taken out of the index and still there: what differs in it nobody has said.
      if let index = gone[path] {
        changes[index].new = path
      } else {
        changes.append(GitChange(old: nil, new: path, blob: nil, lines: [1...Int.max]))
      }
    }
    return changes
  }

  /// Everything that the commit holds.
  func tree() throws(Problem) -> GitTree {
    GitTree(listing: try git.demand(["ls-tree", "-r", "-z", "--full-tree", base]).output)
  }

  /// The bytes of blobs, by id.
  func texts(of blobs: Set<String>) throws(Problem) -> [String: [UInt8]] {
    if blobs.isEmpty { return [:] }
    let wanted = blobs.sorted()
    let answer = try git.demand(["cat-file", "--batch"], input: Array((wanted.joined(separator: "\n") + "\n").utf8))
    guard let texts = GitDiff.blobs(answer.output, named: wanted) else {
      throw Problem("git does not have the files of '\(base)'", file: top, mend: "Fetch the whole repository: 'git fetch --refetch'.")
    }
    return texts
  }
}

/// One file that differs from the base.
struct GitChange: Hashable {
  /// Its path in the base, from the work tree's top; nil where it is new.
  var old: String?
  /// Its path now; nil where it is gone.
  var new: String?
  /// The id of what it held in the base; nil where it is new.
  var blob: String?
  /// The lines that are new or changed, one-based, ascending.
  var lines: [ClosedRange<Int>]
}
