import NavModel
import Testing

/// A framework's name before a view or a container of it.
struct FrameworkNameTests {
  @Test func containersAreReadAsWithoutIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct LibraryApp: SwiftUI.App {
        var body: some SwiftUI.Scene {
          SwiftUI.WindowGroup {
            ShelvesView() // nav: (entry) -> ShelvesView [root]
          }
        }
      }
      struct ShelvesView: SwiftUI.View {
        @SwiftUI.State private var chosen = 0
        var body: some SwiftUI.View {
          SwiftUI.TabView(selection: $chosen) {
            NovelsView().tag(0) // nav: ShelvesView -> NovelsView [tab]
            SwiftUI.NavigationStack { // nav: ShelvesView -> PoemsView [tab]
              PoemsView()
            }
            .tag(1)
          }
        }
      }
      struct NovelsView: SwiftUI.View {
        var body: some SwiftUI.View {
          SwiftUI.NavigationStack {
            SwiftUI.List {
              SwiftUI.NavigationLink("Author") { AuthorView() } // nav: NovelsView -> AuthorView [push]
            }
          }
        }
      }
      struct PoemsView: View { var body: some View { Text("Poems") } }
      struct AuthorView: View { var body: some View { Text("Author") } }
      """)
  }

  @Test func aTypeOfTheProgramOfTheSameNameIsAnother() {
    expectFlow(
      """
      import SwiftUI
      @main struct LoomApp: App {
        var body: some Scene { WindowGroup { TabView(names: ["Wool", "Flax"]) } } // nav: (entry) -> TabView [root]
      }
      struct TabView: View {
        let names: [String]
        @State private var chosen = 0
        var body: some View {
          SwiftUI.TabView(selection: $chosen) {
            WoolView().tag(0) // nav: TabView -> WoolView [tab]
            FlaxView().tag(1) // nav: TabView -> FlaxView [tab]
          }
        }
      }
      struct WoolView: View { var body: some View { Text("Wool") } }
      struct FlaxView: View { var body: some View { Text("Flax") } }
      """)
  }

  @Test func controllersOfTheFrameworkToo() {
    expectFlow(
      """
      import UIKit
      @UIApplicationMain class AppDelegate: UIKit.UIResponder, UIKit.UIApplicationDelegate {
        var window: UIKit.UIWindow?
        func application(_ app: UIKit.UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let bar = UIKit.UITabBarController()
          bar.viewControllers = [
            UIKit.UINavigationController(rootViewController: FeltController()), // nav: UITabBarController -> FeltController [tab]
            LaceController(), // nav: UITabBarController -> LaceController [tab]
          ]
          window?.rootViewController = bar // nav: (entry) -> UITabBarController [root]
          return true
        }
      }
      class FeltController: UIKit.UIViewController {
        @objc func open() { present(UIKit.UINavigationController(rootViewController: HatController()), animated: true) } // nav: FeltController -> HatController [present]
      }
      class LaceController: UIViewController {}
      class HatController: UIViewController {}
      """)
  }
}
