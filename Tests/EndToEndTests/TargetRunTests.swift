import Foundation
import TestSupport
import Testing

/// A part of an app that is named alone asks the Xcode project above it what is compiled.
@Suite struct TargetRunTests {
  private static let project = """
    {
      objects = {
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
        BA = {isa = PBXBuildFile; fileRef = A; };
        BB = {isa = PBXBuildFile; fileRef = B; };
        BC = {isa = PBXBuildFile; fileRef = C; };
        HOME = {isa = PBXGroup; children = (A, B, C, ); path = Home; sourceTree = "<group>"; };
        MAIN = {isa = PBXGroup; children = (HOME, ); sourceTree = "<group>"; };
        PHASE = {isa = PBXSourcesBuildPhase; files = (BA, BB, BC, ); };
        ROOT = {isa = PBXProject; mainGroup = MAIN; };
      };
      rootObject = ROOT;
    }
    """

  @Test(arguments: [".", "Home"]) func aStaleFileIsNotAnalysed(path: String) throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "Home/A.swift": "struct A {}", "Home/B.swift": "struct B {}", "Home/C.swift": "struct C {}",
      "Home/Old.swift": "import SwiftUI\nstruct Old: View { var body: some View { NavigationLink(\"\") { Lost() } } }\nstruct Lost: View { var body: some View { Text(\"\") } }",
    ])
    let run = try CommandRun.navgraph(["graph", "--format", "json", path], in: folder)
    #expect(run.status == 0)
    #expect(!run.output.contains("Old"))
    #expect(run.errors.contains("no target compiles 'Home/Old.swift'"))
  }

  /// Whether a part sees the project above it, holds it, or lies on a machine where there is none: together they know what one run knows.
  @Test func partsKnowTogetherWhatIsCompiled() throws {
    let screens = ["A", "B", "C", "Old"].map { name in
      ("Home/\(name).swift", "import SwiftUI\nstruct \(name): View { var body: some View { NavigationLink(\"\") { Next\(name)() } } }\nstruct Next\(name): View { var body: some View { Text(\"\") } }\n")
    }
    let home = Dictionary(uniqueKeysWithValues: screens)
    let main = ["Main.swift": "import SwiftUI\n@main struct M: App { var body: some Scene { WindowGroup { A() } } }\n"]
    let project = Self.project.replacing("children = (HOME, )", with: "children = (HOME, M, )").replacing("(BA, BB, BC, )", with: "(BA, BB, BC, BM, )")
      .replacing("objects = {", with: "objects = {\n    M = {isa = PBXFileReference; path = Main.swift; sourceTree = \"<group>\"; };\n    BM = {isa = PBXBuildFile; fileRef = M; };")
    let folder = try TemporaryFolder(home.merging(main) { $1 }.merging(["App.xcodeproj/project.pbxproj": project]) { $1 })
    let elsewhere = try TemporaryFolder(home)
    try CommandRun.navgraph(["extract", "--root", ".", "-o", "home.navfacts", "Home"], in: folder).expectSuccess()
    try CommandRun.navgraph(["extract", "--root", ".", "-o", folder.path + "/apart.navfacts", "Home"], in: elsewhere).expectSuccess()
    try CommandRun.navgraph(["extract", "--root", ".", "-o", "main.navfacts", "Main.swift"], in: folder).expectSuccess()
    try CommandRun.navgraph(["extract", "--root", ".", "-o", "project.navfacts", "Main.swift", "App.xcodeproj"], in: folder).expectSuccess()
    for command in [["graph"], ["lint", "--format", "json"], ["report"]] {
      let whole = try CommandRun.navgraph(command + ["."], in: folder)
      #expect(!whole.output.contains("NextOld"))
      #expect(whole.errors.contains("no target compiles 'Home/Old.swift'"))
      for parts in [
        ["home.navfacts", "main.navfacts"], ["home.navfacts", "project.navfacts"], ["apart.navfacts", "project.navfacts"],
        ["Main.swift", "apart.navfacts", "App.xcodeproj"],
      ] {
        let joined = try CommandRun.navgraph(command + parts, in: folder)
        #expect(joined.output == whole.output && joined.status == whole.status && joined.errors == whole.errors, "\(command) \(parts)")
      }
    }
    // What is added elsewhere changes no other part's facts.
    let facts = URL(fileURLWithPath: folder.path + "/home.navfacts")
    let before = try Data(contentsOf: facts)
    try folder.write(project.replacing("path = Main.swift", with: "path = Other.swift"), to: "App.xcodeproj/project.pbxproj")
    try CommandRun.navgraph(["extract", "--root", ".", "-o", "home.navfacts", "Home"], in: folder).expectSuccess()
    #expect(try Data(contentsOf: facts) == before)
    // The settings may leave out the project, or the folder that it lies in.
    try folder.write(project.replacing("path = Home", with: "path = ../Home"), to: "Tool/App.xcodeproj/project.pbxproj")
    try folder.write(project.replacing("isa = PBXSourcesBuildPhase", with: "isa = Gone"), to: "App.xcodeproj/project.pbxproj")
    try CommandRun.navgraph(["extract", "--no-config", "--root", ".", "-o", "tool.navfacts", "Tool", "Main.swift", "App.xcodeproj"], in: folder).expectSuccess()
    for settings in ["", "exclude: [\"*.xcodeproj\"]\n", "exclude: [Tool]\n"] {
      try folder.write(settings, to: ".navgraph.yml")
      let whole = try CommandRun.navgraph(["graph", "."], in: folder)
      let joined = try CommandRun.navgraph(["graph", "apart.navfacts", "tool.navfacts"], in: folder)
      #expect(joined.output == whole.output && joined.errors == whole.errors, "\(settings)")
    }
  }

  /// What was stale then is no loss now.
  @Test func aStaleFileIsNotAnalysedInARevisionEither() throws {
    let screen = "import SwiftUI\nstruct Old: View { var body: some View { NavigationLink(\"\") { Lost() } } }\nstruct Lost: View { var body: some View { Text(\"\") } }\n"
    var files = ["App.xcodeproj/project.pbxproj": Self.project, "Home/Old.swift": screen]
    for name in ["A", "B", "C"] {
      files["Home/\(name).swift"] = "import SwiftUI\n@main struct M\(name): App { var body: some Scene { WindowGroup { \(name)() } } }\nstruct \(name): View { var body: some View { Text(\"\") } }\n"
    }
    let repository = try TestRepository(files)
    for paths in [[], ["--in", "Home"]] {
      let run = try CommandRun.navgraph(["diff", "HEAD", "--exit-code"] + paths, in: repository.folder)
      #expect(run.status == 0 && run.output.contains("nothing changed"), "\(run.output)")
    }
  }

  /// The project above a folder that is named alone says which storyboard comes first; one that lies elsewhere is nothing to speak of.
  @Test func theProjectAroundAFolderSaysWhatComesFirst() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes><scene sceneID="s"><objects><viewController id="a" customClass="StageController" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """
    let setting = "// !$*UTF8*$!\n{\n\tINFOPLIST_KEY_UIMainStoryboardFile = Stage;\n}\n"
    let code = "import UIKit\nfinal class StageController: UIViewController {}\n"
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": setting, "App/Stage.storyboard": storyboard, "App/Stage.swift": code,
      "Other.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\n\tINFOPLIST_KEY_UIMainStoryboardFile = Wings;\n}\n",
    ])
    let graph = try CommandRun.navgraph(["graph", "--format", "json", "App"], in: folder)
    #expect(graph.output.contains("\"kind\": \"root\"") && graph.output.contains("\"to\": \"StageController\""))
    let lint = try CommandRun.navgraph(["lint", "App"], in: folder)
    #expect(!lint.output.contains("Wings"))
  }
}
