import SwiftUI

final class CartViewModel: ObservableObject {
    private let shop: CakeShop
    private let coordinator: CoordinatorProtocol

    init(shop: CakeShop, coordinator: CoordinatorProtocol) {
        self.shop = shop
        self.coordinator = coordinator
    }

    var cakes: [Cake] { shop.cart }

    func onCheckoutTapped() {
        coordinator.push(.checkoutScene)
    }
}

struct CartView: View {
    @StateObject var viewModel: CartViewModel

    var body: some View {
        List(viewModel.cakes) { Text($0.name) }
            .toolbar {
                Button("Check out", action: viewModel.onCheckoutTapped)
            }
    }
}
