import SwiftUI

struct RegistrationFlowView: View {
    @StateObject var viewModel: RegistrationFlowViewModel

    var body: some View {
        NavigationView {
            VStack {
                PhoneView(viewModel: viewModel.makePhoneViewModel())
                Flow(next: $viewModel.navigateToCode) {
                    CodeView(viewModel: viewModel.makeCodeViewModel())
                    Flow(next: $viewModel.navigateToPatient) {
                        PatientView(viewModel: viewModel.makePatientViewModel())
                        Flow(next: $viewModel.navigateToInsurance) {
                            InsuranceView(viewModel: viewModel.makeInsuranceViewModel())
                            Flow(next: $viewModel.navigateToSummaryFromInsurance) {
                                SummaryView(viewModel: viewModel.makeSummaryViewModel())
                            }
                            Flow(next: $viewModel.navigateToAllergies) { // expect: never-presented
                                AllergiesView(viewModel: viewModel.makeAllergiesViewModel())
                            }
                        }
                        Flow(next: $viewModel.navigateToPayment) {
                            NavigationView { // expect: nested-navigation-stack
                                PaymentView(viewModel: viewModel.makePaymentViewModel())
                            }
                            Flow(next: $viewModel.navigateToSummaryFromPayment) {
                                SummaryView(viewModel: viewModel.makeSummaryViewModel())
                            }
                        }
                    }
                }
            }
        }
        .navigationViewStyle(.stack)
        .fullScreenCover(isPresented: $viewModel.isRegistered) {
            WelcomeView(name: viewModel.draft.name)
        }
    }
}

struct RegistrationFlowView_Previews: PreviewProvider {
    static var previews: some View {
        let viewModel = RegistrationFlowViewModel(service: ClinicService())
        viewModel.navigateToAllergies = true
        return RegistrationFlowView(viewModel: viewModel)
    }
}
