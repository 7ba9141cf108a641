import Foundation

enum AppScene: Hashable, Identifiable {
    case welcomeScene
    case rootTabScene
    case cakeDetailScene(id: Int)
    case allergensScene(id: Int)
    case searchScene
    case cartScene
    case checkoutScene
    case trackingScene(number: String)
    case profileScene, addressScene
    // expect: unreachable-destination
    case loyaltyScene

    var id: Self { self }
}
