import UIKit

enum TransferStep {
    case recipient
    case amount(Transfer)
    case confirm(Transfer)
    case receipt(String)
    // expect: unmapped-destination
    case limitExceeded(Transfer)
}

final class TransferCoordinator: Coordinator {
    let navigationController: UINavigationController
    var childCoordinators: [Coordinator] = []
    var onFinish: (() -> Void)?
    private let bank: BankService

    init(navigationController: UINavigationController, bank: BankService) {
        self.navigationController = navigationController
        self.bank = bank
    }

    func start() {
        show(.recipient)
    }

    private func show(_ step: TransferStep) {
        guard let controller = viewController(for: step) else { return }
        navigationController.pushViewController(controller, animated: true)
    }

    private func viewController(for step: TransferStep) -> UIViewController? {
        switch step {
        case .recipient:
            let controller = RecipientViewController()
            controller.onContinue = { [weak self] recipient in
                self?.show(.amount(Transfer(recipient: recipient, amount: 0)))
            }
            return controller
        case .amount(let transfer):
            let controller = AmountViewController(transfer: transfer)
            controller.delegate = self
            return controller
        case .confirm(let transfer):
            let controller = ConfirmTransferViewController(transfer: transfer)
            controller.onConfirm = { [weak self] in
                self?.execute(transfer)
            }
            return controller
        case .receipt(let number):
            let controller = ReceiptViewController(number: number)
            controller.onDone = { [weak self] in self?.onFinish?() }
            return controller
        case .limitExceeded:
            return nil
        }
    }

    private func execute(_ transfer: Transfer) {
        let number = bank.execute(transfer)
        show(.receipt(number))
    }
}

extension TransferCoordinator: AmountViewControllerDelegate {
    func amountViewController(_ controller: AmountViewController, didEnter transfer: Transfer) {
        if transfer.amount > bank.dailyLimit {
            show(.limitExceeded(transfer))
        } else {
            show(.confirm(transfer))
        }
    }
}
