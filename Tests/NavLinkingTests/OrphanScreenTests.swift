import NavModel
import Testing

struct OrphanScreenTests {
  private func orphans(_ more: String, home: String = "Text(\"Home\")") -> [String] {
    ObservationRun.graph(ObservationRun.app(home, more)).screens.filter(\.isOrphan).map(\.id)
  }

  @Test func aControllerThatNothingNamesIsAnOrphan() {
    #expect(orphans("final class OldViewController: UIViewController {}") == ["OldViewController"])
  }

  @Test(arguments: [
    "let made = OldViewController()", "let type = OldViewController.self", "let name = \"OldViewController\"",
    "class NewViewController: OldViewController {}\nlet made = NewViewController()", "func use(_ old: OldViewController) {}",
  ])
  func aControllerThatIsNamedIsNone(_ use: String) {
    #expect(orphans("class OldViewController: UIViewController {}\n" + use).isEmpty)
  }

  @Test func controllersThatTheSystemMakesAreNone() {
    #expect(orphans("final class ShareViewController: UIViewController { func done() { extensionContext?.completeRequest() } }").isEmpty)
    #expect(orphans("final class OldViewController: UIViewController { @IBOutlet var label: UILabel! }").isEmpty)
    #expect(orphans("@objc(Old) final class OldViewController: UIViewController {}").isEmpty)
    #expect(orphans("#if DEBUG\nfinal class OldViewController: UIViewController {}\n#endif").isEmpty)
  }

  /// Where the storyboards are read, what none of them names is made by nobody.
  @Test func aControllerThatNoStoryboardHasIsAnOrphan() {
    let source = """
      // file: App.swift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class HomeViewController: UIViewController { @IBOutlet var label: UILabel! }
      final class OldViewController: UIViewController { @IBOutlet var label: UILabel! }
      // file: Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes><scene sceneID="s"><objects><viewController id="a" customClass="HomeViewController" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """
    #expect(FlowRun.graph(FlowRun.files(source)).screens.filter(\.isOrphan).map(\.id) == ["OldViewController"])
  }

  @Test func aTitledViewThatNothingMakesIsAnOrphan() {
    let old = "struct OldScreen: View { var body: some View { Text(\"Old\").navigationTitle(\"Old\") } }\n"
    #expect(orphans(old) == ["OldScreen"])
    #expect(orphans(old + "#Preview { OldScreen() }") == ["OldScreen"])
    #expect(orphans(old.replacing("navigationTitle(\"Old\")", with: "navigationBarHidden(true)")) == ["OldScreen"])
    #expect(orphans(old, home: "NavigationStack { NavigationLink(\"Old\") { OldScreen() } }").isEmpty)
  }

  @Test func aViewWithAStackOfItsOwnIsAScreenUnderAnyName() {
    let old = "struct Overview: View { var body: some View { List {}.navigationDestination(for: Int.self) { Text(\"\\($0)\") } } }\n"
    #expect(orphans(old) == ["Overview"])
    #expect(orphans(old, home: "Overview()").isEmpty)
    #expect(orphans("struct OldForm: View { @State private var on = false; var body: some View { List {}.sheet(isPresented: $on) {} } }").isEmpty)
  }

  @Test func aPartOfAScreenIsNone() {
    #expect(orphans("struct OldBadgeView: View { var body: some View { Text(\"Old\") } }").isEmpty)
    #expect(orphans("struct OldBadge: View { var body: some View { Text(\"Old\").navigationTitle(\"Old\") } }").isEmpty)
  }

  @Test func aContainersOwnConstructionIsNoUse() {
    let old = """
      struct OldView: View { var body: some View { Text("Old") } }
      func assemble(_ container: Container) { container.register(OldView.self) { _ in OldView() } }

      """
    #expect(orphans(old) == ["OldView"])
    #expect(orphans(old + "func make(_ resolver: Resolver) { show(resolver.resolve(OldView.self)) }").isEmpty)
  }

  @Test func aRepresentableThatNothingMakesIsAnOrphan() {
    #expect(orphans("struct MailView: UIViewControllerRepresentable {}") == ["MailView"])
  }

  /// Without an entry, whoever embeds the sources may show it.
  @Test func aLibraryHasNoOrphans() {
    #expect(ObservationRun.graph("import UIKit\nfinal class OldViewController: UIViewController {}").screens.isEmpty)
  }
}
