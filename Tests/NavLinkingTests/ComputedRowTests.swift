import Testing

/// Rows that carry what makes their screens, in computed lists of models that are known by a protocol.
struct ComputedRowTests {
  private static let makers = """
    protocol SceneMaking { func make() -> UIViewController }
    struct ImprintMaker: SceneMaking { func make() -> UIViewController { ImprintController() } }
    struct TrustMaker: SceneMaking { func make() -> UIViewController { TrustController() } }
    struct NewsMaker: SceneMaking { func make() -> UIViewController { NewsController() } }
    final class ImprintController: UIViewController {}
    final class TrustController: UIViewController {}
    final class NewsController: UIViewController {}
    struct Entry {
      let title: String
      let scene: SceneMaking
      init(title: String, scene: SceneMaking) {
        self.title = title
        self.scene = scene
      }
    }
    """

  @Test func whatAComputedListCarriesIsTakenWhereTheListIsRead() {
    expectFlow(
      """
      import UIKit

      \(Self.makers)
      protocol InfoRouting: AnyObject { func showScene(_ scene: SceneMaking) }
      final class InfoRouter: InfoRouting {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func showScene(_ scene: SceneMaking) { stack.pushViewController(scene.make(), animated: true) }
      }
      protocol InfoModelling {
        var entries: [Entry] { get }
        func show(_ entry: Entry)
      }
      class InfoModel: InfoModelling {
        let router: InfoRouting
        init(router: InfoRouting) { self.router = router }
        var entries: [Entry] { [] }
        var news: Entry { .init(title: "News", scene: NewsMaker()) }
        func show(_ entry: Entry) { router.showScene(entry.scene) }
      }
      final class LocalInfoModel: InfoModel {
        let isNew = true
        override var entries: [Entry] {
          var entries = [Entry(title: "Trust", scene: TrustMaker())]
          if isNew { entries.append(news) }
          entries.append(Entry(title: "Imprint", scene: ImprintMaker()))
          return entries
        }
      }
      final class InfoController: UITableViewController {
        let model: InfoModelling
        init(model: InfoModelling) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          // nav: InfoController -> TrustController [push]; InfoController -> NewsController [push]; InfoController -> ImprintController [push]
          model.show(model.entries[indexPath.row])
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          let model = LocalInfoModel(router: InfoRouter(stack: stack))
          stack.viewControllers = [InfoController(model: model)]
          window?.rootViewController = stack // nav: (entry) -> InfoController [root]
          return true
        }
      }
      """)
  }

  /// Which of two models it is, nobody knows: what each computes in place of the base class's list is carried.
  @Test func whatSubclassesComputeIsCarriedToo() {
    expectFlow(
      """
      import UIKit
      \(Self.makers)
      protocol InfoModelling {
        var entries: [Entry] { get }
        func show(_ entry: Entry)
      }
      class InfoModel: InfoModelling {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        var entries: [Entry] { [] }
        func show(_ entry: Entry) { stack.pushViewController(entry.scene.make(), animated: true) }
      }
      final class LocalModel: InfoModel { override var entries: [Entry] { [Entry(title: "Trust", scene: TrustMaker())] } }
      final class ForeignModel: InfoModel {
        override var entries: [Entry] { super.entries + [Entry(title: "News", scene: NewsMaker()), Entry(title: "Imprint", scene: ImprintMaker())] }
      }
      final class InfoController: UIViewController {
        let model: InfoModelling
        init(model: InfoModelling) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          // nav: InfoController -> TrustController [push]; InfoController -> NewsController [push]; InfoController -> ImprintController [push]
          model.entries.forEach { entry in view.addSubview(row(for: entry)) }
        }
        private func row(for entry: Entry) -> UIView {
          let row = Row()
          row.action = { [weak self] in self?.model.show(entry) }
          return row
        }
      }
      final class Row: UIView {
        var action: (() -> Void)?
        @objc func tapped() { action?() }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          let model = Locale.current.identifier == "de" ? LocalModel(stack: stack) : ForeignModel(stack: stack)
          stack.viewControllers = [InfoController(model: model)]
          window?.rootViewController = stack // nav: (entry) -> InfoController [root]
          return true
        }
      }
      """)
  }
}
