import Testing

/// What is in a navigation controller when the body that fills it shows it.
struct PlacedScreenTests {
  @Test func eachArmShowsWhatItPutIntoTheController() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = OrchardViewController() // nav: (entry) -> OrchardViewController [root]
          return true
        }
      }
      final class OrchardViewController: UIViewController {
        private var modal = UINavigationController()
        @objc func fruitTapped(_ sender: UIButton) {
          modal = UINavigationController()
          switch sender.tag {
          case 0:
            modal.setViewControllers([QuinceViewController()], animated: false)
            modal.modalPresentationStyle = .pageSheet
            present(modal, animated: true) // nav: OrchardViewController -> QuinceViewController [present]
          case 1:
            modal.setViewControllers([MedlarViewController()], animated: false)
            if sender.isSelected {
              modal.setViewControllers([SloeViewController()], animated: false)
            }
            // nav: OrchardViewController -> MedlarViewController [present]; OrchardViewController -> SloeViewController [present]
            present(modal, animated: true)
          default: break
          }
        }
      }
      final class QuinceViewController: UIViewController {}
      final class MedlarViewController: UIViewController {}
      final class SloeViewController: UIViewController {}
      """)
  }

  /// However it is filled, and whether before or after: the user sees one step.
  @Test func aControllerThatIsFilledAndShownInOneBodyIsOneStep() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = MeadowController() // nav: (entry) -> MeadowController [root]
          return true
        }
      }
      final class MeadowController: UIViewController {
        @objc func clover() {
          let stack = UINavigationController()
          stack.setViewControllers([CloverController()], animated: false)
          present(stack, animated: true) // nav: MeadowController -> CloverController [present]
        }
        @objc func thistle() {
          let stack = UINavigationController()
          stack.viewControllers = [ThistleController()]
          present(stack, animated: true) // nav: MeadowController -> ThistleController [present]
        }
        @objc func sorrel() {
          let stack = MeadowStack(title: "Sorrel")
          present(stack, animated: true) // nav: MeadowController -> SorrelController [present]
          stack.pushViewController(SorrelController(), animated: false)
        }
        @objc func both() {
          let stack = UINavigationController(rootViewController: CloverController())
          stack.pushViewController(ThistleController(), animated: false) // nav: MeadowController -> ThistleController [push]
          present(stack, animated: true) // nav: MeadowController -> CloverController [present]
        }
      }
      final class MeadowStack: UINavigationController {
        init(title: String) { super.init(nibName: nil, bundle: nil) }
      }
      final class CloverController: UIViewController {}
      final class ThistleController: UIViewController {}
      final class SorrelController: UIViewController {}
      """)
  }

  /// What is pushed on it later is not in it when it is shown.
  @Test func aLocalThatAPropertyKeepsShowsWhatIsPutThereNext() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = FenController() // nav: (entry) -> FenController [root]
          return true
        }
      }
      final class FenController: UIViewController {
        private var flow: FenFlow?
        @objc func reedsTapped() {
          let flow = FenFlow(screen: self)
          self.flow = flow
          flow.start()
        }
      }
      final class FenFlow {
        private let screen: UIViewController
        private var current: UINavigationController?
        init(screen: UIViewController) { self.screen = screen }
        func start() { showStack() }
        private func showStack() {
          let stack = FenStack(title: "Reeds")
          current = stack
          screen.present(stack, animated: true) // nav: FenController -> ReedsController [present]
          showReeds()
        }
        private func showReeds() {
          let reeds = ReedsController()
          reeds.flow = self
          current?.pushViewController(reeds, animated: false) // nav: FenController -> ReedsController [root]
        }
        func showReed() { current?.pushViewController(ReedController(), animated: true) } // nav: ReedsController -> ReedController [push]
      }
      final class FenStack: UINavigationController {
        init(title: String) { super.init(nibName: nil, bundle: nil) }
      }
      final class ReedsController: UIViewController {
        weak var flow: FenFlow?
        @objc func tap() { flow?.showReed() }
      }
      final class ReedController: UIViewController {}
      """)
  }
}
