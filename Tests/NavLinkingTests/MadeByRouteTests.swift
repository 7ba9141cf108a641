import Testing

/// Routes that make their screens themselves, handed on as whatever fulfils a protocol.
@Suite struct MadeByRouteTests {
  private static let route = """
    protocol Place: Hashable {
      associatedtype Page: View
      @ViewBuilder func page() -> Page
    }
    enum Walk: Place {
      case pond, bridge
      @ViewBuilder func page() -> some View {
        switch self {
        case .pond: PondPage()
        case .bridge: BridgePage()
        }
      }
    }
    struct PondPage: View { var body: some View { Text("Pond") } }
    struct BridgePage: View { var body: some View { Text("Bridge") } }

    """

  @Test func whoHandsOnARouteOfAnyKindLeadsToWhatItMakes() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      \(Self.route)
      final class GateController: UIViewController {
        func show<P: Place>(_ place: P) { present(UIHostingController(rootView: place.page().padding()), animated: true) }
        func host(_ place: any Place) -> UIViewController { UIHostingController(rootView: place.page()) }
        @objc func pondTapped() { show(Walk.pond) } // nav: GateController -> PondPage [present] Walk.pond
        // nav: GateController -> BridgePage [push] Walk.bridge
        @objc func bridgeTapped() { navigationController?.pushViewController(host(Walk.bridge), animated: true) }
      }
      """)
  }

  /// What is made is kept in a closure until a list that holds it is looked through.
  @Test func aListOfWhatRoutesMakeIsPutOnTheStackByWhoeverWatchesIt() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      import Combine
      @main struct WalkApp: App { var body: some Scene { WindowGroup { GatePage(model: WalkModel()) } } } // nav: (entry) -> GatePage [root]
      \(Self.route)
      struct Stop: Identifiable {
        let id = UUID()
        private let make: () -> UIViewController
        init<P: Place>(place: P) { make = { UIHostingController(rootView: place.page()) } }
        func controller() -> UIViewController { make() }
      }
      final class WalkModel: ObservableObject { @Published var stops: [Stop] = [] }
      final class Guide {
        private let model: WalkModel
        private let navigation: UINavigationController
        private var bag: Set<AnyCancellable> = []
        init(model: WalkModel, navigation: UINavigationController) {
          self.model = model
          self.navigation = navigation
        }
        func watch() { model.$stops.sink { [weak self] stops in self?.follow(stops) }.store(in: &bag) }
        private func follow(_ stops: [Stop]) {
          var controllers = navigation.viewControllers
          if controllers.count <= stops.count {
            for stop in stops.dropFirst(max(0, controllers.count - 1)) { controllers.append(stop.controller()) }
            navigation.setViewControllers(controllers, animated: true)
          } else {
            navigation.setViewControllers(Array(controllers.prefix(stops.count + 1)), animated: true)
          }
        }
      }
      struct GatePage: View {
        @ObservedObject var model: WalkModel
        var body: some View {
          Button("Pond") { model.stops.append(Stop(place: Walk.pond)) } // nav: GatePage -> PondPage [push] Walk.pond
          Button("Bridge") {
            let stop = Stop(place: Walk.bridge)
            model.stops.append(stop) // nav: GatePage -> BridgePage [push] Walk.bridge
          }
        }
      }
      """)
  }
}
