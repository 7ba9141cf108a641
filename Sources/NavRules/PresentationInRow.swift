import NavFindings
import NavModel

extension Rule {
  static let presentationInRow = Rule(card) { graph in
    graph.observations.modifiers.filter { $0.name != "navigationDestination" && $0.trigger != .type }.flatMap { modifier in
      modifier.holders.filter { $0.kind == .row }.prefix(1).map { holder in
        let state = modifier.subject?.split(separator: ".").last.map { "'\($0)'" } ?? "one state"
        return Claim(
          place: modifier.place, subject: modifier.subject ?? modifier.owner ?? modifier.name,
          message: "this '\(modifier.name)' is there once for each row of the '\(holder.name)', and all of them hear \(state), so several "
            + "present at once, flicker, or show another row's content; hang it on the view around the rows",
          related: [.init(place: holder.place, text: "the '\(holder.name)' makes the rows")])
      }
    }
  }

  private static let card = RuleCard(
    id: "presentation-in-row",
    severity: .warning,
    summary: "A presentation in the rows of a list that all share its state",
    rationale: """
      What stands in a 'ForEach', in the rows of a 'List(items)' or on a 'Section' of a list is there once for each row. With one \
      state for all of them, every row tries to present: SwiftUI presents the one of some row, logs that only one sheet is \
      supported, or lets the sheet flicker as often as there are rows.

      Let the row set the state, and hang the presentation on the list. A row view with a state of its own is left alone.
      """,
    bad: [
      .init(
        "every row has the sheet of the one flag",
        """
        import SwiftUI

        @main struct TasksApp: App {
          var body: some Scene { WindowGroup { TasksScreen() } }
        }

        struct TasksScreen: View {
          let names = ["Cook", "Clean"]
          @State private var showsTask = false
          var body: some View {
            List {
              ForEach(names, id: \\.self) { name in
                Button(name) { showsTask = true }
                  .sheet(isPresented: $showsTask) { TaskScreen(name: name) } // expect: presentation-in-row
              }
            }
          }
        }

        struct TaskScreen: View {
          let name: String
          var body: some View { Text(name) }
        }
        """)
    ],
    good: [
      .init(
        "the list has the sheet of the chosen row",
        """
        import SwiftUI

        @main struct TasksApp: App {
          var body: some Scene { WindowGroup { TasksScreen() } }
        }

        struct Chore: Identifiable {
          let id: String
        }

        struct TasksScreen: View {
          let chores = [Chore(id: "Cook"), Chore(id: "Clean")]
          @State private var chosen: Chore?
          var body: some View {
            List {
              ForEach(chores) { chore in
                Button(chore.id) { chosen = chore }
              }
            }
            .sheet(item: $chosen) { TaskScreen(chore: $0) }
          }
        }

        struct TaskScreen: View {
          let chore: Chore
          var body: some View { Text(chore.id) }
        }
        """)
    ])
}
