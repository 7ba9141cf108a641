import Testing

/// Values whose constant says what is shown: whoever makes them decides.
@Suite struct SettledValueTests {
  @Test func theInitialiserThatSettlesAConstantIsChosenByItsCallers() {
    expectFlow(
      """
      import SwiftUI
      @main struct HutApp: App { var body: some Scene { WindowGroup { HutView() } } } // nav: (entry) -> HutView [root]
      enum Nature { case bird, tree }
      struct Choice: Identifiable {
        let id: String
        let nature: Nature
      }
      extension Choice {
        init(bird: String) {
          id = bird
          nature = .bird
        }
        init(tree: String) { self.init(id: tree, nature: .tree) }
      }
      struct HutView: View {
        @State private var chosen: Choice?
        var body: some View {
          VStack {
            Button("Wren") { chosen = Choice(bird: "wren") } // nav: HutView -> BirdView [sheet] Nature.bird
            Button("Oak") { chosen = Choice(tree: "oak") } // nav: HutView -> TreeView [sheet] Nature.tree
            Button("Elm") { chosen = Choice(id: "elm", nature: .tree) } // nav: HutView -> TreeView [sheet] Nature.tree
          }
          .sheet(item: $chosen) { choice in
            switch choice.nature {
            case .bird: BirdView()
            case .tree: TreeView()
            }
          }
        }
      }
      struct BirdView: View { var body: some View { List { Text("bird") } } }
      struct TreeView: View { var body: some View { List { Text("tree") } } }
      """)
  }
}
