import NavFindings
import NavModel

extension Rule {
  static let xcoordinatorNoneTransition = Rule(card) { graph in
    graph.observations.handlerGaps.compactMap { gap in
      guard gap.handler == "prepareTransition" else { return nil }
      // A case that is named and empty is a choice, until somebody triggers it.
      let routes = gap.isDefault ? gap.routes : gap.routes.filter { !$0.triggers.isEmpty }
      guard let first = routes.first else { return nil }
      let shown = routes.prefix(RelatedPlaces.shown).map { "'\($0.id)'" }.joined(separator: ", ")
      let more = routes.count > RelatedPlaces.shown ? " and \(routes.count - RelatedPlaces.shown) more" : ""
      return Claim(
        place: gap.place, subject: first.id,
        message: "'\(gap.owner ?? "the coordinator")' gives '.none()' for \(shown)\(more), so triggering \(routes.count == 1 ? "it" : "them") shows nothing, "
          + "and a deep link through \(routes.count == 1 ? "it" : "them") stops the app; "
          + (gap.isDefault ? "name the cases, so that the compiler asks for the next one" : "return the transition to its screen"),
        related: RelatedPlaces.first(of: routes.flatMap(\.triggers), "triggered here"))
    }
  }

  private static let card = RuleCard(
    id: "xcoordinator-none-transition",
    severity: .warning,
    summary: "A coordinator gives no transition for a route of its own",
    rationale: """
      '.none()' is a transition that shows nothing. For a route that the coordinator declares, the trigger is dead, and a deep \
      link that goes on from it ends in "Could not find appropriate router for …", a fatal error.

      Return the transition that shows the route's screen, and leave out 'default', so that the compiler asks for the arm of \
      the next route. An arm that does something before it gives '.none()' is no finding. '--fix' leaves it alone: \
      which screen the route is to show, nobody has written yet.
      """,
    bad: [.init("all other routes give nothing", app("default: return .none() // expect: xcoordinator-none-transition", " // expect: unreachable-screen"))],
    good: [.init("each route has its transition", app("case .profile: return .push(ProfileViewController())"))])

  private static func app(_ arm: String, _ screen: String = "") -> String {
    """
    import UIKit
    import XCoordinator

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private let router = UserCoordinator().strongRouter
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        router.setRoot(for: window!)
        return true
      }
    }

    enum UserRoute: Route { case users, profile }

    final class UserCoordinator: NavigationCoordinator<UserRoute> {
      init() { super.init(initialRoute: .users) }
      override func prepareTransition(for route: UserRoute) -> NavigationTransition {
        switch route {
        case .users: return .push(UsersViewController(router: weakRouter))
        \(arm)
        }
      }
    }

    final class UsersViewController: UIViewController {
      let router: WeakRouter<UserRoute>
      init(router: WeakRouter<UserRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
      }
      @objc func openProfile() { router.trigger(.profile) }
    }

    final class ProfileViewController: UIViewController {}\(screen)
    """
  }
}
