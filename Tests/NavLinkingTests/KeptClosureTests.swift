import Testing

/// Closures that a property keeps, and callbacks that are filled with a method of whoever listens.
@Suite struct KeptClosureTests {
  @Test func aClosureOfAPropertyRunsWhereItIsHandedOn() {
    expectFlow(
      """
      import UIKit
      import Swinject
      protocol ActionTaking: AnyObject { associatedtype Action; var actions: Action? { get set }; func setActions(actions: Action) }
      struct MenuActions { var openCake: ((Int) -> Void)?; var openShop: (() -> Void)? }
      final class MenuModel: ActionTaking {
        typealias Action = MenuActions
        var actions: Action?
        weak var desk: Guide?
        func setActions(actions: Action) { self.actions = actions }
        func tap() { actions?.openCake?(1) }
      }
      final class MenuController: UIViewController {
        private var model: MenuModel?
        convenience init(model: MenuModel) { self.init(nibName: nil, bundle: nil); self.model = model }
        @objc func tap() { model?.tap() }
        @objc func shop() { self.model?.actions?.openShop?() }
      }
      struct CakeActions { var openShop: (() -> Void)? }
      final class CakeModel: ActionTaking {
        typealias Action = CakeActions
        var actions: Action?
        func setActions(actions: Action) { self.actions = actions }
      }
      final class CakeController: UIViewController {
        private var model: CakeModel?
        convenience init(model: CakeModel) { self.init(nibName: nil, bundle: nil); self.model = model }
        @objc func shop() { self.model?.actions?.openShop?() }
      }
      final class ShopController: UIViewController {}
      protocol Guide: AnyObject { var children: [Guide] { get set } }
      protocol TalkGuide: Guide { func openTalk() }
      final class MenuGuide: Guide {
        var stack: UINavigationController
        var children: [Guide] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let box = Box.shared.container
          guard let model = box.resolve(MenuModel.self) else { return }
          model.setActions(actions: MenuActions(openCake: openCake, openShop: openShop))
          let c = MenuController(model: model)
          stack.pushViewController(c, animated: true) // nav: UITabBarController -> MenuController [root]
        }
        lazy var openCake: (Int) -> Void = { [weak self] id in
          guard let model = Box.shared.container.resolve(CakeModel.self) else { return }
          model.setActions(actions: CakeActions(openShop: self?.openShop))
          self?.stack.present(CakeController(model: model), animated: true) // nav: MenuController -> CakeController [present]
        }
        lazy var openShop: () -> Void = { [weak self] in
          let g = ShopGuide(stack: self?.stack ?? UINavigationController())
          self?.children.append(g)
          g.start()
        }
      }
      final class ShopGuide: Guide {
        var stack: UINavigationController
        var children: [Guide] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.topViewController?.present(ShopController(), animated: true) } // nav: CakeController -> ShopController [present]; MenuController -> ShopController [present]
      }
      final class TalkModel { weak var guide: TalkGuide?; init(guide: TalkGuide) { self.guide = guide }; func tap() { guide?.openTalk() } }
      final class TalkListController: UIViewController { var model: TalkModel?; convenience init(model: TalkModel) { self.init(nibName: nil, bundle: nil); self.model = model }; @objc func tap() { model?.tap() } }
      final class TalkController: UIViewController {}
      final class DefaultTalkGuide: TalkGuide {
        var stack: UINavigationController
        var children: [Guide] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(TalkListController(model: TalkModel(guide: self)), animated: true) } // nav: UITabBarController -> TalkListController [root]
        func openTalk() { stack.pushViewController(TalkController(), animated: true) } // nav: TalkListController -> TalkController [push]
      }
      final class Box {
        static let shared = Box()
        let container = Container()
        init() { container.register(MenuModel.self) { _ in MenuModel() }; container.register(CakeModel.self) { _ in CakeModel() } }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let bar = UITabBarController()
          let a = UINavigationController(), b = UINavigationController()
          MenuGuide(stack: a).start()
          DefaultTalkGuide(stack: b).start()
          bar.viewControllers = [a, b] // nav: UITabBarController -> MenuController [tab]; UITabBarController -> TalkListController [tab]
          window?.rootViewController = bar // nav: (entry) -> UITabBarController [root]
          return true
        }
      }
      """)
  }

