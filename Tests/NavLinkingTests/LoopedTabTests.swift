import Testing

/// Tabs that a loop makes, each for an element.
struct LoopedTabTests {
  private let views = """
    struct LambsView: View { var body: some View { Text("Lambs") } }
    struct WoolView: View { var body: some View { Text("Wool") } }
    struct ShedView: View { var body: some View { Text("Shed") } }
    """

  /// What is asked of a style is not asked of the names in the tabs.
  @Test func aLoopMayCallItsElementAPage() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      enum Part: CaseIterable, Identifiable {
        case lambs, wool
        var id: Self { self }
        @ViewBuilder var content: some View {
          switch self {
          case .lambs: LambsView()
          case .wool: WoolView()
          }
        }
      }
      struct FarmView: View {
        @State private var part = Part.lambs
        var body: some View {
          TabView(selection: $part) {
            ForEach(Part.allCases) { page in
              Tab("Part", systemImage: "leaf", value: page) { page.content } // nav: FarmView -> LambsView [tab] Part.lambs; FarmView -> WoolView [tab] Part.wool
            }
            TabSection("More") {
              Tab("Shed", systemImage: "house") { ShedView() } // nav: FarmView -> ShedView [tab]
            }
          }
          .tabViewStyle(.sidebarAdaptable)
        }
      }
      \(views)
      """)
  }

  /// Each tab asks which one is selected, rather than which one it is.
  @Test func tabsMayShowWhatIsSelected() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      enum Part: CaseIterable { case lambs, wool }
      struct FarmView: View {
        @State private var part: Part = .lambs
        var body: some View {
          TabView(selection: $part) {
            ForEach(Part.allCases, id: \\.self) { one in
              Tab(value: one) { page(for: one) } // nav: FarmView -> LambsView [tab] Part.lambs; FarmView -> WoolView [tab] Part.wool
            }
          }
        }
        @ViewBuilder private func page(for one: Part) -> some View {
          Group {
            switch part {
            case .lambs: LambsView()
            case .wool: WoolView()
            }
          }
        }
      }
      \(views)
      """)
  }

  @Test func pagesOfAPagerStayParts() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct FarmView: View {
        var body: some View {
          VStack {
            Text("Farm")
            TabView {
              LambsView()
              WoolView()
            }
            .padding()
            .tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
      }
      \(views)
      """)
  }

  /// Elements that a condition leaves out have no tab there, be it asked of them or of a property of theirs.
  @Test(arguments: ["if page.isMain", "if page != .shed", "if !page.isRare"])
  func elementsThatAConditionLeavesOutHaveNoTab(condition: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      enum Part: CaseIterable, Identifiable {
        case lambs, wool, shed
        var id: Self { self }
        var isMain: Bool {
          switch self {
          case .lambs, .wool: true
          case .shed: false
          }
        }
        var isRare: Bool { self == .shed }
        @ViewBuilder var content: some View {
          switch self {
          case .lambs: LambsView()
          case .wool: WoolView()
          case .shed: ShedView()
          }
        }
      }
      struct FarmView: View {
        @State private var part = Part.lambs
        var body: some View {
          TabView(selection: $part) {
            ForEach(Part.allCases) { page in
              \(condition) {
                page.content.tabItem { Text("Part") }.tag(page) // nav: FarmView -> LambsView [tab] Part.lambs; FarmView -> WoolView [tab] Part.wool
              }
            }
          }
        }
      }
      \(views)
      """)
  }

  /// The tab at a place is the case at it, where a loop over all cases fills the bar.
  @Test func aNumberSelectsTheTabOfALoop() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = GardenBar() // nav: (entry) -> GardenBar [root]
          return true
        }
      }
      enum Page: CaseIterable {
        case beds, tools
        func makeController(_ bar: GardenBar) -> UIViewController {
          switch self {
          case .beds: return BedsViewController(bar: bar)
          case .tools: return ToolsViewController()
          }
        }
      }
      final class GardenBar: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = Page.allCases.map { $0.makeController(self) } // nav: GardenBar -> BedsViewController [tab] Page.beds; GardenBar -> ToolsViewController [tab] Page.tools
        }
      }
      final class BedsViewController: UIViewController {
        weak var bar: GardenBar?
        init(bar: GardenBar) { self.bar = bar; super.init(nibName: nil, bundle: nil) }
        @objc func rake() { bar?.selectedIndex = 1 } // nav: BedsViewController -> ToolsViewController [tab] Page.tools
      }
      final class ToolsViewController: UIViewController {}
      """)
  }

  /// What a loop takes from a list is its elements, with a tag or without.
  @Test(arguments: ["sheds[$0]", "sheds[$0].tag($0)", "shed($0)"])
  func aLoopTakesItsTabsFromAList(_ tab: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct FarmView: View {
        private let sheds: [AnyView] = [AnyView(LambsView()), AnyView(WoolView())]
        var body: some View {
          TabView {
            ForEach(sheds.indices, id: \\.self) { \(tab) } // nav: FarmView -> LambsView [tab]; FarmView -> WoolView [tab]
          }
        }
        private func shed(_ place: Int) -> AnyView { sheds[place] }
      }

      """ + views)
  }
}
