import SwiftUI

final class ProfileViewModel: ObservableObject {
    private let coordinator: CoordinatorProtocol

    init(coordinator: CoordinatorProtocol) {
        self.coordinator = coordinator
    }

    func onAddressTapped() {
        coordinator.push(.addressScene)
    }

    func onLogoutTapped() {
        coordinator.popToRoot()
    }
}

struct ProfileView: View {
    @StateObject var viewModel: ProfileViewModel

    var body: some View {
        List {
            Button("Address", action: viewModel.onAddressTapped)
            Button("Log out", action: viewModel.onLogoutTapped)
        }
    }
}

final class AddressViewModel: ObservableObject {
    @Published var street = ""
    private let coordinator: CoordinatorProtocol

    init(coordinator: CoordinatorProtocol) {
        self.coordinator = coordinator
    }

    func onSaveTapped() {
        coordinator.pop()
    }
}

struct AddressView: View {
    @StateObject var viewModel: AddressViewModel

    var body: some View {
        Form {
            TextField("Street", text: $viewModel.street)
            Button("Save", action: viewModel.onSaveTapped)
        }
    }
}
