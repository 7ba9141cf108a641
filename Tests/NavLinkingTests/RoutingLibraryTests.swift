import Testing

/// Routing: arrays of routes that are views.
struct RoutingLibraryTests {
  @Test func aRouterIsAPathAndItsRoutesAreViews() {
    expectFlow(
      """
      // file: Orchard/Orchard.swift
      import Routing
      import SwiftUI
      enum OrchardRoute: Routable {
        case tree(String), press
        var body: some View {
          switch self {
          case .tree(let name): TreeView(name: name)
          case .press: PressView()
          }
        }
      }
      enum BasketRoute: Routable, Identifiable {
        case apples, pears
        var id: Self { self }
        var body: some View {
          switch self {
          case .apples: ApplesView()
          case .pears: PearsView()
          }
        }
      }
      struct Ladder: Routable { var body: some View { Text("Ladder") } }
      @main struct OrchardApp: App { var body: some Scene { WindowGroup { OrchardView() } } } // nav: (entry) -> OrchardView [root]
      struct OrchardView: View {
        @Router private var router: [OrchardRoute] = []
        var body: some View {
          RoutingView(path: $router) {
            Button("Old tree", action: climb)
            RowsView(router: $router)
          }
        }
        private func climb() { router.navigate(to: .tree("Old")) } // nav: OrchardView -> TreeView [push] OrchardRoute.tree
      }
      struct RowsView: View {
        @Binding var router: [OrchardRoute]
        var body: some View {
          Button("Press") { router.append(.press) } // nav: OrchardView -> PressView [push] OrchardRoute.press
        }
      }
      struct TreeView: View {
        let name: String
        @Router private var router: [OrchardRoute] = []
        @State private var basket: BasketRoute?
        var body: some View {
          Button("Pick") { basket = .apples } // nav: TreeView -> ApplesView [sheet] BasketRoute.apples
            .sheet(item: $basket)
          Button("Press") { router.navigate(to: [.press]) } // nav: TreeView -> PressView [push] OrchardRoute.press
          Button("Top") { router.navigateToRoot() }
        }
      }
      struct PressView: View {
        @State private var basket: BasketRoute?
        var body: some View {
          Button("Fill") { basket = .pears } // nav: PressView -> PearsView [push] BasketRoute.pears
            .navigationDestination(item: $basket)
        }
      }
      struct ApplesView: View { var body: some View { Text("Apples") } }
      struct PearsView: View { var body: some View { Text("Pears") } }
      """)
  }

  @Test func aRouterMayBeAnObjectAndARouteAType() {
    expectFlow(
      """
      // file: Orchard/Orchard.swift
      import Routing
      import SwiftUI
      enum OrchardRoute: Routable {
        case press
        var body: some View {
          switch self {
          case .press: PressView()
          }
        }
      }
      struct Ladder: View, Hashable { let steps: Int; var body: some View { Text("Ladder") } }
      @main struct OrchardApp: App { var body: some Scene { WindowGroup { OrchardView() } } } // nav: (entry) -> OrchardView [root]
      struct OrchardView: View {
        @StateObject private var router: Router<OrchardRoute> = .init()
        var body: some View {
          RoutingView(stack: $router.stack) {
            Button("Press") { router.navigate(to: .press) } // nav: OrchardView -> PressView [push] OrchardRoute.press
          }
        }
      }
      struct PressView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Climb", value: Ladder(steps: 9)) // nav: PressView -> Ladder [push]
              .navigationDestination(for: Ladder.self)
          }
        }
      }
      """)
  }

  @Test func aModuleOfTheAppsOwnMayBeCalledRouting() {
    expectFlow(
      """
      // file: Orchard/Orchard.swift
      import Routing
      import SwiftUI
      @main struct OrchardApp: App { var body: some Scene { WindowGroup { OrchardView() } } } // nav: (entry) -> OrchardView [root]
      struct OrchardView: View {
        let router: Router
        var body: some View { Button("Press") { router.navigate(to: PressViewController()) } } // nav: OrchardView -> PressViewController [push]
      }
      final class PressViewController: UIViewController { }
      // file: Routing/Router.swift
      import UIKit
      public final class Router {
        let controller: UINavigationController
        public func navigate(to screen: UIViewController) { controller.pushViewController(screen, animated: true) }
      }
      """)
  }
}
