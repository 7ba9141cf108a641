import Testing

/// Routers of one screen, and helpers of several.
@Suite struct SceneRouterTests {
  @Test func theRouterOfAScreenDecides() {
    expectFlow(
      """
      import UIKit
      protocol ShopRouting { func openHelp(); func openSale() }
      final class ShopRouter {
        weak var viewController: UIViewController?
      }
      extension ShopRouter: ShopRouting {
        func openHelp() { viewController?.present(HelpController(), animated: true) } // nav: ShopController -> HelpController [present]
        func openSale() { viewController?.navigationController?.pushViewController(SaleController(), animated: true) } // nav: ShopController -> SaleController [push]
      }
      final class ShopController: UIViewController {
        private(set) var router: ShopRouting?
        func setUp() {
          let router = ShopRouter()
          self.router = router
          router.viewController = self
        }
        @objc func card() { navigationController?.pushViewController(CardController(), animated: true) } // nav: ShopController -> CardController [push]
        @objc func note() { navigationController?.pushViewController(NoteController(), animated: true) } // nav: ShopController -> NoteController [push]
        @objc func help() { router?.openHelp() }
        @objc func sale() { router?.openSale() }
      }
      final class HelpController: UIViewController {}
      final class SaleController: UIViewController {}
      final class PhotoPicker {
        weak var host: UIViewController?
        func pick() { host?.present(UIImagePickerController(), animated: true) }
      }
      final class CardController: UIViewController {
        let picker = PhotoPicker()
        @objc func choose() { picker.host = self; picker.pick() } // nav: CardController -> UIImagePickerController [present]
      }
      final class NoteController: UIViewController {
        let picker = PhotoPicker()
        @objc func choose() { picker.host = self; picker.pick() } // nav: NoteController -> UIImagePickerController [present]
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = ShopController() // nav: (entry) -> ShopController [root]
          return true
        }
      }
      """)
  }
}
