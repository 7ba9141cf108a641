import Testing

/// Functions that stand in bodies are seen in these bodies alone, and in all of them.
struct LocalFunctionTests {
  private static func orchard(_ calls: String) -> String {
    """
    import UIKit

    final class AppleController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(calls == "before" ? "setUp()" : "")
        func setUp() { present(CiderController(), animated: true) } // nav: AppleController -> CiderController [present]
        \(calls == "after" ? "setUp()" : "")
      }
    }
    final class PearController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(calls == "before" ? "setUp()" : "")
        func setUp() { present(PerryController(), animated: true) } // nav: PearController -> PerryController [present]
        \(calls == "after" ? "setUp()" : "")
      }
    }
    final class CiderController: UIViewController {
      @objc func pears() { show(PearController(), sender: nil) } // nav: CiderController -> PearController [push]
    }
    final class PerryController: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = AppleController() // nav: (entry) -> AppleController [root]
        return true
      }
    }
    """
  }

  @Test(arguments: ["before", "after"])
  func functionsOfOneNameInTwoBodiesAreTwo(_ calls: String) {
    expectFlow(Self.orchard(calls))
  }
}
