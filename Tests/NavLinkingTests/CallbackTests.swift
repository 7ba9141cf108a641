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
}
