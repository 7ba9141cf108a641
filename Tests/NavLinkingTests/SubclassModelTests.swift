import Testing

/// Screens below a generic class, each of which says what the class keeps or is made with.
@Suite struct SubclassModelTests {
  @Test func aModelBelongsToTheScreenThatSaysSo() {
    expectFlow(
      """
      import Combine
      import UIKit
      protocol Exit {}
      protocol ScreenModel: AnyObject {}
      class Screen<Model: ScreenModel>: UIViewController {
        var model: Model
        init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
      }
      enum Tap { case bread, cakes }
      enum MenuExit: Exit { case bread, cakes }
      final class MenuModel: ScreenModel {
        private(set) lazy var exits = exitSubject.eraseToAnyPublisher()
        private let exitSubject = PassthroughSubject<MenuExit, Never>()
        func openBread() { exitSubject.send(.bread) }
        func openCakes() { exitSubject.send(.cakes) }
      }
      final class MenuController: Screen<MenuModel> {
        @objc func tapBread() { model.openBread() }
        @objc func tapCakes() { model.openCakes() }
      }
      final class BreadController: UIViewController {}
      final class CakesController: UIViewController {}
      struct Unit<Leaving: Exit, Controller> {
        let controller: Controller
        let exits: AnyPublisher<Leaving, Never>
      }
      final class MenuMaker {
        class func make() -> Unit<MenuExit, UIViewController> {
          let model = MenuModel()
          return Unit(controller: MenuController(model: model), exits: model.exits)
        }
      }
      final class BakeryGuide {
        let stack: UINavigationController
        private var bag = Set<AnyCancellable>()
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let unit = MenuMaker.make()
          unit.exits.sink { [unowned self] exit in
            switch exit {
            case .bread: showBread()
            case .cakes: showCakes()
            }
          }.store(in: &bag)
          stack.pushViewController(unit.controller, animated: false) // nav: (entry) -> MenuController [root]
        }
        private func showBread() { stack.pushViewController(BreadController(), animated: true) } // nav: MenuController -> BreadController [push]
        private func showCakes() { stack.pushViewController(CakesController(), animated: true) } // nav: MenuController -> CakesController [push]
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> MenuController [root]
          BakeryGuide(stack: stack).start()
          return true
        }
      }
      """)
  }

  @Test func aScreenIsMadeWithWhatItsClassTakes() {
    expectFlow(
      """
      import RxSwift
      import UIKit
      class Screen<Model>: UIViewController {
        init(with model: Model?) { super.init(nibName: nil, bundle: nil) }
      }
      final class ShelfModel {
        weak var guide: ShelfGuide?
        init() { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in self.guide?.showBook() } }
      }
      final class ShelfController: Screen<ShelfModel> {}
      final class BookController: UIViewController {}
      final class ShelfGuide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start(_ model: ShelfModel) {
          stack.pushViewController(ShelfController(with: model), animated: false) // nav: (entry) -> ShelfController [root]
        }
        func showBook() { stack.pushViewController(BookController(), animated: true) } // nav: ShelfController -> BookController [push]
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> ShelfController [root]
          ShelfGuide(stack: stack).start(ShelfModel())
          return true
        }
      }
      """)
  }

  /// Each box sends its events to the taker that it is declared with.
  @Test func aGenericObjectAsksWhatItKeeps() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: HoneyFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          flow = HoneyFlow(stack: stack)
          flow?.start()
          window?.rootViewController = stack // nav: (entry) -> HiveView [root]
        }
      }
      protocol EventTaking { associatedtype Event; associatedtype State; func take(_ event: Event, in box: Box<Self>) }
      final class Box<Taker: EventTaking>: ObservableObject {
        let taker: Taker
        var state: Taker.State
        init(state: Taker.State, taker: Taker) { self.state = state; self.taker = taker }
        func send(_ event: Taker.Event) { self.taker.take(event, in: self) }
        func later(_ make: @escaping (Int) -> Taker.Event) -> (Int) -> Void { { [unowned self] n in self.send(make(n)) } }
      }
      struct HiveState { var bees = 0 }
      struct CombState { var cells = 0 }
      protocol HiveGuiding: AnyObject { func openWax() }
      protocol CombGuiding: AnyObject { func openJar() }
      struct HiveTaker: EventTaking {
        enum Event { case wax }
        typealias State = HiveState
        unowned let guide: HiveGuiding
        func take(_ event: Event, in box: Box<HiveTaker>) { switch event { case .wax: guide.openWax() } }
      }
      struct CombTaker: EventTaking {
        enum Event { case jar(Int) }
        typealias State = CombState
        unowned let guide: CombGuiding
        func take(_ event: Event, in box: Box<CombTaker>) { switch event { case .jar: guide.openJar() } }
      }
      struct HiveView: View { @EnvironmentObject var box: Box<HiveTaker>; let onComb: () -> Void; var body: some View { VStack { Button("Wax") { box.send(.wax) }; Button("Comb") { onComb() } } } }
      struct CombView: View { @EnvironmentObject var box: Box<CombTaker>; var body: some View { Button("Jar") { box.later { .jar($0) }(1) } } }
      final class WaxController: UIViewController {}
      final class JarController: UIViewController {}
      final class HoneyFlow: HiveGuiding, CombGuiding {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let box = Box(state: HiveState(), taker: HiveTaker(guide: self))
          stack.setViewControllers([UIHostingController(rootView: HiveView(onComb: { [weak self] in self?.openComb() }).environmentObject(box))], animated: false) // nav: (entry) -> HiveView [root]
        }
        func openComb() {
          let box = Box(state: CombState(), taker: CombTaker(guide: self))
          stack.pushViewController(UIHostingController(rootView: CombView().environmentObject(box)), animated: true) // nav: HiveView -> CombView [push]
        }
        func openWax() { stack.pushViewController(WaxController(), animated: true) } // nav: HiveView -> WaxController [push]
        func openJar() { stack.pushViewController(JarController(), animated: true) } // nav: CombView -> JarController [push]
      }
      """)
  }
}
