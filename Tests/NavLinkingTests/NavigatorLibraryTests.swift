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
}
