import SwiftUI

struct ReadingListsNavigationStack: View {
    var body: some View {
        NavigationStack {
            ReadingListsView()
                .navigationDestination(for: ReadingList.self) { list in
                    ReadingListDetailView(list: list)
                }
        }
    }
}

struct ReadingListsView: View {
    @Environment(LibraryModel.self) private var library

    var body: some View {
        List(library.readingLists) { list in
            NavigationLink(list.name, value: list)
        }
        .navigationTitle("Lists")
    }
}

struct ReadingListDetailView: View {
    let list: ReadingList

    var body: some View {
        List(list.books) { book in
            BookRow(book: book)
        }
        .navigationTitle(list.name)
    }
}
