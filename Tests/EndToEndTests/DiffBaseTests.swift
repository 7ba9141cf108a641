import Foundation
import TestSupport
import Testing

/// A git repository for one test, apart from the user's own settings of git.
struct TestRepository {
  let folder: TemporaryFolder

  static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
  ]

  /// With the files committed on branch `main`, and a branch `work` checked out.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    try git("init", "-q", "-b", "main", ".")
    try commit()
    try git("checkout", "-q", "-b", "work")
  }

  @discardableResult func git(_ arguments: String...) throws -> String {
    let run = try CommandRun.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: folder.path, environment: Self.environment)
    guard run.status == 0 else { throw Failure(arguments: arguments, errors: run.errors) }
    return run.output
  }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "A step")
  }

  /// - Parameter name: the current folder of the run, below the repository.
  func lint(_ arguments: [String], in name: String = "") throws -> CommandRun {
    try CommandRun.run(
      CommandRun.executable("navgraph"), ["lint", "--format", "xcode", "--relative-to", "."] + arguments, in: name.isEmpty ? folder.path : folder.path + "/" + name,
      environment: Self.environment)
  }

  /// `path:line rule` of what is reported.
  func found(_ arguments: [String], in name: String = "") throws -> [String] {
    let run = try lint(arguments, in: name)
    guard run.status < 2 else { throw Failure(arguments: arguments, errors: run.errors) }
    return run.output.split(separator: "\n").filter { !$0.contains(": note: ") || $0.hasSuffix("]") }.map { line in
      let parts = line.split(separator: ":")
      return "\(parts[0]):\(parts[1]) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
  }

  struct Failure: Error { var arguments: [String], errors: String }
}

@Suite struct DiffBaseTests {
  private func shop() throws -> TestRepository {
    try TestRepository([
      "App/Main.swift": BaselineTests.main, "App/My Home/홈.swift": BaselineTests.screen("HomeScreen", removals: 2),
      "App/Cart.swift": BaselineTests.screen("CartScreen", removals: 1), "README.md": "A shop\n",
    ])
  }

