import NavFindings
import NavModel

extension Rule {
  static let unknownStoryboardID = Rule(card) { graph in
    graph.observations.interface.unknownIdentifiers.compactMap { scene in
      guard graph.hasEntries || scene.storyboard != nil else { return nil }
      let near = Spelling.nearest(to: scene.identifier, among: scene.known, share: 0.5)
      let missing = scene.storyboard.map { "the storyboard '\($0)' has no scene '\(scene.identifier)'" }
        ?? "no storyboard has a scene '\(scene.identifier)'"
      return Claim(
        place: scene.place, subject: (scene.storyboard.map { $0 + "." } ?? "") + scene.identifier,
        message: "\(missing), so the app stops here with an exception; "
          + (near.map { "did you mean '\($0)'? Otherwise give a scene this identifier" } ?? "give a scene this identifier"),
        // Which storyboard it is was not seen, and it may be one of a library.
        severity: scene.storyboard == nil ? .warning : nil)
    }
  }

  private static let card = RuleCard(
    id: "unknown-storyboard-id",
    severity: .error,
    summary: "A scene is asked for by an identifier that its storyboard does not have",
    rationale: """
      'Storyboard doesn't contain a view controller with identifier': the app stops when the user gets there, and not before. The \
      identifier was renamed with its class, moved to another storyboard with its scene, or never set.

      The storyboard is the one that the code names, or that of the view controller where it is 'storyboard'. Identifiers that are put \
      together or handed in from elsewhere are not judged.
      """,
    bad: [
      .init(
        "the identifier is the class's old name",
        """
        import UIKit

        final class FeedViewController: UIViewController {
          @IBAction func openProfile() {
            guard let profile = storyboard?.instantiateViewController(withIdentifier: "Profile") else { return }
            navigationController?.pushViewController(profile, animated: true)
          }
          @IBAction func openOwnProfile() {
            let profile = UIStoryboard(name: "Main", bundle: nil)
              .instantiateViewController(withIdentifier: "ProfileVC") // expect: unknown-storyboard-id
            present(profile, animated: true)
          }
        }

        final class ProfileViewController: UIViewController {}
        """,
        interfaces: [.init("Main.storyboard", storyboard)])
    ],
    good: [
      .init(
        "the scene has the identifier",
        """
        import UIKit

        final class FeedViewController: UIViewController {
          @IBAction func openProfile() {
            guard let profile = storyboard?.instantiateViewController(withIdentifier: "Profile") else { return }
            navigationController?.pushViewController(profile, animated: true)
          }
          func open(_ screen: String) {
            present(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\\(screen)Screen"), animated: true)
          }
        }

        final class ProfileViewController: UIViewController {}
        """,
        interfaces: [.init("Main.storyboard", storyboard)])
    ])

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="feed">
      <scenes>
        <scene><objects>
          <viewController id="feed" customClass="FeedViewController" customModule="Example" sceneMemberID="viewController"/>
        </objects></scene>
        <scene><objects>
          <viewController storyboardIdentifier="Profile" id="profile" customClass="ProfileViewController" sceneMemberID="viewController"
            customModule="Example"/>
        </objects></scene>
      </scenes>
    </document>
    """
}
