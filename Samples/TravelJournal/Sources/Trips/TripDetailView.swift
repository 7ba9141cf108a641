import SwiftUI

struct TripDetailView: View {
    let trip: Trip

    var body: some View {
        List {
            Section("Diary") {
                ForEach(trip.entries) { entry in
                    NavigationLink(value: entry) {
                        EntryRow(entry: entry)
                    }
                }
            }
            Section {
                NavigationLink("Packing list", value: "packing-list") // expect: unregistered-destination
            }
        }
        .navigationTitle(trip.title)
    }
}

struct EntryRow: View {
    let entry: Entry

    var body: some View {
        HStack {
            Text(entry.day, style: .date)
            Spacer()
            Image(systemName: entry.photos.isEmpty ? "text.alignleft" : "photo")
        }
    }
}

struct YearReviewView: View {
    @Environment(Journal.self) private var journal
    let year: Int

    var body: some View {
        List(journal.trips(in: year)) { trip in
            NavigationLink(value: trip) {
                TripRow(trip: trip)
            }
        }
        .navigationTitle("\(year)")
    }
}

#Preview("Year") {
    NavigationStack {
        YearReviewView(year: 2024)
    }
    .environment(Journal(store: MemoryStore()))
}
