import Testing

/// View controllers whose views stand in a row: parts of the screen that arranges them.
@Suite struct ArrangedPartTests {
  @Test func aPartInARowIsNoScreenAndLeadsFromTheOneAround() {
    expectFlow(
      """
      import UIKit
      extension UIStackView {
        func arrange(_ part: UIViewController, in parent: UIViewController) {
          parent.addChild(part)
          addArrangedSubview(part.view)
          part.didMove(toParent: parent)
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var app: AppCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          app = AppCoordinator(window: window!)
          return true
        }
      }
      final class AppCoordinator {
        private let bar = UITabBarController()
        private let stack = UINavigationController()
        init(window: UIWindow) {
          let orchard = OrchardController()
          orchard.coordinator = self
          stack.viewControllers = [orchard] // nav: (entry) -> OrchardController [root]
          bar.viewControllers = [stack] // nav: UITabBarController -> OrchardController [tab]
          window.rootViewController = bar // nav: (entry) -> UITabBarController [root]
        }
        func showTree() { stack.pushViewController(TreeController(), animated: true) } // nav: OrchardController -> TreeController [push]
      }
      final class OrchardController: UIViewController {
        weak var coordinator: AppCoordinator?
        private let rows = UIStackView()
        private let header = HeaderController()
        private let trees = TreesController()
        override func viewDidLoad() {
          super.viewDidLoad()
          trees.coordinator = coordinator
          rows.arrange(header, in: self)
          rows.arrange(trees, in: self)
        }
      }
      final class HeaderController: UIViewController {}
      final class TreesController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func tap() { coordinator?.showTree() }
      }
      final class TreeController: UIViewController {}
      """)
  }

  /// Whoever hands the parts to a screen that arranges what it is given, one at a time.
  @Test func aScreenArrangesThePartsThatItIsHanded() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var garden: GardenCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let controller = GardenController()
          let garden = GardenCoordinator(controller: controller)
          controller.coordinator = garden
          self.garden = garden
          window?.rootViewController = UINavigationController(rootViewController: controller) // nav: (entry) -> GardenController [root]
          return true
        }
      }
      final class GardenCoordinator {
        private let controller: GardenController
        init(controller: GardenController) { self.controller = controller }
        func addBeds() {
          let beds = BedsController()
          beds.coordinator = self
          controller.append(beds)
        }
        func addWeather() { controller.insert(WeatherController(), at: 0) }
        func showBed() {
          controller.navigationController?.pushViewController(BedController(), animated: true) // nav: GardenController -> BedController [push]
        }
      }
      final class GardenController: UIViewController {
        weak var coordinator: GardenCoordinator?
        private let rows = UIStackView()
        override func viewDidLoad() {
          super.viewDidLoad()
          coordinator?.addBeds()
          coordinator?.addWeather()
        }
        func append(_ part: UIViewController) {
          addChild(part)
          rows.addArrangedSubview(part.view)
          part.didMove(toParent: self)
        }
        func insert(_ part: UIViewController, at index: Int) {
          self.addChild(part)
          rows.insertArrangedSubview(part.view, at: index)
          part.didMove(toParent: self)
        }
      }
      final class BedsController: UIViewController {
        weak var coordinator: GardenCoordinator?
        @objc func tap() { coordinator?.showBed() }
      }
      final class WeatherController: UIViewController {}
      final class BedController: UIViewController {}
      """)
  }

  /// A child that covers the screen is shown like any other.
  @Test func aChildThatIsNotArrangedIsShown() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = PondController() // nav: (entry) -> PondController [root]
          return true
        }
      }
      final class PondController: UIViewController {
        private let rows = UIStackView()
        private let box = UIView()
        @objc func search() {
          let search = SearchController()
          addChild(search) // nav: PondController -> SearchController [child]
          view.addSubview(search.view)
          rows.addArrangedSubview(box)
        }
      }
      final class SearchController: UIViewController {}
      """)
  }

  /// Cards of SwiftUI's that a controller hosts beside each other are parts of it; one alone is its content, and what takes turns is shown.
  @Test func viewsThatAControllerHostsBesideEachOtherAreItsParts() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = UINavigationController(rootViewController: OrchardController()) // nav: (entry) -> OrchardController [root]
          return true
        }
      }
      final class OrchardController: UIViewController {
        let trees = UIView()
        let fruit = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          setUp()
        }
        private func setUp() {
          addTrees()
          addFruit()
        }
        private func addTrees() {
          let host = UIHostingController(rootView: TreesCard(onTap: { [weak self] in self?.showTree() }))
          addChild(host)
          trees.addSubview(host.view)
        }
        private func addFruit() {
          let host = UIHostingController(rootView: FruitCard())
          addChild(host)
          fruit.addSubview(host.view)
        }
        private func showTree() { navigationController?.pushViewController(TreeController(), animated: true) } // nav: OrchardController -> TreeController [push]
      }
      struct TreesCard: View {
        let onTap: () -> Void
        var body: some View { Button("Trees", action: onTap) }
      }
      struct FruitCard: View {
        @State private var isPicking = false
        var body: some View {
          Button("Pick") { isPicking = true } // nav: OrchardController -> PickView [sheet]
            .sheet(isPresented: $isPicking) { PickView() }
        }
      }
      struct PickView: View { var body: some View { Text("Pick") } }
      final class TreeController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: TreeView())
          addChild(host) // nav: TreeController -> TreeView [child]
          view.addSubview(host.view)
        }
        @objc func tapLeaves() { show(UIHostingController(rootView: LeavesView())) } // nav: TreeController -> LeavesView [child]
        @objc func tapRoots() { show(UIHostingController(rootView: RootsView())) } // nav: TreeController -> RootsView [child]
        private func show(_ content: UIViewController) {
          addChild(content)
          view.addSubview(content.view)
        }
      }
      struct TreeView: View { var body: some View { Text("Tree") } }
      struct LeavesView: View { var body: some View { Text("Leaves") } }
      struct RootsView: View { var body: some View { Text("Roots") } }
      """)
  }
}
