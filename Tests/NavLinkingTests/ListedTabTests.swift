import Testing

/// Tab bars made by hand of a list of boxes with views in them.
struct ListedTabTests {
  @Test func aNumberPicksTheBoxWhoseViewIsShown() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct Place: Identifiable { let id = UUID(); let title: String; let view: AnyView }
      struct FarmView: View {
        @State private var shown = 0
        private let places = [
          Place(title: "Barn", view: AnyView(BarnView())), // nav: FarmView -> BarnView [tab]
          Place(title: "Field", view: AnyView(FieldView())), // nav: FarmView -> FieldView [tab]
        ]
        var body: some View {
          VStack {
            places[shown].view
            HStack { ForEach(places.indices, id: \\.self) { index in Button(places[index].title) { shown = index } } }
          }
        }
      }
      struct BarnView: View { var body: some View { NavigationStack { NavigationLink("Cow") { CowView() } } } } // nav: BarnView -> CowView [push]
      struct FieldView: View { var body: some View { Text("Field") } }
      struct CowView: View { var body: some View { Text("Cow") } }
      """)
  }

  /// Each box names its case, which others set.
  @Test func theCaseBesideTheViewIsItsRoute() {
    let source = """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      enum Spot { case barn, field }
      struct TabBox { var spot: Spot; var screen: AnyView }
      final class Gate: ObservableObject {
        @Published var shown: Spot = .barn
        @Published var boxes: [TabBox] = []
      }
      struct FarmView: View {
        @ObservedObject var gate = Gate()
        init() {
          gate.boxes.append(TabBox(spot: .barn, screen: AnyView(BarnView(shown: $gate.shown)))) // nav: FarmView -> BarnView [tab] Spot.barn
          gate.boxes.append(TabBox(spot: .field, screen: AnyView(FieldView()))) // nav: FarmView -> FieldView [tab] Spot.field
        }
        var content: some View {
          let boxes = self.gate.boxes
          let shown = self.gate.shown
          return Group {
            if shown == boxes[0].spot {
              boxes[0].screen.transition(.opacity)
            } else if shown == boxes[1].spot {
              boxes[1].screen.transition(.opacity)
            }
          }
        }
        var body: some View { VStack { content } }
      }
      struct BarnView: View {
        @Binding var shown: Spot
        var body: some View { Button("Field") { shown = .field } } // nav: BarnView -> FieldView [tab] Spot.field
      }
      struct FieldView: View { var body: some View { Text("Field") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.first { $0.id == "Spot" }?.cases.map(\.screens) == [["BarnView"], ["FieldView"]])
  }

  @Test func oneIsLookedUpOrComparedInALoop() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct TabBox: Identifiable { let id: Int; let view: AnyView }
      struct FarmView: View {
        @State private var shown = 0
        let boxes = [
          TabBox(id: 0, view: AnyView(BarnView())), // nav: FarmView -> BarnView [tab]
          TabBox(id: 1, view: AnyView(FieldView())), // nav: FarmView -> FieldView [tab]
        ]
        var body: some View {
          ZStack {
            if let box = boxes.first(where: { $0.id == shown }) { box.view }
          }
        }
      }
      struct BarnView: View { var body: some View { Text("Barn") } }
      struct FieldView: View { var body: some View { Text("Field") } }
      """)
  }

  /// A list of cards shows all of them.
  @Test func boxesThatAreSeenAtOnceAreNoTabs() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct TabCard: Identifiable { let id: Int; let view: AnyView }
      struct FarmView: View {
        let cards = [TabCard(id: 0, view: AnyView(BarnCard())), TabCard(id: 1, view: AnyView(FieldCard()))]
        var body: some View { ScrollView { ForEach(cards) { card in card.view } } }
      }
      struct BarnCard: View {
        @State private var isOpen = false
        var body: some View {
          Button("Barn") { isOpen = true }.sheet(isPresented: $isOpen) { BarnView() } // nav: FarmView -> BarnView [sheet]
        }
      }
      struct FieldCard: View { var body: some View { Text("Field") } }
      struct BarnView: View { var body: some View { Text("Barn") } }
      """)
  }
}
