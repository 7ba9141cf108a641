import SwiftUI

struct NewTripView: View {
    @Environment(Journal.self) private var journal
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var country = ""
    @State private var cover = "mountain.2"

    var body: some View {
        Form {
            TextField("Title", text: $title)
            TextField("Country", text: $country)
            NavigationLink("Cover") {
                CoverPickerView(cover: $cover)
            }
        }
        .navigationTitle("New trip")
        .toolbar {
            Button("Save") {
                let place = Place(id: country.count, name: title, country: country)
                journal.add(Trip(id: UUID(), title: title, year: 2025, place: place, entries: []))
                dismiss()
            }
            .disabled(title.isEmpty)
        }
    }
}

struct CoverPickerView: View {
    @Binding var cover: String
    private let covers = ["mountain.2", "beach.umbrella", "building.2"]

    var body: some View {
        Picker("Cover", selection: $cover) {
            ForEach(covers, id: \.self) { name in
                Image(systemName: name).tag(name)
            }
        }
        .pickerStyle(.inline)
    }
}

struct TripEditorView: View {
    @Environment(Journal.self) private var journal
    @Environment(\.dismiss) private var dismiss
    @State var trip: Trip

    var body: some View {
        Form {
            TextField("Title", text: $trip.title)
            Button("Save") {
                journal.update(trip)
                dismiss()
            }
        }
    }
}
