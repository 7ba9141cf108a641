import NavFindings
import NavSource
import TestSupport
import Testing

@testable import NavEngine

/// What rules offer as a fix, from a whole file to a whole file.
@Suite struct RuleFixTests {
  /// The file after `lint --fix`; nil where nothing is mended.
  private func fixed(_ code: String, _ rule: String) throws -> String? {
    let folder = try TemporaryFolder(["A.swift": code])
    let request = Pipeline.Request(paths: [folder.path], settings: Settings(), currentFolder: "/elsewhere")
    func run() -> FixRun {
      FixRun(Pipeline.run(request), wanted: \.report.findings) { texts in
        var again = request
        again.texts = texts
        return Pipeline.run(again)
      }
    }
    let before = Pipeline.run(request).report.findings.filter { $0.rule == rule }
    #expect(!before.isEmpty, "the rule speaks")
    let first = run()
    #expect(first.problems == [])
    guard let file = first.files.first else { return nil }
    #expect(first.mended.contains { $0.rule == rule })
    #expect(first.write() == [])
    // Once mended, always mended.
    #expect(!Pipeline.run(request).report.findings.contains { $0.rule == rule && $0.fix != nil })
    #expect(run().files == [])
    return String(decoding: file.new, as: UTF8.self)
  }

  private func check(_ rule: String, _ code: String, _ old: String, _ new: String) throws {
    #expect(try fixed(code, rule) == code.replacing(old, with: new))
  }

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
    try check("strong-coordinator-reference", coordinators(property), property, property.replacing("var ", with: "weak var "))
  }

  /// A second variable would be made weak too, and a coordinator that nothing else keeps would go.
  @Test(arguments: [
    ("var parentCoordinator: ShopCoordinator?; var count = 0", "self.shop = shop"),
    ("var  parentCoordinator: ShopCoordinator?", "self.shop = shop"),
    ("var parentCoordinator: ShopCoordinator?", "_ = shop"),
  ])
  func coordinatorsThatMayGoStay(_ property: String, _ kept: String) throws {
    #expect(try fixed(coordinators(property, kept: kept), "strong-coordinator-reference") == nil)
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
    try check("push-navigation-controller", pushing(wrapped), wrapped, "DetailViewController()")
  }

  @Test(arguments: ["UINavigationController(rootViewController: DetailViewController(nibName: nil, bundle: nil))", "UINavigationController()"])
  func whatIsWrappedInManyWordsStays(_ shown: String) throws {
    #expect(try fixed(pushing(shown), "push-navigation-controller") == nil)
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
    try check("constant-path", talks("NavigationStack(path: .constant(path))"), ".constant(path)", "$path")
  }

  @Test(arguments: [("NavigationStack(path: .constant([]))", "let path = 0"), ("NavigationStack(path: .constant(path))", "let path: [TalkRoute]")])
  func aConstantOfWhatCannotBeBoundStays(_ stack: String, _ state: String) throws {
    #expect(try fixed(talks(stack, state: state), "constant-path") == nil)
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
    try check("path-not-codable", saved("Hashable"), "TalkRoute: Hashable", "TalkRoute: Hashable, Codable")
  }

  @Test func routesOfOtherValuesStay() throws {
    let code = saved("Hashable").replacing("name: String?)", with: "name: Color?)")
    #expect(try fixed(code, "path-not-codable") == nil)
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
    #expect(try fixed(plants("NavigationView", style), "deprecated-navigation-api") == plants("NavigationStack", ""))
  }

  @Test(arguments: ["", ".navigationViewStyle(.columns)", ".navigationViewStyle(.stack).navigationBarItems(trailing: Text(\"\"))"])
  func aViewThatMayHaveColumnsStays(_ style: String) throws {
    #expect(try fixed(plants("NavigationView", style), "deprecated-navigation-api") == nil)
  }

  @Test func ofTwoViewsTheOldCallShowsOne() throws {
    let code = plants("NavigationView", ".navigationViewStyle(.stack)", "Text(\"Water them\"); Text(\"Nothing chosen\")")
    #expect(try fixed(code, "deprecated-navigation-api") == nil)
  }
}
