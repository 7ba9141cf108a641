import Testing

/// Links of the older kind: shown by a selection that has their tag, and through helpers that wrap what they are given.
@Suite struct TaggedLinkTests {
  @Test func aSelectionShowsTheLinkOfItsTag() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App { var body: some Scene { WindowGroup { NavigationView { ParkView() } } } } // nav: (entry) -> ParkView [root]
      struct ParkView: View {
        @State private var shown: String?
        @State private var row: Int?
        private static let pond = "pond"
        let saved: String
        var body: some View {
          VStack {
            NavigationLink(destination: PondView(), tag: Self.pond, selection: $shown) { EmptyView() }
            NavigationLink(destination: GroveView(), tag: "grove", selection: $shown) { EmptyView() }
            NavigationLink(destination: KioskView(), tag: 1, selection: $row) { EmptyView() }
            NavigationLink(destination: SwingView(), tag: 2, selection: $row) { EmptyView() }
            Button("Pond") { shown = "pond" } // nav: ParkView -> PondView [push]
            Button("Grove") { shown = "grove" } // nav: ParkView -> GroveView [push]
            Button("Swing") { row = 2 } // nav: ParkView -> SwingView [push]
            Button("Kiosk") { row = 1 } // nav: ParkView -> KioskView [push]
            Button("Again") { shown = saved } // nav: ParkView -> PondView [push]; ParkView -> GroveView [push]
          }
        }
      }
      struct PondView: View { var body: some View { Text("pond") } }
      struct GroveView: View { var body: some View { Text("grove") } }
      struct KioskView: View { var body: some View { Text("kiosk") } }
      struct SwingView: View { var body: some View { Text("swing") } }
      """)
  }

  @Test func aHelperWrapsTheViewThatItIsGiven() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App { var body: some Scene { WindowGroup { NavigationView { ParkView() } } } } // nav: (entry) -> ParkView [root]
      struct Later<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct ParkView: View {
        var body: some View {
          VStack {
            link(to: PondView()) { Text("Pond") } // nav: ParkView -> PondView [push]
            link(to: GroveView()) { Text("Grove") } // nav: ParkView -> GroveView [push]
          }
        }
        func link<Shown: View, Face: View>(to shown: Shown, @ViewBuilder face: () -> Face) -> some View {
          NavigationLink(destination: Later(shown), label: face)
        }
      }
      struct PondView: View { var body: some View { Text("pond") } }
      struct GroveView: View { var body: some View { Text("grove") } }
      """)
  }
}
