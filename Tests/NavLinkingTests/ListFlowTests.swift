import Testing

/// Lists and rows that stand in several stacks.
struct ListFlowTests {
  @Test func aRowsLinkGoesWhereItsStackSays() {
    withKnownIssue("a row in two stacks is taken to lead to the registrations of both") {
      expectFlow(
        """
        import SwiftUI
        struct Book: Hashable, Identifiable { let id: Int; let title: String }
        @main struct LibraryApp: App {
          var body: some Scene { WindowGroup { RootView() } } // nav: (entry) -> RootView [root]
        }
        struct RootView: View {
          var body: some View {
            TabView {
              CatalogView() // nav: RootView -> CatalogView [tab]
              LoansView() // nav: RootView -> LoansView [tab]
            }
          }
        }
        struct CatalogView: View {
          let books: [Book]
          var body: some View {
            NavigationStack {
              List { ForEach(books) { book in BookRow(book: book) } }
                .navigationDestination(for: Book.self) { BookView(book: $0) }
            }
          }
        }
        struct LoansView: View {
          let books: [Book]
          var body: some View {
            NavigationStack {
              List { ForEach(books) { book in BookRow(book: book) } }
                .navigationDestination(for: Book.self) { LoanView(book: $0) }
            }
          }
        }
        struct BookRow: View {
          let book: Book
          var body: some View {
            NavigationLink(book.title, value: book) // nav: CatalogView -> BookView [push]; LoansView -> LoanView [push]
          }
        }
        struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
        struct LoanView: View { let book: Book; var body: some View { Text(book.title) } }
        """)
    }
  }

  @Test func aRowOfAListIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      struct Book: Hashable, Identifiable { let id: Int; let title: String }
      @main struct LibraryApp: App {
        var body: some Scene { WindowGroup { CatalogView(books: []) } } // nav: (entry) -> CatalogView [root]
      }
      struct CatalogView: View {
        let books: [Book]
        var body: some View {
          NavigationStack {
            List(books) { book in BookRow(book: book) }
              .navigationDestination(for: Book.self) { BookView(book: $0) }
          }
        }
      }
      struct BookRow: View {
        let book: Book
        var body: some View {
          NavigationLink(book.title, value: book) // nav: CatalogView -> BookView [push]
        }
      }
      struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
      """)
  }

  @Test func aSelectableListOfAllCasesShowsEach() {
    expectFlow(
      """
      import SwiftUI
      enum Mailbox: String, CaseIterable, Identifiable { case inbox, sent; var id: Self { self } }
      @main struct MailApp: App {
        var body: some Scene { WindowGroup { MailView() } } // nav: (entry) -> MailView [root]
      }
      struct MailView: View {
        @State private var mailbox: Mailbox?
        var body: some View {
          NavigationSplitView {
            // nav: MailView -> InboxView [split] Mailbox.inbox; MailView -> SentView [split] Mailbox.sent
            List(Mailbox.allCases, selection: $mailbox) { mailbox in Text(mailbox.rawValue) }
          } detail: {
            switch mailbox {
            case .inbox: InboxView() // nav: MailView -> InboxView [split]
            case .sent: SentView() // nav: MailView -> SentView [split]
            case nil: Text("Choose a mailbox")
            }
          }
        }
      }
      struct InboxView: View { var body: some View { Text("In") } }
      struct SentView: View { var body: some View { Text("Sent") } }
      """)
  }

  @Test func aLinkBuildsItsDestinationItself() {
    expectFlow(
      """
      import SwiftUI
      @main struct LibraryApp: App {
        var body: some Scene { WindowGroup { CatalogView() } } // nav: (entry) -> CatalogView [root]
      }
      struct CatalogView: View {
        @State private var showsNew = false
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Book") { BookView() } // nav: CatalogView -> BookView [push]
              NavigationLink(destination: AuthorView()) { Text("Author") } // nav: CatalogView -> AuthorView [push]
              NavigationLink { ShelfView() } label: { Label("Shelf", systemImage: "books.vertical") } // nav: CatalogView -> ShelfView [push]
              NavigationLink("New", isActive: $showsNew) { NewBookView() } // nav: CatalogView -> NewBookView [push]
            }
          }
        }
      }
      struct BookView: View { var body: some View { Text("Book") } }
      struct AuthorView: View { var body: some View { Text("Author") } }
      struct ShelfView: View { var body: some View { Text("Shelf") } }
      struct NewBookView: View { var body: some View { Text("New") } }
      """)
  }
}
