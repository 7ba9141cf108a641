import Testing

/// Pages of a library's pager, where its list tells them.
struct StandingPageTests {
  private func results(_ begun: String, filled: String) -> String {
    """
    import Pageboy
    import Tabman
    import UIKit
    final class ResultsController: TabmanViewController {
      private var pages: [UIViewController] = [\(begun)]
      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        fill()
      }
      private func fill() {
        \(filled)
        reloadData()
      }
    }
    extension ResultsController: PageboyViewControllerDataSource, TMBarDataSource {
      func numberOfViewControllers(in pageboyViewController: PageboyViewController) -> Int { pages.count }
      func viewController(for pageboyViewController: PageboyViewController, at index: PageboyViewController.PageIndex) -> UIViewController? {
        pages[index]
      }
    }
    final class SongsController: UIViewController {}
    final class ListsController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = ResultsController() // nav: (entry) -> ResultsController [root]
      }
    }
    """
  }

  private let tabs = """
    pages = [
      SongsController(), // nav: ResultsController -> SongsController [tab]
      ListsController(), // nav: ResultsController -> ListsController [tab]
    ]
    """

  /// What stands in for pages is nothing that could not be read; where nothing takes its place, it is.
  @Test func plainControllersStandInForPages() {
    let replaced = results("UIViewController(), UIViewController()", filled: tabs)
    expectFlow(replaced)
    #expect(FlowRun.graph(replaced).unresolved.isEmpty)
    #expect(FlowRun.graph(results("UIViewController(), UIViewController()", filled: "")).unresolved.count == 2)
  }

  /// Each page of a list that a closure makes stands where the list names it.
  @Test func aClosureMakesTheList() {
    let listed = """
      lazy var pages: [UIViewController] = {
        let pages = [
          SongsController(), // nav: ResultsController -> SongsController [tab]
          ListsController(), // nav: ResultsController -> ListsController [tab]
        ]
        return pages
      }()
      """
    expectFlow(results("", filled: "").replacing("private var pages: [UIViewController] = []", with: listed))
  }
}
