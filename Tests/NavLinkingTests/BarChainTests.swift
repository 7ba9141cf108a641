import Testing

/// Tab bars of the program's own beside conditions that ask their state one after the other.
struct BarChainTests {
  private func farm(_ conditions: String, _ bar: String, _ first: String) -> String {
    """
    import SwiftUI
    enum Plot { case gate, barn, field, pond }
    @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
    struct FarmView: View {
      @State var shown: Plot = .barn
      var body: some View {
        ZStack {
          Color.green.ignoresSafeArea()
          VStack(spacing: 0) {
            \(conditions)
            \(bar)
          }
        }
      }
    }
    struct PlotBar: View {
      @Binding var shown: Plot
      var body: some View {
        HStack {
          PlotItem(plot: .gate, shown: $shown)\(first)
          PlotItem(plot: .barn, shown: $shown) // nav: FarmView -> BarnView [tab] Plot.barn
          PlotItem(plot: .field, shown: $shown) // nav: FarmView -> FieldView [tab] Plot.field
          PlotItem(plot: .pond, shown: $shown) // nav: FarmView -> PondView [tab] Plot.pond
        }
      }
    }
    struct PlotItem: View {
      let plot: Plot
      @Binding var shown: Plot
      var body: some View { Button("Go") { shown = plot } }
    }
    struct BarnView: View { var body: some View { Text("Barn") } }
    struct FieldView: View { var body: some View { Text("Field") } }
    struct PondView: View { var body: some View { Text("Pond") } }
    """
  }

  /// The button for what has no page does something else.
  @Test func eachConditionIsThePageOfItsCase() {
    expectFlow(
      farm(
        """
        if self.shown == .barn { BarnView() }
        else if self.shown == .field { FieldView() }
        else if self.shown == .pond { PondView() }
        """, "PlotBar(shown: $shown)", ""))
  }

  @Test func theLastElseIsThePageOfTheRest() {
    expectFlow(
      farm(
        """
        if shown == .barn { BarnView() }
        else if .field == shown { FieldView() }
        else { PondView() }
        """, "PlotBar(shown: $shown)", " // nav: FarmView -> PondView [tab] Plot.gate"))
  }

  /// What a view asks of its own state is how it looks.
  @Test func withoutABarConditionsShowParts() {
    expectFlow(
      """
      import SwiftUI
      enum Plot { case barn, field }
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct FarmView: View {
        @State var shown: Plot = .barn
        var body: some View {
          VStack {
            if shown == .barn { BarnView() } else if shown == .field { FieldView() }
            Button("Turn") { shown = .field }
          }
        }
      }
      struct BarnView: View { var body: some View { Text("Barn") } }
      struct FieldView: View { var body: some View { Text("Field") } }
      """)
  }
}
