import Testing

/// What a `default` shows of cases that nobody thought of.
struct StandInTests {
  private func tower(_ body: String) -> [String] {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      enum Bell: Identifiable {
        case noon, alarm, feast
        var id: Self { self }
      }
      @main struct TowerApp: App { var body: some Scene { WindowGroup { StairsView() } } }
      struct StairsView: View {
        @State private var rung: Bell?
        @State private var cover: Bell?
        var body: some View {
          VStack {
            Button("Noon") { rung = .noon }
            Button("Alarm") { cover = .alarm }
          }
          .sheet(item: $rung) { sheet($0) }
          .fullScreenCover(item: $cover) { page($0) }
        }
        @ViewBuilder private func sheet(_ bell: Bell) -> some View {
          switch bell {
          case .noon: NoonView()
          default: SilentView(bell: bell)
          }
        }
        @ViewBuilder private func page(_ bell: Bell) -> some View {
          switch bell {
          case .alarm: AlarmView()
          default: SilentView(bell: bell)
          }
        }
      }
      struct NoonView: View { var body: some View { Text("noon") } }
      struct AlarmView: View { var body: some View { Text("alarm") } }
      struct SilentView: View {
        let bell: Bell
        var body: some View { \(body) }
      }
      """)
    return graph.routeTypes.flatMap(\.cases).map { "\($0.name): \($0.screens.joined(separator: ", "))" }
  }

  @Test func isNoScreenOfTheirs() {
    #expect(tower("ZStack { Color.red; ContentUnavailableView(\"No bell\", systemImage: \"bell\") }") == ["noon: NoonView", "alarm: AlarmView", "feast: "])
  }

  @Test(arguments: ["Text(\"Bell\")", "List {}.overlay { if bell == .feast { ContentUnavailableView(\"No bell\", systemImage: \"bell\") } }"])
  func isAScreenWhereItShowsSomething(_ body: String) {
    #expect(tower(body) == ["noon: NoonView, SilentView", "alarm: AlarmView, SilentView", "feast: SilentView"])
  }
}
