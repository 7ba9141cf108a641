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
    (
      "private var pages: [UIViewController] = []\n  private func fill() { let sea = SeaViewController(); pages.append(sea); pages.append(LandViewController()) }",
      "pages.first!"
    ),
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

  /// A bar of the program's names pages as a picker does; dots only say how many there are, and pages that are made of data divide one screen.
  @Test func pagesThatAnOwnBarNames() {
    expectFlow(
      """
      import SwiftUI
      @main struct StarApp: App { var body: some Scene { WindowGroup { SkyView() } } } // nav: (entry) -> SkyView [root]
      final class SkyModel: ObservableObject { @Published var page = 0 }
      enum Season: String, CaseIterable, Identifiable { case summer, winter; var id: String { rawValue } }
      struct SkyView: View {
        @StateObject private var model = SkyModel()
        @State private var phase = 0
        @State private var season: Season = .summer
        var body: some View {
          VStack {
            SkyTabs(page: $model.page)
            TabView(selection: $model.page) {
              StarsView().tag(0) // nav: SkyView -> StarsView [tab]
              PlanetsView().background(Color.black).tag(1) // nav: SkyView -> PlanetsView [tab]
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            TabView(selection: $phase) {
              NewMoonView().tag(0)
              FullMoonView().tag(1)
            }
            .tabViewStyle(.page)
            Dots(current: $phase)
            SeasonSegments(season: $season)
            TabView(selection: $season) {
              ForEach(Season.allCases) { season in SeasonView(season: season).tag(season) }
            }
            .tabViewStyle(.page)
          }
        }
      }
      struct SkyTabs: View { @Binding var page: Int; var body: some View { Button("Stars") { page = 0 } } }
      struct Dots: View { @Binding var current: Int; var body: some View { Text("\\(current)") } }
      struct SeasonSegments: View { @Binding var season: Season; var body: some View { Text(season.rawValue) } }
      struct SeasonView: View { let season: Season; var body: some View { Text(season.rawValue) } }
      struct StarsView: View { var body: some View { List { Text("stars") } } }
      struct PlanetsView: View { var body: some View { List { Text("planets") } } }
      struct NewMoonView: View { var body: some View { List { Text("new") } } }
      struct FullMoonView: View { var body: some View { List { Text("full") } } }
      """)
  }

  /// Pages of one view for the cases of an enum are tabs where code selects a case by its name.
  @Test func pagesOfCasesThatAreSelectedByName() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      enum Herd: CaseIterable { case sheep, goats }
      final class Chosen: ObservableObject { @Published var herd = Herd.sheep }
      struct FarmView: View {
        @StateObject private var chosen = Chosen()
        var body: some View {
          VStack {
            HerdBar(shown: $chosen.herd)
            TabView(selection: $chosen.herd) {
              ForEach(Herd.allCases, id: \\.self) {
                HerdView(herd: $0) // nav: FarmView -> HerdView [tab]
              }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
          }
          .onOpenURL { _ in chosen.herd = .goats } // nav: FarmView -> HerdView [tab] Herd.goats
        }
      }
      struct HerdBar: View { @Binding var shown: Herd; var body: some View { Text("herds") } }
      struct HerdView: View {
        let herd: Herd
        var body: some View { List { NavigationLink("Shear") { ShearView() } } } // nav: HerdView -> ShearView [push]
      }
      struct ShearView: View { var body: some View { Text("shear") } }
      """)
  }

  /// A pager that is all of a screen has the screens as tabs, as on a watch.
  @Test func pagesThatAreAllOfAScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct StarApp: App { var body: some Scene { WindowGroup { SkyView() } } } // nav: (entry) -> SkyView [root]
      struct SkyView: View {
        var body: some View {
          TabView {
            StarsView() // nav: SkyView -> StarsView [tab]
            PlanetsView() // nav: SkyView -> PlanetsView [tab]
          }
          .tabViewStyle(.page)
        }
      }
      struct StarsView: View { var body: some View { VStack { MoonPager(); Text("stars") } } }
      struct PlanetsView: View { var body: some View { List { Text("planets") } } }
      struct MoonPager: View {
        var body: some View {
          TabView {
            NewMoonView()
            FullMoonView()
          }
          .tabViewStyle(.page)
        }
      }
      struct NewMoonView: View { var body: some View { List { Text("new") } } }
      struct FullMoonView: View { var body: some View { List { Text("full") } } }
      """)
  }

  /// Each page where it comes into the list, whoever puts it there: the pager's own, and another's.
  @Test func tabsOfALibrarysPager() {
    expectFlow(
      """
      import Pageboy
      import Tabman
      import UIKit
      \(Self.harbour)
      final class HarbourViewController: UIViewController {
        let pager = BoatsPager()
        override func viewDidLoad() { view.addSubview(pager.view) }
        @objc func open() {
          let depths = DepthsPager()
          depths.pages.append(TideViewController()) // nav: DepthsPager -> TideViewController [tab]
          depths.pages.append(WreckViewController()) // nav: DepthsPager -> WreckViewController [tab]
          present(depths, animated: true) // nav: HarbourViewController -> DepthsPager [present]
        }
      }
      final class BoatsPager: TabmanViewController {
        private var boats = [
          FerryViewController(), // nav: BoatsPager -> FerryViewController [tab]
          TugViewController() // nav: BoatsPager -> TugViewController [tab]
        ]
      }
      extension BoatsPager: PageboyViewControllerDataSource, TMBarDataSource {
        func numberOfViewControllers(in pager: PageboyViewController) -> Int { boats.count }
        func viewController(for pager: PageboyViewController, at index: PageboyViewController.PageIndex) -> UIViewController? { boats[index] }
        func defaultPage(for pager: PageboyViewController) -> PageboyViewController.Page? { nil }
      }
      final class DepthsPager: TabmanViewController, PageboyViewControllerDataSource {
        var pages: [UIViewController] = []
        func viewController(for pager: PageboyViewController, at index: PageboyViewController.PageIndex) -> UIViewController? { return pages[safe: index] }
      }
      final class FerryViewController: UIViewController {}
      final class TugViewController: UIViewController {}
      final class TideViewController: UIViewController {}
      final class WreckViewController: UIViewController {}
      """)
  }

  /// A model may be the source of a pager without tabs; what is no source of a pager's is a method like others.
  @Test func pagesOfALibrarysPagerWithoutTabs() {
    expectFlow(
      """
      import Pageboy
      import UIKit
      \(Self.harbour)
      final class HarbourViewController: PageboyViewController {
        let model = HarbourModel()
        let spare = HarbourSpares()
        override func viewDidLoad() { dataSource = model }
      }
      final class HarbourModel: PageboyViewControllerDataSource {
        func viewController(for pager: PageboyViewController, at index: Int) -> UIViewController? {
          index == 0 ? FerryViewController() : nil // nav: HarbourViewController -> FerryViewController [child]
        }
      }
      final class HarbourSpares {
        func viewController(for pager: PageboyViewController, at index: Int) -> UIViewController? { TugViewController() }
      }
      final class FerryViewController: UIViewController {}
      final class TugViewController: UIViewController {}
      """)
  }

  private static let harbour = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = HarbourViewController() // nav: (entry) -> HarbourViewController [root]
        return true
      }
    }
    """
}
