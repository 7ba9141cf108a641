import Testing

/// What lies over a whole screen until it takes itself away.
struct ClosingCoverTests {
  private func garden(_ states: String, _ body: String, _ pages: String) -> String {
    """
    import SwiftUI
    @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } } // nav: (entry) -> GardenView [root]
    struct GardenView: View {
      \(states)
      var body: some View {
        ZStack(alignment: .top) {
          \(body)
        }
        .ignoresSafeArea()
      }
    }
    \(pages)
    """
  }

  @Test func aFlagThatThePageIsHanded() {
    expectFlow(
      garden(
        "@State private var isPicking = false",
        """
        List { Button("Pick") { isPicking = true } } // nav: GardenView -> PickView [child]
        if isPicking { PickView(isPicking: $isPicking) }
        """,
        """
        struct PickView: View {
          @Binding var isPicking: Bool
          var body: some View { VStack { Text("Apples"); Button("Done") { isPicking = false } } }
        }
        """))
  }

  /// What has to be there besides is what the page is made with.
  @Test func aFlagBesideWhatThePageIsMadeWith() {
    expectFlow(
      garden(
        """
        @State private var isPicking = false
          @State private var fruit: String?
        """,
        """
        List { Button("Pick") { fruit = "Apple"; isPicking = true } } // nav: GardenView -> PickView [child]
        if isPicking, let fruit { PickView(fruit: fruit, isPicking: $isPicking) }
        """,
        """
        struct PickView: View {
          let fruit: String
          @Binding var isPicking: Bool
          var body: some View { VStack { Text(fruit); Button("Done") { isPicking = false } } }
        }
        """))
  }

  @Test func overWhatIsNotReadyAtFirst() {
    expectFlow(
      garden(
        """
        @State private var isPicking = false
          @State private var fruit: String?
        """,
        """
        if let fruit { List { Button(fruit) { isPicking = true } } } else { Color.clear } // nav: GardenView -> PickView [child]
        if isPicking { PickView(isPicking: $isPicking) }
        """,
        """
        struct PickView: View {
          @Binding var isPicking: Bool
          var body: some View { VStack { Text("Apples"); Button("Done") { isPicking = false } } }
        }
        """))
  }

  @Test func laidOverByAModifier() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } } // nav: (entry) -> GardenView [root]
      struct GardenView: View {
        @State private var isPicking = false
        @State private var isDigging = false
        @State private var isWatering = false
        var body: some View {
          List {
            Button("Pick") { isPicking = true } // nav: GardenView -> PickView [child]
            Button("Dig") { isDigging = true } // nav: GardenView -> DigView [child]
            Button("Water") { isWatering = true } // nav: GardenView -> WaterView [child]
          }
          .overlay(picking)
          .overlay(alignment: .bottom) {
            VStack {
              if isDigging { DigView(isDigging: $isDigging) }
              if isWatering { WaterView(isWatering: $isWatering) }
            }
          }
        }
        private var picking: some View { Group { if isPicking { PickView(isPicking: $isPicking) } } }
      }
      struct PickView: View { @Binding var isPicking: Bool; var body: some View { VStack { Text("Pick"); Button("Done") { isPicking = false } } } }
      struct DigView: View { @Binding var isDigging: Bool; var body: some View { VStack { Text("Dig"); Button("Done") { isDigging = false } } } }
      struct WaterView: View { @Binding var isWatering: Bool; var body: some View { VStack { Text("Water"); Button("Done") { isWatering = false } } } }
      """)
  }

  /// A flag of two that have to agree is none that ends the page.
  @Test func whatASecondFlagDecidesIsAPart() {
    expectFlow(
      garden(
        """
        @State private var isPicking = false
          @State private var isRipe = false
        """,
        """
        List { Button("Pick") { isPicking = true } }
        if isPicking, isRipe { PickView(isPicking: $isPicking) }
        """,
        """
        struct PickView: View {
          @Binding var isPicking: Bool
          var body: some View { VStack { Text("Apples"); Button("Done") { isPicking = false } } }
        }
        """))
  }

  /// The wrapper around the page ends nothing; what is in it does.
  @Test func aPageInAWrapper() {
    expectFlow(
      garden(
        "@State private var isPicking = false",
        """
        List { Button("Pick") { isPicking.toggle() } } // nav: GardenView -> PickView [child]
        if isPicking { Layer(isOver: $isPicking) { PickView(isPicking: $isPicking) } }
        """,
        """
        struct Layer<Page: View>: View {
          @Binding var isOver: Bool
          let page: () -> Page
          var body: some View { VStack { page() }.frame(maxWidth: .infinity, maxHeight: .infinity) }
        }
        struct PickView: View {
          @Binding var isPicking: Bool
          var body: some View { VStack { Text("Apples"); Button("Done") { isPicking.toggle() } } }
        }
        """))
  }

  @Test func aValueThatThePageTakesAway() {
    expectFlow(
      garden(
        "@StateObject private var model = Model()",
        """
        List { Row(model: model) }
        if let row = model.row { BedView(model: model).environmentObject(row) }
        """,
        """
        final class Bed: ObservableObject {}
        final class Model: ObservableObject { @Published var row: Bed? }
        struct Row: View {
          let model: Model
          var body: some View { Button("Bed") { model.row = Bed() } } // nav: GardenView -> BedView [child]
        }
        struct BedView: View {
          let model: Model
          @State private var isDigging = false
          var body: some View {
            VStack {
              Button("Dig") { isDigging = true } // nav: BedView -> DigView [sheet]
              Button("Leave") { model.row = nil }
            }
            .sheet(isPresented: $isDigging) { DigView() }
          }
        }
        struct DigView: View { var body: some View { Text("Dig") } }
        """))
  }

  /// What cannot take itself away, and what is said in passing, is a part of the screen.
  @Test func whatStaysAndWhatPasses() {
    expectFlow(
      garden(
        "@State private var isWet = false\n  @State private var isSaved = false",
        """
        List { Button("Water") { isWet = true; isSaved = true } }
        if isWet { RainView() }
        if isSaved { SavedToast(isSaved: $isSaved) }
        """,
        """
        struct RainView: View { var body: some View { VStack { Text("Rain") } } }
        struct SavedToast: View { @Binding var isSaved: Bool; var body: some View { Button("Saved") { isSaved = false } } }
        """))
  }
}
