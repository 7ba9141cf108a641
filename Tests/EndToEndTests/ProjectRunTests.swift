import Foundation
import TestSupport
import Testing

/// A folder of two projects, as people run the program in it.
@Suite struct ProjectRunTests {
  private static let files = [
    "shop/Shop.xcodeproj/project.pbxproj": "", "shop/Main.swift": BaselineTests.main,
    "shop/Home.swift": BaselineTests.screen("HomeScreen", removals: 1),
    "bank/Package.swift": "", "bank/Sources/Bank/Main.swift": BaselineTests.main,
    "bank/Sources/Bank/Home.swift": BaselineTests.screen("HomeScreen", removals: 1),
  ]

  private func graph(_ arguments: [String], in folder: String) throws -> String {
    let run = try CommandRun.run(CommandRun.executable("navgraph"), ["graph", "--format", "json"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test func theNumberOfJobsDoesNotShow() throws {
    let folder = try TemporaryFolder(Self.files)
    let one = try graph(["--jobs", "1"], in: folder.path)
    #expect(one.contains("\"bank.HomeScreen\"") || one.contains("\"Bank.HomeScreen\""))
    #expect(try graph(["--jobs", "2"], in: folder.path) == one)
    #expect(try graph(["--jobs", "2", "bank", "shop"], in: folder.path) == one)
  }

  /// A project above both makes one program of them.
  @Test func oneProjectIsLinkedAsOne() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("", to: "Podfile")
    let whole = try graph([], in: folder.path)
    #expect(try graph(["bank", "shop"], in: folder.path) == whole)
  }

  @Test func changesAreSeenInTheirProject() throws {
    let repository = try TestRepository(Self.files)
    try repository.folder.write(BaselineTests.screen("HomeScreen", removals: 2), to: "bank/Sources/Bank/Home.swift")
    let found = try repository.found(["--diff-base", "main"])
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("bank/Sources/Bank/Home.swift") }, "\(found)")
    let diff = try CommandRun.run(
      CommandRun.executable("navgraph"), ["diff", "main", "work"], in: repository.folder.path, environment: TestRepository.environment)
    #expect(diff.status == 0, "\(diff.output) \(diff.errors)")
  }
}
