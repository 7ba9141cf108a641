import SwiftUI

struct ProfileView: View {
    @Environment(Journal.self) private var journal
    @State private var showsExport = false

    var body: some View {
        NavigationStack {
            List {
                Section("Milestones") {
                    ForEach(journal.milestones) { milestone in
                        NavigationLink(milestone.name, value: milestone)
                    }
                }
                Button("Export journal") {
                    showsExport = true
                }
            }
            .navigationTitle("You")
            .navigationDestination(isPresented: $showsExport) {
                ExportView()
            }
        }
        .navigationDestination(for: Milestone.self) { milestone in // expect: destination-outside-stack
            MilestoneView(milestone: milestone)
        }
    }
}

struct MilestoneView: View {
    let milestone: Milestone

    var body: some View {
        VStack {
            Text("\(milestone.value)").font(.system(size: 80, weight: .bold))
            Text(milestone.name)
        }
    }
}

struct ExportView: View {
    @Environment(Journal.self) private var journal

    var body: some View {
        ShareLink(item: journal.trips.map(\.title).joined(separator: "\n"))
            .navigationTitle("Export")
    }
}

struct ProfileView_Previews: PreviewProvider {
    static var previews: some View {
        ProfileView()
            .environment(Journal(store: MemoryStore()))
    }
}
