import UIKit

enum CardRoute {
    case overview(Card)
    case limits(Card)
    case pin(Card)
}

final class CardsCoordinator: Coordinator {
    let navigationController: UINavigationController
    var childCoordinators: [Coordinator] = []
    private let card: Card

    init(navigationController: UINavigationController, card: Card) {
        self.navigationController = navigationController
        self.card = card
    }

    func start() {
        go(to: .overview(card))
    }

    private func go(to route: CardRoute) {
        navigationController.pushViewController(makeViewController(for: route), animated: true)
    }

    private func makeViewController(for route: CardRoute) -> UIViewController {
        switch route {
        case .overview(let card):
            let controller = CardOverviewViewController(card: card)
            controller.delegate = self
            return controller
        case .limits(let card):
            return CardLimitsViewController(card: card)
        case .pin(let card): // expect: duplicate-view-mapping
            return CardLimitsViewController(card: card)
        }
    }
}

extension CardsCoordinator: CardOverviewViewControllerDelegate {
    func cardOverviewDidTapLimits(_ controller: CardOverviewViewController) {
        go(to: .limits(card))
    }

    func cardOverviewDidTapPIN(_ controller: CardOverviewViewController) {
        go(to: .pin(card))
    }
}
