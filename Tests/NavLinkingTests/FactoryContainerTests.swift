import Testing

/// Navigation controllers that a factory hands on to the coordinator which it makes.
@Suite struct FactoryContainerTests {
  /// The bar's coordinator names no coordinator of a tab: containers of dependencies make them.
  @Test func tabsWhoseCoordinatorsAFactoryMakes() {
    expectFlow(
      """
      import UIKit
      protocol Flow: AnyObject { func start() }
      protocol FlowFactory {
        func makeBar() -> FarmBarController
        func makeFieldFlow(stack: UINavigationController) -> FieldFlow
        func makeBarnFlow(stack: UINavigationController) -> BarnFlow
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let container = FarmContainer()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> FieldController [root]
          let flow = container.makeBarFlow(stack: stack)
          flow.start()
          return true
        }
      }
      final class FarmContainer: FlowFactory {
        func makeBarFlow(stack: UINavigationController) -> BarFlow { return BarFlow(stack: stack, factory: self) }
        func makeBar() -> FarmBarController { return FarmBarController() }
        func makeFieldFlow(stack: UINavigationController) -> FieldFlow { return FieldFlow(stack: stack) }
        func makeBarnFlow(stack: UINavigationController) -> BarnFlow { return BarnFlow(stack: stack) }
      }
      final class BarFlow: NSObject, Flow, UITabBarControllerDelegate {
        private let stack: UINavigationController
        private let factory: FlowFactory
        private var barn: UINavigationController?
        init(stack: UINavigationController, factory: FlowFactory) { self.stack = stack; self.factory = factory }
        func start() {
          let bar = factory.makeBar()
          bar.delegate = self
          bar.setViewControllers([makeField(), emptyBarn()], animated: false) // nav: FarmBarController -> FieldController [tab]
          stack.viewControllers = [bar] // nav: (entry) -> FarmBarController [root]
          bar.selectedIndex = 0 // nav: FarmBarController -> FieldController [tab]
        }
        private func makeField() -> UINavigationController {
          let stack = UINavigationController()
          let flow = factory.makeFieldFlow(stack: stack)
          flow.start()
          return stack
        }
        private func emptyBarn() -> UINavigationController { return UINavigationController() }
        private func makeBarn() -> UINavigationController {
          let stack = UINavigationController()
          let flow = factory.makeBarnFlow(stack: stack)
          flow.start()
          return stack
        }
        func tabBarController(_ bar: UITabBarController, didSelect controller: UIViewController) {
          guard let place = bar.viewControllers?.firstIndex(of: controller), place == 1, barn == nil else { return }
          let filled = makeBarn()
          barn = filled
          bar.viewControllers?[place] = filled // nav: FarmBarController -> BarnController [tab]
        }
      }
      final class FieldFlow: Flow {
        private weak var stack: UINavigationController?
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack?.viewControllers = [FieldController()] } // nav: FarmBarController -> FieldController [root]
      }
      final class BarnFlow: Flow {
        private weak var stack: UINavigationController?
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack?.viewControllers = [BarnController()] } // nav: FarmBarController -> BarnController [root]
      }
      final class FarmBarController: UITabBarController {
        @objc func fieldTapped() {
          selectedIndex = 0 // nav: FarmBarController -> FieldController [tab]
        }
      }
      final class FieldController: UIViewController {}
      final class BarnController: UIViewController {}
      """)
  }
}
