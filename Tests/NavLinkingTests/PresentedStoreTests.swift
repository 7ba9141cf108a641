import Testing

/// Helpers of one name that many files have for themselves, and stores whose types are written by aliases.
struct PresentedStoreTests {
  @Test func privateHelpersOfAFileAreNotThoseOfAnother() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { HarborView() } } // nav: (entry) -> HarborView [root]
      }
      struct HarborView: View {
        @State var isShown = false
        var body: some View {
          Button("Boats") { isShown = true } // nav: HarborView -> BoatView [sheet]
            .destinations($isShown)
        }
      }
      private extension View {
        func destinations(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { BoatView() } }
      }
      // file: BoatView.swift
      struct BoatView: View {
        @State var isShown = false
        var body: some View {
          Button("Crew") { isShown = true } // nav: BoatView -> CrewView [fullScreenCover]
            .destinations($isShown)
        }
      }
      fileprivate extension View {
        func destinations(_ isShown: Binding<Bool>) -> some View { fullScreenCover(isPresented: isShown) { CrewView() } }
      }
      struct CrewView: View {
        var body: some View { Text("Crew") }
      }
      """)
  }
}
