import Combine
import SwiftUI

final class PhoneViewModel: ObservableObject, Completable {
    @Published var number: String
    @Published var showsTerms = false
    let didComplete = PassthroughSubject<String, Never>()

    init(number: String) {
        self.number = number
    }

    func didTapTerms() {
        showsTerms = true
    }

    func didTapNext() {
        guard number.count > 5 else { return }
        didComplete.send(number)
    }
}

struct PhoneView: View {
    @StateObject var viewModel: PhoneViewModel

    var body: some View {
        VStack(spacing: 16) {
            TextField("Phone number", text: $viewModel.number)
                .keyboardType(.phonePad)
            Button("Terms of treatment", action: viewModel.didTapTerms)
            Button("Next", action: viewModel.didTapNext)
        }
        .navigationTitle("Your phone")
        .sheet(isPresented: $viewModel.showsTerms) {
            TermsView()
        }
    }
}

struct TermsView: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        ScrollView {
            Text("Please bring your referral to every visit.")
            Button("Agree") { presentationMode.wrappedValue.dismiss() }
        }
    }
}
