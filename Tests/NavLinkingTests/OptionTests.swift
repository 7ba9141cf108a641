import Testing

/// Enums by which code chooses what to show next, without being shown themselves.
struct OptionTests {
  private func app(_ options: String, _ arms: String) -> String {
    """
    import UIKit
    enum \(options)
    class Coordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {}
    }
    final class PathsCoordinator: Coordinator {
      override func start() { navigation.pushViewController(PathsViewController(), animated: true) }
    }
    final class ParkCoordinator: Coordinator {
      override func start() {
        let park = ParkViewController()
        park.coordinator = self
        navigation.pushViewController(park, animated: true)
      }
      func show(_ option: ParkOption) {
        switch option {
        \(arms)
        }
      }
      func showPaths() { PathsCoordinator(navigation: navigation).start() }
      func showTrees() { navigation.pushViewController(TreesViewController(), animated: true) }
    }
    final class ParkViewController: UIViewController {
      var coordinator: ParkCoordinator?
      var option: ParkOption?
      @objc func tapped() { option.map { coordinator?.show($0) } }
    }
    final class PathsViewController: UIViewController {}
    final class TreesViewController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigation = UINavigationController()
        ParkCoordinator(navigation: navigation).start()
        window?.rootViewController = navigation
      }
    }
    """
  }

  @Test func anOptionIsARouteToWhatItsArmShows() throws {
    let graph = FlowRun.graph(app("ParkOption { case paths, trees, sounds }", "case .paths: showPaths(); case .trees: showTrees(); case .sounds: break"))
    let options = try #require(graph.routeTypes.first)
    #expect(graph.routeTypes.map(\.id) == ["ParkOption"])
    #expect(options.cases.map(\.screens) == [["PathsViewController"], ["TreesViewController"], []])
    // Nothing is said of a case that shows nothing, nor of what code makes of them.
    #expect(options.cases.map(\.mapping) == [.screen, .screen, .unknown])
    #expect(options.openReason != nil)
  }

  @Test func anOptionWhoseArmsGoToRoutesShowsWhatTheseShow() throws {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      enum Route: Hashable { case item(Int), season(Int), all }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func push(_ route: Route) { path.append(route) }
      }
      struct Card: View {
        enum Link { case item(Int), season(Int) }
        let link: Link?
        let router: Router
        var body: some View { Button("open") { open(link) } }
        func open(_ link: Link?) {
          switch link {
          case .item(let id): router.push(.item(id))
          case .season(let id): router.push(.season(id))
          default: return
          }
        }
      }
      struct RootView: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Card(link: .item(1), router: router)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .item: ItemView()
                case .season: SeasonView()
                case .all: AllView()
                }
              }
          }
        }
      }
      struct ItemView: View { var body: some View { Text("item") } }
      struct SeasonView: View { var body: some View { Text("season") } }
      struct AllView: View { var body: some View { Text("all") } }
      @main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
      """)
    let link = try #require(graph.routeTypes.first { $0.id == "Card.Link" })
    #expect(link.cases.map(\.screens) == [["ItemView"], ["SeasonView"]])
    #expect(link.openReason != nil)
  }

  @Test func whatHasHappenedIsNoRoute() {
    #expect(FlowRun.graph(app("ParkOption { case pathsTapped, treesTapped }", "case .pathsTapped: showPaths(); case .treesTapped: showTrees()")).routeTypes.isEmpty)
    #expect(FlowRun.graph(app("ParkEvent { case paths, trees }\ntypealias ParkOption = ParkEvent", "case .paths: showPaths(); case .trees: showTrees()")).routeTypes.isEmpty)
  }

  @Test func whatShowsSomethingForFewOfItsCasesIsNoRoute() {
    let graph = FlowRun.graph(app("ParkOption { case paths, trees, a, b, c }", "case .paths: showPaths(); case .trees: showTrees(); default: break"))
    #expect(graph.routeTypes.isEmpty)
  }

  @Test func aRouteThatAControllerIsFilledWithIsARoute() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      import UIKit
      enum GateRoute { case ticket, garden }
      final class GateCoordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([controller(for: .ticket)], animated: false) }
        func enter() { navigation.setViewControllers([controller(for: .garden)], animated: true) }
        func controller(for route: GateRoute) -> UIViewController { UIHostingController(rootView: screen(for: route)) }
        @ViewBuilder func screen(for route: GateRoute) -> some View {
          switch route {
          case .ticket: TicketView(coordinator: self)
          case .garden: GardenView()
          }
        }
      }
      struct TicketView: View {
        let coordinator: GateCoordinator
        var body: some View { Button("Enter") { coordinator.enter() } }
      }
      struct GardenView: View { var body: some View { Text("Garden") } }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          GateCoordinator(navigation).start()
          window?.rootViewController = navigation
          return true
        }
      }
      """)
    #expect(graph.routeTypes.map(\.id) == ["GateRoute"])
    #expect(graph.routeTypes.first?.cases.map(\.screens) == [["TicketView"], ["GardenView"]])
  }
}
