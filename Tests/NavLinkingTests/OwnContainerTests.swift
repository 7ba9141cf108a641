import Testing

/// Dependency containers that an app writes itself, and what is asked for where no container is known.
struct OwnContainerTests {
  /// Whatever its functions are called: one keeps makers by type, the other one gives what they make.
  @Test func aContainerOfTheAppsOwnGivesWhatIsKeptForAType() {
    expectFlow(
      """
      import UIKit
      final class Depot {
        static let shared = Depot()
        private var makers: [String: (Depot) -> Any] = [:]
        func enroll<T>(type: T.Type, maker: @escaping (Depot) -> Any) { makers["\\(type)"] = maker }
        func find<T>(type: T.Type) -> T? {
          let made = makers["\\(type)"]?(self) as? T
          if made == nil { print("nothing is enrolled") }
          return made
        }
      }
      protocol Flow: AnyObject { func start() }
      protocol BarnFlow: Flow { func showStall(); func writeNote() }
      protocol StallFlow: Flow {}
      protocol NoteFlow: Flow { func page() -> UINavigationController }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let stack = UINavigationController()
        private let notes = UINavigationController()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          enroll()
          guard let flow = Depot.shared.find(type: BarnFlow.self) else { return false }
          flow.start()
          return true
        }
        private func enroll() {
          Depot.shared.enroll(type: BarnFlow.self) { _ in DefaultBarnFlow(stack: self.stack) }
          Depot.shared.enroll(type: StallFlow.self) { _ in return DefaultStallFlow(stack: self.stack) }
          Depot.shared.enroll(type: NoteFlow.self) { _ in DefaultNoteFlow(stack: self.notes) }
        }
      }
      final class DefaultBarnFlow: BarnFlow {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let barn = BarnViewController()
          barn.flow = self
          stack.viewControllers = [barn] // nav: (entry) -> BarnViewController [root]
        }
        func showStall() {
          guard let flow = Depot.shared.find(type: StallFlow.self) else { return }
          flow.start()
        }
        func writeNote() {
          guard let flow = Depot.shared.find(type: NoteFlow.self) else { return }
          let page = flow.page()
          page.modalPresentationStyle = .fullScreen
          stack.present(page, animated: true) // nav: BarnViewController -> NoteViewController [present]
        }
      }
      final class DefaultStallFlow: StallFlow {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          stack.pushViewController(StallViewController(), animated: true) // nav: BarnViewController -> StallViewController [push]
        }
      }
      /// What it shows it puts into its stack, which it gives back.
      final class DefaultNoteFlow: NoteFlow {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
        func page() -> UINavigationController {
          guard let note = NoteViewController.ruled() else { return UINavigationController() }
          stack.setViewControllers([note], animated: false) // nav: BarnViewController -> NoteViewController [root]
          return stack
        }
      }
      final class BarnViewController: UIViewController {
        weak var flow: DefaultBarnFlow?
        @objc func stallTapped() { flow?.showStall() }
        @objc func noteTapped() { flow?.writeNote() }
      }
      final class StallViewController: UIViewController {}
      final class NoteViewController: UIViewController {
        static func ruled() -> NoteViewController? { NoteViewController() }
      }
      """)
  }

  /// Where the container keeps the objects themselves, nothing is made.
  @Test func aContainerOfTheAppsOwnMayKeepObjects() {
    expectFlow(
      """
      import SwiftUI
      final class Shelf {
        static let shared = Shelf()
        private var objects: [ObjectIdentifier: Any] = [:]
        func keep<Object>(_ object: Object, for type: Object.Type) { objects[ObjectIdentifier(type)] = object }
        func object<Object>(for type: Object.Type) -> Object { objects[ObjectIdentifier(type)] as! Object }
      }
      protocol Screens { func jar() -> AnyView }
      struct PantryScreens: Screens { func jar() -> AnyView { AnyView(JarView()) } }
      struct CellarScreens: Screens { func jar() -> AnyView { AnyView(BarrelView()) } }
      @main struct PantryApp: App {
        init() { Shelf.shared.keep(PantryScreens(), for: Screens.self) }
        var body: some Scene { WindowGroup { PantryView() } } // nav: (entry) -> PantryView [root]
      }
      struct PantryView: View {
        @State private var showsJar = false
        var body: some View {
          Button("Jar") { showsJar = true } // nav: PantryView -> JarView [sheet]
            .sheet(isPresented: $showsJar) { Shelf.shared.object(for: Screens.self).jar() }
        }
      }
      struct JarView: View { var body: some View { List { Text("jar") } } }
      struct BarrelView: View { var body: some View { List { Text("barrel") } } }
      """)
  }

  /// What is asked for by a protocol, of a container that is not here, is some object that conforms: who calls it runs that one's code.
  @Test func whatIsAskedForByAProtocolIsAnObjectThatConforms() {
    expectFlow(
      """
      import Locator
      import UIKit
      protocol Flow: AnyObject { func start() }
      protocol PressFlow: Flow {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController(rootViewController: OrchardViewController())
          window?.rootViewController = stack // nav: (entry) -> OrchardViewController [root]
          Locator.main.keep(DefaultPressFlow(stack: stack))
          return true
        }
      }
      final class OrchardViewController: UIViewController {
        @objc func pressTapped() {
          guard let flow = Locator.main.find(type: PressFlow.self) else { return }
          flow.start()
        }
      }
      final class DefaultPressFlow: PressFlow {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          stack.pushViewController(PressViewController(), animated: true) // nav: OrchardViewController -> PressViewController [push]
        }
      }
      final class PressViewController: UIViewController {}
      """)
  }
}
