import Combine
import SwiftUI

final class PatientViewModel: ObservableObject, Completable {
    struct Outcome {
        let name: String
        let isInsured: Bool
    }

    @Published var name = ""
    @Published var isInsured = true
    let didComplete = PassthroughSubject<Outcome, Never>()

    func didTapNext() {
        didComplete.send(Outcome(name: name, isInsured: isInsured))
    }
}

struct PatientView: View {
    @StateObject var viewModel: PatientViewModel

    var body: some View {
        Form {
            TextField("Name", text: $viewModel.name)
            Toggle("I am insured", isOn: $viewModel.isInsured)
            Button("Next", action: viewModel.didTapNext)
        }
        .navigationTitle("About you")
    }
}
