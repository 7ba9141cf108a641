import Testing

/// Links that a route makes to itself.
struct RouteLinkTests {
  private static func shell(_ rows: String) -> String {
    """
    import SwiftUI
    @main struct NoteApp: App { var body: some Scene { WindowGroup { Shell() } } } // nav: (entry) -> Shell [root]
    final class Model: ObservableObject { @Published var bar: Bar? }
    struct Shell: View {
      @StateObject var model = Model()
      var body: some View {
        NavigationSplitView {
          List(selection: $model.bar) {
            \(rows)
          }
        } detail: {
          if let bar = model.bar { bar.detail() } else { Text("None") }
        }
      }
    }
    struct NotesView: View { var body: some View { List { Text("a") } } }
    struct OptionView: View { var body: some View { List { Text("b") } } }
    enum Bar: CaseIterable, Identifiable {
      case notes, option
      var id: Self { self }
      @ViewBuilder func detail() -> some View {
        switch self {
        case .notes: NotesView()
        case .option: OptionView()
        }
      }
    """
  }

  /// Any of them stands in a row, and the link says it.
  @Test(arguments: ["ForEach(Bar.allCases) { $0.link() }", "ForEach(Bar.allCases) { bar in bar.link() }"])
  func rowsOfAllRoutes(_ rows: String) {
    expectFlow(
      Self.shell(rows) + """

          func link() -> some View {
            NavigationLink(value: self) { Text("x") } // nav: Shell -> NotesView [split] Bar.notes; Shell -> OptionView [split] Bar.option
          }
        }
        """)
  }

  @Test func aRowOfOneRoute() {
    expectFlow(
      Self.shell("Bar.option.link // nav: Shell -> OptionView [split] Bar.option") + """

          var link: some View { NavigationLink(value: self) { Text("x") } }
        }
        """)
  }
}
