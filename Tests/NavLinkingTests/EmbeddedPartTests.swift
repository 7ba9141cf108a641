import Testing

/// View controllers that another one embeds while it is set up.
struct EmbeddedPartTests {
  private static func reader(_ setUp: String, _ members: String = "") -> String {
    """
    import UIKit

    final class ReaderController: UIViewController {
      private let toolbar = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
      }
      private func setUpViews() {
        let document = DocumentController()
    \(setUp)
      }
    \(members)
    }
    final class DocumentController: UIViewController {
      @objc func note() {
        present(NoteController(), animated: true) // NOTE
      }
    }
    final class NoteController: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = ReaderController() // nav: (entry) -> ReaderController [root]
        return true
      }
    }
    """
  }

  /// Beside views of the screen it is a part of the screen, and where it leads the screen does.
  @Test func besideOtherViewsItIsAPart() {
    expectFlow(
      Self.reader(
        """
            view.addSubview(toolbar)
            addChild(document)
            view.addSubview(document.view)
        """
      ).replacing("// NOTE", with: "// nav: ReaderController -> NoteController [present]"))
  }

  /// Alone it is what the screen shows.
  @Test func aloneItIsAScreen() {
    expectFlow(
      Self.reader(
        """
            addChild(document) // nav: ReaderController -> DocumentController [child]
            view.addSubview(document.view)
        """
      ).replacing("// NOTE", with: "// nav: DocumentController -> NoteController [present]"))
  }

  /// A view that only holds it is nothing beside it.
  @Test func inAViewThatHoldsItItIsAScreen() {
    expectFlow(
      Self.reader(
        """
            view.addSubview(toolbar)
            addChild(document) // nav: ReaderController -> DocumentController [child]
            toolbar.addSubview(document.view)
        """
      ).replacing("// NOTE", with: "// nav: DocumentController -> NoteController [present]"))
  }

  /// What comes later is decided then.
  @Test func whatComesLaterIsAScreen() {
    expectFlow(
      Self.reader(
        "    view.addSubview(toolbar)",
        """
          @objc func open() {
            let document = DocumentController()
            addChild(document) // nav: ReaderController -> DocumentController [child]
            view.addSubview(document.view)
          }
        """
      ).replacing("// NOTE", with: "// nav: DocumentController -> NoteController [present]"))
  }
}
