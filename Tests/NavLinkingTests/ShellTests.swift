import Testing

/// Shells of an app that depend on how much room there is: tabs on one device, columns on another.
@Suite struct ShellTests {
  /// The row of the list decides what the column shows, not the arm that builds it.
  @Test func rowsDecideForTheColumn() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      struct RootView: View {
        @Environment(\\.horizontalSizeClass) private var room
        var body: some View {
          if room == .compact {
            TabShell() // nav: RootView -> TabShell [root]
          } else {
            WideShell() // nav: RootView -> WideShell [root]
          }
        }
      }
      struct TabShell: View {
        var body: some View {
          TabView {
            PathsView() // nav: TabShell -> PathsView [tab]
            LakesView() // nav: TabShell -> LakesView [tab]
          }
        }
      }
      struct WideShell: View {
        enum Part { case paths, lakes }
        @State private var part: Part? = .paths // nav: WideShell -> PathsView [split] WideShell.Part.paths
        var body: some View {
          NavigationSplitView {
            List(selection: $part) {
              Label("Paths", systemImage: "map").tag(Part.paths) // nav: WideShell -> PathsView [split] WideShell.Part.paths
              Section("Water") {
                Label("Lakes", systemImage: "drop")
                  .tag(Part.lakes) // nav: WideShell -> LakesView [split] WideShell.Part.lakes
              }
            }
          } detail: {
            switch part {
            case .paths: PathsView()
            case .lakes: LakesView()
            case nil: Text("Choose")
            }
          }
        }
      }
      struct PathsView: View { var body: some View { List { Text("paths") } } }
      struct LakesView: View { var body: some View { List { Text("lakes") } } }
      """)
  }

  /// A state that opens the app opens whichever shell there is room for.
  @Test func shellsBehindAGate() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App {
        @StateObject private var pass = Pass()
        var body: some Scene { WindowGroup { GateView().environmentObject(pass) } } // nav: (entry) -> GateView [root]
      }
      @MainActor final class Pass: ObservableObject {
        @Published var isValid = false
        func check() { isValid = true } // nav: TicketView -> TabShell [root]; TicketView -> WideShell [root]
      }
      struct GateView: View {
        @EnvironmentObject private var pass: Pass
        @Environment(\\.horizontalSizeClass) private var room
        private var isNarrow: Bool { room == .compact || UIDevice.current.userInterfaceIdiom == .phone }
        var body: some View {
          if pass.isValid {
            if isNarrow { TabShell() } else { WideShell() }
          } else {
            TicketView() // nav: GateView -> TicketView [root]
          }
        }
      }
      struct TicketView: View {
        @EnvironmentObject private var pass: Pass
        var body: some View { VStack { Button("Check") { pass.check() } } }
      }
      struct TabShell: View { var body: some View { TabView { PathsView() } } } // nav: TabShell -> PathsView [tab]
      struct WideShell: View {
        var body: some View { NavigationSplitView { List { Text("paths") } } detail: { PathsView() } } // nav: WideShell -> PathsView [split]
      }
      struct PathsView: View { var body: some View { List { Text("paths") } } }
      """)
  }

  /// Links for the rows of a list with a selection, in a function and in a view of their own.
  @Test func rowsOfTheirOwn() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App { var body: some Scene { WindowGroup { WideShell() } } } // nav: (entry) -> WideShell [root]
      enum Part: Hashable { case paths, lakes }
      struct WideShell: View {
        @State private var part: Part? = .paths // nav: WideShell -> PathsView [split] Part.paths
        var body: some View {
          NavigationSplitView {
            List(selection: $part) {
              row("Paths")
              LakeRow()
            }
          } detail: {
            switch part {
            case .paths: PathsView()
            case .lakes: LakesView()
            case nil: Text("Choose")
            }
          }
        }
        private func row(_ title: String) -> some View {
          NavigationLink(value: Part.paths) { Text(title) } // nav: WideShell -> PathsView [split] Part.paths
        }
      }
      private struct LakeRow: View {
        var body: some View { NavigationLink(value: Part.lakes) { Text("Lakes") } } // nav: WideShell -> LakesView [split] Part.lakes
      }
      struct PathsView: View { var body: some View { List { Text("paths") } } }
      struct LakesView: View { var body: some View { List { Text("lakes") } } }
      """)
  }
}
