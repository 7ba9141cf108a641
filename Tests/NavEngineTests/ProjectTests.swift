import NavModel
import NavSource
import TestSupport
import Testing

@testable import NavEngine

/// Several projects in one run, from bytes to findings.
@Suite struct ProjectTests {
  /// An app whose home screen pushes a route that nothing maps, and presents a screen.
  private static func app(_ name: String, _ screens: [String] = ["SettingsScreen"]) -> String {
    """
    import SwiftUI
    @main struct \(name)App: App { var body: some Scene { WindowGroup { HomeScreen() } } }
    enum Route: Hashable { case detail, lost\(name) }
    struct HomeScreen: View {
      @State private var path: [Route] = []
      @State private var showsSettings = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("") { path.append(.lost\(name)); showsSettings = true }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .detail: \(name)Screen()
              default: EmptyView()
              }
            }
            .sheet(isPresented: $showsSettings) { \(screens[0])() }
        }
      }
    }
    struct \(name)Screen: View { var body: some View { Text("") } }

    """ + screens.map { "struct \($0): View { var body: some View { Text(\"\") } }\n" }.joined()
  }

  /// Of the whole folder, or of one in it. Paths are absolute: the process runs elsewhere.
  private func run(_ folder: TemporaryFolder, in sub: String = "", jobs: Int = 1) -> Pipeline.Analysis {
    Pipeline.run(
      Pipeline.Request(paths: [folder.path + "/" + sub], settings: Settings(), jobs: jobs, currentFolder: "/elsewhere"))
  }

  /// The files of each project.
  private func projects(_ folder: TemporaryFolder, _ paths: [String] = [""]) -> [[String]] {
    let found = FileFinder.find(paths.map { folder.path + "/" + $0 }, settings: Settings(), currentFolder: "/elsewhere")
    return found.files(by: found.projects([])).map { $0.files.map { String($0.path.dropFirst(folder.path.count + 1)) } }
  }

  // MARK: What is found in folders

  @Test(arguments: [
    "Package.swift", "A.xcodeproj/project.pbxproj", "A.xcworkspace/contents.xcworkspacedata", "Project.swift", "Workspace.swift",
    "project.yml", "WORKSPACE", "MODULE.bazel", ".buckconfig", "Podfile", "A.podspec", "Cartfile",
  ])
  func everyManifestMakesAProject(_ name: String) throws {
    let folder = try TemporaryFolder(["a/1.swift": "", "b/2.swift": "", "a/\(name)": "x", "b/\(name)": "x"])
    #expect(projects(folder).map { $0.filter { !$0.hasSuffix(name) } } == [["a/1.swift"], ["b/2.swift"]])
    // The same with one that names the other.
    try folder.write("'../a/x'", to: "b/\(name)")
    #expect(projects(folder).count == 1)
  }

  @Test func oneProjectAboveAllIsOne() throws {
    let folder = try TemporaryFolder(["Podfile": "", "a/Package.swift": "", "a/1.swift": "", "b/Package.swift": "", "b/2.swift": ""])
    #expect(projects(folder).count == 1)
    // Named apart, far from the current folder.
    #expect(projects(folder, ["a", "b"]).count == 2)
  }

  /// Parts of a project that are named alone belong to it still, as far as the current folder.
  @Test func foldersUpToTheCurrentOneAreLookedInto() throws {
    let folder = try TemporaryFolder(["Podfile": "", "s/Cartfile": "", "s/a/Package.swift": "", "s/a/.git/HEAD": ""])
    func climbed(from name: String, isWalked: Bool, to current: String) -> [String] {
      var signs = ProjectSigns()
      for _ in 0..<2 { signs.climb(from: folder.path + name, isWalked: isWalked, to: folder.path + current) }
      return signs.folders.map { "\($0.path.dropFirst(folder.path.count)) \($0.manifests) \($0.isRepository)" }
    }
    #expect(climbed(from: "/s/a", isWalked: true, to: "") == [#"/s ["Cartfile"] false"#, #" ["Podfile"] false"#])
    #expect(climbed(from: "/s/a", isWalked: false, to: "/s") == [#"/s/a ["Package.swift"] true"#, #"/s ["Cartfile"] false"#])
    #expect(climbed(from: "/s", isWalked: true, to: "/s") == [])
    #expect(climbed(from: "", isWalked: true, to: "/s") == [])
  }

