import Testing

/// Screens that are made with the route which they lead to.
struct ScreenReaderTests {
  private func shelf(_ link: String, _ list: String) -> String {
    """
    import SwiftUI
    enum Next { case read, lend }
    @main struct ShelfApp: App { var body: some Scene { WindowGroup { HallView() } } } // nav: (entry) -> HallView [root]
    struct HallView: View {
      var body: some View {
        NavigationStack {
          List {
            \(link)
          }
        }
      }
    }
    \(list)
    struct Arrow<Page: View>: View {
      @ViewBuilder let page: () -> Page
      var body: some View { NavigationLink(destination: page) { Text("Go") } }
    }
    struct ReadView: View { let book: String; var body: some View { Text("Read") } }
    struct LendView: View { let book: String; var body: some View { Text("Lend") } }
    """
  }

  private let choice = "switch next { case .read: ReadView(book: book); case .lend: LendView(book: book) }"

  /// Both rows of the list lead to whatever it is made with.
  @Test func theUserGoesOnFromTheScreen() {
    expectFlow(
      shelf(
        """
        NavigationLink("Read") { BookList(next: .read) } // nav: HallView -> BookList [push]
        NavigationLink("Lend") { BookList(next: .lend) } // nav: HallView -> BookList [push]
        """,
        """
        struct BookList: View {
          let next: Next
          var body: some View {
            VStack {
              ForEach(["a", "b"], id: \\.self) { book in
                Arrow { \(choice) } // nav: BookList -> ReadView [push] Next.read; BookList -> LendView [push] Next.lend
              }
              let book = "c"
              Arrow { \(choice) } // nav: BookList -> ReadView [push] Next.read; BookList -> LendView [push] Next.lend
            }
          }
        }
        """))
  }

  @Test func soItDoesWhereAnInitialiserTakesTheRoute() {
    expectFlow(
      shelf(
        """
        NavigationLink("Lend") { BookList(.lend) } // nav: HallView -> BookList [push]
        """,
        """
        struct BookList: View {
          private let next: Next
          init(_ next: Next) { self.next = next }
          var body: some View {
            let book = "c"
            NavigationLink("Go") { \(choice) } // nav: BookList -> LendView [push] Next.lend
          }
        }
        """))
  }

  /// Whoever makes a part with a route decides.
  @Test func whoeverMakesARowDecides() {
    expectFlow(
      shelf(
        """
        BookRow(next: .read) // nav: HallView -> ReadView [push] Next.read
        BookRow(next: .lend) // nav: HallView -> LendView [push] Next.lend
        """,
        """
        struct BookRow: View {
          let next: Next
          var body: some View {
            let book = "c"
            NavigationLink("Go") { \(choice) }
          }
        }
        """))
  }
}
