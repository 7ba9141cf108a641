import Testing

/// Code that runs only where a flag says so, and objects that everybody reaches.
@Suite struct FlagConditionTests {
  private static let app = """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: HotelCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        coordinator = HotelCoordinator(window: window)
        coordinator?.start()
      }
    }
    class LobbyController: UIViewController {}
    class BarController: UIViewController {}
    """

  /// The screen that holds the coordinator is not the only one that asks it: others go by way of the scene's delegate. Each calls with
  /// the flag written out, or leaves it out.
  @Test func eachCallerIsBeforeWhatItsFlagLetsRun() {
    expectFlow(
      """
      final class HotelCoordinator {
        let window: UIWindow?
        init(window: UIWindow?) { self.window = window }
        func start() {
          let splash = SplashController()
          splash.coordinator = self
          window?.rootViewController = splash // nav: (entry) -> SplashController [root]
        }
        func enter(atOnce: Bool = false) {
          if atOnce {
            window?.rootViewController = LobbyController() // nav: KeyController -> LobbyController [root]; BillController -> LobbyController [root]
          } else {
            UIView.animate(withDuration: 1, animations: {
              self.window?.rootViewController = LobbyController() // nav: SplashController -> LobbyController [root]
            })
          }
        }
        func leave(quietly: Bool) {
          guard !quietly else { return }
          window?.rootViewController = BarController() // nav: KeyController -> BarController [root]
        }
      }
      class SplashController: UIViewController {
        var coordinator: HotelCoordinator?
        override func viewDidAppear(_ animated: Bool) { coordinator?.enter() }
        @objc func skip() {
          coordinator?.leave(quietly: true)
          present(KeyController(), animated: true) // nav: SplashController -> KeyController [present]
        }
      }
      class KeyController: UIViewController {
        @objc func open() {
          if let scene = (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate) {
            scene.coordinator?.enter(atOnce: true)
          }
        }
        @objc func leave() {
          guard let scene = view.window?.windowScene?.delegate as? SceneDelegate else { return }
          scene.coordinator?.leave(quietly: false)
        }
        @objc func pay() { present(BillController(), animated: true) } // nav: KeyController -> BillController [present]
      }
      class BillController: UIViewController {
        @objc func settle() { Desk.shared.settle() }
      }
      final class Desk {
        static let shared = Desk()
        func settle() {
          if let scene = (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate) {
            scene.coordinator?.enter(atOnce: true)
          }
        }
      }
      \(Self.app)
      """)
  }

  @Test func anObjectForAllIsAskedByThoseWhoDoNotHoldItToo() {
    expectFlow(
      """
      final class HotelCoordinator {
        let window: UIWindow?
        init(window: UIWindow?) { self.window = window }
        func start() {
          let key = KeyController()
          window?.rootViewController = key // nav: (entry) -> KeyController [root]
        }
      }
      final class Porter {
        static let shared = Porter()
        var stack: UINavigationController?
        // nav: KeyController -> LobbyController [push]; BarController -> LobbyController [push]
        func showLobby() { stack?.pushViewController(LobbyController(), animated: true) }
      }
      class KeyController: UIViewController {
        let porter = Porter.shared
        @objc func open() { porter.showLobby() }
        @objc func drink() { present(BarController(), animated: true) } // nav: KeyController -> BarController [present]
      }
      extension BarController { @objc func back() { Porter.shared.showLobby() } }
      \(Self.app)
      """)
  }

  /// A row that several screens build leads one way for one of them.
  @Test func whatALinkLeadsToIsChosenByItsBuildersFlag() {
    expectFlow(
      """
      import SwiftUI
      enum Rows {
        @ViewBuilder static func friends(of name: String, isOwn: Bool = false) -> some View {
          VStack {
            NavigationLink { // nav: MeView -> MyFriendsView [push]; GuestView -> FriendsView [push]
              if isOwn { MyFriendsView() } else { FriendsView(name: name) }
            } label: { Text("Friends") }
          }
        }
      }
      @main struct ClubApp: App { var body: some Scene { WindowGroup { MeView() } } } // nav: (entry) -> MeView [root]
      struct MeView: View {
        var body: some View {
          NavigationStack {
            List {
              Rows.friends(of: "me", isOwn: true)
              NavigationLink("Guest") { GuestView() } // nav: MeView -> GuestView [push]
            }
          }
        }
      }
      struct GuestView: View { var body: some View { List { Rows.friends(of: "guest") } } }
      struct MyFriendsView: View { var body: some View { List { Text("mine") } } }
      struct FriendsView: View { let name: String; var body: some View { List { Text(name) } } }
      """)
  }
}
