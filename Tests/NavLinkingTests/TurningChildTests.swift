import Testing

/// View controllers inside another one that take turns.
@Suite struct TurningChildTests {
  private func shelf(_ change: String, _ feed: String, _ more: String = "") -> String {
    """
    import UIKit
    final class ShelfController: UIViewController {
      private let feed = FeedController()
      private let friends = FriendsController()
      private let menu = MenuController()
      private let header = UIView()
      private let control = UISegmentedControl()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
        addChild(feed)\(feed.isEmpty ? "" : " // nav: ShelfController -> FeedController [child]")
        view.addSubview(feed.view)
        addChild(friends)\(feed.isEmpty ? "" : " // nav: ShelfController -> FriendsController [child]")
        view.addSubview(friends.view)
        friends.view.isHidden = true
        addChild(menu)
        view.addSubview(menu.view)
        menu.view.isHidden = true
      }
      @objc func change() {
        \(change)
      }
      @objc func more() { menu.view.isHidden.toggle() }
    }
    final class FeedController: UIViewController {
      func open() {
        navigationController?.pushViewController(DetailController(), animated: true) // nav: \(feed.isEmpty ? "ShelfController" : feed) -> DetailController [push]
      }
    }
    final class FriendsController: UIViewController {}
    final class MenuController: UIViewController {
      func open() {
        present(HelpController(), animated: true) // nav: ShelfController -> HelpController [present]
      }
    }
    final class DetailController: UIViewController {}
    final class HelpController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ShelfController()) // nav: (entry) -> ShelfController [root]
      }
    }
    """
  }

  @Test(arguments: [
    """
    if control.selectedSegmentIndex == 0 {
      feed.view.isHidden = false
      friends.view.isHidden = true
      menu.view.isHidden = true
    } else {
      feed.view.isHidden = true
      friends.view.isHidden = false
    }
    """,
    """
    feed.view.isHidden = control.selectedSegmentIndex != 0
    friends.view.isHidden = control.selectedSegmentIndex != 1
    """,
  ])
  func eachIsAScreenAndAMenuIsNone(_ change: String) {
    expectFlow(shelf(change, "FeedController"))
  }

  /// Beside views of the controller's own.
  @Test func whatStaysIsAPart() {
    expectFlow(shelf("feed.reload()", ""))
  }
}
