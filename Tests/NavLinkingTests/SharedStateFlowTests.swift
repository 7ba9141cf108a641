import Testing

/// One state of routing for the whole app, written through key paths, bound in parts, presented by modifiers of the app's own.
@Suite struct SharedStateFlowTests {
  private func lines(_ write: String, modifier: String = "sheet") -> [String] {
    FlowRun.transitions(
      FlowRun.graph(
        """
        import SwiftUI
        struct AppState { var routing = Routing(); struct Routing { var details = DetailsView.Routing() } }
        final class Store<State> { subscript<T>(path: WritableKeyPath<State, T>) -> T { get { fatalError() } set {} } }
        struct DetailsView: View {
          struct Routing { var isFlagShown = false }
          @State private var routing = Routing()
          let store: Store<AppState>
          private var binding: Binding<Routing> { $routing.synchronized(with: store) }
          var body: some View {
            Button("x") { open() }.\(modifier)(isPresented: binding.isFlagShown) { FlagView() }
          }
          private func open() {
            \(write)
          }
        }
        @main struct Main: App { var body: some Scene { WindowGroup { DetailsView(store: Store()) } } }
        struct FlagView: View { var body: some View { Text("flag") } }
        struct FlaggedSheet<Sheet: View>: ViewModifier {
          let isPresented: Binding<Bool>
          let builder: () -> Sheet
          func body(content: Content) -> some View { content.sheet(isPresented: isPresented, content: builder) }
        }
        extension View {
          func own<Sheet: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Sheet) -> some View {
            modifier(FlaggedSheet(isPresented: isPresented, builder: content))
          }
        }
        """)
    ).filter { $0.contains("FlagView") }
  }

  @Test(arguments: ["sheet", "own"])
  func aWriteThroughAKeyPathDecides(modifier: String) {
    let found = lines("store[\\.routing.details.isFlagShown] = true", modifier: modifier)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("DetailsView -> FlagView [sheet]") == true)
    #expect(found.first?.hasSuffix(":13") == true)
  }

  @Test func aWriteToAPartOfAnUnknownValueDecides() {
    let found = lines("store.update { $0.routing.details.isFlagShown = true }")
    #expect(found.first?.hasPrefix("DetailsView -> FlagView [sheet]") == true)
    #expect(found.first?.hasSuffix(":13") == true)
  }

  @Test func whoHoldsTheKeeperOfASharedRouterMayAskItAsWell() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable { case letters, letter }
      final class Mail: ObservableObject {
        @Published var path: [Page] = []
        func open() { path.append(.letter) } // nav: DeskView -> LetterView [push] Page.letter; LettersView -> LetterView [push] Page.letter
      }
      final class Office: ObservableObject {
        let mail = Mail()
        func receive() { mail.open() }
      }
      struct DeskView: View {
        @StateObject private var office = Office()
        var body: some View {
          NavigationStack(path: $office.mail.path) {
            LettersView() // nav: DeskView -> LettersView [root]
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .letters: LettersView()
                case .letter: LetterView()
                }
              }
          }
          .onOpenURL { _ in office.receive() }
          .environmentObject(office.mail)
        }
      }
      struct LettersView: View {
        @EnvironmentObject var mail: Mail
        var body: some View { List { Button("Open") { mail.open() } } }
      }
      struct LetterView: View { var body: some View { List { Text("Dear") } } }
      @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      """)
  }
}
