import NavModel
import Testing

/// Classes that nothing makes or names: what they do, nobody sees.
struct UnusedClassTests {
  /// A shelf of books, with more declarations.
  private static func shelf(_ more: String) -> String {
    """
    import SwiftUI
    import UIKit
    @main struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
    @Observable final class Shelf { var path: [Int] = [] }
    struct ShelfView: View {
      @State private var shelf = Shelf()
      var body: some View {
        NavigationStack(path: $shelf.path) {
          Text("Shelf").navigationDestination(for: Int.self) { _ in BookView() }
        }
      }
    }
    struct BookView: View { var body: some View { Text("Book") } }
    \(more)
    """
  }

  private static let dead = "// nav: ? -> BookView [push] dead"
  private static let alive = "// nav: ? -> BookView [push]"

  private static func reader(_ head: String, _ comment: String) -> String {
    """
    \(head) {
      init(shelf: Shelf? = nil) { shelf?.path.append(1) } \(comment)
    }

    """
  }

  @Test func aClassThatNothingNamesDoesNothing() {
    expectFlow(Self.shelf(Self.reader("final class Reader", Self.dead)))
    expectFlow(Self.shelf(Self.reader("@MainActor class Reader: ObservableObject, Sendable", Self.dead) + "extension Reader { static func make() -> Reader { Reader() } }"))
  }

  @Test func keptWeaklyItIsStillMadeByNobody() {
    expectFlow(Self.shelf(Self.reader("final class Reader", Self.dead) + "final class Desk { weak var reader: Reader? }\nlet desk = Desk()"))
  }

  @Test func whatOnlySuchAClassNamesDoesNothingEither() {
    expectFlow(Self.shelf(Self.reader("final class Reader", Self.dead) + "final class Desk { let reader: Reader }"))
  }

  @Test(arguments: [
    "let desk = Reader()", "let kind = Reader.self", "let name = \"Reader\"", "func sit(_ reader: Reader) {}\nfunc use() { sit(later()) }\nlet used = use()",
    "final class Student: Reader {}",
  ])
  func aClassThatIsNamedMayBeMade(_ use: String) {
    expectFlow(Self.shelf(Self.reader("class Reader", Self.alive) + use))
  }

  @Test(arguments: [
    "public final class Reader", "@objc(Reader) final class Reader", "final class Reader: NSObject", "final class Reader: LibraryReader",
    "@Marked final class Reader",
  ])
  func whatOthersMayMakeIsAlive(_ head: String) {
    expectFlow(Self.shelf(Self.reader(head, Self.alive)))
  }

  @Test func aControllerThatNothingNamesShowsNothing() {
    expectFlow(
      Self.shelf(
        """
        final class OldController: UIViewController {
          func open() { present(HelpController(), animated: true) } // nav: OldController -> HelpController [present] dead
        }
        final class HelpController: UIViewController {}
        """))
  }

  /// Without an entry, whoever has the sources may make it.
  @Test func aLibrarysClassesAreAlive() {
    expectFlow(
      """
      import UIKit
      final class OldController: UIViewController {
        func open() { present(HelpController(), animated: true) } // nav: OldController -> HelpController [present]
      }
      final class HelpController: UIViewController {}
      """)
  }

  @Test(arguments: ["var reader: Reader?", "var reader: Reader? = nil"])
  func aPropertyThatIsNeverGivenOneKeepsNobody(_ property: String) {
    expectFlow(Self.shelf(Self.reader("final class Reader", Self.dead) + "final class Desk { \(property) }\nlet desk = Desk()"))
    expectFlow(Self.shelf(Self.reader("final class Reader", Self.alive) + "final class Desk { \(property) }\nlet desk = Desk()\nfunc sit() { desk.reader = later() }\nlet sitting = sit()"))
  }

  /// A method of one name in several coordinators is called on the one whose type is written.
  @Test func aMethodOfTheSameNameElsewhereIsNotCalled() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> ShelfController [root]
          ShelfCoordinator(stack: stack).start()
          return true
        }
      }
      protocol Coordinator: AnyObject { var stack: UINavigationController { get } }
      final class ShelfCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let shelf = ShelfController()
          shelf.coordinator = self
          stack.pushViewController(shelf, animated: false) // nav: (entry) -> ShelfController [root]
        }
        func showBook() { BookCoordinator(stack: stack).start() }
        func showHelp() { stack.pushViewController(HelpController(), animated: true) } // nav: ShelfController -> HelpController [push] dead
      }
      final class BookCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let book = BookController()
          book.coordinator = self
          stack.pushViewController(book, animated: true) // nav: ShelfController -> BookController [push]
        }
        func showHelp() { stack.pushViewController(HelpController(), animated: true) } // nav: BookController -> HelpController [push]
      }
      final class ShelfController: UIViewController {
        var coordinator: ShelfCoordinator?
        @objc func open() { coordinator?.showBook() }
      }
      final class BookController: UIViewController {
        var coordinator: BookCoordinator?
        @objc func help() { ask { self.coordinator?.showHelp() } }
        private func ask(_ then: () -> Void) { then() }
      }
      final class HelpController: UIViewController {}
      """)
  }
}
