import Combine
import Foundation

struct PatientDraft {
    var phone = ""
    var name = ""
    var insuranceNumber: String?
    var allergies: [String] = []
}

protocol RegistrationService {
    func isValid(code: String) -> Bool
    func register(_ draft: PatientDraft) -> AnyPublisher<Void, Never>
}

struct ClinicService: RegistrationService {
    func isValid(code: String) -> Bool {
        code.count == 6
    }

    func register(_ draft: PatientDraft) -> AnyPublisher<Void, Never> {
        Just(())
            .delay(for: .seconds(1), scheduler: DispatchQueue.global())
            .eraseToAnyPublisher()
    }
}
