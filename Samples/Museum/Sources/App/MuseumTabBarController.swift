import UIKit

final class MuseumTabBarController: UITabBarController {
    private let collection: MuseumCollection

    init(collection: MuseumCollection) {
        self.collection = collection
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let exhibitions = ExhibitionsViewController(collection: collection)
        exhibitions.tabBarItem = UITabBarItem(title: "Exhibitions", image: UIImage(systemName: "building.columns"), tag: 0)
        let search = ArtworkSearchViewController(collection: collection)
        search.tabBarItem = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
        let visit = VisitViewController()
        visit.tabBarItem = UITabBarItem(title: "Visit", image: UIImage(systemName: "map"), tag: 2)

        viewControllers = [
            UINavigationController(rootViewController: exhibitions),
            UINavigationController(rootViewController: search),
            UINavigationController(rootViewController: visit),
        ]
    }
}
