import SwiftUI

final class OrdersViewModel: ObservableObject {
    private let shop: CakeShop
    private let coordinator: CoordinatorProtocol

    init(shop: CakeShop, coordinator: CoordinatorProtocol) {
        self.shop = shop
        self.coordinator = coordinator
    }

    var numbers: [String] { shop.orderNumbers }

    func onOrderTapped(_ number: String) {
        coordinator.push(.trackingScene(number: number))
    }

    func onProfileTapped() {
        coordinator.push(.profileView) // expect: unknown-destination
    }
}

struct OrdersView: View {
    @StateObject var viewModel: OrdersViewModel

    var body: some View {
        List(viewModel.numbers, id: \.self) { number in
            Button(number) { viewModel.onOrderTapped(number) }
        }
        .toolbar {
            Button("Profile", action: viewModel.onProfileTapped)
        }
    }
}
