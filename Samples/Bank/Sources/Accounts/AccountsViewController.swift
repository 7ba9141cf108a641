import UIKit

protocol AccountsViewControllerDelegate: AnyObject {
    func accountsViewController(_ controller: AccountsViewController, didSelect account: Account)
    func accountsViewControllerDidTapTransfer(_ controller: AccountsViewController)
    func accountsViewControllerDidTapLogout(_ controller: AccountsViewController)
}

final class AccountsViewController: UITableViewController {
    weak var delegate: AccountsViewControllerDelegate?
    private let accounts: [Account]

    init(accounts: [Account]) {
        self.accounts = accounts
        super.init(style: .insetGrouped)
        title = "Accounts"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Transfer", style: .plain, target: self, action: #selector(startTransfer))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Log out", style: .plain, target: self, action: #selector(logOut))
    }

    @objc private func startTransfer() {
        delegate?.accountsViewControllerDidTapTransfer(self)
    }

    @objc private func logOut() {
        delegate?.accountsViewControllerDidTapLogout(self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        accounts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = accounts[indexPath.row].name
        cell.detailTextLabel?.text = "\(accounts[indexPath.row].balance)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.accountsViewController(self, didSelect: accounts[indexPath.row])
    }
}

final class AccountDetailViewController: UITableViewController {
    var onSelectCard: ((Card) -> Void)?
    private var cards: [Card] = []

    convenience init(account: Account) {
        self.init(style: .grouped)
        title = account.name
        cards = account.cards
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cards.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = cards[indexPath.row].number
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelectCard?(cards[indexPath.row])
    }
}
