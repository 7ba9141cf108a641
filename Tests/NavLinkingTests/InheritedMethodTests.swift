import Testing

/// Who decides where a base class or a protocol shows what the types below it make.
struct InheritedMethodTests {
  @Test func whatABaseClassShowsIsDecidedWhereItIsStarted() {
    expectFlow(
      """
      import UIKit
      enum StartMode {
        case push
        case present(on: UIViewController)
        case embed(in: UIViewController)
      }
      class Coordinator {
        var navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func makeScreen() -> UIViewController { UIViewController() }
        func start(mode: StartMode = .push) {
          let screen = makeScreen()
          switch mode {
          case .push:
            navigation.pushViewController(screen, animated: true)
          case .present(let presenting):
            navigation.pushViewController(screen, animated: false)
            presenting.present(navigation, animated: true)
          case .embed(let parent):
            parent.addChild(screen)
          }
        }
      }
      final class OrchardCoordinator: Coordinator {
        override func makeScreen() -> UIViewController {
          let orchard = OrchardViewController()
          orchard.coordinator = self
          return orchard
        }
        func showTree() {
          let tree = TreeCoordinator(navigation: navigation)
          tree.start() // nav: OrchardViewController -> TreeViewController [push]
        }
        func showHarvest(on presenting: UIViewController) {
          let harvest = HarvestCoordinator(navigation: UINavigationController())
          harvest.start(mode: .present(on: presenting)) // nav: OrchardViewController -> HarvestViewController [present]
        }
        func showWeather(in parent: UIViewController) {
          let weather = WeatherCoordinator(navigation: navigation)
          weather.start(mode: .embed(in: parent)) // nav: OrchardViewController -> WeatherViewController [child]
        }
      }
      final class TreeCoordinator: Coordinator {
        override func makeScreen() -> UIViewController { TreeViewController() }
      }
      final class HarvestCoordinator: Coordinator {
        override func makeScreen() -> UIViewController { HarvestViewController() }
      }
      final class WeatherCoordinator: Coordinator {
        override func makeScreen() -> UIViewController { WeatherViewController() }
      }
      final class OrchardViewController: UIViewController {
        var coordinator: OrchardCoordinator?
        @objc func treeTapped() { coordinator?.showTree() }
        @objc func harvestTapped() { coordinator?.showHarvest(on: self) }
        override func viewDidLoad() { coordinator?.showWeather(in: self) }
      }
      final class TreeViewController: UIViewController {}
      final class HarvestViewController: UIViewController {}
      final class WeatherViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: OrchardCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          coordinator = OrchardCoordinator(navigation: navigation)
          coordinator?.start(mode: .push) // nav: (entry) -> OrchardViewController [root]
          window?.rootViewController = navigation // nav: (entry) -> OrchardViewController [root]
        }
      }
      """)
  }

  @Test func whatAProtocolShowsIsDecidedWhereItIsStarted() {
    expectFlow(
      """
      import UIKit
      protocol Flow {
        var navigation: UINavigationController { get }
        func firstScreen() -> UIViewController
      }
      extension Flow {
        func begin() { navigation.pushViewController(firstScreen(), animated: true) }
        func run(_ flow: Flow) {
          flow.begin()
        }
      }
      struct TicketFlow: Flow {
        let navigation: UINavigationController
        func firstScreen() -> UIViewController { TicketViewController() }
      }
      struct SeatFlow: Flow {
        let navigation: UINavigationController
        func firstScreen() -> UIViewController { SeatViewController() }
      }
      struct FilmFlow: Flow {
        let navigation: UINavigationController
        func firstScreen() -> UIViewController { FilmViewController(flow: self) }
        func buy() {
          TicketFlow(navigation: navigation).begin() // nav: FilmViewController -> TicketViewController [push]
        }
        func chooseSeat() {
          run(SeatFlow(navigation: navigation)) // nav: FilmViewController -> SeatViewController [push]
        }
      }
      final class FilmViewController: UIViewController {
        let flow: FilmFlow
        init(flow: FilmFlow) {
          self.flow = flow
          super.init(nibName: nil, bundle: nil)
        }
        @objc func buyTapped() { flow.buy() }
        @objc func seatTapped() { flow.chooseSeat() }
      }
      final class TicketViewController: UIViewController {}
      final class SeatViewController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          let film = FilmFlow(navigation: navigation)
          film.begin() // nav: (entry) -> FilmViewController [root]
          window?.rootViewController = navigation // nav: (entry) -> FilmViewController [root]
          return true
        }
      }
      """)
  }

