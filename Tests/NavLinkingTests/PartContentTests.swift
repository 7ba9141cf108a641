import Testing

/// Views that are given content as a part of themselves.
struct PartContentTests {
  private func day(kept: String, given: String, initial: String, shown: String, model: String = "@ObservedObject", beside: String = "DatePicker(\"Day\", selection: $model.date)", shows: String = "DaySheet") -> String {
    """
    import SwiftUI
    @main struct DayApp: App { var body: some Scene { WindowGroup { DayView() } } } // nav: (entry) -> DayView [root]
    final class DayModel: ObservableObject, Identifiable { @Published var date = Date() }
    struct DayView: View {
      @State private var model: DayModel?
      var body: some View {
        Button("Pick") { model = DayModel() } // nav: DayView -> \(shows) [sheet]
          .daySheet(model: $model) { FooterView() }
      }
    }
    struct DaySheetModifier<Bottom: View>: ViewModifier {
      var bottom: Bottom
      @Binding var model: DayModel?
      init(model: Binding<DayModel?>, @ViewBuilder bottom: () -> Bottom) {
        _model = model
        self.bottom = bottom()
      }
      func body(content: Content) -> some View {
        content.sheet(item: $model) { model in
          DaySheet(model: model) { AnyView(bottom) }
            .background(Color.clear)
        }
      }
    }
    extension View {
      func daySheet(model: Binding<DayModel?>, @ViewBuilder bottom: () -> some View) -> some View {
        modifier(DaySheetModifier(model: model, bottom: { bottom() }))
      }
    }
    struct DaySheet: View {
      \(model) var model: DayModel
      var footer: \(kept)
      init(model: DayModel, @ViewBuilder footer: \(given)) {
        self.model = model
        self.footer = \(initial)
      }
      var body: some View {
        VStack {
          \(beside)
          \(shown)
        }
      }
    }
    struct FooterView: View { var body: some View { Button("Done") {} } }
    """
  }

  /// A view that watches a model and shows it beside what it is given is the screen.
  @Test func whatAViewWithAModelIsGivenIsAPartOfIt() {
    expectFlow(day(kept: "() -> AnyView", given: "@escaping () -> AnyView", initial: "footer", shown: "footer()"))
    expectFlow(day(kept: "AnyView?", given: "() -> AnyView", initial: "footer()", shown: "if let footer { footer }"))
  }

  /// One that is nothing but what it is given stands for that, whatever it watches.
  @Test func whatIsAllOfAViewIsTheScreen() {
    let whole = day(kept: "() -> AnyView", given: "@escaping () -> AnyView", initial: "footer", shown: "footer()", beside: "Spacer()", shows: "FooterView")
    expectFlow(whole)
  }
}
