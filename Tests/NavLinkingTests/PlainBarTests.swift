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
}
