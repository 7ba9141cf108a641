import Testing

/// The expressions that a route may come from.
struct RouteExpressionFlowTests {
  /// A screen with a typed path; `tap` runs when its button is tapped, `members` stand beside its body.
  private func clinic(_ tap: String, _ members: String = "") -> String {
    """
    import SwiftUI
    enum ClinicRoute: Hashable { case payment(Int), insurance, summary }
    @main struct ClinicApp: App {
      var body: some Scene { WindowGroup { PatientView() } } // nav: (entry) -> PatientView [root]
    }
    struct PatientView: View {
      @State private var path: [ClinicRoute] = []
      @State private var isInsured = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("Next") {
            \(tap)
          }
          .navigationDestination(for: ClinicRoute.self) { route in
            switch route {
            case .payment(let sum): PaymentView(sum: sum)
            case .insurance: InsuranceView()
            case .summary: SummaryView()
            }
          }
        }
      }
      \(members)
    }
    struct PaymentView: View { let sum: Int; var body: some View { Text("Pay") } }
    struct InsuranceView: View { var body: some View { Text("Card") } }
    struct SummaryView: View { var body: some View { Text("Done") } }
    """
  }

  private static let insurance = "// nav: PatientView -> InsuranceView [push] ClinicRoute.insurance"
  private static let payment = "// nav: PatientView -> PaymentView [push] ClinicRoute.payment"
  private static let both = insurance + "; PatientView -> PaymentView [push] ClinicRoute.payment"

  @Test(arguments: [
    "path.append(ClinicRoute.payment(3))", "path.append(contentsOf: [.payment(3)])", "path += [.payment(3)]", "path = [.payment(3)]",
    "path.insert(.payment(3), at: 0)", "self.path.append(.payment(3))", "_path.wrappedValue.append(.payment(3))",
  ])
  func anOperationOnThePathIsAPush(_ call: String) {
    expectFlow(clinic("\(call) \(Self.payment)"))
  }

  @Test func anExpressionOfBranchesNamesEach() {
    expectFlow(
      clinic(
        """
        let route: ClinicRoute = if isInsured { .insurance } else { .payment(3) }
        path.append(route) \(Self.both)
        """))
  }

  @Test func aComputedPropertyReturnsRoutes() {
    expectFlow(
      clinic(
        "path.append(next)",
        """
        private var next: ClinicRoute {
          guard isInsured else { return .payment(3) } \(Self.payment)
          return .insurance \(Self.insurance)
        }
        """))
    // Nothing is chosen where there is one.
    expectFlow(clinic("path.append(next) \(Self.payment)", "private var next: ClinicRoute { .payment(3) }"))
  }

  @Test func aFunctionGivesBackTheArmsOfASwitch() {
    expectFlow(
      clinic(
        "path.append(next(3))",
        """
        private func next(_ sum: Int) -> ClinicRoute {
          switch sum {
          case 0: .insurance \(Self.insurance)
          default: .payment(sum) \(Self.payment)
          }
        }
        """))
  }

  @Test func anOptionalRouteIsUnwrapped() {
    expectFlow(
      clinic(
        "if let next = next() { path.append(next) }",
        "private func next() -> ClinicRoute? { isInsured ? .insurance : nil } \(Self.insurance)"))
  }

  @Test func aDefaultArgumentIsARoute() {
    expectFlow(
      clinic(
        "go() \(Self.insurance)",
        "private func go(to route: ClinicRoute = .insurance) { path.append(route) }"))
  }

  /// A row that is given `verb`.
  private func row(_ verb: String, _ initialiser: String) -> String {
    """
    import SwiftUI
    enum ClinicRoute: Hashable { case insurance, summary }
    @main struct ClinicApp: App {
      var body: some Scene { WindowGroup { PatientView() } } // nav: (entry) -> PatientView [root]
    }
    struct PatientView: View {
      @State private var path: [ClinicRoute] = []
      var body: some View {
        NavigationStack(path: $path) {
          List { InsuranceRow(go: \(verb)) }
            .navigationDestination(for: ClinicRoute.self) { route in
              switch route {
              case .insurance: InsuranceView()
              case .summary: SummaryView()
              }
            }
        }
      }
      private func push(_ route: ClinicRoute) { path.append(route) }
    }
    struct InsuranceRow: View {
      let go: (ClinicRoute) -> Void
      \(initialiser)
      var body: some View { Button("Card") { go(.insurance) } } // nav: PatientView -> InsuranceView [push] ClinicRoute.insurance
    }
    struct SummaryView: View { var body: some View { Text("Done") } }
    struct InsuranceView: View { var body: some View { Text("Card") } }
    """
  }

  @Test(
    arguments: ["{ path.append($0) }", "{ route in path.append(route) }", "push"],
    ["", "init(go: @escaping (ClinicRoute) -> Void) { self.go = go }"])
  func aStoredClosureIsAVerb(_ verb: String, _ initialiser: String) {
    expectFlow(row(verb, initialiser))
  }

  @Test func takingAwayIsNoTransition() {
    expectFlow(clinic("if !path.isEmpty { path.removeLast() }; path = []; path.removeAll(); print(ClinicRoute.summary)"))
  }

  /// One of several that a local is given, here or in a function that gives it back; a local of one route alone decides nothing.
  @Test func aLocalRouteIsDecidedWhereItIsAssigned() {
    expectFlow(
      """
      import UIKit
      enum Scene { case home, login, actor, staff, note
        var controller: UIViewController {
          switch self {
          case .home: return HomeController()
          case .login: return LoginController()
          case .actor: return ActorController()
          case .staff: return StaffController()
          case .note: return NoteController()
          }
        }
      }
      final class Stage {
        let window: UIWindow
        let navigation = UINavigationController()
        init(window: UIWindow) { self.window = window }
        func go(to scene: Scene) { navigation.pushViewController(scene.controller, animated: true) }
      }
      enum Job { case actor, staff, other }
      final class HomeController: UIViewController {
        var stage: Stage?
        var job = Job.actor
        var isKnown = false
        func open() {
          var scene: Scene
          switch job {
          case .actor:
            scene = .actor // nav: HomeController -> ActorController [push] Scene.actor
          case .staff:
            scene = Scene.staff // nav: HomeController -> StaffController [push] Scene.staff
          default: return
          }
          print("opening")
          print("now")
          stage?.go(to: scene)
        }
        func check() {
          stage?.go(to: next())
        }
        func next() -> Scene {
          var scene: Scene
          if isKnown {
            scene = .home // nav: HomeController -> HomeController [push] Scene.home
          } else {
            scene = .login // nav: HomeController -> LoginController [push] Scene.login
          }
          return scene
        }
        func plain() {
          let scene = Scene.note
          stage?.go(to: scene) // nav: HomeController -> NoteController [push] Scene.note
        }
      }
      final class LoginController: UIViewController {}
      final class ActorController: UIViewController {}
      final class StaffController: UIViewController {}
      final class NoteController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let window else { return }
          let stage = Stage(window: window)
          let home = HomeController()
          home.stage = stage
          window.rootViewController = UINavigationController(rootViewController: home) // nav: (entry) -> HomeController [root]
        }
      }
      """)
  }
}
