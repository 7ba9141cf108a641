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

  /// What the state begins with is shown where its arm stands in the view.
  @Test(arguments: ["ZStack(alignment: .top)", "Group"])
  func aStackAroundAChoiceIsTheChoice(layout: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct PoolApp: App { var body: some Scene { WindowGroup { FrontView() } } } // nav: (entry) -> FrontView [root]
      struct FrontView: View {
        @StateObject private var visit = Visit()
        var body: some View {
          let guide = visit.guide
          NavigationView {
            \(layout) {
              switch guide.place {
              case .till:
                let _ = print("till")
                TillView(visit: visit).navigationBarHidden(true) // nav: FrontView -> TillView [root] Guide.Place.till
              case .pool:
                PoolView(visit: visit)
              }
            }
            .alert(isPresented: $visit.guide.isLate) { Alert(title: Text("Late")) }
          }
        }
      }
      final class Visit: ObservableObject {
        @Published var guide = Guide()
        func go(to place: Guide.Place) { guide.place = place }
      }
      struct Guide {
        enum Place { case till, pool }
        var place: Place = .till
        var isLate = false
      }
      struct TillView: View {
        let visit: Visit
        var body: some View { Button("Pay") { visit.go(to: .pool) } } // nav: TillView -> PoolView [root] Guide.Place.pool
      }
      struct PoolView: View {
        let visit: Visit
        var body: some View { Button("Leave") { visit.go(to: .till) } } // nav: PoolView -> TillView [root] Guide.Place.till
      }
      """)
  }
}
