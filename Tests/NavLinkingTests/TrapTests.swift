import Testing

/// What looks like navigation and is none, and navigation that does not look like it.
struct TrapTests {
  private func app(_ declarations: String, body: String, note: String = "") -> String {
    """
    import SwiftUI
    @main struct TrapApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
    struct HomeView: View {
      @State private var path: [Panel] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { \(body) }\(note.isEmpty ? "" : " // nav: \(note)")
            .navigationDestination(for: Panel.self) { panel in
              switch panel {
              case .orders: OrdersView()
              case .donuts: DonutsView()
              }
            }
        }
      }
    }
    struct OrdersView: View { var body: some View { Text("Orders") } }
    struct DonutsView: View { var body: some View { Text("Donuts") } }
    \(declarations)
    """
  }

  private static let panel = "enum Panel: Hashable { case orders, donuts }"

  /// `switch self` for a title, an identity, an icon or a count maps to no screen.
  @Test func aSwitchOverARouteThatIsNoMapping() {
    expectFlow(
      app(
        """
        enum Panel: Hashable, Identifiable {
          case orders, donuts
          var id: Int { switch self { case .orders: 1; case .donuts: 2 } }
          var title: LocalizedStringKey { switch self { case .orders: "Orders"; case .donuts: "Donuts" } }
          @ViewBuilder var icon: some View { switch self { case .orders: Image(systemName: "box"); case .donuts: Image("donut") } }
          func hash(into hasher: inout Hasher) { switch self { case .orders: hasher.combine(1); case .donuts: hasher.combine(2) } }
          static func == (a: Panel, b: Panel) -> Bool {
            switch (a, b) { case (.orders, .orders), (.donuts, .donuts): true; default: false }
          }
        }
        """, body: "path.append(.orders)", note: "HomeView -> OrdersView [push] Panel.orders"))
  }

  /// Outlines, addresses and folders are paths too.
  @Test func pathsThatAreNoStacks() {
    expectFlow(
      app(
        """
        \(Self.panel)
        struct Line: Shape {
          func path(in rect: CGRect) -> Path { var path = Path(); path.move(to: .zero); path.addLine(to: .zero); path.append(Path()); return path }
        }
        func address(_ file: String) -> URL? {
          var parts = URLComponents()
          parts.path.append(file)
          var folder = URL(filePath: "/")
          folder.append(path: file)
          return parts.url
        }
        """, body: "path.append(.donuts)", note: "HomeView -> DonutsView [push] Panel.donuts"))
  }

  /// Coordinators of representables, routers of a network, steps of a counter, namespaces without cases.
  @Test func namesThatPromiseMore() {
    expectFlow(
      app(
        """
        \(Self.panel)
        struct CameraPicker: UIViewControllerRepresentable {
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
          func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
          final class Coordinator: NSObject { func start() {} }
        }
        enum Router { case login, orders; var path: String { switch self { case .login: "/login"; case .orders: "/orders" } } }
        func request(_ route: Router) -> String { route.path }
        enum Step { case up, down }
        func change(_ step: Step) -> Int { switch step { case .up: 1; case .down: -1 } }
        enum Screen { enum Home { static let title = "Home" } }
        """, body: "_ = request(.orders); _ = change(.up); print(Screen.Home.title); path.append(.orders)",
        note: "HomeView -> OrdersView [push] Panel.orders"))
  }

  /// What stands in comments, previews and launches for tests shows nothing.
  @Test func codeThatUsersNeverRun() {
    expectFlow(
      app(
        """
        \(Self.panel)
        // struct OldView: View { var body: some View { NavigationLink("x") { OrdersView() } } }
        /* extension HomeView { func old() { path.append(.donuts) } /* path.append(.donuts) */ } */
        #Preview { NavigationStack { NavigationLink("Donuts") { DonutsView() } } }
        struct HomeView_Previews: PreviewProvider { static var previews: some View { NavigationLink("Donuts") { DonutsView() } } }
        """, body: "path.append(.orders)", note: "HomeView -> OrdersView [push] Panel.orders"))
  }

  /// A route is known by its use: these have no name of a route.
  @Test func routesWithoutTheName() {
    expectFlow(
      """
      import SwiftUI
      enum MyPageCellType: String, Identifiable { case notice, license; var id: String { rawValue } }
      @main struct TrapApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var cell: MyPageCellType?
        var body: some View {
          Button("Notice") { cell = .notice } // nav: HomeView -> NoticeView [sheet] MyPageCellType.notice
            .sheet(item: $cell) { cell in
              switch cell {
              case .notice: NoticeView()
              case .license: LicenseView()
              }
            }
        }
      }
      struct NoticeView: View { var body: some View { Text("a") } }
      struct LicenseView: View { var body: some View { Text("b") } }
      """)
  }

