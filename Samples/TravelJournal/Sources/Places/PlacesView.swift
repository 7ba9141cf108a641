import SwiftUI

struct PlacesView: View {
    @Environment(Journal.self) private var journal
    @State private var path: [Place] = []
    @State private var query = ""

    private var places: [Place] {
        query.isEmpty ? journal.places : journal.places.filter { $0.name.contains(query) }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List(places) { place in
                NavigationLink(place.name, value: place)
            }
            .navigationTitle("Places")
            .searchable(text: $query)
            .onSubmit(of: .search) {
                openFirstMatch()
            }
            .navigationDestination(for: Place.self) { place in
                PlaceDetailView(place: place)
            }
        }
        .onOpenURL { url in
            guard let place = journal.places.first(where: { $0.name == url.lastPathComponent }) else { return }
            path = [place]
        }
    }

    private func openFirstMatch() {
        if let place = places.first {
            path.append(place)
        }
    }
}
