import Testing

/// Coordinators below a base class that leaves it to them to build their screen.
@Suite struct BuiltScreenTests {
  @Test func aCoordinatorIsOnScreenWhereTheScreenIsThatItBuilds() {
    expectFlow(
      """
      import Combine
      import UIKit
      class Flow<Result> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func build() -> UIViewController { fatalError("build is for the flows below") }
        func start() { navigation.pushViewController(build(), animated: true) }
      }
      final class ListModel { let opened = PassthroughSubject<Int, Never>() }
      final class ListFlow: Flow<Void> {
        private var kept: Set<AnyCancellable> = []
        override func build() -> UIViewController {
          let model = ListModel()
          model.opened.sink { [weak self] id in self?.open(id) }.store(in: &kept)
          return ListViewController(model: model)
        }
        private func open(_ id: Int) {
          ItemFlow(navigation: navigation).start() // nav: ListViewController -> ItemViewController [push]
        }
        // nav: HelpViewController -> HelpViewController [push]
        func help() { navigation.pushViewController(HelpViewController(flow: self), animated: true) }
      }
      final class ItemFlow: Flow<Int> {
        override func build() -> UIViewController { ItemViewController() }
      }
      final class HelpViewController: UIViewController {
        let flow: ListFlow
        init(flow: ListFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        @objc func more() { flow.help() }
      }
      final class ListViewController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      final class ItemViewController: UIViewController {}
      final class HomeViewController: UIViewController {
        @objc func list() { ListFlow(navigation: navigationController!).start() } // nav: HomeViewController -> ListViewController [push]
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          // nav: (entry) -> HomeViewController [root]
          window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
          return true
        }
      }
      """)
  }
}
