import Testing

/// Routes of XCoordinator that are shown one after the other, or looked at before they are opened.
@Suite struct ChainedRouteTests {
  @Test func aDeepLinkShowsEachOfItsRoutes() {
    expectFlow(
      """
      import UIKit
      import XCoordinator
      enum ParkRoute: Route { case gate, pond, tour, benches(peek: Container) }
      final class ParkCoordinator: NavigationCoordinator<ParkRoute> {
        init() {
          super.init(initialRoute: .gate) // nav: ? -> GateViewController [root] ParkRoute.gate
        }
        override func prepareTransition(for route: ParkRoute) -> NavigationTransition {
          switch route {
          case .gate: return .push(GateViewController(router: unownedRouter))
          case .pond: return .present(PondCoordinator())
          // nav: GateViewController -> DuckViewController [push] PondRoute.duck
          case .tour: return deepLink(ParkRoute.pond, PondRoute.duck)
          case .benches(let source): return registerPeek(for: source, route: .pond)
          }
        }
      }
      enum PondRoute: Route { case pond, duck }
      final class PondCoordinator: NavigationCoordinator<PondRoute> {
        init() {
          super.init(initialRoute: .pond) // nav: ? -> PondViewController [root] PondRoute.pond
        }
        override func prepareTransition(for route: PondRoute) -> NavigationTransition {
          switch route {
          case .pond: return .push(PondViewController())
          case .duck: return .push(DuckViewController())
          }
        }
      }
      final class GateViewController: UIViewController {
        private let router: UnownedRouter<ParkRoute>
        init(router: UnownedRouter<ParkRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
        // nav: GateViewController -> PondViewController [present] ParkRoute.tour; GateViewController -> DuckViewController [present] ParkRoute.tour
        @objc func tour() { router.trigger(.tour) }
        @objc func look() { router.trigger(.benches(peek: view)) } // nav: GateViewController -> PondViewController [present] ParkRoute.benches
      }
      final class PondViewController: UIViewController {}
      final class DuckViewController: UIViewController {}
      """)
  }
}
