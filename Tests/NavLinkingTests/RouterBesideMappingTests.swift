import Testing

/// Routers that take the cases of their feature, of an enum of which others make screens.
@Suite struct RouterBesideMappingTests {
  @Test func whoeverNamesTheCaseDecides() {
    expectFlow(
      """
      import UIKit
      import SwiftUI
      enum RouteID { case menu, network(String), location, banned, upgrade }
      protocol RootRouter { func routeTo(to: RouteID, from: UIViewController) }
      class BaseRouter: NSObject {
        func push<V: View>(from: UIViewController, view: V) {
          from.navigationController?.pushViewController(UIHostingController(rootView: view), animated: true)
        }
      }
      class HomeRouter: BaseRouter, RootRouter {
        func routeTo(to: RouteID, from: UIViewController) {
          switch to {
          case RouteID.menu: push(from: from, view: MenuView())
          case RouteID.location: from.present(UIHostingController(rootView: LocationView()), animated: true)
          case let RouteID.network(name): push(from: from, view: NetworkView(name: name))
          default: ()
          }
        }
      }
      class PopupRouter: BaseRouter, RootRouter {
        func routeTo(to: RouteID, from: UIViewController) {
          if let controller = makeController(for: to) { from.present(controller, animated: true) }
        }
        private func makeController(for route: RouteID) -> UIViewController? {
          switch route {
          case .upgrade: return UpgradeController()
          case .banned: return BannedController()
          default: return nil
          }
        }
      }
      final class MainController: UIViewController {
        var router: HomeRouter?
        var popups: PopupRouter?
        @objc func openMenu() {
          router?.routeTo(to: RouteID.menu, from: self) // nav: MainController -> MenuView [push] RouteID.menu
        }
        @objc func openNetwork() {
          router?.routeTo(to: .network("x"), from: self) // nav: MainController -> NetworkView [push] RouteID.network
        }
        @objc func openPlace() {
          router?.routeTo(to: .location, from: self) // nav: MainController -> LocationView [present] RouteID.location
        }
        @objc func ban() {
          popups?.routeTo(to: .banned, from: self) // nav: MainController -> BannedController [present] RouteID.banned
        }
        @objc func upgrade() {
          popups?.routeTo(to: .upgrade, from: self) // nav: MainController -> UpgradeController [present] RouteID.upgrade
        }
      }
      struct MenuView: View { var body: some View { Text("Menu") } }
      struct LocationView: View { var body: some View { Text("Place") } }
      struct NetworkView: View { let name: String; var body: some View { Text(name) } }
      final class UpgradeController: UIViewController {}
      final class BannedController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let main = MainController()
          main.router = HomeRouter()
          main.popups = PopupRouter()
          window?.rootViewController = UINavigationController(rootViewController: main) // nav: (entry) -> MainController [root]
        }
      }
      """)
  }
}
