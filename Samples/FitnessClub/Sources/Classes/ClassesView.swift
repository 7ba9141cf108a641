import SwiftUI

struct ClassesView: View {
    @EnvironmentObject private var club: ClubService
    @Environment(\.classesCoordinator) private var coordinator

    var body: some View {
        List(club.classes) { item in
            ClassRow(item: item) {
                coordinator?.push(.detail(item))
            }
        }
        .navigationTitle("Classes")
    }
}

struct ClassRow: View {
    let item: FitnessClass
    let onTap: () -> Void

    var body: some View {
        Button(action: onTap) {
            LabeledContent(item.name, value: item.trainer.name)
        }
    }
}

struct ClassDetailView: View {
    @Environment(\.classesCoordinator) private var coordinator
    let item: FitnessClass

    var body: some View {
        VStack {
            Button("Book") {
                coordinator?.present(.booking(item))
            }
            Button("Trained by \(item.trainer.name)") {
                coordinator?.showTrainer(item.trainer)
            }
        }
        .navigationTitle(item.name)
    }
}

struct BookingView: View {
    let item: FitnessClass
    let onBook: () -> Void

    var body: some View {
        Button("Book \(item.name)", action: onBook)
            .buttonStyle(.borderedProminent)
    }
}

#Preview {
    ClassDetailView(item: FitnessClass(id: 9, name: "Boxing", trainer: Trainer(id: 9, name: "Ada")))
}