  /// Capitals, underscores, other alphabets, backticks.
  @Test func casesOfAnySpelling() {
    expectFlow(
      """
      import SwiftUI
      enum Panel: Hashable { case Orders, select_wallet, 카테고리상세(id: Int), `default` }
      @main struct TrapApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var path: [Panel] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("1") { path.append(.Orders) } // nav: HomeView -> OrdersView [push] Panel.Orders
              Button("2") { path.append(.select_wallet) } // nav: HomeView -> Wallet_View [push] Panel.select_wallet
              Button("3") { path.append(.카테고리상세(id: 1)) } // nav: HomeView -> 카테고리View [push] Panel.카테고리상세
              Button("4") { path.append(.`default`) } // nav: HomeView -> OrdersView [push] Panel.default
              Button("5") { path.append(.default) } // nav: HomeView -> OrdersView [push] Panel.default
            }
            .navigationDestination(for: Panel.self) { panel in
              switch panel {
              case .Orders, .default: OrdersView()
              case .select_wallet: Wallet_View()
              case .카테고리상세(let id): 카테고리View(id: id)
              }
            }
          }
        }
      }
      struct OrdersView: View { var body: some View { Text("a") } }
      struct Wallet_View: View { var body: some View { Text("b") } }
      struct 카테고리View: View { let id: Int; var body: some View { Text("c") } }
      """)
  }

  /// Cases and arms that only some builds have.
  @Test func conditionsAroundCasesAndArms() {
    expectFlow(
      """
      import SwiftUI
      enum Panel: Hashable {
        case orders
        #if EXTENDED
        case tools
        #endif
        #if os(macOS)
        case windows
        #else
        case donuts
        #endif
      }
      @main struct TrapApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var path: [Panel] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("1") { path.append(.orders) } // nav: HomeView -> OrdersView [push] Panel.orders
              #if EXTENDED
              Button("2") { path.append(.tools) } // nav: HomeView -> ToolsView [push] Panel.tools
              #endif
              #if !os(macOS)
              Button("3") { path.append(.donuts) } // nav: HomeView -> DonutsView [push] Panel.donuts
              #endif
            }
            .navigationDestination(for: Panel.self) { panel in
              switch panel {
              case .orders: OrdersView()
              #if EXTENDED
              case .tools: ToolsView()
              #endif
              #if os(macOS)
              case .windows: OrdersView()
              #else
              case .donuts: DonutsView()
              #endif
              }
            }
          }
        }
      }
      struct OrdersView: View { var body: some View { Text("a") } }
      struct ToolsView: View { var body: some View { Text("b") } }
      struct DonutsView: View { var body: some View { Text("c") } }
      """)
  }

  /// An alert is a case beside the screens.
  @Test func alertsAmongTheCases() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: FeedController(coordinator: Coordinator())) // nav: (entry) -> FeedController [root]
        }
      }
      enum AppScreen { case post, alert(message: String), safari(URL) }
      final class Coordinator {
        func open(_ screen: AppScreen, from sender: UIViewController) {
          sender.present(build(screen), animated: true)
        }
        private func build(_ screen: AppScreen) -> UIViewController {
          switch screen {
          case .post: return PostController()
          case .alert(let message): return UIAlertController(title: nil, message: message, preferredStyle: .alert)
          case .safari(let url): return SFSafariViewController(url: url)
          }
        }
      }
      final class FeedController: UIViewController {
        let coordinator: Coordinator
        init(coordinator: Coordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        @objc func a() { coordinator.open(.post, from: self) } // nav: FeedController -> PostController [present] AppScreen.post
        @objc func b() { coordinator.open(.alert(message: "No"), from: self) }
        @objc func c(_ url: URL) { coordinator.open(.safari(url), from: self) } // nav: FeedController -> SFSafariViewController [present] AppScreen.safari
      }
      final class PostController: UIViewController {}
      """)
  }

  /// Two mappings of one enum, of which one knows less: each stack has its own.
  @Test func twoMappingsOfOneEnum() {
    let graph = FlowRun.graph(
      app(
        """
        \(Self.panel)
        struct TruckView: View {
          @State private var panels: [Panel] = []
          var body: some View {
            NavigationStack(path: $panels) {
              Button("Donuts") { panels.append(.donuts) }
                .navigationDestination(for: Panel.self) { panel in
                  switch panel {
                  case .orders: OrdersView()
                  default: EmptyView()
                  }
                }
            }
          }
        }
        """, body: "path.append(.orders)"))
    #expect(graph.mappings.map { $0.arms.map { $0.isDefault ? "default" : $0.cases.joined(separator: ",") } } == [["orders", "donuts"], ["orders", "default"]])
  }
}
