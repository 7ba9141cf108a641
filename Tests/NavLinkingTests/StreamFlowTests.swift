import Testing

/// Streams that carry routes, and functions that navigate by the case they are given.
@Suite struct StreamFlowTests {
  @Test func aRelayCarriesTheRouteFromTheModelToTheScreen() {
    expectFlow(
      """
      import RxRelay
      import RxSwift
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: ShopViewController()) // nav: (entry) -> ShopViewController [root]
        }
      }
      enum ShopDestination { case cart, help(String) }
      final class ShopModel {
        struct Output { let destination = PublishRelay<ShopDestination>() }
        let output = Output()
        let tap = PublishRelay<Void>()
        func bind() {
          tap.subscribe(with: self) { owner, _ in
            owner.output.destination.accept(.cart) // nav: ShopViewController -> CartViewController [push] ShopDestination.cart
          }
        }
        func ask() { output.destination.accept(.help("?")) } // nav: ShopViewController -> HelpViewController [present] ShopDestination.help
      }
      final class ShopViewController: UIViewController {
        private let model = ShopModel()
        override func viewDidLoad() {
          super.viewDidLoad()
          model.bind()
          model.ask()
          model.output.destination
            .asDriver(onErrorDriveWith: .never())
            .drive(with: self) { owner, destination in
              switch destination {
              case .cart:
                let cart = CartViewController()
                owner.navigationController?.pushViewController(cart, animated: true)
              case .help(let question):
                owner.present(HelpViewController(question), animated: true)
              }
            }
        }
      }
      final class CartViewController: UIViewController {}
      final class HelpViewController: UIViewController { init(_ question: String) { super.init(nibName: nil, bundle: nil) } }
      """)
  }

