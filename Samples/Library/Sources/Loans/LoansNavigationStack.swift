import SwiftUI

enum LoansSheet: Identifiable {
    case renew(Loan)
    case fees

    var id: Int {
        switch self {
        case .renew(let loan): loan.id
        case .fees: -1
        }
    }
}

struct LoansNavigationStack: View {
    @State private var sheet: LoansSheet?

    var body: some View {
        NavigationStack {
            LoansView(sheet: $sheet)
                .navigationDestination(for: LibraryRoute.self) { route in
                    switch route {
                    case .book(let book): // expect: conflicting-route-mapping
                        LoanedBookView(book: book)
                    case .author(let author):
                        AuthorView(author: author)
                    }
                }
        }
        .sheet(item: $sheet) { item in
            switch item {
            case .renew(let loan):
                RenewalView(loan: loan)
            case .fees:
                FeesView()
            }
        }
    }
}
