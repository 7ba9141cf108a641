import Testing

/// States that only repeat what another one holds.
struct FollowedStateTests {
  /// Whoever sets the model's state decides, and not the view that keeps a copy of it.
  @Test func aCopyOfAStateIsSetWhereThatIs() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      @main struct QuayApp: App { var body: some Scene { WindowGroup { QuayView(model: QuayModel()) } } } // nav: (entry) -> QuayView [root]
      struct Berth: Identifiable { let id = 0 }
      final class QuayModel: ObservableObject {
        @Published var berth: Berth?
        @Published var showsTide = false
        @Published var storm: Berth?
        @Published var watch: Berth?
        func openBerth() {
          berth = Berth() // nav: QuayView -> BerthView [sheet]
        }
        func openTide() {
          showsTide = true // nav: QuayView -> TideView [fullScreenCover]
        }
        func warn() {
          storm = Berth() // nav: QuayView -> StormView [root]
        }
        func keepWatch() { watch = Berth() }
      }
      struct QuayView: View {
        @ObservedObject var model: QuayModel
        @State private var berth: Berth?
        @State private var showsTide = false
        @State private var storm: Berth?
        @State private var watched: Berth?
        var body: some View {
          NavigationStack {
            List {
              Button("Berth") { model.openBerth() }
              Button("Tide") { model.openTide() }
              Button("Warn") { model.warn() }
              Button("Watch") { model.keepWatch() }
            }
            .sheet(item: $berth) { BerthView(berth: $0) }
            .fullScreenCover(isPresented: $showsTide) { TideView() }
            .sheet(item: $watched) { WatchView(berth: $0) }
          }
          .overlay { if let storm { StormView(berth: storm) } }
          .onChange(of: model.berth, initial: true) { _, new in berth = new }
          .onReceive(model.$showsTide) { shows in withAnimation { showsTide = shows } }
          .onChange(of: model.storm) { _, new in storm = new }
          .onChange(of: model.watch) { _, new in
            guard new?.id != watched?.id, model.berth == nil else { return }
            watched = new // nav: QuayView -> WatchView [sheet]
          }
        }
      }
      struct BerthView: View { let berth: Berth; var body: some View { List { Text("berth") } } }
      struct TideView: View { var body: some View { List { Text("tide") } } }
      struct StormView: View { let berth: Berth; var body: some View { List { Text("storm") } } }
      struct WatchView: View { let berth: Berth; var body: some View { List { Text("watch") } } }
      """)
  }

  /// Two states that are kept equal know what is written to either.
  @Test func statesThatFollowEachOther() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView(model: MillModel()) } } } // nav: (entry) -> MillView [root]
      struct Sack: Identifiable, Equatable { let id = 0 }
      @Observable final class MillModel {
        var sack: Sack?
        func open() {
          sack = Sack() // nav: MillView -> SackView [sheet]
        }
      }
      struct MillView: View {
        var model: MillModel
        @State private var sack: Sack?
        var body: some View {
          VStack {
            Button("Open") { model.open() }
            Button("Weigh") {
              sack = Sack() // nav: MillView -> SackView [sheet]
            }
          }
          .sheet(item: $sack) { SackView(sack: $0) }
          .onChange(of: model.sack) { _, new in sack = new }
          .onChange(of: sack) { _, new in model.sack = new }
        }
      }
      struct SackView: View { let sack: Sack; var body: some View { List { Text("sack") } } }
      """)
  }
}
