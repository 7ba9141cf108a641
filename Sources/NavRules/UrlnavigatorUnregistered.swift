import NavFindings
import NavModel

extension Rule {
  static let urlnavigatorUnregistered = Rule(card) { graph in
    graph.unknownPaths(of: "url-navigator") { path, near in
      Claim(
        place: path.place, subject: path.path,
        message: "no pattern is registered for '\(path.path)', so the navigator shows nothing; "
          + (near.map { "did you mean '\($0)'?" } ?? "register it, or name a URL that a pattern takes"))
    }
  }

  private static let card = RuleCard(
    id: "urlnavigator-unregistered",
    severity: .warning,
    summary: "URLNavigator is told a URL that no pattern takes",
    rationale: """
      'push' and 'present' look for the pattern that takes the URL, and give back nil where there is none. Where nobody asks \
      for what they give, the tap is dead.

      Register the pattern, or mend the URL. Where the result is used, as for a web page in its place, nothing is said, and \
      so where some pattern is not written as a text.
      """,
    bad: [.init("the URL is misspelt", app("app://users/7", " // expect: urlnavigator-unregistered"))],
    good: [.init("a pattern takes it", app("app://user/7"))])

  private static func app(_ url: String, _ mark: String = "") -> String {
    """
    import UIKit
    import URLNavigator

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private let navigator = Navigator()
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        navigator.register("app://user/<int:id>") { _, _, _ in UserViewController() }
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController(navigator: navigator))
        return true
      }
    }

    final class HomeViewController: UIViewController {
      let navigator: NavigatorProtocol
      init(navigator: NavigatorProtocol) {
        self.navigator = navigator
        super.init(nibName: nil, bundle: nil)
      }
      @objc func openUser() {
        navigator.push("\(url)")\(mark)
      }
    }

    final class UserViewController: UIViewController {}
    """
  }
}
