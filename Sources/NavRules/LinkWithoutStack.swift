import NavFindings
import NavModel

extension Rule {
  /// Silent without an entry point: the app that embeds the analysed part may hold the stack.
  static let linkWithoutStack = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    return graph.observations.links.filter { $0.isInStack == .no && $0.holders.isEmpty }.map { link in
      let what = link.owner.map { "'\($0)' has a link" } ?? "this is a link"
      return Claim(
        place: link.place, subject: link.owner ?? "NavigationLink",
        message: "\(what), but no stack is around it wherever it is shown, so the link is greyed out or does nothing; wrap what is presented in a "
          + "'NavigationStack'")
    }
  }

  private static let card = RuleCard(
    id: "link-without-stack",
    severity: .warning,
    summary: "A NavigationLink that no stack encloses",
    rationale: """
      A link pushes onto the stack that it stands in. A sheet, cover, popover or window begins without one, whatever the view that \
      presents it stands in; there the link is disabled.

      Wrap the content of the presentation in a 'NavigationStack'.
      """,
    bad: [
      .init(
        "a sheet begins without a stack",
        """
        import SwiftUI

        @main struct FlatsApp: App {
          var body: some Scene { WindowGroup { FlatsScreen() } }
        }

        struct FlatsScreen: View {
          @State private var showsFilter = false
          var body: some View {
            NavigationStack {
              Button("Filter") { showsFilter = true }
                .sheet(isPresented: $showsFilter) { FilterScreen() }
            }
          }
        }

        struct FilterScreen: View {
          var body: some View {
            List {
              NavigationLink("City") { CityScreen() } // expect: link-without-stack
            }
          }
        }

        struct CityScreen: View {
          var body: some View { Text("City") }
        }
        """)
    ],
    good: [
      .init(
        "the sheet has a stack of its own",
        """
        import SwiftUI

        @main struct FlatsApp: App {
          var body: some Scene { WindowGroup { FlatsScreen() } }
        }

        struct FlatsScreen: View {
          @State private var showsFilter = false
          var body: some View {
            NavigationStack {
              Button("Filter") { showsFilter = true }
                .sheet(isPresented: $showsFilter) { NavigationStack { FilterScreen() } }
            }
          }
        }

        struct FilterScreen: View {
          var body: some View {
            List {
              NavigationLink("City") { CityScreen() }
            }
          }
        }

        struct CityScreen: View {
          var body: some View { Text("City") }
        }
        """)
    ])
}
