import Testing

/// Functions of one view that other screens are given as callbacks: these are the sources.
@Suite struct HandedFunctionTests {
  @Test func aFunctionGivenToAnotherScreenRunsThere() {
    expectFlow(
      """
      import SwiftUI
      @main struct TrailApp: App { var body: some Scene { WindowGroup { TrailMap() } } } // nav: (entry) -> TrailMap [root]
      enum Stop: Hashable { case lake, hut }
      struct TrailMap: View {
        @State private var path: [Stop] = []
        @State private var help = false
        var body: some View {
          NavigationStack(path: $path) {
            StartView(openLake: openLake) // nav: TrailMap -> StartView [root]
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .lake: TrailComposer.makeLake(openHut: openHut)
                case .hut: HutView()
                }
              }
          }
          .toolbar { HelpButton(action: showHelp) }
          .sheet(isPresented: $help) { HelpView() }
        }
        private func openLake() { path.append(.lake) } // nav: StartView -> LakeView [push] Stop.lake
        private func openHut() { path.append(.hut) } // nav: LakeView -> HutView [push] Stop.hut
        private func showHelp() { help = true } // nav: TrailMap -> HelpView [sheet]
      }
      enum TrailComposer {
        static func makeLake(openHut: @escaping () -> Void) -> LakeView { LakeView(openHut: openHut) }
      }
      struct HelpButton: View {
        let action: () -> Void
        var body: some View { Button("Help") { action() } }
      }
      struct StartView: View {
        let openLake: () -> Void
        var body: some View { Button("Lake") { openLake() } }
      }
      struct LakeView: View {
        let openHut: () -> Void
        var body: some View { Button("Hut") { openHut() } }
      }
      struct HutView: View { var body: some View { Text("hut") } }
      struct HelpView: View { var body: some View { Text("help") } }
      """)
  }
}

/// Closures whose parameters are generic, told by the other arguments of the call.
@Suite struct GenericClosureTests {
  @Test func thePathTellsWhatItsDestinationsAreChosenBy() {
    expectFlow(
      """
      import SwiftUI
      @main struct PondApp: App { var body: some Scene { WindowGroup { PondView() } } } // nav: (entry) -> PondView [root]
      protocol Flow: ObservableObject {
        associatedtype Step: Hashable
        var path: [Step] { get set }
        func push(_ step: Step)
      }
      extension Flow {
        func push(_ step: Step) { path.append(step) }
      }
      final class FishFlow: Flow {
        @Published var path = [Catch]()
        enum Catch: Hashable { case fish(String), gear }
      }
      final class ShopFlow: Flow {
        @Published var path = [Shelf]()
        enum Shelf: Hashable { case gear }
      }
      struct StepStack<Content: View, Step: Hashable>: ViewModifier {
        @Binding var path: [Step]
        @ViewBuilder let shown: (Step) -> Content
        func body(content: Self.Content) -> some View {
          NavigationStack(path: $path) { content.navigationDestination(for: Step.self, destination: shown) }
        }
      }
      extension View {
        func steps<Content: View, Step: Hashable>(path: Binding<[Step]>, @ViewBuilder shown: @escaping (Step) -> Content) -> some View {
          modifier(StepStack(path: path, shown: shown))
        }
      }
      struct PondView: View {
        @StateObject var flow = FishFlow()
        var body: some View {
          VStack {
            Button("Fish") { flow.push(.fish("carp")) } // nav: PondView -> FishView [push] FishFlow.Catch.fish
            Button("Gear") { flow.push(.gear) } // nav: PondView -> GearView [push] FishFlow.Catch.gear
          }
          .steps(path: $flow.path, shown: { step in
            switch step {
            case .fish(let name): FishView(name: name)
            case .gear: GearView()
            }
          })
        }
      }
      struct FishView: View { let name: String; var body: some View { Text(name) } }
      struct GearView: View { var body: some View { Text("gear") } }
      """)
  }

  @Test func aFunctionInALocalVariableRunsWhereItIsGiven() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          var showHome: (() -> Void)!
          let showHelp: () -> Void = { [weak self] in
            self?.window?.rootViewController = HelpController() // nav: HomeController -> HelpController [root]
          }
          showHome = {
            self.window?.rootViewController = HomeController(showHelp: showHelp) // nav: SplashController -> HomeController [root]
          }
          window?.rootViewController = SplashController(showHome: showHome) // nav: (entry) -> SplashController [root]
        }
      }
      final class SplashController: UIViewController {
        private let showHome: () -> Void
        init(showHome: @escaping () -> Void) { self.showHome = showHome; super.init(nibName: nil, bundle: nil) }
        override func viewDidAppear(_ animated: Bool) { showHome() }
      }
      final class HomeController: UIViewController {
        private let showHelp: () -> Void
        init(showHelp: @escaping () -> Void) { self.showHelp = showHelp; super.init(nibName: nil, bundle: nil) }
        @objc func helpTapped() { showHelp() }
      }
      final class HelpController: UIViewController {}
      """)
  }
}
