import SwiftUI
import UIKit

enum ClassesRoute: Route {
    case list
    case detail(FitnessClass)
    case booking(FitnessClass)
}

final class ClassesCoordinator: Coordinator {
    typealias R = ClassesRoute

    let navigationController = UINavigationController()
    private let club: ClubService
    private var trainerCoordinator: TrainerCoordinator?

    init(club: ClubService) {
        self.club = club
    }

    func start() {
        setRoot(.list)
    }

    func buildViewController(for route: ClassesRoute) -> UIViewController {
        switch route {
        case .list:
            return UIHostingController(
                rootView: ClassesView()
                    .environmentObject(club)
                    .environment(\.classesCoordinator, self))
        case .detail(let item):
            return UIHostingController(
                rootView: ClassDetailView(item: item).environment(\.classesCoordinator, self))
        case .booking(let item):
            return UIHostingController(
                rootView: BookingView(item: item, onBook: { [weak self] in
                    self?.club.book(item)
                    self?.dismiss()
                }))
        }
    }

    func showTrainer(_ trainer: Trainer) {
        let coordinator = TrainerCoordinator(navigationController: navigationController, trainer: trainer)
        trainerCoordinator = coordinator
        coordinator.start()
    }
}
