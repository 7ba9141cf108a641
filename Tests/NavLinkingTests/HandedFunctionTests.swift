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
