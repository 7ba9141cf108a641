import Testing

/// Navigation controllers that a base class makes for each class below it.
struct BaseContainerTests {
  private static let screens = """
    class NewsController: UIViewController { var onArticle: (() -> Void)?; @objc func open() { onArticle?() } }
    class ArticleController: UIViewController {}
    class RadioController: UIViewController {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let main = MainCoordinator()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        main.start()
        window?.rootViewController = main.bar // nav: (entry) -> UITabBarController [root]
      }
    }
    """

  @Test func eachCoordinatorFillsItsOwn() {
    expectFlow(
      """
      import UIKit
      class BaseCoordinator {
        let stack = UINavigationController()
        func start() {}
      }
      final class NewsCoordinator: BaseCoordinator {
        override func start() {
          let news = NewsController()
          news.onArticle = { [weak self] in self?.showArticle() }
          stack.viewControllers = [news] // nav: UITabBarController -> NewsController [root]
        }
        func showArticle() { stack.pushViewController(ArticleController(), animated: true) } // nav: NewsController -> ArticleController [push]
      }
      final class RadioCoordinator: BaseCoordinator {
        override func start() { stack.pushViewController(RadioController(), animated: false) } // nav: UITabBarController -> RadioController [root]
      }
      final class MainCoordinator {
        let bar = UITabBarController()
        var children: [BaseCoordinator] = []
        func start() {
          children = [NewsCoordinator(), RadioCoordinator()] // nav: UITabBarController -> NewsController [tab]; UITabBarController -> RadioController [tab]
          children.forEach { $0.start() }
          bar.viewControllers = children.map { $0.stack }
        }
      }
      \(Self.screens)
      """)
  }

  @Test func keyPathsAndOtherNamesOfStartToo() {
    expectFlow(
      """
      import UIKit
      protocol Coordinator: AnyObject {
        var root: UINavigationController { get }
        func begin()
      }
      class StackCoordinator: Coordinator {
        lazy var root: UINavigationController = {
          let made = UINavigationController()
          made.navigationBar.prefersLargeTitles = true
          return made
        }()
        func begin() {}
      }
      final class NewsCoordinator: StackCoordinator {
        override func begin() {
          let news = NewsController()
          news.onArticle = { [weak self] in self?.showArticle() }
          root.setViewControllers([news], animated: false) // nav: (entry) -> NewsController [root]
        }
        func showArticle() { root.pushViewController(ArticleController(), animated: true) } // nav: NewsController -> ArticleController [push]
      }
      final class RadioCoordinator: StackCoordinator {
        override func begin() { root.setViewControllers([RadioController()], animated: false) } // nav: (entry) -> RadioController [root]
      }
      final class MainCoordinator {
        let bar = UITabBarController()
        private let children: [Coordinator]
        init() {
          children = [
            NewsCoordinator(), // nav: UITabBarController -> NewsController [tab]
            RadioCoordinator(), // nav: UITabBarController -> RadioController [tab]
          ]
        }
        func start() {
          for child in children { child.begin() }
          bar.setViewControllers(children.map(\\.root), animated: false)
        }
      }
      \(Self.screens)
      """)
  }

  /// A navigation controller of the program's own that a base class makes is empty until something is pushed.
  @Test func aBaseMakesAnOwnNavigationController() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var guide: MineGuide?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          guide = MineGuide(window: UIWindow(windowScene: scene))
          guide?.startHello()
        }
      }
      class PlainStack: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationBar.isHidden = true
        }
      }
      class Guide {
        var stack: PlainStack
        init() { stack = PlainStack() }
        func push(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
      }
      final class MineGuide: Guide {
        let window: UIWindow
        init(window: UIWindow) {
          self.window = window
          super.init()
          self.window.rootViewController = self.stack // nav: (entry) -> HelloController [root]
          window.makeKeyAndVisible()
        }
        func startHello() {
          let hello = HelloController(guide: self)
          push(hello) // nav: (entry) -> HelloController [root]
        }
        func showShaft() { push(ShaftController()) } // nav: HelloController -> ShaftController [push]
      }
      final class HelloController: UIViewController {
        let guide: MineGuide
        init(guide: MineGuide) {
          self.guide = guide
          super.init(nibName: nil, bundle: nil)
        }
        @objc func down() { guide.showShaft() }
      }
      final class ShaftController: UIViewController {}
      """)
  }

  /// The class below makes the navigation controller and hands it up, and on to the coordinator that it begins with.
  @Test(arguments: [
    "let stack = UINavigationController()\n    super.init(stack: stack)", "super.init(stack: UINavigationController())",
  ])
  func aContainerHandedUp(_ handing: String) {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private var app: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let app = AppCoordinator(window: UIWindow())
          self.app = app
          app.start()
        }
      }
      class StackCoordinator {
        let stack: UINavigationController
        var children: [StackCoordinator] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
      }
      final class AppCoordinator: StackCoordinator {
        private let window: UIWindow
        init(window: UIWindow) {
          self.window = window
          \(handing)
        }
        override func start() {
          window.rootViewController = stack // nav: (entry) -> NewsController [root]
          let news = NewsCoordinator(stack: stack)
          children.append(news)
          news.start()
        }
      }
      final class NewsCoordinator: StackCoordinator {
        override func start() {
          let news = NewsController()
          news.onArticle = { [weak self] in self?.showArticle() }
          stack.pushViewController(news, animated: false) // nav: (entry) -> NewsController [root]
        }
        func showArticle() { stack.pushViewController(ArticleController(), animated: true) } // nav: NewsController -> ArticleController [push]
      }
      final class NewsController: UIViewController { var onArticle: (() -> Void)?; @objc func open() { onArticle?() } }
      final class ArticleController: UIViewController {}
      """)
  }
}
