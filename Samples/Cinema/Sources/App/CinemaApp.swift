import SwiftUI

@main
struct CinemaApp: App {
    @State private var programme = Programme()

    var body: some Scene {
        WindowGroup {
            MainTabView()
                .environment(programme)
        }
    }
}

struct MainTabView: View {
    @State private var rootRouter = Router(level: 0)

    var body: some View {
        TabView(selection: $rootRouter.selectedTab) {
            NavigationContainer(parent: rootRouter, tab: .films) { FilmsView() }
                .tabItem { Label("Films", systemImage: "film") }
                .tag(TabDestination.films)

            NavigationContainer(parent: rootRouter, tab: .tickets) { TicketsView() }
                .tabItem { Label("Tickets", systemImage: "ticket") }
                .tag(TabDestination.tickets)

            NavigationContainer(parent: rootRouter, tab: .profile) { ProfileView() }
                .tabItem { Label("Profile", systemImage: "person") }
                .tag(TabDestination.profile)
        }
    }
}
