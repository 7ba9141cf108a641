import Testing

/// Views that are shown as a picture only, in which nothing can be tapped.
@Suite struct PreviewedViewTests {
  @Test func whatAMenuPreviewsLeadsNowhere() {
    expectFlow(
      """
      import SwiftUI
      @main struct PostApp: App { var body: some Scene { WindowGroup { LettersView() } } } // nav: (entry) -> LettersView [root]
      struct Letter: Identifiable { let id: Int }
      struct LettersView: View {
        let letters: [Letter]
        var body: some View {
          NavigationStack {
            List(letters) { letter in
              NavigationLink { LetterView(letter: letter) } label: { Text("Letter") } // nav: LettersView -> LetterView [push]
                .contextMenu { Text("Burn") } preview: { LetterCard(letter: letter) }
            }
          }
        }
      }
      struct LetterView: View {
        let letter: Letter
        var body: some View { LetterCard(letter: letter) }
      }
      struct LetterCard: View {
        let letter: Letter
        @State private var isAnswering = false
        var body: some View {
          Button("Answer") { isAnswering = true } // nav: LetterView -> AnswerView [sheet]
            .sheet(isPresented: $isAnswering) { AnswerView() }
        }
      }
      struct AnswerView: View { var body: some View { Text("Answer") } }
      """)
  }
}
