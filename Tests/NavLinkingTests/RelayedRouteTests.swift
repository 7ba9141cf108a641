import Testing

/// States that are turned into routes of other enums by whoever watches them, and wrappers of tabs.
struct RelayedRouteTests {
  @Test func aStateThatIsTurnedIntoRoutesDecidesWhereItIsSet() {
    expectFlow(
      """
      import SwiftUI

      @main struct MillApp: App { var body: some Scene { WindowGroup { MillRoot() } } } // nav: (entry) -> MillRoot [root]
      enum MillRoute: Hashable { case flour, oven, stone(Int) }
      enum FlourRoute: Hashable { case main, sieve }
      enum OvenRoute: Hashable { case bake(isHot: Bool), stone(Int) }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func navigate<Route: Hashable>(to route: Route) { path.append(route) }
      }
      struct MillRoot: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            WheelView() // nav: MillRoot -> WheelView [root]
              .navigationDestination(for: FlourRoute.self) { route in
                switch route {
                case .main: FlourView()
                case .sieve: SieveView()
                }
              }
              .navigationDestination(for: OvenRoute.self) { route in
                switch route {
                case .bake(let isHot): OvenView(isHot: isHot)
                case .stone(let size): StoneView(size: size)
                }
              }
          }
          .environmentObject(router)
        }
      }
      struct WheelView: View {
        @EnvironmentObject var router: Router
        @State private var route: MillRoute?
        var body: some View {
          VStack {
            Button("Flour") { route = .flour } // nav: WheelView -> FlourView [push] MillRoute.flour
            Button("Oven") { route = .oven } // nav: WheelView -> OvenView [push] MillRoute.oven
            StoneRow(route: $route)
          }
          .onChange(of: route) { _, route in
            guard let route else { return }
            switch route {
            case .flour: router.navigate(to: FlourRoute.main)
            case .oven: router.navigate(to: OvenRoute.bake(isHot: true))
            case .stone(let size): router.navigate(to: OvenRoute.stone(size))
            }
            self.route = nil
          }
        }
      }
      struct StoneRow: View {
        @Binding var route: MillRoute?
        var body: some View { Button("Stone") { route = .stone(3) } } // nav: WheelView -> StoneView [push] MillRoute.stone
      }
      struct FlourView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Sieve") { router.navigate(to: FlourRoute.sieve) } } // nav: FlourView -> SieveView [push] FlourRoute.sieve
      }
      struct SieveView: View { var body: some View { Text("Sieve") } }
      struct OvenView: View {
        let isHot: Bool
        var body: some View { Text(isHot ? "Hot" : "Cold") }
      }
      struct StoneView: View {
        let size: Int
        var body: some View { Text("\\(size)") }
      }
      """)
  }

  /// A helper that dresses one of the tabs in another way shows in each what it is handed.
  @Test func aHelperAroundTabsChoosesNoScreen() {
    expectFlow(
      """
      import SwiftUI

      @main struct ReefApp: App { var body: some Scene { WindowGroup { ReefTabs() } } } // nav: (entry) -> ReefTabs [root]
      enum ReefTab: Hashable { case fish, coral }
      struct ReefTabs: View {
        @State private var tab: ReefTab = .fish
        @State private var path: [Int] = []
        var body: some View {
          TabView(selection: $tab) {
            Tab("Fish", systemImage: "fish", value: ReefTab.fish) { // nav: ReefTabs -> FishView [tab]
              container(for: .fish) { FishView() }
            }
            Tab("Coral", systemImage: "leaf", value: ReefTab.coral) { // nav: ReefTabs -> CoralView [tab]
              container(for: .coral) { CoralView() }
            }
          }
        }
        @ViewBuilder private func container<Content: View>(for tab: ReefTab, @ViewBuilder content: () -> Content) -> some View {
          if tab == .coral {
            NavigationStack(path: $path) { dressed(content(), for: tab) }
          } else {
            NavigationStack { dressed(content(), for: tab) }
          }
        }
        @ViewBuilder private func dressed(_ content: some View, for tab: ReefTab) -> some View {
          content.safeAreaInset(edge: .top) { if tab != .coral { Text("Bar") } }
        }
      }
      struct FishView: View { var body: some View { Text("Fish") } }
      struct CoralView: View { var body: some View { Text("Coral") } }
      """)
  }

  /// The content of a sheet of one's own may be asked to be more than a view.
  @Test func theContentOfASheetMayBeAViewAndMore() {
    expectFlow(
      """
      import SwiftUI

      @main struct PondApp: App { var body: some Scene { WindowGroup { PondView() } } } // nav: (entry) -> PondView [root]
      protocol SheetColours { var colour: Color? { get } }
      typealias SheetContentView = View & SheetColours
      extension View {
        func bottomSheet<Content: SheetContentView>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
          modifier(BottomSheet(isPresented: isPresented, sheet: content))
        }
      }
      struct BottomSheet<Sheet: SheetContentView>: ViewModifier {
        @Binding private var isPresented: Bool
        private let sheet: Sheet
        init(isPresented: Binding<Bool>, @ViewBuilder sheet: () -> Sheet) {
          _isPresented = isPresented
          self.sheet = sheet()
        }
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isPresented) {
            VStack {
              SheetFrame { sheet }
              Spacer()
            }
            .presentationBackground(sheet.colour ?? .red)
          }
        }
      }
      struct SheetFrame<Content: SheetContentView>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View {
          VStack {
            Capsule()
            content
          }
          .background(content.colour ?? .red)
        }
      }
      struct PondView: View {
        @State private var isFeeding = false
        var body: some View {
          Button("Feed") { isFeeding = true } // nav: PondView -> FeedView [sheet]
            .bottomSheet(isPresented: $isFeeding) { FeedView() }
        }
      }
      struct FeedView: View, SheetColours {
        var colour: Color? { nil }
        var body: some View { Text("Feed") }
      }
      """)
  }
}
