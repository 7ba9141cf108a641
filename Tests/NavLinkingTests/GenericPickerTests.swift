import Testing

/// Pickers that are written for values of any type.
@Suite struct GenericPickerTests {
  /// Each page chooses among its own tabs, whatever the others hand to the picker.
  @Test func aPickerSelectsForWhoMakesIt() {
    expectFlow(
      """
      import SwiftUI
      struct BubblePicker<Value: Hashable>: View {
        @Binding var selected: Value
        let tabs: [Value]
        init(_ tabs: [Value], selected: Binding<Value>) {
          self._selected = selected
          self.tabs = tabs
        }
        var body: some View {
          HStack {
            ForEach(Array(tabs.enumerated()), id: \\.offset) { _, tab in button(tab: tab) }
          }
        }
        @ViewBuilder
        private func button(tab: Value) -> some View {
          Button("Pick") { selected = tab }
        }
      }
      struct BrewView: View {
        enum Tab: CaseIterable { case recipe, tasting }
        @State private var tab: Tab = .recipe
        var body: some View {
          VStack {
            BubblePicker(Tab.allCases, selected: $tab) // nav: BrewView -> RecipeView [tab] BrewView.Tab.recipe; BrewView -> TastingView [tab] BrewView.Tab.tasting
            switch tab {
            case .recipe: RecipeView()
            case .tasting: TastingView()
            }
          }
        }
      }
      struct CellarView: View {
        enum Tab: CaseIterable { case upper, lower }
        @State private var tab: Tab = .upper
        var body: some View {
          VStack {
            BubblePicker(Tab.allCases, selected: $tab) // nav: CellarView -> UpperView [tab] CellarView.Tab.upper; CellarView -> LowerView [tab] CellarView.Tab.lower
            switch tab {
            case .upper: UpperView()
            case .lower: LowerView()
            }
          }
        }
      }
      struct RecipeView: View { var body: some View { List { Text("Malt") }.navigationTitle("Recipe") } }
      struct TastingView: View { var body: some View { List { Text("Bitter") }.navigationTitle("Tasting") } }
      struct UpperView: View { var body: some View { List { Text("Stout") }.navigationTitle("Upper") } }
      struct LowerView: View { var body: some View { List { Text("Lager") }.navigationTitle("Lower") } }
      struct StartView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Brew") { BrewView() } // nav: StartView -> BrewView [push]
              NavigationLink("Cellar") { CellarView() } // nav: StartView -> CellarView [push]
            }
          }
        }
      }
      @main struct BrewingApp: App { var body: some Scene { WindowGroup { StartView() } } } // nav: (entry) -> StartView [root]
      """)
  }
}
