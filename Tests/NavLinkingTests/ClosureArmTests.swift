import Testing

/// Closures that choose by what they are given, and pass it on in an arm.
@Suite struct ClosureArmTests {
  @Test func anArmPassesOnWhatItIsFor() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      struct NoticeScreen: View {
        enum Route: String, Identifiable { case more, edit, back; var id: String { rawValue } }
        var onRoute: ((Route) -> Void)?
        var body: some View {
          List {
            Button("More") { onRoute?(.more) } // nav: NoticeScreen -> MoreScreen [push] NoticeScreen.Route.more
            Button("Edit") { onRoute?(.edit) } // nav: NoticeScreen -> EditScreen [sheet] NoticeScreen.Route.edit
            Button("Back") { onRoute?(.back) }
          }
        }
      }
      struct MoreScreen: View { var body: some View { Text("More") } }
      struct EditScreen: View { var body: some View { Text("Edit") } }
      final class NoticeRouter: ObservableObject { @Published var path = NavigationPath() }
      struct NoticeShell: View {
        @StateObject var router = NoticeRouter()
        @State var sheet: NoticeScreen.Route?
        var body: some View {
          NavigationStack(path: $router.path) {
            NoticeScreen(onRoute: { // nav: NoticeShell -> NoticeScreen [root]
              switch $0 {
              case .more: router.path.append($0)
              case .edit: sheet = $0
              case .back: print("back")
              }
            })
            .navigationDestination(for: NoticeScreen.Route.self, destination: show)
            .sheet(item: $sheet, content: show)
          }
        }
        @ViewBuilder func show(_ route: NoticeScreen.Route) -> some View {
          switch route {
          case .more: MoreScreen()
          case .edit: EditScreen()
          case .back: EmptyView()
          }
        }
      }
      @main struct NoticeApp: App { var body: some Scene { WindowGroup { NoticeShell() } } } // nav: (entry) -> NoticeShell [root]
      """)
  }
}
