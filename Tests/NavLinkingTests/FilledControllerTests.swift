import Testing

/// View controllers of a library, or bare ones, that are only there to hold a screen.
@Suite struct FilledControllerTests {
  @Test func aControllerOfALibraryShowsTheChildThatItIsGiven() {
    expectFlow(
      """
      import UIKit
      import DimKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication) { window.rootViewController = HomeViewController() } // nav: (entry) -> HomeViewController [root]
      }
      extension UIViewController {
        func embed(_ child: UIViewController?, frame: CGRect? = nil) {
          guard let child = child else { return }
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      class HomeViewController: UIViewController {
        func showCart() {
          let backdrop = DimViewController()
          backdrop.modalPresentationStyle = .overFullScreen
          backdrop.embed(UINavigationController(rootViewController: CartViewController()))
          present(backdrop, animated: true) // nav: HomeViewController -> CartViewController [present]
        }
        func showHelp() {
          guard let help = HelpFactory.make() else { return }
          let backdrop = DimViewController()
          backdrop.embed(help)
          present(backdrop, animated: true) // nav: HomeViewController -> HelpViewController [present]
        }
        func showOnlyTheBackdrop() {
          let backdrop = DimViewController()
          present(backdrop, animated: true) // nav: HomeViewController -> DimViewController [present]
        }
      }
      enum HelpFactory {
        static func make() -> UIViewController? {
          let frame = DimViewController()
          let help = HelpViewController()
          frame.addChild(help)
          return frame
        }
      }
      class CartViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """)
  }

  @Test func aBareControllerAndAPanelShowWhatIsPutIn() {
    expectFlow(
      """
      import UIKit
      import PanelKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication) { window.rootViewController = HomeViewController() } // nav: (entry) -> HomeViewController [root]
      }
      class HomeViewController: UIViewController {
        func showCart() {
          let plain = UIViewController()
          let cart = CartViewController()
          plain.addChild(cart)
          plain.view.addSubview(cart.view)
          navigationController?.pushViewController(plain, animated: true) // nav: HomeViewController -> CartViewController [push]
        }
        func showHelp() {
          let panel = PanelViewController(delegate: self)
          let help = HelpViewController()
          panel.set(contentViewController: help)
          panel.track(scrollView: help.list)
          panel.follow(parent: self)
          present(panel, animated: true) // nav: HomeViewController -> HelpViewController [present]
        }
      }
      class CartViewController: UIViewController {}
      class HelpViewController: UIViewController { let list = UIScrollView() }
      """)
  }

  @Test func aScreenOfTheProgramStaysAScreenBesideItsChild() {
    expectFlow(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication) { window.rootViewController = HomeViewController() } // nav: (entry) -> HomeViewController [root]
      }
      class HomeViewController: UIViewController {
        func showCart() {
          let cart = CartViewController()
          cart.addChild(SumViewController()) // nav: CartViewController -> SumViewController [child]
          present(cart, animated: true) // nav: HomeViewController -> CartViewController [present]
        }
      }
      class CartViewController: UIViewController {}
      class SumViewController: UIViewController {}
      """)
  }

  @Test func aControllerOfALibraryIsWhatItIsMadeAround() {
    expectFlow(
      """
      import UIKit
      import PanelKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication) { window.rootViewController = HomeViewController() } // nav: (entry) -> HomeViewController [root]
      }
      class HomeViewController: UIViewController {
        func showCart() {
          let panel = PanelViewController(controller: CartViewController(), sizes: [.half])
          panel.allowsPulling = false
          present(panel, animated: true) // nav: HomeViewController -> CartViewController [present]
        }
        func showHelp() { slide(HelpViewController()) } // nav: HomeViewController -> HelpViewController [present]
        func showOffer() {
          let sheet: BottomSheetController = BottomSheetController(contentViewController: OfferViewController())
          sheet.detents = [.half]
          present(sheet, animated: true) // nav: HomeViewController -> OfferViewController [present]
        }
        func slide(_ other: UIViewController) { present(PanelViewController(controller: other), animated: true) }
        func showCamera() {
          present(CameraViewController(delegate: self, presenter: self), animated: true) // nav: HomeViewController -> CameraViewController [present]
        }
      }
      class CartViewController: UIViewController {}
      class OfferViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """)
  }
}
