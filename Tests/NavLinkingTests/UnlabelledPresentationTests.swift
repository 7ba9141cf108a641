import Testing

/// SwiftUI's presentations as packages of extensions offer them, the binding first and without a label.
struct UnlabelledPresentationTests {
  @Test func aFlagAndAnItemMayBeGivenWithoutLabel() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
      struct Boat: Identifiable { let id: Int }
      struct HarbourView: View {
        @State private var asksForHelp = false
        @State private var boat: Boat?
        var body: some View {
          VStack {
            Button("Help") { asksForHelp = true } // nav: HarbourView -> HelpView [sheet]
            Button("Boat") { boat = Boat(id: 1) } // nav: HarbourView -> BoatView [fullScreenCover]
          }
          .sheet($asksForHelp) { HelpView() }
          .fullScreenCover($boat) { BoatView(boat: $0) }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct BoatView: View { let boat: Boat; var body: some View { Text("Boat") } }
      """)
  }

  /// A function may be given the binding; closing what is shown is no way to it.
  @Test func aFunctionMayBeGivenTheBinding() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
      struct HarbourView: View {
        @State private var asksForHelp = false
        @State private var readsLog = false
        var body: some View {
          VStack {
            Button("Help") { asksForHelp = true } // nav: HarbourView -> HelpView [sheet]
            Button("No help") { asksForHelp = false }
            Button("Log") { readsLog = true } // nav: HarbourView -> LogView [sheet]
          }
          .overlay { help($asksForHelp) }
          .inspector($readsLog) { LogView() }
        }
        private func help(_ isShown: Binding<Bool>) -> some View { Text("?").sheet(isShown) { HelpView() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct LogView: View { var body: some View { Text("Log") } }
      """)
  }

  /// What the program declares itself is read there, and what is no binding is no state.
  @Test func aFunctionOfTheProgramIsReadItself() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
      extension View {
        func popover<Content: View>(_ isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
          fullScreenCover(isPresented: isShown, content: content)
        }
      }
      struct HarbourView: View {
        @State private var asksForHelp = false
        var body: some View {
          Button("Help") { asksForHelp = true } // nav: HarbourView -> HelpView [fullScreenCover]
            .popover($asksForHelp) { HelpView() }
            .sheet(asksForHelp) { NoteView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct NoteView: View { var body: some View { Text("Note") } }
      """)
  }
}