  @Test func nothingChangedIsNothingFound() throws {
    let shop = try shop()
    let all = try shop.found([])
    #expect(all.count == 3)
    let run = try shop.lint(["--diff-base", "main"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "navgraph: note: 3 findings that are older are not reported ('main' is the base)\n")
    try shop.folder.write("Another shop\n", to: "README.md")
    #expect(try shop.found(["--diff-base", "main"]) == [])
  }

  @Test func movedLinesAreNotNewAndOneMoreIsOne() throws {
    let shop = try shop()
    let screen = BaselineTests.screen("HomeScreen", removals: 3)
    try shop.folder.write("// moved\n\n\n" + screen, to: "App/My Home/홈.swift")
    let new = ["App/My Home/홈.swift:10 unguarded-remove-last"]
    #expect(try shop.found(["--diff-base", "main"]) == new)
    try shop.git("add", "-A")
    #expect(try shop.found(["--diff-base", "main"]) == new)
    try shop.commit()
    #expect(try shop.found(["--diff-base", "main"]) == new)
    #expect(try shop.found(["--diff-base", "HEAD"]) == [])
    #expect(try shop.found(["--diff-base", "HEAD~1"]) == new)
  }

  @Test func ofAGroupTheChangedLineIsTheNewOne() throws {
    let shop = try shop()
    var lines = BaselineTests.screen("HomeScreen", removals: 2).components(separatedBy: "\n")
    lines.insert("  func first() { path.removeLast() }", at: 4)
    try shop.folder.write(lines.joined(separator: "\n"), to: "App/My Home/홈.swift")
    #expect(try shop.found(["--diff-base", "main"]) == ["App/My Home/홈.swift:5 unguarded-remove-last"])
  }

  @Test func anOldFindingOnAChangedLineIsReported() throws {
    let shop = try shop()
    let text = BaselineTests.screen("CartScreen", removals: 1).replacing("func back0()", with: "func goBack()")
    try shop.folder.write(text, to: "App/Cart.swift")
    #expect(try shop.found(["--diff-base", "main"]) == ["App/Cart.swift:5 unguarded-remove-last"])
  }

  /// The change is in one file, the finding in another.
  @Test func whatAChangeCausesElsewhereIsReported() throws {
    let home = """
      import SwiftUI
      struct HomeScreen: View {
        var body: some View { NavigationStack { NavigationLink("Help") { HelpScreen() } } }
      }

      """
    let shop = try TestRepository([
      "Main.swift": BaselineTests.main, "Home.swift": home,
      "Help.swift": "import SwiftUI\nstruct HelpScreen: View { var body: some View { Text(\"Help\").navigationTitle(\"Help\") } }\n",
    ])
    #expect(try shop.found([]) == [])
    try shop.folder.write(home.replacing("NavigationLink(\"Help\") { HelpScreen() }", with: "Text(\"Home\")"), to: "Home.swift")
    #expect(try shop.found(["--diff-base", "main"]) == ["Help.swift:2 unreachable-screen"])
  }

  @Test func renamedFilesKeepTheirFindings() throws {
    let shop = try shop()
    try shop.git("mv", "App/My Home/홈.swift", "App/Home.swift")
    #expect(try shop.found(["--diff-base", "main"]) == [])
    try shop.commit()
    #expect(try shop.found(["--diff-base", "main"]) == [])
    try shop.git("rm", "-q", "App/Cart.swift")
    #expect(try shop.found(["--diff-base", "main"]) == [])
  }

  @Test func filesThatGitDoesNotKnowYetAreNewAndIgnoredOnesAreNot() throws {
    let shop = try shop()
    try shop.folder.write(BaselineTests.screen("NewScreen", removals: 1), to: "App/New.swift")
    #expect(try shop.found(["--diff-base", "main"]).contains("App/New.swift:5 unguarded-remove-last"))
    try shop.folder.write("New.swift\n", to: ".gitignore")
    #expect(try shop.found(["--diff-base", "main"]) == [])
    // Tracked no more, but still there.
    try shop.git("rm", "-q", "--cached", "App/Cart.swift")
    #expect(try shop.found(["--diff-base", "main"]) == [])
  }

  @Test func theMergeBaseCountsNotTheRevisionItself() throws {
    let shop = try shop()
    try shop.git("checkout", "-q", "main")
    try shop.folder.write(BaselineTests.screen("CartScreen", removals: 0), to: "App/Cart.swift")
    try shop.commit()
    try shop.git("checkout", "-q", "work")
    #expect(try shop.found(["--diff-base", "main"]) == [])
  }

  @Test func subfoldersAndOtherCurrentFoldersWork() throws {
    let shop = try shop()
    try shop.folder.write(BaselineTests.screen("CartScreen", removals: 2), to: "App/Cart.swift")
    #expect(try shop.found(["--diff-base", "main"], in: "App") == ["Cart.swift:6 unguarded-remove-last"])
    #expect(try shop.found(["App", "--diff-base", "main"]) == ["App/Cart.swift:6 unguarded-remove-last"])
    #expect(try shop.found(["Cart.swift", "--diff-base", "main"], in: "App") == ["Cart.swift:6 unguarded-remove-last"])
    let elsewhere = try TemporaryFolder()
    let path = shop.folder.path
    let run = try CommandRun.run(
      CommandRun.executable("navgraph"), ["lint", "--format", "xcode", path, "--diff-base", "main"], in: elsewhere.path,
      environment: TestRepository.environment)
    #expect(run.output.hasPrefix(path + "/App/Cart.swift:6:"))
    #expect(run.output.split(separator: "\n").count == 1)
    // Through a link, and with a file that is gone.
    try elsewhere.link("link", to: path)
    try shop.git("rm", "-q", "-f", "App/My Home/홈.swift")
    let linked = try CommandRun.run(
      CommandRun.executable("navgraph"), ["lint", "--format", "xcode", "--relative-to", ".", "link", "--diff-base", "main"],
      in: elsewhere.path, environment: TestRepository.environment)
    #expect(linked.output.hasPrefix("link/App/Cart.swift:6:"), "\(linked)")
    #expect(linked.output.split(separator: "\n").count == 1)
  }

  @Test func aHooksEnvironmentIsNoObstacle() throws {
    let shop = try shop()
    try shop.folder.write(BaselineTests.screen("CartScreen", removals: 2), to: "App/Cart.swift")
    let navgraph = try CommandRun.executable("navgraph").path
    try shop.folder.write("#!/bin/sh\ncd App && '\(navgraph)' lint --diff-base HEAD --format xcode --relative-to . > ../out.txt\n", to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shop.folder.path + "/.git/hooks/pre-commit")
    try shop.git("add", "-A")
    #expect(throws: TestRepository.Failure.self) { try shop.commit() }
    #expect(try shop.folder.text("out.txt").hasPrefix("Cart.swift:6:"))
  }

  @Test func baselineAndBaseAreBothHeard() throws {
    let shop = try shop()
    #expect(try shop.lint(["--write-baseline"]).status == 0)
    try shop.folder.write(BaselineTests.screen("CartScreen", removals: 3), to: "App/Cart.swift")
    let all = ["--diff-base", "main", "--baseline", ".navgraph-baseline.yml", "--strict-baseline"]
    #expect(try shop.found(all).count == 2)
    #expect(try shop.lint(["--write-baseline", "--diff-base", "main"]).status == 2)
  }

  @Test(arguments: [
    ("mian", "there is no revision 'mian' in this repository\n  Did you mean 'main'?"),
    ("feature", "there is no revision 'feature' in this repository\n  Did you mean 'elsewhere/feature'?"),
    ("HEAD~5", "there is no revision 'HEAD~5' in this repository\n  'HEAD' is there, but not what stands behind it."),
    ("--output=x", "there is no revision '--output=x' in this repository"),
    ("main..work", "there is no revision 'main..work' in this repository"),
    ("orphan", "'orphan' and HEAD have no commit in common"),
  ])
  func unknownRevisionsAreTold(_ revision: String, _ said: String) throws {
    let shop = try shop()
    try shop.git("update-ref", "refs/remotes/elsewhere/feature", "HEAD")
    try shop.git("checkout", "-q", "--orphan", "orphan")
    try shop.folder.write("Another start\n", to: "README.md")
    try shop.commit()
    try shop.git("checkout", "-q", "work")
    let run = try shop.lint(["--diff-base=" + revision])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("error: " + said), "\(run.errors)")
  }

