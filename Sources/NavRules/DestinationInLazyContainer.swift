import NavFindings
import NavModel

extension Rule {
  static let destinationInLazyContainer = Rule(card) { graph in
    graph.observations.modifiers.filter { $0.name == "navigationDestination" }.flatMap { modifier in
      modifier.holders.filter { $0.kind == .lazy }.prefix(1).map { holder in
        let what = modifier.subject.map { "the destination for '\($0)'" } ?? "this destination"
        let effect =
          modifier.trigger == .type
          ? "SwiftUI ignores it and pushes show nothing" : "it comes and goes with the row, and SwiftUI says that it will be ignored"
        var related = [Finding.Related(place: holder.place, text: "the '\(holder.name)' makes its rows only when they come into sight")]
        if holder.use != nil { related.append(.init(place: modifier.place, text: "the destination stands here")) }
        return Claim(
          place: holder.use ?? modifier.place, subject: modifier.subject ?? modifier.owner ?? modifier.name,
          message: "\(what) stands inside a '\(holder.name)', so \(effect); hang it on the '\(holder.name)', behind its closing brace",
          related: related,
          // A binding still works on today's systems.
          severity: modifier.trigger == .type ? nil : .warning,
          fix: modifier.moveOut.map { Fix("Hang it on the list", move: $0) })
      }
    }
  }

  private static let card = RuleCard(
    id: "destination-in-lazy-container",
    severity: .error,
    summary: "A navigationDestination in the rows of a list or lazy stack",
    rationale: """
      A list makes its rows when they come into sight, so the stack cannot see what their modifiers say. SwiftUI says so only on \
      the console: "Do not put a navigation destination modifier inside a 'lazy' container, like 'List' or 'LazyVStack'. … It will \
      be ignored."

      With 'for:' the destination is missing; with 'isPresented:' and 'item:', where the finding is a warning, it works until the \
      row scrolls away. Behind the list's closing brace the modifier is always there.

      'navgraph lint --fix' moves one with 'for:' there, where both stand in one body, and it asks for nothing that is bound in the \
      row.
      """,
    bad: [
      .init(
        "every row brings the destination",
        """
        import SwiftUI

        @main struct LibraryApp: App {
          var body: some Scene { WindowGroup { ShelfScreen() } }
        }

        struct Book: Hashable, Identifiable {
          let id: Int
          let title: String
        }

        struct ShelfScreen: View {
          let books = [Book(id: 1, title: "Emma")]
          var body: some View {
            NavigationStack {
              List(books) { book in
                NavigationLink(book.title, value: book)
                  .navigationDestination(for: Book.self) { BookScreen(book: $0) } // expect: destination-in-lazy-container
              }
            }
          }
        }

        struct BookScreen: View {
          let book: Book
          var body: some View { Text(book.title) }
        }
        """)
    ],
    good: [
      .init(
        "the list brings it",
        """
        import SwiftUI

        @main struct LibraryApp: App {
          var body: some Scene { WindowGroup { ShelfScreen() } }
        }

        struct Book: Hashable, Identifiable {
          let id: Int
          let title: String
        }

        struct ShelfScreen: View {
          let books = [Book(id: 1, title: "Emma")]
          var body: some View {
            NavigationStack {
              List(books) { book in
                NavigationLink(book.title, value: book)
              }
              .navigationDestination(for: Book.self) { BookScreen(book: $0) }
            }
          }
        }

        struct BookScreen: View {
          let book: Book
          var body: some View { Text(book.title) }
        }
        """)
    ])
}
