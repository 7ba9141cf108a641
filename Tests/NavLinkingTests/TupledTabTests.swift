import Testing

/// Tab bars made by hand of a list of tuples with views in them.
struct TupledTabTests {
  private func mill(_ body: String, _ first: String, _ second: String) -> String {
    """
    import SwiftUI
    @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } } // nav: (entry) -> MillView [root]
    struct MillView: View {
      @State private var shown = 0
      var body: some View {
        MillTabs(shown: $shown, items: [
          (icon: "wheel", content: {
            AnyView(
              WheelView().padding()\(first)
            )
          }),
          (icon: "sack", content: { AnyView(SackView()) }),\(second)
        ])
      }
    }
    struct MillTabs: View {
      @Binding var shown: Int
      let items: [(icon: String, content: () -> AnyView)]
      var body: some View {
        VStack {
          \(body)
          HStack { ForEach(items.indices, id: \\.self) { index in Button(items[index].icon) { shown = index } } }
        }
      }
    }
    struct WheelView: View {
      var body: some View {
        NavigationStack { NavigationLink("Axle") { AxleView() } } // nav: MillView -> AxleView [push]
      }
    }
    struct SackView: View { var body: some View { Text("Sack") } }
    struct AxleView: View { var body: some View { Text("Axle") } }
    """.replacing("nav: MillView -> AxleView", with: first.isEmpty ? "nav: MillView -> AxleView" : "nav: WheelView -> AxleView")
  }

  private let first = " // nav: MillView -> WheelView [tab]"
  private let second = " // nav: MillView -> SackView [tab]"

  @Test func theTupleForWhichAComparisonHoldsIsShown() {
    expectFlow(mill("ForEach(0..<items.count, id: \\.self) { index in if shown == index { items[index].content().frame(maxHeight: .infinity) } }", first, second))
  }

  @Test func aStateTellsTheTuple() { expectFlow(mill("items[shown].content()", first, second)) }

  /// Parts that are all seen at once are no tabs.
  @Test func whatIsAllSeenIsNone() { expectFlow(mill("ForEach(items.indices, id: \\.self) { index in items[index].content() }", "", "")) }
}
