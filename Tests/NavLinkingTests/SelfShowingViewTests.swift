import Testing

/// Methods that programs add to every view, and that show the view they are called on.
@Suite struct SelfShowingViewTests {
  @Test func theViewThatAMethodOfAllViewsIsCalledOnIsShown() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      extension View {
        func openOverAll() {
          let host = UIHostingController(rootView: self.ignoresSafeArea())
          let stack = UINavigationController(rootViewController: host)
          UIApplication.shared.windows.first?.rootViewController?.present(stack, animated: true)
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        var body: some View {
          VStack {
            Button("Cart") { CartView().openOverAll() } // nav: ShopView -> CartView [present]
            Button("Help") { HelpView(topic: "cart").openOverAll() } // nav: ShopView -> HelpView [present]
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct HelpView: View { let topic: String; var body: some View { Text(topic) } }
      """)
  }

  @Test func theViewOfAControllerThatIsPutIntoAWindowLiesOverAll() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      extension View {
        func lay() {
          var front: UIWindow? { UIApplication.shared.windows.first }
          guard let front = front else { return }
          let host = UIHostingController(rootView: self)
          front.addSubview(host.view)
          host.view.frame = UIScreen.main.bounds
        }
      }
      final class BadgeController: UIViewController {}
      final class PartController: UIViewController {
        func fill() { view.addSubview(BadgeController().view) }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        var body: some View {
          VStack {
            Button("Day") { DayView().lay() } // nav: ShopView -> DayView [present]
            Button("Save") { SavedToast().lay() }
          }
        }
      }
      struct DayView: View { var body: some View { Text("Monday") } }
      struct SavedToast: View { var body: some View { Text("Saved") } }
      """)
  }

  /// Which sheet a base class shows, whoever tells it to show itself says; what is there is the screen that it is told to lie over.
  @Test func aBaseClassShowsWhatIsBelowIt() {
    expectFlow(
      """
      import UIKit
      class Sheet<Answer>: UIViewController {
        var onAnswer: ((Answer) -> Void)!
        @discardableResult func show(in presenter: UIViewController) -> Self {
          modalPresentationStyle = .custom
          presenter.present(self, animated: true)
          return self
        }
      }
      final class TownSheet: Sheet<String> {}
      final class KindSheet: Sheet<Int> {}
      final class MarketController: UIViewController {
        private let towns = TownSheet()
        @objc func town() { towns.show(in: self) } // nav: MarketController -> TownSheet [present]
        @objc func kind() {
          KindSheet().show(in: self).onAnswer = { print($0) } // nav: MarketController -> KindSheet [present]
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window.rootViewController = MarketController() // nav: (entry) -> MarketController [root]
        }
      }
      """)
  }
}
