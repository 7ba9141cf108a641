import Combine
import SwiftUI

final class PaymentViewModel: ObservableObject, Completable {
    @Published var iban = ""
    let didComplete = PassthroughSubject<Void, Never>()

    func didTapNext() {
        didComplete.send()
    }
}

struct PaymentView: View {
    @StateObject var viewModel: PaymentViewModel

    var body: some View {
        Form {
            TextField("IBAN", text: $viewModel.iban)
            Button("Next", action: viewModel.didTapNext)
        }
        .navigationTitle("Payment")
    }
}
