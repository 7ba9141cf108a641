import Foundation

struct DomainAssembly: Assembly {
    func assemble(into injector: Injector) {
        let shop = CakeShop()
        injector.register(CakeShop.self) { _ in shop }
    }
}

struct PresentationAssembly: Assembly {
    let coordinator: CoordinatorProtocol

    func assemble(into injector: Injector) {
        injector.register(WelcomeViewModel.self) { _ in WelcomeViewModel(coordinator: coordinator) }
        injector.register(WelcomeView.self) { WelcomeView(viewModel: $0.resolve(WelcomeViewModel.self)) }
        injector.register(RootTabView.self) { resolver in
            RootTabView(
                menuTab: resolver.resolve(MenuView.self),
                loyaltyTab: resolver.resolve(LoyaltyView.self),
                ordersTab: resolver.resolve(OrdersView.self))
        }
        injector.register(MenuView.self) { resolver in
            MenuView(viewModel: MenuViewModel(shop: resolver.resolve(CakeShop.self), coordinator: coordinator))
        }
        injector.register(LoyaltyView.self) { _ in LoyaltyView() }
        injector.register(OrdersView.self) { resolver in
            let viewModel = OrdersViewModel(shop: resolver.resolve(CakeShop.self), coordinator: coordinator)
            return OrdersView(viewModel: viewModel)
        }
        injector.register(CakeSearchView.self) { resolver in
            CakeSearchView(viewModel: CakeSearchViewModel(shop: resolver.resolve(CakeShop.self), coordinator: coordinator))
        }
        injector.register(CakeDetailView.self) { (resolver: Injector, id: Int) in
            let shop = resolver.resolve(CakeShop.self)
            return CakeDetailView(viewModel: CakeDetailViewModel(id: id, shop: shop, coordinator: coordinator))
        }
        injector.register(AllergensView.self) { (resolver: Injector, id: Int) in
            AllergensView(cake: resolver.resolve(CakeShop.self).cake(id: id))
        }
        injector.register(CartView.self) { resolver in
            CartView(viewModel: CartViewModel(shop: resolver.resolve(CakeShop.self), coordinator: coordinator))
        }
        injector.register(CheckoutView.self) { resolver in
            CheckoutView(viewModel: CheckoutViewModel(shop: resolver.resolve(CakeShop.self), coordinator: coordinator))
        }
        injector.register(OrderTrackingView.self) { (_: Injector, number: String) in OrderTrackingView(number: number) }
        injector.register(ProfileView.self) { _ in ProfileView(viewModel: ProfileViewModel(coordinator: coordinator)) }
        injector.register(AddressView.self) { _ in AddressView(viewModel: AddressViewModel(coordinator: coordinator)) }
    }
}
