import SwiftUI

@main
struct TravelJournalApp: App {
    @State private var journal = Journal(store: MemoryStore())

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(journal)
        }
    }
}

struct RootView: View {
    var body: some View {
        TabView {
            TripsView()
                .tabItem { Label("Trips", systemImage: "suitcase") }
            PlacesView()
                .tabItem { Label("Places", systemImage: "mappin.and.ellipse") }
            ProfileView()
                .tabItem { Label("You", systemImage: "person.crop.circle") }
        }
    }
}
