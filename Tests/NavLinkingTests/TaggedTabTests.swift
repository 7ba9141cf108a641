import Testing

/// Tabs whose tag hangs on what another property builds, or on a group.
struct TaggedTabTests {
  @Test func aTagMayHangOnAPropertyOrAGroup() {
    expectFlow(
      """
      import SwiftUI
      @main struct FairApp: App { var body: some Scene { WindowGroup { FairView() } } } // nav: (entry) -> FairView [root]
      final class Wheel {}
      enum Stand: Hashable { case rides, food, games, shows }
      struct FairView: View {
        @State private var stand = Stand.rides
        @State private var wheel: Wheel?
        var body: some View {
          TabView(selection: $stand) {
            rides.tag(Stand.rides) // nav: FairView -> RidesView [tab]
            food.tabItem { Text("Food") }.tag(Stand.food) // nav: FairView -> FoodView [tab]
            Group { if let wheel { GamesView(wheel: wheel) } else { ProgressView() } }.tag(Stand.games) // nav: FairView -> GamesView [tab]
            ShowsView(leave: { stand = .rides }) // nav: FairView -> ShowsView [tab]; ShowsView -> RidesView [tab] Stand.rides
              .tag(Stand.shows)
          }
          .onAppear { stand = .food } // nav: FairView -> FoodView [tab] Stand.food
          .onDisappear { stand = .games } // nav: FairView -> GamesView [tab] Stand.games
        }
        private var rides: some View { Group { if let wheel { RidesView(wheel: wheel) } } }
        @ViewBuilder private var food: some View { if wheel != nil { FoodView() } }
      }
      struct RidesView: View { let wheel: Wheel; var body: some View { Text("Rides") } }
      struct FoodView: View { var body: some View { Text("Food") } }
      struct GamesView: View { let wheel: Wheel; var body: some View { Text("Games") } }
      struct ShowsView: View { let leave: () -> Void; var body: some View { Button("Leave", action: leave) } }
      """)
  }
}
