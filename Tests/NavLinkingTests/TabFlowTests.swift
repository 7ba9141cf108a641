import Testing

/// Tabs: by tags, made of all cases of an enum, put on screen as a whole; pages of pagers.
@Suite struct TabFlowTests {
  @Test func tabsThatTheUserChoosesAreRoutes() {
    let source = """
      import SwiftUI
      enum ClubTab: Hashable { case classes, coaches }
      @main struct ClubApp: App {
        var body: some Scene { WindowGroup { ClubView() } } // nav: (entry) -> ClubView [root]
      }
      struct ClubView: View {
        @State private var tab = ClubTab.classes
        var body: some View {
          TabView(selection: $tab) {
            ClassesView().tag(ClubTab.classes) // nav: ClubView -> ClassesView [tab]
            CoachesView().tag(ClubTab.coaches) // nav: ClubView -> CoachesView [tab]
          }
        }
      }
      struct ClassesView: View { var body: some View { Text("Classes") } }
      struct CoachesView: View { var body: some View { Text("Coaches") } }
      """
    expectFlow(source)
    let graph = FlowRun.graph(source)
    #expect(graph.routeTypes.map(\.id) == ["ClubTab"])
    #expect(graph.routeTypes.first?.cases.map(\.screens) == [["ClassesView"], ["CoachesView"]])
    #expect(graph.mappings.flatMap(\.arms).map(\.cases) == [["classes"], ["coaches"]])
  }

