import Testing

/// Flows below a generic class that says how each ends: `class SignIn: Flow<Outcome>`.
@Suite struct GenericFlowTests {
  @Test func whatAFlowEndsWithIsOfTheTypeThatItSays() {
    expectFlow(
      """
      import UIKit
      class Flow<Outcome> {
        let stack: UINavigationController
        var finish: (Outcome) -> Void = { _ in }
        init(stack: UINavigationController) { self.stack = stack }
        func run<T>(_ flow: Flow<T>, then done: @escaping (T) -> Void) {
          flow.finish = { done($0) }
          flow.begin()
        }
        func begin() {}
      }
      enum Harvest { case ripe, unripe }
      enum Weather { case ripe, storm }
      final class FarmFlow: Flow<Never> {
        override func begin() {
          run(FieldFlow(stack: stack)) { [weak self] end in
            switch end {
            case .ripe: self?.showBarn()
            case .unripe: break
            }
          }
        }
        private func showBarn() {
          stack.pushViewController(BarnController(), animated: true) // nav: CornController -> BarnController [push]
        }
      }
      final class FieldFlow: Flow<Harvest> {
        override func begin() {
          let corn = CornController()
          corn.onCut = { [weak self] in self?.finish(.ripe) }
          stack.setViewControllers([corn], animated: false) // nav: (entry) -> CornController [root]
        }
      }
      final class CornController: UIViewController {
        var onCut: (() -> Void)?
        @objc func cut() { onCut?() }
      }
      final class BarnController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var flow: FarmFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          flow = FarmFlow(stack: stack)
          flow?.begin()
        }
      }
      """)
  }
}
