import Testing

/// Stacks whose first screen a state chooses by the same enum whose values are pushed.
@Suite struct RegisteredMappingTests {
  private func flow(_ first: String, _ roots: String) -> String {
    """
    import SwiftUI
    enum Step: Hashable { case intro, phone, code, email }
    @Observable final class Flow {
      var path: [Step] = []
      func first() -> Step { path.isEmpty ? .intro : .email }
      func goOn() {
        path.append(.code) // nav: EmailView -> CodeView [push] Step.code
      }
      func jump() {
        path = [.code] // nav: EmailView -> CodeView [push] Step.code
      }
    }
    struct VerifyView: View {
      @Bindable var flow: Flow
      @State private var first: Step
      init(flow: Flow) {
        self.flow = flow
        _first = State(initialValue: \(first)) // nav: \(roots)
      }
      var body: some View {
        NavigationStack(path: $flow.path) {
          Group {
            switch first {
            case .intro: IntroView()
            case .phone, .code: PhoneView()
            case .email: EmailView(flow: flow)
            }
          }
          .navigationDestination(for: Step.self) { step in
            switch step {
            case .intro: IntroView()
            case .phone: PhoneView()
            case .code: CodeView()
            case .email: EmailView(flow: flow)
            }
          }
        }
      }
    }
    struct IntroView: View { var body: some View { Text("Intro") } }
    struct PhoneView: View { var body: some View { Text("Phone") } }
    struct CodeView: View { var body: some View { Text("Code") } }
    struct EmailView: View { let flow: Flow; var body: some View { VStack { Button("On") { flow.goOn() }; Button("Jump") { flow.jump() } } } }
    struct HomeView: View {
      @State private var flow = Flow()
      @State private var verifies = false
      var body: some View {
        Button("Verify") {
          verifies = true // nav: HomeView -> VerifyView [sheet]
        }
        .sheet(isPresented: $verifies) { VerifyView(flow: flow) }
      }
    }
    @main struct VerifyApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
    """
  }

  /// What is pushed is what the stack registers, whatever shows the same case at its root.
  @Test func whatIsPushedIsWhatIsRegistered() {
    expectFlow(flow(".intro", "VerifyView -> IntroView [root] Step.intro"))
  }

  /// What a view works out itself as it is made, nobody gives it.
  @Test func theFirstScreenIsWorkedOut() {
    expectFlow(flow("flow.first()", "VerifyView -> IntroView [root] Step.intro; VerifyView -> EmailView [root] Step.email"))
  }
}
