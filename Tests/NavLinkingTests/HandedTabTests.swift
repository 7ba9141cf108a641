import Testing

/// Navigation controllers that are made for each tab and handed to the tab's coordinator by another function.
@Suite struct HandedTabTests {
  @Test func whatACoordinatorPutsIntoAContainerMadeForItIsItsRoot() { expectFlow(Self.market) }

  /// Each tab is an element of the list, and nobody sends it: neither does who makes one of a number.
  @Test func aTabThatIsAlsoMadeOfANumberIsNoEvent() {
    let number = "init?(place: Int) { switch place { case 0: self = .fish; case 1: self = .fruit; default: return nil } } }"
    let choice = "func choose(_ place: Int) { guard let stall = Stall(place: place) else { return }; print(stall) }\n  private var children"
    let screen = "final class FishController: UIViewController { weak var market: MarketCoordinator? }"
    expectFlow(
      Self.market.replacing("case fish, fruit }", with: "case fish, fruit; \(number)").replacing("private var children", with: choice)
        .replacing("final class FishController: UIViewController {}", with: screen))
  }

  private static let market = """
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
      func start() { stack.pushViewController(FishController(), animated: true) } // nav: UITabBarController -> FishController [root]
    }
    final class FruitCoordinator: Coordinator {
      private let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() { stack.pushViewController(FruitController(), animated: true) } // nav: UITabBarController -> FruitController [root]
    }
    final class FishController: UIViewController {}
    final class FruitController: UIViewController {}
    """
}
