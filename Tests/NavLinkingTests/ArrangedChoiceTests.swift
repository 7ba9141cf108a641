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

  /// A backdrop of the program's own is a part as well, unless it leads somewhere.
  @Test func aViewBehindPartsIsNone() {
    expectFlow(
      barn(
        """
        ZStack {
          HayView()
          VStack {
            Spacer()
            Button("Fill") {}
          }
        }
        """))
  }

  @Test func aLoaderThatTakesTurnsOverABackgroundIsNone() {
    expectFlow(
      """
      import SwiftUI
      @main struct BarnApp: App { var body: some Scene { WindowGroup { YardView() } } } // nav: (entry) -> YardView [root]
      struct YardView: View {
        @State private var isOpen = false
        var body: some View {
          Button("Barn") { isOpen = true } // nav: YardView -> BarnView [sheet]
            .sheet(isPresented: $isOpen) { BarnView() }
        }
      }
      struct BarnView: View {
        @State private var isFull = false
        var body: some View {
          NavigationStack {
            ZStack {
              Color.green
                .ignoresSafeArea()
              if isFull {
                VStack { Text("Bale"); Text("Fork") }
              } else {
                LoadingView()
              }
            }
          }
        }
      }
      struct LoadingView: View { var body: some View { Text("…") } }
      """)
  }

  @Test func eachViewOfAChoiceOverABackgroundIsOne() {
    expectFlow(
      barn(
        """
        ZStack {
          Color.green
          if isFull {
            HayView() // nav: BarnView -> HayView [root]
          } else {
            EmptyBarnView() // nav: BarnView -> EmptyBarnView [root]
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
