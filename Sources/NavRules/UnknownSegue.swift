import NavFindings
import NavModel

extension Rule {
  static let unknownSegue = Rule(card) { graph in
    graph.observations.interface.unknownSegues.map { segue in
      let near = Spelling.nearest(to: segue.identifier, among: segue.known)
      var related = RelatedPlaces.first(of: segue.scenes, "this scene has no such segue")
      if segue.scenes.count > 1, !segue.isElsewhere { related = RelatedPlaces.first(of: segue.scenes, "none of its scenes has such a segue") }
      let subject = segue.performer + "." + segue.identifier
      switch segue.use {
      case .compared:
        return Claim(
          place: segue.place, subject: subject,
          message: "no segue of '\(segue.performer)' is called '\(segue.identifier)', so this is never true; \(mend(near))",
          related: related, severity: .warning)
      case .performed where segue.isElsewhere:
        return Claim(
          place: segue.place, subject: subject,
          message: "one of the scenes of '\(segue.performer)' has no segue '\(segue.identifier)', and there the app stops with an exception; "
            + "draw the segue there too",
          related: related, severity: .warning)
      case .performed:
        return Claim(
          place: segue.place, subject: subject,
          message: "'\(segue.performer)' has no segue '\(segue.identifier)', so the app stops here with an exception; \(mend(near))",
          related: related)
      }
    }
  }

  private static func mend(_ near: String?) -> String {
    near.map { "did you mean '\($0)'? Otherwise draw the segue" } ?? "draw the segue in the storyboard, or name one that is there"
  }

  private static let card = RuleCard(
    id: "unknown-segue",
    severity: .error,
    summary: "A view controller performs a segue that its scene does not have",
    rationale: """
      The identifier is a text in the code and a text in the storyboard, and nothing but the running app compares the two: 'Receiver \
      has no segue with identifier'. It happens where a segue was renamed, drawn anew without its identifier, or drawn on the iPhone's \
      storyboard alone.

      Looked at are all scenes of the class and of the classes below it. Where only some of several scenes have the segue, the rule \
      warns. It also warns where 'prepare(for:)' compares with an identifier that no segue has.
      """,
    bad: [
      .init(
        "the segue is called otherwise",
        """
        import UIKit

        final class LoansViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            performSegue(withIdentifier: "showLoans", sender: indexPath) // expect: unknown-segue
          }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "loan" { segue.destination.title = "Loan" } // expect: unknown-segue
          }
        }

        final class LoanViewController: UIViewController {}
        """,
        interfaces: [.init("Main.storyboard", storyboard)])
    ],
    good: [
      .init(
        "both texts are one",
        """
        import UIKit

        enum Segues { static let loan = "showLoan" }

        final class LoansViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            performSegue(withIdentifier: Segues.loan, sender: indexPath)
          }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == Segues.loan { segue.destination.title = "Loan" }
          }
        }

        final class LoanViewController: UIViewController {}
        """,
        interfaces: [.init("Main.storyboard", storyboard)])
    ])

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="loans">
      <scenes>
        <scene><objects>
          <tableViewController id="loans" customClass="LoansViewController" customModule="Example" sceneMemberID="viewController">
            <connections>
              <segue destination="loan" kind="show" identifier="showLoan" id="segue-1"/>
            </connections>
          </tableViewController>
        </objects></scene>
        <scene><objects>
          <viewController id="loan" customClass="LoanViewController" customModule="Example" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """
}
