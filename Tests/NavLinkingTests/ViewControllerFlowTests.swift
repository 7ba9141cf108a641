import Testing

/// View controllers that are built, wrapped, put into windows and tabs.
struct ViewControllerFlowTests {
  @Test func aControllerIsBuiltLinesEarlierWrappedOrByAFactory() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UINavigationController(rootViewController: GalleryViewController()) // nav: (entry) -> GalleryViewController [root]
          window.makeKeyAndVisible()
        }
      }
      enum ArtworkFactory {
        static func makeZoom(of artwork: Int) -> UIViewController {
          let zoom = ZoomViewController()
          zoom.artwork = artwork
          return zoom
        }
      }
      final class GalleryViewController: UIViewController {
        @objc func artworkTapped() {
          let detail = ArtworkViewController()
          detail.title = "Artwork"
          detail.hidesBottomBarWhenPushed = true
          navigationController?.pushViewController(detail, animated: true) // nav: GalleryViewController -> ArtworkViewController [push]
        }
        @objc func ticketsTapped() {
          let tickets = TicketsViewController()
          let navigation = UINavigationController(rootViewController: tickets)
          navigation.modalPresentationStyle = .formSheet
          present(navigation, animated: true) // nav: GalleryViewController -> TicketsViewController [present]
        }
      }
      final class ArtworkViewController: UIViewController {
        @objc func zoomTapped() {
          let zoom = ArtworkFactory.makeZoom(of: 3)
          show(zoom, sender: self) // nav: ArtworkViewController -> ZoomViewController [push]
        }
      }
      final class ZoomViewController: UIViewController { var artwork = 0 }
      final class TicketsViewController: UIViewController {}
      """)
  }

  @Test func aWindowsRootIsAnEntry() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          let welcome = WelcomeViewController()
          window.rootViewController = welcome // nav: (entry) -> WelcomeViewController [root]
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }
      final class WelcomeViewController: UIViewController {}
      """)
  }

  @Test func anAppsScenesAreEntries() {
    expectFlow(
      """
      import SwiftUI
      @main struct BankApp: App {
        var body: some Scene {
          WindowGroup {
            AccountsView() // nav: (entry) -> AccountsView [root]
          }
          Settings {
            PreferencesView() // nav: (entry) -> PreferencesView [window]
          }
        }
      }
      struct AccountsView: View { var body: some View { Text("Accounts") } }
      struct PreferencesView: View { var body: some View { Text("Preferences") } }
      """)
  }

  /// `tabs` says how the tab bar controller makes its tabs.
  private func club(_ tabs: String) -> String {
    """
    import UIKit
    protocol Coordinator: AnyObject {
      var navigation: UINavigationController { get }
      func start()
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = ClubTabBarController() // nav: (entry) -> ClubTabBarController [root]
      }
    }
    final class ClubTabBarController: UITabBarController {
      private var coordinators: [Coordinator] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        \(tabs)
      }
    }
    final class ClassesCoordinator: Coordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        navigation.viewControllers = [ClassesViewController()] // nav: ClubTabBarController -> ClassesViewController [root]
      }
    }
    final class ProfileCoordinator: Coordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        navigation.setViewControllers([ProfileViewController()], animated: false) // nav: ClubTabBarController -> ProfileViewController [root]
      }
    }
    final class ClassesViewController: UIViewController {}
    final class ProfileViewController: UIViewController {}
    """
  }

  @Test func theStackOfAnAppsSceneIsNoScreenOfItsOwn() {
    expectFlow(
      """
      import SwiftUI
      @main struct BankApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack {
              AccountsView() // nav: (entry) -> AccountsView [root]
            }
          }
        }
      }
      struct AccountsView: View { var body: some View { Text("Accounts") } }
      """)
  }

  @Test func anEntryThatAMappingMakesIsOneEntry() {
    expectFlow(
      """
      import SwiftUI
      enum BankScene: Hashable { case accounts, cards }
      final class BankCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @ViewBuilder func build(_ scene: BankScene) -> some View {
          switch scene {
          case .accounts: AccountsView()
          case .cards: CardsView()
          }
        }
      }
      @main struct BankApp: App {
        @StateObject private var coordinator = BankCoordinator()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $coordinator.path) {
              coordinator.build(.accounts) // nav: (entry) -> AccountsView [root] BankScene.accounts
                .navigationDestination(for: BankScene.self) { coordinator.build($0) }
            }
          }
        }
      }
      struct AccountsView: View { var body: some View { Text("Accounts") } }
      struct CardsView: View { var body: some View { Text("Cards") } }
      """)
  }

  @Test func coordinatorsFillTheTabsNavigationControllers() {
    expectFlow(
      club(
        """
        let classes = UINavigationController()
        let profile = UINavigationController()
        coordinators = [ClassesCoordinator(navigation: classes), ProfileCoordinator(navigation: profile)]
        coordinators.forEach { $0.start() }
        viewControllers = [
          classes, // nav: ClubTabBarController -> ClassesViewController [tab]
          profile, // nav: ClubTabBarController -> ProfileViewController [tab]
        ]
        """))
  }

  @Test func tabsAreTheCoordinatorsOwnNavigationControllers() {
    expectFlow(
      club(
        """
        let classes = ClassesCoordinator(navigation: UINavigationController())
        let profile = ProfileCoordinator(navigation: UINavigationController())
        coordinators = [classes, profile]
        coordinators.forEach { $0.start() }
        viewControllers = [
          classes.navigation, // nav: ClubTabBarController -> ClassesViewController [tab]
          profile.navigation, // nav: ClubTabBarController -> ProfileViewController [tab]
        ]
        """))
  }

  @Test func aSelectedIndexNamesATab() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MuseumTabBarController() // nav: (entry) -> MuseumTabBarController [root]
        }
      }
      final class MuseumTabBarController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [
            HallViewController(), // nav: MuseumTabBarController -> HallViewController [tab]
            VisitViewController(), // nav: MuseumTabBarController -> VisitViewController [tab]
          ]
        }
      }
      final class HallViewController: UIViewController {
        @objc func planTapped() {
          tabBarController?.selectedIndex = 1 // nav: HallViewController -> VisitViewController [tab]
        }
      }
      final class VisitViewController: UIViewController {}
      """)
  }

  @Test func aConstantStandsForThePlaceOfATab() {
    expectFlow(
      """
      import UIKit
      enum Place {
        static let engines = 0
        static let wagons: Int = 1
        static var last = 0
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = DepotBarController() // nav: (entry) -> DepotBarController [root]
        }
      }
      final class DepotBarController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [
            EnginesController(), // nav: DepotBarController -> EnginesController [tab]
            WagonsController(), // nav: DepotBarController -> WagonsController [tab]
          ]
          selectedIndex = Place.engines
        }
      }
      final class EnginesController: UIViewController {
        private let next = Place.wagons
        @objc func wagonsTapped() {
          tabBarController?.selectedIndex = Place.wagons // nav: EnginesController -> WagonsController [tab]
        }
        @objc func backTapped() { tabBarController?.selectedIndex = Place.last }
      }
      final class WagonsController: UIViewController {}
      """)
  }

  /// Each of two bars has its own places, and navigation controllers of the program's own that properties keep have what they are made with.
  @Test func ofSeveralBarsTheOneIsMeantThatIsTold() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let bar = YardBarController()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = bar // nav: (entry) -> YardBarController [root]
        }
      }
      final class YardStack: UINavigationController {}
      final class YardBarController: UITabBarController {
        var cranesStack: YardStack!
        var shipsStack: YardStack!
        override func viewDidLoad() {
          super.viewDidLoad()
          cranesStack = YardStack(rootViewController: CranesController())
          shipsStack = YardStack(rootViewController: ShipsController())
          // nav: YardBarController -> CranesController [tab]; YardBarController -> ShipsController [tab]
          let stacks: [YardStack] = [cranesStack, shipsStack]
          setViewControllers(stacks, animated: false)
        }
      }
      final class OfficeBarController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [
            PapersController(), // nav: OfficeBarController -> PapersController [tab]
            StampsController(), // nav: OfficeBarController -> StampsController [tab]
          ]
        }
      }
      final class CranesController: UIViewController {
        @objc func officeTapped() {
          present(OfficeBarController(), animated: true) // nav: CranesController -> OfficeBarController [present]
        }
        @objc func shipsTapped() {
          (tabBarController as? YardBarController)?.selectedIndex = 1 // nav: CranesController -> ShipsController [tab]
        }
        @objc func anyTapped() { tabBarController?.selectedIndex = 1 }
      }
      final class ShipsController: UIViewController {}
      final class PapersController: UIViewController {}
      final class StampsController: UIViewController {}
      """)
  }

  /// The older name of `addChild`, and a method of the program's own that has it with more arguments.
  @Test func aChildIsAddedByTheOlderNameToo() {
    expectFlow(
      """
      import UIKit
      extension UIViewController {
        func lay(sheet: LensSheetController) {
          UIViewController.cover(with: sheet)
          sheet.rise()
        }
        static func cover(with controller: UIViewController) {
          guard let root = UIApplication.shared.keyWindow?.rootViewController else { return }
          root.view.addSubview(controller.view)
          root.addChildViewController(controller)
          controller.didMove(toParentViewController: root)
        }
        func addChildViewController(_ controller: UIViewController, layout: () -> Void) {
          addChildViewController(controller)
          view.addSubview(controller.view)
          layout()
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = DomeController() // nav: (entry) -> DomeController [root]
        }
      }
      final class DomeController: UIViewController {
        @objc func lensTapped() {
          let sheet = LensSheetController()
          lay(sheet: sheet) // nav: DomeController -> LensSheetController [child]
        }
        @objc func starsTapped() {
          addChildViewController(StarsController(), layout: {}) // nav: DomeController -> StarsController [child]
        }
      }
      final class LensSheetController: UIViewController { func rise() {} }
      final class StarsController: UIViewController {}
      """)
  }

  @Test func whoTellsAScreenToShowItselfDecides() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = AccountController() // nav: (entry) -> AccountController [root]
        }
      }
      final class AskController: UIViewController {
        init(question: String) { super.init(nibName: nil, bundle: nil) }
        func ask(on host: UIViewController?, then: (() -> Void)? = nil) {
          guard let host else { return }
          modalPresentationStyle = .overFullScreen
          host.present(self, animated: false)
        }
      }
      final class AccountController: UIViewController {
        @objc func leaveTapped() {
          let ask = AskController(question: "Leave?")
          ask.ask(on: navigationController) { self.dismiss(animated: true) } // nav: AccountController -> AskController [present]
        }
      }
      """)
  }

  @Test func aLongerMethodOfTheProgramsOwnDoesNotHideTheFrameworks() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = PlainNavigation(rootViewController: DockController()) // nav: (entry) -> DockController [root]
          return true
        }
      }
      extension UINavigationController {
        func pushViewController(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
          CATransaction.begin()
          CATransaction.setCompletionBlock(completion)
          pushViewController(controller, animated: animated)
          CATransaction.commit()
        }
      }
      final class PlainNavigation: UINavigationController {
        func show(_ controller: UIViewController, sender: Any?, isQuiet: Bool = false) {
          isNavigationBarHidden = isQuiet
          super.show(controller, sender: sender)
        }
      }
      final class DockController: UIViewController {
        var stack: PlainNavigation?
        @objc func shipTapped() {
          stack?.pushViewController(ShipController(), animated: true) // nav: DockController -> ShipController [push]
        }
        @objc func craneTapped() {
          let crane = CraneController()
          stack?.pushViewController(crane, animated: true) { print("shown") } // nav: DockController -> CraneController [push]
        }
        @objc func officeTapped() { stack?.show(OfficeController(), sender: self) } // nav: DockController -> OfficeController [push]
      }
      final class ShipController: UIViewController {}
      final class CraneController: UIViewController {}
      final class OfficeController: UIViewController {}
      """)
  }

  @Test func aRowMayKeepAnInitialiser() {
    expectFlow(
      """
      import UIKit
      final class MillController: UITableViewController {
        private struct Row { let title: String; let open: () -> UIViewController }
        private let rows = [Row(title: "Flour", open: { FlourController() }), Row(title: "Wheel", open: WheelController.init)]
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          // nav: MillController -> FlourController [push]; MillController -> WheelController [push]
          navigationController?.pushViewController(rows[path.row].open(), animated: true)
        }
      }
      final class FlourController: UIViewController {}
      final class WheelController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: MillController()) // nav: (entry) -> MillController [root]
        }
      }
      """)
  }

  /// What a search finds is listed over the screen that has the search bar; without a controller of its own it stays in the screen.
  @Test func resultsOfASearch() {
    expectFlow(
      """
      import UIKit
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          let found = FoundController()
          let search = UISearchController(searchResultsController: found) // nav: ShelfController -> FoundController [child]
          search.searchResultsUpdater = found
          navigationItem.searchController = search
        }
        @objc func open() { navigationController?.pushViewController(RowController(), animated: true) } // nav: ShelfController -> RowController [push]
      }
      final class RowController: UIViewController {
        override func viewDidLoad() { navigationItem.searchController = UISearchController(searchResultsController: nil) }
      }
      final class FoundController: UIViewController, UISearchResultsUpdating { func updateSearchResults(for search: UISearchController) {} }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: ShelfController()) // nav: (entry) -> ShelfController [root]
        }
      }
      """)
  }
}
