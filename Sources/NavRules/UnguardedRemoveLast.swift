import NavFindings
import NavModel
import NavSource

extension Rule {
  static let unguardedRemoveLast = Rule(card) { graph in
    graph.observations.removals.filter { !$0.isGuarded }.map { removal in
      Claim(
        place: removal.place, subject: removal.path,
        message: "'\(removal.path)' may be empty here, and then 'removeLast' crashes, as when the user taps back twice; "
          + "ask '\(removal.path).isEmpty' first",
        fix: removal.amount.map(bounded))
    }
  }

  private static func bounded(_ amount: PathRemoval.Amount) -> Fix {
    let bounded = "min(\(amount.written ?? "1"), \(amount.path).count)"
    return Fix(
      "Remove no more than there is", edits: [Edit(amount.code, with: amount.written == nil ? amount.code.text + bounded : bounded)])
  }

  private static let card = RuleCard(
    id: "unguarded-remove-last",
    severity: .warning,
    summary: "'removeLast' on a navigation path that may be empty",
    rationale: """
      On an empty path 'removeLast()' stops the app: "Can't remove more items from a collection than it contains". The \
      path is empty more often than it seems: after a second tap on a custom back button, after the swipe back, after a \
      reset by a deep link.

      Write 'guard !path.isEmpty else { return }' before it, or 'path.removeLast(min(count, path.count))'.

      'navgraph lint --fix' writes the latter where the amount is one name or number.
      """,
    bad: [
      .init(
        "back without a look at the path",
        """
        import SwiftUI

        @main struct MuseumApp: App {
          var body: some Scene { WindowGroup { RoomsScreen() } }
        }

        enum MuseumRoute: Hashable {
          case room
        }

        struct RoomsScreen: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("Room 1") { path.append(MuseumRoute.room) }
                .navigationDestination(for: MuseumRoute.self) { route in
                  switch route {
                  case .room: RoomScreen(back: { goBack() })
                  }
                }
            }
          }
          func goBack() {
            path.removeLast() // expect: unguarded-remove-last
          }
        }

        struct RoomScreen: View {
          let back: () -> Void
          var body: some View { Button("Back", action: back) }
        }
        """)
    ],
    good: [
      .init(
        "the path is asked first",
        """
        import SwiftUI

        @main struct MuseumApp: App {
          var body: some Scene { WindowGroup { RoomsScreen() } }
        }

        enum MuseumRoute: Hashable {
          case room
        }

        struct RoomsScreen: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("Room 1") { path.append(MuseumRoute.room) }
                .navigationDestination(for: MuseumRoute.self) { route in
                  switch route {
                  case .room: RoomScreen(back: { goBack() })
                  }
                }
            }
          }
          func goBack() {
            guard !path.isEmpty else { return }
            path.removeLast()
          }
        }

        struct RoomScreen: View {
          let back: () -> Void
          var body: some View { Button("Back", action: back) }
        }
        """)
    ])
}
