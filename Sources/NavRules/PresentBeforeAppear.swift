import NavFindings
import NavModel

extension Rule {
  static let presentBeforeAppear = Rule(card) { graph in
    graph.observations.controllerCalls.compactMap { call in
      guard let moment = call.moment else { return nil }
      let verb = call.verb == .push ? "this pushes" : "this presents"
      let harm =
        call.verb == .push
        ? "a transition that runs with the screen's own may leave the bar of another screen" : "it may never show, with only a line in the console"
      let method = moment.method == "init" ? "init" : "\(moment.method)()"
      return Claim(
        place: call.place, subject: moment.method,
        message: "\(verb) in '\(method)', before the view is on screen, so \(harm); do it once in 'viewDidAppear'",
        related: moment.through.map { [.init(place: $0, text: "'\(method)' calls it here")] } ?? [],
        // A stack that is built at once, without a transition, is tolerated.
        severity: call.verb == .push && call.isAnimated == .no ? .info : nil)
    }
  }

  private static let card = RuleCard(
    id: "present-before-appear",
    severity: .warning,
    summary: "A view controller presents or pushes before its view is on screen",
    rationale: """
      In 'init', 'loadView', 'viewDidLoad' and 'viewWillAppear' the view is not in a window yet. UIKit refuses to present \
      then: "Attempt to present … whose view is not in the window hierarchy", and the user sees nothing. A push runs into \
      the transition that is just bringing the screen in, and bar and content no longer fit each other.

      Present from 'viewDidAppear', once, or let whoever shows the screen show the next one too.
      """,
    bad: [
      .init(
        "the login is presented too early",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              present(LoginViewController(), animated: true) // expect: present-before-appear
            }
          }

          final class LoginViewController: UIViewController {}
          """)
    ],
    good: [
      .init(
        "once the view has appeared",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            private var hasAsked = false
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              guard !hasAsked else { return }
              hasAsked = true
              present(LoginViewController(), animated: true)
            }
          }

          final class LoginViewController: UIViewController {}
          """),
      .init(
        "a closure that runs later",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            private let button = UIButton()
            override func viewDidLoad() {
              super.viewDidLoad()
              button.addAction(UIAction { _ in self.present(LoginViewController(), animated: true) }, for: .touchUpInside)
            }
          }

          final class LoginViewController: UIViewController {}
          """),
    ])
}
