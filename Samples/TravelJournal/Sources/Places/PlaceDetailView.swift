import SwiftUI

struct PlaceDetailView: View {
    @Environment(Journal.self) private var journal
    let place: Place

    var body: some View {
        List {
            LabeledContent("Country", value: place.country)
            Section("Written here") {
                ForEach(journal.entries(in: place)) { entry in
                    NavigationLink(value: entry) { // expect: typed-path-mismatch
                        EntryRow(entry: entry)
                    }
                }
            }
        }
        .navigationTitle(place.name)
    }
}
