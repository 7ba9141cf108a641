import Testing

/// Functions that navigate by a case, and tell another object that does so which of its cases to show.
@Suite struct ToldRouterTests {
  @Test func theOtherShowsThatCaseAlone() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          let mill = MillController()
          mill.navigator = MillNavigator(stack)
          stack.viewControllers = [mill]
          window?.rootViewController = stack // nav: (entry) -> MillController [root]
        }
      }
      final class MillNavigator {
        private let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        enum Place { case wheel, stones, yard, oven(Int) }
        func show(_ place: Place) {
          switch place {
          case .wheel: stack.pushViewController(WheelController(), animated: true)
          case .stones: stack.pushViewController(StonesController(), animated: true)
          case .yard: stack.pushViewController(YardController(), animated: true)
          case .oven(let number):
            let navigator = OvenNavigator.shared
            navigator.show(.oven(number, stack))
          }
        }
      }
      final class OvenNavigator {
        static let shared = OvenNavigator()
        enum Place { case oven(Int, UIViewController), loaves(UIViewController), ashes(UIViewController) }
        func show(_ place: Place) {
          switch place {
          case .oven(let number, let presenter): showOven(number, presenter)
          case .loaves(let presenter): showLoaves(presenter)
          case .ashes(let presenter): showAshes(presenter)
          }
        }
        private func showOven(_ number: Int, _ presenter: UIViewController) {
          let oven = OvenController()
          oven.navigator = self
          presenter.present(oven, animated: true)
        }
        private func showLoaves(_ presenter: UIViewController) { presenter.present(LoavesController(), animated: true) }
        private func showAshes(_ presenter: UIViewController) { presenter.present(AshesController(), animated: true) }
      }
      final class MillController: UIViewController {
        var navigator: MillNavigator?
        func openWheel() { navigator?.show(.wheel) } // nav: MillController -> WheelController [push] MillNavigator.Place.wheel
        func openStones() { navigator?.show(.stones) } // nav: MillController -> StonesController [push] MillNavigator.Place.stones
        func openYard() { navigator?.show(.yard) } // nav: MillController -> YardController [push] MillNavigator.Place.yard
        func openOven() { navigator?.show(.oven(3)) } // nav: MillController -> OvenController [present] MillNavigator.Place.oven
      }
      final class OvenController: UIViewController {
        var navigator: OvenNavigator?
        func openLoaves() { navigator?.show(.loaves(self)) } // nav: OvenController -> LoavesController [present] OvenNavigator.Place.loaves
        func openAshes() { navigator?.show(.ashes(self)) } // nav: OvenController -> AshesController [present] OvenNavigator.Place.ashes
      }
      final class WheelController: UIViewController {}
      final class StonesController: UIViewController {}
      final class YardController: UIViewController {}
      final class LoavesController: UIViewController {}
      final class AshesController: UIViewController {}
      """)
  }
}
