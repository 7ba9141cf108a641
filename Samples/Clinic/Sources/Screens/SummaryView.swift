import Combine
import SwiftUI

final class SummaryViewModel: ObservableObject, Completable {
    let draft: PatientDraft
    let didComplete = PassthroughSubject<PatientDraft, Never>()
    let didAskToRestart = PassthroughSubject<Void, Never>()

    init(draft: PatientDraft) {
        self.draft = draft
    }

    func didTapRegister() {
        didComplete.send(draft)
    }
}

struct SummaryView: View {
    @StateObject var viewModel: SummaryViewModel

    var body: some View {
        List {
            Text(viewModel.draft.name)
            Text(viewModel.draft.insuranceNumber ?? "pays privately")
            Button("Register", action: viewModel.didTapRegister)
            Button("Start again") { viewModel.didAskToRestart.send() }
        }
        .navigationTitle("Summary")
    }
}

struct WelcomeView: View {
    let name: String

    var body: some View {
        Text("Welcome, \(name). We will call you about your first appointment.")
    }
}
