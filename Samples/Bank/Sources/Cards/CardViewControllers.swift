import UIKit

protocol CardOverviewViewControllerDelegate: AnyObject {
    func cardOverviewDidTapLimits(_ controller: CardOverviewViewController)
    func cardOverviewDidTapPIN(_ controller: CardOverviewViewController)
}

class CardViewController: UIViewController {
    let card: Card

    init(card: Card) {
        self.card = card
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.prompt = card.number
    }
}

final class CardOverviewViewController: CardViewController {
    weak var delegate: CardOverviewViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Card"
        let limits = UIBarButtonItem(title: "Limits", style: .plain, target: self, action: #selector(didTapLimits))
        let pin = UIBarButtonItem(title: "PIN", style: .plain, target: self, action: #selector(didTapPIN))
        navigationItem.rightBarButtonItems = [limits, pin]
    }

    @objc private func didTapLimits() {
        delegate?.cardOverviewDidTapLimits(self)
    }

    @objc private func didTapPIN() {
        delegate?.cardOverviewDidTapPIN(self)
    }
}

final class CardLimitsViewController: CardViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Limits"
    }
}

final class CardPINViewController: CardViewController { // expect: unreachable-screen
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "PIN"
    }
}