  @Test func aRepositoryBoundsLooseFiles() throws {
    let folder = try TemporaryFolder(["a/Package.swift": "", "a/1.swift": "", "b/Package.swift": "", "b/2.swift": "", "c/d/3.swift": ""])
    #expect(projects(folder).count == 1)
    try folder.write("", to: "c/.git/HEAD")
    #expect(projects(folder).count == 3)
  }

  @Test func linksJoin() throws {
    let folder = try TemporaryFolder(["a/Package.swift": "", "a/s/1.swift": "", "b/Package.swift": "", "b/2.swift": "", "c/Package.swift": ""])
    #expect(projects(folder).count == 3)
    try folder.link("b/shared", to: "../a/s")
    #expect(projects(folder).map { $0.filter { !$0.hasSuffix("Package.swift") } } == [["a/s/1.swift", "b/2.swift"], []])
    try folder.link("c/2.swift", to: "../b/2.swift")
    #expect(projects(folder).count == 1)
  }

  /// What lies outside is read by way of the first link alone.
  @Test func linksToTheSamePlaceJoin() throws {
    let other = try TemporaryFolder(["Kit.swift": ""])
    let folder = try TemporaryFolder(["a/Package.swift": "", "b/Package.swift": "", "c/Package.swift": ""])
    try folder.link("a/kit", to: other.path)
    #expect(projects(folder).count == 3)
    try folder.link("c/kit", to: other.path)
    #expect(projects(folder) == [["a/Package.swift", "a/kit/Kit.swift", "c/Package.swift"], ["b/Package.swift"]])
  }

  /// An Xcode project that makes one product and uses another, as Xcode writes it.
  private static func project(makes made: String, uses used: String = "") -> String {
    """
    // !$*UTF8*$!
    {
    \tA1 /* \(made) */ = {isa = PBXFileReference; explicitFileType = wrapper.framework; includeInIndex = 0; path = \(made); sourceTree = BUILT_PRODUCTS_DIR; };
    \tA2 /* \(used) */ = {
    \t\tisa = PBXFileReference;
    \t\texplicitFileType = wrapper.framework;
    \t\tpath = "\(used)";
    \t\tsourceTree = BUILT_PRODUCTS_DIR;
    \t};
    \tA3 /* Target */ = {isa = PBXNativeTarget; productReference = A1 /* \(made) */; };
    }
    """
  }

  /// No manifest names a place of another one, and the workspace is not there.
  @Test func aProductThatIsMadeBesideJoins() throws {
    let folder = try TemporaryFolder([
      "app/App.swift": "", "app/App.xcodeproj/project.pbxproj": Self.project(makes: "App.app", uses: "Kit.framework"),
      "kit/Kit.swift": "", "kit/Kit.xcodeproj/project.pbxproj": Self.project(makes: "Kit.framework"),
      "tool/Tool.swift": "", "tool/Tool.xcodeproj/project.pbxproj": Self.project(makes: "Tool.app"),
    ])
    #expect(projects(folder) == [["app/App.swift", "kit/Kit.swift"], ["tool/Tool.swift"]])
    // Whose of the two?
    try folder.write(Self.project(makes: "Kit.framework"), to: "tool/Tool.xcodeproj/project.pbxproj")
    #expect(projects(folder).count == 3)
  }

  @Test func aPackageOfTheWorkspaceJoins() throws {
    func project(_ package: String) -> String {
      """
      \tB1 /* Kit */ = {
      \t\tisa = XCSwiftPackageProductDependency;\(package)
      \t\tproductName = Kit;
      \t};

      """
    }
    let folder = try TemporaryFolder([
      "app/App.swift": "", "app/App.xcodeproj/project.pbxproj": project(""),
      "kit/Kit.swift": "", "kit/Package.swift": #"let package = Package(name: "Kits", products: [.library(name: "Kit", targets: ["Kit"])])"#,
    ])
    #expect(projects(folder) == [["app/App.swift", "kit/Kit.swift", "kit/Package.swift"]])
    // It is fetched from elsewhere.
    try folder.write(project("\n\t\tpackage = B2 /* XCRemoteSwiftPackageReference \"Kits\" */;"), to: "app/App.xcodeproj/project.pbxproj")
    #expect(projects(folder).count == 2)
  }

  // MARK: What comes of it

  private func shopAndBank() throws -> TemporaryFolder {
    try TemporaryFolder([
      "shop/Shop.xcodeproj/project.pbxproj": "", "shop/Shop/Main.swift": Self.app("Shop"),
      "bank/Package.swift": "", "bank/Sources/Bank/Main.swift": Self.app("Bank", ["AccountScreen"]),
    ])
  }

