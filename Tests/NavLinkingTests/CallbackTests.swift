import Testing

/// Closures that what an arm shows calls back later: they are no part of what the arm shows.
struct CallbackTests {
  @Test func whatAScreenCallsBackIsDecidedByThatScreen() {
    let source = """
      import UIKit
      enum Stage { case login, terms, problem, home }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var coordinator: Coordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          coordinator = Coordinator(navigation: navigation)
          window?.rootViewController = navigation
          coordinator?.go(to: .login) // nav: (entry) -> LoginController [root] Stage.login
        }
      }
      final class Coordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        private func advance(_ isFine: Bool) {
          // nav: LoginController -> TermsController [root] Stage.terms; LoginController -> ProblemController [present] Stage.problem
          go(to: isFine ? .terms : .problem) // nav: ProblemController -> TermsController [root] Stage.terms; ProblemController -> ProblemController [present] Stage.problem
        }
        func go(to stage: Stage) {
          switch stage {
          case .login:
            let login = LoginController()
            login.onDone = { [weak self] in self?.advance(true) }
            login.onHelp = { [weak self] in
              self?.navigation.pushViewController(HelpController(), animated: true) // nav: LoginController -> HelpController [push]
            }
            navigation.setViewControllers([login], animated: true)
          case .terms:
            let terms = TermsController(onAccept: { [weak self] in
              self?.go(to: .home) // nav: TermsController -> HomeController [root] Stage.home
            })
            navigation.setViewControllers([terms], animated: true)
          case .problem:
            let problem = ProblemController()
            problem.onRetry = { [weak self] in self?.advance(false) }
            navigation.dismiss(animated: true) { self.navigation.present(problem, animated: true) }
          case .home:
            navigation.setViewControllers([HomeController()], animated: true)
          }
        }
      }
      final class LoginController: UIViewController {
        var onDone: (() -> Void)?
        var onHelp: (() -> Void)?
        @objc func doneTapped() { onDone?() }
        @objc func helpTapped() { onHelp?() }
      }
      final class TermsController: UIViewController {
        private let onAccept: () -> Void
        init(onAccept: @escaping () -> Void) {
          self.onAccept = onAccept
          super.init(nibName: nil, bundle: nil)
        }
        @objc func acceptTapped() { onAccept() }
      }
      final class ProblemController: UIViewController {
        var onRetry: (() -> Void)?
        @objc func retryTapped() { onRetry?() }
      }
      final class HomeController: UIViewController {}
      final class HelpController: UIViewController {}
      """
    expectFlow(source)
    let screens = FlowRun.graph(source).routeTypes.first?.cases.map(\.screens)
    #expect(screens == [["LoginController"], ["TermsController"], ["ProblemController"], ["HomeController"]])
  }

  @Test func aCallbackThatAValueCarriesRunsOnTheScreenThatTheValueMakes() {
    expectFlow(
      """
      import UIKit
      protocol Step { var way: Way { get }; func make() -> UIViewController }
      extension Step { var way: Way { .push } }
      enum Way { case push, replace }
      struct ShopStep: Step { func make() -> UIViewController { ShopController() } }
      struct GateStep: Step {
        let way = Way.replace
        var onDone: () -> Void
        func make() -> UIViewController { GateController(onDone: onDone) }
      }
      final class Guide {
        static let shared = Guide()
        var window: UIWindow?
        let navigation = UINavigationController()
        func go(_ step: Step) {
          let next = step.make()
          switch step.way {
          case .push: navigation.pushViewController(next, animated: true)
          case .replace: window?.rootViewController = next
          }
        }
      }
      final class HomeController: UIViewController {
        @objc func tap() { Guide.shared.go(GateStep { Guide.shared.go(ShopStep()) }) } // nav: HomeController -> GateController [root]; GateController -> ShopController [push]
      }
      final class GateController: UIViewController {
        let onDone: () -> Void
        init(onDone: @escaping () -> Void) { self.onDone = onDone; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { onDone() }
      }
      final class ShopController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = HomeController() } // nav: (entry) -> HomeController [root]
      }
      """)
  }
}
