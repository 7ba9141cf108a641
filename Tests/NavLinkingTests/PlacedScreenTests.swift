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
            modal.setViewControllers([QuinceViewController()], animated: false) // nav: OrchardViewController -> QuinceViewController [root]
            modal.modalPresentationStyle = .pageSheet
            present(modal, animated: true) // nav: OrchardViewController -> QuinceViewController [present]
          case 1:
            modal.setViewControllers([MedlarViewController()], animated: false) // nav: OrchardViewController -> MedlarViewController [root]
            if sender.isSelected {
              modal.setViewControllers([SloeViewController()], animated: false) // nav: OrchardViewController -> SloeViewController [root]
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
}
