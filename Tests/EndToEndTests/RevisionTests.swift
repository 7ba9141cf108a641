import Foundation
import TestSupport
import Testing

/// `navgraph diff` over the commits of a repository.
@Suite struct RevisionTests {
  private static let app = """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View { var body: some View { NavigationStack { NavigationLink("Cart") { CartView() } } } }

    """

  private static func screen(_ name: String, leadingTo other: String? = nil) -> String {
    let body = other.map { "NavigationLink(\"Go\") { \($0)() }" } ?? "Text(\"A page\").navigationTitle(\"\(name.dropLast(4))\")"
    return "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n"
  }

  private func shop() throws -> TestRepository {
    try TestRepository([
      "App/Main.swift": Self.app, "App/Cart/CartView.swift": Self.screen("CartView", leadingTo: "PayView"),
      "App/My Pay/결제.swift": Self.screen("PayView"),
    ])
  }

  private func navgraph(_ shop: TestRepository, _ arguments: [String], in folder: String = "") throws -> CommandRun {
    let path = folder.isEmpty ? shop.folder.path : shop.folder.path + "/" + folder
    return try CommandRun.run(CommandRun.executable("navgraph"), arguments, in: path, environment: TestRepository.environment)
  }

  @Test func commitsAndTheWorkTreeAreCompared() throws {
    let shop = try shop()
    #expect(try navgraph(shop, ["diff", "main"]).output == "from main to the work tree: nothing changed\n")
    try shop.folder.write(Self.screen("CartView", leadingTo: "GiftView"), to: "App/Cart/CartView.swift")
    try shop.folder.write(Self.screen("GiftView"), to: "App/GiftView.swift")
    let now = try navgraph(shop, ["diff", "main"])
    #expect(now.status == 0)
    #expect(now.output.contains("  ! PayView (App)  App/My Pay/결제.swift:2\n"))
    #expect(now.output.contains("  + GiftView (App)  App/GiftView.swift:2\n"))
    #expect(now.output.contains("  + CartView -> GiftView: push  App/Cart/CartView.swift:2\n  - CartView -> PayView: push\n"))
    #expect(now.output.contains("[unreachable-screen]"))
    // Nothing of it is committed yet.
    #expect(try navgraph(shop, ["diff", "main", "HEAD", "--exit-code"]).status == 0)
    try shop.commit()
    let committed = try navgraph(shop, ["diff", "main", "HEAD", "--exit-code"])
    #expect(committed.status == 1)
    #expect(committed.output == now.output.replacing("the work tree", with: "HEAD"))
    #expect(try navgraph(shop, ["diff", "HEAD", "main"]).output.contains("  - GiftView (App)\n"))
  }

  @Test func threeDotsMeanTheMergeBase() throws {
    let shop = try shop()
    try shop.folder.write(Self.screen("WorkView"), to: "App/WorkView.swift")
    try shop.folder.write(Self.app.replacing("CartView()", with: "WorkView()"), to: "App/Main.swift")
    try shop.commit()
    try shop.git("checkout", "-q", "main")
    try shop.folder.write(Self.screen("PayView", leadingTo: "HomeView"), to: "App/My Pay/결제.swift")
    try shop.commit()
    try shop.git("checkout", "-q", "work")
    #expect(try navgraph(shop, ["diff", "main"]).output.contains("- PayView -> HomeView: push"))
    let output = try navgraph(shop, ["diff", "main...", "HEAD"]).output
    #expect(output.contains("HomeView -> WorkView") && !output.contains("PayView -> HomeView"))
  }

