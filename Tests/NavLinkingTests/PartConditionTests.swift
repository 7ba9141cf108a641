import Testing

/// Parts that do what they are made for: their code runs only on the screens that make them so.
@Suite struct PartConditionTests {
  private static let app = """
    import SwiftUI
    @main struct HarbourApp: App {
      var body: some Scene {
        WindowGroup {
          TabView {
            QuayView() // nav: (entry) -> QuayView [tab]
            YardView() // nav: (entry) -> YardView [tab]
            LogView() // nav: (entry) -> LogView [tab]
          }
        }
      }
    }
    struct BoatView: View { var body: some View { Form { Text("Boat") } } }
    struct CrewView: View { var body: some View { Form { Text("Crew") } } }
    """

  @Test func aCaseThatAPartIsMadeWithSaysWhatItShows() {
    expectFlow(
      """
      enum RowUse { case open, pick(Binding<Set<Int>>), look }
      struct BoatRow: View {
        let name: String
        let use: RowUse
        @State private var showsCrew = false
        init(_ name: String, use: RowUse = .look) { self.name = name; self.use = use }
        var body: some View {
          switch use {
          case .open: NavigationLink("Boat") { BoatView() } // nav: QuayView -> BoatView [push]
          case .pick(let chosen): Button(name) { chosen.wrappedValue.insert(1) }
          default: Button(name) { lookCloser() }
          }
          EmptyView().sheet(isPresented: $showsCrew) { CrewView() }
        }
        func lookCloser() { showsCrew = true } // nav: LogView -> CrewView [sheet]
      }
      struct QuayView: View { var body: some View { NavigationStack { List { BoatRow("Ada", use: .open) } } } }
      struct YardView: View {
        @State private var chosen: Set<Int> = []
        var body: some View { NavigationStack { List { BoatRow("Ada", use: .pick($chosen)) } } }
      }
      struct LogView: View { var body: some View { NavigationStack { List { BoatRow("Ada") } } } }
      \(Self.app)
      """)
  }

  @Test func aFlagThatAPartIsMadeWithSaysWhetherItOpens() {
    expectFlow(
      """
      final class Desk: ObservableObject {
        @Published var showsCrew = false
        func openCrew() { showsCrew = true } // nav: YardView -> CrewView [sheet]
      }
      struct BoatRow: View {
        let name: String
        var opens = false
        var use: RowUse = .plain
        @StateObject private var desk = Desk()
        @State private var showsBoat = false
        enum RowUse { case plain, crew }
        var body: some View {
          Button(name) {
            if opens { showsBoat = true } // nav: QuayView -> BoatView [sheet]
            guard use != .plain else { return }
            desk.openCrew()
          }
          .sheet(isPresented: $showsBoat) { BoatView() }
          .sheet(isPresented: $desk.showsCrew) { CrewView() }
        }
      }
      struct QuayView: View { var body: some View { List { BoatRow(name: "Ada", opens: true) } } }
      struct YardView: View { var body: some View { List { BoatRow(name: "Ada", use: .crew) } } }
      struct LogView: View { var body: some View { List { BoatRow(name: "Ada", opens: false) } } }
      \(Self.app)
      """)
  }
}
