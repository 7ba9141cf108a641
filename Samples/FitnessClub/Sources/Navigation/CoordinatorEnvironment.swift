import SwiftUI

private struct ClassesCoordinatorKey: EnvironmentKey {
    static let defaultValue: ClassesCoordinator? = nil
}

private struct WorkoutsCoordinatorKey: EnvironmentKey {
    static let defaultValue: WorkoutsCoordinator? = nil
}

private struct MembershipCoordinatorKey: EnvironmentKey {
    static let defaultValue: MembershipCoordinator? = nil
}

extension EnvironmentValues {
    var classesCoordinator: ClassesCoordinator? {
        get { self[ClassesCoordinatorKey.self] }
        set { self[ClassesCoordinatorKey.self] = newValue }
    }

    var workoutsCoordinator: WorkoutsCoordinator? {
        get { self[WorkoutsCoordinatorKey.self] }
        set { self[WorkoutsCoordinatorKey.self] = newValue }
    }

    var membershipCoordinator: MembershipCoordinator? {
        get { self[MembershipCoordinatorKey.self] }
        set { self[MembershipCoordinatorKey.self] = newValue }
    }
}
