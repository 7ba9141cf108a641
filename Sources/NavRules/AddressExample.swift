import NavFindings

/// An app that is called from outside, and its property list.
enum AddressExample {
  /// - Parameters:
  ///   - handler: what follows the first view.
  ///   - more: further declarations.
  static func app(handler: String = ".onOpenURL { router.open($0) }", more: String = "") -> String {
    """
    import SwiftUI

    @main struct ShopApp: App {
      @StateObject private var router = Router()
      var body: some Scene {
        WindowGroup {
          HomeScreen(router: router)
            \(handler)
        }
      }
    }

    struct HomeScreen: View {
      @ObservedObject var router: Router
      var body: some View {
        Text("Shop")
          .sheet(isPresented: $router.showsOrders) { OrdersScreen() }
      }
    }

    struct OrdersScreen: View {
      var body: some View { Text("Orders") }
    }

    \(more)
    """
  }

  /// A router that answers 'shoply://orders'.
  static func router(host: String = "orders", scheme: String = "") -> String {
    """
    final class Router: ObservableObject {
      @Published var showsOrders = false
      func open(_ url: URL) {
        guard url.scheme == "shoply" else { return }\(scheme)
        if url.host == "\(host)" { showsOrders = true }
      }
    }

    """
  }

  static func list(_ body: String) -> RuleCard.Interface {
    RuleCard.Interface(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(body)
      </dict>
      </plist>

      """)
  }

  static func scheme(_ mark: String = "") -> RuleCard.Interface {
    list(
      """
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>shoply</string>\(mark)
            </array>
          </dict>
        </array>
      """)
  }
}
