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
