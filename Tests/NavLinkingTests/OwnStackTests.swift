import Testing

/// Navigation controllers that are made by initialisers of the program's own, and what is told to `self.navigationController`.
struct OwnStackTests {
  private static func bakery(_ types: String, _ counter: String) -> String {
    """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: CounterController()) // nav: (entry) -> CounterController [root]
        return true
      }
    }
    \(types)
    final class CounterController: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); open() }
      \(counter)
    }
    final class LoafController: UIViewController { init(weight: Int) { super.init(nibName: nil, bundle: nil) } }
    final class OvenController: UIViewController {}
    """
  }

  @Test(arguments: [
    ("extension UINavigationController { convenience init(around first: UIViewController) { self.init(rootViewController: first) } }",
      "UINavigationController(around: LoafController(weight: 2))"),
    ("class Rack: UINavigationController { init(first: UIViewController, isTall: Bool) { super.init(rootViewController: first) } }",
      "Rack(first: LoafController(weight: 2), isTall: true)"),
    ("final class Rack: UINavigationController { let loaf: LoafController; init(weight: Int = 1) { loaf = LoafController(weight: weight); super.init(rootViewController: loaf) } }",
      "Rack()"),
    ("""
      class Rack: UINavigationController { init(first: UIViewController) { super.init(rootViewController: first) } }
      final class TallRack: Rack { convenience init(weight: Int) { self.init(first: LoafController(weight: weight)) } }
      """,
      "TallRack(weight: 3)"),
  ])
  func aStackByItsOwnInitialiser(types: String, made: String) {
    expectFlow(
      Self.bakery(types, "func open() { let rack = \(made); present(rack, animated: true) } // nav: CounterController -> LoafController [present]"))
  }

  @Test func whatIsPutInBelowTheTop() {
    expectFlow(
      Self.bakery(
        "",
        """
        func open() {
            guard var stacked = navigationController?.viewControllers else { return }
            stacked.insert(OvenController(), at: stacked.count - 1)
            navigationController?.setViewControllers(stacked, animated: false) // nav: CounterController -> OvenController [push]
            navigationController?.popViewController(animated: true)
          }
        """))
  }

  /// Whatever an arm makes it with, it is that one screen: nothing is chosen by the case.
  @Test func aLocalThatIsOfOneScreenInEveryArm() {
    expectFlow(
      Self.bakery(
        "enum Grain { case rye, oat }\nfinal class MillModel { var onGround: ((Grain?) -> Void)?; func grind() { mill.run { self.onGround?($0.grain) } } }",
        """
        let mill = MillModel()
          func open() { mill.onGround = { [weak self] in self?.show($0) } }
          func show(_ grain: Grain?) {
            let loaf: LoafController
            switch grain {
            case .rye: loaf = LoafController(weight: 2)
            case .oat: loaf = LoafController(weight: 1)
            default: return
            }
            present(loaf, animated: true) // nav: CounterController -> LoafController [present]
          }
        """))
  }

  private static let asking = """
    final class AskController: UIViewController {
      private let onYes: () -> Void
      init(onYes: @escaping () -> Void) { self.onYes = onYes; super.init(nibName: nil, bundle: nil) }
      @objc func yes() { onYes(); dismiss(animated: true) }
    }
    final class Bell: UIView { var onRing: () -> Void = {}; @objc func ring() { onRing() } }
    final class YardController: UIViewController { let bell = Bell() }
    """

  /// Another screen that was given the callback is in front; a part that several screens have runs it on each of them.
  @Test(arguments: [
    ("""
      func open() {
          let onYes: () -> Void = { [weak self] in
            self?.navigationController?.pushViewController(OvenController(), animated: true) // nav: AskController -> OvenController [push]
          }
          present(AskController(onYes: onYes), animated: true) // nav: CounterController -> AskController [present]
        }
      """),
    ("""
      let bell = Bell()
        func open() {
          bell.onRing = { [weak self] in
            self?.navigationController?.pushViewController(OvenController(), animated: true) // nav: CounterController -> OvenController [push]
          }
          present(YardController(), animated: true) // nav: CounterController -> YardController [present]
        }
      """),
  ])
  func whatACallbackPushesOnItsOwnStack(counter: String) { expectFlow(Self.bakery(Self.asking, counter)) }

  /// By the time the callback runs, the screen that was given it has gone.
  @Test(arguments: [("dismiss(animated: true) { [weak self] in self?.onYes() }", "CounterController"), ("onYes(); dismiss(animated: true)", "AskController")])
  func aCallbackThatWaitsForItsScreenToGo(answer: String, source: String) {
    expectFlow(
      Self.bakery(
        Self.asking.replacing("onYes(); dismiss(animated: true)", with: answer),
        """
        func open() {
            let onYes: () -> Void = { [weak self] in
              self?.present(OvenController(), animated: true) // nav: \(source) -> OvenController [present]
            }
            present(AskController(onYes: onYes), animated: true) // nav: CounterController -> AskController [present]
          }
        """))
  }
}
