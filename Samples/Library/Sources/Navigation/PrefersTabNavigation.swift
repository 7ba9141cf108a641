import SwiftUI

struct PrefersTabNavigationKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the top level is a tab bar rather than a sidebar.
    var prefersTabNavigation: Bool {
        get { self[PrefersTabNavigationKey.self] }
        set { self[PrefersTabNavigationKey.self] = newValue }
    }
}

#if os(iOS)
extension PrefersTabNavigationKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Bool {
        traitCollection.userInterfaceIdiom == .phone
    }

    static func write(to mutableTraits: inout UIMutableTraits, value: Bool) {
        // The idiom cannot be changed.
    }
}
#endif
