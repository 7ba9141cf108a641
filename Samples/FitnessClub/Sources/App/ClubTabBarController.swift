import UIKit

final class ClubTabBarController: UITabBarController {
    private let classes: ClassesCoordinator
    private let workouts: WorkoutsCoordinator
    private let membership: MembershipCoordinator

    init(club: ClubService) {
        classes = ClassesCoordinator(club: club)
        workouts = WorkoutsCoordinator(club: club)
        membership = MembershipCoordinator(club: club)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        classes.start()
        workouts.start()
        membership.start()
        workouts.onFindClass = { [weak self] in
            self?.selectedIndex = 0
        }

        classes.navigationController.tabBarItem.title = "Classes"
        workouts.navigationController.tabBarItem.title = "Workouts"
        membership.navigationController.tabBarItem.title = "Membership"
        viewControllers = [
            classes.navigationController,
            workouts.navigationController,
            membership.navigationController,
        ]
    }
}
