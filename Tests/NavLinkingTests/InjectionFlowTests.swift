import Testing

/// Dependency containers: what is asked for is what is registered, and screens that come out of a container are shown.
struct InjectionFlowTests {
  @Test func aFactoryMakesWhatItsClosureMakes() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import Factory
      import SwiftUI
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let module = Container.shared.listModule()
          window?.rootViewController = module.viewController // nav: (entry) -> ListView [root]
          return true
        }
      }
      extension Container {
        var listModule: Factory<ListModule> {
          self { ListModule() }
        }
        var listRouter: Factory<ListRouting> {
          Factory(self) { ListRouter() }.shared
        }
        var detailController: ParameterFactory<Int, UIViewController> {
          self { number in DetailViewController(number: number) }
        }
        var listViewModel: ParameterFactory<ListRouting, ListViewModel> {
          self { ListViewModel(router: $0) }
        }
        var help: Factory<HelpPresenting> { self { HelpPresenter() } }
        var helpView: Factory<HelpView> {
          .init(self) { HelpView() }.onPreview { HelpView() }
        }
      }
      final class ListModule {
        let viewController: UIViewController
        init(router: ListRouting = Container.shared.listRouter()) {
          let viewModel = Container.shared.listViewModel(router)
          let controller = UIHostingController(rootView: ListView(viewModel: viewModel))
          router.host = controller
          viewController = UINavigationController(rootViewController: controller)
        }
      }
      protocol ListRouting: AnyObject {
        var host: UIViewController? { get set }
        func showDetail(_ number: Int)
      }
      final class ListRouter: ListRouting {
        weak var host: UIViewController?
        func showDetail(_ number: Int) {
          // nav: ListView -> DetailViewController [push]
          host?.navigationController?.pushViewController(Container.shared.detailController(number), animated: true)
        }
      }
      final class ListViewModel: ObservableObject {
        private let router: ListRouting
        init(router: ListRouting) { self.router = router }
        func select(_ number: Int) { router.showDetail(number) }
        func openSite(_ url: URL) { UIApplication.shared.open(url) }
      }
      struct ListView: View {
        @ObservedObject var viewModel: ListViewModel
        var body: some View { Button("One") { viewModel.select(1) } }
      }
      final class DetailViewController: UIViewController {
        @Injected(\\.help) private var help
        init(number: Int) { super.init(nibName: nil, bundle: nil) }
        @objc func helpTapped() { help.show(over: self) }
      }
      protocol HelpPresenting { func show(over host: UIViewController) }
      final class HelpPresenter: HelpPresenting {
        func show(over host: UIViewController) {
          // nav: DetailViewController -> HelpView [present]
          host.present(UIHostingController(rootView: Container.shared.helpView.resolve()), animated: true)
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aContainerGivesWhatIsRegistered() {
    expectFlow(
      """
      // file: Orchard/Orchard.swift
      import Swinject
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let assembler = Assembler([OrchardAssembly()])
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let root = assembler.resolver.resolve(TreeListInterface.self)!
          // nav: (entry) -> TreeListViewController [root]
          window?.rootViewController = UINavigationController(rootViewController: root.asController)
          return true
        }
      }
      protocol TreeListInterface: AnyObject { var asController: UIViewController { get } }
      protocol TreeRouting: AnyObject { func showTree(_ name: String); func showPress(); func showHelp() }
      final class OrchardAssembly: Assembly {
        func assemble(container: Container) {
          container.register(TreeRouting.self) { r in TreeRouter(resolver: r) }.inObjectScope(.container)
          container.register(TreeListInterface.self) { r in
            let controller = TreeListViewController(router: r.resolve(TreeRouting.self)!)
            return controller
          }
          container.register(UIViewController.self, name: "press") { _ in PressViewController() }
          container.register(UIViewController.self, name: "help") { _ in HelpViewController() }
          container.register(TreeDetail.self) { (r: Resolver, name: String) in TreeViewController(name: name) }
        }
      }
      protocol TreeDetail where Self: UIViewController {}
      final class TreeRouter: TreeRouting {
        private let resolver: Resolver
        weak var source: UIViewController?
        init(resolver: Resolver) { self.resolver = resolver }
        func showTree(_ name: String) {
          let tree = resolver.resolve(TreeDetail.self, argument: name)!
          // nav: TreeListViewController -> TreeViewController [push]
          source?.navigationController?.pushViewController(tree, animated: true)
        }
        func showPress() {
          guard let press = resolver.resolve(UIViewController.self, name: "press") else { return }
          source?.present(press, animated: true) // nav: TreeListViewController -> PressViewController [present]
        }
        func showHelp() {
          // nav: TreeListViewController -> HelpViewController [present]
          source?.present(resolver.resolve(UIViewController.self, name: "help")!, animated: true)
        }
      }
      final class TreeListViewController: UIViewController, TreeListInterface {
        private let router: TreeRouting
        var asController: UIViewController { self }
        init(router: TreeRouting) { self.router = router; super.init(nibName: nil, bundle: nil) }
        @objc func treeTapped() { router.showTree("Quince") }
        @objc func pressTapped() { router.showPress() }
        @objc func helpTapped() { router.showHelp() }
      }
      final class TreeViewController: UIViewController, TreeDetail { init(name: String) { super.init(nibName: nil, bundle: nil) } }
      final class PressViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      """)
  }

  @Test func aFunctionOfTheAppAsksTheContainer() {
    expectFlow(
      """
      import SwiftUI
      import Swinject
      @main struct OrchardApp: App {
        let first = Assembler.shared.make(AnyView.self, Keys.Screens.trees)
        var body: some Scene { WindowGroup { first } } // nav: (entry) -> TreesView [root]
      }
      enum Keys {
        enum Screens {
          static let trees = "trees"
          static let tree = "tree"
        }
      }
      final class Assembler {
        static let shared = Assembler()
        private let container = Container()
        init() {
          container.register(TreesModel.self) { _ in TreesModel() }
          container.register(AnyView.self, name: Keys.Screens.trees) { resolver in
            AnyView(TreesView(model: resolver.resolve(TreesModel.self)!))
          }
          container.register(AnyView.self, name: Keys.Screens.tree) { (_, number: Int?) in AnyView(TreeView(number: number)) }
          container.register(Pressing.self) { _ in PressView() }
        }
        func make<T>(_ type: T.Type, _ named: String? = nil) -> T {
          guard let made = container.resolve(type, name: named) else { fatalError("nothing is registered") }
          return made
        }
        func make<T>(_ type: T.Type, _ named: String? = nil, number: Int?) -> T {
          container.resolve(T.self, name: named, argument: number)!
        }
        func make<T>() -> T { container.resolve(T.self)! }
      }
      protocol Pressing {}
      final class TreesModel: ObservableObject {}
      struct TreesView: View {
        @ObservedObject var model: TreesModel
        @State private var showsTree = false
        @State private var showsPress = false
        var body: some View {
          List {
            Button("Tree") { showsTree = true } // nav: TreesView -> TreeView [sheet]
            Button("Press") { showsPress = true } // nav: TreesView -> PressView [sheet]
          }
          .sheet(isPresented: $showsTree) {
            let tree = Assembler.shared.make(AnyView.self, Keys.Screens.tree, number: 1)
            tree
          }
          .sheet(isPresented: $showsPress) { press() }
        }
        private func press() -> some View {
          let press: Pressing = Assembler.shared.make()
          return press as! PressView
        }
      }
      struct TreeView: View { let number: Int?; var body: some View { List { Text("tree") } } }
      struct PressView: View, Pressing { var body: some View { List { Text("press") } } }
      """)
  }

  /// What a container makes of a type is not what a modifier gives back that says the type's destination.
  @Test func aModifierAsksNoContainer() {
    expectFlow(
      """
      import Swinject
      import SwiftUI
      @main struct GroveApp: App {
        let container = Container()
        var body: some Scene { WindowGroup { GroveView(path: GrovePath(container: container)) } } // nav: (entry) -> GroveView [root]
      }
      final class GroveAssembly: Assembly {
        func assemble(container: Container) {
          container.register(LeafModel.self) { _ in LeafModel() }
        }
      }
      final class LeafModel: Hashable {}
      final class GrovePath: ObservableObject {
        @Published var path = NavigationPath()
        let container: Container
        init(container: Container) { self.container = container }
        func showLeaf() {
          path.append(container.resolve(LeafModel.self)!) // nav: TrunkView -> LeafView [push]
        }
      }
      struct GroveView: View {
        @StateObject var path: GrovePath
        var body: some View {
          NavigationStack(path: $path.path) {
            TrunkView(path: path) // nav: GroveView -> TrunkView [root]
              .navigationDestination(for: LeafModel.self) { LeafView(model: $0) }
          }
        }
      }
      struct TrunkView: View {
        let path: GrovePath
        var body: some View { Button("Leaf") { path.showLeaf() } }
      }
      struct LeafView: View { let model: LeafModel; var body: some View { List { Text("leaf") } } }
      """)
  }
}
