import NavFindings
import NavModel
import NavSource

extension Rule {
  /// Silent without an entry point: the app that embeds the analysed part may hold the flow.
  static let rxflowUnhandledStep = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    let gaps = graph.observations.handlerGaps.filter { $0.handler == "navigate" && $0.isDefault }
    var steps: [String: (route: HandlerGap.Route, arms: [Place])] = [:]
    for gap in gaps {
      for route in gap.routes { steps[route.id, default: (route, [])].arms.append(gap.place) }
    }
    return steps.values.compactMap { route, arms in
      guard let first = route.triggers.first else { return nil }
      return Claim(
        place: first, subject: route.id,
        message: "no flow answers the step '\(route.id)', which falls into a 'default' that gives '.none', so nothing happens here; "
          + "name the step in the flow that shows its screen",
        related: RelatedPlaces.first(of: arms, "this 'default' takes it")
          + RelatedPlaces.first(of: Array(route.triggers.dropFirst()), "it is said here too"))
    }
  }

  private static let card = RuleCard(
    id: "rxflow-unhandled-step",
    severity: .warning,
    summary: "A step is said that every flow leaves to 'default'",
    rationale: """
      A flow that ends its 'switch' in 'default: return .none' compiles when a step is added, and says nothing when it is \
      emitted: the button is dead. RxFlow drops such a step silently.

      Name the step in the flow that shows its screen, and spell the cases out where the others give '.none', so that the \
      compiler asks for the next one. Flows that hand steps on to their parents are taken to answer them. '--fix' leaves it \
      alone: the step's name in an arm without a screen would end the finding, not the defect.
      """,
    bad: [.init("the new step falls into 'default'", app("default: return .none", open: " // expect: rxflow-unhandled-step", screen: " // expect: unreachable-screen"))],
    good: [
      .init(
        "the flow names it",
        app(
          """
          case .settings:
                navigation.pushViewController(SettingsViewController(), animated: true)
                return .none
          """))
    ])

  private static func app(_ arm: String, open: String = "", screen: String = "") -> String {
    """
    import RxFlow
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private let coordinator = FlowCoordinator()
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let flow = AppFlow()
        window = UIWindow()
        window?.rootViewController = flow.navigation
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: AppStep.movies))
        return true
      }
    }

    enum AppStep: Step { case movies, settings }

    final class AppFlow: Flow {
      let navigation = UINavigationController()
      var root: Presentable { navigation }
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .movies: return showMovies()
        \(arm)
        }
      }
      private func showMovies() -> FlowContributors {
        let movies = MoviesViewController()
        navigation.setViewControllers([movies], animated: false)
        return .one(flowContributor: .contribute(withNext: movies))
      }
    }

    final class MoviesViewController: UIViewController, Stepper {
      let steps = PublishRelay<Step>()
      @objc func openSettings() {
        steps.accept(AppStep.settings)\(open)
      }
    }

    final class SettingsViewController: UIViewController {}\(screen)
    """
  }
}