  @Test func aCellIsGivenAMethodOfADelegate() {
    expectFlow(
      """
      import UIKit
      protocol WelcomeTaker: AnyObject { func openLogin(); func openHelp() }
      final class WelcomeCell: UICollectionViewCell {
        var onLogin: (() -> Void)?
        var onHelp: (() -> Void)?
        @objc func tap() { self.onLogin?() }
        @objc func help() { self.onHelp?() }
      }
      final class WelcomeController: UICollectionViewController {
        weak var taker: WelcomeTaker?
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) as! WelcomeCell
          cell.onLogin = taker?.openLogin
          cell.onHelp = taker?.openHelp
          return cell
        }
      }
      struct ChooseModel { weak var taker: WelcomeTaker?; func login() { taker?.openLogin() } }
      final class ChooseController: UIViewController { var model: ChooseModel?; @objc func tap() { model?.login() } }
      final class LoginController: UIViewController {}
      final class HelpController: UIViewController {}
      final class MainGuide: WelcomeTaker {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let c = WelcomeController(collectionViewLayout: UICollectionViewFlowLayout())
          c.taker = self
          stack.pushViewController(c, animated: false) // nav: (entry) -> WelcomeController [root]
        }
        func choose() {
          let c = ChooseController()
          var m = ChooseModel()
          m.taker = self
          c.model = m
          stack.present(c, animated: true) // nav: (entry) -> ChooseController [present]
        }
        func openLogin() { stack.pushViewController(LoginController(), animated: true) } // nav: WelcomeController -> LoginController [push]; ChooseController -> LoginController [push]
        func openHelp() { stack.pushViewController(HelpController(), animated: true) } // nav: WelcomeController -> HelpController [push]
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> WelcomeController [root]
          let guide = MainGuide(stack: stack)
          guide.start()
          guide.choose()
          return true
        }
      }
      """)
  }

  @Test func aDelegateIsWhoeverIsGiven() {
    expectFlow(
      """
      import UIKit
      protocol Reading: AnyObject { func openBook(_ title: String) }
      protocol Warning: AnyObject { func warn() }
      final class ShelfModel {
        weak var guide: (Reading & Warning)?
        init(store: Int = 0, guide: (Reading & Warning)) { self.guide = guide }
        func tap() { guide?.openBook("x") }
      }
      final class ShelfController: UIViewController { var model: ShelfModel?; @objc func tap() { model?.tap() } }
      final class DeskModel { var find: ((String) -> Void)? ; func tap() { find?("x") } }
      final class DeskController: UIViewController { var model: DeskModel?; @objc func tap() { model?.tap() } }
      final class BookController: UIViewController { }
      final class ShelfGuide: Reading, Warning {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let c = ShelfController()
          c.model = ShelfModel(guide: self)
          stack.pushViewController(c, animated: false) // nav: BarController -> ShelfController [root]
        }
        func openBook(_ title: String) { stack.pushViewController(BookController(), animated: true) } // nav: ShelfController -> BookController [push]
        func warn() {}
      }
      final class DeskGuide: Reading, Warning {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let c = DeskController(); let m = DeskModel()
          m.find = { [weak self] t in self?.openBook(t) }
          c.model = m
          stack.pushViewController(c, animated: false) // nav: BarController -> DeskController [root]
        }
        func openBook(_ title: String) { stack.pushViewController(BookController(), animated: true) } // nav: DeskController -> BookController [push]
        func warn() {}
      }
      final class BarController: UITabBarController {
        let shelf = ShelfGuide(stack: UINavigationController())
        let desk = DeskGuide(stack: UINavigationController())
        override func viewDidLoad() {
          shelf.start()
          desk.start()
          viewControllers = [shelf.stack, desk.stack] // nav: BarController -> ShelfController [tab]; BarController -> DeskController [tab]
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = BarController() // nav: (entry) -> BarController [root]
          return true
        }
      }
      """)
  }

