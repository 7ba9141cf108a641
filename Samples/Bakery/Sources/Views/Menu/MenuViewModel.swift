import Combine

final class MenuViewModel: ObservableObject, CakeRowHandling {
    @Published private(set) var cakes: [Cake] = []
    private let shop: CakeShop
    private let coordinator: CoordinatorProtocol

    init(shop: CakeShop, coordinator: CoordinatorProtocol) {
        self.shop = shop
        self.coordinator = coordinator
    }

    func onAppear() {
        cakes = shop.menu
    }

    func onCakeTapped(id: Int) {
        coordinator.push(.cakeDetailScene(id: id))
    }

    func onSearchTapped() {
        coordinator.push(.searchScene)
    }

    func onProfileTapped() {
        coordinator.push(.profileScene)
    }

    func onCartTapped() {
        guard !shop.cart.isEmpty else { return }
        coordinator.push(.cartScene)
    }
}
