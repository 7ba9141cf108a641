import UIKit

protocol LoginCoordinatorDelegate: AnyObject {
    func loginCoordinator(_ coordinator: LoginCoordinator, didFinishWith customer: Customer)
}

final class LoginCoordinator: Coordinator {
    let navigationController: UINavigationController
    var childCoordinators: [Coordinator] = []
    weak var delegate: LoginCoordinatorDelegate?
    private let bank: BankService

    init(navigationController: UINavigationController, bank: BankService) {
        self.navigationController = navigationController
        self.bank = bank
    }

    func start() {
        let login = LoginViewController(bank: bank)
        login.delegate = self
        navigationController.setViewControllers([login], animated: false)
    }

    private func presentHelp() {
        let help = LoginHelpViewController()
        navigationController.present(UINavigationController(rootViewController: help), animated: true)
    }
}

extension LoginCoordinator: LoginViewControllerDelegate {
    func loginViewController(_ controller: LoginViewController, didLogInAs customer: Customer) {
        delegate?.loginCoordinator(self, didFinishWith: customer)
    }

    func loginViewControllerDidAskForHelp(_ controller: LoginViewController) {
        presentHelp()
    }
}
