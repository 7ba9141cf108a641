import Testing

/// Navigator: destinations that say how they appear.
struct NavigatorLibraryTests {
  private static let destinations = """
    import NavigatorUI
    import SwiftUI
    nonisolated enum HarborDestinations: NavigationDestination {
      case pier(Int), crane, storm, lock
      var body: some View {
        switch self {
        case .pier(let number): PierView(number: number)
        case .crane: CraneView()
        case .storm: StormView()
        case .lock: LockView()
        }
      }
      var method: NavigationMethod {
        switch self {
        case .storm: .managedSheet
        case .lock: .cover
        default: .push
        }
      }
    }
    struct CraneView: View { var body: some View { Text("Crane") } }
    struct LockView: View { var body: some View { Text("Lock") } }
    struct StormView: View { var body: some View { Text("Storm") } }
    @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
    """

  @Test func aDestinationAppearsAsItsMethodSays() {
    expectFlow(
      """
      // file: Harbor/Harbor.swift
      \(Self.destinations)
      struct HarborView: View {
        var body: some View {
          ManagedNavigationStack { navigator in
            NavigationLink(to: HarborDestinations.pier(1)) { Text("First") } // nav: HarborView -> PierView [push] HarborDestinations.pier
            NavigationLink("Weather", to: HarborDestinations.storm) // nav: HarborView -> StormView [push] HarborDestinations.storm
            Button("Second") { navigator.push(HarborDestinations.lock) } // nav: HarborView -> LockView [push] HarborDestinations.lock
            // nav: HarborView -> StormView [sheet] HarborDestinations.storm
            Button("Storm") { navigator.navigate(to: HarborDestinations.storm) }
            // nav: HarborView -> CraneView [sheet] HarborDestinations.crane
            Button("Crane") { navigator.navigate(to: HarborDestinations.crane, method: .sheet) }
          }
        }
      }
      struct PierView: View {
        let number: Int
        @Environment(\\.navigator) var navigator: Navigator
        @State private var next: HarborDestinations?
        @State private var asCover: HarborDestinations?
        @State private var isLocked = false
        var body: some View {
          Button("Next") { next = .pier(number + 1) } // nav: PierView -> PierView [push] HarborDestinations.pier
            .navigate(to: $next)
          Button("Lock") { next = .lock } // nav: PierView -> LockView [fullScreenCover] HarborDestinations.lock
          Button("Crane") { asCover = .crane } // nav: PierView -> CraneView [fullScreenCover] HarborDestinations.crane
            .navigate(to: $asCover, method: .cover)
          Button("Close") { isLocked = true } // nav: PierView -> LockView [fullScreenCover] HarborDestinations.lock
            .navigate(trigger: $isLocked, destination: HarborDestinations.lock)
          // nav: PierView -> StormView [fullScreenCover] HarborDestinations.storm
          Button("Storm") { navigator.present(cover: HarborDestinations.storm) }
        }
      }
      """)
  }

  @Test func theAppProvidesViewsOfAFeaturesDestinations() {
    let graph = FlowRun.graph(
      """
      // file: Harbor/Harbor.swift
      import NavigatorUI
      import SwiftUI
      nonisolated enum ForeignDestinations: NavigationProvidedDestination { case customs }
      @main struct HarborApp: App {
        var body: some Scene {
          WindowGroup {
            HarborView().onNavigationProvidedView(ForeignDestinations.self) { _ in CustomsView() }
          }
        }
      }
      struct HarborView: View {
        var body: some View { ManagedNavigationStack { NavigationLink("Customs", to: ForeignDestinations.customs) } }
      }
      struct CustomsView: View { var body: some View { Text("Customs") } }
      """)
    #expect(FlowRun.transitions(graph).contains("HarborView -> CustomsView [push] ForeignDestinations.customs @Harbor/Harbor.swift:12"))
    // Neither stands the one in a stack nor waits the other for a registration.
    #expect(graph.observations.registrations.isEmpty)
    #expect(graph.observations.pushedValues.isEmpty)
  }

