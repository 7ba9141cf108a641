import Testing

/// Modifiers of packages that are not among the files, which show a view while a state says so.
struct AbsentPresentationTests {
  @Test func theyShowWhatTheirClosureMakes() {
    expectFlow(
      """
      import SwiftUI
      import PlotPanels
      @main struct FieldApp: App { var body: some Scene { WindowGroup { FieldView() } } } // nav: (entry) -> FieldView [root]
      struct Plot: Identifiable { let id = 3 }
      struct FieldView: View {
        @State private var showsTools = false
        @State private var showsMap = false
        @State private var showsNote = false
        @State private var plot: Plot?
        @State private var isAsking = false
        var body: some View {
          VStack {
            Button("Tools") { showsTools = true } // nav: FieldView -> ToolsView [sheet]
            Button("Map") { showsMap = true } // nav: FieldView -> MapView [fullScreenCover]
            Button("Plot") { plot = Plot() } // nav: FieldView -> PlotView [sheet]
            Button("Note") { showsNote = true }
            Button("Ask") { isAsking = true }
          }
          .slidingPanel(isPresented: $showsTools) { ToolsView() }
          .coverPanel(isPresented: $showsMap) { MapView() }
          .fieldPanel(item: $plot, title: "Plot") { plot in PlotView(plot: plot) }
          .toast(isPresented: $showsNote) { NoteView() }
          .slidingPanel(isPresented: $showsNote) { PlotToastView(text: "Saved") }
          .sheet(isPresented: $showsNote) { PlotToastView(text: "Saved") }
          .askingDialog(isPresented: $isAsking) { AnswerView() }
        }
      }
      extension View {
        func fieldPanel<Item: Identifiable, PanelContent: View>(
          item: Binding<Item?>, title: String, @ViewBuilder panelContent: @escaping (Item) -> PanelContent
        ) -> some View {
          slidingPanel(item: item, title: title, panelContent: panelContent)
        }
      }
      struct ToolsView: View { var body: some View { Text("Tools") } }
      struct MapView: View { var body: some View { Text("Map") } }
      struct NoteView: View { var body: some View { Text("Note") } }
      struct AnswerView: View { var body: some View { Text("Answer") } }
      struct PlotView: View { let plot: Plot; var body: some View { Text("Plot") } }
      """)
  }
}
