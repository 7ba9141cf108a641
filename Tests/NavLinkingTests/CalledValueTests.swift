import Testing

/// Functions that travel as values: through the environment, in objects that are called, through initialisers of other words.
struct CalledValueTests {
  /// A stack whose root has `declaration` in scope and runs `tap`; `given` stands behind the stack.
  private func shop(_ declarations: String, given: String, reads: String, tap: String) -> String {
    """
    import SwiftUI
    enum ShopRoute: Hashable { case cart, detail(id: Int) }
    \(declarations)
    @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
    struct ShopView: View {
      @State private var path: [ShopRoute] = []
      var body: some View {
        NavigationStack(path: $path) {
          FeedView() // nav: ShopView -> FeedView [root]
            .navigationDestination(for: ShopRoute.self) { route in
              switch route {
              case .cart: CartView()
              case .detail(let id): DetailView(id: id)
              }
            }
        }
        \(given)
      }
    }
    struct FeedView: View {
      \(reads)
      var body: some View {
        Button("Cart") { \(tap) } // nav: FeedView -> CartView [push] ShopRoute.cart
      }
    }
    struct CartView: View { var body: some View { Text("Cart") } }
    struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
    """
  }

  private static let action = """
    struct NavigateAction {
      let action: (ShopRoute) -> Void
      func callAsFunction(_ route: ShopRoute) { action(route) }
    }
    """

  @Test func aFunctionOfTheEnvironmentIsAVerb() {
    let entry = "extension EnvironmentValues { @Entry var open: (ShopRoute) -> Void = { _ in } }"
    let reads = "@Environment(\\.open) private var open"
    expectFlow(shop(entry, given: ".environment(\\.open) { route in path.append(route) }", reads: reads, tap: "open(.cart)"))
    expectFlow(shop(entry, given: ".environment(\\.open, { path.append($0) })", reads: "@Environment(\\.open) private var show", tap: "show(.cart)"))
  }

  @Test func anObjectOfTheEnvironmentIsCalled() {
    let key = """
      \(Self.action)
      struct NavigateKey: EnvironmentKey { static let defaultValue = NavigateAction { _ in } }
      extension EnvironmentValues {
        var navigate: NavigateAction { get { self[NavigateKey.self] } set { self[NavigateKey.self] = newValue } }
      }
      """
    expectFlow(
      shop(
        key, given: ".environment(\\.navigate, NavigateAction { path.append($0) })", reads: "@Environment(\\.navigate) private var navigate",
        tap: "navigate(.cart)"))
  }

  @Test func anObjectInsideAnotherIsCalled() {
    let key = """
      \(Self.action)
      struct Actions { var navigate: NavigateAction }
      extension EnvironmentValues { @Entry var actions = Actions(navigate: NavigateAction { _ in }) }
      """
    expectFlow(
      shop(
        key, given: ".environment(\\.actions, Actions(navigate: NavigateAction { path.append($0) }))",
        reads: "@Environment(\\.actions) private var actions", tap: "actions.navigate(.cart)"))
  }

  /// What an initialiser calls otherwise than the property that keeps it.
  @Test(arguments: [
    "init(next isActive: Binding<Bool>, @ViewBuilder content: () -> Next) { _isActive = isActive; next = content() }",
    "init(next shown: Binding<Bool>, @ViewBuilder content: () -> Next) { self._isActive = shown; self.next = content() }",
  ])
  func anInitialiserOfOtherWords(_ initialiser: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct FlowApp: App { var body: some Scene { WindowGroup { FlowView() } } } // nav: (entry) -> FlowView [root]
      struct FlowView: View {
        @State private var isDone = false
        var body: some View {
          NavigationView {
            VStack {
              StartView(finish: { isDone = true }) // nav: FlowView -> StartView [root]; StartView -> EndView [push]
              Flow(next: $isDone) { EndView() }
            }
          }
        }
      }
      struct Flow<Next: View>: View {
        let next: Next
        @Binding var isActive: Bool
        \(initialiser)
        var body: some View { NavigationLink(destination: next, isActive: $isActive) { EmptyView() } }
      }
      struct StartView: View { let finish: () -> Void; var body: some View { Button("End", action: finish) } }
      struct EndView: View { var body: some View { Text("End") } }
      """)
  }

  /// An object that is called names its function nowhere.
  @Test func whatCallsAnObjectRunsItsFunction() {
    expectFlow(
      """
      import SwiftUI
      final class Dock: ObservableObject {
        @Published var path: [Berth] = []
        lazy var moor = Moor(dock: self)
        func arrive() { Task { await moor() } }
      }
      enum Berth: Hashable { case north }
      struct Moor {
        let dock: Dock
        func callAsFunction() async { await MainActor.run { dock.path.append(.north) } } // nav: DockView -> NorthView [push] Berth.north
      }
      @main struct DockApp: App {
        var body: some Scene { WindowGroup { DockView(dock: Dock()) } } // nav: (entry) -> DockView [root]
      }
      struct DockView: View {
        @StateObject var dock: Dock
        var body: some View {
          NavigationStack(path: $dock.path) {
            Button("Moor", action: dock.arrive)
              .navigationDestination(for: Berth.self) { _ in NorthView() }
          }
        }
      }
      struct NorthView: View { var body: some View { Text("North") } }
      """)
  }

  /// What the function takes is written where the value is declared, and not where it is read: only that tells whose case `.hall` is.
  @Test(arguments: [
    ("Group { if guide.page == .door { DoorView() } else { HallView() } }", "root"),
    ("TabView(selection: $guide.page) { DoorView().tag(Page.door); HallView().tag(Page.hall) }", "tab"),
  ]) func aFunctionOfTheEnvironmentTellsWhatItTakes(_ body: String, _ kind: String) throws {
    let source = """
      import SwiftUI
      enum Page: Hashable { case door, hall }
      @Observable final class Guide { var page = Page.door; func show(_ page: Page) { self.page = page } }
      struct ShowKey: EnvironmentKey { static let defaultValue: (Page) -> Void = { _ in } }
      extension EnvironmentValues { var show: (Page) -> Void { get { self[ShowKey.self] } set { self[ShowKey.self] = newValue } } }
      @main struct HouseApp: App { var body: some Scene { WindowGroup { HouseView() } } }
      struct HouseView: View {
        @State private var guide = Guide()
        var body: some View { \(body).environment(\\.show, guide.show) }
      }
      struct DoorView: View {
        @Environment(\\.show) private var show
        var body: some View { Button("Enter") { show(.hall) } }
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      """
    let entering = FlowRun.graph(source).transitions.filter { $0.to == "HallView" && $0.from == "DoorView" }
    #expect(entering.map { "\($0.kind)" } == [kind])
  }
}
