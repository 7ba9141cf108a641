import NavSource
import TestSupport
import Testing

@testable import NavEngine

/// Files that no target of an Xcode project compiles.
@Suite struct TargetTests {
  /// A project of these files, each in a group of its folder; `phase` are those that are compiled.
  private static func project(_ files: [String], phase: [String], extra: String = "", synchronized: [String] = []) -> String {
    let folders = Set(files.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil }).sorted()
    func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
    func id(_ text: String) -> String { "ID" + text.filter { $0.isLetter || $0.isNumber } }
    var text = "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjects = {\n"
    for file in files {
      text += "\t\t\(id(file)) /* \(name(file)) */ = {isa = PBXFileReference; path = \"\(name(file))\"; sourceTree = \"<group>\"; };\n"
      text += "\t\tB\(id(file)) /* \(name(file)) in Sources */ = {isa = PBXBuildFile; fileRef = \(id(file)) /* \(name(file)) */; };\n"
    }
    for folder in folders {
      let inside = files.filter { $0.hasPrefix(folder + "/") }.map { id($0) + ",\n" }.joined()
      text += "\t\tG\(folder) = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\(inside)\t\t\t);\n\t\t\tpath = \(folder);\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
    }
    let top = files.filter { !$0.contains("/") }.map { id($0) + ", " }.joined() + (folders.map { "G" + $0 } + synchronized.map { "S" + $0 }).map { $0 + ", " }.joined()
    for folder in synchronized {
      text += "\t\tS\(folder) = {isa = PBXFileSystemSynchronizedRootGroup; explicitFolders = (); path = \(folder); sourceTree = \"<group>\"; };\n"
    }
    text += "\t\tMAIN = {isa = PBXGroup; children = (\(top)); sourceTree = \"<group>\"; };\n"
    text += "\t\tPHASE = {isa = PBXSourcesBuildPhase; buildActionMask = 1; files = (\(phase.map { "B" + id($0) + ", " }.joined())); };\n"
    text += "\t\tROOT = {isa = PBXProject; attributes = {Last = 1; a = (1, 2); }; mainGroup = MAIN; projectDirPath = \"\"; targets = (); };\n"
    return text + extra + "\t};\n\trootObject = ROOT /* Project object */;\n}\n"
  }

  private static let names = ["A.swift", "Home/B.swift", "Home/C.swift", "Old/B.swift", "Home/D.swift"]

  private func found(_ project: String, _ more: [String: String] = [:]) throws -> (left: [String], problems: [Problem]) {
    var files = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "struct S {}") })
    files["App.xcodeproj/project.pbxproj"] = project
    files.merge(more) { $1 }
    let folder = try TemporaryFolder(files)
    var found = FileFinder.find([folder.path], settings: Settings(), currentFolder: "/elsewhere")
    let problems = found.markUncompiled(jobs: 2)
    return (found.files.filter { !$0.isCompiled }.map { String($0.path.dropFirst(folder.path.count + 1)) }, problems)
  }

  @Test func aFileThatNoTargetCompilesIsLeftOut() throws {
    let compiled = Self.names.filter { $0 != "Old/B.swift" }
    let (left, problems) = try found(Self.project(Self.names, phase: compiled))
    #expect(left == ["Old/B.swift"])
    #expect(problems.count == 1)
    #expect(problems.first?.isFatal == false)
    #expect(problems.first?.what.hasSuffix("Old/B.swift'; it is left out") == true)
    // One that the project does not even know.
    #expect(try found(Self.project(compiled, phase: compiled)).left == ["Old/B.swift"])
  }

  /// The disks of most Macs do not tell upper from lower case.
  @Test func caseDoesNotTellFilesApart() throws {
    let written = ["A.swift", "home/b.swift", "home/C.swift", "Old/B.swift", "home/D.swift"]
    #expect(try found(Self.project(written, phase: written)).left.isEmpty)
    #expect(try found(Self.project(written, phase: written.filter { $0 != "home/C.swift" })).left == ["Home/C.swift"])
  }

  @Test func theFirstOfManyFilesAreNamed() throws {
    let more = Dictionary(uniqueKeysWithValues: (1...30).map { ("More/F\($0).swift", "struct S {}") })
    let names = Self.names + more.keys.filter { $0 != "More/F11.swift" }
    func what(_ left: Set<String>) throws -> String {
      try #require(try found(Self.project(names, phase: names.filter { !left.contains($0) }), more).problems.first?.what)
    }
    let two = try what(["Old/B.swift"])
    #expect(two.contains("More/F11.swift' and '") && two.hasSuffix("Old/B.swift'; they are left out"))
    let many = try what(["Old/B.swift", "A.swift", "Home/D.swift", "More/F2.swift"])
    #expect(many.contains("A.swift', '") && many.contains("Home/D.swift', '") && many.hasSuffix("More/F11.swift' and 2 more; they are left out"))
  }

  @Test func whatIsLeftOutIsNotAnalysed() throws {
    var files = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "struct S {}") })
    files["App.xcodeproj/project.pbxproj"] = Self.project(Self.names, phase: Self.names.filter { $0 != "Old/B.swift" })
    files["Old/B.swift"] = "import SwiftUI\nstruct Old: View { var body: some View { NavigationLink(\"\") { Lost() } } }\nstruct Lost: View { var body: some View { Text(\"\") } }"
    let folder = try TemporaryFolder(files)
    func transitions() -> Int {
      Pipeline.run(Pipeline.Request(paths: [folder.path], settings: Settings(), jobs: 1, currentFolder: "/elsewhere")).graph.transitions.count
    }
    #expect(transitions() == 0)
    try folder.write(Self.project(Self.names, phase: Self.names), to: "App.xcodeproj/project.pbxproj")
    #expect(transitions() == 1)
  }

  /// Whatever lies in a folder of the newer kind is compiled; the files of other groups are named as ever.
  @Test func aSynchronizedFolderIsTakenWhole() throws {
    let more = ["Views/E.swift": "struct S {}", "Views/Deep/F.swift": "struct S {}", "ViewsOld.swift": "struct S {}"]
    let project = Self.project(Self.names, phase: Self.names, synchronized: ["Views"])
    #expect(try found(project, more).left == ["ViewsOld.swift"])
    let others = Self.project(Self.names, phase: Self.names.filter { $0 != "Old/B.swift" }, synchronized: ["Views"])
    #expect(try found(others, more).left == ["Old/B.swift", "ViewsOld.swift"])
  }

  /// Storyboards and xibs stand in the phase of resources, those with translations as a group of their languages.
  @Test func aXibThatNoTargetCompilesIsLeftOut() throws {
    let drawn = ["Home/Shop.storyboard", "Home/Cell.xib", "Old/Cell.xib"]
    func left(_ resources: [String], _ names: [String] = drawn, extra: String = "") throws -> [String] {
      let project = Self.project(
        Self.names + names, phase: Self.names,
        extra: "\t\tMORE = {isa = PBXResourcesBuildPhase; files = (\(resources.map { $0 + ", " }.joined())); };\n" + extra)
      var files = Dictionary(uniqueKeysWithValues: (Self.names + names).map { ($0, "") })
      files["App.xcodeproj/project.pbxproj"] = project
      let folder = try TemporaryFolder(files)
      var found = FileFinder.find([folder.path], settings: Settings(), currentFolder: "/elsewhere")
      let problems = found.markUncompiled(jobs: 1)
      let left = found.sideFiles.filter { $0.kind == .interface && !$0.isOfApp }.map { String($0.file.path.dropFirst(folder.path.count + 1)) }
      #expect(left.allSatisfy { name in problems.contains { $0.what.contains(name) } })
      return left
    }
    #expect(try left(["BIDHomeShopstoryboard", "BIDHomeCellxib", "BIDOldCellxib"]) == [])
    #expect(try left(["BIDHomeShopstoryboard", "BIDHomeCellxib"]) == ["Old/Cell.xib"])
    // Most of them come in by another way.
    #expect(try left(["BIDHomeShopstoryboard"]) == [])
    let languages = "\t\tBLANG = {isa = PBXBuildFile; fileRef = GHome; };\n"
    #expect(try left(["BLANG"], extra: languages) == ["Old/Cell.xib"])
    let whole = "\t\tBW = {isa = PBXBuildFile; fileRef = W; };\n\t\tW = {isa = PBXFileReference; lastKnownFileType = folder; path = Kit; sourceTree = \"<group>\"; };\n"
    let inFolder = drawn + ["Kit/Deep/Page.xib"]
    let kit = whole.replacing("\t\tBW", with: "\t\tGKit = {isa = PBXGroup; children = (W, ); sourceTree = \"<group>\"; };\n\t\tBW")
    #expect(try left(["BIDHomeShopstoryboard", "BIDHomeCellxib", "BW"], inFolder, extra: kit) == ["Old/Cell.xib"])
  }

  @Test func whatAXibOfNoTargetNamesNeedsNoClass() throws {
    func xib(_ type: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view contentMode="scaleToFill" id="a" customClass="\(type)" customModuleProvider="target"/>
        </objects>
      </document>
      """
    }
    let names = Self.names + ["Home/Cell.xib", "Old/Gone.xib"]
    func findings(_ phase: [String]) throws -> Int {
      var files = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "struct S {}") })
      files["A.swift"] = "import SwiftUI\nclass Cell: UIView {}\n@main struct M: App { var body: some Scene { WindowGroup { Home() } } }\nstruct Home: View { var body: some View { Text(\"\") } }"
      files["Home/Cell.xib"] = xib("Cell")
      files["Old/Gone.xib"] = xib("Gone")
      files["App.xcodeproj/project.pbxproj"] = Self.project(names, phase: phase)
      let folder = try TemporaryFolder(files)
      let run = Pipeline.run(Pipeline.Request(paths: [folder.path], settings: Settings(), jobs: 1, currentFolder: "/elsewhere"))
      return run.report.findings.count { $0.rule == "unknown-storyboard-class" }
    }
    #expect(try findings(names) == 1)
    #expect(try findings(names.filter { $0 != "Old/Gone.xib" }) == 0)
  }

  @Test func allFilesCountWhereTargetsCannotBeTold() throws {
    let compiled = Self.names.filter { $0 != "Old/B.swift" }
    let synchronized = "\t\tSYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Old; sourceTree = \"<group>\"; };\n"
    #expect(try found(Self.project(Self.names, phase: compiled, extra: synchronized)).left == [])
    // Too much is left over: the files come in by another way.
    #expect(try found(Self.project(Self.names, phase: ["A.swift"])).left == [])
    // Those of a package beside the project, and of a generator's project.
    #expect(try found(Self.project(Self.names, phase: compiled), ["Old/Package.swift": ""]).left == [])
    #expect(try found(Self.project(Self.names, phase: compiled), ["Project.swift": ""]).left == [])
  }

  @Test(arguments: 0..<200) func damagedProjectsLeaveNothingOut(seed: Int) throws {
    var text = Array(Self.project(Self.names, phase: Self.names).utf8)
    var random = UInt64(seed + 1)
    for _ in 0..<(1 + seed % 4) {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let at = Int(random >> 33) % text.count
      if seed % 2 == 0 { text.removeSubrange(at...) } else { text[at] = UInt8(truncatingIfNeeded: random >> 20) }
      if text.isEmpty { break }
    }
    // Whatever it says, it is read to its end.
    _ = XcodeProject(text)
  }
}
