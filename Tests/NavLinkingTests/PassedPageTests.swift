import Testing

/// Pages of tab bars that are passed on by their number: through notifications, relays and functions.
@Suite struct PassedPageTests {
  private func garden(page: String, _ model: String, bar: String = "") -> String {
    """
    import RxRelay
    import RxSwift
    import UIKit
    extension Notification.Name { static let pageChanged = Notification.Name("pageChanged") }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = GardenTabsController(model: GardenModel()) // nav: (entry) -> GardenTabsController [root]
      }
    }
    enum Page: Int, CaseIterable { case plants, beds }
    final class GardenModel {
      let current = BehaviorRelay<Page>(value: .plants)
      init() {
        NotificationCenter.default.addObserver(self, selector: #selector(changePage(_:)), name: .pageChanged, object: nil)
      }
      \(model)
    }
    final class GardenTabsController: UITabBarController {
      private let model: GardenModel
      init(model: GardenModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        setViewControllers(Page.allCases.map { make($0) }, animated: false) // nav: GardenTabsController -> PlantsController [tab] Page.plants; GardenTabsController -> BedsController [tab] Page.beds
        model.current.map { $0.rawValue }.filter { $0 > -1 }.subscribe(with: self, onNext: { owner, place in owner.selectedIndex = place })
        \(bar)
      }
      private func make(_ page: Page) -> UIViewController {
        switch page {
        case .plants: return PlantsController()
        case .beds: return BedsController()
        }
      }
    }
    class BaseController: UIViewController {
      func change(to page: Page) { NotificationCenter.default.post(name: .pageChanged, \(page)) }
    }
    final class PlantsController: BaseController {
      @objc func tap() { change(to: .beds) } // nav: PlantsController -> BedsController [tab] Page.beds
    }
    final class BedsController: BaseController {}
    """
  }

  @Test func aNotificationCarriesTheNumber() {
    let model = """
      func select(index: Int) {
          guard let page = Page(rawValue: index) else { return }
          current.accept(page)
        }
        @objc func changePage(_ notification: Notification) {
          guard let info = notification.userInfo else { return }
          guard let index = info["page"] as? Int else { return }
          select(index: index)
        }
      """
    expectFlow(garden(page: #"object: nil, userInfo: ["page": page.rawValue]"#, model))
    // A step further is another page.
    let counted = garden(page: #"object: nil, userInfo: ["page": page.rawValue + 1]"#, model)
    expectFlow(counted.replacingOccurrences(of: "// nav: PlantsController -> BedsController [tab] Page.beds", with: ""))
  }

  @Test func aNotificationCarriesTheCase() {
    let reads = "@objc func changePage(_ notification: Notification) { if let page = notification.object as? Page { current.accept(page) } }"
    expectFlow(garden(page: "object: page", reads))
    // What is posted under another key is not what is read.
    let other = #"@objc func changePage(_ notification: Notification) { if let page = notification.userInfo?["bed"] as? Page { current.accept(page) } }"#
    let silent = garden(page: #"object: nil, userInfo: ["page": page]"#, other)
    expectFlow(silent.replacingOccurrences(of: "// nav: PlantsController -> BedsController [tab] Page.beds", with: ""))
  }

  @Test func relaysAreBoundToOneAnother() {
    expectFlow(
      """
      import RxRelay
      import RxSwift
      import UIKit
      enum Page: Int, CaseIterable { case plants, beds }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private let coordinator = GardenCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
          window?.rootViewController = coordinator.tabs // nav: (entry) -> GardenTabsController [root]
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          coordinator.moved.accept(.beds) // nav: (entry) -> BedsController [tab] Page.beds
        }
      }
      final class PageBar: UIView {
        let selected = BehaviorRelay<Int>(value: 0)
        let moved = PublishRelay<Int>()
        func bind() { moved.bind(to: selected) }
      }
      final class GardenTabsController: UITabBarController {
        private let bar = PageBar()
        let chosen = PublishRelay<Int>()
        let moved = PublishRelay<Int>()
        override func viewDidLoad() {
          bar.selected.subscribe(with: self, onNext: { owner, index in owner.chosen.accept(index) })
          moved.bind(to: bar.moved)
        }
      }
      final class GardenCoordinator {
        let tabs = GardenTabsController()
        let moved = PublishRelay<Page>()
        private let shown = PublishRelay<Page>()
        func start() {
          tabs.setViewControllers(Page.allCases.map { make($0) }, animated: false) // nav: GardenTabsController -> PlantsController [tab] Page.plants; GardenTabsController -> BedsController [tab] Page.beds
          tabs.chosen.subscribe(with: self, onNext: { owner, index in owner.shown.accept(Page(rawValue: index) ?? .plants) })
          shown.distinctUntilChanged().subscribe(with: self, onNext: { owner, page in owner.tabs.selectedIndex = page.rawValue })
          moved.subscribe(with: self, onNext: { owner, page in owner.tabs.moved.accept(page.rawValue) })
        }
        private func make(_ page: Page) -> UIViewController {
          switch page {
          case .plants: return PlantsController()
          case .beds: return BedsController()
          }
        }
      }
      final class PlantsController: UIViewController {}
      final class BedsController: UIViewController {}
      """)
  }
}
