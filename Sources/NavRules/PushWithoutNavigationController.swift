import NavFindings
import NavModel

extension Rule {
  static let pushWithoutNavigationController = Rule(card) { graph in
    graph.observations.barePushes.map { push in
      Claim(
        place: push.place, subject: push.controller,
        message: "'\(push.controller)' is only ever presented as it is, so its 'navigationController' is nil and this push does nothing; "
          + "present it in a 'UINavigationController(rootViewController:)'",
        related: RelatedPlaces.first(of: push.presentations, "it is presented here"))
    }
  }

  private static let card = RuleCard(
    id: "push-without-navigation-controller",
    severity: .warning,
    summary: "A view controller pushes, and never is in a navigation controller",
    rationale: """
      'navigationController' is nil in a view controller that is presented by itself, and a push through it does nothing: \
      no screen, no message, a dead button.

      Wrap the view controller where it is presented, or present the next one too. The rule speaks only where every instance \
      is made for a presentation: a storyboard, a subclass, or a variable that holds one leaves it open.
      """,
    bad: [.init("the settings are presented bare", app("SettingsViewController()", " // expect: push-without-navigation-controller"))],
    good: [.init("they are presented in a navigation controller", app("UINavigationController(rootViewController: SettingsViewController())"))])

  private static func app(_ shown: String, _ mark: String = "") -> String {
    ExampleApps.uiKit + """
      final class HomeViewController: UIViewController {
        @objc func openSettings() {
          present(\(shown), animated: true)
        }
      }

      final class SettingsViewController: UIViewController {
        @objc func openAbout() {
          navigationController?.pushViewController(AboutViewController(), animated: true)\(mark)
        }
      }

      final class AboutViewController: UIViewController {}
      """
  }
}
