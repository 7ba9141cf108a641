import NavFindings
import NavModel

extension Rule {
  static let storyboardSceneUnreachable = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    return graph.observations.interface.lostScenes.map { scene in
      let why = scene.identifier.map { "no segue leads to it, and no code asks for '\($0)'" } ?? "no segue leads to it, and it has no identifier"
      return Claim(
        place: scene.place, subject: scene.screen,
        message: "nothing can show the scene '\(scene.screen)' of '\(scene.storyboard)': \(why); lead to it, or remove it")
    }
  }

  private static let card = RuleCard(
    id: "storyboard-scene-unreachable",
    severity: .warning,
    summary: "A scene of a storyboard that no segue leads to and no code asks for",
    rationale: """
      The scene is translated, laid out and loaded with its storyboard, and no user sees it. Interface Builder warns where such a scene \
      has no identifier; whether code still asks for an identifier it cannot see.

      A scene counts as used when it is the first of its storyboard, when a segue or a reference leads to it, when code makes it, and \
      when any text or name in the code is like its identifier. Where code makes scenes of names that cannot be read, nothing is said.
      """,
    bad: [
      .init(
        "the old login is still there",
        """
        import UIKit

        final class StartViewController: UIViewController {
          @IBAction func logIn() {
            guard let login = storyboard?.instantiateViewController(withIdentifier: "Login") else { return }
            present(login, animated: true)
          }
        }

        final class LoginViewController: UIViewController {}

        final class OldLoginViewController: UIViewController {}
        """,
        interfaces: [
          .init(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="start">
              <scenes>
                <scene><objects>
                  <viewController id="start" customClass="StartViewController" customModule="Example" sceneMemberID="viewController"/>
                </objects></scene>
                <scene><objects>
                  <viewController storyboardIdentifier="Login" id="login" customClass="LoginViewController" customModule="Example"
                    sceneMemberID="viewController"/>
                </objects></scene>
                <scene><objects>
                  <!-- expect: storyboard-scene-unreachable -->
                  <viewController storyboardIdentifier="OldSignIn" id="old" customClass="OldLoginViewController" customModule="Example"
                    sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            """)
        ])
    ],
    good: [
      .init(
        "every scene has a way in",
        """
        import UIKit

        final class StartViewController: UIViewController {
          @IBAction func logIn() {
            guard let login = storyboard?.instantiateViewController(withIdentifier: "Login") else { return }
            present(login, animated: true)
          }
        }

        final class LoginViewController: UIViewController {}

        final class TermsViewController: UIViewController {}
        """,
        interfaces: [
          .init(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="start">
              <scenes>
                <scene><objects>
                  <viewController id="start" customClass="StartViewController" customModule="Example" sceneMemberID="viewController"/>
                </objects></scene>
                <scene><objects>
                  <viewController storyboardIdentifier="Login" id="login" customClass="LoginViewController" customModule="Example"
                    sceneMemberID="viewController">
                    <view key="view" id="view-1"><subviews>
                      <button id="button-1">
                        <connections><segue destination="terms" kind="presentation" id="segue-1"/></connections>
                      </button>
                    </subviews></view>
                  </viewController>
                </objects></scene>
                <scene><objects>
                  <viewController id="terms" customClass="TermsViewController" customModule="Example" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            """)
        ])
    ])
}
