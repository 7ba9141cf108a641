import Combine
import SwiftUI

final class InsuranceViewModel: ObservableObject, Completable {
    @Published var number = ""
    let didComplete = PassthroughSubject<String, Never>()

    func didTapNext() {
        didComplete.send(number)
    }
}

struct InsuranceView: View {
    @StateObject var viewModel: InsuranceViewModel

    var body: some View {
        Form {
            TextField("Insurance number", text: $viewModel.number)
            Button("Next", action: viewModel.didTapNext)
        }
        .navigationTitle("Insurance")
    }
}

final class AllergiesViewModel: ObservableObject, Completable {
    @Published var text = ""
    let didComplete = PassthroughSubject<[String], Never>()

    func didTapNext() {
        didComplete.send(text.components(separatedBy: ", "))
    }
}

struct AllergiesView: View { // expect: unreachable-screen
    @StateObject var viewModel: AllergiesViewModel

    var body: some View {
        Form {
            TextField("Penicillin, pollen …", text: $viewModel.text)
            Button("Next", action: viewModel.didTapNext)
        }
        .navigationTitle("Allergies")
    }
}
