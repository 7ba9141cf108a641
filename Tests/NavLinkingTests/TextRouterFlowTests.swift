import Testing

/// Libraries in which a text names the screen.
struct TextRouterFlowTests {
  @Test func aURLNamesAViewController() {
    expectFlow(
      """
      // file: Museum/Museum.swift
      import UIKit
      import URLNavigator
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let navigator = Navigator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          MuseumMap.register(in: navigator)
          // nav: (entry) -> HallViewController [root]
          window?.rootViewController = UINavigationController(rootViewController: HallViewController(navigator: navigator))
          return true
        }
      }
      enum MuseumMap {
        static func register(in navigator: NavigatorProtocol) {
          navigator.register("museum://room/<int:number>") { url, values, context in
            guard let number = values["number"] as? Int else { return nil }
            return RoomViewController(number: number, navigator: navigator)
          }
          navigator.register("museum://room/<int:number>/exhibit") { _, _, _ in ExhibitViewController() }
          navigator.register("https://<path:_>", webFactory)
          navigator.handle("museum://alert") { _, _, _ in true }
        }
        static func webFactory(url: URLConvertible, values: [String: Any], context: Any?) -> UIViewController? {
          WebViewController(url: url)
        }
      }
      final class HallViewController: UIViewController {
        private let navigator: NavigatorProtocol
        init(navigator: NavigatorProtocol) { self.navigator = navigator; super.init(nibName: nil, bundle: nil) }
        @objc func roomTapped() { navigator.push("museum://room/1") } // nav: HallViewController -> RoomViewController [push]
        // nav: HallViewController -> WebViewController [present]
        @objc func websiteTapped() { navigator.present("https://museum.example/opening/hours", wrap: UINavigationController.self) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigator.push("museum://room/\\(indexPath.row)") // nav: HallViewController -> RoomViewController [push]
        }
      }
      final class RoomViewController: UIViewController {
        private let navigator: NavigatorProtocol
        private let number: Int
        init(number: Int, navigator: NavigatorProtocol) { self.number = number; self.navigator = navigator; super.init(nibName: nil, bundle: nil) }
        @objc func exhibitTapped() {
          // nav: RoomViewController -> ExhibitViewController [push]
          navigator.push("museum://room/\\(number)/exhibit", context: nil, animated: true)
        }
        @objc func alertTapped() { navigator.open("museum://alert") }
        @objc func mapTapped() {
          let map = UINavigationController(rootViewController: MapViewController())
          navigator.present(map) // nav: RoomViewController -> MapViewController [present]
        }
      }
      final class MapViewController: UIViewController {}
      final class ExhibitViewController: UIViewController {}
      final class WebViewController: UIViewController { init(url: URLConvertible) { super.init(nibName: nil, bundle: nil) } }
      """)
  }

  @Test func aPathNamesAView() {
    expectFlow(
      """
      // file: Zoo/Zoo.swift
      import SwiftUI
      import SwiftUIRouter
      @main struct ZooApp: App {
        var body: some Scene { WindowGroup { Router { ZooView() } } } // nav: (entry) -> ZooView [root]
      }
      struct ZooView: View {
        var body: some View {
          SwitchRoutes {
            Route("animals/:name", validator: { $0.parameters["name"] }) { name in AnimalView(name: name) }
            Route("animals") { AnimalsView() }
            Route("tickets/*") { TicketsView() }
            Route { GateView() } // nav: ZooView -> GateView [root]
          }
        }
      }
      struct GateView: View {
        @EnvironmentObject var navigator: SwiftUIRouter.Navigator
        var body: some View {
          NavLink(to: "/animals") { Text("Animals") } // nav: GateView -> AnimalsView [push]
          Button("Tickets") { navigator.navigate("/tickets") } // nav: GateView -> TicketsView [push]
        }
      }
      struct AnimalsView: View {
        @EnvironmentObject var navigator: Navigator
        let names = ["ibis", "lynx"]
        var body: some View {
          ForEach(names, id: \\.self) { name in
            NavLink(to: "/animals/\\(name)") { Text(name) } // nav: AnimalsView -> AnimalView [push]
          }
          Button("Lynx") { navigator.navigate("/animals/lynx") } // nav: AnimalsView -> AnimalView [push]
        }
      }
      struct AnimalView: View { let name: String; var body: some View { Text(name) } }
      struct TicketsView: View {
        var body: some View {
          Route("family") { FamilyTicketView() }
          NavLink(to: "/tickets/family") { Text("Family") } // nav: TicketsView -> FamilyTicketView [push]
        }
      }
      struct FamilyTicketView: View { var body: some View { Text("Family") } }
      """)
  }

  @Test func aTextMayBePassedOn() {
    expectFlow(
      """
      // file: Farm/Farm.swift
      import UIKit
      import URLNavigator
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let navigator = Navigator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          navigator.register("farm://field/<name>") { _, values, _ in FieldViewController() }
          navigator.register("farm://barn") { _, _, _ in BarnViewController() }
          navigator.register("farm://well") { _, _, _ in WellViewController() }
          // nav: (entry) -> FarmViewController [root]
          window?.rootViewController = UINavigationController(rootViewController: FarmViewController(opener: Opener(navigator: navigator)))
          return true
        }
      }
      final class Opener {
        private let navigator: NavigatorProtocol
        init(navigator: NavigatorProtocol) { self.navigator = navigator }
        func open(_ path: String) { navigator.push(path) }
      }
      struct Place {
        let title: String
        let path: String
      }
      final class FarmViewController: UIViewController {
        private let opener: Opener
        private let places = [Place(title: "North", path: "farm://field/north"), Place(title: "Barn", path: "farm://barn")]
        init(opener: Opener) { self.opener = opener; super.init(nibName: nil, bundle: nil) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let place = places[indexPath.row]
          // nav: FarmViewController -> BarnViewController [push]; FarmViewController -> FieldViewController [push]
          opener.open(place.path)
        }
        @objc func wellTapped() { opener.open("farm://well") } // nav: FarmViewController -> WellViewController [push]
      }
      final class FieldViewController: UIViewController {}
      final class BarnViewController: UIViewController {}
      final class WellViewController: UIViewController {}
      """)
  }
}
