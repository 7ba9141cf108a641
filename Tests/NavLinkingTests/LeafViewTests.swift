import NavModel
import Testing

/// Views of the framework that are all that there is to see: no screen of the program, and nothing that was not read.
struct LeafViewTests {
  private static func pond(_ body: String, _ more: String = "") -> String {
    """
    import SwiftUI
    @main struct PondApp: App { var body: some Scene { WindowGroup { PondView() } } } // nav: (entry) -> PondView [root]
    struct PondView: View {
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          Button("Open") { isOpen = true }
            \(body)
        }
      }
    }
    \(more)
    """
  }

  @Test(arguments: ["Text(\"Frog\")", "EmptyView()", "ProgressView().padding()", "Image(systemName: \"fish\")", "Label(\"Frog\", systemImage: \"fish\")"])
  func itIsNoScreenAndNothingUnread(_ view: String) {
    for body in [".sheet(isPresented: $isOpen) { \(view) }", ".navigationDestination(isPresented: $isOpen) { \(view) }"] {
      let source = Self.pond(body)
      expectFlow(source)
      #expect(FlowRun.graph(source).unresolved.isEmpty, "\(body)")
    }
    let link = Self.pond(".overlay { NavigationLink(\"Frog\") { \(view) } }")
    expectFlow(link)
    #expect(FlowRun.graph(link).unresolved.isEmpty)
  }

  @Test func aViewOfTheProgramsUnderItsNameIsAScreen() {
    let source = Self.pond(
      ".sheet(isPresented: $isOpen) { Label() }",
      "struct Label: View { var body: some View { List { Text(\"Frog\") } } }")
    #expect(FlowRun.transitions(FlowRun.graph(source)).contains { $0.hasPrefix("PondView -> Label [sheet]") })
  }

  /// What is not known to be one stays unread.
  @Test func anotherViewStaysUnread() {
    let source = Self.pond(".sheet(isPresented: $isOpen) { PartnerCard(7) }")
    #expect(FlowRun.graph(source).unresolved.map(\.kind) == [.sheet])
  }

  /// What is made of a view that a package brings stands for it.
  @Test(arguments: [".sheet(isPresented: $isOpen) { FrogView(7).ignoresSafeArea() }", ".fullScreenCover(isPresented: $isOpen) { FrogView(7).onLeap { }.padding() }"])
  func aPackagesViewWithModifiersIsAScreen(_ body: String) {
    let graph = FlowRun.graph(Self.pond(body))
    #expect(FlowRun.transitions(graph).contains { $0.hasPrefix("PondView -> FrogView [") })
    #expect(graph.unresolved.isEmpty)
  }

  /// What waits for something, among what a screen arranges, is no screen that its stack begins with.
  @Test func aLoaderAmongPartsIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct PondApp: App { var body: some Scene { WindowGroup { PondView() } } } // nav: (entry) -> PondView [root]
      struct PondView: View {
        @State private var isRead = false
        var body: some View {
          NavigationView {
            GeometryReader { _ in
              ZStack {
                Color.blue
                ScrollView { Text("Frogs") }
                buttons
              }
            }
          }
        }
        private var buttons: some View {
          VStack { if isRead { Text("Feed") } else { FeedLoadingView() } }
        }
      }
      struct FeedLoadingView: View { var body: some View { HStack { ProgressView() } } }
      """)
  }

  /// A button or a line of the program's own among what a sheet arranges is no screen; what has such a part beside it is.
  @Test(arguments: ["FeedCallToActionButton(title: \"Feed\")", "WavyDivider()"]) func aSmallPartAmongOthersIsNoScreen(_ part: String) {
    expectFlow(
      Self.pond(
        """
        .sheet(isPresented: $isOpen) {
                VStack {
                  DatePicker("When", selection: .constant(.now))
                  \(part)
                }
              }
        """,
        """
        struct FeedCallToActionButton: View { let title: String; var body: some View { HStack { Text(title) } } }
        struct WavyDivider: View { var body: some View { HStack { Text("~") } } }
        """))
  }
}
