import Testing

/// View controllers that only surround another one, and present themselves.
struct SelfPresentingSheetTests {
  private static func harbour(_ sheet: String, _ show: String) -> String {
    """
    import UIKit

    protocol SheetContent: UIViewController { var height: CGFloat { get } }
    \(sheet)
    final class DepthController: UIViewController, SheetContent { var height: CGFloat = 3 }
    final class CrewController: UIViewController, SheetContent { var height: CGFloat = 3 }
    final class HarbourController: UIViewController {
    \(show)
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = HarbourController() // nav: (entry) -> HarbourController [root]
        return true
      }
    }
    """
  }

  private static func sheet(content: String, shown: String) -> String {
    """
    final class SheetController: UIViewController {
      let contentViewController: \(content)
      init(contentViewController: \(content)) {
        self.contentViewController = contentViewController
        super.init(nibName: nil, bundle: nil)
      }
      func present(fromViewController: UIViewController) {
        \(shown)
      }
      override func viewDidLoad() {
        addChild(contentViewController)
        view.addSubview(contentViewController.view)
        contentViewController.didMove(toParent: self)
      }
    }
    """
  }

  /// What a sheet surrounds is shown where the sheet is told to present itself, alone or in a navigation controller.
  @Test(arguments: [
    "fromViewController.present(self, animated: false)",
    "fromViewController.present(UINavigationController(rootViewController: self), animated: false)",
    "let stack = UINavigationController(rootViewController: self)\n    fromViewController.present(stack, animated: false) { print(1) }",
  ])
  func whatASheetSurroundsIsShownWhereItPresentsItself(_ shown: String) {
    for content in ["UIViewController", "SheetContent"] {
      expectFlow(
        Self.harbour(
          Self.sheet(content: content, shown: shown),
          """
            func pickDepth() {
              let depth = DepthController()
              let sheet = SheetController(contentViewController: depth)
              sheet.present(fromViewController: self) // nav: HarbourController -> DepthController [present]
            }
            func pickCrew() {
              SheetController(contentViewController: CrewController()).present(fromViewController: self) // nav: HarbourController -> CrewController [present]
            }
          """))
    }
  }

  /// A controller that shows itself in a navigation controller is shown where it is told to.
  @Test func aScreenMayPresentItselfInAStack() {
    expectFlow(
      Self.harbour(
        """
        final class PilotController: UIViewController {
          func show(on parent: UIViewController) { parent.present(UINavigationController(rootViewController: self), animated: true) }
        }
        """,
        "  func callPilot() { PilotController().show(on: self) } // nav: HarbourController -> PilotController [present]"))
  }

  /// A banner is told whose it is, and fills no window.
  @Test func aBannerIsGivenAControllerAndShowsNone() {
    expectFlow(
      Self.harbour(
        """
        final class BannerView: UIView {
          let banner = AdBanner()
          func load(in rootViewController: UIViewController) { banner.rootViewController = rootViewController }
        }
        """,
        """
          private let banner = BannerView()
          override func viewDidLoad() { banner.load(in: self) }
        """))
  }
}
