import Testing

/// Steps of a flow that a number counts.
struct PlainStepTests {
  private let app = "import SwiftUI\n@main struct BakeryApp: App { var body: some Scene { WindowGroup { FlowView() } } } // nav: (entry) -> FlowView [root]"
  private let screens = """
    struct WelcomeView: View { var onNext: () -> Void; var body: some View { Button("Next") { onNext() } } }
    struct AccountView: View { var onNext: () -> Void; var body: some View { Button("Next") { onNext() } } }
    struct ReadyView: View { var onDone: () -> Void; var body: some View { Button("Next") { onDone() } } }
    """

  @Test func eachStepLeadsToTheNext() {
    expectFlow(
      """
      \(app)
      struct FlowView: View {
        @State private var step = 0
        var body: some View {
          VStack {
            ZStack {
              if step == 0 {
                WelcomeView(onNext: { // nav: FlowView -> WelcomeView [root]
                  print("on")
                  print("on")
                  print("on")
                  step += 1 // nav: WelcomeView -> AccountView [root]
                })
              }
              if step == 1 {
                AccountView(onNext: { step += 1 }) // nav: AccountView -> ReadyView [root]
              }
              if step == 2 {
                ReadyView(onDone: { step = 0 })
              }
            }
            .animation(.easeInOut, value: step)
          }
          .ignoresSafeArea(edges: .top)
        }
      }
      \(screens)
      """)
  }

  @Test func aFunctionThatStepsRunIsDecidedByThem() {
    expectFlow(
      """
      \(app)
      struct FlowView: View {
        @State private var step = 1
        var body: some View {
          ProgressView(value: Double(step))
          switch step {
          case 1:
            WelcomeView(onNext: { print("on"); next() }) // nav: FlowView -> WelcomeView [child]; WelcomeView -> AccountView [child]
          case 2:
            AccountView(onNext: next)
          default:
            ReadyView(onDone: { step -= 1 })
          }
        }
        private func next() { step = step + 1 }
      }
      struct WelcomeView: View { var onNext: () -> Void; var body: some View { Button("Next") { onNext() } } }
      struct AccountView: View { var onNext: () -> Void; var body: some View { Button("Next") { onNext() } } } // nav: AccountView -> ReadyView [child]
      struct ReadyView: View { var onDone: () -> Void; var body: some View { Button("Next") { onDone() } } }
      """)
  }

  @Test func whatTakesTurnsBesideAnythingElseIsAPartOfThePage() {
    expectFlow(
      """
      \(app)
      struct FlowView: View {
        @State private var step = 0
        var body: some View {
          VStack {
            Text("News of today")
            if step == 0 { WelcomeView(onNext: { step += 1 }) }
            if step == 1 { AccountView(onNext: { step += 1 }) }
            if step == 2 { ReadyView(onDone: { step = 0 }) }
          }
        }
      }
      \(screens)
      """)
  }
}