  @Test func oneDestinationIsShownInThePlaceOfAnother() {
    let code = """
      // file: Harbor/Harbor.swift
      import NavigatorUI
      import SwiftUI
      nonisolated enum HarborDestinations: NavigationDestination {
        case pier(Int), crane, storm
        var body: some View {
          switch self {
          case .pier(let number): PierView(number: number)
          case .crane: CraneView()
          case .storm: EmptyView()
          }
        }
        var method: NavigationMethod { .push }
      }
      struct PierView: View { let number: Int; var body: some View { Text("Pier") } }
      struct CraneView: View { var body: some View { Text("Crane") } }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
      struct HarborView: View {
        var body: some View {
          ManagedNavigationStack { navigator in
            Button("Storm") { navigator.navigate(to: HarborDestinations.storm) } // nav: HarborView -> PierView [push] HarborDestinations.storm
            Button("Crane") { navigator.navigate(to: HarborDestinations.crane) } // nav: HarborView -> CraneView [push] HarborDestinations.crane
          }
          .navigationMap { destination in
            switch destination {
            case HarborDestinations.storm: HarborDestinations.pier(9)
            default: destination
            }
          }
        }
      }
      """
    expectFlow(code)
    let routes = FlowRun.graph(code).routeTypes.flatMap(\.cases)
    #expect(routes.first { $0.name == "storm" }?.mapping == .screen)
    // Without it, the empty view is all that is shown.
    let plain = FlowRun.graph(code.replacing(".navigationMap", with: ".onDestination")).routeTypes.flatMap(\.cases)
    #expect(plain.first { $0.name == "storm" }?.mapping == .nothing)
  }

  @Test func whatIsSentIsShownByWhoeverReceivesItsType() {
    expectFlow(
      """
      // file: Harbor/Harbor.swift
      import NavigatorUI
      import SwiftUI
      nonisolated enum HarborTabs: NavigationDestination, Identifiable {
        case quay, office
        var id: Self { self }
        var body: some View {
          switch self {
          case .quay: QuayView()
          case .office: OfficeView()
          }
        }
      }
      nonisolated enum QuayDestinations: NavigationDestination {
        case crane(Int), storm
        var body: some View {
          switch self {
          case .crane: CraneView()
          case .storm: StormView()
          }
        }
        var method: NavigationMethod {
          switch self {
          case .storm: .managedSheet
          default: .push
          }
        }
      }
      nonisolated enum LostDestinations: NavigationDestination {
        case wreck
        var body: some View { switch self { case .wreck: StormView() } }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
      struct HarborView: View {
        @State private var selected: HarborTabs = .quay
        var body: some View {
          TabView(selection: $selected) {
            QuayView().tag(HarborTabs.quay) // nav: HarborView -> QuayView [tab]
            OfficeView().tag(HarborTabs.office) // nav: HarborView -> OfficeView [tab]
          }
          .onNavigationReceive { (tab: HarborTabs) in
            selected = tab
            return .after(0.8)
          }
        }
      }
      struct QuayView: View {
        var body: some View { ManagedNavigationStack { Text("Quay").navigationAutoReceive(QuayDestinations.self) } }
      }
      struct OfficeView: View {
        @Environment(\\.navigator) var navigator
        @State private var next: QuayDestinations?
        var body: some View {
          Button("Quay") { navigator.send(HarborTabs.quay) } // nav: OfficeView -> QuayView [tab] HarborTabs.quay
          Button("Storm") {
            navigator.send(
              NavigationAction.dismissAny,
              HarborTabs.quay, // nav: OfficeView -> QuayView [tab] HarborTabs.quay
              QuayDestinations.crane(2), // nav: OfficeView -> CraneView [push] QuayDestinations.crane
              QuayDestinations.storm // nav: OfficeView -> StormView [sheet] QuayDestinations.storm
            )
          }
          // nav: OfficeView -> CraneView [push] QuayDestinations.crane
          Button("Crane") { navigator.perform(.reset, .send(QuayDestinations.crane(1))) }
          Button("Later") { next = .storm } // nav: OfficeView -> StormView [sheet] QuayDestinations.storm
            .navigationSend($next)
          // Nobody receives it.
          Button("Wreck") { navigator.send(LostDestinations.wreck) }
        }
      }
      struct CraneView: View { var body: some View { Text("Crane") } }
      struct StormView: View { var body: some View { Text("Storm") } }
      """)
  }

