import Foundation
import Observation

struct Author: Hashable, Identifiable {
    let id: Int
    let name: String
}

struct Book: Hashable, Identifiable {
    let id: Int
    let title: String
    let author: Author
    let genre: String
}

struct Loan: Hashable, Identifiable {
    let id: Int
    let book: Book
    let due: Date
}

struct ReadingList: Hashable, Identifiable {
    let id: Int
    var name: String
    var books: [Book]
}

@Observable
final class LibraryModel {
    var genre: String?
    private(set) var loans: [Loan] = []
    private(set) var readingLists: [ReadingList] = []
    private(set) var feesInCents = 0
    private let allBooks: [Book]

    init() {
        let author = Author(id: 1, name: "I. Marlowe")
        allBooks = [
            Book(id: 1, title: "The Salt Road", author: author, genre: "Novel"),
            Book(id: 2, title: "Small Lanterns", author: author, genre: "Poetry"),
        ]
        readingLists = [ReadingList(id: 1, name: "Winter", books: allBooks)]
    }

    var books: [Book] {
        guard let genre else { return allBooks }
        return allBooks.filter { $0.genre == genre }
    }

    func books(by author: Author) -> [Book] {
        allBooks.filter { $0.author == author }
    }

    func borrow(_ book: Book) {
        loans.append(Loan(id: book.id, book: book, due: .now.addingTimeInterval(1_209_600)))
    }

    func renew(_ loan: Loan) {
        loans.removeAll { $0.id == loan.id }
        borrow(loan.book)
    }

    func payFees() {
        feesInCents = 0
    }
}
