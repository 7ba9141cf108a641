import NavModel
import Testing

/// What modifiers and links stand inside of.
struct ViewObservationTests {
  private func modifiers(_ body: String, state: String = "@State var isShown = false", _ more: String = "") -> [ModifierSite] {
    ObservationRun.observations(ObservationRun.app(body, state: state, more)).modifiers
  }

  private func kinds(_ body: String, state: String = "@State var isShown = false", _ more: String = "") -> [[ViewHolder.Kind]] {
    modifiers(body, state: state, more).map { $0.holders.map(\.kind) }
  }

  private static let sheet = ".sheet(isPresented: $isShown) { CartScreen() }"

  @Test func contentOfAMenuIsInsideIt() {
    #expect(kinds("Menu(\"More\") { Button(\"A\") {}\(Self.sheet) }") == [[.menu]])
    #expect(kinds("Text(\"A\").contextMenu { Button(\"A\") {}\(Self.sheet) }") == [[.menu]])
  }

  @Test func besideAMenuIsNotInsideIt() {
    #expect(kinds("Menu(\"More\") { Button(\"A\") {} }\(Self.sheet)") == [[]])
    #expect(kinds("Menu { Button(\"A\") {} } label: { Text(\"More\")\(Self.sheet) }") == [[]])
    #expect(kinds("Text(\"A\").contextMenu { Button(\"A\") {} }\(Self.sheet)") == [[]])
  }

  @Test func aButtonViewInAMenuIsInsideIt() {
    let more = "struct ShareButton: View { @State var isShown = false; var body: some View { Button(\"A\") {}\(Self.sheet) } }"
    let found = modifiers("Menu(\"More\") { ShareButton() }", state: "", more)
    #expect(found.map { $0.holders.map(\.kind) } == [[.menu]])
    #expect(found.first?.holders.first?.use != nil)
  }

  @Test func aViewOfTheProgramAroundItIsNotKnown() {
    let more = "struct Card<Content: View>: View { let content: () -> Content; var body: some View { content() } }"
    #expect(kinds("List { Card { Text(\"A\")\(Self.sheet) } }", more) == [[]])
  }

  @Test func aListMakesItsContentLazily() {
    let destination = ".navigationDestination(for: ShopRoute.self) { _ in CartScreen() }"
    #expect(kinds("NavigationStack { List { Text(\"A\")\(destination) } }", state: "") == [[.lazy]])
    #expect(kinds("NavigationStack { List { Text(\"A\") }\(destination) }", state: "") == [[]])
    #expect(kinds("NavigationStack { VStack { Text(\"A\")\(destination) } }", state: "") == [[]])
    // What a link leads to is a screen of its own.
    #expect(kinds("NavigationStack { List { NavigationLink(\"A\") { CartScreen()\(destination) } } }", state: "") == [[]])
  }

  @Test func rowsShareTheStateOfTheirView() {
    #expect(kinds("VStack { ForEach(0..<3) { _ in Text(\"A\")\(Self.sheet) } }") == [[.row]])
    // Only one row has it.
    #expect(kinds("VStack { ForEach(tabs) { tab in switch tab { case .a: Text(\"A\")\(Self.sheet) } } }") == [[]])
    let told = """
      func row(_ tab: Tab) -> AnyView {
          if tab == .a { return AnyView(Text("A")\(Self.sheet)) }
          return AnyView(Text("B"))
        }
      """
    #expect(kinds("VStack { ForEach(tabs) { tab in row(tab) } }", state: "@State var isShown = false\n  \(told)") == [[]])
    let bound = "@ViewBuilder func row(_ index: Int) -> some View { if index < tabs.count, let tab = tabs[index] { Text(\"A\")\(Self.sheet) } }"
    #expect(kinds("VStack { ForEach(0..<3) { index in row(index) } }", state: "@State var isShown = false\n  \(bound)") == [[.row]])
    let each = "func row(_ tab: Tab) -> some View { Text(\"A\")\(Self.sheet) }"
    #expect(kinds("VStack { ForEach(tabs) { tab in row(tab) } }", state: "@State var isShown = false\n  \(each)") == [[.row]])
    // Each row has its own state.
    let own = "VStack { ForEach($items) { $item in Text(\"A\").sheet(isPresented: $item.isShown) { CartScreen() } } }"
    #expect(kinds(own, state: "@State var items: [Item] = []") == [[]])
    let made = "VStack { ForEach(0..<3) { i in Text(\"A\").sheet(isPresented: Binding(get: { chosen == i }, set: { _ in chosen = nil })) { CartScreen() } } }"
    #expect(kinds(made, state: "@State var chosen: Int?") == [[]])
  }

  @Test func aSectionOfSeveralRowsIsManyTimesThere() {
    #expect(kinds("List { Section { Text(\"A\"); Text(\"B\") }\(Self.sheet) }") == [[.lazy, .row]])
    #expect(kinds("List { Section { Text(\"A\") }\(Self.sheet) }") == [[.lazy]])
  }

  @Test func chainsShareTheirView() {
    let found = modifiers("VStack { Text(\"A\")\(Self.sheet).popover(isPresented: $isShown) { CartScreen() } }\(Self.sheet)")
    #expect(Set(found.map(\.chain)).count == 2)
    #expect(found.allSatisfy { $0.subject == "HomeScreen.isShown" })
  }

  @Test func contentThatWaitsForAnotherState() {
    let state = "@State var isShown = false; @State var item: String?"
    func awaited(_ content: String, _ action: String = "item = \"a\"; isShown = true", _ rest: String = "") -> String? {
      modifiers("VStack { Button(\"A\") { \(action) } \(rest) }.sheet(isPresented: $isShown) { \(content) }", state: state).first?.awaited?.state
    }
    #expect(awaited("if let item { Text(item) }") == "HomeScreen.item")
    #expect(awaited("if let item { Text(item) } else { Text(\"None\") }") == nil)
    #expect(awaited("Text(\"A\"); if let item { Text(item) }") == nil)
    // Not in one action.
    #expect(awaited("if let item { Text(item) }", "isShown = true") == nil)
    // The body reads it, so it is made anew.
    #expect(awaited("if let item { Text(item) }", "item = \"a\"; isShown = true", "; Text(item ?? \"\")") == nil)
  }

  @Test func linksKnowWhetherAStackIsAround() {
    func links(_ body: String, _ more: String = "") -> [Tristate] {
      ObservationRun.observations(ObservationRun.app(body, more)).links.map(\.isInStack)
    }
    let link = "NavigationLink(\"A\") { CartScreen() }"
    #expect(links("NavigationStack { \(link) }") == [.yes])
    #expect(links(link) == [.no])
    #expect(links("Wrapper { \(link) }") == [.unknown])
    // A modifier of the program's own brings the stack.
    let more = "extension View { func inStack() -> some View { NavigationStack { self } } }"
    #expect(links("\(link).inStack()", more) == [.unknown])
    // UIKit may push it.
    let hosted = "import UIKit; final class Host { func make() -> UIViewController { UIHostingController(rootView: LinkScreen()) } }"
    #expect(links("Text(\"A\")", hosted + "\nstruct LinkScreen: View { var body: some View { \(link) } }") == [.unknown])
  }

  @Test func constantsThatBelongToTheScreenAreLeftAlone() {
    #expect(modifiers("Text(\"A\").sheet(isPresented: .constant(true)) { CartScreen() }").map(\.constant) == [true])
    #expect(modifiers("Text(\"A\").sheet(isPresented: .constant(true)) { CartScreen().presentationDetents([.medium]) }").map(\.constant) == [nil])
  }
}
