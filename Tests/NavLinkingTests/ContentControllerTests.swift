import Testing

/// Controllers that only surround the one they are made with.
struct ContentControllerTests {
  @Test func whatASheetOfOursSurroundsIsTheScreen() {
    expectFlow(
      """
      import UIKit
      struct SheetLooks { var height = 200.0 }
      class SheetController: UIViewController {
        init(content: UIViewController, looks: SheetLooks = SheetLooks()) {
          super.init(nibName: nil, bundle: nil)
          addChild(content)
          content.didMove(toParent: self)
        }
        required init?(coder: NSCoder) { nil }
      }
      class DrawerController: UIViewController {
        private let inside: UIViewController
        init(inside: UIViewController) {
          self.inside = inside
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(inside)
        }
      }
      final class PondViewController: UIViewController {
        private var sheet: SheetController?
        func showFish() {
          let sheet = SheetController(content: FishViewController())
          present(sheet, animated: true) // nav: PondViewController -> FishViewController [present]
          self.sheet = sheet
        }
        func showFrog() {
          present(DrawerController(inside: FrogViewController()), animated: true) // nav: PondViewController -> FrogViewController [present]
        }
        func showHeron() {
          sheet?.present(HeronViewController(), animated: true) // nav: PondViewController -> HeronViewController [present]
        }
      }
      final class FishViewController: UIViewController {}
      final class FrogViewController: UIViewController {}
      final class HeronViewController: UIViewController {}
      @main final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = PondViewController() // nav: (entry) -> PondViewController [root]
          return true
        }
      }
      """)
  }

  /// What is called the content is inside, whatever else there is: a route that makes both shows what is inside.
  @Test func whatIsCalledTheContentIsTheScreen() {
    expectFlow(
      """
      import UIKit
      final class Till { func listen() {} }
      protocol Titled {}
      enum Drawer { case none, coins, notes }
      final class DrawerController: UIViewController {
        var childViewController: UIViewController
        private let till: Till
        init<T: UIViewController>(childViewController: T, till: Till) where T: Titled {
          self.childViewController = childViewController
          self.till = till
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(childViewController)
          till.listen()
        }
      }
      final class CounterController: UIViewController {
        let till = Till()
        @objc func coinsTapped() { open(.coins) } // nav: CounterController -> CoinsController [present] Drawer.coins
        @objc func notesTapped() { open(.notes) } // nav: CounterController -> NotesController [present] Drawer.notes
        func open(_ drawer: Drawer) {
          guard let controller = make(drawer) else { return }
          present(controller, animated: true)
        }
        @objc func shutTapped() { open(.none) }
        private func make(_ drawer: Drawer) -> UIViewController? {
          switch drawer {
          case .none: return nil
          case .coins: return DrawerController(childViewController: CoinsController(), till: till)
          case .notes: return makeNotes()
          }
        }
        private func makeNotes() -> UIViewController? {
          let notes = NotesController()
          let root = DrawerController(childViewController: notes, till: till)
          notes.onCheck = { [weak root] in
            root?.present(CheckController(), animated: true) // nav: NotesController -> CheckController [present]
          }
          return root
        }
      }
      final class CoinsController: UIViewController, Titled {}
      final class NotesController: UIViewController, Titled {
        var onCheck: () -> Void = {}
        @objc func checkTapped() { onCheck() }
      }
      final class CheckController: UIViewController {}
      @main final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = CounterController() // nav: (entry) -> CounterController [root]
          return true
        }
      }
      """)
  }

  @Test func whoIsMadeWithAPresenterIsAScreenOfItsOwn() {
    expectFlow(
      """
      import UIKit
      protocol TreePresenting {}
      final class TreePresenter: TreePresenting {}
      final class TreeViewController: UIViewController {
        private let banner: UIViewController
        init(presenter: TreePresenting, banner: UIViewController) {
          self.banner = banner
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(banner)
        }
      }
      final class GardenViewController: UIViewController {
        func showTree() {
          let banner = BannerViewController()
          let tree = TreeViewController(presenter: TreePresenter(), banner: banner) // nav: GardenViewController -> BannerViewController [child]
          present(tree, animated: true) // nav: GardenViewController -> TreeViewController [present]
        }
      }
      final class BannerViewController: UIViewController {}
      @main final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = GardenViewController() // nav: (entry) -> GardenViewController [root]
          return true
        }
      }
      """)
  }

  @Test func anItemThatHasAPickerInOneCaseIsNoRoute() {
    expectFlow(
      """
      import UIKit
      enum FieldKind { case name, country(Int), birthday }
      struct Field {
        let id: Int
        var kind: FieldKind
      }
      struct Picking {
        let field: Field
        let make: ((() -> Void)?) -> UIViewController?
      }
      extension Picking {
        static func countries(_ field: Field) -> Self {
          .init(field: field) { done -> UIViewController? in
            switch field.kind {
            case .country: return CountryViewController()
            default: return nil
            }
          }
        }
      }
      final class Model {
        var fields = [Field(id: 1, kind: .name), Field(id: 2, kind: .country(3))]
        func picking(_ id: Int) -> Picking? {
          guard let field = fields.first(where: { $0.id == id }) else { return nil }
          return Picking.countries(field)
        }
      }
      final class FormViewController: UIViewController {
        let model = Model()
        func tap() {
          guard let picking = model.picking(2), let screen = picking.make(nil) else { return }
          present(screen, animated: true) // nav: FormViewController -> CountryViewController [present]
        }
      }
      final class CountryViewController: UIViewController {}
      @main final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = FormViewController() // nav: (entry) -> FormViewController [root]
          return true
        }
      }
      """)
  }
}
