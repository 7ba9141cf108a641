import SwiftUI

final class WelcomeViewModel: ObservableObject {
    private let coordinator: CoordinatorProtocol

    init(coordinator: CoordinatorProtocol) {
        self.coordinator = coordinator
    }

    func onStartButtonTapped() {
        coordinator.push(.rootTabScene)
    }
}

struct WelcomeView: View {
    @StateObject var viewModel: WelcomeViewModel

    var body: some View {
        VStack {
            Text("Fresh since five this morning")
            Button("Come in", action: viewModel.onStartButtonTapped)
        }
    }
}
