import TestSupport
import Testing

@testable import NavEngine

/// Which files belong to one program, told by paths and marks alone.
@Suite struct ProjectMapTests {
  /// The files of each project, by its number, as one text each.
  private func projects(_ marks: [ProjectMark], _ files: [String], besides: [String] = []) -> [String] {
    let map = ProjectMap(marks, swift: files, besides: besides, from: "/w")
    return (0..<map.count).map { number in
      (files + besides).filter { map.project(of: $0) == number }.joined(separator: " ")
    }
  }

  private func project(_ folder: String, _ names: [String] = []) -> ProjectMark {
    ProjectMark(folder: folder, isProject: true, names: names)
  }

  @Test func foldersWithManifestsAreApart() {
    #expect(
      projects([project("/w/a"), project("/w/b")], ["a/1.swift", "a/x/2.swift", "b/3.swift"])
        == ["a/1.swift a/x/2.swift", "b/3.swift"])
  }

  /// A package inside of a project belongs to it.
  @Test func theTopmostManifestCounts() {
    #expect(projects([project("/w"), project("/w/a"), project("/w/b")], ["a/1.swift", "b/3.swift"]) == ["a/1.swift b/3.swift"])
    #expect(
      projects([project("/w/a"), project("/w/a/p"), project("/w/b")], ["a/p/1.swift", "a/q/2.swift", "b/3.swift"])
        == ["a/p/1.swift a/q/2.swift", "b/3.swift"])
  }

  @Test func aNamedPlaceJoins() {
    let files = ["a/1.swift", "b/2.swift", "c/3.swift", "d/4.swift"]
    let others = [project("/w/a"), project("/w/b"), project("/w/d")]
    #expect(projects(others + [project("/w/c", ["/w/a/Sources"])], files) == ["a/1.swift c/3.swift", "b/2.swift", "d/4.swift"])
    // One after the other.
    #expect(
      projects([project("/w/a", ["/w/c"]), project("/w/b"), project("/w/c", ["/w/d"]), project("/w/d")], files)
        == ["a/1.swift c/3.swift d/4.swift", "b/2.swift"])
    // A folder of projects, but not one that the project itself lies in.
    #expect(
      projects([project("/w/a", ["/w/kits"]), project("/w/b", ["/w"]), project("/w/kits/c"), project("/w/kits/d")],
        ["a/1.swift", "b/2.swift", "kits/c/3.swift", "kits/d/4.swift"])
        == ["a/1.swift kits/c/3.swift kits/d/4.swift", "b/2.swift"])
    // What is not there joins nothing.
    #expect(projects(others + [project("/w/c", ["/w/e", "/v"])], files).count == 4)
  }

  /// Nobody says whose they are, so they may be everybody's.
  @Test func looseFilesJoinWhatIsNearest() {
    let marks = [project("/w/x/a"), project("/w/x/b"), project("/w/y/c")]
    #expect(
      projects(marks, ["x/a/1.swift", "x/b/2.swift", "x/shared/deep/3.swift", "y/c/4.swift"])
        == ["x/a/1.swift x/b/2.swift x/shared/deep/3.swift", "y/c/4.swift"])
    #expect(projects(marks, ["x/a/1.swift", "x/b/2.swift", "y/c/4.swift", "z/5.swift"]).count == 1)
    #expect(projects(marks, ["x/a/1.swift", "x/b/2.swift", "y/4.swift", "y/c/4.swift"]) == ["x/a/1.swift", "x/b/2.swift", "y/4.swift y/c/4.swift"])
  }

  @Test func aRepositoryIsABound() {
    let marks = [project("/w/a"), project("/w/b"), ProjectMark(folder: "/w/c", isRepository: true)]
    #expect(
      projects(marks, ["a/1.swift", "b/2.swift", "c/3.swift", "c/d/4.swift"]) == ["a/1.swift", "b/2.swift", "c/3.swift c/d/4.swift"])
    // Within it the rule holds as elsewhere.
    #expect(
      projects(marks + [project("/w/c/e")], ["a/1.swift", "b/2.swift", "c/3.swift", "c/e/4.swift"])
        == ["a/1.swift", "b/2.swift", "c/3.swift c/e/4.swift"])
    // A repository within a project is a part of it.
    #expect(
      projects([project("/w/a"), project("/w/b"), ProjectMark(folder: "/w/a/lib", isRepository: true)], ["a/1.swift", "a/lib/2.swift", "b/3.swift"])
        == ["a/1.swift a/lib/2.swift", "b/3.swift"])
  }

  /// Storyboards go with the Swift files around them, or with nothing.
  @Test func otherFilesJoinNothing() {
    let marks = [project("/w/a"), project("/w/b"), project("/w/c")]
    let sides = ["a/Base.lproj/Main.storyboard", "b/x/Info.plist", "c/Main.storyboard", "Loose.plist"]
    let map = ProjectMap(marks, swift: ["a/1.swift", "b/x/2.swift"], besides: sides, from: "/w")
    #expect(map.count == 2)
    #expect(sides.map(map.project) == [0, 1, nil, 0])
  }

  /// Files that come later: removed ones of a commit, texts that are not saved.
  @Test func newFilesGoWithThoseAround() {
    let map = ProjectMap([project("/w/a"), project("/w/b")], swift: ["a/s/1.swift", "b/t/2.swift"], besides: [], from: "/w")
    #expect(map.project(of: "b/new/deep/1.swift") == 1)
    #expect(map.project(of: "a/1.swift") == 0)
    #expect(map.project(of: "1.swift") == 0)
  }

  @Test func namesAreShortAndDiffer() {
    let marks = [project("/w/x/App"), project("/w/y/App"), project("/w/z/Tool")]
    let map = ProjectMap(marks, swift: ["x/App/1.swift", "y/App/1.swift", "z/Tool/1.swift"], besides: [], from: "/w")
    #expect(map.names == ["x/App", "y/App", "Tool"])
  }

  @Test func theOrderOfMarksDoesNotShow() {
    var marks = (0..<8).map { project("/w/\($0)", $0 % 3 == 0 ? ["/w/\(($0 + 3) % 8)/x"] : []) }
    marks.append(ProjectMark(folder: "/w/loose", isRepository: true))
    let files = (0..<8).map { "\($0)/a/f.swift" } + ["loose/f.swift"]
    let wanted = projects(marks, files)
    #expect(wanted.count > 1)
    var random = SplitMix64(seed: 7)
    for _ in 0..<20 {
      marks.shuffle(using: &random)
      #expect(projects(marks, files) == wanted)
    }
  }
}

