import Testing

/// Who decides where an extension of a protocol shows a screen of its own.
struct SharedBehaviourTests {
  /// Single types share what they adopt: it is decided there, once, for all of them.
  @Test func behaviourThatSingleScreensAdoptDecidesForThem() {
    expectFlow(
      """
      import UIKit
      protocol Tipping {}
      extension Tipping where Self: UIViewController {
        func showTip(_ text: String) {
          let tip = TipViewController()
          present(tip, animated: true) // nav: OrchardViewController -> TipViewController [present]; HarvestViewController -> TipViewController [present]
        }
      }
      final class OrchardViewController: UIViewController, Tipping {
        @objc func tipTapped() { showTip("Prune in winter") }
        @objc func harvestTapped() {
          navigationController?.pushViewController(HarvestViewController(), animated: true) // nav: OrchardViewController -> HarvestViewController [push]
        }
      }
      final class HarvestViewController: UIViewController, Tipping {
        @objc func tipTapped() { showTip("Pick them dry") }
      }
      final class TipViewController: UIViewController {}
      \(Self.app)
      """)
  }

  /// What is made of what the caller says is the caller's.
  @Test func whatIsMadeOfWhatTheCallerSaysIsDecidedByTheCaller() {
    expectFlow(
      """
      import UIKit
      protocol Tipping {}
      extension Tipping where Self: UIViewController {
        func showTip(_ text: String) {
          let tip = TipViewController(text: text)
          tip.modalPresentationStyle = .overFullScreen
          if let navigationController { navigationController.present(tip, animated: true) } else { present(tip, animated: true) }
        }
      }
      final class OrchardViewController: UIViewController, Tipping {
        @objc func tipTapped() { showTip("Prune in winter") } // nav: OrchardViewController -> TipViewController [present]
        @objc func harvestTapped() {
          navigationController?.pushViewController(HarvestViewController(), animated: true) // nav: OrchardViewController -> HarvestViewController [push]
        }
      }
      final class HarvestViewController: UIViewController, Tipping {
        @objc func tipTapped() { showTip("Pick them dry") } // nav: HarvestViewController -> TipViewController [present]
      }
      final class TipViewController: UIViewController {
        init(text: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      \(Self.app)
      """)
  }

  /// What all view controllers adopt is a helper like one of their own class: whoever calls it decides.
  @Test func behaviourThatAllScreensAdoptBelongsToItsCallers() {
    expectFlow(
      """
      import UIKit
      protocol Tipping {}
      extension Tipping where Self: UIViewController {
        func showTip(_ text: String) {
          let tip = TipViewController()
          present(tip, animated: true)
        }
      }
      extension UIViewController: Tipping {}
      final class OrchardViewController: UIViewController {
        @objc func tipTapped() {
          showTip("Prune in winter") // nav: OrchardViewController -> TipViewController [present]
        }
      }
      final class TipViewController: UIViewController {}
      \(Self.app)
      """)
  }

  /// What routers adopt shows on the view that they are given: whoever asks a router decides, also by way of a method that only asks for it.
  @Test func behaviourOfRoutersThatAreGivenTheViewBelongsToItsCallers() {
    expectFlow(
      """
      import UIKit
      protocol Presenting: AnyObject { var controller: UIViewController { get } }
      extension Presenting where Self: UIViewController { var controller: UIViewController { self } }
      protocol TipShowing {}
      extension TipShowing {
        func show(title: String, from view: Presenting?) {
          guard let controller = view?.controller else { return }
          controller.present(TipViewController(), animated: true)
        }
      }
      protocol FailureShowing { func show(error: Error, from view: Presenting?) -> Bool }
      extension FailureShowing where Self: TipShowing {
        func show(error: Error, from view: Presenting?) -> Bool {
          show(title: "\\(error)", from: view)
          return true
        }
      }
      protocol OrchardRouting: TipShowing, FailureShowing { func openHarvest(from view: Presenting?) }
      final class OrchardRouter: OrchardRouting {
        func openHarvest(from view: Presenting?) {
          let harvest = HarvestViewController(presenter: HarvestPresenter(router: HarvestRouter()))
          view?.controller.navigationController?.pushViewController(harvest, animated: true) // nav: OrchardViewController -> HarvestViewController [push]
        }
      }
      protocol HarvestRouting: TipShowing, FailureShowing {}
      final class HarvestRouter: HarvestRouting {}
      final class OrchardPresenter {
        weak var view: Presenting?
        private let router: OrchardRouting = OrchardRouter()
        func prune() { router.show(title: "Prune in winter", from: view) } // nav: OrchardViewController -> TipViewController [present]
        func harvest() { router.openHarvest(from: view) }
      }
      final class HarvestPresenter {
        weak var view: Presenting?
        private let router: HarvestRouting
        init(router: HarvestRouting) { self.router = router }
        func weigh() { router.show(title: "Weigh it", from: view) } // nav: HarvestViewController -> TipViewController [present]
        func fail(_ error: Error) { _ = router.show(error: error, from: view) } // nav: HarvestViewController -> TipViewController [present]
      }
      final class OrchardViewController: UIViewController, Presenting {
        private let presenter = OrchardPresenter()
        override func viewDidLoad() { presenter.view = self }
        @objc func prune() { presenter.prune() }
        @objc func harvest() { presenter.harvest() }
      }
      final class HarvestViewController: UIViewController, Presenting {
        private let presenter: HarvestPresenter
        init(presenter: HarvestPresenter) {
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
          presenter.view = self
        }
        @objc func weigh() { presenter.weigh() }
        @objc func lose() { presenter.fail(CancellationError()) }
      }
      final class TipViewController: UIViewController {}
      \(Self.app)
      """)
  }

  private static let app = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: OrchardViewController()) // nav: (entry) -> OrchardViewController [root]
        return true
      }
    }
    """
}
