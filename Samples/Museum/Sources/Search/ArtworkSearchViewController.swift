import UIKit

final class ArtworkSearchViewController: UITableViewController, UISearchResultsUpdating {
    private let collection: MuseumCollection
    private var results: [Artwork] = []

    init(collection: MuseumCollection) {
        self.collection = collection
        super.init(style: .plain)
        title = "Search"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        results = collection.artworks
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
        results = collection.artworks(matching: searchController.searchBar.text ?? "")
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = results[indexPath.row].title
        cell.detailTextLabel?.text = results[indexPath.row].artist
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(ScreenFactory.makeArtworkDetail(for: results[indexPath.row]), sender: self)
    }
}
