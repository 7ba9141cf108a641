import NavFindings
import NavModel
import NavSource

extension Rule {
  static let deprecatedNavigationApi = Rule(card) { graph in
    var others: [String: [DeprecatedUse]] = [:]
    for use in graph.observations.deprecatedUses { others["\(use.place.file) \(use.owner ?? "")", default: []].append(use) }
    return others.values.compactMap { uses in
      guard let use = uses.first else { return nil }
      return Claim(
        place: use.place, subject: use.owner.map { $0 + "." + use.name } ?? use.name,
        message: "'\(use.name)' is of the time before iOS 16, and this module already uses stacks without asking for the version; it has no path to "
          + "follow or restore, and does not mix with stacks: use '\(use.replacement)'",
        related: [.init(place: use.evidence, text: "the newer calls are used here")]
          + RelatedPlaces.first(of: uses.dropFirst().map(\.place), "another old call of the same type"),
        fix: fix(uses))
    }
  }

  /// Of all old calls of a type, or of none.
  private static func fix(_ uses: [DeprecatedUse]) -> Fix? {
    guard uses.allSatisfy({ !$0.edits.isEmpty }) else { return nil }
    let edits = Set(uses.flatMap(\.edits)).sorted { $0.piece.place < $1.piece.place }
    return Fix("Make it a stack", edits: edits)
  }

  private static let card = RuleCard(
    id: "deprecated-navigation-api",
    severity: .info,
    summary: "An old navigation call in a module that uses its replacement",
    rationale: """
      'NavigationView', 'NavigationLink(isActive:)' and 'NavigationLink(tag:selection:)', 'navigationViewStyle' and \
      'navigationBarItems' are deprecated. Links of the old kind lose track of their state on newer systems, and some crash there.

      The rule speaks only in modules that use 'NavigationStack', 'NavigationSplitView' or 'navigationDestination' without '#available' \
      or '@available' around it, once for each type: there the replacement is at hand.

      'navgraph lint --fix' writes 'NavigationStack' for a 'NavigationView' that has the style of a stack, and takes the style away, where the \
      type has no other old calls.
      """,
    bad: [
      .init(
        "both times in one app",
        """
        import SwiftUI

        @main struct PlantApp: App {
          var body: some Scene { WindowGroup { PlantsScreen() } }
        }

        struct PlantsScreen: View {
          @State private var showsHelp = false
          var body: some View {
            NavigationStack {
              Button("Help") { showsHelp = true }
                .sheet(isPresented: $showsHelp) { HelpScreen() }
            }
          }
        }

        struct HelpScreen: View {
          var body: some View {
            NavigationView { Text("Help") } // expect: deprecated-navigation-api
          }
        }
        """)
    ],
    good: [
      .init(
        "a stack everywhere",
        """
        import SwiftUI

        @main struct PlantApp: App {
          var body: some Scene { WindowGroup { PlantsScreen() } }
        }

        struct PlantsScreen: View {
          @State private var showsHelp = false
          var body: some View {
            NavigationStack {
              Button("Help") { showsHelp = true }
                .sheet(isPresented: $showsHelp) { HelpScreen() }
            }
          }
        }

        struct HelpScreen: View {
          var body: some View {
            NavigationStack { Text("Help") }
          }
        }
        """)
    ])
}
