import Testing

/// Screens of one name in several programs that share files.
struct NamesakeTests {
  @Test func sharedCodeShowsTheScreensOfTheProgramThatRunsIt() {
    expectFlow(
      """
      // file: Phone/Phone.swift
      import SwiftUI
      @main struct PhoneApp: App { var body: some Scene { WindowGroup { MeadowView() } } } // nav: (entry) -> Phone.MeadowView [root]
      struct MeadowView: View {
        @StateObject var bees = Bees()
        var body: some View {
          Button("Hive") { bees.openHive() }
            .sheet(item: $bees.shown) {
              switch $0 {
              case .hive: HiveView()
              case .swarm: EmptyView()
              }
            }
            .onOpenURL(perform: bees.open)
        }
      }
      struct HiveView: View { var body: some View { Text("Hive") } }
      // file: Watch/Watch.swift
      import SwiftUI
      @main struct WatchApp: App { var body: some Scene { WindowGroup { MeadowView() } } } // nav: (entry) -> Watch.MeadowView [root]
      struct MeadowView: View {
        @StateObject var bees = Bees()
        var body: some View {
          Button("Hive") { bees.openHive() }
            .sheet(item: $bees.shown) {
              switch $0 {
              case .hive: HiveView()
              case .swarm: SwarmView()
              }
            }
            .onOpenURL(perform: bees.open)
        }
      }
      struct HiveView: View { var body: some View { Text("Hive") } }
      struct SwarmView: View { var body: some View { Text("Swarm") } }
      // file: Shared/Bees.swift
      import SwiftUI
      enum Place: Identifiable { case hive, swarm; var id: Self { self } }
      final class Bees: ObservableObject {
        @Published var shown: Place?
        // nav: Phone.MeadowView -> Phone.HiveView [sheet] Place.hive; Watch.MeadowView -> Watch.HiveView [sheet] Place.hive
        func openHive() { shown = .hive }
        func open(_ url: URL) { shown = .swarm } // nav: Watch.MeadowView -> SwarmView [sheet] Place.swarm
      }
      """)
  }

  /// Shared code makes the screen of the target that it is compiled for; one that nothing else makes is shown as its namesake is.
  @Test func aScreenThatSharedCodeMakesForAnotherTargetIsWhereItsCodeRuns() {
    let source = """
      // file: Phone/Phone.swift
      import SwiftUI
      @main struct PhoneApp: App { var body: some Scene { WindowGroup { MeadowView() } } } // nav: (entry) -> MeadowView [root]
      struct MeadowView: View {
        var body: some View { NavigationStack { NavigationLink("Hive") { HiveView() } } } // nav: MeadowView -> Phone.HiveView [push]
      }
      struct HiveView: View { var body: some View { Text("Hive") } }
      // file: Desk/HiveView.swift
      import SwiftUI
      struct HiveView: View {
        @State private var isEdited = false
        var body: some View {
          Button("Edit") { isEdited = true } // nav: Desk.HiveView -> SwarmView [sheet]
            .sheet(isPresented: $isEdited) { SwarmView() }
        }
      }
      struct SwarmView: View { var body: some View { Text("Swarm") } }
      """
    expectFlow(source)
    let screens = FlowRun.graph(source).screens
    #expect(screens.first { $0.id == "Desk.HiveView" }?.reachability == .unknown)
    #expect(screens.first { $0.id == "SwarmView" }?.reachability == .unknown)
    #expect(screens.first { $0.id == "Phone.HiveView" }?.reachability == .yes)
  }

  /// An app for phones and one for desks share their first lines: each begins with the screen of that name which it has.
  @Test func codeThatTwoTargetsShareShowsTheScreenOfEach() {
    expectFlow(
      """
      // file: Shared/GardenApp.swift
      import SwiftUI
      @main struct GardenApp: App {
        var body: some Scene { WindowGroup { MeadowView() } } // nav: (entry) -> Phone.MeadowView [root]; (entry) -> Desk.MeadowView [root]
      }
      // file: Phone/MeadowView.swift
      import SwiftUI
      struct MeadowView: View { var body: some View { Text("Meadow") } }
      // file: Desk/MeadowView.swift
      import SwiftUI
      struct MeadowView: View {
        var body: some View { NavigationView { NavigationLink("Hive") { HiveView() } } } // nav: Desk.MeadowView -> HiveView [push]
      }
      struct HiveView: View { var body: some View { Text("Hive") } }
      """)
  }

  /// A part of that name has a place of its own.
  @Test func aNamesakeThatIsMadeSomewhereIsAPartOfThat() {
    expectFlow(
      """
      // file: Phone/Phone.swift
      import SwiftUI
      @main struct PhoneApp: App { var body: some Scene { WindowGroup { MeadowView() } } } // nav: (entry) -> MeadowView [root]
      struct MeadowView: View {
        var body: some View { NavigationStack { NavigationLink("Hive") { HiveView() } } } // nav: MeadowView -> Phone.HiveView [push]
      }
      struct HiveView: View { var body: some View { Text("Hive") } }
      // file: Desk/Desk.swift
      import SwiftUI
      @main struct DeskApp: App { var body: some Scene { WindowGroup { FieldView() } } } // nav: (entry) -> FieldView [root]
      struct FieldView: View { var body: some View { VStack { HiveView() } } }
      struct HiveView: View {
        @State private var isEdited = false
        var body: some View {
          Button("Edit") { isEdited = true } // nav: FieldView -> SwarmView [sheet]
            .sheet(isPresented: $isEdited) { SwarmView() }
        }
      }
      struct SwarmView: View { var body: some View { Text("Swarm") } }
      """)
  }

  @Test func aModuleThatImportsAnotherShowsItsScreensToo() {
    expectFlow(
      """
      // file: App/App.swift
      import SwiftUI
      import Orchard
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } } // nav: (entry) -> GardenView [root]
      struct GardenView: View {
        @StateObject var gate = Gate()
        var body: some View {
          NavigationStack(path: $gate.path) {
            VStack {
              Button("Tree") { gate.open(.tree) } // nav: GardenView -> App.TreeView [push] Way.tree; GardenView -> Orchard.TreeView [push] Way.tree
            }
            .navigationDestination(for: Way.self) { way in
              switch way {
              case .tree: if Bool.random() { TreeView() } else { Orchard.TreeView() }
              }
            }
          }
        }
      }
      struct TreeView: View { var body: some View { Text("Oak") } }
      // file: Orchard/TreeView.swift
      import SwiftUI
      public struct TreeView: View { public init() {}; public var body: some View { Text("Plum") } }
      // file: Ways/Gate.swift
      import SwiftUI
      public enum Way: Hashable { case tree }
      public final class Gate: ObservableObject {
        @Published public var path: [Way] = []
        public func open(_ way: Way) { path.append(way) }
      }
      """)
  }
}
