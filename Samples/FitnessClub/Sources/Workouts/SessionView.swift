import SwiftUI

@MainActor
final class SessionViewModel: ObservableObject {
    @Published private(set) var done: Set<Exercise> = []
    private let started = Date()

    var minutes: Int {
        Int(Date().timeIntervalSince(started) / 60)
    }

    func toggle(_ exercise: Exercise) {
        if done.remove(exercise) == nil {
            done.insert(exercise)
        }
    }
}

struct SessionView: View {
    @Environment(\.workoutsCoordinator) private var coordinator
    @StateObject private var viewModel = SessionViewModel()
    let workout: Workout

    var body: some View {
        List(workout.exercises) { exercise in
            NavigationLink(value: exercise) {
                ExerciseRow(exercise: exercise, isDone: viewModel.done.contains(exercise))
            }
            .onLongPressGesture { viewModel.toggle(exercise) }
        }
        .navigationTitle(workout.name)
        .navigationDestination(for: Exercise.self) { exercise in // expect: destination-outside-stack
            ExerciseView(exercise: exercise)
        }
        .toolbar {
            Button("Finish") {
                coordinator?.present(.summary(workout, minutes: viewModel.minutes), style: .fullScreen)
            }
        }
    }
}

struct ExerciseRow: View {
    let exercise: Exercise
    let isDone: Bool

    var body: some View {
        Label(exercise.name, systemImage: isDone ? "checkmark.circle.fill" : "circle")
    }
}

struct ExerciseView: View {
    let exercise: Exercise

    var body: some View {
        Text("\(exercise.repetitions) times")
            .navigationTitle(exercise.name)
    }
}
