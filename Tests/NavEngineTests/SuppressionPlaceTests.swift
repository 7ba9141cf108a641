import NavFindings
import TestSupport
import Testing

@testable import NavEngine

/// What comments silence in real source, from bytes to findings.
@Suite struct SuppressionPlaceTests {
  /// A screen with an unguarded removal and a screen that nobody reaches, with lines put in before and into them.
  private func app(before: String = "", inside: String = "", behind: String = "", end: String = "") -> String {
    """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
    struct HomeScreen: View {
      @State private var path = NavigationPath()
      var body: some View { NavigationStack(path: $path) { Text("Home") } }
      func back() {
    \(inside)
        path.removeLast()\(behind)
      }
    }
    \(before)
    struct LoneScreen: View {
      var body: some View { Text("Lone").navigationTitle("Lone") }
    }
    \(end)
    """
  }

  private func said(_ code: String) -> [String] {
    Set(Disguise.allCases.filter { !$0.silences }.map { disguise in
      let report = Pipeline.run([SourceText(path: "A.swift", module: "Shop", text: disguise.worn(by: code))]).report
      return report.findings.map { $0.rule }.joined(separator: " ")
    }).sorted()
  }

  private let both = ["unguarded-remove-last unreachable-screen"]

  @Test func theDefectsAreThere() { #expect(said(app()) == both) }

  @Test(arguments: [
    "// navgraph:disable:next unreachable-screen",
    "/// navgraph:disable:next unreachable-screen - documented",
    "/* navgraph:disable:next unreachable-screen */",
    "/* navgraph:disable:next unreachable-screen - why */ // and more",
    "// navgraph:disable:next unreachable-screen\n\n/// A screen that the watch app opens.\n@MainActor\n@available(iOS 17, *)",
    "// navgraph:disable:next unreachable-screen\n// navgraph:disable:next swallowed-route, unguarded-remove-last - not unused alone",
    "// navgraph:disable:next all",
    "#if DEBUG\n// navgraph:disable:next unreachable-screen\n#endif",
    "// navgraph:disable:next unreachable-screen\n#if os(iOS)\n#endif",
    "// navgraph:disable unreachable-screen",
  ])
  func theScreenIsSilenced(_ comment: String) {
    let found = said(app(before: comment))
    #expect(found.allSatisfy { !$0.contains("unreachable-screen") && $0.hasPrefix("unguarded-remove-last") }, "\(found)")
  }

  @Test func previousIsTheCodeAbove() {
    #expect(said(app(end: "// navgraph:disable:previous unreachable-screen")) == ["unguarded-remove-last unreachable-screen unused-suppression"])
    let code = app(behind: "\n\n    // a remark\n    // navgraph:disable:previous unguarded-remove-last")
    #expect(said(code) == ["unreachable-screen"])
  }

  @Test(arguments: [
    " // navgraph:disable:this unguarded-remove-last", " /* navgraph:disable:this unguarded-remove-last */",
    " // navgraph:disable:this unguarded-remove-last - why // swiftlint:disable:this force_try",
    "; /* navgraph:disable:this unguarded-remove-last */ print(1)",
  ])
  func thisIsTheLine(_ comment: String) { #expect(said(app(behind: comment)) == ["unreachable-screen"]) }

  @Test func aCommentBeforeTheCodeOfItsLineIsOnIt() {
    let code = app().replacing("    path.removeLast()", with: "    /* navgraph:disable:this unguarded-remove-last */ path.removeLast()")
    #expect(said(code) == ["unreachable-screen"])
  }

  @Test func commentsInCommentsAndStringsSpeakToNobody() {
    let code = app(before: "/* a\n// navgraph:disable:file all\n*/\nlet text = \"// navgraph:disable:file all\"\n// // navgraph:disable:file all")
    #expect(said(code) == both)
  }

  @Test func regionsRunAcrossConditionsAndTypes() {
    let code = app(before: "// navgraph:enable unguarded-remove-last", inside: "#if DEBUG\n// navgraph:disable all\n#endif")
    #expect(said(code) == [""])
  }
}
