import Testing

/// Routes that are classes: each makes its own screen, by a method that a base class leaves to those below.
@Suite struct TypeRouteTests {
  private static let navigation = """
    // file: Navigation/Navigation.swift
    import SwiftUI
    open class Step {
      public init() {}
      open func screen() -> any View { fatalError("a step has a screen of its own") }
    }
    extension Step: Hashable {
      public static func == (a: Step, b: Step) -> Bool { a === b }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    public enum Steps {}
    @Observable public final class Guide {
      public static let shared = Guide()
      public var steps = [Step]()
      public func go(_ step: Step, once: Bool = false) {
        if once, steps.last == step { return }
        steps.append(step)
      }
    }
    public extension NavigationLink where Destination == Never {
      init(step: Step, @ViewBuilder label: () -> Label) { self.init(value: step, label: label) }
    }
    // file: Shop/Screens.swift
    import Navigation
    import SwiftUI
    extension Steps {
      final class Cart: Step { override func screen() -> any View { CartScreen().padding() } }
      final class Orders: Step { override func screen() -> any View { OrdersScreen() } }
      final class Order: Step {
        let id: Int
        init(id: Int) { self.id = id }
        override func screen() -> any View { OrderScreen(id: id) }
      }
      final class Help: Step { override func screen() -> any View { HelpScreen() } }
      final class News: Step { override func screen() -> any View { NewsScreen() } }
    }
    struct Entry: Identifiable {
      let id: Int
      let step: Step
      static let all: [Entry] = [Entry(id: 1, step: Steps.Cart()), Entry(id: 2, step: Steps.Orders())]
    }
    struct HomeScreen: View {
      var body: some View {
        ForEach(Entry.all) { entry in
          // nav: HomeScreen -> CartScreen [push] Steps.Cart; HomeScreen -> OrdersScreen [push] Steps.Orders
          NavigationLink(value: entry.step) { Text("\\(entry.id)") }
        }
      }
    }
    struct CartScreen: View { var body: some View { Text("cart") } }
    struct OrdersScreen: View {
      var body: some View {
        Button("first") { Guide.shared.go(Steps.Order(id: 1)) } // nav: OrdersScreen -> OrderScreen [push] Steps.Order
        NavigationLink(step: Steps.Help()) { Text("help") } // nav: OrdersScreen -> HelpScreen [push] Steps.Help
      }
    }
    struct OrderScreen: View { let id: Int; var body: some View { Text("order") } }
    struct HelpScreen: View { var body: some View { Text("help") } }
    struct NewsScreen: View { var body: some View { Text("news") } }
    struct RootView: View {
      @Bindable var guide = Guide.shared
      var body: some View {
        NavigationStack(path: $guide.steps) {
          HomeScreen().navigationDestination(for: Step.self) { step in AnyView(step.screen()) } // nav: RootView -> HomeScreen [root]
        }
      }
    }
    // nav: (entry) -> RootView [root]
    @main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
    """

  @Test func aValueOfAClassIsAskedForItsScreen() { expectFlow(Self.navigation) }

  @Test func theClassesBelowAreTheCases() {
    let graph = FlowRun.graph(Self.navigation)
    let cases = graph.routeTypes.filter { $0.id == "Step" }.flatMap(\.cases)
    #expect(cases.map { "\($0.id) \($0.screens) \($0.constructions.count)" }.sorted() == [
      "Steps.Cart [\"CartScreen\"] 1", "Steps.Help [\"HelpScreen\"] 1", "Steps.News [\"NewsScreen\"] 0", "Steps.Order [\"OrderScreen\"] 1",
      "Steps.Orders [\"OrdersScreen\"] 1",
    ])
  }

  /// What a row is made for chooses nothing; where a case is named, that does.
  @Test func aRowOfAViewDecidesForAValueOfItsType() {
    expectFlow(
      """
      import SwiftUI
      @main struct KelpApp: App { var body: some Scene { WindowGroup { KelpView() } } } // nav: (entry) -> KelpView [root]
      struct Kelp: Hashable, Identifiable { let id: Int }
      enum Page: Hashable { case help, about }
      struct KelpView: View {
        @State private var path = NavigationPath()
        let kelps: [Kelp]
        var body: some View {
          NavigationStack(path: $path) {
            List {
              ForEach(kelps) { kelp in
                row(for: kelp)
              }
              ForEach(kelps) { kelp in
                link(for: kelp)
              }
              button(for: .help) // nav: KelpView -> HelpView [push] Page.help
              button(for: .about) // nav: KelpView -> AboutView [push] Page.about
            }
            .navigationDestination(for: Kelp.self) { KelpDetail(kelp: $0) }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .help: HelpView()
              case .about: AboutView()
              }
            }
          }
        }

        private func row(for kelp: Kelp) -> some View {
          Text("a").onTapGesture {
            path.append(kelp) // nav: KelpView -> KelpDetail [push]
          }
        }
        private func link(for kelp: Kelp) -> some View {
          NavigationLink(value: kelp) { Text("b") } // nav: KelpView -> KelpDetail [push]
        }
        private func button(for page: Page) -> some View {
          Button("c") { path.append(page) }
        }
      }
      struct KelpDetail: View { let kelp: Kelp; var body: some View { Text("x") } }
      struct HelpView: View { var body: some View { Text("x") } }
      struct AboutView: View { var body: some View { Text("x") } }
      """)
  }
}
