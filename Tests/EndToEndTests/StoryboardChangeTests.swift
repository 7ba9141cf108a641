import Foundation
import TestSupport
import Testing

/// Storyboards as git and the command line see them.
@Suite struct StoryboardChangeTests {
  private static let code = """
    import UIKit
    final class ListViewController: UIViewController {
      func go() { performSegue(withIdentifier: "item", sender: nil) }
    }
    final class ItemViewController: UIViewController {}

    """

  private static func board(_ identifier: String, more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="list">
      <scenes>
        <scene><objects>
          <viewController id="list" customClass="ListViewController" sceneMemberID="viewController">
            <connections><segue destination="item" kind="show" identifier="\(identifier)"/></connections>
          </viewController>
        </objects></scene>
        <scene><objects>
          <viewController id="item" customClass="ItemViewController" sceneMemberID="viewController"/>
        </objects></scene>
        \(more)
      </scenes>
    </document>

    """
  }

  private static let plist = "<plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>\n"

  private func app() throws -> TestRepository {
    try TestRepository([
      "App/Code.swift": Self.code, "App/Base.lproj/Start.storyboard": Self.board("item"), "App/Info.plist": Self.plist,
      ".navgraph.yml": "rules: { unknown-storyboard-class: off }\n",
    ])
  }

  @Test func aSegueThatWasRenamedIsNew() throws {
    let app = try app()
    #expect(try app.found([]) == [])
    try app.folder.write(Self.board("itm"), to: "App/Base.lproj/Start.storyboard")
    let expected = ["App/Code.swift:3 unknown-segue", "App/Code.swift:5 unreachable-screen"]
    #expect(try app.found([]).filter { $0.hasSuffix("unknown-segue") } == [expected[0]])
    #expect(try app.found(["--diff-base", "main"]).filter { $0.hasSuffix("unknown-segue") } == [expected[0]])
    try app.commit()
    try app.git("branch", "-f", "main")
    #expect(try app.found(["--diff-base", "main"]) == [])
  }

  /// Which list an app has, its build settings say.
  @Test func anAppsPropertyListHasAnyName() throws {
    let list = "<plist><dict><key>CFBundleName</key><string>App</string><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>\n"
    let app = try TestRepository([
      "App/Code.swift": Self.code, "App/Base.lproj/Start.storyboard": Self.board("item"), "App/Staging.plist": list,
      ".navgraph.yml": "rules: { unknown-storyboard-class: off }\n",
    ])
    #expect(try app.found([]) == [])
    try app.folder.write(list.replacing("UIMainStoryboardFile", with: "Other"), to: "App/Staging.plist")
    #expect(try app.found([]).isEmpty == false)
  }

  @Test func whatStandsInChangedLinesOfAStoryboardIsFound() throws {
    let app = try app()
    let lost = "<scene><objects>\n<viewController id=\"lost\" sceneMemberID=\"viewController\"/>\n</objects></scene>"
    try app.folder.write(Self.board("item", more: lost), to: "App/Base.lproj/Start.storyboard")
    let expected = ["App/Base.lproj/Start.storyboard:13 storyboard-scene-unreachable"]
    #expect(try app.found([]) == expected)
    #expect(try app.found(["--diff-base", "main"]) == expected)
    // What lies elsewhere in the file is older.
    try app.commit()
    try app.git("branch", "-f", "main")
    try app.folder.write(Self.board("item", more: "<!-- one line more -->\n" + lost), to: "App/Base.lproj/Start.storyboard")
    #expect(try app.found(["--diff-base", "main"]) == [])
    let other = "overrides: [{ paths: ['**/*.storyboard'], rules: { storyboard-scene-unreachable: off } }]\n"
    try app.folder.write(other, to: ".navgraph.yml")
    #expect(try app.found([]).filter { $0.hasSuffix("storyboard-scene-unreachable") } == [])
  }

  @Test func revisionsAreReadWithTheirStoryboards() throws {
    let app = try app()
    try app.folder.write(Self.board("item").replacing("kind=\"show\"", with: "kind=\"presentation\" modalPresentationStyle=\"pageSheet\""), to: "App/Base.lproj/Start.storyboard")
    let run = try CommandRun.run(
      CommandRun.executable("navgraph"), ["diff", "main"], in: app.folder.path, environment: TestRepository.environment)
    #expect(run.output.contains("1 transition changed"))
    #expect(run.output.contains("ListViewController -> ItemViewController: sheet, was present"))
    let same = try CommandRun.run(
      CommandRun.executable("navgraph"), ["diff", "main", "HEAD"], in: app.folder.path, environment: TestRepository.environment)
    #expect(same.output.contains("nothing changed"))
  }

  @Test func aDamagedStoryboardIsToldAndTheRestIsRead() throws {
    let app = try TemporaryFolder([
      "App/Code.swift": Self.code, "App/Start.storyboard": Self.board("item"), "App/Other.storyboard": "<document>\n<<<<<<< HEAD\n",
    ])
    let run = try CommandRun.navgraph(["lint"], in: app)
    #expect(run.status == 2)
    #expect(run.errors.contains("App/Other.storyboard:2:1: error: this is not well-formed XML: '<' begins no tag"))
    let graph = try CommandRun.navgraph(["graph"], in: app)
    #expect(graph.output.contains("ItemViewController"))
  }
}
