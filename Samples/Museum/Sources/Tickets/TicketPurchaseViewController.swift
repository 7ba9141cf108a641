import UIKit

final class TicketPurchaseViewController: UIViewController {
    private let exhibition: Exhibition
    private let stepper = UIStepper()

    init(exhibition: Exhibition) {
        self.exhibition = exhibition
        super.init(nibName: nil, bundle: nil)
        title = "Tickets"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stepper.minimumValue = 1
        stepper.maximumValue = 8
        stepper.frame.origin = CGPoint(x: 20, y: 140)
        view.addSubview(stepper)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Buy", style: .done, target: self, action: #selector(buy))
    }

    @objc private func buy() {
        let order = TicketOrder(exhibition: exhibition, count: Int(stepper.value))
        Task { [weak self] in
            let number = await TicketOffice.shared.place(order)
            self?.showConfirmation(number: number)
        }
    }

    private func showConfirmation(number: String) {
        let confirmation = TicketConfirmationViewController(number: number)
        confirmation.navigationItem.hidesBackButton = true
        navigationController?.pushViewController(confirmation, animated: true)
    }
}

final class TicketConfirmationViewController: UIViewController {
    private let number: String

    init(number: String) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Thank you"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 140, width: 300, height: 30))
        label.text = "Order \(number)"
        view.addSubview(label)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}
