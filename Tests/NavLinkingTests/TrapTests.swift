import Testing

/// What looks like navigation and is none, and navigation that does not look like it.
struct TrapTests {
  private func app(_ declarations: String, body: String, note: String = "") -> String {
    """
    import SwiftUI
    @main struct TrapApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
    struct HomeView: View {
      @State private var path: [Shelf] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { \(body) }\(note.isEmpty ? "" : " // nav: \(note)")
            .navigationDestination(for: Shelf.self) { shelf in
              switch shelf {
              case .books: BooksView()
              case .maps: MapsView()
              }
            }
        }
      }
    }
    struct BooksView: View { var body: some View { Text("Books") } }
    struct MapsView: View { var body: some View { Text("Maps") } }
    \(declarations)
    """
  }

  private static let shelf = "enum Shelf: Hashable { case books, maps }"

  /// `switch self` for a title, an identity, an icon or a count maps to no screen.
  @Test func aSwitchOverARouteThatIsNoMapping() {
    expectFlow(
      app(
        """
        enum Shelf: Hashable, Identifiable {
          case books, maps
          var id: Int { switch self { case .books: 1; case .maps: 2 } }
          var title: LocalizedStringKey { switch self { case .books: "Books"; case .maps: "Maps" } }
          @ViewBuilder var icon: some View { switch self { case .books: Image(systemName: "box"); case .maps: Image("map") } }
          func hash(into hasher: inout Hasher) { switch self { case .books: hasher.combine(1); case .maps: hasher.combine(2) } }
          static func == (a: Shelf, b: Shelf) -> Bool {
            switch (a, b) { case (.books, .books), (.maps, .maps): true; default: false }
          }
        }
        """, body: "path.append(.books)", note: "HomeView -> BooksView [push] Shelf.books"))
  }

  /// Outlines, addresses and folders are paths too.
  @Test func pathsThatAreNoStacks() {
    expectFlow(
      app(
        """
        \(Self.shelf)
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
        """, body: "path.append(.maps)", note: "HomeView -> MapsView [push] Shelf.maps"))
  }

  /// Coordinators of representables, routers of a network, steps of a counter, namespaces without cases.
  @Test func namesThatPromiseMore() {
    expectFlow(
      app(
        """
        \(Self.shelf)
        struct CameraPicker: UIViewControllerRepresentable {
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
          func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
          final class Coordinator: NSObject { func start() {} }
        }
        enum Router { case login, books; var path: String { switch self { case .login: "/login"; case .books: "/books" } } }
        func request(_ route: Router) -> String { route.path }
        enum Step { case up, down }
        func change(_ step: Step) -> Int { switch step { case .up: 1; case .down: -1 } }
        enum Screen { enum Home { static let title = "Home" } }
        """, body: "_ = request(.books); _ = change(.up); print(Screen.Home.title); path.append(.books)",
        note: "HomeView -> BooksView [push] Shelf.books"))
  }

  /// What stands in comments, previews and launches for tests shows nothing.
  @Test func codeThatUsersNeverRun() {
    expectFlow(
      app(
        """
        \(Self.shelf)
        // struct OldView: View { var body: some View { NavigationLink("x") { BooksView() } } }
        /* extension HomeView { func old() { path.append(.maps) } /* path.append(.maps) */ } */
        #Preview { NavigationStack { NavigationLink("Maps") { MapsView() } } }
        struct HomeView_Previews: PreviewProvider { static var previews: some View { NavigationLink("Maps") { MapsView() } } }
        """, body: "path.append(.books)", note: "HomeView -> BooksView [push] Shelf.books"))
  }

  /// A route is known by its use: these have no name of a route.
  @Test func routesWithoutTheName() {
    expectFlow(
      """
      import SwiftUI
      enum ProfileRow: String, Identifiable { case notice, license; var id: String { rawValue } }
      @main struct TrapApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var cell: ProfileRow?
        var body: some View {
          Button("Notice") { cell = .notice } // nav: HomeView -> NoticeView [sheet] ProfileRow.notice
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
      enum Shelf: Hashable { case Books, pick_card, 주문확인(id: Int), `default` }
      @main struct TrapApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var path: [Shelf] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("1") { path.append(.Books) } // nav: HomeView -> BooksView [push] Shelf.Books
              Button("2") { path.append(.pick_card) } // nav: HomeView -> Card_View [push] Shelf.pick_card
              Button("3") { path.append(.주문확인(id: 1)) } // nav: HomeView -> 주문View [push] Shelf.주문확인
              Button("4") { path.append(.`default`) } // nav: HomeView -> BooksView [push] Shelf.default
              Button("5") { path.append(.default) } // nav: HomeView -> BooksView [push] Shelf.default
            }
            .navigationDestination(for: Shelf.self) { shelf in
              switch shelf {
              case .Books, .default: BooksView()
              case .pick_card: Card_View()
              case .주문확인(let id): 주문View(id: id)
              }
            }
          }
        }
      }
      struct BooksView: View { var body: some View { Text("a") } }
      struct Card_View: View { var body: some View { Text("b") } }
      struct 주문View: View { let id: Int; var body: some View { Text("c") } }
      """)
  }

  /// Cases and arms that only some builds have.
  @Test func conditionsAroundCasesAndArms() {
    expectFlow(
      """
      import SwiftUI
      enum Shelf: Hashable {
        case books
        #if EXTENDED
        case tools
        #endif
        #if os(macOS)
        case windows
        #else
        case maps
        #endif
      }
      @main struct TrapApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var path: [Shelf] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("1") { path.append(.books) } // nav: HomeView -> BooksView [push] Shelf.books
              #if EXTENDED
              Button("2") { path.append(.tools) } // nav: HomeView -> ToolsView [push] Shelf.tools
              #endif
              #if !os(macOS)
              Button("3") { path.append(.maps) } // nav: HomeView -> MapsView [push] Shelf.maps
              #endif
            }
            .navigationDestination(for: Shelf.self) { shelf in
              switch shelf {
              case .books: BooksView()
              #if EXTENDED
              case .tools: ToolsView()
              #endif
              #if os(macOS)
              case .windows: BooksView()
              #else
              case .maps: MapsView()
              #endif
              }
            }
          }
        }
      }
      struct BooksView: View { var body: some View { Text("a") } }
      struct ToolsView: View { var body: some View { Text("b") } }
      struct MapsView: View { var body: some View { Text("c") } }
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
        \(Self.shelf)
        struct CornerView: View {
          @State private var shelves: [Shelf] = []
          var body: some View {
            NavigationStack(path: $shelves) {
              Button("Maps") { shelves.append(.maps) }
                .navigationDestination(for: Shelf.self) { shelf in
                  switch shelf {
                  case .books: BooksView()
                  default: EmptyView()
                  }
                }
            }
          }
        }
        """, body: "path.append(.books)"))
    #expect(graph.mappings.map { $0.arms.map { $0.isDefault ? "default" : $0.cases.joined(separator: ",") } } == [["books", "maps"], ["books", "default"]])
  }
}
