import Foundation
import Observation

struct Film: Hashable, Identifiable {
    let id: Int
    let title: String
    let minutes: Int
    let cast: [String]
}

struct Showing: Hashable, Identifiable {
    let id: Int
    let filmID: Int
    let hall: String
    let start: Date
}

struct Ticket: Hashable, Identifiable {
    let id: UUID
    let filmID: Int
    let seat: String
}

@Observable
final class Programme {
    private(set) var tickets: [Ticket] = []
    private(set) var ratings: [Int: Int] = [:]
    let films = [
        Film(id: 1, title: "The Night Ferry", minutes: 104, cast: ["A. Lind", "J. Osei"]),
        Film(id: 2, title: "Paper Moons", minutes: 92, cast: ["R. Silva"]),
    ]

    func film(_ id: Int) -> Film? {
        films.first { $0.id == id }
    }

    func showings(of filmID: Int) -> [Showing] {
        ["Blue Hall", "Red Hall"].enumerated().map { index, hall in
            Showing(id: filmID * 10 + index, filmID: filmID, hall: hall, start: .now)
        }
    }

    func buy(seat: String, in showing: Showing) {
        tickets.append(Ticket(id: UUID(), filmID: showing.filmID, seat: seat))
    }

    func rate(_ filmID: Int, stars: Int) {
        ratings[filmID] = stars
    }
}
