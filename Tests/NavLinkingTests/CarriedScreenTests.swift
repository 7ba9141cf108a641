import Testing

/// Routes without cases: values that carry the screen they stand for.
@Suite struct CarriedScreenTests {
  private static let app = """
    import SwiftUI
    struct Destination: Hashable, Identifiable {
      enum Style { case push, sheet }
      let id: String
      let style: Style
      private let content: AnyView
      init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) {
        self.id = id
        self.style = style
        self.content = AnyView(content())
      }
      var view: some View { content }
      static func == (a: Self, b: Self) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    extension Destination {
      static let profile = Destination(id: "profile") { ProfileView() }
      static var settings: Destination { Destination(id: "settings", style: .sheet) { SettingsView() } }
      static func item(_ id: Int) -> Destination { Destination(id: "item") { ItemView(id: id) } }
    }
    final class Navigator: ObservableObject {
      @Published var path: [Destination] = []
      @Published var presented: Presented?
      struct Presented: Identifiable { let destination: Destination; var id: String { destination.id } }
      func show(_ destination: Destination) {
        switch destination.style {
        case .push: path.append(destination)
        case .sheet: presented = .init(destination: destination)
        }
      }
    }
    struct RootView: View {
      @StateObject var navigator = Navigator()
      var body: some View {
        NavigationStack(path: $navigator.path) {
          HomeView(navigator: navigator).navigationDestination(for: Destination.self) { destination in destination.view }
        }
        .sheet(item: $navigator.presented) { presented in presented.destination.view }
      }
    }
    struct HomeView: View {
      let navigator: Navigator
      var body: some View {
        Button("a") { navigator.show(.profile) } // profile
        Button("b") { navigator.show(.settings) } // settings
        Button("c") { navigator.show(.item(1)) } // item
      }
    }
    struct ProfileView: View { var body: some View { Text("p") } }
    struct SettingsView: View { var body: some View { Text("s") } }
    struct ItemView: View { let id: Int; var body: some View { Text("i") } }
    @main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
    """

  @Test func aValueIsFollowedToWhereItsViewWasGiven() {
    let found = FlowRun.transitions(FlowRun.graph(Self.app)).filter { $0.hasPrefix("HomeView ->") }.map { $0.split(separator: "@")[0] }
    #expect(
      found.sorted() == [
        "HomeView -> ItemView [push] ", "HomeView -> ProfileView [push] ", "HomeView -> SettingsView [sheet] ",
      ])
  }
}
