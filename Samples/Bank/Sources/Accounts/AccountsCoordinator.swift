import UIKit

final class AccountsCoordinator: Coordinator {
    let navigationController: UINavigationController
    var childCoordinators: [Coordinator] = []
    var onLogout: (() -> Void)?
    private let bank: BankService
    private let customer: Customer

    init(navigationController: UINavigationController, bank: BankService, customer: Customer) {
        self.navigationController = navigationController
        self.bank = bank
        self.customer = customer
    }

    func start() {
        let list = AccountsViewController(accounts: bank.accounts(of: customer))
        list.delegate = self
        navigationController.setViewControllers([list], animated: true)
    }

    private func showDetail(of account: Account) {
        let detail = AccountDetailViewController(account: account)
        detail.onSelectCard = { [weak self] card in
            self?.startCards(with: card)
        }
        navigationController.pushViewController(detail, animated: true)
    }

    private func startTransfer() {
        let transfer = TransferCoordinator(navigationController: navigationController, bank: bank)
        transfer.onFinish = { [weak self, weak transfer] in
            self?.navigationController.popToRootViewController(animated: true)
            self?.removeChild(transfer)
        }
        addChild(transfer)
        transfer.start()
    }

    private func startCards(with card: Card) {
        let cards = CardsCoordinator(navigationController: navigationController, card: card)
        addChild(cards)
        cards.start()
    }
}

extension AccountsCoordinator: AccountsViewControllerDelegate {
    func accountsViewController(_ controller: AccountsViewController, didSelect account: Account) {
        showDetail(of: account)
    }

    func accountsViewControllerDidTapTransfer(_ controller: AccountsViewController) {
        startTransfer()
    }

    func accountsViewControllerDidTapLogout(_ controller: AccountsViewController) {
        onLogout?()
    }
}