  @Test func taggedPagesOfAPagerAreItsChildren() {
    let source = """
      import SwiftUI
      enum Lesson: Hashable { case hello, words }
      @main struct SchoolApp: App { var body: some Scene { WindowGroup { CourseView() } } } // nav: (entry) -> CourseView [root]
      struct CourseView: View {
        @State private var lesson = Lesson.hello
        var body: some View {
          TabView(selection: $lesson) {
            HelloView().tag(Lesson.hello) // nav: CourseView -> HelloView [child]
            WordsView().tag(Lesson.words) // nav: CourseView -> WordsView [child]
            NoticeView()
          }
          .tabViewStyle(.page)
        }
      }
      struct HelloView: View { var body: some View { Text("Hello") } }
      struct WordsView: View { var body: some View { Text("Words") } }
      struct NoticeView: View { var body: some View { Text("Notice") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.first?.cases.map(\.screens) == [["HelloView"], ["WordsView"]])
  }

  @Test func aHelpersSwitchFillsATab() {
    expectFlow(
      """
      import UIKit
      enum Page: CaseIterable { case map, trips }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private let coordinator = TripCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
          window?.rootViewController = coordinator.tabs // nav: (entry) -> UITabBarController [root]
        }
      }
      final class TripCoordinator {
        private(set) var tabs = UITabBarController()
        func start() {
          let stacks = Page.allCases.map { navigation(for: $0) } // nav: UITabBarController -> MapController [tab] Page.map; UITabBarController -> TripsController [tab] Page.trips
          tabs.setViewControllers(stacks, animated: false)
        }
        private func navigation(for page: Page) -> UINavigationController {
          let controller = UINavigationController()
          controller.navigationBar.prefersLargeTitles = true
          begin(page, in: controller)
          return controller
        }
        private func begin(_ page: Page, in controller: UINavigationController) {
          switch page {
          case .map: MapCoordinator(controller).start()
          case .trips: TripsCoordinator(controller).start()
          }
        }
      }
      final class MapCoordinator {
        private let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.pushViewController(MapController(), animated: false) } // nav: UITabBarController -> MapController [root]
      }
      final class TripsCoordinator {
        private let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.setViewControllers([TripsController()], animated: false) } // nav: UITabBarController -> TripsController [root]
      }
      final class MapController: UIViewController {}
      final class TripsController: UIViewController {}
      """)
  }

  /// A helper that gives back whom it has started with the tab's stack, which another function has made.
  @Test func aHelperFillsATabAndGivesBackWho() {
    expectFlow(
      """
      import UIKit
      enum Page: CaseIterable { case map, trips }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private let coordinator = TripCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
          window?.rootViewController = coordinator.tabs // nav: (entry) -> TripTabsController [root]
        }
      }
      protocol Coordinating: AnyObject { func start() }
      final class TripCoordinator {
        let tabs = TripTabsController()
        private var children: [Page: any Coordinating] = [:]
        func start() {
          let stacks = Page.allCases.map { page in // nav: TripTabsController -> MapController [tab] Page.map; TripTabsController -> TripsController [tab] Page.trips
            let controller = makeStack()
            let child = begin(page, in: controller)
            children[page] = child
            return controller
          }
          tabs.setViewControllers(stacks, animated: false)
        }
        private func makeStack() -> UINavigationController {
          let controller = UINavigationController()
          controller.setNavigationBarHidden(true, animated: false)
          return controller
        }
        private func begin(_ page: Page, in controller: UINavigationController) -> any Coordinating {
          switch page {
          case .map: return beginMap(controller)
          case .trips: return beginTrips(controller)
          }
        }
        private func beginMap(_ controller: UINavigationController) -> any Coordinating {
          let child = MapCoordinator(controller)
          child.start()
          return child
        }
        private func beginTrips(_ controller: UINavigationController) -> any Coordinating {
          let child = TripsCoordinator(controller)
          child.start()
          return child
        }
      }
      final class TripTabsController: UITabBarController {}
      final class MapCoordinator: Coordinating {
        private let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.pushViewController(MapController(), animated: false) } // nav: TripTabsController -> MapController [root]
      }
      final class TripsCoordinator: Coordinating {
        private let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.pushViewController(TripsController(), animated: false) } // nav: TripTabsController -> TripsController [root]
      }
      final class MapController: UIViewController {}
      final class TripsController: UIViewController {}
      """)
  }

  @Test func aMethodMayHaveTheNameOfAProperty() {
    expectFlow(
      """
      import UIKit
      enum Page: CaseIterable { case map, trips }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          TripCoordinator(tabs: tabs).start()
          window?.rootViewController = tabs // nav: (entry) -> UITabBarController [root]
        }
      }
      final class TripCoordinator {
        private let tabs: UITabBarController
        init(tabs: UITabBarController) { self.tabs = tabs }
        func start() {
          tabs.viewControllers = Page.allCases.map { tabs($0) } // nav: UITabBarController -> MapController [tab] Page.map; UITabBarController -> TripsController [tab] Page.trips
        }
        private func tabs(_ page: Page) -> UIViewController {
          switch page {
          case .map: return MapController()
          case .trips: return TripsController()
          }
        }
      }
      final class MapController: UIViewController {}
      final class TripsController: UIViewController {}
      """)
  }

  @Test func aStackWithItsOwnBarIsFilledInPlace() {
    expectFlow(
      """
      import UIKit
      enum ShopTab: CaseIterable { case shelf, cart }
      final class ShopTabsController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = ShopTab.allCases.map { tab in // nav: ShopTabsController -> ShelfController [tab] ShopTab.shelf; ShopTabsController -> CartController [tab] ShopTab.cart
            switch tab {
            case .shelf:
              let shelf = ShelfController()
              let navigation: UINavigationController = .init(navigationBarClass: ShopBar.self, toolbarClass: nil)
              navigation.viewControllers = [shelf] // nav: ShopTabsController -> ShelfController [root]
              return navigation
            case .cart:
              let cart = CartController()
              let navigation: UINavigationController = .init(navigationBarClass: ShopBar.self, toolbarClass: nil)
              navigation.viewControllers = [cart] // nav: ShopTabsController -> CartController [root]
              return navigation
            }
          }
        }
      }
      final class ShopBar: UINavigationBar {}
      final class ShelfController: UIViewController {}
      final class CartController: UIViewController {}
      """)
  }

  @Test(arguments: [("setViewControllers([tabs], animated: false)", "root"), ("pushViewController(tabs, animated: true)", "push")])
  func aTabControllerStandsAroundItsTabs(call: String, kind: String) {
    expectFlow(
      """
      import UIKit
      final class AppCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let login = LoginController()
          login.onDone = { [weak self] in self?.showTabs() }
          navigation.setViewControllers([login], animated: false) // nav: (entry) -> LoginController [root]
        }
        private func showTabs() {
          TabCoordinator(navigation: navigation).start()
        }
      }
      final class TabCoordinator {
        private let navigation: UINavigationController
        private let tabs = UITabBarController()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let map = MapController()
          let trips = TripsController()
          trips.onNew = { [weak self] in self?.showNew() }
          tabs.setViewControllers([map, trips], animated: false) // nav: UITabBarController -> MapController [tab]; UITabBarController -> TripsController [tab]
          navigation.\(call) // nav: LoginController -> UITabBarController [\(kind)]
        }
        private func showNew() {
          tabs.present(NewTripController(), animated: true) // nav: TripsController -> NewTripController [present]
        }
      }
      final class LoginController: UIViewController {
        var onDone: (() -> Void)?
        @objc func tapped() { onDone?() }
      }
      final class MapController: UIViewController {}
      final class TripsController: UIViewController {
        var onNew: (() -> Void)?
        @objc func tapped() { onNew?() }
      }
      final class NewTripController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          coordinator = AppCoordinator(navigation: navigation)
          coordinator?.start()
          window?.rootViewController = navigation // nav: (entry) -> LoginController [root]
        }
      }
      """)
  }

  /// A list that begins with some of the tabs, and one that begins empty.
  @Test func tabsAreAddedToAListBeforeItIsShown() {
    expectFlow(
      """
      import UIKit
      final class TravelTabsController: UITabBarController {
        var isGuide = false
        override func viewDidLoad() {
          super.viewDidLoad()
          var stacks: [UIViewController] = [MapController()] // nav: TravelTabsController -> MapController [tab]
          if isGuide { stacks.append(GroupsController()) } // nav: TravelTabsController -> GroupsController [tab]
          viewControllers = stacks
        }
      }
      final class BankTabsController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var stacks: [UIViewController] = []
          for (controller, title) in [(AccountsController(), "Accounts"), (CardsController(), "Cards")] {
            controller.title = title
            stacks.append(UINavigationController(rootViewController: controller))
          }
          viewControllers = stacks // nav: BankTabsController -> AccountsController [tab]; BankTabsController -> CardsController [tab]
        }
      }
      final class MapController: UIViewController {}
      final class GroupsController: UIViewController {}
      final class AccountsController: UIViewController {}
      final class CardsController: UIViewController {}
      """)
  }

  @Test func whatIsPresentedOverTabsIsNotInThem() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private let tabs = UITabBarController()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          fill()
          window?.rootViewController = tabs // nav: (entry) -> UITabBarController [root]
        }
        private func fill() {
          tabs.setViewControllers([MapController(), TripsController()], animated: false) // nav: UITabBarController -> MapController [tab]; UITabBarController -> TripsController [tab]
        }
        func sceneWillEnterForeground(_ scene: UIScene) {
          tabs.present(OfferController(), animated: true) // nav: (entry) -> OfferController [present]
        }
      }
      final class MapController: UIViewController {}
      final class TripsController: UIViewController {}
      final class OfferController: UIViewController {}
      """)
  }

  @Test func aTagThatIsARawValueIsNoCase() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      enum Hall: Int { case stone, bronze }
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { HallsView() } } }
      struct HallsView: View {
        @State private var index: Int = Hall.stone.rawValue
        var body: some View {
          TabView(selection: $index) {
            StoneView().tag(Hall.stone.rawValue)
            BronzeView().tag(Hall.bronze.rawValue)
          }
        }
      }
      struct StoneView: View { var body: some View { Text("Stone") } }
      struct BronzeView: View { var body: some View { Text("Bronze") } }
      """)
    #expect(graph.observations.tabs.flatMap(\.tabs).map { $0.tag?.type } == ["Int", "Int"])
  }

  @Test func tabsThatALoopGathersAreAllRead() {
    let source = """
      import UIKit
      enum ShopTab: CaseIterable {
        case shelf, cart
        func makeController() -> UIViewController {
          switch self {
          case .shelf: return ShelfViewController()
          case .cart: return CartViewController()
          }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ShopController() // nav: (entry) -> ShopController [root]
        }
      }
      final class ShopController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var stacks = [UINavigationController]()
          for tab in ShopTab.allCases { // nav: ShopController -> ShelfViewController [tab] ShopTab.shelf; ShopController -> CartViewController [tab] ShopTab.cart
            stacks.append(stack(around: tab.makeController()))
          }
          setViewControllers(stacks, animated: false)
        }
        private func stack(around controller: UIViewController) -> UINavigationController {
          let stack = UINavigationController(rootViewController: controller)
          stack.setNavigationBarHidden(true, animated: false)
          return stack
        }
      }
      final class ShelfViewController: UIViewController {}
      final class CartViewController: UIViewController {}
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).unresolved.isEmpty)
  }

  @Test func tabsThatAreNamedOneByOneAreDecidedThere() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = ShopTabController(list: ListController(), basket: BasketController(makeHelp: { HelpController() }))
          window?.rootViewController = tabs // nav: (entry) -> ShopTabController [root]
        }
      }
      protocol View {}
      final class ShopTabController: UITabBarController, View {
        init(list: ListController, basket: UIViewController) {
          super.init(nibName: nil, bundle: nil)
          viewControllers = [
            list, // nav: ShopTabController -> ListController [tab]
            basket, // nav: ShopTabController -> BasketController [tab]
          ].map { UINavigationController(rootViewController: $0) }
        }
      }
      final class ListController: UIViewController {
        @objc func offersTapped() { navigationController?.pushViewController(OffersBuilder().build(first: DayController(), second: WeekController()), animated: true) } // nav: ListController -> OffersController [push]
      }
      final class OffersBuilder {
        func build(first: UIViewController, second: UIViewController) -> UIViewController {
          let offers = OffersController()
          let day = first
          offers.viewControllers = [day, second] // nav: OffersController -> DayController [tab]; OffersController -> WeekController [tab]
          return offers
        }
      }
      final class OffersController: UITabBarController {}
      final class DayController: UIViewController {}
      final class WeekController: UIViewController {}
      final class BasketController: UIViewController {
        private let makeHelp: () -> HelpController
        init(makeHelp: @escaping () -> HelpController) { self.makeHelp = makeHelp; super.init(nibName: nil, bundle: nil) }
        @objc func helpTapped() { present(makeHelp(), animated: true) } // nav: BasketController -> HelpController [present]
      }
      final class HelpController: UIViewController {}
      """)
  }

  @Test func aPageSelectsItsTab() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private lazy var tabs = TabCoordinator(window: window!)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { tabs.start() }
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          tabs.select(.basket) // nav: (entry) -> BasketController [tab] Page.basket
        }
      }
      enum Page: Int, CaseIterable { case list, basket }
      final class TabCoordinator {
        private let window: UIWindow
        private let controller = UITabBarController()
        init(window: UIWindow) { self.window = window }
        func start() {
          controller.viewControllers = Page.allCases.map { make($0) } // nav: UITabBarController -> ListController [tab] Page.list; UITabBarController -> BasketController [tab] Page.basket
          controller.selectedIndex = Page.list.rawValue
          window.rootViewController = controller // nav: (entry) -> UITabBarController [root]
        }
        private func make(_ page: Page) -> UIViewController {
          switch page {
          case .list: return ListController(tabs: self)
          case .basket: return BasketController()
          }
        }
        func select(_ page: Page) { controller.selectedIndex = page.rawValue }
        func select(index: Int) {
          guard let page = Page(rawValue: index) else { return }
          controller.selectedIndex = page.rawValue
        }
      }
      final class ListController: UIViewController {
        private let tabs: TabCoordinator
        init(tabs: TabCoordinator) { self.tabs = tabs; super.init(nibName: nil, bundle: nil) }
        @objc func basketTapped() { tabs.select(.basket) } // nav: ListController -> BasketController [tab] Page.basket
        @objc func topTapped() { tabBarController?.selectedIndex = Page.list.rawValue } // nav: ListController -> ListController [tab] Page.list
      }
      final class BasketController: UIViewController {}
      """)
  }

  /// `.home` of a tab is of the type that the tab view is selected by.
  @Test func aTabsValueIsOfTheSelectionsType() {
    expectFlow(
      """
      import SwiftUI
      enum Section: Hashable { case home, settings }
      @Observable final class Model { var section: Section = .home }
      @main struct TabsApp: App { @State private var model = Model(); var body: some Scene { WindowGroup { RootView(model: model) } } } // nav: (entry) -> RootView [root]
      struct RootView: View {
        @Bindable var model: Model
        var body: some View {
          TabView(selection: $model.section) {
            // nav: RootView -> HomeView [tab]
            Tab("Home", systemImage: "house", value: .home) { HomeView(model: model) }
            // nav: RootView -> SettingsView [tab]
            Tab("Settings", systemImage: "gear", value: .settings) { SettingsView() }
          }
        }
      }
      struct HomeView: View {
        let model: Model
        var body: some View { Button("Settings") { model.section = .settings } } // nav: HomeView -> SettingsView [tab] Section.settings
      }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """)
  }

  /// What the object that keeps the selection is made with is there first; nobody goes there by it.
  @Test func theTabThatAModelIsMadeWithIsSelectedFirst() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App {
        let model = ParkModel(area: .lake)
        var body: some Scene { WindowGroup { ParkView(model: model) } } // nav: (entry) -> ParkView [root]
      }
      enum Area { case lake, woods }
      @Observable final class ParkModel {
        private(set) var area: Area
        init(area: Area) { self.area = area }
        func select(_ area: Area) { self.area = area }
      }
      struct ParkView: View {
        let model: ParkModel
        var body: some View {
          TabView(selection: Binding(get: { model.area }, set: { model.select($0) })) {
            LakeView(model: model).tag(Area.lake) // nav: ParkView -> LakeView [tab]
            WoodsView().tag(Area.woods) // nav: ParkView -> WoodsView [tab]
          }
        }
      }
      struct LakeView: View {
        let model: ParkModel
        var body: some View { Button("Woods") { model.select(.woods) } } // nav: LakeView -> WoodsView [tab] Area.woods
      }
      struct WoodsView: View { var body: some View { Text("Woods") } }
      """)
  }
}
