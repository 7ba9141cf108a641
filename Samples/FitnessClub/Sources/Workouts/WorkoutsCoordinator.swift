import SwiftUI
import UIKit

enum WorkoutsRoute: Route {
    case home
    case session(Workout)
    case summary(Workout, minutes: Int)
    // expect: unreachable-destination
    case history
}

final class WorkoutsCoordinator: Coordinator {
    typealias R = WorkoutsRoute

    let navigationController = UINavigationController()
    var onFindClass: (() -> Void)?
    private let club: ClubService

    init(club: ClubService) {
        self.club = club
    }

    func start() {
        setRoot(.home)
    }

    func buildViewController(for route: WorkoutsRoute) -> UIViewController {
        switch route {
        case .home:
            return host(WorkoutsView().environmentObject(club))
        case .session(let workout):
            return host(SessionView(workout: workout))
        case let .summary(workout, minutes):
            return host(WorkoutSummaryView(workout: workout, minutes: minutes))
        case .history:
            return host(WorkoutHistoryView())
        }
    }

    private func host(_ view: some View) -> UIViewController {
        UIHostingController(rootView: view.environment(\.workoutsCoordinator, self))
    }
}
