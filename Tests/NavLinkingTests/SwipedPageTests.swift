import Testing

/// What a pager tells once the user has swiped.
struct SwipedPageTests {
  @Test func whoeverNotesThePageThatWasSwipedToDecidesNothing() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = BedsController() // nav: (entry) -> BedsController [root]
        }
      }
      enum Bed: Int { case roses, herbs }
      final class BedsController: UIViewController, UIPageViewControllerDelegate {
        private let pager = UIPageViewController()
        private let pages: [UIViewController] = [RosesController(), HerbsController()]
        private var bed: Bed = .roses {
          didSet { pager.setViewControllers([pages[bed.rawValue]], direction: .forward, animated: true) }
        }
        @objc private func showHerbs() {
          bed = .herbs // nav: BedsController -> HerbsController [child] Bed.herbs
        }
        func pageViewController(
          _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
          transitionCompleted completed: Bool
        ) {
          guard let shown = pager.viewControllers?.first, let index = pages.firstIndex(of: shown), let bed = Bed(rawValue: index) else { return }
          self.bed = bed
        }
      }
      final class RosesController: UIViewController {}
      final class HerbsController: UIViewController {}
      """)
  }
}
