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
}
