import Testing

/// Methods that are given as functions where a view is wanted, and views that are generic over the object whose methods they are.
struct HandedMethodTests {
  @Test func aMethodOfAnObjectGivenAsContentIsWhatItGivesBack() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { HarborView() } } // nav: (entry) -> HarborView [root]
      }
      final class HarborCoordinator: ObservableObject {
        @Published var showsGate = false
        @ViewBuilder func first() -> some View { DockView(coordinator: self) }
        @ViewBuilder func gate() -> some View { GateView() }
        func openGate() { showsGate = true } // nav: DockView -> GateView [sheet]
      }
      struct HarborView: View {
        @StateObject var coordinator = HarborCoordinator()
        var body: some View {
          NavigationStack(root: coordinator.first) // nav: HarborView -> DockView [root]
            .sheet(isPresented: $coordinator.showsGate, content: coordinator.gate)
        }
      }
      struct DockView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View { Button("Gate") { coordinator.openGate() } }
      }
      struct GateView: View { var body: some View { Text("Gate") } }
      """)
  }

  /// The stack that the method makes is the sheet's own.
  @Test func aMethodOfTheViewThatPutsASheetIntoAStack() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarborApp: App { var body: some Scene { WindowGroup { PierView() } } } // nav: (entry) -> PierView [root]
      struct Boat: Identifiable { let id: Int }
      struct PierView: View {
        @State private var boat: Boat?
        var body: some View {
          Button("Boat") { boat = Boat(id: 1) } // nav: PierView -> BoatView [sheet]
            .sheet(item: $boat, content: boatSheet)
        }
        private func boatSheet(boat: Boat) -> some View { NavigationStack { BoatView(boat: boat) } }
      }
      struct BoatView: View { let boat: Boat; var body: some View { Text("Boat") } }
      """)
  }

  /// The protocol says only that each has a first screen.
  @Test func aViewThatTakesAnyCoordinatorShowsTheScreensOfTheOneItIsMadeWith() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { TownView() } } // nav: (entry) -> TownView [root]
      }
      protocol Walking: ObservableObject {
        associatedtype First: View
        var path: NavigationPath { get set }
        var showsGate: Bool { get set }
        func first() -> First
      }
      extension Walking {
        @ViewBuilder func gate() -> some View { GateView() }
        func openGate() { showsGate = true } // nav: DockView -> GateView [sheet]; PeakView -> GateView [sheet]
      }
      final class HarborCoordinator: Walking {
        @Published var path = NavigationPath()
        @Published var showsGate = false
        @ViewBuilder func first() -> some View { DockView(coordinator: self) }
        func start() -> some View { WalkView(coordinator: self) }
      }
      final class HillCoordinator: Walking {
        @Published var path = NavigationPath()
        @Published var showsGate = false
        @ViewBuilder func first() -> some View { PeakView(coordinator: self) }
        func start() -> some View { ClimbView(coordinator: self) }
      }
      struct WalkView<C: Walking>: View {
        @ObservedObject var coordinator: C
        var body: some View {
          NavigationStack(path: $coordinator.path, root: coordinator.first) // nav: WalkView -> DockView [root]
            .sheet(isPresented: $coordinator.showsGate, content: coordinator.gate)
        }
      }
      struct ClimbView<C: Walking>: View {
        @ObservedObject var coordinator: C
        var body: some View {
          NavigationStack(path: $coordinator.path) { coordinator.first() } // nav: ClimbView -> PeakView [root]
            .sheet(isPresented: $coordinator.showsGate) { coordinator.gate() }
        }
      }
      struct DockView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View { Button("Gate") { coordinator.openGate() } }
      }
      struct PeakView: View {
        @ObservedObject var coordinator: HillCoordinator
        var body: some View { Button("Gate") { coordinator.openGate() } }
      }
      struct GateView: View { var body: some View { Text("Gate") } }
      struct TownView: View {
        @StateObject var harbor = HarborCoordinator()
        @StateObject var hill = HillCoordinator()
        // nav: TownView -> WalkView [tab]; TownView -> ClimbView [tab]
        var body: some View { TabView { harbor.start(); hill.start() } }
      }
      """)
  }

  /// `SizeKey.self` says what the modifier is about, not what the chain gives.
  @Test func aPreferenceKeyInAModifierOfTheProgramsOwnIsNoView() {
    expectFlow(
      """
      import SwiftUI
      @main struct CakeApp: App {
        var body: some Scene { WindowGroup { CakeView() } } // nav: (entry) -> CakeView [root]
      }
      private struct SizeKey: PreferenceKey {
        static var defaultValue: CGSize = .zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
      }
      extension View {
        func measured(_ onChange: @escaping (CGSize) -> Void) -> some View {
          background(GeometryReader { _ in Color.clear }).onPreferenceChange(SizeKey.self, perform: onChange)
        }
        func framed() -> some View { ZStack { self } }
      }
      struct CakeView: View {
        @State private var showsGlaze = false
        @State private var detents = Set<PresentationDetent>()
        var body: some View {
          Button("Glaze") { showsGlaze = true } // nav: CakeView -> GlazeView [sheet]
            .sheet(isPresented: $showsGlaze) {
              GlazeView().measured { detents = [.height($0.height)] }.presentationDetents(detents).framed()
            }
        }
      }
      struct GlazeView: View { var body: some View { Text("Glaze") } }
      """)
  }
}
