import NavFindings
import TestSupport
import Testing

@testable import NavEngine

/// Fixes that hang modifiers elsewhere: only the text tells where calls end.
@Suite struct ModifierMoveFixTests {
  // MARK: Destinations on a stack

  private func shop(_ body: String) -> String {
    """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { CatalogScreen() } } }
    enum ShopRoute: Hashable { case cart, help }
    struct CatalogScreen: View {
      @State private var path = NavigationPath()
      var body: some View {
    \(body)
      }
    }
    struct CartScreen: View { var body: some View { Text("Cart") } }

    """
  }

  @Test func aDestinationOnAStackIsBroughtInside() throws {
    #expect(
      try fixedByRule(
        shop(
          """
              NavigationStack(path: $path) {
                List {
                  NavigationLink("Cart", value: ShopRoute.cart)
                }
                .listStyle(.plain)
              }
              .navigationDestination(for: ShopRoute.self) { route in
                switch route {
                case .cart: CartScreen() // the cart
                case .help: Text("Help")
                }
              }
              .tint(.red)
          """), "destination-outside-stack")
        == shop(
          """
              NavigationStack(path: $path) {
                List {
                  NavigationLink("Cart", value: ShopRoute.cart)
                }
                .listStyle(.plain)
                .navigationDestination(for: ShopRoute.self) { route in
                  switch route {
                  case .cart: CartScreen() // the cart
                  case .help: Text("Help")
                  }
                }
              }
              .tint(.red)
          """))
    #expect(
      try fixedByRule(
        shop(
          """
              NavigationStack {
                  NavigationLink("Cart", value: ShopRoute.cart)
              }.tint(.red).navigationDestination(for: ShopRoute.self) { _ in CartScreen() }
          """), "destination-outside-stack")
        == shop(
          """
              NavigationStack {
                  NavigationLink("Cart", value: ShopRoute.cart)
                      .navigationDestination(for: ShopRoute.self) { _ in CartScreen() }
              }.tint(.red)
          """))
    #expect(
      try fixedByRule(
        shop("    NavigationStack { NavigationLink(\"Cart\", value: ShopRoute.cart) }.navigationDestination(for: ShopRoute.self) { _ in CartScreen() }"),
        "destination-outside-stack")
        == shop("    NavigationStack { NavigationLink(\"Cart\", value: ShopRoute.cart).navigationDestination(for: ShopRoute.self) { _ in CartScreen() } }"))
  }

  /// Other numbers of views, what depends on a condition, and what cannot be moved word by word.
  @Test(arguments: [
    "NavigationStack {\n  NavigationLink(\"A\", value: ShopRoute.cart)\n  Text(\"B\")\n}\n.navigationDestination(for: ShopRoute.self) { _ in CartScreen() }",
    "NavigationStack {\n  if true { NavigationLink(\"A\", value: ShopRoute.cart) }\n}\n.navigationDestination(for: ShopRoute.self) { _ in CartScreen() }",
    "NavigationStack {\n  NavigationLink(\"A\", value: ShopRoute.cart)\n}\n// takes all\n.navigationDestination(for: ShopRoute.self) { _ in CartScreen() }",
    "NavigationStack {\n  NavigationLink(\"A\", value: ShopRoute.cart)\n}\n.navigationDestination(for: ShopRoute.self) { _ in Text(\"\"\"\n  a\n  \"\"\") }",
    "NavigationStack {\n  NavigationLink(\"A\", value: ShopRoute.cart)\n}\n#if os(iOS)\n.navigationDestination(for: ShopRoute.self) { _ in CartScreen() }\n#endif",
    "NavigationStack {\n  NavigationLink(\"A\", value: ShopRoute.cart)\n}\n.navigationDestination(for: ShopRoute.self) { _ in\n#if DEBUG\nCartScreen()\n#endif\n}",
  ])
  func whatIsNotPlainStays(_ body: String) throws {
    #expect(try fixedByRule(shop(body), "destination-outside-stack") == nil)
  }

  @Test func lineEndsAndTabsAreKept() throws {
    let old = shop("\t\tNavigationStack {\n\t\t\tNavigationLink(\"A\", value: ShopRoute.cart)\n\t\t}\n\t\t.navigationDestination(for: ShopRoute.self) { _ in\n\t\t\tCartScreen()\n\t\t}")
    let new = shop("\t\tNavigationStack {\n\t\t\tNavigationLink(\"A\", value: ShopRoute.cart)\n\t\t\t\t.navigationDestination(for: ShopRoute.self) { _ in\n\t\t\t\t\tCartScreen()\n\t\t\t\t}\n\t\t}")
    #expect(try fixedByRule(old, "destination-outside-stack") == new)
    let crlf = { (text: String) in text.replacing("\n", with: "\r\n") }
    #expect(try fixedByRule(crlf(old), "destination-outside-stack") == crlf(new))
  }

  // MARK: Destinations in rows

  private func shelf(_ rows: String) -> String {
    """
    import SwiftUI
    @main struct LibraryApp: App { var body: some Scene { WindowGroup { ShelfScreen() } } }
    struct Book: Hashable, Identifiable { let id: Int; let title: String }
    struct ShelfScreen: View {
      let books = [Book(id: 1, title: "Emma")]
      @State private var isShown = false
      var body: some View {
        NavigationStack {
    \(rows)
        }
      }
    }
    struct BookScreen: View { let book: Book; var body: some View { Text(book.title) } }

    """
  }

  @Test func aDestinationInARowIsHungOnTheList() throws {
    #expect(
      try fixedByRule(
        shelf(
          """
                List {
                  ForEach(books) { book in
                    NavigationLink(book.title, value: book)
                      .navigationDestination(for: Book.self) { BookScreen(book: $0) }
                      .padding()
                  }
                }
          """), "destination-in-lazy-container")
        == shelf(
          """
                List {
                  ForEach(books) { book in
                    NavigationLink(book.title, value: book)
                      .padding()
                  }
                }
                .navigationDestination(for: Book.self) { BookScreen(book: $0) }
          """))
  }

  @Test(arguments: [
    "List(books) { book in NavigationLink(\"\", value: book).navigationDestination(for: Book.self) { _ in BookScreen(book: book) } }",
    "List(books) { NavigationLink(\"\", value: $0).navigationDestination(for: Book.self, destination: BookScreen.make($0)) }",
    "List(books) { book in Text(book.title).navigationDestination(isPresented: $isShown) { BookScreen(book: book) } }",
    "List(books) { book in Text(\"\").navigationDestination(isPresented: $isShown) { Text(\"\") } }",
  ])
  func whatNeedsItsRowStays(_ rows: String) throws {
    #expect(try fixedByRule(shelf(rows), "destination-in-lazy-container") == nil)
  }

  // MARK: Presentations in menus

  private func photo(_ view: String) -> String {
    """
    import SwiftUI
    @main struct PhotoApp: App { var body: some Scene { WindowGroup { PhotoScreen() } } }
    struct PhotoScreen: View {
      @State private var isSharing = false
      @State private var isCropping = false
      var body: some View {
        VStack {
    \(view)
        }
      }
    }
    struct ShareScreen: View { var body: some View { Text("Share") } }

    """
  }

  @Test func aSheetInAMenuIsHungOnTheMenu() throws {
    #expect(
      try fixedByRule(
        photo(
          """
                Menu {
                  Button("Share") { isSharing = true }
                    .sheet(isPresented: $isSharing) {
                      ShareScreen()
                    }
                  Button("Crop") { isCropping = true }.sheet(isPresented: $isCropping) { Text("Crop") }
                } label: {
                  Text("More")
                }
                .padding()
          """), "presentation-in-menu")
        == photo(
          """
                Menu {
                  Button("Share") { isSharing = true }
                  Button("Crop") { isCropping = true }
                } label: {
                  Text("More")
                }
                .sheet(isPresented: $isCropping) { Text("Crop") }
                .sheet(isPresented: $isSharing) {
                  ShareScreen()
                }
                .padding()
          """))
    #expect(
      try fixedByRule(
        photo("      Text(\"Photo\").contextMenu { Button(\"Share\") { isSharing = true }.sheet(isPresented: $isSharing) { ShareScreen() } }"),
        "presentation-in-menu")
        == photo("      Text(\"Photo\").contextMenu { Button(\"Share\") { isSharing = true } }\n        .sheet(isPresented: $isSharing) { ShareScreen() }"))
  }

  @Test func aSheetThatAsksForAnItemOfTheMenuStays() throws {
    let code = "Menu(\"More\") { ForEach([1, 2], id: \\.self) { n in Button(\"\") { isSharing = true }.sheet(isPresented: $isSharing) { Text(\"\\(n)\") } } }"
    #expect(try fixedByRule(photo(code), "presentation-in-menu") == nil)
  }

  @Test func anotherTextThanWasReadIsLeftAlone() throws {
    let folder = try TemporaryFolder(["A.swift": photo("Menu(\"More\") { Button(\"\") { isSharing = true }.sheet(isPresented: $isSharing) { ShareScreen() } }")])
    let request = Pipeline.Request(paths: [folder.path], settings: Settings(), currentFolder: "/elsewhere")
    let finding = try #require(Pipeline.run(request).report.findings.first { $0.rule == "presentation-in-menu" })
    #expect(finding.fix?.move == nil)
    #expect(finding.fix?.edits.count == 2)
  }

  // MARK: Reducers

  private func store(_ state: String, _ body: String, action: String = "PresentationAction<Form.Action>", child: String = "let client = 1") -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @main struct StoreApp: App {
      var body: some Scene { WindowGroup { InventoryView(store: Store(initialState: Inventory.State()) { Inventory() }) } }
    }
    @Reducer struct Inventory {
      @ObservableState struct State: Equatable {
        \(state)
      }
      enum Action { case addTapped, child(\(action)) }
      var body: some ReducerOf<Self> {
    \(body)
      }
    }
    @Reducer struct Form {
      @ObservableState struct State: Equatable {}
      enum Action {}
      \(child)
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    struct InventoryView: View {
      @Bindable var store: StoreOf<Inventory>
      var body: some View { Button("Add") { store.send(.addTapped) } }
    }

    """
  }

  private let plain = """
        Reduce { state, action in
          state.child = nil
          return .none
        }
    """

  @Test func aChildIsJoinedBehindTheReduce() throws {
    let presented = plain.replacing("state.child = nil", with: "state.child = .init()")
    #expect(
      try fixedByRule(store("@Presents var child: Form.State?", presented), "tca-missing-iflet")
        == store("@Presents var child: Form.State?", presented + "\n    .ifLet(\\.$child, action: \\.child) { Form() }"))
    #expect(
      try fixedByRule(store("var child = StackState<Form.State>()", plain, action: "StackActionOf<Form>"), "tca-missing-foreach")
        == store("var child = StackState<Form.State>()", plain + "\n    .forEach(\\.child, action: \\.child) { Form() }", action: "StackActionOf<Form>"))
  }

  @Test func anEnumOfFeaturesNeedsNoReducer() throws {
    func screens(_ body: String) -> String {
      store("var child = StackState<Screens.State>()", body, action: "StackActionOf<Screens>") + "@Reducer enum Screens { case form(Form) }\n"
    }
    #expect(try fixedByRule(screens(plain), "tca-missing-foreach") == screens(plain + "\n    .forEach(\\.child, action: \\.child)"))
  }

  @Test(arguments: ["let client: Int", "init(client: Int) {}"])
  func aChildThatNeedsSomethingIsNotMade(_ child: String) throws {
    #expect(try fixedByRule(store("var child = StackState<Form.State>()", plain, action: "StackActionOf<Form>", child: child), "tca-missing-foreach") == nil)
  }

  // MARK: Going back

  private func order(_ body: String) -> String {
    """
    import UIKit
    final class HomeController: UIViewController {
      @objc func show() { navigationController?.pushViewController(OrderController(), animated: true) }
    }
    final class OrderController: UIViewController {
      @objc func goHome() {
        \(body)
      }
    }

    """
  }

  @Test func theOneOnTheStackIsGoneBackTo() throws {
    let search = "navigationController?.viewControllers.first"
    #expect(
      try fixedByRule(order("navigationController?.popToViewController(HomeController(), animated: true)"), "pop-to-new-instance")
        == order(
          "if let existing = \(search)(where: { $0 is HomeController }) { navigationController?.popToViewController(existing, animated: true) }"))
    #expect(
      try fixedByRule(order("let home = HomeController()\n    self.navigationController?.popToViewController(home, animated: false)"), "pop-to-new-instance")
        == order(
          "let home = self.\(search) { $0 is HomeController }\n    if let home { self.navigationController?.popToViewController(home, animated: false) }"))
  }

  @Test(arguments: [
    "let home = HomeController()\n    home.title = \"\"\n    navigationController?.popToViewController(home, animated: true)",
    "var home = HomeController()\n    navigationController?.popToViewController(home, animated: true)",
    "let home: UIViewController = HomeController()\n    navigationController?.popToViewController(home, animated: true)",
    "_ = navigationController?.popToViewController(HomeController(), animated: true)",
    "let all = navigationController?.popToViewController(HomeController(), animated: true)\n    print(all ?? [])",
  ])
  func whatIsUsedForMoreStays(_ body: String) throws {
    #expect(try fixedByRule(order(body), "pop-to-new-instance") == nil)
  }
}
