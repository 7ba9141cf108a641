import Testing

/// Paths that an object keeps in a dictionary, and gives by a subscript of its own.
@Suite struct SubscriptStateTests {
  @Test func eachTabHasItsPath() {
    expectFlow(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { ShellView() } } } // nav: (entry) -> ShellView [root]
      enum Section: Hashable, CaseIterable { case home, books }
      enum Place: Hashable { case detail(Int), about }
      @Observable final class Navigator {
        private var paths: [Section: [Place]] = [:]
        var section: Section = .home
        subscript(section: Section) -> [Place] {
          get { paths[section] ?? [] }
          set { paths[section] = newValue }
        }
        func push(_ place: Place) { paths[section, default: []].append(place) }
      }
      struct ShellView: View {
        @State private var navigator = Navigator()
        var body: some View {
          TabView(selection: $navigator.section) {
            NavigationStack(path: $navigator[.home]) { HomeView().navigationDestination(for: Place.self) { PlaceView(place: $0) } } // nav: ShellView -> HomeView [tab]
              .tag(Section.home)
            NavigationStack(path: $navigator[.books]) { BooksView().navigationDestination(for: Place.self) { PlaceView(place: $0) } } // nav: ShellView -> BooksView [tab]
              .tag(Section.books)
          }.environment(navigator)
        }
      }
      struct PlaceView: View {
        let place: Place
        var body: some View { switch place { case .detail(let id): DetailView(id: id)
          case .about: AboutView() } }
      }
      struct HomeView: View { @Environment(Navigator.self) var navigator; var body: some View { Button("") { navigator.push(.detail(1)) } } } // nav: HomeView -> DetailView [push] Place.detail
      struct BooksView: View { @Environment(Navigator.self) var navigator; var body: some View { Button("") { navigator[.books].append(.about) } } } // nav: BooksView -> AboutView [push] Place.about
      struct DetailView: View { let id: Int; var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
  }
}
