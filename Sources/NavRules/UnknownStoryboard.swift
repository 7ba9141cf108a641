import NavFindings
import NavModel

extension Rule {
  static let unknownStoryboard = Rule(card) { graph in
    // A part of an app may ask for what lies elsewhere.
    guard graph.hasEntries else { return [] }
    return graph.observations.interface.unknownStoryboards.map { storyboard in
      let near = Spelling.nearest(to: storyboard.name, among: storyboard.known)
      let when = storyboard.key.map { "'\($0)' names it, so the app stops when it starts" } ?? "so the app stops here with an exception"
      return Claim(
        place: storyboard.place, subject: storyboard.name,
        message: "there is no storyboard '\(storyboard.name)', \(storyboard.key == nil ? when : "and \(when)"); "
          + (near.map { "did you mean '\($0)'? Otherwise add the file" } ?? "add the file, or name one that is there"))
    }
  }

  private static let card = RuleCard(
    id: "unknown-storyboard",
    severity: .error,
    summary: "A storyboard is asked for that does not exist",
    rationale: """
      'Could not find a storyboard named' is an exception at run time: the name is a text, and the compiler does not look for the file. \
      It happens where a storyboard was renamed or taken apart, and one place still asks for the old one.

      Looked at are 'UIStoryboard(name:bundle:)' and 'NSStoryboard' with the app's own bundle, 'nil' or '.main', references from other \
      storyboards, and the main storyboards that property lists and build settings name. Storyboards of other bundles are not known.
      """,
    bad: [
      .init(
        "a storyboard is misspelt",
        """
        import UIKit

        final class HomeViewController: UIViewController {
          @IBAction func openSettings() {
            let storyboard = UIStoryboard(name: "Setings", bundle: nil) // expect: unknown-storyboard
            guard let settings = storyboard.instantiateInitialViewController() else { return }
            present(settings, animated: true)
          }
          @IBAction func openSettingsOfOld() {
            guard let settings = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController() else { return }
            present(settings, animated: true)
          }
        }

        final class SettingsViewController: UIViewController {}
        """,
        interfaces: [.init("Main.storyboard", main), .init("Settings.storyboard", settings)])
    ],
    good: [
      .init(
        "the file is there, and another bundle's is not judged",
        """
        import UIKit

        final class HomeViewController: UIViewController {
          @IBAction func openSettings() {
            guard let settings = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController() else { return }
            present(settings, animated: true)
          }
          @IBAction func openFeedback() {
            let storyboard = UIStoryboard(name: "Feedback", bundle: Bundle(identifier: "com.example.feedback"))
            guard let feedback = storyboard.instantiateInitialViewController() else { return }
            present(feedback, animated: true)
          }
        }

        final class SettingsViewController: UIViewController {}
        """,
        interfaces: [.init("Main.storyboard", main), .init("Settings.storyboard", settings)])
    ])

  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="home">
      <scenes><scene><objects>
        <viewController id="home" customClass="HomeViewController" customModule="Example" sceneMemberID="viewController"/>
      </objects></scene></scenes>
    </document>
    """

  private static let settings = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="settings">
      <scenes><scene><objects>
        <viewController id="settings" customClass="SettingsViewController" customModule="Example" sceneMemberID="viewController"/>
      </objects></scene></scenes>
    </document>
    """
}
