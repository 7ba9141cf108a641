import NavModel
import Testing

/// Views that nobody makes: what they show, nobody sees.
struct UnusedViewTests {
  private static let mill = """
    import SwiftUI
    @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } } // nav: (entry) -> MillView [root]
    struct MillView: View {
      var body: some View {
        NavigationStack { VStack { NavigationLink("Flour") { FlourView() } } } // nav: MillView -> FlourView [push]
      }
    }
    struct FlourView: View { var body: some View { Text("Flour") } }
    struct SackView: View { var body: some View { Text("Sack") } }
    """

  @Test func aViewThatOnlyItsPreviewMakesShowsNothing() {
    expectFlow(
      Self.mill + """

      @MainActor struct WheelDraft: View {
        var body: some View { VStack { NavigationLink("Sack") { SackView() } } } // nav: ? -> SackView [push] dead
      }
      extension WheelDraft { static func sample() -> WheelDraft { WheelDraft() } }
      #Preview { WheelDraft() }
      """)
  }

  /// Nobody begins with it, and its view is shown by nobody.
  @Test func anAppThatIsNotTheOneWhichBegins() {
    expectFlow(
      Self.mill + """

      struct OldMillApp: App { var body: some Scene { WindowGroup { SackView() } } } // nav: (entry) -> SackView [root] dead
      """)
  }

  @Test func aModifierThatNothingAppliesShowsNothing() {
    let modifier = { (comment: String) in
      """

      struct SackSheet: ViewModifier {
        @State private var isOpen = false
        func body(content: Content) -> some View {
          content.onAppear { isOpen = true } \(comment)
            .sheet(isPresented: $isOpen) { SackView() }
        }
      }
      """
    }
    expectFlow(Self.mill + modifier("// nav: ? -> SackView [sheet] dead"))
    let applied = """

      struct SpokeRow: View { var body: some View { Text("Spoke").modifier(SackSheet()) } }
      """
    let used = Self.mill.replacing(#"{ Text("Flour") }"#, with: "{ SpokeRow() }")
    expectFlow(used + modifier("// nav: FlourView -> SackView [sheet]") + applied)
  }

  @Test func whatOnlySuchAViewMakesIsUnusedToo() {
    expectFlow(
      Self.mill + """

      struct WheelDraft: View { var body: some View { VStack { SpokeRow(); Text("Wheel") } } }
      struct SpokeRow: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true } // nav: ? -> SackView [sheet] dead
            .sheet(isPresented: $isOpen) { SackView() }
        }
      }
      """)
  }

  @Test func oneThatAnythingElseNamesIsAlive() {
    expectFlow(
      Self.mill + """

      struct Spoke: View { var body: some View { VStack { NavigationLink("Sack") { SackView() } } } } // nav: ? -> SackView [push]
      let parts: [Any.Type] = [Spoke.self]
      public struct Axle: View {
        public var body: some View { VStack { NavigationLink("Sack") { SackView() } } } // nav: ? -> SackView [push]
      }
      @Marked struct Gear: View {
        var body: some View { VStack { NavigationLink("Sack") { SackView() } } } // nav: ? -> SackView [push]
      }
      struct Cog: View, Turning {
        var body: some View { VStack { NavigationLink("Sack") { SackView() } } } // nav: ? -> SackView [push]
      }
      """)
  }

  @Test func whereTheAppIsNotEnteredViewsWaitForOthers() {
    expectFlow(
      """
      import SwiftUI
      struct WheelView: View {
        var body: some View { VStack { NavigationLink("Sack") { SackView() } } } // nav: ? -> SackView [push]
      }
      struct SackView: View { var body: some View { Text("Sack") } }
      """)
  }

  @Test func noStateOfItIsSaidToBeNeverSet() {
    let app = """
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } }
      struct MillView: View { var body: some View { NAMED } }
      struct WheelDraft: View {
        @State private var isOpen = false
        var body: some View { Text("Wheel").sheet(isPresented: $isOpen) { SackView() } }
      }
      struct SackView: View { var body: some View { Text("Sack") } }
      """
    let state = { (body: String) in ObservationRun.observations(app.replacing("NAMED", with: body)).presentations.map(\.isEverSet) }
    #expect(state("Text(\"Mill\")") == [.unknown])
    #expect(state("WheelDraft()") == [.no])
  }
}
