import Combine
import Foundation

struct Trainer: Hashable, Identifiable {
    let id: Int
    let name: String
}

struct FitnessClass: Hashable, Identifiable {
    let id: Int
    let name: String
    let trainer: Trainer
}

struct Exercise: Hashable, Identifiable {
    let id: Int
    let name: String
    let repetitions: Int
}

struct Workout: Hashable, Identifiable {
    let id: Int
    let name: String
    let exercises: [Exercise]
}

struct Plan: Hashable, Identifiable {
    let id: Int
    let name: String
}

final class ClubService: ObservableObject {
    @Published private(set) var booked: Set<FitnessClass> = []
    @Published var plan = Plan(id: 1, name: "Off-peak")

    let classes = [
        FitnessClass(id: 1, name: "Spinning", trainer: Trainer(id: 1, name: "Noor")),
        FitnessClass(id: 2, name: "Yoga", trainer: Trainer(id: 2, name: "Elif")),
    ]
    let workouts = [
        Workout(id: 1, name: "Upper body", exercises: [Exercise(id: 1, name: "Rows", repetitions: 12)])
    ]
    let plans = [Plan(id: 1, name: "Off-peak"), Plan(id: 2, name: "Always")]

    func book(_ item: FitnessClass) {
        booked.insert(item)
    }
}
