import Testing

/// Coordinators of a library that show pages and children, and views that only say that something is awaited.
struct CoordinatorLibraryTests {
  @Test func pagesStandWhereTheyAreListedAndAChildPushes() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import UIKit
      import XCoordinator
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let router = ShopCoordinator().strongRouter
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          router.setRoot(for: window!)
          return true
        }
      }
      enum ShopRoute: Route { case home, help, tour }
      enum HelpRoute: Route { case home }
      enum TourRoute: Route { case none }
      enum PageRoute: Route { case first }
      final class ShopCoordinator: NavigationCoordinator<ShopRoute> {
        init() { super.init(initialRoute: .home) } // nav: (entry) -> ShopController [root] ShopRoute.home
        override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
          switch route {
          case .home: return .push(ShopController(router: unownedRouter))
          case .help:
            addChild(HelpCoordinator(rootViewController: rootViewController))
            return .none()
          case .tour: return .present(TourCoordinator())
          }
        }
      }
      final class HelpCoordinator: NavigationCoordinator<HelpRoute> {
        init(rootViewController: UINavigationController) {
          super.init(rootViewController: rootViewController)
          trigger(.home) // nav: ShopController -> HelpController [push] HelpRoute.home
        }
        override func prepareTransition(for route: HelpRoute) -> NavigationTransition {
          switch route {
          case .home: return .push(HelpController())
          }
        }
      }
      final class ChapterCoordinator: NavigationCoordinator<PageRoute> {
        init() { super.init(initialRoute: .first) } // nav: ShopController -> PageController [root] PageRoute.first
        override func prepareTransition(for route: PageRoute) -> NavigationTransition {
          switch route {
          case .first: return .push(PageController())
          }
        }
      }
      final class TourCoordinator: PageCoordinator<TourRoute> {
        init(page: StrongRouter<PageRoute> = ChapterCoordinator().strongRouter) {
          super.init(
            rootViewController: .init(
              transitionStyle: .scroll,
              navigationOrientation: .horizontal,
              options: nil),
            pages: [
              page // nav: ShopController -> PageController [child] PageRoute.first
            ], loop: false)
        }
      }
      final class ShopController: UIViewController {
        let router: UnownedRouter<ShopRoute>
        init(router: UnownedRouter<ShopRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
        @objc func tapHelp() { router.trigger(.help) } // nav: ShopController -> HelpController [push] ShopRoute.help
        @objc func tapTour() { router.trigger(.tour) } // nav: ShopController -> PageController [present] ShopRoute.tour
      }
      final class HelpController: UIViewController {}
      final class PageController: UIViewController {}
      """)
  }

  @Test func aSignThatSomethingIsAwaitedIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      enum Stage { case loading, empty, full }
      final class ShopModel: ObservableObject {
        @Published var stage: Stage = .loading
        func load() {
          stage = .loading
          stage = .full // nav: ShopView -> GoodsView [root] Stage.full
        }
        func clear() { stage = .empty } // nav: ShopView -> EmptyShopView [root] Stage.empty
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        @StateObject private var model = ShopModel()
        var body: some View {
          Group {
            switch model.stage {
            case .loading: DotsIndicator()
            case .empty: EmptyShopView()
            case .full: GoodsView()
            }
          }
          .onAppear { model.load() }
          .onDisappear { model.clear() }
        }
      }
      struct DotsIndicator: View { var body: some View { Text("…") } }
      struct EmptyShopView: View { var body: some View { List { Text("Nothing") } } }
      struct GoodsView: View { var body: some View { List { Text("Goods") } } }
      """)
  }

  /// A tab bar controller of the program's own is the screen that tabs are on.
  @Test func tabsOfAControllerOfTheProgram() {
    expectFlow(
      """
      import UIKit
      import XCoordinator
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let router = AppCoordinator().strongRouter
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          router.setRoot(for: window!)
          return true
        }
      }
      enum AppRoute: Route { case door, shop }
      enum TabRoute: Route { case shelves, till }
      enum ShelfRoute: Route { case first }
      enum TillRoute: Route { case first }
      final class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .door) } // nav: (entry) -> DoorController [root] AppRoute.door
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .door: return .set([DoorController(router: unownedRouter)])
          case .shop: return .set([TabsCoordinator().strongRouter])
          }
        }
      }
      final class TabsCoordinator: TabBarCoordinator<TabRoute> {
        init() {
          let shelves = ShelfCoordinator().strongRouter
          let till = TillCoordinator().strongRouter
          super.init(
            rootViewController: ShopTabs(),
            tabs: [
              shelves, // nav: ShopTabs -> ShelvesController [tab] ShelfRoute.first
              till, // nav: ShopTabs -> TillController [tab] TillRoute.first
            ], select: shelves)
        }
      }
      final class ShelfCoordinator: NavigationCoordinator<ShelfRoute> {
        init() { super.init(initialRoute: .first) } // nav: DoorController -> ShelvesController [root] ShelfRoute.first
        override func prepareTransition(for route: ShelfRoute) -> NavigationTransition {
          switch route {
          case .first: return .push(ShelvesController())
          }
        }
      }
      final class TillCoordinator: NavigationCoordinator<TillRoute> {
        init() { super.init(initialRoute: .first) } // nav: DoorController -> TillController [root] TillRoute.first
        override func prepareTransition(for route: TillRoute) -> NavigationTransition {
          switch route {
          case .first: return .push(TillController())
          }
        }
      }
      class ShopTabs: UITabBarController {}
      class DoorController: UIViewController {
        let router: UnownedRouter<AppRoute>
        init(router: UnownedRouter<AppRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
        func open() { router.trigger(.shop) } // nav: DoorController -> ShopTabs [root] AppRoute.shop
      }
      class ShelvesController: UIViewController {}
      class TillController: UIViewController {}
      """)
  }
}
