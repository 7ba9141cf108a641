import SwiftUI

enum CatalogSheet: Identifiable {
    case filters
    case reserve(Book)
    // expect: unreachable-destination
    case scanner

    var id: String {
        switch self {
        case .filters: "filters"
        case .reserve(let book): "reserve-\(book.id)"
        case .scanner: "scanner"
        }
    }
}

extension CatalogSheet {
    @ViewBuilder
    var content: some View {
        switch self {
        case .filters:
            FiltersView()
        case .reserve(let book):
            ReservationView(book: book)
        case .scanner:
            ScannerView()
        }
    }
}

struct CatalogNavigationStack: View {
    @State private var sheet: CatalogSheet?

    var body: some View {
        NavigationStack {
            CatalogView(sheet: $sheet)
                .navigationDestination(for: LibraryRoute.self) { route in
                    switch route {
                    case .book(let book):
                        BookDetailView(book: book, onReserve: { sheet = .reserve(book) })
                    case .author(let author):
                        AuthorView(author: author)
                    }
                }
        }
        .sheet(item: $sheet) { sheet in
            sheet.content
        }
    }
}
