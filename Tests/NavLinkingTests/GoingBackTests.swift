import Testing

/// Routes that go back to what a stack begins with, where the stack is put in place before the route is looked at.
struct GoingBackTests {
  @Test func aRouteBackToTheRootShowsWhatTheStackBeginsWith() {
    expectFlow(museum(arm: "root?.push(MapController())"))
  }

  /// A stream is asked for the value that it keeps: what follows runs at once.
  @Test func aKeptValueIsAskedForInAnArm() {
    expectFlow(museum(arm: "isWide.take(1).subscribe(onNext: { wide in self.root?.push(MapController()) }).disposed(by: bag)"))
  }

  private func museum(arm: String) -> String {
    """
    import UIKit
    import RxSwift
    import RxRelay
    enum HallRoute { case lobby, map }
    final class HallStack: UINavigationController {
      convenience init() { self.init(rootViewController: LobbyController()) }
    }
    final class Guide {
      static let shared = Guide()
      weak var root: RootController?
      let bag = DisposeBag()
      let isWide = BehaviorRelay<Bool>(value: false)
      func go(to route: HallRoute) {
        if !(root?.current is HallStack) { root?.start(HallStack()) }
        switch route {
        case .lobby: root?.back()
        case .map: \(arm)
        }
      }
    }
    final class RootController: UIViewController {
      private(set) var current: UIViewController? { didSet { if let current { addChild(current) } } }
      override func viewDidLoad() {
        Guide.shared.root = self
        start(GardenController()) // nav: RootController -> GardenController [child]
      }
      func start(_ controller: UIViewController) { current = controller }
      func push(_ controller: UIViewController) { (current as? UINavigationController)?.pushViewController(controller, animated: true) }
      func back() { (current as? UINavigationController)?.popToRootViewController(animated: true) }
    }
    final class GardenController: UIViewController {
      @objc func enter() { Guide.shared.go(to: .lobby) } // nav: GardenController -> LobbyController [root] HallRoute.lobby
    }
    final class LobbyController: UIViewController {
      @objc func look() { Guide.shared.go(to: .map) } // nav: LobbyController -> MapController [push] HallRoute.map
    }
    final class MapController: UIViewController {
      @objc func leave() { Guide.shared.go(to: .lobby) }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = RootController() // nav: (entry) -> RootController [root]
        return true
      }
    }
    """
  }
}
