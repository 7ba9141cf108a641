import SwiftUI

struct ProfileView: View {
    @Environment(Programme.self) private var programme
    @Environment(Router.self) private var router

    var body: some View {
        List {
            NavigationButton(destination: .push(.settings)) {
                Label("Settings", systemImage: "gear")
            }
            if programme.tickets.isEmpty {
                Button("Find a film") {
                    router.navigate(to: .tab(.films))
                }
            }
        }
        .navigationTitle("Profile")
    }
}

struct SettingsView: View {
    @AppStorage("subtitles") private var subtitles = false

    var body: some View {
        Toggle("Prefer subtitles", isOn: $subtitles)
            .padding()
    }
}
