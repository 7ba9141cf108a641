import Testing

/// Coordinators that hand on to each other: whose screen was there before.
struct ChainedFlowTests {
  @Test func aChildThatABaseClassStartsBeginsWhereItIsChosen() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private lazy var navigation = UINavigationController()
        private lazy var shop = ShopFlow(navigation: navigation, maker: FlowMaker())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = navigation
          shop.start()
        }
      }
      class Flow {
        private(set) var children: [Flow] = []
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { begin(at: nil) }
        func begin(at link: URL?) {}
        func run(_ child: Flow) { run(child, at: nil) }
        func run(_ child: Flow, at link: URL?) {
          children.append(child)
          child.begin(at: link)
        }
        func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      final class FlowMaker {
        func cart(_ navigation: UINavigationController, onFinish: @escaping () -> Void) -> Flow {
          CartFlow(navigation: navigation, onFinish: onFinish)
        }
        func receipt(_ navigation: UINavigationController) -> Flow { ReceiptFlow(navigation: navigation) }
        func help(_ navigation: UINavigationController) -> Flow { HelpFlow(navigation: navigation) }
      }
      final class ShopFlow: Flow {
        private let maker: FlowMaker
        init(navigation: UINavigationController, maker: FlowMaker) {
          self.maker = maker
          super.init(navigation: navigation)
        }
        override func begin(at link: URL?) {
          let catalog = CatalogViewController()
          catalog.onCart = openCart
          show(catalog) // nav: (entry) -> CatalogViewController [root]
        }
        private var openCart: () -> Void {
          return { [weak self] in
            guard let self else { return }
            self.run(self.maker.cart(self.navigation, onFinish: { [weak self] in self?.openReceipt() }))
          }
        }
        private func openReceipt() { run(maker.receipt(navigation)) }
      }
      final class CartFlow: Flow {
        private let onFinish: () -> Void
        init(navigation: UINavigationController, onFinish: @escaping () -> Void) {
          self.onFinish = onFinish
          super.init(navigation: navigation)
        }
        override func begin(at link: URL?) {
          let cart = CartViewController()
          cart.onPay = { [weak self] in self?.onFinish() }
          show(cart) // nav: CatalogViewController -> CartViewController [push]
        }
      }
      final class ReceiptFlow: Flow {
        private let maker = FlowMaker()
        override func begin(at link: URL?) {
          let receipt = ReceiptViewController()
          receipt.onHelp = { [weak self] in self?.openHelp() }
          show(receipt) // nav: CartViewController -> ReceiptViewController [push]
        }
        private func openHelp() { run(maker.help(navigation)) }
      }
      final class HelpFlow: Flow {
        override func begin(at link: URL?) {
          show(HelpViewController()) // nav: ReceiptViewController -> HelpViewController [push]
        }
      }
      final class CatalogViewController: UIViewController {
        var onCart: (() -> Void)?
        @objc func cartTapped() { onCart?() }
      }
      final class CartViewController: UIViewController {
        var onPay: (() -> Void)?
        @objc func payTapped() { onPay?() }
      }
      final class ReceiptViewController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func helpTapped() { onHelp?() }
      }
      final class HelpViewController: UIViewController {}
      """)
  }

  @Test func whatAFlowWaitsForComesFromTheScreenItHasShown() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private lazy var starter = Starter(window: window)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          starter.start()
        }
      }
      final class Starter {
        private let window: UIWindow?
        private let account = Account()
        init(window: UIWindow?) { self.window = window }
        func start() {
          showSplash()
          account.load { [weak self] in self?.finish() }
        }
        private func showSplash() {
          window?.rootViewController = SplashViewController() // nav: (entry) -> SplashViewController [root]
        }
        private func finish() {
          window?.rootViewController = HomeViewController() // nav: SplashViewController -> HomeViewController [root]
        }
      }
      final class Account { func load(_ done: @escaping () -> Void) { DispatchQueue.main.async(execute: done) } }
      final class SplashViewController: UIViewController {}
      final class HomeViewController: UIViewController {}
      """)
  }

  @Test func aFlowsEndIsWhereItsOwnScreensCallIt() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private lazy var main = MainFlow(navigation: UINavigationController())
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?) -> Bool {
          main.start()
          return true
        }
      }
      protocol Flow: AnyObject { func start() }
      protocol SignInOutput: AnyObject { var finished: (() -> Void)? { get set } }
      final class MainFlow: Flow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let flow = makeSignIn()
          flow.finished = { [weak self] in self?.showHome() }
          flow.start()
        }
        private func makeSignIn() -> Flow & SignInOutput { SignInFlow(navigation: navigation) }
        private func showHome() {
          let home = HomeViewController()
          home.onHelp = openHelp()
          navigation.setViewControllers([home], animated: true) // nav: SignInViewController -> HomeViewController [root]
        }
        private func openHelp() -> () -> Void {
          return { [unowned self] in
            self.navigation.pushViewController(HelpViewController(), animated: true) // nav: HomeViewController -> HelpViewController [push]
          }
        }
      }
      final class SignInFlow: Flow, SignInOutput {
        var finished: (() -> Void)?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let form = SignInViewController()
          form.onDone = { [weak self] in self?.finished?() }
          navigation.setViewControllers([form], animated: false) // nav: (entry) -> SignInViewController [root]
        }
      }
      final class SignInViewController: UIViewController {
        var onDone: (() -> Void)?
        @objc func doneTapped() { onDone?() }
      }
      final class HomeViewController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func helpTapped() { onHelp?() }
      }
      final class HelpViewController: UIViewController {}
      """)
  }

  @Test func aViewOfAnyModelIsTheSourceOfEachModelsCallback() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private lazy var flow = TourFlow(navigation: UINavigationController())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          flow.start()
        }
      }
      final class TourFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let model = WelcomeModel(onNext: { [weak self] in self?.showTerms() })
          let page = UIHostingController(rootView: PageView(model: model))
          navigation.setViewControllers([page], animated: false) // nav: (entry) -> PageView [root]
        }
        private func showTerms() {
          navigation.pushViewController(TermsViewController(), animated: true) // nav: PageView -> TermsViewController [push]
        }
      }
      protocol PageModel: ObservableObject { func next() }
      final class WelcomeModel: PageModel {
        private let onNext: () -> Void
        init(onNext: @escaping () -> Void) { self.onNext = onNext }
        func next() { onNext() }
      }
      struct PageView<Model>: View where Model: PageModel {
        @StateObject private var model: Model
        init(model: Model) { _model = StateObject(wrappedValue: model) }
        var body: some View { Button("Next") { model.next() } }
      }
      final class TermsViewController: UIViewController {}
      """)
  }

  @Test func aDraggableSheetIsPresented() {
    expectFlow(
      """
      import PanModal
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MapViewController() // nav: (entry) -> MapViewController [root]
        }
      }
      final class MapViewController: UIViewController {
        @objc func filterTapped() {
          presentPanModal(FilterViewController()) // nav: MapViewController -> FilterViewController [present]
        }
      }
      final class FilterViewController: UIViewController {}
      """)
  }
}