  @Test func aHelperOfAProtocolRunsTheMethodsOfTheTypeThatCallsIt() {
    expectFlow(
      """
      import UIKit
      import SwiftUI
      protocol ScreenFactory {
        associatedtype Route
        associatedtype Screen: View
        func screen(for route: Route) -> Screen
      }
      extension ScreenFactory {
        func controller(for route: Route) -> UIViewController { UIHostingController(rootView: screen(for: route)) }
      }
      enum LampRoute { case lamp }
      enum CurtainRoute { case curtain }
      final class LampCoordinator: ScreenFactory {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let lamp = controller(for: .lamp)
          navigation.setViewControllers([lamp], animated: false) // nav: (entry) -> LampView [root]
          CurtainCoordinator(navigation).start()
        }
        func screen(for route: LampRoute) -> some View { LampView() }
      }
      final class CurtainCoordinator: ScreenFactory {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          navigation.pushViewController(self.controller(for: .curtain), animated: true) // nav: (entry) -> CurtainView [push]
        }
        func screen(for route: CurtainRoute) -> some View { CurtainView() }
      }
      struct LampView: View { var body: some View { Text("Lamp") } }
      struct CurtainView: View { var body: some View { Text("Curtain") } }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          LampCoordinator(navigation).start()
          window?.rootViewController = navigation // nav: (entry) -> LampView [root]
          return true
        }
      }
      """)
  }

  @Test func tabsAreTheControllersThatCoordinatorsInherit() {
    expectFlow(
      """
      import UIKit
      protocol Coordinator: AnyObject {
        var navigation: UINavigationController { get }
      }
      class BaseCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func makeScreen() -> UIViewController { UIViewController() }
        func start() { navigation.pushViewController(makeScreen(), animated: false) }
      }
      final class TrailsCoordinator: BaseCoordinator {
        let season: Int
        init(navigation: UINavigationController, season: Int) {
          self.season = season
          super.init(navigation: navigation)
        }
        override func makeScreen() -> UIViewController { TrailsViewController() }
      }
      final class HutsCoordinator: BaseCoordinator {
        override func makeScreen() -> UIViewController { HutsViewController() }
      }
      enum TabFactory {
        static func coordinators() -> [Coordinator] {
          let trailsStack = stack(title: "Trails")
          let trails = TrailsCoordinator(navigation: trailsStack, season: 1)
          trails.start() // nav: TabsViewController -> TrailsViewController [root]
          let hutsStack = stack(title: "Huts")
          let huts = HutsCoordinator(navigation: hutsStack)
          huts.start() // nav: TabsViewController -> HutsViewController [root]
          return [
            trails, // nav: TabsViewController -> TrailsViewController [tab]
            huts, // nav: TabsViewController -> HutsViewController [tab]
          ]
        }
        static func stack(title: String) -> UINavigationController {
          let stack = UINavigationController()
          stack.tabBarItem.title = title
          return stack
        }
      }
      final class TabsViewController: UITabBarController {
        private let coordinators: [Coordinator]
        init(coordinators: [Coordinator]) {
          self.coordinators = coordinators
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = coordinators.map { $0.navigation }
        }
      }
      final class TrailsViewController: UIViewController {}
      final class HutsViewController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = TabsViewController(coordinators: TabFactory.coordinators()) // nav: (entry) -> TabsViewController [root]
          return true
        }
      }
      """)
  }

