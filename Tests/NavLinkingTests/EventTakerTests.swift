import Testing

/// Several objects that take the same events: each those of the objects which it is given to.
@Suite struct EventTakerTests {
  @Test func eachCoordinatorTakesTheEventsOfItsOwnModels() {
    expectFlow(
      """
      import UIKit
      enum Wish { case change, show(kind: String), leave }
      protocol WishTaker: AnyObject { func take(_ wish: Wish) }
      final class ShipModel {
        let onChange: () -> Void
        let onCrew: () -> Void
        let onCargo: () -> Void
        init(taker: WishTaker) {
          onChange = { taker.take(.change) }
          onCrew = { taker.take(.show(kind: "crew")) }
          onCargo = { taker.take(.show(kind: "cargo")) }
        }
      }
      final class ShipController: UIViewController {
        var model: ShipModel?
        @objc func change() { model?.onChange() }
      }
      final class CrewModel {
        let onChange: () -> Void
        init(taker: WishTaker) { onChange = { taker.take(.change) } }
      }
      final class CrewController: UIViewController {
        var model: CrewModel?
        @objc func change() { model?.onChange() }
      }
      final class CargoModel {
        let onHold: () -> Void
        init(taker: WishTaker) { onHold = { taker.take(.show(kind: "hold")) } }
      }
      final class CargoController: UIViewController {
        var model: CargoModel?
        @objc func open() { model?.onHold() }
      }
      final class HoldController: UIViewController {}
      final class ShipEditor: UIViewController {}
      final class CrewEditor: UIViewController {}
      final class ShipGuide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let controller = ShipController()
          controller.model = ShipModel(taker: self)
          stack.pushViewController(controller, animated: false) // nav: (entry) -> ShipController [root]
        }
      }
      extension ShipGuide: WishTaker {
        func take(_ wish: Wish) {
          switch wish {
          case .change: showEditor()
          case let .show(kind):
            switch kind {
            case "crew": CrewGuide(stack: stack).start()
            case "cargo": showCargo()
            case "hold": stack.pushViewController(HoldController(), animated: true) // nav: CargoController -> HoldController [push]
            default: break
            }
          case .leave: break
          }
        }
        private func showEditor() { stack.present(ShipEditor(), animated: true) } // nav: ShipController -> ShipEditor [present]
        private func showCargo() {
          let controller = CargoController()
          controller.model = CargoModel(taker: self)
          stack.present(controller, animated: true) // nav: ShipController -> CargoController [present]
        }
      }
      final class CrewGuide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let controller = CrewController()
          controller.model = CrewModel(taker: self)
          stack.pushViewController(controller, animated: true) // nav: ShipController -> CrewController [push]
        }
      }
      extension CrewGuide: WishTaker {
        func take(_ wish: Wish) {
          switch wish {
          case .change: showEditor()
          case .show: showEditor()
          case .leave: stack.popViewController(animated: true)
          }
        }
        private func showEditor() { stack.present(CrewEditor(), animated: true) } // nav: CrewController -> CrewEditor [present]
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> ShipController [root]
          ShipGuide(stack: stack).start()
          return true
        }
      }
      """)
  }

