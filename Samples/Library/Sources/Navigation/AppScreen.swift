import SwiftUI

/// The top level screens: tabs on a phone, rows of the sidebar elsewhere.
enum AppScreen: Hashable, Identifiable, CaseIterable {
    case catalog
    case loans
    case readingLists
    case events
    case account

    var id: AppScreen { self }
}

extension AppScreen {
    @ViewBuilder
    var label: some View {
        switch self {
        case .catalog:
            Label("Catalog", systemImage: "books.vertical")
        case .loans:
            Label("Loans", systemImage: "book.closed")
        case .readingLists:
            Label("Lists", systemImage: "list.star")
        case .events:
            Label("Events", systemImage: "calendar")
        case .account:
            Label("Account", systemImage: "person.text.rectangle")
        }
    }

    @ViewBuilder
    var destination: some View {
        switch self {
        case .catalog:
            CatalogNavigationStack()
        case .loans:
            LoansNavigationStack()
        case .readingLists:
            ReadingListsNavigationStack()
        case .events: // expect: placeholder-destination
            Text("Coming soon")
        case .account:
            AccountNavigationStack()
        }
    }
}
