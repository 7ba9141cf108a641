import Testing

/// Methods that programs add to what a library knows screens by, under the names of the framework's own.
struct PresentableMethodTests {
  @Test func aMethodThatForwardsToTheFrameworksDecidesWhereItIsCalled() {
    expectFlow(
      """
      import RIBs
      import UIKit
      extension ViewControllable {
        func present(_ other: ViewControllable, animated: Bool, completion: (() -> Void)? = nil) {
          uiviewController.present(other.uiviewController, animated: animated, completion: completion)
        }
      }
      protocol HarbourViewControllable: ViewControllable {}
      protocol HarbourRouting: ViewableRouting { func attachBoat() }
      protocol BoatListener: AnyObject {}
      protocol BoatBuildable: Buildable { func build(withListener listener: BoatListener) -> BoatRouting }
      protocol BoatRouting: ViewableRouting {}
      protocol BoatViewControllable: ViewControllable {}
      final class BoatBuilder: Builder<EmptyDependency>, BoatBuildable {
        func build(withListener listener: BoatListener) -> BoatRouting {
          let controller = BoatController()
          return BoatRouter(interactor: BoatInteractor(presenter: controller), viewController: controller)
        }
      }
      final class BoatRouter: ViewableRouter<BoatInteractor, BoatViewControllable>, BoatRouting {}
      final class BoatInteractor: PresentableInteractor<BoatController> {}
      final class BoatController: UIViewController, BoatViewControllable {
        @objc func photoTapped() {
          present(UIImagePickerController(), animated: true, completion: nil) // nav: BoatController -> UIImagePickerController [present]
        }
      }
      final class HarbourBuilder: Builder<EmptyDependency> {
        func build() -> LaunchRouting {
          let controller = HarbourController()
          let interactor = HarbourInteractor(presenter: controller)
          controller.listener = interactor
          return HarbourRouter(interactor: interactor, viewController: controller, boats: BoatBuilder(dependency: EmptyComponent()))
        }
      }
      protocol HarbourListener: AnyObject { func boatTapped() }
      final class HarbourInteractor: PresentableInteractor<HarbourController>, HarbourListener, BoatListener {
        weak var router: HarbourRouting?
        func boatTapped() { router?.attachBoat() }
      }
      final class HarbourController: UIViewController, HarbourViewControllable {
        weak var listener: HarbourListener?
        @objc func tapped() { listener?.boatTapped() }
      }
      final class HarbourRouter: LaunchRouter<HarbourInteractor, HarbourViewControllable>, HarbourRouting {
        private let boats: BoatBuildable
        init(interactor: HarbourInteractor, viewController: HarbourViewControllable, boats: BoatBuildable) {
          self.boats = boats
          super.init(interactor: interactor, viewController: viewController)
        }
        func attachBoat() {
          let router = boats.build(withListener: interactor)
          let controller = router.viewControllable
          viewControllable.present(controller, animated: false) // nav: HarbourController -> BoatController [present]
          attachChild(router)
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          HarbourBuilder(dependency: EmptyComponent()).build().launch(from: window) // nav: (entry) -> HarbourController [root]
          return true
        }
      }
      """)
  }

  @Test func whatViewControllersOfTheFrameworkDoForAProtocolRunsWhereItIsAskedFor() {
    expectFlow(
      """
      import UIKit
      enum Way { case push, modal }
      protocol Opening: AnyObject { func open(_ controller: UIViewController, by way: Way) }
      extension UIViewController: Opening {
        func open(_ controller: UIViewController, by way: Way) {
          switch way {
          case .push: navigationController?.pushViewController(controller, animated: true)
          case .modal: present(controller, animated: true)
          }
        }
      }
      final class PhotosRouter {
        weak var opening: Opening?
        func photo() { opening?.open(PhotoController(), by: .push) } // nav: PhotosController -> PhotoController [push]
        func camera() { opening?.open(CameraController(), by: .modal) } // nav: PhotosController -> CameraController [present]
      }
      final class PhotosPresenter {
        let router: PhotosRouter
        init(router: PhotosRouter) { self.router = router }
        func select() { router.photo() }
        func add() { router.camera() }
      }
      final class PhotosController: UIViewController {
        var presenter: PhotosPresenter?
        @objc func tap() { presenter?.select() }
        @objc func shoot() { presenter?.add() }
      }
      final class PhotoController: UIViewController {}
      final class CameraController: UIViewController {}
      enum Assembly {
        static func photos() -> UIViewController {
          let controller = PhotosController()
          let router = PhotosRouter()
          router.opening = controller
          controller.presenter = PhotosPresenter(router: router)
          return controller
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: Assembly.photos()) // nav: (entry) -> PhotosController [root]
        }
      }
      """)
  }
}
