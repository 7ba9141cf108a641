import SwiftUI

final class CheckoutViewModel: ObservableObject {
    private let shop: CakeShop
    private let coordinator: CoordinatorProtocol

    init(shop: CakeShop, coordinator: CoordinatorProtocol) {
        self.shop = shop
        self.coordinator = coordinator
    }

    func onPayTapped() {
        let number = shop.placeOrder()
        coordinator.push(.trackingScene(number: number))
    }
}

struct CheckoutView: View {
    @StateObject var viewModel: CheckoutViewModel

    var body: some View {
        Button("Pay", action: viewModel.onPayTapped)
    }
}

struct OrderTrackingView: View {
    let number: String

    var body: some View {
        Text("Order \(number) is in the oven")
    }
}
