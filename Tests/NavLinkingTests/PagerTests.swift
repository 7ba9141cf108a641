import Testing

/// Pages of a pager that a screen has as a part.
struct PagerTests {
  private static func atlas(_ pages: String, first: String) -> String {
    """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = AtlasViewController() // nav: (entry) -> AtlasViewController [root]
        return true
      }
    }
    final class AtlasPager: UIPageViewController {}
    final class AtlasViewController: UIViewController {
      private let pager = AtlasPager(transitionStyle: .scroll, navigationOrientation: .horizontal)
      \(pages)
      override func viewDidLoad() {
        super.viewDidLoad()
        fill()
        pager.setViewControllers([\(first)], direction: .forward, animated: false) // nav: AtlasViewController -> SeaViewController [child]
      }
    }
    final class SeaViewController: UIViewController {}
    final class LandViewController: UIViewController {}
    """
  }

  /// Only the page at the place that is said is shown, from the screen that has the pager.
  @Test(arguments: [
    ("private var pages: [UIViewController] = []\n  private func fill() { let sea = SeaViewController(); pages = [sea, LandViewController()] }", "pages[0]"),
    ("private let pages: [UIViewController] = [LandViewController(), SeaViewController()]\n  private func fill() {}", "pages[1]"),
    ("private var pages: [UIViewController] { [SeaViewController(), LandViewController()] }\n  private func fill() {}", "pages[0]"),
  ])
  func aPageByItsPlace(pages: String, first: String) { expectFlow(Self.atlas(pages, first: first)) }

  /// Pages of a SwiftUI pager that a picker beside it names are tabs; others are parts of the screen.
  @Test func pagesThatAPickerNames() {
    expectFlow(
      """
      import SwiftUI
      @main struct StarApp: App { var body: some Scene { WindowGroup { SkyView() } } } // nav: (entry) -> SkyView [root]
      struct SkyView: View {
        @State private var page = 0
        let pages = ["Stars", "Planets"]
        var body: some View {
          VStack {
            Picker("Show", selection: $page) {
              ForEach(0..<pages.count, id: \\.self) { index in Text(pages[index]).tag(index) }
            }
            .pickerStyle(.segmented)
            TabView(selection: $page) {
              StarsView().tag(0) // nav: SkyView -> StarsView [tab]
              PlanetsView().tag(1) // nav: SkyView -> PlanetsView [tab]
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            MoonPager()
          }
        }
      }
      struct MoonPager: View {
        @State private var phase = 0
        var body: some View {
          TabView(selection: $phase) {
            NewMoonView().tag(0)
            FullMoonView().tag(1)
          }
          .tabViewStyle(.page)
        }
      }
      struct StarsView: View { var body: some View { List { Text("stars") } } }
      struct PlanetsView: View { var body: some View { List { Text("planets") } } }
      struct NewMoonView: View { var body: some View { List { Text("new") } } }
      struct FullMoonView: View { var body: some View { List { Text("full") } } }
      """)
  }
}
