import Testing

/// Navigation controllers that are made for each tab and handed to the tab's coordinator by another function.
@Suite struct HandedTabTests {
  @Test func whatACoordinatorPutsIntoAContainerMadeForItIsItsRoot() {
    expectFlow(
      """
      import UIKit
      enum Stall: CaseIterable { case fish, fruit }
      protocol Coordinator: AnyObject { init(_ stack: UINavigationController); func start() }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var market: MarketCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> FishController [root]
          market = MarketCoordinator(stack)
          market?.start()
          return true
        }
      }
      final class MarketCoordinator: Coordinator {
        private let stack: UINavigationController
        private let bar = UITabBarController()
        private var children: [Coordinator] = []
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() {
          let stalls = Stall.allCases // nav: UITabBarController -> FishController [tab] Stall.fish; UITabBarController -> FruitController [tab] Stall.fruit
          bar.setViewControllers(stalls.map { self.makeStack(for: $0) }, animated: false)
          stack.pushViewController(bar, animated: false) // nav: (entry) -> UITabBarController [root]
        }
        private func makeStack(for stall: Stall) -> UINavigationController {
          let tab = UINavigationController()
          fill(tab, for: stall)
          return tab
        }
        private func fill(_ tab: UINavigationController, for stall: Stall) {
          switch stall {
          case .fish:
            let fish = FishCoordinator(tab)
            children.append(fish)
            fish.start()
          case .fruit:
            let fruit = FruitCoordinator(tab)
            children.append(fruit)
            fruit.start()
          }
        }
      }
      final class FishCoordinator: Coordinator {
        private let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(FishController(), animated: true) } // nav: (entry) -> FishController [root]
      }
      final class FruitCoordinator: Coordinator {
        private let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(FruitController(), animated: true) } // nav: (entry) -> FruitController [root]
      }
      final class FishController: UIViewController {}
      final class FruitController: UIViewController {}
      """)
  }
}
