import Testing

/// Stacks that an app keeps by itself, as a list of routes whose last element is shown.
@Suite struct ListedStackTests {
  @Test func theLastElementOfAListIsAScreenInAFrame() {
    expectFlow(
      """
      import SwiftUI
      enum Step { case welcome, address, payment }
      final class Signup: ObservableObject {
        @Published private var steps: [Step] = []
        var step: Step { steps.last ?? .welcome }
        func askAddress() { steps.append(.address) } // nav: WelcomeView -> AddressView [push] Step.address
        func askPayment() { steps.append(.payment) } // nav: AddressView -> PaymentView [push] Step.payment
        func back() { if !steps.isEmpty { steps.removeLast() } }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { SignupView() } } } // nav: (entry) -> SignupView [root]
      struct SignupView: View {
        @StateObject private var signup = Signup()
        var body: some View {
          ScrollView {
            VStack {
              Button("Back") { signup.back() }
              page
            }
          }
          .environmentObject(signup)
        }
        private var page: some View {
          VStack {
            switch signup.step { // nav: SignupView -> WelcomeView [root] Step.welcome
            case .welcome: WelcomeView()
            case .address: AddressView()
            case .payment: PaymentView()
            }
          }
        }
      }
      struct WelcomeView: View {
        @EnvironmentObject var signup: Signup
        var body: some View { Button("Next") { signup.askAddress() } }
      }
      struct AddressView: View {
        @EnvironmentObject var signup: Signup
        var body: some View { Button("Next") { signup.askPayment() } }
      }
      struct PaymentView: View { var body: some View { Text("Pay") } }
      """)
  }

  @Test func aListThatOnlyGrowsIsARecord() {
    expectFlow(
      """
      import SwiftUI
      enum Event { case arrived, left }
      final class Log: ObservableObject {
        @Published var events: [Event] = []
        var latest: Event { events.last ?? .left }
        func note(_ event: Event) { events.append(event) }
      }
      @main struct DoorApp: App { var body: some Scene { WindowGroup { DoorView() } } } // nav: (entry) -> DoorView [root]
      struct DoorView: View {
        @StateObject private var log = Log()
        var body: some View {
          VStack {
            Button("Arrive") { log.note(.arrived) }
            switch log.latest {
            case .arrived: ArrivedBadge()
            case .left: LeftBadge()
            }
          }
        }
      }
      struct ArrivedBadge: View { var body: some View { Text("In") } }
      struct LeftBadge: View { var body: some View { Text("Out") } }
      """)
  }
}
