import NavModel
import Testing

/// Every way of building a screen for a route, with every way of showing one, with every way of asking for one: what apps do in one place
/// they do in any combination.
struct CombinedShapeTests {
  /// How a route becomes a screen: declarations, a member of the shelf's view, a member of the guide, and the expression for `page`.
  struct Building: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var declarations = "", member = "", method = ""
    var expression: String
  }

  /// How the guide's state is shown, with the state and what sets it to `page`.
  struct Showing: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var state: String, setting: String, host: String, kind: Transition.Kind
  }

  /// How the list asks the guide for the book: its members and button, what it is made with, what the guide needs, and declarations.
  struct Asking: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var member: String, action: String, made: String
    var method = "", declarations = ""
  }

  private static func arms(_ page: String) -> String { "switch \(page) { case .book: BookView(); case .shelf(let number): ShelfView(number: number) }" }

  static let buildings = [
    Building(testDescription: "in place", expression: arms("page")),
    Building(testDescription: "own method", member: "@ViewBuilder func screen(for page: Page) -> some View { \(arms("page")) }", expression: "screen(for: page)"),
    Building(testDescription: "route's getter", declarations: "extension Page { @ViewBuilder var view: some View { \(arms("self")) } }", expression: "page.view"),
    Building(testDescription: "guide's method", method: "@ViewBuilder func build(_ page: Page) -> some View { \(arms("page")) }", expression: "guide.build(page)"),
    Building(
      testDescription: "factory behind a protocol",
      declarations: """
        protocol Making { func make(_ page: Page) -> AnyView }
        final class Workshop: Making {
          func make(_ page: Page) -> AnyView {
            switch page { case .book: return AnyView(BookView()); case .shelf(let number): return AnyView(ShelfView(number: number)) }
          }
        }
        """, member: "let workshop: any Making = Workshop()", expression: "workshop.make(page)"),
    Building(testDescription: "view of its own", declarations: "struct PageView: View { let page: Page; var body: some View { \(arms("page")) } }", expression: "PageView(page: page)"),
  ]

  static let showings = [
    Showing(
      testDescription: "path", state: "@Published var path: [Page] = []", setting: "path.append(page)",
      host: "NavigationStack(path: $guide.path) { LIST.navigationDestination(for: Page.self) { page in SCREEN } }", kind: .push),
    Showing(
      testDescription: "erased path", state: "@Published var path = NavigationPath()", setting: "path.append(page)",
      host: "NavigationStack(path: $guide.path) { LIST.navigationDestination(for: Page.self) { page in SCREEN } }", kind: .push),
    Showing(
      testDescription: "sheet with a stack", state: "@Published var shown: Page?", setting: "shown = page",
      host: "NavigationStack { LIST }.sheet(item: $guide.shown) { page in NavigationStack { SCREEN } }", kind: .sheet),
    Showing(
      testDescription: "item destination", state: "@Published var shown: Page?", setting: "shown = page",
      host: "NavigationStack { LIST.navigationDestination(item: $guide.shown) { page in SCREEN } }", kind: .push),
  ]

  static let askings = [
    Asking(testDescription: "object", member: "let guide: Guide", action: "guide.show(.book) /*here*/", made: "guide: guide"),
    Asking(testDescription: "shared object", member: "", action: "Guide.shared.show(.book) /*here*/", made: "", method: "static let shared = Guide()"),
    Asking(testDescription: "closure", member: "let pick: () -> Void", action: "pick()", made: "pick: {\n guide.show(.book) /*here*/\n }"),
    Asking(testDescription: "method as a value", member: "let pick: (Page) -> Void", action: "pick(.book) /*here*/", made: "pick: guide.show"),
    Asking(
      testDescription: "model behind a protocol", member: "let model: ListModel", action: "model.pick()", made: "model: ListModel(guide: guide)",
      declarations: """
        protocol Showing: AnyObject { func show(_ page: Page) }
        extension Guide: Showing {}
        final class ListModel {
          private weak var guide: (any Showing)?
          init(guide: any Showing) { self.guide = guide }
          func pick() { guide?.show(.book) /*here*/ }
        }
        """),
    Asking(
      testDescription: "subject", member: "let model: ListModel", action: "model.picked.send(.book) /*here*/", made: "model: guide.model",
      method: """
        let model = ListModel()
        private var bag = Set<AnyCancellable>()
        init() { model.picked.sink { [weak self] page in self?.show(page) }.store(in: &bag) }
        """, declarations: "final class ListModel { let picked = PassthroughSubject<Page, Never>() }"),
    Asking(
      testDescription: "event", member: "let guide: Guide", action: "guide.handle(.picked)", made: "guide: guide",
      method: "enum Event { case picked, left }\nfunc handle(_ event: Event) {\n switch event {\n case .picked: show(.book) /*here*/\n case .left: break\n }\n }"),
  ]

  @Test(arguments: buildings, showings) func whoeverAsksForTheRouteDecides(_ building: Building, _ showing: Showing) throws {
    for asking in Self.askings {
      let source = """
        import Combine
        import SwiftUI
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
        enum Page: Hashable, Identifiable { case book, shelf(Int); var id: Self { self } }
        final class Guide: ObservableObject {
          \(showing.state)
          \(asking.method)
          \(building.method)
          func show(_ page: Page) { self.\(showing.setting) }
        }
        \(asking.declarations)
        \(building.declarations)
        struct ShopView: View {
          @StateObject private var guide = Guide()
          \(building.member)
          var body: some View {
            \(showing.host.replacing("LIST", with: "ListView(\(asking.made))").replacing("SCREEN", with: building.expression))
          }
        }
        struct ListView: View {
          \(asking.member)
          var body: some View { VStack { Button("Book") { \(asking.action) } } }
        }
        struct BookView: View { var body: some View { Text("Book").navigationTitle("Book") } }
        struct ShelfView: View { let number: Int; var body: some View { Text("Shelf") } }
        """
      let line = try #require(source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("/*here*/") }) + 1
      let graph = FlowRun.graph(source)
      let found = graph.transitions.filter { $0.to == "BookView" || $0.to == "ShelfView" }
      #expect(
        found.map { "\($0.from ?? "-") \($0.kind) \($0.to ?? "-") \($0.route ?? "-") \($0.place.line)" }
          == ["ListView \(showing.kind) BookView Page.book \(line)"], "\(asking.testDescription)")
      #expect(graph.routeTypes.first { $0.id == "Page" }?.cases.map(\.screens) == [["BookView"], ["ShelfView"]], "\(asking.testDescription)")
    }
  }
}
