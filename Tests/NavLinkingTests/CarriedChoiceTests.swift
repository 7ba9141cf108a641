import Testing

/// Routes whose payload says which of several screens they show.
@Suite struct CarriedChoiceTests {
  private static let bakery = """
    import SwiftUI
    @main struct BakeryApp: App { var body: some Scene { WindowGroup { CounterView() } } } // nav: (entry) -> CounterView [root]
    enum OrderStep: Hashable { case list, edit(Int) }
    enum Shelf: Hashable { case orders(OrderStep), cake(isSliced: Bool) }
    final class Baker: ObservableObject {
      @Published var path: [Shelf] = []
      func open(_ shelf: Shelf) { path.append(shelf) }
    }
    struct CounterView: View {
      @StateObject private var baker = Baker()
      var body: some View {
        NavigationStack(path: $baker.path) {
          List {
            Button("Orders") { baker.open(.orders(.list)) } // nav: CounterView -> OrdersView [push] Shelf.orders
            Button("Slices") { baker.open(.cake(isSliced: true)) } // nav: CounterView -> SlicesView [push] Shelf.cake
            Button("Cake") { baker.open(.cake(isSliced: false)) } // nav: CounterView -> WholeCakeView [push] Shelf.cake
          }
          .navigationDestination(for: Shelf.self) { shelf in
            DESTINATIONS
          }
        }
        .environmentObject(baker)
      }
    }
    struct OrdersView: View {
      @EnvironmentObject var baker: Baker
      var body: some View {
        List { Button("First") { baker.open(.orders(.edit(1))) } } // nav: OrdersView -> OrderFormView [push] Shelf.orders
      }
    }
    struct OrderFormView: View { let id: Int; var body: some View { Form { Text("order") } } }
    struct SlicesView: View { var body: some View { List { Text("slices") } } }
    struct WholeCakeView: View { var body: some View { List { Text("cake") } } }
    """

  @Test(arguments: [
    """
    switch shelf {
    case .orders(.list): OrdersView()
    case .orders(.edit(let id)): OrderFormView(id: id)
    case .cake(isSliced: true): SlicesView()
    case .cake: WholeCakeView()
    }
    """,
    """
    switch shelf {
    case .orders(let step):
      switch step {
      case .list: OrdersView()
      case .edit(let id): OrderFormView(id: id)
      }
    case .cake(let isSliced): if isSliced { SlicesView() } else { WholeCakeView() }
    }
    """,
  ])
  func thePayloadChooses(destinations: String) {
    expectFlow(Self.bakery.replacing("DESTINATIONS", with: destinations))
  }

  /// A payload that is not known may be any.
  @Test func whatNobodyKnowsMayBeAny() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { CounterView(isHungry: .random()) } } } // nav: (entry) -> CounterView [root]
      enum Shelf: Hashable { case cake(isSliced: Bool) }
      struct CounterView: View {
        let isHungry: Bool
        @State private var path: [Shelf] = []
        var body: some View {
          NavigationStack(path: $path) {
            // nav: CounterView -> SlicesView [push] Shelf.cake; CounterView -> WholeCakeView [push] Shelf.cake
            Button("Cake") { path.append(.cake(isSliced: isHungry)) }
              .navigationDestination(for: Shelf.self) { shelf in
                switch shelf { case .cake(let isSliced): if isSliced { SlicesView() } else { WholeCakeView() } }
              }
          }
        }
      }
      struct SlicesView: View { var body: some View { List { Text("slices") } } }
      struct WholeCakeView: View { var body: some View { List { Text("cake") } } }
      """)
  }

  /// What a function shows for a route, it shows for what that carries.
  @Test func functionsChooseByPayloadToo() {
    expectFlow(
      """
      import UIKit
      enum OrderStep { case list, edit(Int) }
      enum Shelf { case orders(OrderStep), bread, cake(isSliced: Bool) }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController(rootViewController: CounterController(baker: Baker()))
          window?.rootViewController = stack // nav: (entry) -> CounterController [root]
          return true
        }
      }
      final class Baker {
        var stack: UINavigationController?
        func open(_ shelf: Shelf) {
          switch shelf {
          case .orders(.list): stack?.pushViewController(OrdersController(baker: self), animated: true)
          case .orders(.edit(let id)): stack?.pushViewController(OrderFormController(id: id), animated: true)
          case .bread: stack?.pushViewController(BreadController(), animated: true)
          case .cake(let isSliced):
            if isSliced { stack?.present(SlicesController(), animated: true) } else { stack?.present(CakeController(), animated: true) }
          }
        }
      }
      final class CounterController: UIViewController {
        let baker: Baker
        init(baker: Baker) { self.baker = baker; super.init(nibName: nil, bundle: nil) }
        func orders() { baker.open(.orders(.list)) } // nav: CounterController -> OrdersController [push] Shelf.orders
        func bread() { baker.open(.bread) } // nav: CounterController -> BreadController [push] Shelf.bread
        func slices() { baker.open(.cake(isSliced: true)) } // nav: CounterController -> SlicesController [present] Shelf.cake
        func cake() { baker.open(.cake(isSliced: false)) } // nav: CounterController -> CakeController [present] Shelf.cake
      }
      final class OrdersController: UIViewController {
        let baker: Baker
        init(baker: Baker) { self.baker = baker; super.init(nibName: nil, bundle: nil) }
        func edit() { baker.open(.orders(.edit(3))) } // nav: OrdersController -> OrderFormController [push] Shelf.orders
      }
      final class OrderFormController: UIViewController {
        init(id: Int) { super.init(nibName: nil, bundle: nil) }
      }
      final class BreadController: UIViewController {}
      final class SlicesController: UIViewController {}
      final class CakeController: UIViewController {}
      """)
  }

  /// `if case` takes one case, its `else` the others.
  @Test func elseTakesTheOtherCases() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { CounterView() } } } // nav: (entry) -> CounterView [root]
      enum Shelf: Int, Identifiable { case bread, cake; var id: Int { rawValue } }
      struct CounterView: View {
        @State private var shelf: Shelf?
        var body: some View {
          List {
            Button("Bread") { shelf = .bread } // nav: CounterView -> BreadView [sheet] Shelf.bread
            Button("Cake") { shelf = .cake } // nav: CounterView -> WholeCakeView [sheet] Shelf.cake
          }
          .sheet(item: $shelf) { shelf in
            if case .bread = shelf { BreadView() } else { WholeCakeView() }
          }
        }
      }
      struct BreadView: View { var body: some View { List { Text("bread") } } }
      struct WholeCakeView: View { var body: some View { List { Text("cake") } } }
      """)
  }
}
