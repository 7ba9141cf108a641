import Testing

/// Objects that make a screen of a route by a closure which whoever made them gave.
struct ResolvedRouteTests {
  private static let screens = """
    struct BedView: View { var body: some View { Text("Bed") } }
    struct ToolView: View { var body: some View { Text("Tool") } }
    """

  @Test func aResolverOfTheEnvironmentKeepsAClosureAroundTheOneItIsGiven() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App {
        var body: some Scene { WindowGroup { GardenView().resolvingScreens() } } // nav: (entry) -> GardenView [root]
      }
      enum GardenRoute { case bed, tool }
      struct ScreenResolver {
        private var make: (GardenRoute) -> AnyView
        init<V: View>(@ViewBuilder make: @escaping (GardenRoute) -> V) { self.make = { AnyView(make($0)) } }
        func view(for route: GardenRoute) -> some View { make(route) }
      }
      extension ScreenResolver { static let sample = ScreenResolver { Text(String(describing: $0)) } }
      extension EnvironmentValues { @Entry var resolver: ScreenResolver = .sample }
      struct Resolving: ViewModifier {
        func body(content: Content) -> some View {
          content.environment(\\.resolver, ScreenResolver { route in
            switch route {
            case .bed: BedView()
            case .tool: ToolView()
            }
          })
        }
      }
      extension View { func resolvingScreens() -> some View { modifier(Resolving()) } }
      struct GardenView: View {
        @Environment(\\.resolver) private var resolver
        @State private var showsBed = false
        @State private var showsTool = false
        var body: some View {
          VStack {
            Button("Bed") { showsBed = true } // nav: GardenView -> BedView [sheet] GardenRoute.bed
            Button("Tool") { showsTool = true } // nav: GardenView -> ToolView [fullScreenCover] GardenRoute.tool
          }
          .sheet(isPresented: $showsBed) { resolver.view(for: .bed) }
          .fullScreenCover(isPresented: $showsTool) { resolver.view(for: .tool) }
        }
      }
      \(Self.screens)
      """)
  }

  @Test func aResolverThatIsHandedOverMakesWhatItIsAskedFor() {
    expectFlow(
      """
      import SwiftUI
      enum GardenRoute { case bed, tool }
      final class ScreenResolver {
        private let make: (GardenRoute) -> AnyView
        init<V: View>(_ make: @escaping (GardenRoute) -> V) { self.make = { route in AnyView(make(route)) } }
        func callAsFunction(_ route: GardenRoute) -> AnyView { make(route) }
      }
      @main struct GardenApp: App {
        let resolve = ScreenResolver { route in
          switch route {
          case .bed: BedView()
          case .tool: ToolView()
          }
        }
        var body: some Scene { WindowGroup { NavigationStack { GardenView(resolve: resolve) } } } // nav: (entry) -> GardenView [root]
      }
      struct GardenView: View {
        let resolve: ScreenResolver
        var body: some View {
          VStack {
            NavigationLink("Bed") { resolve(.bed) } // nav: GardenView -> BedView [push] GardenRoute.bed
            NavigationLink("Tool") { resolve(.tool) } // nav: GardenView -> ToolView [push] GardenRoute.tool
          }
        }
      }
      \(Self.screens)
      """)
  }
}