  @Test func aShallowCloneIsTold() throws {
    let shop = try shop()
    try shop.commit()
    let clones = try TemporaryFolder()
    func clone(_ depth: Int, _ branch: String) throws -> TestRepository {
      let name = "\(branch)-\(depth)"
      try shop.git(
        "clone", "-q", "--depth", "\(depth)", "--no-single-branch", "-b", branch, "file://" + shop.folder.path, clones.path + "/" + name)
      return shop
    }
    func lint(_ name: String, _ revision: String) throws -> CommandRun {
      try CommandRun.run(
        CommandRun.executable("navgraph"), ["lint", "--diff-base", revision], in: clones.path + "/" + name, environment: TestRepository.environment)
    }
    _ = try clone(1, "work")
    for revision in ["origin/main", "origin/work", "HEAD~1"] {
      let run = try lint("work-1", revision)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("shallow"))
      #expect(run.errors.contains("git fetch --unshallow"))
    }
    #expect(try lint("work-1", "HEAD").status == 0)
    // An ancestor that is there is the merge base, whatever lies behind it.
    _ = try clone(2, "work")
    #expect(try lint("work-2", "HEAD~1").status == 0)
  }

  @Test func withoutRepositoryOrGitTheReasonIsTold() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    func lint(_ environment: [String: String]) throws -> CommandRun {
      try CommandRun.navgraph(["lint", "--diff-base", "main"], in: folder, environment: environment)
    }
    let ceiling = try lint(["GIT_CEILING_DIRECTORIES": folder.path + "/.."])
    #expect(ceiling.status == 2)
    #expect(ceiling.errors.contains("this is no git repository, and '--diff-base' needs one"))
    let missing = try lint(["PATH": folder.path])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("git is not installed"))
    let empty = try TestRepository(["A.swift": ""])
    try empty.git("checkout", "-q", "--orphan", "none")
    #expect(try empty.lint(["--diff-base", "main"]).errors.contains("the repository has no commit yet"))
  }

  @Test func theUsersSettingsOfGitDoNotShow() throws {
    let shop = try shop()
    try shop.folder.write(BaselineTests.screen("CartScreen", removals: 3), to: "App/Cart.swift")
    let wanted = try shop.found(["--diff-base", "main"])
    #expect(wanted.count == 2)
    for (key, value) in [
      ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("diff.external", "false"), ("color.ui", "always"),
      ("diff.relative", "true"), ("diff.interHunkContext", "5"), ("diff.renames", "false"), ("core.quotePath", "false"),
      ("diff.context", "9"), ("core.pager", "false"),
    ] {
      try shop.git("config", key, value)
      #expect(try shop.found(["--diff-base", "main"]) == wanted, "\(key)")
      #expect(try shop.found(["--diff-base", "main"], in: "App").count == 2, "\(key)")
    }
  }
}
