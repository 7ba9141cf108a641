import SwiftUI

struct MenuView: View {
    @StateObject private var viewModel: MenuViewModel

    init(viewModel: MenuViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel)
    }

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(viewModel.cakes) { cake in
                    CakeRow(cake: cake, handler: viewModel)
                }
            }
        }
        .onAppear(perform: viewModel.onAppear)
        .toolbar {
            Button("Search", action: viewModel.onSearchTapped)
            Button("Profile", action: viewModel.onProfileTapped)
            Button("Cart", action: viewModel.onCartTapped)
        }
    }
}

#Preview {
    MenuView(viewModel: MenuViewModel(shop: CakeShop(), coordinator: Coordinator(.loyaltyScene)))
}
