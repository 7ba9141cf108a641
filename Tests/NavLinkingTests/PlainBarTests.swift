import Testing

/// Tab bars made by hand whose tabs are numbers.
struct PlainBarTests {
  private let screens = """
    struct HomeView: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Sale") { SaleView() } // nav: HomeView -> SaleView [push]
        }
      }
    }
    struct CartView: View { var body: some View { NavigationStack { Text("Cart") } } }
    struct MoreView: View { var body: some View { NavigationStack { Text("More") } } }
    struct SaleView: View { var body: some View { Text("Sale") } }
    struct BarButton: View { let name: String; var body: some View { Text(name) } }
    """

  @Test func whatIsComparedWithANumberIsItsTab() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { MainView() } } } // nav: (entry) -> MainView [root]
      final class Notices: ObservableObject {
        static let shared = Notices()
        @Published var selectedTab: Int?
      }
      final class Delegate: NSObject, UIApplicationDelegate {
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) {
          Notices.shared.selectedTab = 1 // nav: (entry) -> CartView [tab]
        }
      }
      struct MainView: View {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        @ObservedObject private var notices = Notices.shared
        @State private var selectedTab = 0
        var body: some View {
          VStack {
            VStack {
              if selectedTab == 0 {
                HomeView() // nav: MainView -> HomeView [tab]
              } else if selectedTab == 1 {
                CartView()
              } else {
                MoreView()
              }
            }
            HStack {
              BarButton(name: "Home").onTapGesture { selectedTab = 0 } // nav: MainView -> HomeView [tab]
              BarButton(name: "Cart").onTapGesture { selectedTab = 1 } // nav: MainView -> CartView [tab]
              BarButton(name: "More").onTapGesture { selectedTab = 2 } // nav: MainView -> MoreView [tab]
            }
          }
          .onReceive(notices.$selectedTab) { tab in
            if let tab = tab { selectedTab = tab }
          }
        }
      }
      \(screens)
      """)
  }

  /// What is no screen by anything else is a section of the page.
  /// Nobody but the bar, which is given a binding, sets the number.
  @Test(arguments: [
    """
    if selectedTab == 0 {
              HomeView() // nav: MainView -> HomeView [tab]
            } else if selectedTab == 1 {
              CartView()
            } else {
              MoreView()
            }
    """,
    """
    switch selectedTab {
            case 0: HomeView() // nav: MainView -> HomeView [tab]
            case 1: CartView()
            default: MoreView()
            }
    """,
  ])
  func aBarOfItsOwnSetsTheNumber(_ choice: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { MainView() } } } // nav: (entry) -> MainView [root]
      struct MainView: View {
        @State private var selectedTab = 0
        var body: some View {
          VStack {
            \(choice)
            TabBar(selection: $selectedTab)
          }
        }
      }
      struct TabBar: View {
        @Binding var selection: Int
        var body: some View {
          HStack {
            Button("Home") { selection = 0 } // nav: MainView -> HomeView [tab]
            Button("Cart") { selection = 1 } // nav: MainView -> CartView [tab]
            Button("More") { selection = 2 } // nav: MainView -> MoreView [tab]
          }
        }
      }
      \(screens)
      """)
  }

  @Test func textsOfAMenu() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { MainView() } } } // nav: (entry) -> MainView [root]
      struct MainView: View {
        @State private var menuEntry = "home"
        var body: some View {
          HStack {
            VStack {
              Button("Home") { menuEntry = "home" } // nav: MainView -> HomeView [tab]
              Button("Cart") { menuEntry = "cart" } // nav: MainView -> CartView [tab]
            }
            switch menuEntry {
            case "cart": CartView()
            default: HomeView() // nav: MainView -> HomeView [tab]
            }
          }
        }
      }
      \(screens)
      """)
  }

  @Test func sectionsOfAPageAreNoTabs() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { OrdersView() } } } // nav: (entry) -> OrdersView [root]
      struct OrdersView: View {
        @State private var selectedTab = 0
        var body: some View {
          VStack {
            HStack {
              Button("Open") { selectedTab = 0 }
              Button("Done") { selectedTab = 1 }
            }
            if selectedTab == 0 { OpenList() } else { DoneList() }
          }
        }
      }
      struct OpenList: View { var body: some View { Text("Open") } }
      struct DoneList: View { var body: some View { Text("Done") } }
      """)
  }

  @Test func theNumbersOfCasesSayWhichTab() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App { var body: some Scene { WindowGroup { ParkView() } } } // nav: (entry) -> ParkView [root]
      enum Spot: Int, CaseIterable, Identifiable {
        case pond, bridge = 3, gate
        var id: Int { rawValue }
      }
      struct ParkView: View {
        @State private var selectedSpot = 0
        var body: some View {
          ZStack {
            Group {
              switch selectedSpot {
              case 0: PondView(selectedSpot: $selectedSpot) // nav: ParkView -> PondView [tab]
              case Spot.bridge.rawValue: BridgeView()
              case 4: GateView()
              default: PondView(selectedSpot: $selectedSpot)
              }
            }
            DrawerView(selectedSpot: $selectedSpot)
          }
        }
      }
      struct DrawerView: View {
        @Binding var selectedSpot: Int
        var body: some View {
          ForEach(Spot.allCases) { spot in
            // nav: ParkView -> PondView [tab]; ParkView -> BridgeView [tab]; ParkView -> GateView [tab]
            Button("Spot") { selectedSpot = spot.rawValue }
          }
        }
      }
      struct PondView: View {
        @Binding var selectedSpot: Int
        var body: some View {
          Button("Gate") { selectedSpot = Spot.gate.rawValue } // nav: PondView -> GateView [tab]
          NavigationLink("Ducks") { DucksView() } // nav: PondView -> DucksView [push]
        }
      }
      struct BridgeView: View { var body: some View { NavigationLink("Ducks") { DucksView() } } } // nav: BridgeView -> DucksView [push]
      struct GateView: View { var body: some View { Text("Gate") } }
      struct DucksView: View { var body: some View { Text("Ducks") } }
      """)
  }
}
