import SwiftUI

struct LoansView: View {
    @Environment(LibraryModel.self) private var library
    @Binding var sheet: LoansSheet?

    var body: some View {
        List {
            ForEach(library.loans) { loan in
                NavigationLink(value: LibraryRoute.book(loan.book)) {
                    LoanRow(loan: loan)
                }
                .swipeActions {
                    Button("Renew") { sheet = .renew(loan) }
                }
            }
            Section {
                NavigationLink("My reading lists") { // expect: nested-navigation-stack
                    ReadingListsNavigationStack()
                }
            }
        }
        .navigationTitle("Loans")
        .toolbar {
            if library.feesInCents > 0 {
                Button("Fees") { sheet = .fees }
            }
        }
    }
}

struct LoanRow: View {
    let loan: Loan

    var body: some View {
        LabeledContent(loan.book.title) {
            Text(loan.due, style: .relative)
        }
    }
}

struct LoanedBookView: View {
    let book: Book

    var body: some View {
        VStack {
            Text(book.title).font(.largeTitle)
            NavigationLink("More by this author", value: LibraryRoute.author(book.author))
        }
    }
}

struct RenewalView: View {
    @Environment(LibraryModel.self) private var library
    @Environment(\.dismiss) private var dismiss
    let loan: Loan

    var body: some View {
        Button("Renew \(loan.book.title)") {
            library.renew(loan)
            dismiss()
        }
        .presentationDetents([.height(120)])
    }
}

struct FeesView: View {
    @Environment(LibraryModel.self) private var library

    var body: some View {
        Button("Pay \(library.feesInCents) cents") { library.payFees() }
    }
}