  /// Of a method that many types override, the one of the object that it is called on runs, and no other.
  @Test func anObjectRunsItsOwnMethodRatherThanThatOfAnotherBranch() {
    expectFlow(
      """
      import UIKit
      class Flow<Outcome> {
        var children: [Any] = []
        func run<T>(_ child: Flow<T>) {
          children.append(child)
          child.begin()
        }
        func begin() {}
      }
      class ScreenFlow<Outcome>: Flow<Outcome> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override final func begin() {
          let screen = build()
          navigation.pushViewController(screen, animated: true)
        }
        func build() -> UIViewController { UIViewController() }
      }
      final class TicketFlow: ScreenFlow<Void> {
        override func build() -> UIViewController { TicketViewController() }
      }
      final class SeatFlow: ScreenFlow<Int> {
        override func build() -> UIViewController { SeatViewController() }
      }
      final class StationFlow: Flow<Void> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func begin() {
          let station = StationViewController()
          station.flow = self
          navigation.pushViewController(station, animated: true) // nav: HallViewController -> StationViewController [push]
        }
        func openTicket() {
          run(TicketFlow(navigation: navigation)) // nav: StationViewController -> TicketViewController [push]
        }
        func openSeat() {
          let seat = SeatFlow(navigation: navigation)
          run(seat) // nav: StationViewController -> SeatViewController [push]
        }
      }
      final class HallFlow: Flow<Void> {
        func openStation(on navigation: UINavigationController) { run(StationFlow(navigation: navigation)) }
      }
      final class HallViewController: UIViewController {
        let flow = HallFlow()
        @objc func stationTapped() { navigationController.map { flow.openStation(on: $0) } }
      }
      final class StationViewController: UIViewController {
        var flow: StationFlow?
        @objc func ticketTapped() { flow?.openTicket() }
        @objc func seatTapped() { flow?.openSeat() }
      }
      final class TicketViewController: UIViewController {}
      final class SeatViewController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HallViewController()) // nav: (entry) -> HallViewController [root]
          return true
        }
      }
      """)
  }

  @Test func whatAMethodMakesOfARouteIsDecidedWhereTheRouteIsPassedWhoeverElseWrapsTheMethod() {
    expectFlow(
      """
      import UIKit
      enum ShelfRoute { case jars, jar }
      protocol Shelving: AnyObject { func controller(for route: ShelfRoute) -> UIViewController }
      extension Shelving {
        func navigate(to route: ShelfRoute) { UINavigationController().pushViewController(controller(for: route), animated: true) }
      }
      final class Shelf: Shelving {
        func begin() { navigate(to: .jars) } // nav: (entry) -> JarsController [root] ShelfRoute.jars
        func controller(for route: ShelfRoute) -> UIViewController {
          switch route {
          case .jars: return JarsController(links: Links(self))
          case .jar: return JarController()
          }
        }
      }
      struct Links {
        var show: (ShelfRoute) -> Void = { _ in }
        init(_ shelf: Shelf) { show = { shelf.navigate(to: $0) } }
      }
      final class JarsController: UIViewController {
        let links: Links
        func tap() { links.show(.jar) } // nav: JarsController -> JarController [push] ShelfRoute.jar
      }
      final class JarController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let shelf = Shelf()
        func applicationDidFinishLaunching(_ application: UIApplication) { shelf.begin() }
      }
      """)
  }

  /// The way in which it is shown is no route, and the view that is shown is made by a method below.
  @Test func aCoordinatorOfViewsShowsWhatItsSubclassMakes() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App { var body: some Scene { WindowGroup { NavigationStack { GateView(guide: GateGuide()) } } } } // nav: (entry) -> GateView [root]
      struct LinkAround<Content: View>: View {
        var destination: Content
        @Binding var isShown: Bool
        var body: some View { NavigationLink(destination: destination, isActive: $isShown) { EmptyView() } }
      }
      class Guide<Content: View> {
        enum Manner { case next, parent }
        var manner: Manner { .parent }
        var isShown: Binding<Bool>?
        @ViewBuilder func start() -> some View {
          if let isShown {
            switch manner {
            case .next: LinkAround(destination: dressed(), isShown: isShown)
            case .parent: LinkAround(destination: dressed(), isShown: isShown)
            }
          }
        }
        func dressed() -> some View { makeView().onAppear { self.appeared() } }
        func makeView() -> Content { preconditionFailure() }
        func appeared() {}
      }
      final class GateGuide {
        let pond = PondGuide()
        let hill = HillGuide()
        // nav: GateView -> PondView [push]
        func showPond(_ isShown: Binding<Bool>) -> some View { pond.isShown = isShown; return pond.start() }
        // nav: GateView -> HillView [push]
        func showHill(_ isShown: Binding<Bool>) -> some View { hill.isShown = isShown; return hill.start() }
      }
      final class PondGuide: Guide<PondView> { override func makeView() -> PondView { PondView() } }
      final class HillGuide: Guide<HillView> { override func makeView() -> HillView { HillView() } }
      struct GateView: View {
        let guide: GateGuide
        @State private var isPond = false
        @State private var isHill = false
        var body: some View {
          VStack {
            Button("Pond") { isPond = true }.background(guide.showPond($isPond))
            Button("Hill") { isHill = true }.background(guide.showHill($isHill))
          }
        }
      }
      struct PondView: View { var body: some View { Text("Pond") } }
      struct HillView: View { var body: some View { Text("Hill") } }
      """)
  }
}
