import SwiftUI

struct CatalogView: View {
    @Environment(LibraryModel.self) private var library
    @Binding var sheet: CatalogSheet?

    var body: some View {
        List(library.books) { book in
            NavigationLink(value: LibraryRoute.book(book)) {
                BookRow(book: book)
            }
        }
        .navigationTitle("Catalog")
        .toolbar {
            Button("Filter", systemImage: "line.3.horizontal.decrease") {
                sheet = .filters
            }
        }
    }
}

struct BookRow: View {
    let book: Book

    var body: some View {
        VStack(alignment: .leading) {
            Text(book.title)
            Text(book.author.name).font(.caption)
        }
    }
}

struct BookDetailView: View {
    @Environment(LibraryModel.self) private var library
    let book: Book
    let onReserve: () -> Void

    var body: some View {
        Form {
            NavigationLink(book.author.name, value: LibraryRoute.author(book.author))
            Button("Borrow") { library.borrow(book) }
            Button("Reserve") { onReserve() }
        }
        .navigationTitle(book.title)
    }
}

struct AuthorView: View {
    @Environment(LibraryModel.self) private var library
    let author: Author

    var body: some View {
        List(library.books(by: author)) { book in
            BookRow(book: book)
        }
        .navigationTitle(author.name)
    }
}

#Preview {
    NavigationStack {
        CatalogView(sheet: .constant(.scanner))
    }
    .environment(LibraryModel())
}