  @Test func twoAppsGiveWhatEachAloneGives() throws {
    let folder = try shopAndBank()
    let both = run(folder)
    let alone = ["bank", "shop"].map { name in
      (name: name, run: run(folder, in: name))
    }
    #expect(both.report.findings.count == alone.map(\.run.report.findings.count).reduce(0, +))
    #expect(both.report.findings.count >= 4)
    for (name, one) in alone {
      let places = one.report.findings.map { "\($0.place) \($0.rule)" }
      #expect(both.report.findings.filter { $0.place.file.hasPrefix(folder.path + "/" + name) }.map { "\($0.place) \($0.rule)" } == places)
    }
    #expect(both.graph.transitions.count == alone.map(\.run.graph.transitions.count).reduce(0, +))
    #expect(both.report.navigationCalls == alone.map(\.run.report.navigationCalls).reduce(0, +))
    #expect(both.report.filesAnalysed == 3)
  }

  @Test func whatBothHaveIsToldApart() throws {
    let graph = run(try shopAndBank()).graph
    #expect(graph.screens.map(\.id) == ["AccountScreen", "Bank.HomeScreen", "BankScreen", "SettingsScreen", "Shop.HomeScreen", "ShopScreen"])
    #expect(graph.routeTypes.map(\.id) == ["Bank.Route", "Shop.Route"])
    #expect(graph.routeTypes[0].cases.map(\.id) == ["Bank.Route.detail", "Bank.Route.lostBank"])
    #expect(Set(graph.transitions.filter { $0.kind == .sheet }.map { "\($0.from ?? "") \($0.to ?? "")" }) == ["Bank.HomeScreen AccountScreen", "Shop.HomeScreen SettingsScreen"])
    #expect(graph.observations.presentations.map(\.state) == ["Bank.HomeScreen.showsSettings", "Shop.HomeScreen.showsSettings"])
    #expect(graph.entries.map(\.name) == ["BankApp.WindowGroup", "ShopApp.WindowGroup"])
    #expect(graph.entries.map(\.screens) == [["Bank.HomeScreen"], ["Shop.HomeScreen"]])
  }

  /// Modules of one name do not tell apart: folders do.
  @Test func foldersTellModulesOfOneNameApart() throws {
    let folder = try TemporaryFolder([
      "old/Package.swift": "", "old/Sources/App/Main.swift": Self.app("Shop"),
      "new/Package.swift": "", "new/Sources/App/Main.swift": Self.app("Shop"),
    ])
    let graph = run(folder).graph
    #expect(graph.routeTypes.map(\.id) == ["new.Route", "old.Route"])
    #expect(graph.screens.map(\.id) == ["HomeScreen", "SettingsScreen", "ShopScreen"].flatMap { ["new.\($0)", "old.\($0)"] }.sorted())
  }

  @Test func theNumberOfWorkersDoesNotShow() throws {
    let folder = try shopAndBank()
    for index in 0..<6 {
      try folder.write("", to: "p\(index)/Package.swift")
      for number in 0...index * 14 {
        let name = "Part\(index)n\(number)"
        try folder.write(Self.app(name, [name + "Screen1", "Common\(number)"]), to: "p\(index)/Sources/M\(number % 3)/\(name).swift")
      }
    }
    let one = run(folder)
    #expect(one.graph.screens.count > 400)
    for jobs in [2, 5] {
      let many = run(folder, jobs: jobs)
      #expect(many.graph == one.graph)
      #expect(many.report.findings == one.report.findings)
      #expect(many.files.map(\.path) == one.files.map(\.path))
    }
  }

  /// Where facts are asked for twice, the same comes out as where each project is linked at once.
  @Test func unsavedTextsAreOfTheirProject() throws {
    let folder = try shopAndBank()
    let whole = run(folder)
    var request = Pipeline.Request(paths: [folder.path], settings: Settings(), jobs: 2, currentFolder: "/elsewhere")
    request.texts = [folder.path + "/bank/Sources/Bank/Main.swift": Array(Self.app("Bank", ["AccountScreen"]).utf8)]
    let same = Pipeline.run(request)
    #expect(same.graph == whole.graph)
    #expect(same.report.findings == whole.report.findings)
    request.texts = [folder.path + "/bank/Sources/Bank/New.swift": Array("struct NewScreen: View { var body: some View { NavigationLink { AccountScreen() } label: {} } }".utf8)]
    #expect(Pipeline.run(request).graph.transitions.contains { $0.place.file.hasSuffix("New.swift") && $0.to == "AccountScreen" })
  }
}
