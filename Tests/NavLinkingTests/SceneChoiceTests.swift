import Testing

/// Scenes that choose what they show by a state, and by another one in an arm of that choice.
@Suite struct SceneChoiceTests {
  @Test func aChoiceInAnArmIsDecidedByItsOwnState() {
    expectFlow(
      """
      import SwiftUI
      enum Phase { case idle, loaded, outdated }
      enum Access { case unknown, open, closed }
      final class Versions: ObservableObject {
        @Published var phase: Phase = .idle
        func check() { phase = .outdated } // nav: (entry) -> UpdateView [root] Phase.outdated
        func load() { phase = .loaded }
      }
      final class Session: ObservableObject {
        @Published var access: Access = .unknown
        func open() { access = .open } // nav: DoorView -> ShopView [root] Access.open
        func close() { access = .closed } // nav: ShopView -> DoorView [root] Access.closed
      }
      @main struct ShopApp: App {
        @StateObject private var versions = Versions()
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup {
            Group {
              switch versions.phase {
              case .outdated: UpdateView()
              default: content
              }
            }
            .task { versions.check(); versions.load() }
          }
        }
        @ViewBuilder private var content: some View {
          switch session.access {
          case .unknown: ProgressView()
          case .open: ShopView(session: session)
          case .closed: DoorView(session: session)
          }
        }
      }
      struct UpdateView: View { var body: some View { Text("Update") } }
      struct ShopView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Close") { session.close() } }
      }
      struct DoorView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Open") { session.open() } }
      }
      """)
  }
}
