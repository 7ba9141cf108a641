import NavFindings
import NavModel

extension Rule {
  static let ribsAttachWithoutDetach = Rule(card) { graph in
    graph.observations.lastingChildren.map { child in
      Claim(
        place: child.place, subject: child.router + "." + child.function,
        message: "'\(child.router)' attaches a child in '\(child.function)' and never detaches one, so it stays in memory with its screen, "
          + (child.isFirstAsked ? "and is kept, so the next visit shows nothing; " : "and the next visit attaches another; ")
          + "detach it when its screen has gone")
    }
  }

  private static let card = RuleCard(
    id: "ribs-attach-without-detach",
    severity: .warning,
    summary: "A router attaches children and never detaches one",
    rationale: """
      A router keeps the children that it attaches. One that is never detached stays with its interactor, its subscriptions \
      and its view controller: RIBs says "appearance has leaked … Objects are expected to be deallocated at this time", and \
      stops a debug build.

      Keep the child in a property, and call 'detachChild' when its screen has gone, also when the user swipes back. Children \
      that are attached once when the router begins live as long as it does, and are no finding. Nor are those on the router's own \
      screen, such as tabs, that are attached only while none is kept.
      """,
    bad: [
      .init(
        "the child stays",
        app(
          """
            func routeToDetail() {
              let detail = DetailRouter(interactor: DetailInteractor(), viewController: DetailViewController())
              attachChild(detail) // expect: ribs-attach-without-detach
              viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
            }
            func routeBack() {
              viewController.uiviewController.dismiss(animated: true)
            }
          """))
    ],
    good: [
      .init(
        "it is detached when its screen goes",
        app(
          """
            private var detail: DetailRouter?
            func routeToDetail() {
              let detail = DetailRouter(interactor: DetailInteractor(), viewController: DetailViewController())
              self.detail = detail
              attachChild(detail)
              viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
            }
            func routeBack() {
              guard let detail else { return }
              viewController.uiviewController.dismiss(animated: true)
              detachChild(detail)
              self.detail = nil
            }
          """))
    ])

  private static func app(_ routes: String) -> String {
    """
    import RIBs
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var router: RootRouter?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let home = HomeViewController()
        let router = RootRouter(interactor: RootInteractor(), viewController: home)
        home.onDetail = { router.routeToDetail() }
        home.onBack = { router.routeBack() }
        self.router = router
        window = UIWindow()
        window?.rootViewController = home
        return true
      }
    }

    final class RootInteractor: Interactor {}
    final class DetailInteractor: Interactor {}

    final class RootRouter: ViewableRouter<RootInteractor, HomeViewController> {
    \(routes)
    }

    final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

    final class HomeViewController: UIViewController, ViewControllable {
      var onDetail: () -> Void = {}
      var onBack: () -> Void = {}
      @objc func openDetail() { onDetail() }
      @objc func goBack() { onBack() }
    }

    final class DetailViewController: UIViewController, ViewControllable {}
    """
  }
}
