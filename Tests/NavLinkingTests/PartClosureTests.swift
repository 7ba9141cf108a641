import Testing

/// Closures in plain values that shared parts run: they belong to the screens whose models write them.
struct PartClosureTests {
  private static func dock(writes: String) -> String {
    """
    import UIKit

    final class PlateButton: UIControl {
      struct Configuration { var title = ""; var action: (() -> Void)? }
      var configuration = Configuration()
      func setUp() { addAction(UIAction { [weak self] _ in self?.configuration.action?() }, for: .touchUpInside) }
    }
    final class RopeController: UIViewController {
      private let button = PlateButton()
      override func viewDidLoad() { button.configuration.title = "Rope" }
    }
    final class DockModel {
      var didTapCrane: (() -> Void)?
      var didUpdate: ((PlateButton.Configuration) -> Void)?
      func load() {
    \(writes)
      }
    }
    final class DockController: UIViewController {
      private let button = PlateButton()
      let model: DockModel
      init(model: DockModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        model.didUpdate = { [weak self] configuration in self?.button.configuration = configuration }
        model.load()
      }
    }
    final class CraneController: UIViewController {
      private let button = PlateButton()
      @objc func tie() { show(RopeController(), sender: nil) } // nav: CraneController -> RopeController [push]
    }
    final class DockCoordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let model = DockModel()
        model.didTapCrane = { [weak self] in self?.openCrane() }
        stack.pushViewController(DockController(model: model), animated: false) // nav: (entry) -> DockController [root]
      }
      func openCrane() { stack.pushViewController(CraneController(), animated: true) } // nav: DockController -> CraneController [push]
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var coordinator: DockCoordinator?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let stack = UINavigationController()
        coordinator = DockCoordinator(stack: stack)
        coordinator?.start()
        window?.rootViewController = stack // nav: (entry) -> DockController [root]
        return true
      }
    }
    """
  }

  @Test(arguments: [
    """
        var configuration = PlateButton.Configuration()
        configuration.action = { [weak self] in self?.didTapCrane?() }
        didUpdate?(configuration)
    """, "    didUpdate?(PlateButton.Configuration(title: \"Crane\", action: { [weak self] in self?.didTapCrane?() }))",
  ])
  func whatAModelWritesForASharedPartRunsOnItsScreen(_ writes: String) {
    expectFlow(Self.dock(writes: writes))
  }

  /// What a model makes a part with runs on the screen that shows this part, and not wherever else there are parts like it.
  @Test func aPartRunsWhatItIsMadeWith() {
    expectFlow(
      """
      import UIKit
      final class Row: UIView {
        private let onTap: (() -> Void)?
        init(title: String, onTap: (() -> Void)? = nil) {
          self.onTap = onTap
          super.init(frame: .zero)
        }
        @objc func tapped() { onTap?() }
      }
      final class RopeController: UIViewController {}
      final class CraneController: UIViewController {
        override func viewDidLoad() { view.addSubview(Row(title: "Crane")) }
      }
      protocol DockRouting: AnyObject { func showRope() }
      final class DockModel {
        let router: DockRouting
        init(router: DockRouting) { self.router = router }
        var rows: [Row] { [row("One"), row("Two")] }
        private func row(_ title: String) -> Row { Row(title: title) { self.router.showRope() } }
      }
      final class DockController: UIViewController {
        let model: DockModel
        init(model: DockModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { model.rows.forEach { view.addSubview($0) } }
      }
      final class DockRouter: DockRouting {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          stack.viewControllers = [DockController(model: DockModel(router: self))] // nav: (entry) -> DockController [root]
          stack.pushViewController(CraneController(), animated: false) // nav: (entry) -> CraneController [root]
        }
        func showRope() { stack.pushViewController(RopeController(), animated: true) } // nav: DockController -> RopeController [push]
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let router = DockRouter(stack: UINavigationController())
          router.start()
          window?.rootViewController = router.stack // nav: (entry) -> CraneController [root]; (entry) -> DockController [root]
        }
      }
      """)
  }
}
