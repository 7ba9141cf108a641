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
}
