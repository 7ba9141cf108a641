import SwiftUI

struct PlaceDetailView: View {
    @Environment(Journal.self) private var journal
    let place: Place

    var body: some View {
        List {
            LabeledContent("Country", value: place.country)
            Section("Trips here") {
                ForEach(journal.trips(in: place)) { trip in
                    NavigationLink(value: trip) { // expect: typed-path-mismatch
                        TripRow(trip: trip)
                    }
                }
            }
        }
        .navigationTitle(place.name)
    }
}