  /// A part sets itself up by a method that each class below its base overrides and calls: no screen is found there.
  @Test func aFooterIsGivenAClosureThatItsButtonRuns() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          KiteGuide(stack: stack).start()
          window?.rootViewController = stack // nav: (entry) -> KiteViewController [root]
        }
      }
      final class KiteGuide {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let kite = KiteViewController()
          kite.guide = self
          stack.pushViewController(kite, animated: false) // nav: (entry) -> KiteViewController [root]
        }
        func openWind() { stack.pushViewController(WindViewController(), animated: true) } // nav: KiteViewController -> WindViewController [push]
      }
      protocol SettingUp { func setUp() }
      class PlainFooter: UITableViewHeaderFooterView, SettingUp {
        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          setUp()
        }
        func setUp() {}
      }
      final class KiteFooter: PlainFooter {
        var onAdd: (() -> Void)?
        private let button = UIButton()
        override func setUp() {
          super.setUp()
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        }
        @objc func tap() { onAdd?() }
      }
      final class KiteViewController: UIViewController, UITableViewDelegate {
        weak var guide: KiteGuide?
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
          guard let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "kite") as? KiteFooter else { return nil }
          footer.onAdd = { self.guide?.openWind() }
          return footer
        }
      }
      final class WindViewController: UIViewController {}
      """)
  }

  /// What a row of buttons does inside, other screens' buttons do too.
  @Test func aRowOfButtonsRunsForTheScreenThatFillsIt() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          stack.viewControllers = [DoorViewController(model: DoorModel(stack: stack)), HallViewController()]
          window?.rootViewController = stack // nav: (entry) -> DoorViewController [root]; (entry) -> HallViewController [root]
        }
      }
      class PlainKey: UIView {
        var onPress: ((String) -> Void)?
        @objc func press(_ sender: UIButton) { onPress?("a") }
      }
      final class RoundKey: PlainKey {}
      final class KeyRow: UIView {
        var onPress: ((String) -> Void)?
        func fill(_ keys: [PlainKey]) { keys.forEach { key in key.onPress = { [weak self] name in self?.onPress?(name) } } }
      }
      final class DoorModel {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func open(_ name: String) { stack.pushViewController(BellViewController(), animated: true) } // nav: DoorViewController -> BellViewController [push]
      }
      final class DoorViewController: UIViewController {
        private let row = KeyRow()
        private let model: DoorModel
        init(model: DoorModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { row.onPress = { [weak self] name in self?.model.open(name) } }
      }
      final class HallViewController: UIViewController { private let key: PlainKey = RoundKey() }
      final class BellViewController: UIViewController {}
      """)
  }

  /// What a closure is where nobody gives another.
  @Test func aClosureThatAPropertyBeginsWithShowsWhatTheScreenCallsItWith() {
    expectFlow(
      """
      import SwiftUI
      @Observable final class Compass {
        static let shared = Compass()
        var trails: [Trail] = []
      }
      enum Trail: Hashable { case lake, hill }
      @main struct ScoutApp: App { var body: some Scene { WindowGroup { TentView() } } } // nav: (entry) -> TentView [root]
      struct TentView: View {
        @Bindable var compass = Compass.shared
        var body: some View {
          NavigationStack(path: $compass.trails) {
            Button("Lake") { compass.trails.append(.lake) } // nav: TentView -> LakeView [push] Trail.lake
              .navigationDestination(for: Trail.self) { trail in
                switch trail {
                case .lake: LakeView()
                case .hill: HillView()
                }
              }
          }
        }
      }
      struct LakeView: View {
        var go: (Trail) -> Void = { Compass.shared.trails.append($0) }
        var body: some View { Button("Hill") { go(Trail.hill) } } // nav: LakeView -> HillView [push] Trail.hill
      }
      struct HillView: View { var body: some View { Text("Hill") } }
      """)
  }

  /// Many pages have a bar with buttons. One page has its bar shown by the frame around it, which it tells what the buttons do.
  @Test func whatABarOfManyPagesIsToldByTheModelOfAnotherRunsOnThatOne() {
    let pages = ["Barn", "Field", "Yard", "Gate"].map { name in
      """
      struct \(name)Page: View {
        @State var model = \(name)Model()
        var body: some View { BarPage(bar: model.bar()) { Text("\(name)") } }
      }
      final class \(name)Model {
        func bar() -> BarContent { .init(actions: [.init(title: "Back") { self.leave() }]) }
        func leave() {}
      }
      """
    }.joined(separator: "\n")
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { Frame(host: Host()) } } } // nav: (entry) -> Frame [root]
      enum Place: Hashable { case barn, field, yard, gate }
      @Observable final class Host {
        var path: [Place] = []
        func push(_ place: Place) { path.append(place) }
      }
      struct Frame: View {
        @State var host: Host
        @State var bar: BarContent?
        var body: some View {
          NavigationStack(path: $host.path) {
            HomePage(model: HomeModel(host: host) { bar = $0 }) // nav: Frame -> HomePage [root]
              .toolbar { bar }
              .navigationDestination(for: Place.self) { place in
                switch place {
                case .barn: BarnPage()
                case .field: FieldPage()
                case .yard: YardPage()
                case .gate: GatePage()
                }
              }
          }
        }
      }
      struct BarContent: ToolbarContent {
        struct Action {
          let title: String
          let run: (() -> Void)?
          init(title: String, run: (() -> Void)? = nil) { self.title = title; self.run = run }
        }
        let actions: [Action]
        var body: some ToolbarContent {
          ToolbarItemGroup { ForEach(actions, id: \\.title) { action in ActionView(action: action) } }
        }
      }
      struct ActionView: View {
        let action: BarContent.Action
        var body: some View { if let run = action.run { Button(action.title, action: run) } }
      }
      struct BarPage<Content: View>: View {
        let bar: BarContent?
        let content: Content
        init(bar: BarContent?, @ViewBuilder content: () -> Content) { self.bar = bar; self.content = content() }
        var body: some View { content.toolbar { bar } }
      }
      @Observable final class HomeModel {
        private let host: Host
        private let onBar: (BarContent) -> Void
        init(host: Host, onBar: @escaping (BarContent) -> Void) { self.host = host; self.onBar = onBar }
        func appear() { onBar(.init(actions: [.init(title: "Barn") { self.openBarn() }])) }
        private func openBarn() { host.push(.barn) } // nav: HomePage -> BarnPage [push] Place.barn
        func openField() { host.push(.field) } // nav: HomePage -> FieldPage [push] Place.field
        func openYard() { host.push(.yard) } // nav: HomePage -> YardPage [push] Place.yard
        func openGate() { host.push(.gate) } // nav: HomePage -> GatePage [push] Place.gate
      }
      struct HomePage: View {
        let model: HomeModel
        var body: some View {
          VStack {
            Button("Field") { model.openField() }
            Button("Yard") { model.openYard() }
            Button("Gate") { model.openGate() }
          }
          .onAppear { model.appear() }
        }
      }
      \(pages)
      """)
  }
}
