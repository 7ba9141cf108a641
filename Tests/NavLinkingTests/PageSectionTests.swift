import Testing

/// Pickers of the app's own that choose a tab in one place, and a section of a page in another.
@Suite struct PageSectionTests {
  /// The picker may be given any kind of tabs.
  private static let picker = """
    struct Chips<Item: Hashable>: View {
      @Binding var selected: Item
      let items: [Item]
      init(_ items: [Item], selected: Binding<Item>) {
        self.items = items
        _selected = selected
      }
      var body: some View { HStack { ForEach(items, id: \\.self) { item in chip(item) } } }
      func chip(_ item: Item) -> some View { Button("\\(item)") { selected = item } }
    }
    """

  @Test func aPickerForAnythingSelectsTheTabsOfEachItself() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } } // nav: (entry) -> GardenView [root]
      enum Plot: Hashable, CaseIterable { case herbs, roses }
      enum Order: Hashable, CaseIterable { case age, height }
      struct GardenView: View {
        @State private var plot: Plot = .herbs
        var body: some View {
          VStack {
            switch plot {
            case .herbs: HerbsView()
            case .roses: RosesView()
            }
            // nav: GardenView -> HerbsView [tab] Plot.herbs; GardenView -> RosesView [tab] Plot.roses
            Chips(Plot.allCases, selected: $plot)
          }
        }
      }
      struct HerbsView: View {
        @State private var order: Order = .age
        var body: some View {
          List { Chips(Order.allCases, selected: $order); Text(order == .age ? "Oldest first" : "Tallest first") }
        }
      }
      struct RosesView: View { var body: some View { Text("Roses") } }
      \(Self.picker)
      """)
  }

  /// Below its head, what is chosen scrolls together with it: the user stays on the page.
  @Test(arguments: ["ScrollView", "Page"]) func whatScrollsWithTheHeadOfAPageIsASection(_ container: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { RoseView() } } } // nav: (entry) -> RoseView [root]
      enum Part: Hashable, CaseIterable { case care, history }
      struct RoseView: View {
        @State private var part: Part = .care
        var body: some View {
          \(container) {
            Text("Rose")
            Chips(Part.allCases, selected: $part)
            VStack {
              switch part {
              case .care: CareView()
              case .history: HistoryView()
              }
            }
          }
        }
      }
      struct Page<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { ScrollView { VStack { content() } } }
      }
      struct CareView: View { var body: some View { Text("Care") } }
      struct HistoryView: View { var body: some View { Text("History") } }
      \(Self.picker)
      """)
  }
}
