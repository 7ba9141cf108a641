import SwiftUI

final class CakeSearchViewModel: ObservableObject, CakeRowHandling {
    @Published var text = ""
    private let shop: CakeShop
    private let coordinator: CoordinatorProtocol

    init(shop: CakeShop, coordinator: CoordinatorProtocol) {
        self.shop = shop
        self.coordinator = coordinator
    }

    var results: [Cake] {
        shop.menu.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
    }

    func onCakeTapped(id: Int) {
        coordinator.push(.cakeDetailScene(id: id))
    }
}

struct CakeSearchView: View {
    @StateObject var viewModel: CakeSearchViewModel

    var body: some View {
        List(viewModel.results) { cake in
            CakeRow(cake: cake, handler: viewModel)
        }
        .searchable(text: $viewModel.text)
    }
}
