import Testing

/// Routes without cases: values that carry the screen they stand for.
@Suite struct CarriedScreenTests {
  private static let app = """
    import SwiftUI
    struct Destination: Hashable, Identifiable {
      enum Style { case push, sheet }
      let id: String
      let style: Style
      private let content: AnyView
      init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) {
        self.id = id
        self.style = style
        self.content = AnyView(content())
      }
      var view: some View { content }
      static func == (a: Self, b: Self) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    extension Destination {
      static let profile = Destination(id: "profile") { ProfileView() }
      static var settings: Destination { Destination(id: "settings", style: .sheet) { SettingsView() } }
      static func item(_ id: Int) -> Destination { Destination(id: "item") { ItemView(id: id) } }
    }
    final class Navigator: ObservableObject {
      @Published var path: [Destination] = []
      @Published var presented: Presented?
      struct Presented: Identifiable { let destination: Destination; var id: String { destination.id } }
      func show(_ destination: Destination) {
        switch destination.style {
        case .push: path.append(destination)
        case .sheet: presented = .init(destination: destination)
        }
      }
    }
    struct RootView: View {
      @StateObject var navigator = Navigator()
      var body: some View {
        NavigationStack(path: $navigator.path) {
          HomeView(navigator: navigator).navigationDestination(for: Destination.self) { destination in destination.view }
        }
        .sheet(item: $navigator.presented) { presented in presented.destination.view }
      }
    }
    struct HomeView: View {
      let navigator: Navigator
      var body: some View {
        Button("a") { navigator.show(.profile) } // profile
        Button("b") { navigator.show(.settings) } // settings
        Button("c") { navigator.show(.item(1)) } // item
      }
    }
    struct ProfileView: View { var body: some View { Text("p") } }
    struct SettingsView: View { var body: some View { Text("s") } }
    struct ItemView: View { let id: Int; var body: some View { Text("i") } }
    @main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
    """

  @Test func aValueIsFollowedToWhereItsViewWasGiven() {
    let found = FlowRun.transitions(FlowRun.graph(Self.app)).filter { $0.hasPrefix("HomeView ->") }.map { $0.split(separator: "@")[0] }
    #expect(
      found.sorted() == [
        "HomeView -> ItemView [push] Destination.item ", "HomeView -> ProfileView [push] Destination.profile ",
        "HomeView -> SettingsView [sheet] Destination.settings ",
      ])
  }

  /// Objects that are destinations: their own view is the screen, and one host shows them all.
  @Test func aModelIsShownByItsOwnView() {
    expectFlow(
      """
      import SwiftUI
      protocol Page: AnyObject {
        associatedtype Content: View
        @MainActor @ViewBuilder var content: Content { get }
      }
      struct AnyPage: Hashable, Identifiable {
        let base: any Page
        var id: ObjectIdentifier { ObjectIdentifier(base) }
        var content: AnyView { AnyView(base.content) }
        static func == (a: Self, b: Self) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      @Observable final class Navigator {
        var path: [AnyPage] = []
        var sheet: AnyPage?
        func push(_ page: any Page) { path.append(AnyPage(base: page)) }
        func present(_ page: any Page) { sheet = AnyPage(base: page) }
      }
      struct RootView: View {
        @State var navigator = Navigator()
        var body: some View {
          NavigationStack(path: $navigator.path) {
            // nav: RootView -> HomeView [root]
            HomeView(model: HomeModel(navigator: navigator)).navigationDestination(for: AnyPage.self) { $0.content }
          }
          .sheet(item: $navigator.sheet) { page in page.content }
        }
      }
      final class HomeModel: Page {
        let navigator: Navigator
        init(navigator: Navigator) { self.navigator = navigator }
        var content: some View { HomeView(model: self) }
        // nav: HomeView -> ListView [push]
        func openList() { navigator.push(ListModel()) }
        // nav: HomeView -> HelpView [sheet]
        func openHelp() { navigator.present(HelpModel()) }
      }
      final class ListModel: Page {
        var content: some View { ListView() }
      }
      final class HelpModel: Page {
        var content: some View { HelpView() }
      }
      struct HomeView: View {
        let model: HomeModel
        var body: some View {
          Button("list") { model.openList() }
          Button("help") { model.openHelp() }
        }
      }
      struct ListView: View { var body: some View { Text("list") } }
      struct HelpView: View { var body: some View { Text("help") } }
      // nav: (entry) -> RootView [root]
      @main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
      """)
  }

  /// A library whose commands say which model comes next; the model's own view is the screen.
  @Test func modelsOfALibraryAreShownByTheirBodies() {
    expectFlow(
      """
      import SwiftUI
      import SwiftUINavigation
      @NavigationModel final class HomeModel {
        var body: some View { HomeView(model: self) }
        func openList() {
          // nav: HomeView -> ListView [push]
          execute(.stackAppend(ListModel(title: "list")))
        }
        func openHelp() {
          // nav: HomeView -> HelpView [sheet]
          execute(.present(.sheet(.stacked(HelpModel()))))
        }
      }
      @NavigationModel final class ListModel {
        let title: String
        init(title: String) { self.title = title }
        var body: some View { ListView(title: title) }
      }
      @NavigationModel final class HelpModel {
        var body: some View { HelpView() }
      }
      struct HomeView: View {
        let model: HomeModel
        var body: some View {
          Button("list") { model.openList() }
          Button("help") { model.openHelp() }
        }
      }
      struct ListView: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct HelpView: View { var body: some View { Text("help") } }
      @main struct Main: App {
        // nav: (entry) -> HomeView [root]
        var body: some Scene { WindowGroup { RootNavigationView(rootModel: HomeModel()) } }
      }
      """)
  }

  @Test func constantsAndFactoriesAreItsRoutes() {
    let graph = FlowRun.graph(Self.app)
    let type = graph.routeTypes.first { $0.id == "Destination" }
    #expect(type?.cases.map { "\($0.name) \($0.screens) \($0.constructions.count)" } == [
      #"profile ["ProfileView"] 1"#, #"settings ["SettingsView"] 1"#, #"item ["ItemView"] 1"#,
    ])
  }

  /// What the members build is no decision of theirs.
  @Test func nothingIsShownWhereTheMembersStand() {
    let lines = FlowRun.graph(Self.app).transitions.filter { $0.to != "RootView" && $0.to != "HomeView" }.map(\.place.line)
    #expect(lines.allSatisfy { $0 > 40 }, "\(lines)")
  }

  /// Another library has the module's name, and people name cases as this one names its commands.
  @Test func aCaseNamedLikeACommandIsAValue() {
    expectFlow(
      """
      import SwiftUI
      import SwiftUINavigation
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView(model: HomeModel()) } } } // nav: (entry) -> HomeView [root]
      enum Style { case sheet(DetailView) }
      @Observable final class DetailModel {}
      @Observable final class HomeModel {
        enum Destination { case sheet(DetailModel), help }
        var destination: Destination?
        var style: Style?
        func open() { destination = .sheet(DetailModel()) } // nav: HomeView -> DetailView [sheet] HomeModel.Destination.sheet
        func choose() { style = .sheet(DetailView(model: DetailModel())) }
      }
      struct HomeView: View {
        @State var model: HomeModel
        var body: some View {
          Button("Detail") { model.open() }
            .sheet(item: $model.destination.sheet) { $detail in DetailView(model: detail) }
        }
      }
      struct DetailView: View { let model: DetailModel; var body: some View { Text("Detail") } }
      """)
  }
}
