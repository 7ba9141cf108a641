import Testing

/// What the case that a root shows is worked out of: who sets that decides.
@Suite struct WorkedOutStageTests {
  @Test func whoSetsWhatAStageIsWorkedOutOfExchangesTheScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      enum Stage { case harbour, ticket(Int), deck }
      final class Desk: ObservableObject { @Published var ticket: Int?; @Published var isChecked = false }
      struct RootView: View {
        @StateObject var desk = Desk()
        private var stage: Stage {
          guard let ticket = desk.ticket else { return .harbour }
          return desk.isChecked ? .deck : .ticket(ticket)
        }
        var body: some View {
          Group {
            switch stage {
            case .harbour: HarbourView(desk: desk) // nav: RootView -> HarbourView [root] Stage.harbour
            case .ticket(let number): TicketView(number: number).environmentObject(desk)
            case .deck: DeckView()
            }
          }
        }
      }
      struct HarbourView: View {
        let desk: Desk
        var body: some View {
          Button("Buy") { desk.ticket = 7 } // nav: HarbourView -> TicketView [root]; HarbourView -> DeckView [root]
        }
      }
      struct TicketView: View {
        let number: Int
        @EnvironmentObject var desk: Desk
        var body: some View { Button("Check in") { desk.isChecked = true } } // nav: TicketView -> DeckView [root]
      }
      struct DeckView: View { var body: some View { Text("Deck") } }
      """)
  }

  @Test func aStageMayBeWorkedOutByOneConditionAfterTheOther() {
    expectFlow(Self.tram(
      """
      if isLoading {
        return .waiting
      } else if let rider = pass.rider {
        if rider.isBanned { return .banned } else { return .riding(rider) }
      } else {
        return .outside
      }
      """))
    expectFlow(Self.tram(
      """
      if isLoading { return .waiting }
      guard let rider = pass.rider else { return .outside }
      return rider.isBanned ? .banned : .riding(rider)
      """))
  }

  private static func tram(_ stage: String) -> String {
    """
    import SwiftUI
    @main struct TramApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
    struct Rider { var isBanned = false }
    @Observable final class Pass {
      var rider: Rider?
      func find() async -> Rider? { nil }
    }
    enum Stage { case waiting, riding(Rider), outside, banned }
    struct RootView: View {
      @Environment(Pass.self) var pass
      @State private var isLoading = false
      private var stage: Stage {
        \(stage)
      }
      var body: some View {
        Group {
          switch stage {
          case .waiting: WaitView()
          case .riding(let rider): RideView(rider: rider)
          case .outside: DoorView() // nav: RootView -> DoorView [root] Stage.outside
          case .banned: BannedView()
          }
        }
        .task {
          isLoading = true // nav: RootView -> WaitView [root]
          await pass.find()
          isLoading = false // nav: WaitView -> DoorView [root]
        }
      }
    }
    struct WaitView: View { var body: some View { Text("Wait") } }
    struct BannedView: View { var body: some View { Text("Banned") } }
    struct DoorView: View {
      @Environment(Pass.self) var pass
      // nav: DoorView -> RideView [root]; DoorView -> BannedView [root]
      var body: some View { Button("In") { Task { pass.rider = await pass.find() } } }
    }
    struct RideView: View {
      let rider: Rider
      @Environment(Pass.self) var pass
      var body: some View { Button("Out") { pass.rider = nil } } // nav: RideView -> DoorView [root]
    }
    """
  }

  /// What asks for more than states is not worked out: each screen comes where the root shows it.
  @Test func aStageThatDoesMoreThanAskIsShownWhereItsArmSaysSo() {
    expectFlow(
      """
      import SwiftUI
      @main struct KioskApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      enum Stage { case door, shop }
      final class Clock: ObservableObject { @Published var hour = 9 }
      struct RootView: View {
        @StateObject var clock = Clock()
        private var stage: Stage {
          switch clock.hour {
          case 9..<18: return .shop
          default: return .door
          }
        }
        var body: some View {
          switch stage {
          case .door: DoorView() // nav: RootView -> DoorView [root] Stage.door
          case .shop: ShopView(clock: clock) // nav: RootView -> ShopView [root] Stage.shop
          }
        }
      }
      struct DoorView: View { var body: some View { Text("Closed") } }
      struct ShopView: View { let clock: Clock; var body: some View { Button("Close") { clock.hour = 20 } } }
      """)
  }
}
