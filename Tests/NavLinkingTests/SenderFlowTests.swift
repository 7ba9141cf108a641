import Testing

/// Several senders, delegates and method references behind one verb.
struct SenderFlowTests {
  private func bank(_ coordinator: String, _ screens: String) -> String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private var coordinator: BankCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigation = UINavigationController()
        let coordinator = BankCoordinator(navigation: navigation)
        coordinator.start()
        self.coordinator = coordinator
        window?.rootViewController = navigation // nav: (entry) -> AccountsViewController [root]
      }
    }
    final class BankCoordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      \(coordinator)
    }
    \(screens)
    final class CardViewController: UIViewController {}
    final class HelpViewController: UIViewController {}
    """
  }

  @Test func aDelegatesMethodHasTheSourceThatCallsIt() {
    expectFlow(
      bank(
        """
        func start() {
          let accounts = AccountsViewController()
          accounts.delegate = self
          navigation.setViewControllers([accounts], animated: false) // nav: (entry) -> AccountsViewController [root]
        }
        """,
        """
        protocol AccountsDelegate: AnyObject { func accountsDidSelectCard(_ accounts: AccountsViewController) }
        extension BankCoordinator: AccountsDelegate {
          func accountsDidSelectCard(_ accounts: AccountsViewController) {
            navigation.pushViewController(CardViewController(), animated: true) // nav: AccountsViewController -> CardViewController [push]
          }
        }
        final class AccountsViewController: UIViewController {
          weak var delegate: AccountsDelegate?
          @objc func cardTapped() { delegate?.accountsDidSelectCard(self) }
        }
        """))
  }

  @Test func aVerbThatTwoScreensCallHasBothSources() {
    expectFlow(
      bank(
        """
        func start() {
          let accounts = AccountsViewController()
          accounts.coordinator = self
          navigation.setViewControllers([accounts], animated: false) // nav: (entry) -> AccountsViewController [root]
        }
        func showLimits() {
          let limits = LimitsViewController()
          limits.coordinator = self
          navigation.pushViewController(limits, animated: true) // nav: AccountsViewController -> LimitsViewController [push]
        }
        func showHelp() {
          // nav: AccountsViewController -> HelpViewController [present]; LimitsViewController -> HelpViewController [present]
          navigation.present(HelpViewController(), animated: true)
        }
        """,
        """
        final class AccountsViewController: UIViewController {
          weak var coordinator: BankCoordinator?
          @objc func limitsTapped() { coordinator?.showLimits() }
          @objc func helpTapped() { coordinator?.showHelp() }
        }
        final class LimitsViewController: UIViewController {
          weak var coordinator: BankCoordinator?
          @objc func helpTapped() { coordinator?.showHelp() }
        }
        """))
  }

  @Test func aClosuresParameterIsARoute() {
    expectFlow(
      bank(
        """
        enum Route { case card, help }
        func start() {
          let accounts = AccountsViewController()
          accounts.onRoute = { [weak self] route in self?.show(route) }
          navigation.setViewControllers([accounts], animated: false) // nav: (entry) -> AccountsViewController [root]
        }
        private func show(_ route: Route) {
          switch route {
          case .card: navigation.pushViewController(CardViewController(), animated: true)
          case .help: navigation.present(HelpViewController(), animated: true)
          }
        }
        """,
        """
        final class AccountsViewController: UIViewController {
          var onRoute: ((BankCoordinator.Route) -> Void)?
          @objc func cardTapped() { onRoute?(.card) } // nav: AccountsViewController -> CardViewController [push] BankCoordinator.Route.card
          @objc func helpTapped() { onRoute?(.help) } // nav: AccountsViewController -> HelpViewController [present] BankCoordinator.Route.help
        }
        """))
  }

  @Test func aMethodIsHandedOverByItsName() {
    expectFlow(
      bank(
        """
        func start() {
          let accounts = AccountsViewController(onSelect: showCard)
          navigation.setViewControllers([accounts], animated: false) // nav: (entry) -> AccountsViewController [root]
        }
        private func showCard() {
          navigation.pushViewController(CardViewController(), animated: true) // nav: AccountsViewController -> CardViewController [push]
        }
        """,
        """
        final class AccountsViewController: UIViewController {
          private let onSelect: () -> Void
          init(onSelect: @escaping () -> Void) { self.onSelect = onSelect; super.init(nibName: nil, bundle: nil) }
          @objc func cardTapped() { onSelect() }
        }
        """))
  }

  @Test func anAlertIsNoTransition() {
    expectFlow(
      bank(
        """
        func start() {
          navigation.setViewControllers([AccountsViewController()], animated: false) // nav: (entry) -> AccountsViewController [root]
        }
        """,
        """
        final class AccountsViewController: UIViewController {
          @objc func deleteTapped() {
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            present(alert, animated: true)
          }
          @objc func doneTapped() { dismiss(animated: true); navigationController?.popViewController(animated: true) }
        }
        """))
  }
}
