import NavFindings
import NavSource
import TestSupport
import Testing

@testable import NavEngine

/// What rules offer as a fix, from a whole file to a whole file.
@Suite struct RuleFixTests {
  // MARK: Coordinators

  private func coordinators(_ property: String, kept: String = "self.shop = shop") -> String {
    """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let start = FirstCoordinator(navigation: UINavigationController())
        start.start()
        return true
      }
    }
    protocol Coordinator: AnyObject { func start() }
    final class FirstCoordinator: Coordinator {
      let navigation: UINavigationController
      private var shop: ShopCoordinator?
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let shop = ShopCoordinator(navigation: navigation)
        \(kept)
        shop.start()
      }
    }
    final class ShopCoordinator: Coordinator {
      let navigation: UINavigationController
      private var payment: PaymentCoordinator?
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let payment = PaymentCoordinator(navigation: navigation)
        payment.parentCoordinator = self
        self.payment = payment
        payment.start()
      }
    }
    final class PaymentCoordinator: Coordinator {
      let navigation: UINavigationController
      \(property)
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.pushViewController(CardViewController(), animated: true) }
    }
    final class CardViewController: UIViewController {}

    """
  }

  @Test(arguments: ["var parentCoordinator: ShopCoordinator?", "internal var parentCoordinator: ShopCoordinator!"])
  func coordinatorsAreHeldWeakly(_ property: String) throws {
    try checkFix("strong-coordinator-reference", coordinators(property), property, property.replacing("var ", with: "weak var "))
  }

  /// A second variable would be made weak too, and a coordinator that nothing else keeps would go.
  @Test(arguments: [
    ("var parentCoordinator: ShopCoordinator?; var count = 0", "self.shop = shop"),
    ("var  parentCoordinator: ShopCoordinator?", "self.shop = shop"),
    ("var parentCoordinator: ShopCoordinator?", "_ = shop"),
  ])
  func coordinatorsThatMayGoStay(_ property: String, _ kept: String) throws {
    #expect(try fixedByRule(coordinators(property, kept: kept), "strong-coordinator-reference") == nil)
  }

  // MARK: Controllers

  private func pushing(_ shown: String) -> String {
    """
    import UIKit
    final class HomeViewController: UIViewController {
      @objc func showDetail() {
        navigationController?.pushViewController(\(shown), animated: true)
      }
    }
    final class DetailViewController: UIViewController {}

    """
  }

  @Test func theRootIsPushedInItsNavigationControllersPlace() throws {
    let wrapped = "UINavigationController(rootViewController: DetailViewController())"
    try checkFix("push-navigation-controller", pushing(wrapped), wrapped, "DetailViewController()")
  }

  @Test(arguments: ["UINavigationController(rootViewController: DetailViewController(nibName: nil, bundle: nil))", "UINavigationController()"])
  func whatIsWrappedInManyWordsStays(_ shown: String) throws {
    #expect(try fixedByRule(pushing(shown), "push-navigation-controller") == nil)
  }

  // MARK: Stacks

  private func talks(_ stack: String, state: String = "@State private var path: [TalkRoute] = []", route: String = "Hashable") -> String {
    """
    import SwiftUI
    @main struct TalkApp: App { var body: some Scene { WindowGroup { ScheduleScreen() } } }
    enum TalkRoute: \(route) {
      case speaker
      case room(number: Int, name: String?)
    }
    struct ScheduleScreen: View {
      \(state)
      var body: some View {
        \(stack) {
          NavigationLink("Speaker", value: TalkRoute.speaker)
            .navigationDestination(for: TalkRoute.self) { route in
              switch route {
              case .speaker: SpeakerScreen()
              case .room(let number, let name): RoomScreen(number: number, name: name)
              }
            }
        }
      }
    }
    struct SpeakerScreen: View { var body: some View { Text("") } }
    struct RoomScreen: View {
      let number: Int
      let name: String?
      var body: some View { NavigationLink("", value: TalkRoute.room(number: number, name: name)) }
    }

    """
  }

  @Test func aConstantPathIsBound() throws {
    try checkFix("constant-path", talks("NavigationStack(path: .constant(path))"), ".constant(path)", "$path")
  }

  @Test(arguments: [("NavigationStack(path: .constant([]))", "let path = 0"), ("NavigationStack(path: .constant(path))", "let path: [TalkRoute]")])
  func aConstantOfWhatCannotBeBoundStays(_ stack: String, _ state: String) throws {
    #expect(try fixedByRule(talks(stack, state: state), "constant-path") == nil)
  }

  private func saved(_ route: String) -> String {
    let state = """
      @State private var path = NavigationPath()
        func save() -> Data? { try? JSONEncoder().encode(path.codable) }
        func go() { path.append(TalkRoute.speaker); _ = save() }
      """
    return talks("NavigationStack(path: $path)", state: state, route: route)
  }

  @Test func routesOfPlainValuesAreMadeCodable() throws {
    try checkFix("path-not-codable", saved("Hashable"), "TalkRoute: Hashable", "TalkRoute: Hashable, Codable")
  }

  @Test func routesOfOtherValuesStay() throws {
    let code = saved("Hashable").replacing("name: String?)", with: "name: Color?)")
    #expect(try fixedByRule(code, "path-not-codable") == nil)
  }

  // MARK: Old calls

  private func plants(_ open: String, _ style: String, _ content: String = "Text(\"Water them\")") -> String {
    """
    import SwiftUI
    @main struct PlantApp: App { var body: some Scene { WindowGroup { PlantsScreen() } } }
    struct PlantsScreen: View {
      @State private var showsHelp = false
      var body: some View {
        NavigationStack {
          Button("Help") { showsHelp = true }.sheet(isPresented: $showsHelp) { HelpScreen() }
        }
      }
    }
    struct HelpScreen: View {
      var body: some View {
        \(open) { \(content) }\(style)
      }
    }

    """
  }

  @Test(arguments: [".navigationViewStyle(.stack)", "\n      .navigationViewStyle(StackNavigationViewStyle())", "\n\t.navigationViewStyle(.stack)"])
  func aViewWithTheStyleOfAStackIsMadeOne(_ style: String) throws {
    #expect(try fixedByRule(plants("NavigationView", style), "deprecated-navigation-api") == plants("NavigationStack", ""))
  }

  @Test(arguments: ["", ".navigationViewStyle(.columns)", ".navigationViewStyle(.stack).navigationBarItems(trailing: Text(\"\"))"])
  func aViewThatMayHaveColumnsStays(_ style: String) throws {
    #expect(try fixedByRule(plants("NavigationView", style), "deprecated-navigation-api") == nil)
  }

  @Test func ofTwoViewsTheOldCallShowsOne() throws {
    let code = plants("NavigationView", ".navigationViewStyle(.stack)", "Text(\"Water them\"); Text(\"Nothing chosen\")")
    #expect(try fixedByRule(code, "deprecated-navigation-api") == nil)
  }
}
