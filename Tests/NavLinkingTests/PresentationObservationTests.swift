import NavModel
import Testing

struct PresentationObservationTests {
  private func set(_ state: String, _ content: String, _ more: String = "", binding: String = "isPresented: $shows") -> [Tristate] {
    ObservationRun.observations(
      ObservationRun.app("VStack { \(content) }.sheet(\(binding)) { CartScreen() }", state: state, more)
    ).presentations.map(\.isEverSet)
  }

  @Test func aStateThatNothingSetsIsNeverSet() {
    #expect(set("@State private var shows = false", "Text(\"a\")") == [.no])
    #expect(set("@State private var shows = false", "Button(\"a\") { shows = false }") == [.no])
    #expect(set("@State private var shown: Int?", "Button(\"a\") { shown = nil }", binding: "item: $shown") == [.no])
  }

  @Test(arguments: [
    "Button(\"a\") { shows = true }", "Button(\"a\") { shows.toggle() }", "Button(\"a\") { shows = 1 < 2 }",
  ])
  func aStateThatIsWrittenIsSet(_ content: String) {
    #expect(set("@State private var shows = false", content) == [.yes])
  }

  @Test(arguments: [
    "Toggle(\"a\", isOn: $shows)", "LibraryButton(shows: $shows)", "Button(\"a\") { change(&shows) }", "Button(\"a\") { (shows, other) = (true, 1) }",
    "Text(\"a\").libraryModifier($shows)", "Button(\"a\") { $shows.wrappedValue = true }", "Button(\"a\") { write(\\.shows) }",
  ])
  func anEscapeIsUnknown(_ content: String) {
    #expect(set("@State private var shows = false\n@State var other = 0", content) == [.unknown])
  }

  @Test func otherPresentationsOfTheStateAreNoEscape() {
    #expect(set("@State private var shows = false", "Text(\"a\").alert(\"b\", isPresented: $shows) { }") == [.no])
  }

  @Test func aBindingFurtherDownIsFollowed() {
    let child = { (action: String) in
      "struct Child: View { @Binding var open: Bool\n var body: some View { Button(\"a\") { \(action) } } }"
    }
    #expect(set("@State private var shows = false", "Child(open: $shows)", child("open = true")) == [.yes])
    #expect(set("@State private var shows = false", "Child(open: $shows)", child("open = false")) == [.no])
  }

  @Test func statesThatOthersKeepAreUnknown() {
    #expect(set("@AppStorage(\"shows\") private var shows = false", "Text(\"a\")") == [.unknown])
    #expect(set("@Binding var shows: Bool", "Text(\"a\")") == [.unknown])
    #expect(set("@State private var shows: Bool = initially()", "Text(\"a\")") == [.yes])
  }

  @Test func aModelsStateIsFoundThroughTheModel() {
    let source = { (action: String) in
      ObservationRun.app(
        "Text(\"a\").sheet(isPresented: $model.shows) { CartScreen() }", state: "@StateObject var model = Model()",
        "final class Model: ObservableObject { @Published var shows = false\n func tap() { \(action) } }")
    }
    let lost = ObservationRun.observations(source("shows = false")).presentations
    #expect(lost.map(\.isEverSet) == [.no])
    #expect(lost.map(\.state) == ["Model.shows"])
    #expect(lost.map(\.screens) == [["CartScreen"]])
    #expect(ObservationRun.observations(source("shows = true")).presentations.map(\.isEverSet) == [.yes])
  }

  /// Every edge of a flow tree is a presentation, at the place where the wrapper is made.
  @Test func aFlowTreesFlagsAreStates() {
    let found = ObservationRun.observations(
      ObservationRun.app(
        "VStack { Flow(next: $model.showsCart) { CartScreen() }; Flow(next: $model.showsSum) { SumScreen() } }",
        state: "@StateObject var model = Model()",
        """
        struct SumScreen: View { var body: some View { Text("Sum") } }
        final class Model: ObservableObject {
          @Published var showsCart = false
          @Published var showsSum = false
          func done() { showsCart = true }
        }
        struct Flow<Content: View>: View {
          @Binding var isActive: Bool
          private let content: Content
          init(next: Binding<Bool>, @ViewBuilder content: () -> Content) { _isActive = next; self.content = content() }
          var body: some View { NavigationLink(destination: VStack { content }, isActive: $isActive) { EmptyView() } }
        }
        """)
    ).presentations
    #expect(found.map(\.state) == ["Model.showsCart", "Model.showsSum"])
    #expect(found.map(\.isEverSet) == [.yes, .no])
    #expect(found.map(\.screens) == [["CartScreen"], ["SumScreen"]])
  }

  @Test func aLinkWithALabelIsTapped() {
    let found = ObservationRun.observations(
      ObservationRun.app(
        "NavigationView { NavigationLink(destination: CartScreen(), isActive: $shows) { Text(\"Cart\") } }",
        state: "@State private var shows = false"))
    #expect(found.presentations.map(\.isEverSet) == [.yes])
  }

  @Test func aScreenWhoseStateIsNeverSetIsLost() {
    let graph = ObservationRun.graph(
      ObservationRun.app("Text(\"a\").sheet(isPresented: $shows) { CartScreen() }", state: "@State private var shows = false"))
    let cart = graph.screens.first { $0.id == "CartScreen" }
    #expect(cart?.reachability == .no)
    #expect(cart?.isOrphan == true)
  }
}
