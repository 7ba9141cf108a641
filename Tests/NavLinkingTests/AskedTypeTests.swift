import Testing

/// Children of a coordinator of which only those of one type are meant.
struct AskedTypeTests {
  private static func farm(_ showGate: String, bar: String = "") -> String {
    """
    import UIKit
    protocol Guide: AnyObject {
      var guides: [Guide] { get set }
      var stack: UINavigationController { get }
      func start(_ given: Any?)
    }
    protocol BarGuide: Guide { func showBar() }
    protocol GateGuide: Guide {}
    protocol PenGuide: Guide {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let farm = makeFarm()
        farm.guides = [DefaultGateGuide(), DefaultPenGuide()] // nav: FarmBarController -> PenViewController [tab]
        window?.rootViewController = farm.stack
        farm.start(nil)
        return true
      }
      private func makeFarm() -> BarGuide { DefaultBarGuide() }
    }
    final class DefaultBarGuide: BarGuide {
      var guides: [Guide] = []
      let stack = UINavigationController()
      func start(_ given: Any?) { showGate() }
      func showBar() {
        let inner = guides.filter { !($0 is GateGuide) }
        inner.forEach { $0.start(nil) }
        stack.setViewControllers([FarmBarController(stacks: inner.map { $0.stack })], animated: false) // nav: GateViewController -> FarmBarController [root]
      }
      private func showGate() { \(showGate) }
    }
    final class FarmBarController: UITabBarController {
      \(bar)
      init(stacks: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = stacks
      }
    }
    final class DefaultGateGuide: GateGuide {
      var guides: [Guide] = []
      let stack = UINavigationController()
      private weak var bar: BarGuide?
      func start(_ given: Any?) {
        bar = given as? BarGuide
        let gate = GateViewController()
        gate.onOpen = { [weak self] in self?.bar?.showBar() }
        stack.setViewControllers([gate], animated: false) // nav: (entry) -> GateViewController [root]
      }
    }
    final class DefaultPenGuide: PenGuide {
      var guides: [Guide] = []
      let stack = UINavigationController()
      func start(_ given: Any?) { stack.setViewControllers([PenViewController()], animated: false) } // nav: FarmBarController -> PenViewController [root]
    }
    final class GateViewController: UIViewController { var onOpen: (() -> Void)?; @objc func tap() { onOpen?() } }
    final class PenViewController: UIViewController {}
    """
  }

  @Test(arguments: [
    "let gate = guides.filter { $0 is GateGuide }.first; gate?.start(self)",
    "guides.first { guide in guide is GateGuide }?.start(self)",
    "if let gate = guides.first(where: { $0 is GateGuide }) { gate.start(self) }",
    "for guide in guides { if guide is GateGuide { guide.start(self) } }",
    "for guide in guides where guide is GateGuide { guide.start(self) }",
    "for guide in guides { guard !(guide is PenGuide) else { continue }; guide.start(self) }",
    "guides.filter { !($0 is PenGuide) }.forEach { $0.start(self) }",
  ])
  func onlyThoseOfTheTypeAreStarted(showGate: String) { expectFlow(Self.farm(showGate)) }

  /// A class that watches what the framework keeps for it has the framework's list all the same.
  @Test func theListOfABarThatWatchesIt() {
    let gate = "guides.first { $0 is GateGuide }?.start(self)"
    expectFlow(Self.farm(gate, bar: "override var viewControllers: [UIViewController]? { didSet { tabBar.isHidden = false } }"))
  }
}
