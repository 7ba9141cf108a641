import SwiftUI
import UIKit

enum MembershipRoute: Route {
    case overview
    case plans
    case freeze
}

final class MembershipCoordinator: Coordinator {
    typealias R = MembershipRoute

    let navigationController = UINavigationController()
    private let club: ClubService

    init(club: ClubService) {
        self.club = club
    }

    func start() {
        setRoot(.overview)
    }

    func buildViewController(for route: MembershipRoute) -> UIViewController {
        switch route {
        case .overview:
            return UIHostingController(
                rootView: MembershipView().environmentObject(club).environment(\.membershipCoordinator, self))
        case .plans:
            let plans = PlansView().environmentObject(club).environment(\.membershipCoordinator, self)
            return UIHostingController(rootView: plans)
        case .freeze: // expect: placeholder-destination
            fatalError("The freeze form is not designed yet")
        }
    }
}
