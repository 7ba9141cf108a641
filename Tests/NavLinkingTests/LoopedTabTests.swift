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
          TabView {
            LambsView()
            WoolView()
          }
          .padding()
          .tabViewStyle(.page(indexDisplayMode: .never))
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

  /// A list of as many places as there are pages, each filled with a stack of its own.
  @Test(arguments: ["stacks[page.place] = stack", "stacks.append(stack)"])
  func aListMayBeFilledPlaceByPlace(_ filling: String) {
    expectFlow(
      """
      import UIKit
      final class FarmDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = FarmController() // nav: (entry) -> FarmController [root]
          return true
        }
      }
      enum Page: CaseIterable {
        case lambs, wool
        var place: Int { self == .lambs ? 0 : 1 }
        func controller(on stack: UINavigationController) -> UIViewController? {
          switch self {
          case .lambs: return LambsController()
          case .wool: return WoolController()
          }
        }
      }
      final class LambsController: UIViewController {}
      final class WoolController: UIViewController {}
      final class FarmController: UITabBarController {
        override func viewDidLoad() {
          var stacks: [UIViewController?] = Array(repeating: nil, count: Page.allCases.count)
          for page in Page.allCases { // nav: FarmController -> LambsController [tab] Page.lambs; FarmController -> WoolController [tab] Page.wool
            let stack = UINavigationController()
            if let shown = page.controller(on: stack) {
              stack.setViewControllers([shown], animated: false)
              \(filling)
            }
          }
          viewControllers = stacks.compactMap { $0 }
        }
      }
      """)
  }
}
