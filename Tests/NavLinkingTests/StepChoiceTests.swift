import Testing

/// Screens that take turns as the steps of a flow: each sets the state that shows the next.
struct StepChoiceTests {
  /// A sheet in which `content` is the whole of a stack.
  private func signing(_ content: String) -> String {
    """
    import SwiftUI
    enum Signing { case search, confirm(isHost: Bool), done }
    @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
    struct ClubView: View {
      @State private var isJoining = false
      var body: some View {
        Button("Join") { isJoining = true } // nav: ClubView -> JoinView [sheet]
          .sheet(isPresented: $isJoining) { JoinView() }
      }
    }
    struct Searching<Content: View>: View {
      @ViewBuilder var content: (Int) -> Content
      var body: some View { content(1) }
    }
    \(content)
    struct DoneView: View { var body: some View { Text("Done") } }
    """
  }

  private static let steps = """
    struct SearchView: View {
      @Binding var step: Signing
      var body: some View {
        VStack {
          Text("Searching")
          Button("Found") { step = .confirm(isHost: true) } // FOUND
        }
      }
    }
    struct HostView: View {
      @Binding var step: Signing
      var body: some View { Button("Agree") { step = .done } } // AGREE
    }
    struct GuestView: View {
      @Binding var step: Signing
      var body: some View { CancelButton(step: $step) }
    }
    struct CancelButton: View {
      @Binding var step: Signing
      var body: some View { Button("Cancel") { step = .search } } // CANCEL
    }
    """

  private static let told = steps.replacing("FOUND", with: "nav: SearchView -> HostView [root] Signing.confirm; SearchView -> GuestView [root] Signing.confirm")
    .replacing("AGREE", with: "nav: HostView -> DoneView [root] Signing.done")
    .replacing("CANCEL", with: "nav: GuestView -> SearchView [root] Signing.search")

  @Test func stepsThatAreAllOfAScreenReplaceEachOther() {
    expectFlow(
      signing(
        """
        struct JoinView: View {
          var body: some View { NavigationStack { SigningView() } } // nav: JoinView -> SigningView [root]
        }
        struct SigningView: View {
          @State private var step = Signing.search
          var body: some View {
            ZStack {
              switch step { // nav: SigningView -> SearchView [root] Signing.search
              case .search: Searching { _ in SearchView(step: $step) }
              case .confirm(let isHost):
                ZStack {
                  if isHost { HostView(step: $step) } else { GuestView(step: $step) }
                }
              case .done: DoneView()
              }
            }
          }
        }
        \(Self.told)
        """))
  }

  @Test func whatStandsBesideAPictureIsAPartOfTheScreen() {
    expectFlow(
      signing(
        """
        struct JoinView: View {
          @State private var step = Signing.search
          var body: some View {
            VStack {
              Image("Club")
              switch step {
              case .search: SearchView(step: $step)
              case .confirm: HostView(step: $step)
              case .done: DoneView()
              }
            }
          }
        }
        \(Self.steps)
        """))
  }

  @Test func whatOnlyTheScreenItselfChangesIsItsOwnLook() {
    expectFlow(
      signing(
        """
        struct JoinView: View {
          @State private var step = Signing.search
          var body: some View {
            Group {
              switch step {
              case .search: Button("Found") { step = .confirm(isHost: true) }
              case .confirm: AgreeView { step = .done }
              case .done: DoneView()
              }
            }
          }
        }
        struct AgreeView: View { let agree: () -> Void; var body: some View { Button("Agree", action: agree) } }
        """))
  }
}
