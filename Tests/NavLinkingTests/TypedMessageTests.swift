import Testing

/// Values that are no routes, but whose type alone says what is shown for them; and rows that carry such values and routes.
struct TypedMessageTests {
  @Test func whoeverSendsAMessageDecides() {
    expectFlow(
      board(watching: """
        Board.shared.posts.compactMap { $0 as? OpenPage }
              .subscribe(onNext: { [weak self] page in self?.navigationController?.present(PageController(url: page.url), animated: true) }).disposed(by: bag)
        """))
  }

  @Test func aKeptTargetTakesMessages() {
    expectFlow(
      board(
        watching: "Board.shared.posts.asObservable().ofType(OpenPage.self).bind(to: showPage).disposed(by: bag)",
        member: """
          lazy var showPage: AnyObserver<OpenPage> = {
                Binder(self) { clerk, page in clerk.navigationController?.present(PageController(url: page.url), animated: true) }.asObserver()
              }()
          """))
  }

  private func board(watching: String, member: String = "") -> String {
    """
    import UIKit
    import RxSwift
    import RxCocoa
    protocol Post {}
    struct OpenPage: Post { let url: String }
    struct Beep: Post {}
    final class Board {
      static let shared = Board()
      let posts = PublishSubject<Post>()
      func pin(_ post: Post) { posts.onNext(post) }
    }
    final class Clerk {
      let navigationController: UINavigationController?
      let bag = DisposeBag()
      init(navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        \(watching)
      }
      \(member)
    }
    final class DeskController: UIViewController {
      @objc func read() { Board.shared.pin(OpenPage(url: "a")) } // nav: DeskController -> PageController [present]
      @objc func ring() { Board.shared.pin(Beep()) }
    }
    final class PageController: UIViewController { init(url: String) { super.init(nibName: nil, bundle: nil) } }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var clerk: Clerk?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let navigation = UINavigationController(rootViewController: DeskController())
        window?.rootViewController = navigation // nav: (entry) -> DeskController [root]
        clerk = Clerk(navigationController: navigation)
        clerk?.start()
        return true
      }
    }
    """
  }

  /// A table's data source gives the row of a place, and the row's route goes to a target that is kept.
  @Test func rowsOfSectionsCarryRoutes() {
    expectFlow(
      """
      import UIKit
      import RxSwift
      import RxCocoa
      import RxDataSources
      enum DeskRoute { case lamp, drawer }
      struct DeskRow { let title: String; let route: DeskRoute? }
      typealias DeskSection = SectionModel<Int, DeskRow>
      final class DeskModel {
        weak var router: DeskRouter?
        var sections: [DeskSection] {
          var section = DeskSection(model: 0, items: [DeskRow(title: "Nothing", route: nil)])
          let lamp = DeskRow(title: "Lamp", route: .lamp) // nav: DeskController -> LampController [push] DeskRoute.lamp
          section.items.append(lamp)
          return [section]
        }
        lazy private(set) var onRow: AnyObserver<DeskRoute?> = {
          return Binder(self) { model, route in
            guard let route else { return }
            model.router?.go(to: route)
          }.asObserver()
        }()
        func open() { onRow.onNext(.drawer) } // nav: DeskController -> DrawerController [push] DeskRoute.drawer
      }
      final class DeskRouter {
        weak var controller: UIViewController?
        func go(to route: DeskRoute) {
          switch route {
          case .lamp: controller?.navigationController?.pushViewController(LampController(), animated: true)
          case .drawer: controller?.navigationController?.pushViewController(DrawerController(), animated: true)
          }
        }
      }
      final class DeskController: UIViewController {
        let model = DeskModel()
        let router = DeskRouter()
        let table = UITableView()
        let bag = DisposeBag()
        private var source: RxTableViewSectionedReloadDataSource<DeskSection>?
        override func viewDidLoad() {
          model.router = router
          router.controller = self
          table.rx.itemSelected.map { place -> DeskRoute? in return self.source?[place].route }.bind(to: model.onRow).disposed(by: bag)
        }
        @objc func tapped() { model.open() }
      }
      final class LampController: UIViewController {}
      final class DrawerController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: DeskController()) // nav: (entry) -> DeskController [root]
        }
      }
      """)
  }

  /// A chain gives several routes at once.
  @Test func aListOfRoutesIsMadeOnTheWay() {
    expectFlow(
      """
      import UIKit
      import RxSwift
      enum DeskRoute { case lamp, drawer }
      final class DeskController: UIViewController {
        let taps = PublishSubject<Bool>()
        let bag = DisposeBag()
        override func viewDidLoad() {
          taps
            .map({ isDark -> [DeskRoute] in
              switch isDark {
              case true:
                return [DeskRoute.lamp] // nav: DeskController -> LampController [push] DeskRoute.lamp
              default: return []
              }
            })
            .subscribe(onNext: { routes in routes.forEach { self.go(to: $0) } })
            .disposed(by: bag)
        }
        func go(to route: DeskRoute) {
          switch route {
          case .lamp: navigationController?.pushViewController(LampController(), animated: true)
          case .drawer: navigationController?.pushViewController(DrawerController(), animated: true)
          }
        }
        @objc func tapped() { go(to: .drawer) } // nav: DeskController -> DrawerController [push] DeskRoute.drawer
      }
      final class LampController: UIViewController {}
      final class DrawerController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: DeskController()) // nav: (entry) -> DeskController [root]
        }
      }
      """)
  }

  /// The columns of a split view controller are decided where they stand.
  @Test func aSplitViewControllerIsGivenItsColumns() {
    expectFlow(
      """
      import UIKit
      final class DeskSplit: UISplitViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          viewControllers = [
            UINavigationController(rootViewController: LampController()), // nav: DeskSplit -> LampController [split]
            UINavigationController(rootViewController: DrawerController()), // nav: DeskSplit -> DrawerController [split]
          ]
        }
      }
      final class LampController: UIViewController {}
      final class DrawerController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = DeskSplit() // nav: (entry) -> DeskSplit [root]
        }
      }
      """)
  }
}
