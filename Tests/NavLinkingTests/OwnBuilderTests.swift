import Testing

/// Closures that a view is made with and calls itself for what it shows next, and rows of data that nothing names.
struct OwnBuilderTests {
  /// Also where the builder is optional, goes through two views, or the row is of a case that only the data tells.
  @Test func whoeverMakesTheRowDecides() {
    expectFlow(
      """
      import SwiftUI
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
      extension View { func erased() -> AnyView { AnyView(self) } }
      enum Shelf: String { case loans, fines, rooms }
      struct LinkRow<Destination: View, Label: View>: View {
        let destination: Destination
        let label: () -> Label
        init(destination: Destination, @ViewBuilder label: @escaping () -> Label) {
          self.destination = destination
          self.label = label
        }
        var body: some View {
          ZStack {
            NavigationLink(destination: destination) { EmptyView() }
            label()
          }
        }
      }
      struct TitleRow<Destination: View>: View {
        let title: String
        let destination: (() -> Destination)?
        init(title: String, destination: (() -> Destination)? = nil) {
          self.title = title
          self.destination = destination
        }
        var body: some View {
          let content = HStack { Text(title) }
          if let destination = destination?() {
            return ZStack {
              NavigationLink(destination: destination) { EmptyView() }
              content
            }
            .erased()
          }
          return content.erased()
        }
      }
      struct BookList<Destination: View>: View {
        let books: [String]
        let selected: (String) -> Destination
        var body: some View {
          List {
            ForEach(books, id: \\.self) { book in
              TitleRow(title: book, destination: { selected(book) })
            }
          }
        }
      }
      struct ShelfView: View {
        let shelves: [Shelf] = [.loans, .fines]

        var body: some View {
          NavigationView {
            VStack {
              ForEach(shelves, id: \\.self) { shelf in
                LinkRow(destination: destination(for: shelf)) { Text(shelf.rawValue) } // nav: ShelfView -> LoansView [push] Shelf.loans; ShelfView -> FinesView [push] Shelf.fines
              }
              BookList(books: ["A"], selected: { BookView(title: $0) }) // nav: ShelfView -> BookView [push]
              TitleRow(title: "Help") { HelpView() } // nav: ShelfView -> HelpView [push]
              TitleRow(title: "Plain", destination: nil as (() -> EmptyView)?)

            }
          }

        }
        func destination(for shelf: Shelf) -> AnyView {
          switch shelf {
          case .loans: return LoansView().erased()
          case .fines: return FinesView().erased()
          default: return Text(shelf.rawValue).erased()
          }
        }
      }
      struct LoansView: View { var body: some View { Text("Loans") } }
      struct FinesView: View { var body: some View { Text("Fines") } }
      struct BookView: View { let title: String; var body: some View { Text(title) } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  /// `if let target = destination { … target() }`
  @Test func anUnwrappedBuilderIsStillItsMakers() {
    expectFlow(
      """
      import SwiftUI
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
      struct TitleRow<Destination: View>: View {
        let title: String
        let destination: (() -> Destination)?
        var body: some View {
          if let target = destination {
            NavigationLink(destination: target()) { EmptyView() }
          }
        }
      }
      struct ShelfView: View {
        var body: some View {
          NavigationView {
            VStack {
              TitleRow(title: "Help") { HelpView() } // nav: ShelfView -> HelpView [push]
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }
}
