import Testing

/// Routers whose children stay for good, beside those that lose one.
@Suite struct RouterRuleTests {
  private func tree(_ members: String) -> String {
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
        home.onTap = { router.open() }
        self.router = router
        window = UIWindow()
        window?.rootViewController = home
        return true
      }
    }

    final class RootInteractor: Interactor {}
    final class MapInteractor: Interactor {}

    final class RootRouter: ViewableRouter<RootInteractor, HomeViewController> {
      private var map: MapRouter?
      private var other: MapRouter?
    \(members)
    }

    final class MapRouter: ViewableRouter<MapInteractor, MapViewController> {}

    final class HomeViewController: UIViewController, ViewControllable {
      var onTap: () -> Void = {}
      @objc func tap() { onTap() }
    }

    final class MapViewController: UIViewController, ViewControllable {}
    """
  }

  private func open(_ condition: String, show: String, isFound: Bool, _ more: String = "") -> String {
    tree(
      """
        func open() {
          \(condition)
          let map = MapRouter(interactor: MapInteractor(), viewController: MapViewController())
          self.map = map
          attachChild(map)\(isFound ? " // expect: ribs-attach-without-detach" : "")
          \(show)
        }
        \(more)
      """)
  }

  @Test func childrenOnTheRoutersOwnScreen() {
    let embeds = "viewController.view.addSubview(map.viewControllable.uiviewController.view)"
    for condition in [
      "guard map == nil else { return }", "if map != nil { return }", "if let map { return }", "guard self.map == nil, other == nil else { return }",
      "guard [map, other].allSatisfy({ $0 == nil }) else { return }",
    ] {
      expectFindings(of: "ribs-attach-without-detach", open(condition, show: embeds, isFound: false))
    }
    for condition in ["", "guard other == nil else { return }"] {
      expectFindings(of: "ribs-attach-without-detach", open(condition, show: embeds, isFound: true))
    }
  }

  @Test func aChildWhoseScreenGoes() {
    let shows = "viewController.present(map.viewControllable.uiviewController, animated: true)"
    expectFindings(of: "ribs-attach-without-detach", open("guard map == nil else { return }", show: shows, isFound: true))
    // The next one is another.
    expectFindings(
      of: "ribs-attach-without-detach",
      open("guard map == nil else { return }", show: "viewController.show(map)", isFound: true, "func forget() { map = nil }"))
  }
}
