import UIKit

protocol LoginViewControllerDelegate: AnyObject {
    func loginViewController(_ controller: LoginViewController, didLogInAs customer: Customer)
    func loginViewControllerDidAskForHelp(_ controller: LoginViewController)
}

final class LoginViewController: UIViewController {
    weak var delegate: LoginViewControllerDelegate?
    private let bank: BankService
    private let nameField = UITextField()
    private let passwordField = UITextField()

    init(bank: BankService) {
        self.bank = bank
        super.init(nibName: nil, bundle: nil)
        title = "Welcome"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        passwordField.isSecureTextEntry = true
        let button = UIButton(primaryAction: UIAction(title: "Log in") { [weak self] _ in self?.logIn() })
        let stack = UIStackView(arrangedSubviews: [nameField, passwordField, button])
        stack.frame = view.bounds.insetBy(dx: 24, dy: 200)
        view.addSubview(stack)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "questionmark"), style: .plain, target: self, action: #selector(didTapHelp))
    }

    private func logIn() {
        guard let customer = bank.login(name: nameField.text ?? "", password: passwordField.text ?? "") else {
            passwordField.textColor = .systemRed
            return
        }
        delegate?.loginViewController(self, didLogInAs: customer)
    }

    @objc private func didTapHelp() {
        delegate?.loginViewControllerDidAskForHelp(self)
    }
}

final class LoginHelpViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Help"
    }
}
