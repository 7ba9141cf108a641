import Combine
import SwiftUI

final class CodeViewModel: ObservableObject, Completable {
    @Published var code = ""
    @Published private(set) var isWrong = false
    let didComplete = PassthroughSubject<CodeViewModel, Never>()
    private let service: RegistrationService

    init(service: RegistrationService) {
        self.service = service
    }

    func didTapNext() {
        isWrong = !service.isValid(code: code)
        if !isWrong {
            didComplete.send(self)
        }
    }
}

struct CodeView: View {
    @StateObject var viewModel: CodeViewModel

    var body: some View {
        VStack {
            TextField("Six digits", text: $viewModel.code)
            if viewModel.isWrong {
                Text("That is not the code we sent.").foregroundColor(.red)
            }
            Button("Next") { viewModel.didTapNext() }
        }
        .navigationTitle("Code")
    }
}
