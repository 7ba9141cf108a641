import SwiftUI
import UIKit

enum TrainerRoute: Route {
    case profile(Trainer)
    case message(Trainer)
}

final class TrainerCoordinator: Coordinator {
    typealias R = TrainerRoute

    let navigationController: UINavigationController
    private let trainer: Trainer

    init(navigationController: UINavigationController, trainer: Trainer) {
        self.navigationController = navigationController
        self.trainer = trainer
    }

    func start() {
        push(.profile(trainer))
    }

    func buildViewController(for route: TrainerRoute) -> UIViewController {
        switch route {
        case .profile(let trainer):
            let view = TrainerView(
                trainer: trainer,
                onMessage: { [weak self] in self?.present(.message(trainer), style: .formSheet) })
            return UIHostingController(rootView: view)
        case .message(let trainer):
            return UIHostingController(rootView: MessageView(trainer: trainer))
        }
    }
}
