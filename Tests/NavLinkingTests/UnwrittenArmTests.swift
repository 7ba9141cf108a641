import NavModel
import Testing

/// Coordinators that watch a stream of routes of their own, one of them for the tabs of a bar.
struct UnwrittenArmTests {
  /// What is not written yet leaves the others routes; another coordinator's tab is gone to by the route that asks for it.
  @Test func aRouteWithoutAScreenYetAndOneThatSelectsATab() {
    expectFlow(Self.museum())
  }

  @Test func aRouteForWhichNothingIsDoneLeadsNowhere() {
    let hall = FlowRun.graph(Self.museum()).routeTypes.first { $0.id.hasSuffix("HallRoute") }
    #expect(hall?.cases.map(\.mapping) == [.screen, .screen, .screen, .nothing])
    #expect(hall?.cases.map(\.screens) == [["PaintingViewController"], ["GuideViewController"], ["CafeViewController"], []])
    #expect(hall?.openReason == nil)
  }

  /// Somebody else does something for it, or it says that nothing is to be shown.
  @Test(arguments: [
    ("offers", "func log(_ route: HallRoute) { switch route { case .offers: print(1); default: break } }"),
    ("none", ""),
  ])
  func aRouteThatIsMeantToShowNothing(name: String, more: String) {
    let hall = FlowRun.graph(Self.museum(unwritten: name, more: more)).routeTypes.first { $0.id.hasSuffix("HallRoute") }
    #expect(hall?.cases.last?.mapping == .unknown)
  }

  /// Nobody watches the stream, and nobody feeds it.
  @Test func routesOfCodeThatNeverRunsAreNotOpen() {
    let sent = FlowRun.graph(Self.museum(watched: ""))
    #expect(sent.routeTypes.first { $0.id.hasSuffix("HallRoute") }?.openReason == nil)
    #expect(sent.routeTypes.first { $0.id.hasSuffix("CafeRoute") }?.openReason == nil)
    #expect(sent.routeTypes.first { $0.id.hasSuffix("CafeRoute") }?.cases.map(\.constructions.count) == [0, 0])
    let watching = FlowRun.graph(Self.museum(watched: "self.watch()"))
    #expect(watching.routeTypes.first { $0.id.hasSuffix("CafeRoute") }?.openReason != nil)
  }

  private static func museum(unwritten: String = "offers", more: String = "", watched: String = "") -> String {
    """
    import UIKit
    import RxSwift
    import RxRelay
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let museum = MuseumCoordinator()
        museum.start()
        window?.rootViewController = museum.bar // nav: (entry) -> MuseumBar [root]
      }
    }
    protocol Coordinating: AnyObject { var stack: UINavigationController { get }; func start() }
    enum MuseumPage: Int, CaseIterable { case hall, cafe }
    final class MuseumBar: UITabBarController { let tapped = PublishSubject<Int>() }
    final class MuseumCoordinator {
      let bar = MuseumBar()
      let bag = DisposeBag()
      let page = PublishRelay<MuseumPage>()
      var children: [Coordinating] = []
      func start() {
        bar.tapped.subscribe(onNext: { [weak self] place in
          let page = MuseumPage(rawValue: place) ?? .hall
          self?.page.accept(page)
        }).disposed(by: bag)
        page.subscribe(onNext: { [weak self] page in self?.bar.selectedIndex = page.rawValue }).disposed(by: bag)
        // nav: MuseumBar -> HallViewController [tab] MuseumPage.hall; MuseumBar -> CafeViewController [tab] MuseumPage.cafe
        let pages: [MuseumPage] = MuseumPage.allCases
        let stacks: [UINavigationController] = pages.map { page in makeStack(of: page) }
        fill(with: stacks)
      }
      private func fill(with stacks: [UIViewController]) { bar.setViewControllers(stacks, animated: false) }
      private func makeStack(of page: MuseumPage) -> UINavigationController {
        let stack = UINavigationController()
        begin(page, in: stack)
        return stack
      }
      private func begin(_ page: MuseumPage, in stack: UINavigationController) {
        switch page {
        case .hall:
          let hall = HallCoordinator(stack: stack, museum: self)
          hall.start()
          children.append(hall)
        case .cafe:
          let cafe = CafeCoordinator(stack: stack)
          cafe.start()
          children.append(cafe)
        }
      }
    }
    enum HallRoute { case painting, guide, cafe, \(unwritten) }
    final class HallCoordinator: Coordinating {
      let stack: UINavigationController
      let museum: MuseumCoordinator
      let bag = DisposeBag()
      let route = PublishRelay<HallRoute>()
      init(stack: UINavigationController, museum: MuseumCoordinator) {
        self.stack = stack
        self.museum = museum
        self.watch()
      }
      func watch() {
        route.subscribe(onNext: { [weak self] route in
          guard let self else { return }
          switch route {
          case .painting: self.stack.pushViewController(PaintingViewController(), animated: true)
          case .guide: self.stack.pushViewController(GuideViewController(), animated: true)
          case .cafe: self.openCafe()
          case .\(unwritten): break
          }
        }).disposed(by: bag)
      }
      \(more)
      private func openCafe() { museum.page.accept(.cafe) } // nav: HallViewController -> CafeViewController [tab] MuseumPage.cafe
      func start() {
        stack.pushViewController(HallViewController(coordinator: self), animated: false) // nav: MuseumBar -> HallViewController [root]
      }
    }
    final class HallViewController: UIViewController {
      let coordinator: HallCoordinator
      init(coordinator: HallCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
      }
      // nav: HallViewController -> PaintingViewController [push] HallRoute.painting
      @objc func paintingTapped() { coordinator.route.accept(.painting) }
      @objc func guideTapped() { coordinator.route.accept(.guide) } // nav: HallViewController -> GuideViewController [push] HallRoute.guide
      @objc func cafeTapped() { coordinator.route.accept(.cafe) } // nav: HallViewController -> CafeViewController [tab] HallRoute.cafe
    }
    enum CafeRoute { case menu, garden }
    final class CafeCoordinator: Coordinating {
      let stack: UINavigationController
      let bag = DisposeBag()
      let route = PublishRelay<CafeRoute>()
      init(stack: UINavigationController) {
        self.stack = stack
        \(watched)
      }
      func watch() {
        route.subscribe(onNext: { [weak self] route in
          guard let self else { return }
          switch route {
          case .menu: self.openMenu()
          case .garden: self.openGarden()
          }
        }).disposed(by: bag)
      }
      // nav: CafeViewController -> MenuViewController [push] dead
      private func openMenu() { stack.pushViewController(MenuViewController(), animated: true) }
      // nav: CafeViewController -> GardenViewController [push] dead
      private func openGarden() { stack.pushViewController(GardenViewController(), animated: true) }
      func start() {
        let cafe = CafeViewController()
        cafe.coordinator = self
        stack.pushViewController(cafe, animated: false) // nav: MuseumBar -> CafeViewController [root]
      }
    }
    final class CafeViewController: UIViewController { var coordinator: CafeCoordinator? }
    final class PaintingViewController: UIViewController {}
    final class GuideViewController: UIViewController {}
    final class MenuViewController: UIViewController {}
    final class GardenViewController: UIViewController {}
    """
  }
}
