import Testing

/// Routes that are given together with something else.
@Suite struct TupleRouteTests {
  private func inn(_ going: String) -> String {
    """
    import SwiftUI
    @main struct InnApp: App {
      @StateObject var house = House()
      var body: some Scene {
        WindowGroup {
          HouseView().environmentObject(house) // nav: (entry) -> HouseView [root]
            .onOpenURL { url in if let link = Link(url) { house.go(to: link) } }
        }
      }
    }
    enum Place: Hashable { case rooms, bar }
    enum Link {
      case room, drink
      init?(_ url: URL) {
        switch url.path {
        case "/room": self = .room
        case "/drink": self = .drink
        default: return nil
        }
      }
      var target: (place: Place, title: String) {
        switch self {
        case .room: return (.rooms, "Room") // nav: (entry) -> RoomsView [tab] Place.rooms
        case .drink: return (.bar, "Drink") // nav: (entry) -> BarView [tab] Place.bar
        }
      }
    }
    @MainActor final class House: ObservableObject {
      @Published var place: Place = .rooms
      @Published var title = ""
      func go(to link: Link) {
        \(going)
      }
      func open(_ place: Place, titled title: String) { self.place = place }
    }
    struct HouseView: View {
      @EnvironmentObject var house: House
      var body: some View {
        TabView(selection: $house.place) {
          RoomsView().tabItem { Text("Rooms") }.tag(Place.rooms) // nav: HouseView -> RoomsView [tab]
          BarView().tabItem { Text("Bar") }.tag(Place.bar) // nav: HouseView -> BarView [tab]
        }
      }
    }
    struct RoomsView: View { var body: some View { Text("rooms") } }
    struct BarView: View { var body: some View { Text("bar") } }
    """
  }

  @Test(arguments: [
    "let target = link.target; open(target.0, titled: target.1)", "let target = link.target; place = target.place",
    "let (place, title) = link.target; open(place, titled: title)", "place = link.target.0",
  ])
  func aPartOfWhatALinkSays(_ going: String) {
    expectFlow(inn(going))
  }

  @Test func aRowLeadsToTheViewThatStandsInItsTuple() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App {
        var body: some Scene { WindowGroup { NavigationStack { SignsView() } } } // nav: (entry) -> SignsView [root]
      }
      struct SignsView: View {
        var body: some View {
          SignSection(items: [("pond", "Pond", AnyView(PondView()))]) // nav: SignsView -> PondView [push]
          SignSection(items: [ // nav: SignsView -> GateView [push]; SignsView -> BridgeView [push]
            ("gate", "Gate", AnyView(GateView())),
            ("bridge", "Bridge", AnyView(BridgeView())),
          ])
        }
      }
      struct SignSection: View {
        let items: [(image: String, title: String, destination: AnyView)]
        var body: some View {
          ForEach(items.indices, id: \\.self) { index in
            NavigationLink(destination: items[index].destination.navigationBarBackButtonHidden()) { Text(items[index].title) }
          }
        }
      }
      struct PondView: View { var body: some View { Text("Pond") } }
      struct GateView: View { var body: some View { Text("Gate") } }
      struct BridgeView: View { var body: some View { Text("Bridge") } }
      """)
  }
}
