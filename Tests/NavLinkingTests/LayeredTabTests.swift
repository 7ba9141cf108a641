import Testing

/// Tabs that lie over one another, all but one invisible.
@Suite struct LayeredTabTests {
  private func harbour(_ state: String, _ layers: String, _ bar: String) -> String {
    """
    import SwiftUI
    @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } } // nav: (entry) -> QuayView [root]
    enum Berth { case boats, crew }
    struct QuayView: View {
      \(state)
      var body: some View {
        VStack {
          ZStack {
            \(layers)
          }
          Bar(berth: $berth)
        }
      }
    }
    \(bar)
    struct BoatsView: View {
      var body: some View { NavigationStack { List { NavigationLink("Boat") { BoatView() } } } } // nav: BoatsView -> BoatView [push]
    }
    struct CrewView: View {
      var body: some View { NavigationStack { List { NavigationLink("Sailor") { SailorView() } } } } // nav: CrewView -> SailorView [push]
    }
    struct BoatView: View { var body: some View { Text("boat") } }
    struct SailorView: View { var body: some View { Text("sailor") } }
    """
  }

  @Test func casesOfAnEnumAreSeenOneAtATime() {
    expectFlow(
      harbour(
        "@State private var berth: Berth = .boats",
        """
        BoatsView().opacity(berth == .boats ? 1 : 0) // nav: QuayView -> BoatsView [tab]
            CrewView().opacity(berth == .crew ? 1 : 0) // nav: QuayView -> CrewView [tab]
        """,
        """
        struct Bar: View {
          @Binding var berth: Berth
          var body: some View { Button("Crew") { berth = .crew } } // nav: QuayView -> CrewView [tab] Berth.crew
        }
        """))
  }

  @Test func numbersAreSeenOneAtATime() {
    expectFlow(
      harbour(
        "@State private var berth = 0",
        """
        BoatsView().zIndex(berth == 0 ? 1.0 : 0.0) // nav: QuayView -> BoatsView [tab]
            CrewView().zIndex(berth == 1 ? 1.0 : 0.0) // nav: QuayView -> CrewView [tab]
        """,
        """
        struct Bar: View {
          @Binding var berth: Int
          var body: some View { Button("Crew") { berth = 1 } } // nav: QuayView -> CrewView [tab]
        }
        """))
  }

  /// Marks that come and go are no tabs.
  @Test func partsThatFadeAreNone() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } } // nav: (entry) -> QuayView [root]
      struct QuayView: View {
        @State private var level = 0
        var body: some View {
          ZStack {
            CalmMark().opacity(level == 0 ? 1 : 0)
            StormMark().opacity(level == 1 ? 1 : 0)
          }
        }
      }
      struct CalmMark: View { var body: some View { Image("calm") } }
      struct StormMark: View { var body: some View { Image("storm") } }
      """)
  }
}
