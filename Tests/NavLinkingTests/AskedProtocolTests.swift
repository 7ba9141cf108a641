import Testing

/// Methods of one name behind several protocols: what is asked of an object by one protocol runs none of another's.
@Suite struct AskedProtocolTests {
  private static func house(_ garden: String, _ lines: (attic: String, cellar: String)) -> String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: AtticController()) // nav: (entry) -> AtticController [root]
      }
    }
    protocol AtticRouting { func goOn() }
    protocol CellarRouting { func goOn() }
    protocol Storing { var boxes: Int { get } }
    class AtticRouter: NSObject, AtticRouting, Storing {
      var boxes = 0
      weak var controller: AtticController?
      func goOn() {
        controller?.navigationController?.pushViewController(CellarController(), animated: true) // nav: AtticController -> CellarController [push]\(lines.attic)
      }
    }
    class CellarRouter: NSObject, CellarRouting, Storing {
      var boxes = 0
      weak var controller: CellarController?
      func goOn() {
        controller?.navigationController?.pushViewController(GardenController(), animated: true) // nav: CellarController -> GardenController [push]\(lines.cellar)
      }
    }
    final class AtticController: UIViewController {
      var router: (NSObjectProtocol & AtticRouting & Storing)?
      override func viewDidLoad() {
        super.viewDidLoad()
        let router = AtticRouter()
        router.controller = self
        self.router = router
      }
      @objc func stairsTapped() {
        guard let router else { return }
        router.goOn()
      }
    }
    final class CellarController: UIViewController {
      var router: (NSObjectProtocol & CellarRouting & Storing)?
      override func viewDidLoad() {
        super.viewDidLoad()
        let router = CellarRouter()
        router.controller = self
        self.router = router
      }
    }
    final class GardenController: UIViewController {}
    \(garden)
    """
  }

  @Test func whatNobodyAsksByItsOwnProtocolIsNeverRun() {
    expectFlow(Self.house("", ("", " dead")))
  }

  /// Any type may stand for a generic parameter, and what has no written type may be anything.
  @Test(arguments: ["func run<Router: CellarRouting>(_ router: Router) { router.goOn() }\nlet used: Void = run(later())", "let used: Void = later().goOn()"])
  func whatMayBeAskedOfAnythingIsRun(_ use: String) {
    expectFlow(Self.house(use, ("", "")))
  }

  /// A base class fulfils a protocol that only the class below it adopts.
  @Test func aBaseClassIsAskedByTheProtocolOfAnotherBelowIt() {
    expectFlow(
      Self.house("final class DeepRouter: CellarRouter, DeepRouting {}\nprotocol DeepRouting { func goOn() }\nfunc dig(_ deep: DeepRouting) { deep.goOn() }\nlet dug: Void = dig(later())", ("", "")))
  }

  /// A controller of the system whose name does not end as most do.
  @Test func aVideoEditorIsAScreen() {
    expectFlow(
      """
      import UIKit
      final class ClipController: UIViewController {
        @objc func cutTapped() {
          let editor = UIVideoEditorController()
          editor.videoPath = "clip.mov"
          self.present(editor, animated: true) // nav: ClipController -> UIVideoEditorController [present]
        }
      }
      """)
  }

  /// What a class's own protocol asks for, another one that it conforms to may give.
  @Test func whatOneProtocolAsksForAnotherGives() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var router: AtticRouter?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let attic = AtticController()
          router = AtticRouter(navigation: UINavigationController(rootViewController: attic))
          router?.start(attic)
          window?.rootViewController = attic // nav: (entry) -> AtticController [root]
        }
      }
      protocol AtticRouting: AnyObject { func showChest(_ number: Int) }
      protocol ChestRouting: AnyObject { var navigation: UINavigationController { get } }
      extension ChestRouting {
        func showChest(_ number: Int) {
          navigation.pushViewController(ChestController(), animated: true) // nav: AtticController -> ChestController [push]
        }
      }
      final class AtticRouter: AtticRouting, ChestRouting {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start(_ attic: AtticController) {
          attic.onChest = { [weak self] number in self?.showChest(number) }
        }
      }
      final class AtticController: UIViewController {
        var onChest: ((Int) -> Void)?
        @objc func chestTapped() { onChest?(1) }
      }
      final class ChestController: UIViewController {}
      """)
  }
}
