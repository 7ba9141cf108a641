import Testing

/// Libraries whose containers draw a component that they name, and whose routers stand around types that map routes.
@Suite struct ContainerLibraryFlowTests {
  private static let app = """
    import SwiftUI
    import UDF
    struct ShopRouting: Routing {
      enum Route: Hashable { case home, item(Int), help }
      @ViewBuilder func view(for route: Route) -> some View {
        switch route {
        case .home: HomeContainer()
        case .item(let id): ItemContainer(id: id)
        case .help: HelpContainer()
        }
      }
    }
    struct ItemRouting: Routing {
      enum Route: Hashable { case help, item(Int) }
      @ViewBuilder func view(for route: Route) -> some View {
        switch route {
        case .help: HelpContainer()
        case .item(let id): ItemContainer(id: id)
        }
      }
    }
    struct RootContainer: Container {
      typealias ContainerComponent = RootComponent
      func map(store: EnvironmentStore<AppState>) -> RootComponent.Props { .init(path: store.$state.path) }
    }
    struct RootComponent: Component {
      struct Props {
        var path: Binding<NavigationPath>
        var router: Router<ShopRouting> = .init()
      }
      var props: Props
      var body: some View {
        NavigationStack(path: props.path) {
          props.router.view(for: .home) // nav: RootContainer -> HomeContainer [root] ShopRouting.Route.home
            .destinations()
        }
      }
    }
    private extension View {
      func destinations() -> some View {
        navigationDestination(router: Router<ShopRouting>()).navigationDestination(router: Router<ItemRouting>())
      }
    }
    struct HomeContainer: Container {
      typealias ContainerComponent = HomeComponent<Int>
      func map(store: EnvironmentStore<AppState>) -> ContainerComponent.Props { .init() }
    }
    struct HomeComponent<ID>: Component {
      struct Props { var router: Router<ShopRouting> = .init() }
      var props: Props
      @Environment(\\.globalRouter) private var globalRouter
      var body: some View {
        // nav: HomeContainer -> ItemContainer [push] ShopRouting.Route.item
        Button("Item") { globalRouter.navigate(to: .item(1), with: props.router) }
        // nav: HomeContainer -> HelpContainer [push] ShopRouting.Route.help
        Button("Help") { globalRouter.navigate(to: .help, with: props.router) }
      }
    }
    struct ItemContainer: BindableContainer {
      typealias ContainerComponent = ItemComponent
      var id: Int
      func map(store: EnvironmentStore<AppState>) -> ContainerComponent.Props { .init() }
    }
    struct ItemComponent: Component {
      struct Props { var router: Router<ItemRouting> = .init() }
      var props: Props
      @Environment(\\.globalRouter) private var globalRouter
      var body: some View {
        // nav: ItemContainer -> HelpContainer [push] ItemRouting.Route.help
        Button("Help") { globalRouter.navigate(to: .help, with: props.router) }
        // nav: ItemContainer -> ItemContainer [push] ItemRouting.Route.item
        Button("Next") { globalRouter.navigate(to: .item(2), with: props.router) }
      }
    }
    struct HelpContainer: Container {
      typealias ContainerComponent = HelpComponent
      func map(store: EnvironmentStore<AppState>) -> ContainerComponent.Props { .init() }
    }
    struct HelpComponent: Component {
      struct Props {}
      var props: Props
      var body: some View { Text("help") }
    }
    // nav: (entry) -> RootContainer [root]
    @main struct Main: App { var body: some Scene { WindowGroup { RootContainer() } } }
    """

  @Test func aRouterAroundARoutingShowsWhatTheRoutingMaps() { expectFlow(Self.app) }

  /// The component is what fills the window.
  @Test func aComponentChoosesAtTheRoot() {
    expectFlow(
      """
      import SwiftUI
      import UDF
      @main struct ShopApp: App { var body: some Scene { WindowGroup { GateContainer() } } } // nav: (entry) -> GateContainer [root]
      struct GateRouting: Routing {
        enum Route { case welcome, shelf }
        @ViewBuilder func view(for route: Route) -> some View {
          switch route {
          case .welcome: WelcomeContainer()
          case .shelf: ShelfContainer()
          }
        }
      }
      struct GateContainer: BindableContainer {
        typealias ContainerComponent = GateComponent
        func map(store: EnvironmentStore<AppState>) -> GateComponent.Props { .init(isNew: store.state.gate.isNew) }
      }
      struct GateComponent: Component {
        struct Props {
          var isNew: Bool
          var router: Router<GateRouting> = .init()
        }
        var props: Props
        var body: some View {
          if props.isNew {
            props.router.view(for: .welcome) // nav: GateContainer -> WelcomeContainer [root] GateRouting.Route.welcome
          } else {
            TabView {
              NavigationStack { props.router.view(for: .shelf) } // nav: GateContainer -> ShelfContainer [tab] GateRouting.Route.shelf
            }
          }
        }
      }
      struct WelcomeContainer: Container {
        typealias ContainerComponent = WelcomeComponent
        func map(store: EnvironmentStore<AppState>) -> ContainerComponent.Props { .init() }
      }
      struct WelcomeComponent: Component { struct Props {}; var props: Props; var body: some View { Text("Welcome") } }
      struct ShelfContainer: Container {
        typealias ContainerComponent = ShelfComponent
        func map(store: EnvironmentStore<AppState>) -> ContainerComponent.Props { .init() }
      }
      struct ShelfComponent: Component { struct Props {}; var props: Props; var body: some View { Text("Shelf") } }
      """)
  }
}
