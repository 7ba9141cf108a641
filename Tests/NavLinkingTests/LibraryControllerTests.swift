import Testing

/// Controllers of packages whose source is absent and whose names say little.
@Suite struct LibraryControllerTests {
  private static let app = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = GardenController() // nav: (entry) -> GardenController [root]
        return true
      }
    }
    """

  @Test func whatTheFrameworksOwnMethodsTakeIsAController() {
    expectFlow(
      """
      import UIKit
      import Seeds
      final class GardenController: UIViewController {
        @objc func plant() { present(SeedPicker(kind: .rose), animated: true) } // nav: GardenController -> SeedPicker [present]
        @objc func water() { show(HoseController(), sender: nil) } // nav: GardenController -> HoseController [push]
        @objc func ask() {
          present(ThemedNavigationController(rootViewController: QuestionsController()), animated: true) // nav: GardenController -> QuestionsController [present]
        }
      }
      \(Self.app)
      """)
  }

  /// A method that the program adds for one class of the framework takes no other.
  @Test func aMethodForOneClassTakesNoOther() {
    expectFlow(
      """
      import UIKit
      extension UIViewController {
        func present(_ picker: UIDocumentPickerViewController, animated: Bool, completion: (() -> Void)? = nil) {
          present(picker as UIViewController, animated: animated, completion: completion)
        }
      }
      final class GardenController: UIViewController {
        @objc func plant() {
          let plants = UINavigationController(rootViewController: PlantsController())
          present(plants, animated: true) // nav: GardenController -> PlantsController [present]
        }
        @objc func tools() { present(ToolsController(), animated: true) } // nav: GardenController -> ToolsController [present]
        @objc func load() { present(UIDocumentPickerViewController(), animated: true) } // nav: GardenController -> UIDocumentPickerViewController [present]
      }
      final class PlantsController: UIViewController {}
      final class ToolsController: UIViewController {}
      \(Self.app)
      """)
  }
}
