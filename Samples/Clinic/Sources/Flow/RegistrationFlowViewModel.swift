import Combine
import Foundation

final class RegistrationFlowViewModel: ObservableObject {
    // One flag per edge of the tree.
    @Published var navigateToCode = false
    @Published var navigateToPatient = false
    @Published var navigateToInsurance = false
    @Published var navigateToAllergies = false
    @Published var navigateToPayment = false
    @Published var navigateToSummaryFromInsurance = false
    @Published var navigateToSummaryFromPayment = false
    @Published var isRegistered = false

    private(set) var draft = PatientDraft()
    private let service: RegistrationService
    private var subscriptions = Set<AnyCancellable>()

    init(service: RegistrationService) {
        self.service = service
    }

    // MARK: Screens

    func makePhoneViewModel() -> PhoneViewModel {
        let viewModel = PhoneViewModel(number: draft.phone)
        viewModel.didComplete
            .sink(receiveValue: didCompletePhone)
            .store(in: &subscriptions)
        return viewModel
    }

    func makeCodeViewModel() -> CodeViewModel {
        let viewModel = CodeViewModel(service: service)
        viewModel.didComplete
            .sink { [weak self] _ in
                self?.navigateToPatient = true
            }
            .store(in: &subscriptions)
        return viewModel
    }

    func makePatientViewModel() -> PatientViewModel {
        let viewModel = PatientViewModel()
        viewModel.didComplete
            .sink(receiveValue: didCompletePatient)
            .store(in: &subscriptions)
        return viewModel
    }

    func makeInsuranceViewModel() -> InsuranceViewModel {
        let viewModel = InsuranceViewModel()
        viewModel.didComplete
            .sink { [weak self] number in
                self?.draft.insuranceNumber = number
                self?.navigateToSummaryFromInsurance = true
            }
            .store(in: &subscriptions)
        return viewModel
    }

    func makeAllergiesViewModel() -> AllergiesViewModel {
        let viewModel = AllergiesViewModel()
        viewModel.didComplete
            .sink { [weak self] allergies in
                self?.draft.allergies = allergies
            }
            .store(in: &subscriptions)
        return viewModel
    }

    func makePaymentViewModel() -> PaymentViewModel {
        let viewModel = PaymentViewModel()
        viewModel.didComplete
            .sink(receiveValue: didCompletePayment)
            .store(in: &subscriptions)
        return viewModel
    }

    func makeSummaryViewModel() -> SummaryViewModel {
        let viewModel = SummaryViewModel(draft: draft)
        viewModel.didComplete
            .flatMap { [service] draft in
                service.register(draft)
            }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in
                self?.isRegistered = true
            }
            .store(in: &subscriptions)
        viewModel.didAskToRestart
            .sink(receiveValue: restart)
            .store(in: &subscriptions)
        return viewModel
    }

    // MARK: Edges

    private func didCompletePhone(_ number: String) {
        draft.phone = number
        navigateToCode = true
    }

    private func didCompletePatient(_ outcome: PatientViewModel.Outcome) {
        draft.name = outcome.name
        if outcome.isInsured {
            navigateToInsurance = true
        } else {
            navigateToPayment = true
        }
    }

    private func didCompletePayment() {
        navigateToSummaryFromPayment = true
    }

    private func restart() {
        draft = PatientDraft()
        navigateToCode = false
    }
}
