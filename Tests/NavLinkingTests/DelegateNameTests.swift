import Testing

/// Methods by which Cocoa's objects tell their delegates something, in objects and base classes of the program.
@Suite struct DelegateNameTests {
  private let scene = """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let bar = UITabBarController()
        bar.viewControllers = [HerbsViewController(), PotsViewController()] // nav: UITabBarController -> HerbsViewController [tab]; UITabBarController -> PotsViewController [tab]
        window?.rootViewController = bar // nav: (entry) -> UITabBarController [root]
      }
    }

    """

  /// The framework asks the base, and the base asks the object that it is: not those who hold another object of that base.
  @Test func aMethodThatTheBaseClassAsksComesFromWhoeverHoldsTheObject() {
    expectFlow(
      scene + """
        class ListSource: NSObject, UITableViewDelegate {
          weak var host: UIViewController?
          func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { choose(path.row) }
          func choose(_ row: Int) {}
        }
        final class HerbSource: ListSource {
          override func choose(_ row: Int) {
            host?.present(HerbViewController(), animated: true) // nav: HerbsViewController -> HerbViewController [present]
          }
        }
        final class PotSource: ListSource {
          override func choose(_ row: Int) {
            host?.present(PotViewController(), animated: true) // nav: PotsViewController -> PotViewController [present]
          }
        }
        final class HerbsViewController: UIViewController {
          private lazy var source: HerbSource = makeSource()
          private func makeSource() -> HerbSource { HerbSource() }
        }
        final class PotsViewController: UIViewController {
          private var source: PotSource?
          private let other = ListSource()
          override func viewDidLoad() { source = PotSource() }
        }
        final class HerbViewController: UIViewController {}
        final class PotViewController: UIViewController {}
        """)
  }

  /// `tableView` alone is the table, which a table view controller inherits: nobody hands the methods of that name on.
  @Test func theBareNameOfADelegateMethodIsTheObjectThatCallsIt() {
    expectFlow(
      scene + """
        class ListSource<Item>: NSObject, UITableViewDataSource {
          weak var tableView: UITableView?
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        final class HerbSource: ListSource<String> {
          weak var host: UIViewController?
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = HerbCell()
            cell.onHelp = { [weak self] in
              self?.host?.present(HelpViewController(), animated: true) // nav: HerbsViewController -> HelpViewController [present]
            }
            return cell
          }
        }
        final class PotSource: ListSource<Int> {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        final class HerbCell: UITableViewCell {
          var onHelp: (() -> Void)?
          @objc func tapped() { onHelp?() }
        }
        final class HerbsViewController: UITableViewController {
          private let source = HerbSource()
          override func viewDidLoad() { source.tableView = tableView }
        }
        final class PotsViewController: UITableViewController {
          private let source = PotSource()
          override func viewDidLoad() {
            if source.tableView(tableView, numberOfRowsInSection: 0) == 0 { tableView.isHidden = true }
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            present(PotViewController(), animated: true) // nav: PotsViewController -> PotViewController [present]
          }
        }
        final class PotViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
        """)
  }

  /// A page of a screen asks its delegate, and a protocol does for all delegates what they show.
  @Test func whatAProtocolShowsForItsViewControllersComesFromThese() {
    expectFlow(
      scene + """
        protocol ToolsPageDelegate: AnyObject { func showFilter() }
        final class ToolsPage: UITableViewController {
          weak var delegate: ToolsPageDelegate?
          @objc func filterTapped() { delegate?.showFilter() }
        }
        class PagesViewController: UIViewController {
          private let pages: [UIViewController]
          init(pages: [UIViewController]) { self.pages = pages; super.init(nibName: nil, bundle: nil) }
        }
        protocol Filtering: PagesViewController, ToolsPageDelegate { var page: ToolsPage { get } }
        extension Filtering {
          func showFilter() {
            navigationController?.present(FilterViewController(), animated: true) // nav: HerbsViewController -> FilterViewController [present]; PotsViewController -> FilterViewController [present]
          }
        }
        final class HerbsViewController: PagesViewController, Filtering {
          let page = ToolsPage()
          init() { super.init(pages: [page]); page.delegate = self }
        }
        final class PotsViewController: PagesViewController, Filtering {
          let page = ToolsPage()
          init() { super.init(pages: [page]); page.delegate = self }
        }
        final class FilterViewController: UIViewController {}
        """)
  }

  /// What conforms to a protocol below the framework's is asked, and no other table's source.
  @Test func aProtocolBelowTheFrameworksAsksThoseWhoConformToIt() {
    expectFlow(
      scene + """
        protocol Shelf: UITableViewDataSource { var host: UIViewController? { get } }
        final class HerbShelf: NSObject, Shelf {
          weak var host: UIViewController?
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            host?.present(HelpViewController(), animated: true) // nav: HerbsViewController -> HelpViewController [present]
            return UITableViewCell()
          }
        }
        final class HerbsViewController: UIViewController, UITableViewDataSource {
          private var shelves: [Shelf] = []
          func show(_ given: [Shelf]) { shelves = given }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let shelf = shelves[path.section]
            return shelf.tableView(tableView, cellForRowAt: path)
          }
        }
        final class PotsViewController: UIViewController {
          private let table = PotTable()
          final class PotTable: NSObject, UITableViewDataSource {
            weak var host: UIViewController?
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              host?.present(PotViewController(), animated: true) // nav: PotsViewController -> PotViewController [present]
              return UITableViewCell()
            }
          }
        }
        final class PotViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
        """)
  }
}
