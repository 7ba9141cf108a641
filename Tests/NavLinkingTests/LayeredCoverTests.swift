import Testing

/// What lies over a stack while a state has a value.
@Suite struct LayeredCoverTests {
  /// The cover is entered where the state is given its value.
  @Test func aCoverOfAStackIsAModal() {
    expectFlow(
      """
      import SwiftUI
      @main struct PierApp: App {
        var body: some Scene { WindowGroup { DeckView() } } // nav: (entry) -> DeckView [root]
      }
      @Observable final class Helm {
        var path: [Leg] = []
        var cover: Cover?
        func show(_ next: Cover) { cover = next }
        func hide() { cover = nil }
      }
      enum Leg: Hashable { case chart }
      enum Cover { case storm, notice(String) }
      struct DeckView: View {
        @State private var helm = Helm()
        var body: some View {
          ZStack {
            NavigationStack(path: $helm.path) {
              BridgeView(helm: helm) // nav: DeckView -> BridgeView [root]
                .navigationDestination(for: Leg.self) { _ in ChartView() }
            }
            if let cover = helm.cover { view(for: cover).transition(.opacity).zIndex(1) }
          }
        }
        @ViewBuilder func view(for cover: Cover) -> some View {
          switch cover {
          case .storm: StormView()
          case .notice(let text): NoticeView(text: text)
          }
        }
      }
      struct BridgeView: View {
        let helm: Helm
        var body: some View {
          VStack {
            Button("Storm") { helm.show(.storm) } // nav: BridgeView -> StormView [fullScreenCover] Cover.storm
            Button("Notice") { helm.cover = .notice("fog") } // nav: BridgeView -> NoticeView [fullScreenCover] Cover.notice
            Button("Chart") { helm.path.append(.chart) } // nav: BridgeView -> ChartView [push] Leg.chart
          }
        }
      }
      struct ChartView: View { var body: some View { Text("chart") } }
      struct StormView: View { var body: some View { Text("storm") } }
      struct NoticeView: View { let text: String; var body: some View { Text(text) } }
      """)
  }

  /// Over what is no navigation a value that comes and goes is a part of the screen.
  @Test func aPartOfAScreenIsNoCover() {
    expectFlow(
      """
      import SwiftUI
      @main struct PierApp: App {
        var body: some Scene { WindowGroup { DeckView() } } // nav: (entry) -> DeckView [root]
      }
      struct DeckView: View {
        @State private var signal: Signal?
        var body: some View {
          ZStack {
            Color.blue
            if let signal { FlagView(signal: signal) }
          }
          .onTapGesture { signal = Signal() }
        }
      }
      struct Signal {}
      struct FlagView: View { let signal: Signal; var body: some View { Text("flag") } }
      """)
  }
}
