import Testing

/// Steps whose state tells how far something has come.
struct ProgressStepTests {
  private func scanning(_ setting: String, behind: String) -> String {
    """
    import SwiftUI
    enum ScanState { case scanning, failed, success }
    @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
    struct ClubView: View {
      @State private var isJoining = false
      var body: some View {
        Button("Join") { isJoining = true } // nav: ClubView -> JoinView [sheet]
          .sheet(isPresented: $isJoining) { JoinView() }
      }
    }
    struct JoinView: View {
      @State private var state = ScanState.scanning
      @State private var face: CGImage?
      var body: some View {
        ZStack {
          \(behind)
          content
        }
      }
      private var backdrop: some View { ZStack { if let face { Image(decorative: face, scale: 1).resizable() } else { Color.black } } }
      private var content: some View {
        ZStack {
          switch state { // FIRST
          case .scanning:
            CameraView(onDone: { state = $0 ? .success : .failed }) // DONE
          case .failed:
            AgainView(onAgain: { state = .scanning })
          case .success:
            WelcomeView()
          }
        }
      }
      \(setting)
    }
    struct CameraView: View { let onDone: (Bool) -> Void; var body: some View { Button("Done") { onDone(true) } } }
    struct AgainView: View { let onAgain: () -> Void; var body: some View { Button("Again", action: onAgain) } }
    struct WelcomeView: View { var body: some View { Text("Welcome") } }
    """
  }

  /// Of an enum that tells how far something has come, the cases are screens where only these set it.
  @Test func stepsThatAloneSetHowFarSomethingHasComeAreScreens() {
    let told = { (source: String) in
      source.replacing("FIRST", with: "nav: JoinView -> CameraView [root] ScanState.scanning")
        .replacing("DONE", with: "nav: CameraView -> WelcomeView [root] ScanState.success; CameraView -> AgainView [root] ScanState.failed")
    }
    expectFlow(told(scanning("", behind: "Color.black")))
    expectFlow(told(scanning("", behind: "backdrop")))
  }

  @Test func whatCodeSetsMeanwhileIsProgress() {
    expectFlow(scanning("private func begin() async { state = .scanning }", behind: "Color.black"))
    expectFlow(scanning("", behind: "Text(\"Hold still\")"))
  }

  private func quiz(_ cases: String, marks: Bool) -> String {
    let told = { (transitions: String) in marks ? "// nav: \(transitions)" : "" }
    return """
      import SwiftUI
      enum QuizStage { case \(cases) }
      @main struct QuizApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var isOpen = false
        var body: some View {
          Button("Quiz") { isOpen = true } // nav: HomeView -> QuizView [sheet]
            .sheet(isPresented: $isOpen) { QuizView() }
        }
      }
      final class QuizModel: ObservableObject {
        @Published private(set) var stage = QuizStage.idle
        func begin() async {
          stage = .fetching \(told("SetupView -> WaitingView [root] QuizStage.fetching"))
          await load()
          stage = .asking \(told("WaitingView -> QuestionView [root] QuizStage.asking"))
        }
        func answer() { finish() }
        func skip() { stage = .asking }
        func again() {
          stage = .idle \(told("ResultView -> SetupView [root] QuizStage.idle; QuestionView -> SetupView [root] QuizStage.idle"))
        }
        private func finish() {
          stage = .done \(told("QuestionView -> ResultView [root] QuizStage.done"))
        }
        private func load() async {}
      }
      struct QuizView: View {
        @StateObject private var model = QuizModel()
        var body: some View {
          Group {
            switch model.stage { \(told("QuizView -> SetupView [root] QuizStage.idle"))
            case .idle: SetupView(model: model)
            case .fetching: WaitingView()
            case .asking: QuestionView(model: model)
            case .done: ResultView(onAgain: { model.again() })
            }
          }
        }
      }
      struct SetupView: View {
        @ObservedObject var model: QuizModel
        var body: some View { Button("Begin") { Task { await model.begin() } } }
      }
      struct WaitingView: View { var body: some View { ProgressView() } }
      struct QuestionView: View {
        @ObservedObject var model: QuizModel
        var body: some View {
          VStack { Button("Answer") { model.answer() }; Button("Skip") { model.skip() }; Button("Stop") { model.again() } }
        }
      }
      struct ResultView: View { let onAgain: () -> Void; var body: some View { Button("Again", action: onAgain) } }
      """
  }

  /// Where few of the cases tell progress, the steps lead on by what a model sets; what shows the same step is not left.
  @Test func stepsOfWhichOneIsIdleAreScreens() {
    expectFlow(quiz("idle, fetching, asking, done", marks: false))
    expectFlow(quiz("idle, fetching, asking, paused, stopped, marking, marked, done", marks: true))
  }
}
