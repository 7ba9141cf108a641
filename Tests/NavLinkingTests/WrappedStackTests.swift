import Testing

/// Stacks of the program's own that show what they are made with.
struct WrappedStackTests {
  /// Each of the tabs has a stack of its own, and none shows what another one begins with.
  @Test func aStackOfOurOwnBeginsWithWhatItIsMadeWith() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShoreApp: App {
        // nav: (entry) -> SeaTab [tab]; (entry) -> SandTab [tab]; (entry) -> DuneTab [tab]
        var body: some Scene { WindowGroup { TabView { SeaTab(); SandTab(); DuneTab() } } }
      }
      enum Find: Hashable {
        case shell, starfish
        @ViewBuilder var view: some View {
          switch self {
          case .shell: ShellView()
          case .starfish: StarfishView()
          }
        }
      }
      final class Walk: ObservableObject {
        @Published var path: [Find] = []
        func push(_ find: Find) { path.append(find) }
      }
      struct Trail<Content: View>: View {
        @ObservedObject var walk: Walk
        var content: () -> Content
        var body: some View {
          NavigationStack(path: $walk.path) {
            content().navigationDestination(for: Find.self, destination: \\.view)
          }
          .environmentObject(walk)
        }
      }
      struct KeptTrail<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { NavigationStack { content } }
      }
      struct SeaTab: View {
        @StateObject private var walk = Walk()
        var body: some View {
          Trail(walk: walk) {
            SeaView().navigationBarHidden(true) // nav: SeaTab -> SeaView [root]
          }
        }
      }
      struct SandTab: View {
        @StateObject private var walk = Walk()
        var body: some View { Trail(walk: walk) { main } } // nav: SandTab -> SandView [root]
        @ViewBuilder var main: some View { SandView() }
      }
      struct DuneTab: View {
        var body: some View {
          KeptTrail { DuneView() } // nav: DuneTab -> DuneView [root]
        }
      }
      struct SeaView: View {
        @EnvironmentObject var walk: Walk
        var body: some View { Button("Shell") { walk.push(.shell) } } // nav: SeaView -> ShellView [push] Find.shell
      }
      struct SandView: View {
        @EnvironmentObject var walk: Walk
        var body: some View { Button("Starfish") { walk.push(.starfish) } } // nav: SandView -> StarfishView [push] Find.starfish
      }
      struct DuneView: View { var body: some View { Text("Dune") } }
      struct ShellView: View { var body: some View { Text("Shell") } }
      struct StarfishView: View { var body: some View { Text("Starfish") } }
      """)
  }
}
