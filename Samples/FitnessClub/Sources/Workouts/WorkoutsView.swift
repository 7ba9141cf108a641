import SwiftUI

struct WorkoutsView: View {
    @EnvironmentObject private var club: ClubService
    @Environment(\.workoutsCoordinator) private var coordinator

    var body: some View {
        List {
            ForEach(club.workouts) { workout in
                Button(workout.name) { coordinator?.push(.session(workout)) }
            }
            Button("Find a class instead") {
                coordinator?.onFindClass?()
            }
        }
        .navigationTitle("Workouts")
    }
}

struct WorkoutSummaryView: View {
    @Environment(\.workoutsCoordinator) private var coordinator
    let workout: Workout
    let minutes: Int

    var body: some View {
        VStack {
            Text("\(workout.name): \(minutes) minutes")
            Button("Close") { coordinator?.dismiss() }
        }
    }
}

struct WorkoutHistoryView: View { // expect: unreachable-screen
    var body: some View {
        Text("Nothing yet")
            .navigationTitle("History")
    }
}

#Preview("History") {
    WorkoutHistoryView()
}
