import UIKit

final class RecipientViewController: UIViewController {
    var onContinue: ((String) -> Void)?
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipient"
        field.placeholder = "IBAN"
        view.addSubview(field)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", primaryAction: UIAction { [weak self] _ in self?.onContinue?(self?.field.text ?? "") })
    }
}

protocol AmountViewControllerDelegate: AnyObject {
    func amountViewController(_ controller: AmountViewController, didEnter transfer: Transfer)
}

final class AmountViewController: UIViewController {
    weak var delegate: AmountViewControllerDelegate?
    private var transfer = Transfer(recipient: "", amount: 0)
    private let field = UITextField()

    convenience init(transfer: Transfer) {
        self.init(nibName: nil, bundle: nil)
        self.transfer = transfer
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.keyboardType = .decimalPad
        view.addSubview(field)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .done, target: self, action: #selector(next(_:)))
    }

    @objc private func next(_ sender: UIBarButtonItem) {
        transfer.amount = Decimal(string: field.text ?? "") ?? 0
        delegate?.amountViewController(self, didEnter: transfer)
    }
}

final class ConfirmTransferViewController: UIViewController {
    var onConfirm: (() -> Void)?

    convenience init(transfer: Transfer) {
        self.init(nibName: nil, bundle: nil)
        title = "Confirm"
        navigationItem.prompt = "\(transfer.amount) to \(transfer.recipient)"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", primaryAction: UIAction { [weak self] _ in self?.onConfirm?() })
    }
}

final class ReceiptViewController: UIViewController {
    var onDone: (() -> Void)?

    convenience init(number: String) {
        self.init(nibName: nil, bundle: nil)
        title = number
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
    }
}
