import UIKit

final class AppCoordinator: Coordinator {
    let navigationController: UINavigationController
    var childCoordinators: [Coordinator] = []
    private let bank: BankService

    init(navigationController: UINavigationController, bank: BankService) {
        self.navigationController = navigationController
        self.bank = bank
    }

    func start() {
        showLogin()
    }

    private func showLogin() {
        let login = LoginCoordinator(navigationController: navigationController, bank: bank)
        login.delegate = self
        addChild(login)
        login.start()
    }

    private func showAccounts(of customer: Customer) {
        let accounts = AccountsCoordinator(navigationController: navigationController, bank: bank, customer: customer)
        accounts.onLogout = { [weak self, weak accounts] in
            self?.removeChild(accounts)
            self?.showLogin()
        }
        addChild(accounts)
        accounts.start()
    }
}

extension AppCoordinator: LoginCoordinatorDelegate {
    func loginCoordinator(_ coordinator: LoginCoordinator, didFinishWith customer: Customer) {
        removeChild(coordinator)
        showAccounts(of: customer)
    }
}
