import Foundation
import NavFindings
import NavSource
import TestSupport
import Testing

@testable import NavEngine

/// Findings and their fixes, from bytes to bytes.
@Suite struct FixTests {
  /// What the fixes make of a body of a screen with a `path` and typed `steps`; nil where there is none.
  private func fixed(_ members: String) throws -> String? {
    let head = """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      enum Step: Hashable { case one }
      struct HomeScreen: View {
        @State private var path = NavigationPath()
        @State private var steps: [Step] = []
        var body: some View { NavigationStack(path: $path) { Text("") }; NavigationStack(path: $steps) { Text("") } }

      """
    let folder = try TemporaryFolder(["A.swift": head + members + "\n}\n"])
    let request = Pipeline.Request(paths: [folder.path], settings: Settings(), currentFolder: "/elsewhere")
    let run = FixRun(Pipeline.run(request), wanted: \.report.findings) { texts in
      var again = request
      again.texts = texts
      return Pipeline.run(again)
    }
    #expect(run.problems == [])
    guard let file = run.files.first else { return nil }
    let text = String(decoding: file.new, as: UTF8.self)
    #expect(text.hasPrefix(head) && text.hasSuffix("\n}\n"))
    // Once mended, always mended.
    #expect(run.write() == [])
    #expect(try folder.text("A.swift") == text)
    let second = FixRun(Pipeline.run(request), wanted: \.report.findings) { _ in Pipeline.run(request) }
    #expect(second.files == [] && second.mended == [])
    return String(text.dropFirst(head.count).dropLast(3))
  }

  @Test(arguments: [
    ("func a() { path.removeLast() }", "func a() { path.removeLast(min(1, path.count)) }"),
    ("func a() { self.path.removeLast() }", "func a() { self.path.removeLast(min(1, self.path.count)) }"),
    ("func a(_ n: Int) { path.removeLast(n) }", "func a(_ n: Int) { path.removeLast(min(n, path.count)) }"),
    ("func a() { path.removeLast( /* two */ 2) }", "func a() { path.removeLast( /* two */ min(2, path.count)) }"),
    ("func a() { steps.removeLast() }", "func a() { steps.removeLast(min(1, steps.count)) }"),
    ("var b: some View { Button(\"\") { steps.removeLast() } }", "var b: some View { Button(\"\") { steps.removeLast(min(1, steps.count)) } }"),
    ("func a() { path.removeLast(); path.removeLast() }", "func a() { path.removeLast(min(1, path.count)); path.removeLast(min(1, path.count)) }"),
  ])
  func noMoreIsRemovedThanThereIs(_ code: String, _ wanted: String) throws { #expect(try fixed(code) == wanted) }

  /// What is given back is used, or may be; what is written twice would be done twice.
  @Test(arguments: [
    "func a() -> Step { steps.removeLast() }", "func a() { let last = steps.removeLast(); print(last) }",
    "var a: Step { steps.removeLast() }", "var take: () -> Step { { steps.removeLast() } }",
    "func a(_ n: [Int]) { path.removeLast(n.count) }", "func a() { path.removeLast(2 + 1) }",
    "func a(_ home: HomeScreen?) { home?.path.removeLast() }",
  ])
  func whatIsNotSurelySafeStays(_ code: String) throws { #expect(try fixed(code) == nil) }

  @Test(arguments: [
    ("// navgraph:disable:next never-presented - why\nfunc a() {}", "func a() {}"),
    ("\t// navgraph:disable:next never-presented\r\nfunc a() {}", "func a() {}"),
    ("func a() {} // navgraph:disable:this never-presented", "func a() {}"),
    ("func a() {} /* 화면 */ \t// navgraph:disable:this all", "func a() {} /* 화면 */"),
    (
      "func a() { path.removeLast(n.x) } // navgraph:disable:this never-presented, unguarded-remove-last  - why, always",
      "func a() { path.removeLast(n.x) } // navgraph:disable:this unguarded-remove-last  - why, always"
    ),
    ("// navgraph:disable never-presented\nfunc a() {}\n// navgraph:enable never-presented\nfunc b() {}", "func a() {}\nfunc b() {}"),
    (
      "// navgraph:disable never-presented, swallowed-route\nfunc a() {}\n// navgraph:enable never-presented, swallowed-route\n",
      "func a() {}\n"
    ),
    ("// navgraph:disable all\nfunc a() {}\n// navgraph:enable all\n", "func a() {}\n"),
    (
      "// navgraph:disable never-presented\n// navgraph:disable never-presented\nfunc a() {}\n// navgraph:enable never-presented\n",
      "func a() {}\n"
    ),
  ])
  func commentsThatSilenceNothingGo(_ code: String, _ wanted: String) throws { #expect(try fixed(code) == wanted) }

  @Test(arguments: ["/* navgraph:disable:next never-presented */ func a() {}", "/* x */ // navgraph:disable:next never-presented"])
  func commentsInCompanyStay(_ code: String) throws { #expect(try fixed(code) == nil) }

  @Test func aFileThatHasChangedIsLeftAlone() throws {
    let code = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { B() } } }\n// navgraph:disable:next all\nstruct B: View {}\n"
    let folder = try TemporaryFolder(["A.swift": code])
    let request = Pipeline.Request(paths: [folder.path], settings: Settings(), currentFolder: "/elsewhere")
    let before = Pipeline.run(request)
    try folder.write("// new\n" + code, to: "A.swift")
    let late = FixRun(before, wanted: \.report.findings) { _ in Pipeline.run(request) }
    #expect(late.files == [] && late.problems.map(\.file) == [folder.path + "/A.swift"])

    // Changed behind the reading, so that only writing can see it.
    let run = FixRun(Pipeline.run(request), wanted: \.report.findings) { texts in
      var again = request
      again.texts = texts
      return Pipeline.run(again)
    }
    #expect(run.files.count == 1)
    try folder.write("// news\n" + code, to: "A.swift")
    #expect(run.write().map(\.file) == [folder.path + "/A.swift"])
    #expect(try folder.text("A.swift") == "// news\n" + code)
    try FileManager.default.removeItem(at: folder.url("A.swift"))
    #expect(run.write().count == 1)
  }

  @Test func ofFixesThatTouchOnlyTheFirstIsTaken() {
    func finding(_ line: Int, _ ranges: Range<Int>...) -> Finding {
      let edits = ranges.map { range in
        Edit(
          CodePiece(
            place: Place(file: "A", line: 1, column: 1), offset: range.lowerBound, text: String(repeating: "x", count: range.count)),
          with: "y")
      }
      return Finding(
        rule: "r", place: Place(file: "A", line: line, column: 1), subject: "s", message: "m", fix: Fix("Mend it", edits: edits))
    }
    let findings = [finding(1, 0..<4, 10..<12), finding(2, 11..<14), finding(3, 4..<6), finding(4, 6..<8, 3..<5), finding(5, 90..<91)]
    let chosen = FixSelection.choose(findings) { $0.piece.offset < 90 }
    #expect(chosen.map(\.finding.place.line) == [1, 3])
    let text = FixSelection.apply(chosen.flatMap(\.fix.edits), to: Array("xxxxxx....xx..".utf8))
    #expect(String(decoding: text, as: UTF8.self) == "yy....y..")
  }

  @Test func permissionsStay() throws {
    let folder = try TemporaryFolder(["a": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: folder.url("a").path)
    #expect(WholeFile.write([1], to: folder.url("a").path) == nil)
    #expect(try FileManager.default.attributesOfItem(atPath: folder.url("a").path)[.posixPermissions] as? Int == 0o750)
  }
}