  @Test func anEventIsPassedOnByWhoeverItIsToldTo() {
    expectFlow(
      """
      import UIKit
      enum Source { case camera, album }
      protocol SignUpOutput: AnyObject { func pick(from source: Source) }
      protocol SignUpRouting: AnyObject { func showPicker(_ source: Source, over view: UIViewController) }
      final class SignUpAsker {
        weak var output: SignUpOutput?
        func ask() { output?.pick(from: .camera) }
        func check(_ source: Source) {
          if let source = Source?.some(source) { output?.pick(from: source) }
        }
      }
      final class SignUpPresenter: SignUpOutput {
        weak var view: UIViewController?
        var router: SignUpRouting?
        var asker: SignUpAsker?
        func choose() { asker?.ask() }
        func pick(from source: Source) {
          guard let view else { return }
          router?.showPicker(source, over: view)
        }
      }
      final class SignUpRouter: SignUpRouting {
        func showPicker(_ source: Source, over view: UIViewController) {
          let picker = UIImagePickerController()
          switch source {
          case .camera: view.present(picker, animated: true) // nav: SignUpController -> UIImagePickerController [present]
          case .album: print("later")
          }
        }
      }
      final class SignUpController: UIViewController {
        var presenter: SignUpPresenter?
        override func viewDidLoad() {
          let presenter = SignUpPresenter()
          presenter.view = self
          presenter.router = SignUpRouter()
          presenter.asker = SignUpAsker()
          presenter.asker?.output = presenter
          self.presenter = presenter
        }
        @objc func choose() { presenter?.choose() }
      }
      protocol ProfileOutput: AnyObject { func pick(from source: Source) }
      protocol ProfileRouting: AnyObject { func showPicker(_ source: Source, over view: UIViewController) }
      final class ProfileAsker {
        weak var output: ProfileOutput?
        func ask() { output?.pick(from: .camera) }
      }
      final class ProfilePresenter: ProfileOutput {
        weak var view: UIViewController?
        var router: ProfileRouting?
        var asker: ProfileAsker?
        func choose() { asker?.ask() }
        func pick(from source: Source) {
          guard let view else { return }
          router?.showPicker(source, over: view)
        }
      }
      final class ProfileRouter: ProfileRouting {
        func showPicker(_ source: Source, over view: UIViewController) {
          let picker = UIImagePickerController()
          switch source {
          case .camera: view.present(picker, animated: true) // nav: ProfileController -> UIImagePickerController [present]
          case .album: print("later")
          }
        }
      }
      final class ProfileController: UIViewController {
        var presenter: ProfilePresenter?
        override func viewDidLoad() {
          let presenter = ProfilePresenter()
          presenter.view = self
          presenter.router = ProfileRouter()
          presenter.asker = ProfileAsker()
          presenter.asker?.output = presenter
          self.presenter = presenter
        }
        @objc func choose() { presenter?.choose() }
      }
      final class HallController: UIViewController {
        func signUp() { navigationController?.pushViewController(SignUpController(), animated: true) } // nav: HallController -> SignUpController [push]
        func profile() { navigationController?.pushViewController(ProfileController(), animated: true) } // nav: HallController -> ProfileController [push]
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HallController() // nav: (entry) -> HallController [root]
          return true
        }
      }
      """)
  }

  /// Two screens keep the same event in lists of their own; each tells a model of its own of it.
  @Test func anEventKeptInTheListsOfSeveralScreens() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> ShipController [root]
          ShipGuide(stack: stack).start()
          return true
        }
      }
      enum Row { case crew, cargo }
      protocol RowTaker: AnyObject { func chose(_ row: Row) }
      final class ShipRows: NSObject, UITableViewDelegate {
        weak var taker: RowTaker?
        private let rows: [Row] = [.crew, .cargo]
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { taker?.chose(rows[path.row]) }
      }
      final class HarbourRows: NSObject, UITableViewDelegate {
        weak var taker: RowTaker?
        private let rows: [Row] = [.cargo]
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { taker?.chose(rows[path.row]) }
      }
      final class ShipModel {
        weak var guide: ShipGuide?
        func take(_ row: Row) {
          switch row {
          case .crew: guide?.showHarbour()
          case .cargo: guide?.showCargo()
          }
        }
      }
      final class HarbourModel {
        weak var guide: HarbourGuide?
        func take(_ row: Row) {
          switch row {
          case .cargo: guide?.showStore()
          default: return
          }
        }
      }
      final class ShipController: UIViewController, RowTaker {
        let model = ShipModel()
        private let rows = ShipRows()
        override func viewDidLoad() { rows.taker = self }
        func chose(_ row: Row) { model.take(row) }
      }
      final class HarbourController: UIViewController, RowTaker {
        let model = HarbourModel()
        private let rows = HarbourRows()
        override func viewDidLoad() { rows.taker = self }
        func chose(_ row: Row) { model.take(row) }
      }
      final class ShipGuide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let ship = ShipController()
          ship.model.guide = self
          stack.pushViewController(ship, animated: false) // nav: (entry) -> ShipController [root]
        }
        func showHarbour() { HarbourGuide(stack: stack).start() }
        func showCargo() { stack.pushViewController(CargoController(), animated: true) } // nav: ShipController -> CargoController [push]
      }
      final class HarbourGuide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let harbour = HarbourController()
          harbour.model.guide = self
          stack.pushViewController(harbour, animated: true) // nav: ShipController -> HarbourController [push]
        }
        func showStore() { stack.pushViewController(StoreController(), animated: true) } // nav: HarbourController -> StoreController [push]
      }
      final class CargoController: UIViewController {}
      final class StoreController: UIViewController {}
      """)
  }
}