  /// What is read from git is what a checkout holds, whatever decides what belongs to the program and to which module.
  @Test func aCommitIsReadAsItsCheckoutIs() throws {
    let shop = try TestRepository([
      "Package.swift": "// swift-tools-version: 6.1\n", "Sources/Shop/Main.swift": Self.app,
      "Sources/Cart/CartView.swift": Self.screen("CartView", leadingTo: "PayView"), "Sources/Pay/PayView.swift": Self.screen("PayView"),
      "Tests/ShopTests/FakeView.swift": Self.screen("FakeView", leadingTo: "CartView"),
      "Watch/Watch.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n", "Watch/Face/FaceView.swift": Self.screen("FaceView", leadingTo: "PayView"),
      "Watch/Face/Main.swift": Self.app.replacing("CartView()", with: "FaceView()"),
      "Pods/Lib/LibView.swift": Self.screen("LibView"), ".hidden/X.swift": Self.screen("HiddenView"),
      "Sources/Shop/Gen.generated.swift": Self.screen("GeneratedView", leadingTo: "PayView"),
      "Sources/Shop/Main.storyboard": #"<document type="com.apple.InterfaceBuilder3"><scene><viewController id="b" customClass="BoardViewController" sceneMemberID="viewController"/></scene></document>"#,
      "Sources/Shop/Board.swift": "import UIKit\nfinal class BoardViewController: UIViewController {}\n",
      ".navgraph.yml": "exclude: [\"*.generated.swift\"]\nmodules: {Till: [Sources/Pay]}\n",
    ])
    try shop.folder.link("Sources/Shop/Linked.swift", to: "Main.swift")
    try shop.commit()
    let results = try TemporaryFolder()
    let graph = results.path + "/graph.json"
    #expect(try navgraph(shop, ["graph", "-o", graph]).status == 0)
    #expect(try results.text("graph.json").contains("\"module\": \"Till\""))
    try shop.git("rm", "-q", "-r", "Sources", "Package.swift", "Watch")
    try shop.folder.write(Self.screen("OtherView"), to: "Other.swift")
    try shop.commit()
    let same = try navgraph(shop, ["diff", "HEAD~1", graph, "--exit-code"])
    #expect(same.status == 0)
    #expect(same.output == "from HEAD~1 to \(graph): nothing changed\n")
    let from = try navgraph(shop, ["diff", "HEAD", graph])
    #expect(from.output.contains("+ FaceView (Face)") && from.output.contains("+ CartView (Cart)"))
  }

  @Test func foldersAndCurrentFoldersNarrowBothSides() throws {
    let shop = try shop()
    try shop.folder.write(Self.screen("GiftView"), to: "Other/GiftView.swift")
    try shop.folder.write(Self.app.replacing("CartView()", with: "PayView()"), to: "App/Main.swift")
    try shop.commit()
    #expect(try navgraph(shop, ["diff", "main", "HEAD", "--in", "App"]).output.contains("App/Main.swift:3"))
    let below = try navgraph(shop, ["diff", "main", "HEAD"], in: "App")
    #expect(below.output.contains("  Main.swift:3\n"))
    #expect(try navgraph(shop, ["diff", "main"], in: "App").output == below.output.replacing("HEAD", with: "the work tree"))
    let nothing = try navgraph(shop, ["diff", "main", "HEAD", "--in", "Other"])
    #expect(nothing.status == 2 && nothing.errors.contains("there is no Swift file in 'Other' at 'main'"))
  }

  @Test func wrongRevisionsAreTold() throws {
    let shop = try shop()
    for (name, said) in [
      ("mian", "Did you mean 'main'?"), ("HEAD~7", "'HEAD' is there, but not what stands behind it."), ("--flag", "Missing expected argument '<old>'"),
      ("mian^{/", "there is no revision"), ("gone.json", "this graph file cannot be read"),
    ] {
      let run = try navgraph(shop, ["diff", name])
      #expect(run.status == 2 && run.output == "" && run.errors.contains(said), "\(run.errors)")
    }
    let alone = try TemporaryFolder(["A.swift": "struct A {}\n"])
    let run = try CommandRun.navgraph(["diff", "main"], in: alone, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(run.status == 2 && run.errors.contains("this is no git repository, and a revision needs one"))
  }
}
