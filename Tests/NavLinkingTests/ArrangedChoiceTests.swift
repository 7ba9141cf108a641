import Testing

/// What a stack begins with, where a layout lies around it.
struct ArrangedChoiceTests {
  private func barn(_ content: String) -> String {
    """
    import SwiftUI
    @main struct BarnApp: App { var body: some Scene { WindowGroup { BarnView(isFull: true) } } } // nav: (entry) -> BarnView [root]
    struct BarnView: View {
      let isFull: Bool
      var body: some View {
        NavigationStack {
          \(content)
        }
      }
    }
    struct HayView: View { var body: some View { Text("Hay") } }
    struct EmptyBarnView: View { var body: some View { Text("Empty") } }
    """
  }

  @Test func eachViewOfAChoiceIsOne() {
    expectFlow(
      barn(
        """
        ZStack {
          if isFull {
            HayView() // nav: BarnView -> HayView [root]
              .padding()
          } else {
            EmptyBarnView() // nav: BarnView -> EmptyBarnView [root]
          }
        }
        .animation(.default, value: isFull)
        """))
  }

  @Test func partsOverABackgroundAreNone() {
    expectFlow(
      barn(
        """
        ZStack {
          Color.green.ignoresSafeArea()
          VStack {
            HayView()
            List { Text("Bale") }
          }
        }
        """))
  }

  @Test func aViewOverABackgroundIsOne() {
    expectFlow(
      barn(
        """
        ZStack { // nav: BarnView -> HayView [root]
          Color.green.ignoresSafeArea()
          HayView()
        }
        """))
  }

  /// A page may have a word in its name that messages have in theirs.
  @Test func pagesThatTakeTurnsAreNoLoaders() {
    expectFlow(
      barn(
        """
        if isFull {
          BaleLabelList() // nav: BarnView -> BaleLabelList [root]
        } else {
          NewBaleView() // nav: BarnView -> NewBaleView [root]
        }
        """) + """

        struct BaleLabelList: View { var body: some View { List { Text("Bale") } } }
        struct NewBaleView: View { var body: some View { Form { Text("Bale") } } }
        """)
  }
}
