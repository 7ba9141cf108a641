import Testing

/// Tabs of which a property, or any element of a list, tells what they are.
@Suite struct ToldTabTests {
  @Test func aPropertyThatTellsItsItemAndTagIsATabWhereItIsNamed() {
    let source = """
      import SwiftUI
      enum Page: Int { case classes, coaches, halls }
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
      struct ClubView: View {
        @State private var page = Page.classes.rawValue
        var body: some View {
          TabView(selection: $page) {
            classes // nav: ClubView -> ClassesView [tab]
            coaches // nav: ClubView -> CoachesView [tab]
            halls() // nav: ClubView -> HallsView [tab]
          }
        }
        private var classes: some View {
          ClassesView()
            .tabItem { Text("Classes") }
            .tag(Page.classes.rawValue)
        }
        private var coaches: some View {
          return NavigationStack { CoachesView() }
            .tabItem { Text("Coaches") }
            .tag(Page.coaches.rawValue)
        }
        private func halls() -> some View {
          HallsView().tabItem { Text("Halls") }.tag(Page.halls.rawValue)
        }
      }
      struct ClassesView: View { var body: some View { Text("Classes") } }
      struct CoachesView: View { var body: some View { Text("Coaches") } }
      struct HallsView: View { var body: some View { Text("Halls") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.first?.cases.map(\.screens) == [["ClassesView"], ["CoachesView"], ["HallsView"]])
  }

  @Test func aPropertyWithoutItemIsATabWhereItIsNamed() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
      struct ClubView: View {
        var body: some View {
          TabView {
            classes.tabItem { Text("Classes") } // nav: ClubView -> ClassesView [tab]
          }
        }
        private var classes: some View { ClassesView() }
      }
      struct ClassesView: View { var body: some View { Text("Classes") } }
      """)
  }

  /// What a property lists, the tab view does not.
  @Test func severalTabsOfAPropertyStandThere() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
      struct ClubView: View {
        var body: some View { TabView { all } }
        @ViewBuilder private var all: some View {
          ClassesView().tabItem { Text("Classes") } // nav: ClubView -> ClassesView [tab]
          CoachesView().tabItem { Text("Coaches") } // nav: ClubView -> CoachesView [tab]
        }
      }
      struct ClassesView: View { var body: some View { Text("Classes") } }
      struct CoachesView: View { var body: some View { Text("Coaches") } }
      """)
  }

  @Test func theStackOfATabIsNotShownTwice() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
      struct ClubView: View {
        var body: some View {
          TabView {
            classes.tabItem { Text("Classes") } // nav: ClubView -> ClassesView [tab]
            halls(title: "Halls") // nav: ClubView -> HallsView [tab]
          }
        }
        private var classes: some View { NavigationStack { ClassesView() } }
        private func halls(title: String) -> some View { NavigationStack { HallsView() }.tabItem { Text(title) } }
      }
      struct ClassesView: View { var body: some View { NavigationLink("Coaches") { CoachesView() } } } // nav: ClassesView -> CoachesView [push]
      struct HallsView: View { var body: some View { Text("Halls") } }
      struct CoachesView: View { var body: some View { Text("Coaches") } }
      """)
  }

  @Test func aTaggedViewOfAnyElementShowsAllCases() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable {
        case classes, coaches
        @ViewBuilder func content() -> some View {
          switch self {
          case .classes: ClassesView()
          case .coaches: CoachesView()
          }
        }
      }
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView(pages: Settings().pages) } } } // nav: (entry) -> ClubView [root]
      struct Settings { var pages: [Page] { UserDefaults.standard.array(forKey: "pages") as? [Page] ?? [] } }
      struct ClubView: View {
        let pages: [Page]
        @State private var selected = Page.classes
        var body: some View {
          TabView(selection: $selected) {
            ForEach(pages, id: \\.self) { page in
              // nav: ClubView -> ClassesView [tab] Page.classes; ClubView -> CoachesView [tab] Page.coaches
              page.content().tag(page)
            }
          }
        }
      }
      struct ClassesView: View { var body: some View { Text("Classes") } }
      struct CoachesView: View { var body: some View { Text("Coaches") } }
      """)
  }


  /// A tab that is kept equal to what a model holds follows it.
  @Test func aTabThatFollowsAnotherStateIsDecidedWhereThatIsSet() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable, CaseIterable { case news, shop, help }
      enum Slot: Hashable { case news, rest }
      @Observable final class Desk { var page: Page = .news }
      @main struct PaperApp: App {
        @State private var desk = Desk()
        var body: some Scene { WindowGroup { PaperView().environment(desk) } } // nav: (entry) -> PaperView [root]
      }
      struct PaperView: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        var body: some View {
          if sizeClass == .compact {
            PhoneBar() // nav: PaperView -> PhoneBar [root]
          } else {
            PadColumns() // nav: PaperView -> PadColumns [root]
          }
        }
      }
      struct PhoneBar: View {
        @Environment(Desk.self) private var desk
        @State private var slot: Slot = .news
        var body: some View {
          TabView(selection: $slot) {
            NewsView().tag(Slot.news) // nav: PhoneBar -> NewsView [tab]
            RestView().tag(Slot.rest) // nav: PhoneBar -> RestView [tab]
          }
          .onAppear { slot = place(of: desk.page) }
          .onChange(of: desk.page) { _, page in slot = place(of: page) }
        }
        private func place(of page: Page) -> Slot {
          switch page {
          case .news: return .news
          case .shop, .help: return .rest
          }
        }
      }
      struct PadColumns: View {
        @Environment(Desk.self) private var desk
        var body: some View {
          NavigationSplitView {
            Text("Paper")
          } detail: {
            switch desk.page { // nav: PadColumns -> NewsView [split] Page.news
            case .news: NewsView()
            case .shop: ShopView()
            case .help: HelpView()
            }
          }
        }
      }
      struct NewsView: View {
        @Environment(Desk.self) private var desk
        var body: some View { Button("Shop") { desk.page = .shop } } // nav: NewsView -> ShopView [split] Page.shop
      }
      struct RestView: View { var body: some View { Text("Rest") } }
      struct ShopView: View { var body: some View { Text("Shop") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  /// A bar that is filled anew with the same screens has one list of tabs.
  @Test func listsThatAgreeAreOne() {
    expectFlow(
      """
      import UIKit
      final class Harbour {
        private let mapTab = 0
        private let logTab = 1
        private let window: UIWindow
        lazy var bar: UITabBarController = {
          let map = makeMap()
          let log = makeLog()
          let bar = UITabBarController()
          bar.viewControllers = [map, log] // nav: UITabBarController -> MapController [tab]; UITabBarController -> LogController [tab]
          return bar
        }()
        private func makeMap() -> UINavigationController { UINavigationController(rootViewController: MapController(harbour: self)) }
        private func makeLog() -> UINavigationController { UINavigationController(rootViewController: LogController()) }
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = bar } // nav: (entry) -> UITabBarController [root]; MapController -> UITabBarController [root]
        func reset() {
          bar.setViewControllers([
            makeMap(), // nav: UITabBarController -> MapController [tab]
            makeLog(), // nav: UITabBarController -> LogController [tab]
          ], animated: false)
          start()
        }
        func show(_ index: Int) { bar.selectedIndex = index }
        func openLog() { show(logTab) } // nav: MapController -> LogController [tab]
      }
      final class MapController: UIViewController {
        private let harbour: Harbour
        init(harbour: Harbour) { self.harbour = harbour }
        @objc func log() { harbour.openLog() }
        @objc func reload() { harbour.reset() }
      }
      final class LogController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window = UIWindow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          Harbour(window: window).start()
          return true
        }
      }
      """)
  }
}
