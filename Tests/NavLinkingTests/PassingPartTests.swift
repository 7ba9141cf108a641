import Testing

/// What a root shows by turns, with something beside it that comes and goes.
@Suite struct PassingPartTests {
  private func ferry(_ body: String, _ more: String = "") -> String {
    """
    import SwiftUI
    @main struct FerryApp: App {
      @StateObject private var deck = Deck()
      var body: some Scene { WindowGroup { RootView(deck: deck) } } // nav: (entry) -> RootView [root]
    }
    @MainActor final class Deck: ObservableObject {
      enum Scene { case gate, cabin }
      @Published var scene: Scene = .gate
      @Published var isOffline = false
      func enter() { scene = .cabin } // nav: GateView -> CabinView [root] Deck.Scene.cabin
      func leave() { scene = .gate } // nav: CabinView -> GateView [root] Deck.Scene.gate
    }
    struct RootView: View {
      @ObservedObject var deck: Deck
      var body: some View {
        \(body)
      }
      \(more)
    }
    struct OfflineBanner: View { var isShown = true; var body: some View { if isShown { Text("offline") } } }
    struct GateView: View { let deck: Deck; var body: some View { VStack { Button("Enter") { deck.enter() } } } }
    struct CabinView: View { let deck: Deck; var body: some View { List { Button("Leave") { deck.leave() } } } }
    """
  }
  private let choice = """
    switch deck.scene {
    case .gate: GateView(deck: deck) // nav: RootView -> GateView [root] Deck.Scene.gate
    case .cabin: CabinView(deck: deck) }
    """

  @Test func aBannerAboveTheScreens() {
    expectFlow(ferry("VStack(spacing: 0) { if deck.isOffline { OfflineBanner() }; \(choice) }"))
    expectFlow(ferry("VStack { OfflineBanner(isShown: deck.isOffline); Group { \(choice) }.transition(.opacity) }"))
  }

  @Test func layersOverTheScreens() {
    expectFlow(
      ferry(
        """
        ZStack(alignment: .top) {
              scene
              VStack { if deck.isOffline { OfflineBanner() }; Spacer() }.animation(.default, value: deck.isOffline)
            }
        """, "@ViewBuilder private var scene: some View { \(choice) }"))
    expectFlow(ferry("ZStack { Color.gray.ignoresSafeArea(); \(choice); if deck.isOffline { ProgressView() } }"))
  }

  /// A screen of its own over those that take turns.
  @Test func aCoverOverTheScreens() {
    expectFlow(
      ferry("ZStack { \(choice); if deck.isOffline { ClosedView() } }.onAppear { deck.isOffline = true } // nav: RootView -> ClosedView [root]")
        + "\nstruct ClosedView: View { var body: some View { List { Text(\"closed\") } } }")
  }

  /// A header belongs to the page whose parts take turns below it.
  @Test func aHeaderIsNoPassingPart() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App {
        var body: some Scene { WindowGroup { RootView() } } // nav: (entry) -> RootView [root]
      }
      struct RootView: View {
        enum Part { case map, list }
        @State private var part = Part.map
        var body: some View {
          VStack {
            HeaderView()
            switch part { case .map: MapPart(); case .list: ListPart() }
            Button("list") { part = .list }
          }
        }
      }
      struct HeaderView: View { var body: some View { Text("ferry") } }
      struct MapPart: View { var body: some View { Text("map") } }
      struct ListPart: View { var body: some View { Text("list") } }
      """)
  }
}
