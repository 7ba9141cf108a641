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
}
