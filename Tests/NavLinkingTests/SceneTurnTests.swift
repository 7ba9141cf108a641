import Testing

/// Screens that take turns in a layout which is all of a scene.
@Suite struct SceneTurnTests {
  @Test(arguments: ["Group", "ZStack", "VStack(spacing: 0)"])
  func aLayoutAroundTheTurnsIsNoScreenBeside(layout: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct PoolApp: App {
        @State private var visit = Visit()
        var body: some Scene {
          WindowGroup {
            \(layout) {
              if visit.isPaid {
                PoolView()
              } else {
                TillView { visit.isPaid = true } // nav: (entry) -> TillView [root]; TillView -> PoolView [root]
              }
            }
            .environment(visit)
          }
        }
      }
      @Observable final class Visit { var isPaid = false }
      struct PoolView: View { var body: some View { List { Text("pool") } } }
      struct TillView: View {
        let pay: () -> Void
        var body: some View { Form { Button("Pay", action: pay) } }
      }
      """)
  }

  @Test func eachPlatformMayHaveAFirstScreenOfItsOwn() {
    expectFlow(
      """
      import SwiftUI
      @main struct PoolApp: App {
        var body: some Scene {
          WindowGroup {
            #if os(macOS)
              LaneBoard() // nav: (entry) -> LaneBoard [root]
            #elseif os(iOS)
              NavigationStack {
                #if DEBUG
                  TillView() // nav: (entry) -> TillView [root]
                #else
                  PoolView().tint(.blue) // nav: (entry) -> PoolView [root]
                #endif
              }
            #else
              fatalError("no such pool")
            #endif
          }
        }
      }
      struct LaneBoard: View { var body: some View { List { Text("lanes") } } }
      struct PoolView: View { var body: some View { List { Text("pool") } } }
      struct TillView: View { var body: some View { Form { Text("till") } } }
      """)
  }
}
