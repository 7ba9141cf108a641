import Testing

/// Closures that a function is given and calls with what is shown.
@Suite struct GivenClosureTests {
  private func bakery(_ run: String, _ start: String = "") -> String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: CounterViewController()) // nav: (entry) -> CounterViewController [root]
      }
    }
    final class CounterViewController: UIViewController {
      private var flow: OrderFlow?
      @objc func order() {
        let flow = OrderFlow()
        self.flow = flow
        flow.run(show: { [weak self] screen in self?.navigationController?.pushViewController(screen, animated: true) }, onDone: nil)
      }
    }
    final class OrderFlow {
      private var onDone: (() -> Void)?
      private var onShow: ((UIViewController) -> Void)?
      func run(show: ((_ screen: UIViewController) -> Void)?, onDone: (() -> Void)?) {
        self.onDone = onDone
        \(run)
      }
      private func start(_ show: ((_ screen: UIViewController) -> Void)?) {
        let cakes = makeCakes()
        \(start)
      }
      private func makeCakes() -> CakesViewController {
        let screen = CakesViewController()
        screen.title = "Cakes"
        return screen
      }
    }
    final class CakesViewController: UIViewController {}
    """
  }

  @Test(arguments: ["show?(makeCakes())", "if let show = show { show(makeCakes()) }", "if let show { show(makeCakes()) }", "onShow = show; onShow?(makeCakes())"])
  func theFunctionCallsItself(_ call: String) {
    expectFlow(bakery(call + " // nav: CounterViewController -> CakesViewController [push]"))
  }

  @Test(arguments: ["show?(cakes)", "guard let show = show else { return }; show(cakes)"])
  func anotherFunctionCalls(_ call: String) {
    expectFlow(bakery("start(show)", call + " // nav: CounterViewController -> CakesViewController [push]"))
  }

  @Test func aClosureOfRoutesIsCalledWithThem() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { CounterView() } } } // nav: (entry) -> CounterView [root]
      enum Shelf: Hashable { case bread, cake }
      struct Helper {
        func ask(_ answer: (Shelf) -> Void) {
          answer(.bread) // nav: CounterView -> BreadView [push] Shelf.bread
          answer(.cake) // nav: CounterView -> CakeView [push] Shelf.cake
        }
      }
      struct CounterView: View {
        @State private var path: [Shelf] = []
        private let helper = Helper()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Ask") { helper.ask { path.append($0) } }
              .navigationDestination(for: Shelf.self) { shelf in
                switch shelf {
                case .bread: BreadView()
                case .cake: CakeView()
                }
              }
          }
        }
      }
      struct BreadView: View { var body: some View { Text("bread") } }
      struct CakeView: View { var body: some View { Text("cake") } }
      """)
  }

  /// A function that makes a view keeps what it is given there.
  @Test func aFunctionHandsTheClosureToAView() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { CounterView() } } } // nav: (entry) -> CounterView [root]
      enum Shelf: Hashable { case bread, cake }
      enum Door: Hashable { case shelf(Shelf), street }
      struct Row: View {
        let pick: (Shelf) -> Void
        static func make(pick: @escaping (Shelf) -> Void) -> Row { Row(pick: pick) }
        var body: some View {
          Button("Bread") { pick(.bread) } // nav: CounterView -> BreadView [push] Shelf.bread
          Button("Cake") { pick(.cake) } // nav: CounterView -> CakeView [push] Shelf.cake
        }
      }
      struct CounterView: View {
        @State private var path: [Door] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Row.make(pick: { path.append(.shelf($0)) })
              Button("Out") { path.append(.street) } // nav: CounterView -> StreetView [push] Door.street
            }
            .navigationDestination(for: Door.self) { door in
              switch door {
              case .shelf(let shelf): ShelfView(shelf: shelf)
              case .street: StreetView()
              }
            }
          }
        }
      }
      struct ShelfView: View {
        let shelf: Shelf
        var body: some View {
          switch shelf {
          case .bread: BreadView()
          case .cake: CakeView()
          }
        }
      }
      struct BreadView: View { var body: some View { Text("bread") } }
      struct CakeView: View { var body: some View { Text("cake") } }
      struct StreetView: View { var body: some View { Text("street") } }
      """)
  }

  @Test(arguments: ["oven(bake:)", "oven", "{ way in oven(bake: way) }"])
  func aRouterKeepsAClosureAroundTheFunctionThatItsMakerWasGiven(_ builder: String) {
    expectFlow(
      """
      import SwiftUI
      protocol Way: Hashable {}
      @main struct OvenApp: App {
        var body: some Scene {
          WindowGroup {
            Kitchen(oven: \(builder)) { DoughView() } // nav: (entry) -> DoughView [root]
          }
        }
      }
      @ViewBuilder func oven(bake way: any Way) -> some View {
        switch way {
        case let way as DoughView.Turn:
          switch way {
          case .loaf: LoafView()
          case .roll: RollView()
          }
        default: fatalError()
        }
      }
      final class Baker: ObservableObject {
        @Published var path = NavigationPath()
        let oven: (any Way) -> AnyView
        init(@ViewBuilder _ oven: @escaping (any Way) -> some View) {
          self.oven = { way in AnyView(oven(way)) }
        }
        func view(for way: some Way) -> some View { oven(way) }
      }
      struct Kitchen<Content: View>: View {
        @StateObject var baker: Baker
        let content: () -> Content
        init(@ViewBuilder oven: @escaping (any Way) -> some View, @ViewBuilder content: @escaping () -> Content) {
          self.content = content
          _baker = StateObject(wrappedValue: Baker(oven))
        }
        var body: some View { NavigationStack(path: $baker.path) { content() }.environmentObject(baker) }
      }
      struct DoughView: View {
        enum Turn: Way { case loaf, roll }
        @EnvironmentObject var baker: Baker
        @State private var isShown = false
        var body: some View {
          Button("Loaf") {
            isShown = true // nav: DoughView -> LoafView [sheet] DoughView.Turn.loaf
          }
          .sheet(isPresented: $isShown) { Kitchen(oven: baker.oven) { baker.view(for: Turn.loaf) } }
        }
      }
      struct LoafView: View { var body: some View { Text("loaf") } }
      struct RollView: View { var body: some View { Text("roll") } }
      """)
  }
}
