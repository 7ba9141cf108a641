import SwiftUI

struct AccountNavigationStack: View {
    var body: some View {
        NavigationStack {
            AccountView()
        }
    }
}

struct AccountView: View {
    @State private var showsCard = false

    var body: some View {
        List {
            Button("Library card") { showsCard = true }
            NavigationLink("Notifications") {
                NotificationSettingsView()
            }
        }
        .navigationTitle("Account")
        .fullScreenCover(isPresented: $showsCard) {
            LibraryCardView()
        }
    }
}

struct LibraryCardView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }
    }
}

struct NotificationSettingsView: View {
    @AppStorage("remindsBeforeDue") private var reminds = true

    var body: some View {
        Toggle("Remind me two days before", isOn: $reminds)
    }
}
