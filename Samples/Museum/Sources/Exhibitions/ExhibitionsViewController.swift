import UIKit

final class ExhibitionsViewController: UITableViewController {
    private let collection: MuseumCollection

    init(collection: MuseumCollection) {
        self.collection = collection
        super.init(style: .insetGrouped)
        title = "Exhibitions"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "exhibition")
        // The donation campaign is over; the button comes back in autumn.
        // navigationItem.rightBarButtonItem = UIBarButtonItem(
        //     title: "Donate", primaryAction: UIAction { [weak self] _ in
        //         self?.navigationController?.pushViewController(DonationViewController(), animated: true)
        //     })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        collection.exhibitions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "exhibition", for: indexPath)
        let exhibition = collection.exhibitions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = exhibition.name
        content.secondaryText = exhibition.hall
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let exhibition = collection.exhibitions[indexPath.row]
        let detail = ExhibitionDetailViewController(exhibition: exhibition)
        navigationController?.pushViewController(detail, animated: true)
    }
}
