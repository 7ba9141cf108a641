import SwiftUI

struct FiltersView: View {
    @Environment(LibraryModel.self) private var library
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            ForEach(["Novel", "Poetry"], id: \.self) { genre in
                Button(genre) {
                    library.genre = genre
                    dismiss()
                }
            }
            Button("All") { library.genre = nil }
        }
    }
}

struct ReservationView: View {
    let book: Book

    var body: some View {
        Text("We keep \(book.title) for you at the desk.")
    }
}

struct ScannerView: View { // expect: unreachable-screen
    var body: some View {
        Rectangle()
            .overlay { Text("Point at the bar code").foregroundStyle(.white) }
    }
}
