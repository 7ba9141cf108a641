import Testing

/// States that an initialiser chooses the first value of.
@Suite struct InitialChoiceTests {
  @Test func anInitialiserThatChoosesDecidesForEachValue() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } } // nav: (entry) -> MillView [root]
      enum Floor: Hashable { case stones, sacks, office }
      @MainActor final class MillModel: ObservableObject {
        @Published var floor: Floor
        let miller: Miller
        init(miller: Miller) {
          if miller.isIn {
            floor = .stones // nav: MillView -> StonesView [split] Floor.stones
          } else {
            floor = .office // nav: MillView -> OfficeView [split] Floor.office
          }
          self.miller = miller
        }
        func carry() { floor = .sacks } // nav: MillView -> SacksView [split] Floor.sacks
      }
      struct MillView: View {
        @StateObject private var model: MillModel
        init() {
          let model = MillModel(miller: Miller())
          self._model = StateObject(wrappedValue: model)
        }
        var body: some View {
          FloorColumns(floor: $model.floor).onAppear { model.carry() } // nav: MillView -> FloorColumns [root]
        }
      }
      struct FloorColumns: View {
        @Binding var floor: Floor
        var body: some View {
          NavigationSplitView {
            Text("Floors")
          } detail: {
            switch floor {
            case .stones: StonesView()
            case .sacks: SacksView()
            case .office: OfficeView()
            }
          }
        }
      }
      final class Miller { var isIn = false }
      struct StonesView: View { var body: some View { Text("Stones") } }
      struct SacksView: View { var body: some View { Text("Sacks") } }
      struct OfficeView: View { var body: some View { Text("Office") } }
      """)
  }
}
