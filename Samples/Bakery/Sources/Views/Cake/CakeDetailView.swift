import SwiftUI

final class CakeDetailViewModel: ObservableObject {
    @Published private(set) var cake: Cake?
    private let shop: CakeShop
    private let coordinator: CoordinatorProtocol

    init(id: Int, shop: CakeShop, coordinator: CoordinatorProtocol) {
        self.cake = shop.cake(id: id)
        self.shop = shop
        self.coordinator = coordinator
    }

    func onAllergensTapped() {
        guard let cake else { return }
        coordinator.present(sheet: .allergensScene(id: cake.id))
    }

    func onBuyTapped() {
        guard let cake else { return }
        shop.add(cake)
        coordinator.push(.cartScene)
    }
}

struct CakeDetailView: View {
    @StateObject var viewModel: CakeDetailViewModel

    var body: some View {
        VStack {
            Text(viewModel.cake?.name ?? "Sold out")
            Button("Allergens", action: viewModel.onAllergensTapped)
            Button("Into the basket", action: viewModel.onBuyTapped)
        }
    }
}

struct AllergensView: View {
    let cake: Cake?

    var body: some View {
        Text(cake?.allergens.joined(separator: ", ") ?? "none")
    }
}
