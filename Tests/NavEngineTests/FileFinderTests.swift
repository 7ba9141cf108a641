import NavSource
import TestSupport
import Testing

@testable import NavEngine

@Suite struct FileFinderTests {
  private func find(
    _ folder: TemporaryFolder, _ paths: [String] = ["."], include: [String] = [], exclude: [String] = []
  ) -> FileFinder {
    let settings = Settings(include: patterns(include, in: folder), exclude: patterns(exclude, in: folder))
    // Paths are absolute here, because tests share one current folder; what lies outside of the one named is shown as it is.
    let absolute = paths.map { $0 == "." ? folder.path : folder.path + "/" + $0 }
    return FileFinder.find(absolute, settings: settings, currentFolder: "/nowhere")
  }

  private func patterns(_ globs: [String], in folder: TemporaryFolder) -> [Sourced<PathPattern>] {
    globs.map { Sourced(PathPattern($0, in: folder.path)) }
  }

  private func names(_ finder: FileFinder, in folder: TemporaryFolder) -> [String] {
    finder.files.map { PathText.relative($0.path, to: folder.path) ?? $0.path }
  }

  @Test func findsSwiftFilesInOrderAndLeavesOutWhatIsNoSource() throws {
    let folder = try TemporaryFolder(
      [
        "B.swift", "A.swift", "A/Z.swift", "A-B/Y.swift", "README.md", "swift", ".hidden.swift", ".build/X.swift", ".git/X.swift",
        "Pods/P.swift", "Carthage/C.swift", "DerivedData/D.swift", "node_modules/N.swift", "Assets.xcassets/X.swift",
        "App.xcodeproj/X.swift",
      ].reduce(into: [:]) { $0[$1] = "" })
    let found = find(folder)
    #expect(found.problems == [])
    #expect(names(found, in: folder) == ["A-B/Y.swift", "A.swift", "A/Z.swift", "B.swift"])
  }

  @Test func globsNarrowAndPrune() throws {
    let folder = try TemporaryFolder(
      ["App/Home.swift", "App/Home.generated.swift", "Tools/T.swift", "Kit/K.swift"].reduce(into: [:]) { $0[$1] = "" })
    #expect(names(find(folder, include: ["App/**", "Kit"]), in: folder) == ["App/Home.generated.swift", "App/Home.swift", "Kit/K.swift"])
    #expect(names(find(folder, exclude: ["*.generated.swift", "Tools"]), in: folder) == ["App/Home.swift", "Kit/K.swift"])
  }

  @Test func patternsOfAFileThatLiesElsewhereStartFromTheRoot() throws {
    let folder = try TemporaryFolder(["App/Home.swift": "", "Tools/T.swift": "", "ci/settings.yml": ""])
    let settings = Settings(exclude: [Sourced(PathPattern("Tools/**", in: folder.path + "/ci"))])
    let found = FileFinder.find([folder.path], settings: settings, currentFolder: "/nowhere")
    #expect(names(found, in: folder) == ["App/Home.swift"])
  }

  @Test func settingsNameModulesAndTheFirstThatMatchesCounts() throws {
    let folder = try TemporaryFolder(["Features/Cart/Cart.swift": "", "Features/Pay/Pay.swift": "", "App/Main.swift": ""])
    let rows = [("Checkout", "Features/Cart"), ("Rest", "Features")].map { module, glob in
      Sourced(Settings.ModuleFolder(module: module, pattern: PathPattern(glob, in: folder.path)))
    }
    let found = FileFinder.find([folder.path], settings: Settings(modules: rows), currentFolder: "/nowhere")
    #expect(found.files.map(\.module) == ["App", "Checkout", "Rest"])
  }

  @Test func pathsThatOverlapGiveEachFileOnce() throws {
    let folder = try TemporaryFolder(["App/Home.swift": "", "App/Views/List.swift": ""])
    let found = find(folder, ["App/Views", "App", "App/Home.swift", "App/../App"])
    #expect(names(found, in: folder) == ["App/Home.swift", "App/Views/List.swift"])
  }

  @Test func excludedFoldersAreReadWhenNamed() throws {
    let folder = try TemporaryFolder(["Pods/Kit/K.swift": ""])
    #expect(names(find(folder, ["Pods"]), in: folder) == ["Pods/Kit/K.swift"])
  }

