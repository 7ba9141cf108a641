import Testing

/// Screens of libraries, from which the program's own code goes on.
@Suite struct LibraryScreenTests {
  private func delegate(_ shown: String) -> String {
    """
    import NoticeKit
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private var ferry: FerryCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let stack = UINavigationController()
        window = UIWindow(windowScene: scene)
        window?.rootViewController = stack // nav: \(shown)
        ferry = FerryCoordinator(stack: stack)
        ferry?.start()
      }
    }
    final class TicketViewController: UIViewController {}
    final class CabinViewController: UIViewController {}
    """
  }

  @Test func aCallbackAndAModelRunOnTheLibrarysScreenThatIsMadeWithThem() {
    expectFlow(
      """
      \(delegate("(entry) -> NoticeViewController [root]"))
      struct FareNotice: NoticeModel {
        let button: NoticeButton
        init(action: @escaping () -> Void) {
          button = NoticeButton(title: "Pay") { action() }
        }
      }
      final class FerryCoordinator {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let notice = FareNotice { [unowned self] in buyTicket() }
          stack.setViewControllers([NoticeViewController(model: notice)], animated: false) // nav: (entry) -> NoticeViewController [root]
        }
        private func buyTicket() {
          let ticket = TicketViewController()
          stack.pushViewController(ticket, animated: true) // nav: NoticeViewController -> TicketViewController [push]
          let question = QuestionViewController(onAnswer: { [unowned self] in openCabin() })
          stack.pushViewController(question, animated: true) // nav: NoticeViewController -> QuestionViewController [push]
        }
        private func openCabin() {
          stack.pushViewController(CabinViewController(), animated: true) // nav: QuestionViewController -> CabinViewController [push]
        }
      }
      """)
  }

  /// What a model is made with runs on no screen that only the model's own services go to as well.
  @Test func aServiceThatAModelIsMadeWithIsNotTheScreens() {
    expectFlow(
      """
      \(delegate("(entry) -> NoticeViewController [root]; (entry) -> TicketViewController [root]"))
      struct FareNotice: NoticeModel { let log: Log }
      final class Log {
        var onFull: (() -> Void)?
        func add() { onFull?() }
      }
      final class FerryCoordinator {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let log = Log()
          log.onFull = { [unowned self] in openCabin() }
          let notice = FareNotice(log: log)
          let ticket = TicketViewController(log: log)
          stack.setViewControllers([ticket, NoticeViewController(model: notice)], animated: false) // nav: (entry) -> NoticeViewController [root]; (entry) -> TicketViewController [root]
        }
        private func openCabin() {
          stack.pushViewController(CabinViewController(), animated: true) // nav: TicketViewController -> CabinViewController [push]
        }
      }
      """.replacing(
        "final class TicketViewController: UIViewController {}",
        with: """
          final class TicketViewController: UIViewController {
            private let log: Log
            init(log: Log) { self.log = log; super.init(nibName: nil, bundle: nil) }
            override func viewDidAppear(_ animated: Bool) { log.add() }
          }
          """))
  }

  /// A class of a library is a view controller, whatever it is called, where the program makes it for a function that takes nothing else.
  @Test func whatIsMadeForAFunctionThatTakesViewControllersIsOne() {
    expectFlow(
      """
      import TourKit
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          if session.userInfo == nil {
            let tour = HarbourTour(pages: 3)
            display(tour) // nav: (entry) -> HarbourTour [root]
          } else {
            display(TicketScreen()) // nav: (entry) -> TicketScreen [root]
          }
          display(UIViewController())
          display(UINavigationController())
        }
        private func display(_ controller: UIViewController) { window?.rootViewController = controller }
      }
      """)
  }

  @Test func whatAHostIsMadeAroundMayBeAViewOfAPackage() {
    expectFlow(
      """
      import Elsewhere
      import SwiftUI
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = LakeController() // nav: (entry) -> LakeController [root]
        }
      }
      final class LakeController: UIViewController {
        func move() {
          let host = UIHostingController(rootView: MovingView().environment(\\.lake, self))
          present(host, animated: true) // nav: LakeController -> MovingView [present]
        }
        func pick() {
          let picker = UIHostingController(
            rootView: NavigationView {
              ShorePickerView(shores: []).interactiveDismissDisabled()
            }.navigationViewStyle(.stack)
          )
          present(picker, animated: true) // nav: LakeController -> ShorePickerView [present]
        }
        func plan() {
          let view = planner.makeTrip(from: nil) {}
          present(UIHostingController(rootView: view), animated: true)
        }
      }
      """)
  }
}
