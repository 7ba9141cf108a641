import Testing

/// Windows whose root is a bare controller of the framework's, into which screens are put.
@Suite struct WindowHostTests {
  private static func mill(_ start: String, _ coordinator: String) -> String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: MillCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let host = UIViewController()
        let coordinator = MillCoordinator(host: host)
        self.coordinator = coordinator
        \(start)
      }
    }
    final class MillCoordinator {
      private let host: UIViewController
      init(host: UIViewController) { self.host = host }
      \(coordinator)
      private func fill(with screen: UIViewController) {
        host.addChild(screen)
        host.view.addSubview(screen.view)
        screen.didMove(toParent: host)
      }
    }
    final class WheelController: UIViewController {
      let coordinator: MillCoordinator
      init(coordinator: MillCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
      }
      func stop() { coordinator.showStone() }
    }
    final class StoneController: UIViewController {}
    """
  }

  private static let stone = "func showStone() { fill(with: StoneController()) } // nav: WheelController -> StoneController [root]"

  @Test func whatIsPutIntoTheRootOfAWindowIsItsRoot() {
    expectFlow(
      Self.mill(
        "coordinator.start()\n    window?.rootViewController = host",
        "func start() { fill(with: WheelController(coordinator: self)) } // nav: (entry) -> WheelController [root]\n  " + Self.stone))
  }

  @Test func aFunctionMayGiveTheRootBack() {
    expectFlow(
      Self.mill(
        "window?.rootViewController = coordinator.start()",
        """
        func start() -> UIViewController { isNew ? showWheel() : showWheel() }
          private var isNew: Bool { UserDefaults.standard.bool(forKey: "isNew") }
          private func showWheel() -> UIViewController {
            fill(with: WheelController(coordinator: self)) // nav: (entry) -> WheelController [root]
            return host
          }
        """ + "\n  " + Self.stone))
  }

  @Test func whatIsPutIntoAScreenIsItsChild() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MillController() // nav: (entry) -> MillController [root]
        }
      }
      final class MillController: UIViewController {
        private let area = UIViewController()
        override func viewDidLoad() {
          super.viewDidLoad()
          area.addChild(WheelController()) // nav: MillController -> WheelController [child]
        }
      }
      final class WheelController: UIViewController {}
      """)
  }

  /// A window for alerts has no screens.
  @Test func aWindowForMessagesHasNoScreens() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      final class Alarm {
        static let shared = Alarm()
        private var alertWindow: UIWindow?
        func ring(_ text: String) {
          alertWindow?.rootViewController = UIHostingController(rootView: BellView(text: text).padding())
          alertWindow?.makeKeyAndVisible()
        }
      }
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } } // nav: (entry) -> MillView [root]
      struct MillView: View { var body: some View { Button("Ring") { Alarm.shared.ring("Fire") } } }
      struct BellView: View { let text: String; var body: some View { VStack { Text(text) } } }
      """)
  }

  /// A local that is named as a window's first controller is none.
  @Test func aLocalOfTheNameIsNoWindow() {
    expectFlow(
      """
      import UIKit
      final class MillFlow {
        var window: UIWindow?
        func start() {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = WheelController() // nav: (entry) -> WheelController [root]
        }
        func tell() {
          guard var rootViewController = window?.rootViewController else { return }
          if let above = rootViewController.presentedViewController { rootViewController = above }
          rootViewController.present(NoteController(), animated: true) // nav: WheelController -> NoteController [present]
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let flow = MillFlow()
        func applicationDidFinishLaunching(_ application: UIApplication) { flow.start() }
      }
      final class WheelController: UIViewController {
        let flow = MillFlow()
        @objc func note() { flow.tell() }
      }
      final class NoteController: UIViewController {}
      """)
  }
}
