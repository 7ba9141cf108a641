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
            case .inbox: InboxView()
            case .sent: SentView()
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

  /// What the elements of a generic section are is written where the sections are declared.
  @Test func anElementOfAGenericSectionIsWhatTheSectionHolds() {
    expectFlow(
      """
      import SwiftUI
      struct Book: Hashable, Identifiable { let id: Int }
      struct Shelf<Item: Sendable & Identifiable>: Identifiable { let id: Int; let items: [Item] }
      enum Loading<Item: Sendable>: Sendable { case busy, done(Item); func map<Other>(_ change: (Item) -> Other) -> Loading<Other> { .busy } }
      @main struct LibraryApp: App {
        var body: some Scene { WindowGroup { CatalogView(model: CatalogModel()) } } // nav: (entry) -> CatalogView [root]
      }
      @Observable final class CatalogModel { var shelves: [Shelf<Book>] = []; var state: Loading<Int> = .busy }
      struct CatalogView: View {
        let model: CatalogModel
        var body: some View {
          NavigationStack {
            List {
              ForEach(model.shelves) { shelf in
                ForEach(shelf.items) { book in
                  NavigationLink(value: book) { Text("Book") } // nav: CatalogView -> BookView [push]
                }
              }
              switch model.state {
              case .busy: BusyView()
              case .done: DoneView()
              }
            }
            .navigationDestination(for: Book.self) { BookView(book: $0) }
          }
        }
      }
      struct BookView: View { let book: Book; var body: some View { Text("Book") } }
      struct BusyView: View { var body: some View { Text("Busy") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
  }

  /// `.map` of what is not known is the standard library's, though the program has a method of that name.
  @Test func mapIsNotThatOfAnyType() {
    expectFlow(
      """
      import SwiftUI
      enum Loading { case busy, done; func map(_ change: (Int) -> Int) -> Loading { .busy } }
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { CatalogView() } } } // nav: (entry) -> CatalogView [root]
      struct CatalogView: View {
        @State private var isShown = false
        @Environment(\\.library) private var library
        var body: some View {
          Button("Book") { isShown = true } // nav: CatalogView -> BookView [sheet]
            .sheet(isPresented: $isShown) { library.current.map { _ in BookView() } }
        }
      }
      struct StateView: View {
        let state: Loading
        var body: some View {
          switch state {
          case .busy: BusyView()
          case .done: DoneView()
          }
        }
      }
      struct BookView: View { var body: some View { Text("Book") } }
      struct BusyView: View { var body: some View { Text("Busy") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
  }

  /// What a row looks like is no destination, also where a helper builds the rows.
  @Test func aRowIsNotWhereItsChoiceLeads() {
    expectFlow(
      """
      import SwiftUI
      enum Purpose: String, Identifiable { case lend, sell; var id: String { rawValue } }
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var purpose: Purpose?
        var body: some View {
          Button("Lend") { purpose = .lend } // nav: HomeView -> LendView [sheet] Purpose.lend
            .sheet(item: $purpose) { purpose in
              switch purpose {
              case .lend: LendView(purpose: purpose)
              case .sell: SellView()
              }
            }
        }
      }
      struct LendView: View {
        let purpose: Purpose
        var body: some View { List { Section { rows([1, 2]) } } }
        func rows(_ books: [Int]) -> some View {
          ForEach(books) { book in
            switch purpose {
            case .lend: LendRow(book: book)
            case .sell: SellRow(book: book)
            }
          }
        }
      }
      struct SellView: View { var body: some View { Text("Sell") } }
      struct LendRow: View { let book: Int; var body: some View { Text("Lend") } }
      struct SellRow: View { let book: Int; var body: some View { Text("Sell") } }
      """)
  }

  @Test func aRowOfAllCasesIsAnyOfThem() {
    expectFlow(
      """
      import UIKit
      enum MenuRow: CaseIterable {
        case profile, terms, logOut
        var controller: UIViewController? {
          switch self {
          case .profile: return ProfileController()
          case .terms: return TermsController()
          case .logOut: return nil
          }
        }
      }
      final class MenuController: UITableViewController {
        let rows = MenuRow.allCases
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard let controller = rows[indexPath.row].controller else { return }
          navigationController?.pushViewController(controller, animated: true) // nav: MenuController -> ProfileController [push] MenuRow.profile; MenuController -> TermsController [push] MenuRow.terms
        }
      }
      final class ProfileController: UIViewController {}
      final class TermsController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: MenuController()) // nav: (entry) -> MenuController [root]
        }
      }
      """)
  }

  @Test func aRouteMadeFromARawValueIsAnyOfThem() {
    expectFlow(
      """
      import UIKit
      enum MenuPlace: String { case about, terms }
      protocol MenuLeading: AnyObject { func lead(to row: MenuPlace) }
      final class MenuCoordinator: MenuLeading {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          navigation.setViewControllers([MenuController(leader: self)], animated: false) // nav: (entry) -> MenuController [root]
        }
        func lead(to row: MenuPlace) {
          switch row {
          case .about: navigation.pushViewController(AboutController(), animated: true)
          case .terms: navigation.pushViewController(TermsController(), animated: true)
          }
        }
      }
      final class MenuController: UIViewController {
        let leader: MenuLeading
        init(leader: MenuLeading) { self.leader = leader; super.init(nibName: nil, bundle: nil) }
        @objc func tapAbout() { tap("about") }
        func tap(_ identifier: String) {
          guard let row = MenuPlace(rawValue: identifier) else { return }
          leader.lead(to: row) // nav: MenuController -> AboutController [push] MenuPlace.about; MenuController -> TermsController [push] MenuPlace.terms
        }
      }
      final class AboutController: UIViewController {}
      final class TermsController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: MenuCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation // nav: (entry) -> MenuController [root]
          coordinator = MenuCoordinator(navigation: navigation)
          coordinator?.start()
        }
      }
      """)
  }

  /// The model is told what it is by its data; the row that shows it is where somebody goes.
  @Test func aKindReadFromDataIsDecidedAtItsRow() {
    expectFlow(
      """
      import SwiftUI
      enum Kind: String { case book, film, other }
      struct Loan: Identifiable {
        let id: Int
        let kind: Kind
        init(id: Int, name: String) {
          self.id = id
          self.kind = Kind(rawValue: name) ?? .other
        }
      }
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { LoansView() } } } // nav: (entry) -> LoansView [root]
      struct LoansView: View {
        let loans: [Loan] = [Loan(id: 1, name: "book")]
        var body: some View {
          NavigationStack {
            List(loans) { loan in
              NavigationLink(value: loan.kind) { Text("Loan") } // nav: LoansView -> BookView [push] Kind.book; LoansView -> FilmView [push] Kind.film; LoansView -> OtherView [push] Kind.other
            }
            .navigationDestination(for: Kind.self) { kind in
              switch kind {
              case .book: BookView()
              case .film: FilmView()
              case .other: OtherView()
              }
            }
          }
        }
      }
      struct BookView: View { var body: some View { Text("Book") } }
      struct FilmView: View { var body: some View { Text("Film") } }
      struct OtherView: View { var body: some View { Text("Other") } }
      """)
  }


  /// Of the cases only those that the list has: it never gets another one.
  @Test func aLoopOverAListThatNeverChangesShowsItsElements() {
    expectFlow(
      """
      import SwiftUI
      enum Shelf: String, Hashable, CaseIterable, Identifiable {
        case novels, maps, loans, staff
        var id: String { rawValue }
        static let open: [Shelf] = [.novels, .maps]
      }
      @main struct LibraryApp: App {
        var body: some Scene { WindowGroup { HallView() } } // nav: (entry) -> HallView [root]
      }
      struct HallView: View {
        private let closed: [Shelf] = [.loans, .staff]
        @State private var wanted: [Shelf] = [.novels]
        var body: some View {
          NavigationStack {
            List {
              ForEach(closed) { shelf in
                NavigationLink(value: shelf) { Text(shelf.rawValue) } // nav: HallView -> LoansView [push] Shelf.loans; HallView -> StaffView [push] Shelf.staff
              }
              ForEach(Shelf.open, id: \\.self) {
                NavigationLink($0.rawValue, value: $0) // nav: HallView -> NovelsView [push] Shelf.novels; HallView -> MapsView [push] Shelf.maps
              }
              ForEach(wanted) { shelf in
                // nav: HallView -> NovelsView [push] Shelf.novels; HallView -> MapsView [push] Shelf.maps; HallView -> LoansView [push] Shelf.loans; HallView -> StaffView [push] Shelf.staff
                NavigationLink(value: shelf) { Text(shelf.rawValue) }
              }
              Button("All") { wanted = Shelf.allCases }
            }
            .navigationDestination(for: Shelf.self) { shelf in
              switch shelf {
              case .novels: NovelsView()
              case .maps: MapsView()
              case .loans: LoansView()
              case .staff: StaffView()
              }
            }
          }
        }
      }
      struct NovelsView: View { var body: some View { Text("Novels") } }
      struct MapsView: View { var body: some View { Text("Maps") } }
      struct LoansView: View { var body: some View { Text("Loans") } }
      struct StaffView: View { var body: some View { Text("Staff") } }
      """)
  }


  /// What a view of rows is given where it is made, and lists whose elements come with their numbers.
  @Test func aLoopOverNumberedElementsShowsThem() {
    expectFlow(
      """
      import SwiftUI
      enum Shelf: String, Hashable { case novels, maps, loans, staff, attic }
      struct Book: Hashable { let title: String }
      @main struct LibraryApp: App {
        var body: some Scene { WindowGroup { HallView(books: []) } } // nav: (entry) -> HallView [root]
      }
      struct HallView: View {
        let books: [Book]
        private let shelves: [Shelf] = [.novels, .maps]
        private let closed: [Shelf] = [.loans]
        var body: some View {
          NavigationStack {
            List {
              ForEach(Array(shelves.enumerated()), id: \\.offset) { number, shelf in
                // nav: HallView -> NovelsView [push] Shelf.novels; HallView -> MapsView [push] Shelf.maps
                NavigationLink("\\(number)", value: shelf)
              }
              ForEach(zip(closed.indices, closed), id: \\.0) {
                NavigationLink("\\($0)", value: $1) // nav: HallView -> LoansView [push] Shelf.loans
              }
              ForEach(Array(books.enumerated()), id: \\.element) { number, book in
                NavigationLink(book.title, value: book) // nav: HallView -> BookView [push]
              }
              ShelfRows(shelves: [.staff])
              ShelfRows(shelves: closed)
            }
            .navigationDestination(for: Book.self) { BookView(book: $0) }
            .navigationDestination(for: Shelf.self) { shelf in
              switch shelf {
              case .novels: NovelsView()
              case .maps: MapsView()
              case .loans: LoansView()
              case .staff: StaffView()
              case .attic: AtticView()
              }
            }
          }
        }
      }
      struct ShelfRows: View {
        let shelves: [Shelf]
        var body: some View {
          ForEach(shelves, id: \\.self) { shelf in
            NavigationLink(shelf.rawValue, value: shelf) // nav: HallView -> StaffView [push] Shelf.staff; HallView -> LoansView [push] Shelf.loans
          }
        }
      }
      struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
      struct NovelsView: View { var body: some View { Text("Novels") } }
      struct MapsView: View { var body: some View { Text("Maps") } }
      struct LoansView: View { var body: some View { Text("Loans") } }
      struct StaffView: View { var body: some View { Text("Staff") } }
      struct AtticView: View { var body: some View { Text("Attic") } }
      """)
  }
}