  @Test func missingPathsAreFatal() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let found = find(folder, ["Nowhere", "."])
    #expect(found.problems.map(\.what) == ["there is no such file or folder"])
    #expect(found.problems.map(\.isFatal) == [true])
    #expect(names(found, in: folder) == ["A.swift"])
  }

  @Test func otherFilesAreRefusedWhenNamed() throws {
    let folder = try TemporaryFolder(["README.md": ""])
    let found = find(folder, ["README.md"])
    #expect(found.files == [])
    #expect(found.problems.map(\.what) == ["this is no Swift file"])
  }

  @Test func linksAreFollowedOnceAndLoopsEnd() throws {
    let folder = try TemporaryFolder(["App/Views/Home.swift": "", "Shared/Kit.swift": ""])
    try folder.link("App/Views/up", to: "../..")
    try folder.link("App/Kit", to: "../Shared")
    try folder.link("App/Again.swift", to: "Views/Home.swift")
    let found = find(folder)
    #expect(found.problems == [])
    #expect(names(found, in: folder) == ["App/Views/Home.swift", "Shared/Kit.swift"])
    // Seen from a folder that does not hold them, linked files go by the link's path.
    let app = find(folder, ["App"])
    #expect(names(app, in: folder).contains("App/Kit/Kit.swift") || names(app, in: folder).contains("App/Views/up/Shared/Kit.swift"))
    #expect(app.files.count == 2)
  }

  @Test func brokenLinksAreReported() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.link("Gone.swift", to: "nowhere.swift")
    try folder.link("vendor", to: "../not-checked-out")
    try folder.link("notes.txt", to: "nowhere.txt")
    try folder.link("Loop.swift", to: "Loop.swift")
    let found = find(folder)
    #expect(names(found, in: folder) == ["A.swift"])
    let said = found.problems.map { "\(PathText.lastPart($0.file ?? "")): \($0.what) \($0.isFatal)" }
    #expect(
      said == [
        "Gone.swift: this link leads to nothing true", "Loop.swift: this link leads back to itself true",
        "vendor: this link leads to nothing false",
      ])
  }

  @Test func foldersMayBeNamedLikeFiles() throws {
    let folder = try TemporaryFolder(["Home.swift/Inner.swift": ""])
    #expect(names(find(folder), in: folder) == ["Home.swift/Inner.swift"])
    #expect(names(find(folder, ["Home.swift"]), in: folder) == ["Home.swift/Inner.swift"])
  }

  @Test func depthHasNoLimitOfOurs() throws {
    let deep = String(repeating: "a/", count: 600) + "Deep.swift"
    let folder = try TemporaryFolder([deep: ""])
    #expect(names(find(folder), in: folder) == [deep])
  }

  @Test func modulesComeFromFolders() throws {
    let folder = try TemporaryFolder(
      [
        "Package.swift", "Sources/Shop/Cart/Cart.swift", "Sources/ShopKit/Kit.swift", "Tests/ShopTests/T.swift",
        "App/Main.swift", "Packages/Design/Package.swift", "Packages/Design/Sources/Design/Button.swift",
        "ios/Museum.xcodeproj/project.pbxproj", "ios/Museum/Hall.swift", "ios/MuseumTests/T.swift",
        "Projects/Bank/Project.swift", "Projects/Bank/Sources/Home/Home.swift",
      ].reduce(into: [:]) { $0[$1] = "" })
    let modules = Dictionary(uniqueKeysWithValues: zip(names(find(folder), in: folder), find(folder).files.map(\.module)))
    #expect(
      modules.filter { $0.key.contains("/") } == [
        "Sources/Shop/Cart/Cart.swift": "Shop", "Sources/ShopKit/Kit.swift": "ShopKit", "Tests/ShopTests/T.swift": "ShopTests",
        "App/Main.swift": "App", "Packages/Design/Package.swift": "Design", "Packages/Design/Sources/Design/Button.swift": "Design",
        "ios/Museum/Hall.swift": "Museum", "ios/MuseumTests/T.swift": "MuseumTests",
        "Projects/Bank/Project.swift": "Bank", "Projects/Bank/Sources/Home/Home.swift": "Bank",
      ])
    // The same file has the same module, whichever folder is analysed.
    #expect(find(folder, ["Sources/Shop"]).files.map(\.module) == ["Shop"])
    #expect(find(folder, ["Sources/Shop/Cart/Cart.swift"]).files.map(\.module) == ["Shop"])
  }
}
