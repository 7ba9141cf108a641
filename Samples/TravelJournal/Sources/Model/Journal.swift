import Foundation
import Observation

struct Place: Hashable, Identifiable, Codable {
    let id: Int
    var name: String
    var country: String
}

struct Photo: Hashable, Identifiable, Codable {
    let id: UUID
    var caption: String
}

struct Entry: Hashable, Identifiable, Codable {
    let id: UUID
    var day: Date
    var text: String
    var photos: [Photo]
}

struct Trip: Hashable, Identifiable, Codable {
    let id: UUID
    var title: String
    var year: Int
    var place: Place
    var entries: [Entry]
}

struct Milestone: Hashable, Identifiable {
    var id: String { name }
    let name: String
    let value: Int
}

protocol JournalStore {
    func load() -> [Trip]
    func save(_ trips: [Trip])
}

final class MemoryStore: JournalStore {
    private var trips: [Trip] = []

    func load() -> [Trip] { trips }
    func save(_ trips: [Trip]) { self.trips = trips }
}

@Observable
final class Journal {
    private(set) var trips: [Trip]
    @ObservationIgnored private let store: JournalStore

    init(store: JournalStore) {
        self.store = store
        self.trips = store.load()
    }

    var places: [Place] {
        Array(Set(trips.map(\.place))).sorted { $0.name < $1.name }
    }

    var years: [Int] {
        Array(Set(trips.map(\.year))).sorted()
    }

    var milestones: [Milestone] {
        [
            Milestone(name: "Trips", value: trips.count),
            Milestone(name: "Countries", value: Set(trips.map(\.place.country)).count),
        ]
    }

    func entries(in place: Place) -> [Entry] {
        trips.filter { $0.place == place }.flatMap(\.entries)
    }

    func trips(in year: Int) -> [Trip] {
        trips.filter { $0.year == year }
    }

    func add(_ trip: Trip) {
        trips.append(trip)
        store.save(trips)
    }

    func update(_ trip: Trip) {
        guard let index = trips.firstIndex(where: { $0.id == trip.id }) else { return }
        trips[index] = trip
        store.save(trips)
    }

    func delete(_ entry: Entry) {
        for index in trips.indices {
            trips[index].entries.removeAll { $0.id == entry.id }
        }
        store.save(trips)
    }
}
