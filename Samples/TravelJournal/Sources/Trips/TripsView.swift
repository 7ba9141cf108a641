import SwiftUI

struct TripsView: View {
    @Environment(Journal.self) private var journal
    @State private var path = NavigationPath()
    @State private var editedTrip: Trip?
    @State private var isAdding = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section {
                    ForEach(journal.trips) { trip in
                        NavigationLink(value: trip) {
                            TripRow(trip: trip)
                        }
                        .swipeActions {
                            Button("Edit") { editedTrip = trip }
                        }
                    }
                }
                Section("Looking back") {
                    ForEach(journal.years, id: \.self) { year in
                        Button("The year \(year)") {
                            path.append(year)
                        }
                    }
                }
            }
            .navigationTitle("Trips")
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
                Button("All trips") { popToRoot() }
            }
            .navigationDestination(for: Trip.self) { trip in
                TripDetailView(trip: trip)
            }
            .navigationDestination(for: Entry.self) { entry in
                EntryView(entry: entry, path: $path)
            }
            .navigationDestination(for: Int.self) { year in
                YearReviewView(year: year)
            }
            .navigationDestination(item: $editedTrip) { trip in
                TripEditorView(trip: trip)
            }
            .sheet(isPresented: $isAdding) {
                NavigationStack {
                    NewTripView()
                }
            }
        }
    }

    private func popToRoot() {
        path.removeLast(path.count)
    }
}

struct TripRow: View {
    let trip: Trip

    var body: some View {
        VStack(alignment: .leading) {
            Text(trip.title).font(.headline)
            Text(trip.place.name).foregroundStyle(.secondary)
        }
    }
}

#Preview {
    TripsView()
        .environment(Journal(store: MemoryStore()))
}