  @Test func aRouteShowsWhatItsHandlerSends() {
    let code = """
      // file: Harbor/Harbor.swift
      import NavigatorUI
      import SwiftUI
      nonisolated enum HarborRoutes: NavigationRoutes { case crane, office }
      nonisolated enum OuterRoutes: NavigationRoutes { case lifting }
      nonisolated enum HarborTabs: NavigationDestination {
        case quay, office
        var body: some View {
          switch self {
          case .quay: QuayView()
          case .office: OfficeView()
          }
        }
      }
      nonisolated enum QuayDestinations: NavigationDestination {
        case crane
        var body: some View { switch self { case .crane: CraneView() } }
      }
      struct HarborRouter: NavigationRouteHandling {
        func route(to route: HarborRoutes, with navigator: Navigator) {
          switch route {
          case .crane:
            navigator.perform(
              .send(HarborTabs.quay), // nav: OfficeView -> QuayView [tab] HarborTabs.quay
              .send(QuayDestinations.crane) // nav: OfficeView -> CraneView [push] QuayDestinations.crane
            )
          case .office: navigator.send(HarborTabs.office) // nav: OfficeView -> OfficeView [tab] HarborTabs.office
          }
        }
      }
      protocol HarborDependencies { var router: any NavigationRouting<OuterRoutes> { get } }
      final class HarborResolver: HarborDependencies {
        let navigator: Navigator
        init(navigator: Navigator) { self.navigator = navigator }
        var router: any NavigationRouting<OuterRoutes> {
          NavigationRouter(navigator) { route in
            switch route {
            case .lifting: self.navigator.perform(route: HarborRoutes.crane)
            }
          }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
      struct HarborView: View {
        @State private var selected: HarborTabs = .quay
        var body: some View {
          TabView(selection: $selected) {
            QuayView().tag(HarborTabs.quay) // nav: HarborView -> QuayView [tab]
            OfficeView(resolver: HarborResolver(navigator: Navigator())).tag(HarborTabs.office) // nav: HarborView -> OfficeView [tab]
          }
          .onNavigationReceive(assign: $selected)
          .onNavigationRoute(HarborRouter())
        }
      }
      struct QuayView: View {
        var body: some View { ManagedNavigationStack { Text("Quay").navigationAutoReceive(QuayDestinations.self) } }
      }
      struct OfficeView: View {
        let resolver: any HarborDependencies
        @Environment(\\.navigator) var navigator
        var body: some View {
          // nav: OfficeView -> QuayView [tab] HarborRoutes.crane; OfficeView -> CraneView [push] HarborRoutes.crane
          Button("Crane") { navigator.perform(route: HarborRoutes.crane) }
          Button("Office") { navigator.perform(route: HarborRoutes.office) } // nav: OfficeView -> OfficeView [tab] HarborRoutes.office
          // nav: OfficeView -> QuayView [tab] OuterRoutes.lifting; OfficeView -> CraneView [push] OuterRoutes.lifting
          Button("Lift") { try? resolver.router.route(to: .lifting) }
        }
      }
      struct CraneView: View { var body: some View { Text("Crane") } }
      """
    expectFlow(code)
    let graph = FlowRun.graph(code)
    #expect(graph.routeTypes.flatMap(\.cases).first { $0.name == "lifting" }?.screens == ["CraneView", "QuayView"])
    // The stack of the tab that is selected lies in no other.
    #expect(graph.observations.nestedStacks.isEmpty)
  }

  @Test func aFlowGoesWhereItsStepsSay() {
    expectFlow(
      """
      // file: Harbor/Harbor.swift
      import NavigatorUI
      import SwiftUI
      struct MooringFlow: NavigationFlow {
        var checkpoint: NavigationFlowCheckpoint<Void>?
        var berth = ""
        nonisolated enum Destination: NavigationDestination {
          case berth(MooringFlow), done(MooringFlow)
          var body: some View {
            switch self {
            case .berth(let flow): BerthView(flow: flow)
            case .done: MooredView()
            }
          }
          var method: NavigationMethod {
            switch self {
            case .berth: .managedSheet
            default: .push
            }
          }
        }
        func start() -> FlowResult<Self> {
          .destination(.berth(self)) // nav: HarborView -> BerthView [sheet] MooringFlow.Destination.berth
        }
        func next() async throws -> FlowResult<Self> {
          if berth.isEmpty { return .complete(self) }
          return .destination(.done(self)) // nav: BerthView -> MooredView [push] MooringFlow.Destination.done
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
      struct HarborView: View {
        var body: some View { ManagedNavigationStack { navigator in Button("Moor") { navigator.start(MooringFlow()) } } }
      }
      struct BerthView: View {
        @Environment(\\.navigator) var navigator
        let flow: MooringFlow
        var body: some View { Button("Next") { Task { try? await navigator.next(flow) } } }
      }
      struct MooredView: View { var body: some View { Text("Moored") } }
      """)
  }
}