@Suite struct ManifestTests {
  @Test(arguments: [
    "Package.swift", "Shop.xcodeproj", "Shop.xcworkspace", "Project.swift", "Workspace.swift", "project.yml", "WORKSPACE",
    "WORKSPACE.bazel", "MODULE.bazel", ".buckconfig", "Podfile", "Shop.podspec", "Cartfile", "Tuist.swift",
  ])
  func manifestsAreKnownByName(_ name: String) { #expect(ManifestKind.isManifest(Array(name.utf8))) }

  @Test(arguments: ["", "Package", "MyPackage.swift", "Podfile.lock", "Cartfile.resolved", "xcodeproj", "project.json", ".git", "BUILD", "P", "Workspace"])
  func otherNamesAreNot(_ name: String) { #expect(!ManifestKind.isManifest(Array(name.utf8))) }

  @Test(arguments: [
    (#".package(path: "../Kit")"#, ["/w/Kit"]),
    (#"location = "group:../My Kit/Kit.xcodeproj">"#, ["/w/My"]),
    (#"path = "../My Kit"; sourceTree"#, ["/w/My Kit"]),
    ("relativePath = ../Kit;", ["/w/Kit"]),
    // Counted from the project, or from a group in it.
    ("path = ../../Kit;", ["/w/Kit", "/Kit"]),
    ("- path: ../Kit # local\n  - ../Kit", ["/w/Kit"]),
    ("pod 'Kit', :path => '../Kit'", ["/w/Kit"]),
    ("$(SRCROOT)/../Kit/x/../y", ["/w/Kit/y"]),
    ("a.../b ./c ..", []),
  ])
  func placesOutsideAreRead(_ text: String, _ wanted: [String]) {
    #expect(ManifestPaths.outside(Array(text.utf8), folder: "/w/App") == wanted)
  }
}
