import SwiftUI

@main
struct ClinicApp: App {
    var body: some Scene {
        WindowGroup {
            RegistrationFlowView(viewModel: RegistrationFlowViewModel(service: ClinicService()))
        }
    }
}