  @Test func aSubjectCarriesTheRouteToTheCoordinatorThatMapsIt() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let coordinator = Coordinator(UINavigationController())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
          window?.rootViewController = coordinator.controller // nav: (entry) -> HomeViewController [root]
        }
      }
      enum Page { case trip, map }
      final class Coordinator {
        let controller: UINavigationController
        private var bag: Set<AnyCancellable> = []
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() {
          let model = HomeModel()
          model.pages
            .receive(on: DispatchQueue.main)
            .sink { [weak self] page in
              guard let self else { return }
              controller.pushViewController(UIHostingController(rootView: view(for: page)), animated: true)
            }
            .store(in: &bag)
          controller.setViewControllers([HomeViewController(model)], animated: false) // nav: (entry) -> HomeViewController [root]
        }
        @ViewBuilder private func view(for page: Page) -> some View {
          switch page {
          case .trip: TripView()
          case .map: MapView()
          }
        }
      }
      final class HomeModel {
        private let subject = PassthroughSubject<Page, Never>()
        var pages: AnyPublisher<Page, Never> { subject.eraseToAnyPublisher() }
        func showTrip() { subject.send(.trip) } // nav: HomeViewController -> TripView [push] Page.trip
      }
      final class HomeViewController: UIViewController {
        let model: HomeModel
        init(_ model: HomeModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidAppear(_ animated: Bool) { model.showTrip() }
      }
      struct TripView: View { var body: some View { Text("Trip") } }
      struct MapView: View { var body: some View { Text("Map") } }
      """)
  }

  @Test func aFunctionThatNavigatesByACaseMakesItARoute() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let coordinator = Coordinator(UINavigationController())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeViewController(coordinator) // nav: (entry) -> HomeViewController [root]
        }
      }
      enum Place { case trip(Int), map, back }
      final class Coordinator {
        let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func go(to place: Place) {
          switch place {
          case .trip(let id): showTrip(id)
          case .map: controller.present(MapViewController(), animated: true)
          case .back: controller.popViewController(animated: true)
          }
        }
        private func showTrip(_ id: Int) { controller.pushViewController(TripViewController(), animated: true) }
      }
      final class HomeViewController: UIViewController {
        let coordinator: Coordinator
        init(_ coordinator: Coordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        func tap() { coordinator.go(to: .trip(3)) } // nav: HomeViewController -> TripViewController [push] Place.trip
        func openMap() { coordinator.go(to: .map) } // nav: HomeViewController -> MapViewController [present] Place.map
        func leave() { coordinator.go(to: .back) }
      }
      final class TripViewController: UIViewController {}
      final class MapViewController: UIViewController {}
      """)
  }

  @Test func whatElseAFunctionThatNavigatesGivesBackDoesNotMatter() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let guide = Guide(UINavigationController())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = QuayViewController(guide) // nav: (entry) -> QuayViewController [root]
        }
      }
      enum Berth { case ferry, barge }
      final class Guide {
        let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func lead(to berth: Berth) -> Bool {
          switch berth {
          case .ferry: controller.pushViewController(FerryViewController(), animated: true)
          case .barge: controller.pushViewController(BargeViewController(), animated: true)
          }
          return true
        }
      }
      final class QuayViewController: UIViewController {
        let guide: Guide
        init(_ guide: Guide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        func tap() { _ = guide.lead(to: .ferry) } // nav: QuayViewController -> FerryViewController [push] Berth.ferry
        func walk() -> Bool { guide.lead(to: .barge) } // nav: QuayViewController -> BargeViewController [push] Berth.barge
      }
      final class FerryViewController: UIViewController {}
      final class BargeViewController: UIViewController {}
      """)
  }

  @Test func anEventAndARoleAreNoRoutes() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeViewController() // nav: (entry) -> HomeViewController [root]
        }
      }
      enum HomeEvent { case tripTapped, mapTapped }
      enum Role { case guest, owner }
      final class HomeViewController: UIViewController {
        func tap() { handle(.tripTapped) }
        func touch() { handle(.mapTapped) }
        private func handle(_ event: HomeEvent) {
          switch event {
          case .tripTapped: present(TripViewController(), animated: true) // nav: HomeViewController -> TripViewController [present]
          case .mapTapped: present(MapViewController(), animated: true) // nav: HomeViewController -> MapViewController [present]
          }
        }
        func ask() { menu(for: .guest) }
        func rule() { menu(for: .owner) }
        private func menu(for role: Role) {
          switch role {
          case .guest: present(MenuViewController(), animated: true) // nav: HomeViewController -> MenuViewController [present]
          case .owner: present(MenuViewController(), animated: false) // nav: HomeViewController -> MenuViewController [present]
          }
        }
      }
      final class TripViewController: UIViewController {}
      final class MapViewController: UIViewController {}
      final class MenuViewController: UIViewController {}
      """)
  }

  @Test func aFactoryThatIsHandedOverBuildsTheTabs() {
    expectFlow(
      """
      import RxRelay
      import RxSwift
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = TabsFactory().make() // nav: (entry) -> TabsController [root]
        }
      }
      enum Page: Int, CaseIterable { case home, more }
      final class TabsModel {
        let pages = BehaviorRelay<[Page]>(value: Page.allCases) // nav: TabsController -> HomeViewController [tab] Page.home; TabsController -> MoreViewController [tab] Page.more
      }
      final class TabsController: UITabBarController {
        private let model: TabsModel
        private let factory: (Page) -> UIViewController
        init(model: TabsModel, factory: @escaping (Page) -> UIViewController) {
          self.model = model
          self.factory = factory
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          model.pages.distinctUntilChanged().subscribe(with: self, onNext: { owner, pages in
            let controllers = pages.map { page -> UIViewController in
              let controller = owner.factory(page)
              return controller
            }
            owner.setViewControllers(controllers, animated: true)
          })
        }
      }
      final class TabsFactory {
        func make() -> TabsController { TabsController(model: TabsModel(), factory: controller(of:)) }
        private func controller(of page: Page) -> UIViewController {
          let controller: UIViewController
          switch page {
          case .home: controller = UINavigationController(rootViewController: HomeViewController())
          case .more: controller = MoreViewController()
          }
          controller.title = "Page"
          return controller
        }
      }
      final class HomeViewController: UIViewController {}
      final class MoreViewController: UIViewController {}
      """)
  }

  @Test func casesThatRowsOfATableHoldAreDecidedInTheArms() {
    let source = """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = SettingsViewController() // nav: (entry) -> SettingsViewController [root]
        }
      }
      enum SettingsRow { case help, terms }
      struct SettingsSection { let rows: [SettingsRow] }
      final class SettingsViewController: UITableViewController {
        let sections: [SettingsSection]
        init() {
          sections = [.init(rows: [.help]), .init(rows: [.terms])]
          super.init(nibName: nil, bundle: nil)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          open(sections[indexPath.section].rows[indexPath.row])
        }
        private func open(_ row: SettingsRow) {
          switch row {
          case .help: present(HelpViewController(), animated: true) // nav: SettingsViewController -> HelpViewController [present]
          case .terms: present(TermsViewController(), animated: true) // nav: SettingsViewController -> TermsViewController [present]
          }
        }
      }
      final class HelpViewController: UIViewController {}
      final class TermsViewController: UIViewController {}
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.isEmpty)
  }
}
