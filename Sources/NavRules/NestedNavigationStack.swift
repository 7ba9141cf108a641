import NavFindings
import NavModel

extension Rule {
  static let nestedNavigationStack = Rule(card) { graph in
    graph.observations.nestedStacks.map { nested in
      let what =
        switch (nested.screen, nested.isLexical) {
        case (let screen?, true): "'\(screen)' holds a stack inside another stack"
        case (let screen?, false): "'\(screen)' has a stack of its own and is shown inside another stack"
        case (nil, _): "this stack stands inside another stack"
        }
      return Claim(
        place: nested.place, subject: nested.screen ?? "NavigationStack",
        message: "\(what), so two bars appear and going back may jump to the root or crash; "
          + "keep the outer stack, or present the inner one as a sheet",
        related: [.init(place: nested.outer, text: nested.isLexical ? "the outer stack is here" : "shown from here")],
        // In one body's text there is no doubt which stacks meet.
        severity: nested.isLexical ? .error : nil)
    }
  }

  private static let card = RuleCard(
    id: "nested-navigation-stack",
    severity: .warning,
    summary: "A navigation stack inside another one",
    rationale: """
      SwiftUI does not support a stack on a stack: there are two navigation bars, values are looked up in the wrong stack, \
      going back jumps to the root, and some versions crash with "comparisonTypeMismatch".

      A new stack belongs at the start of a sheet, a cover, a popover, a tab or a split view's column. A screen that is \
      both pushed and presented gets its stack where it is presented.
      """,
    bad: [
      .init(
        "a pushed screen brings a stack of its own",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { StationsScreen() } }
        }

        struct StationsScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Settings") { SettingsScreen() } // expect: nested-navigation-stack
            }
          }
        }

        struct SettingsScreen: View {
          var body: some View {
            NavigationStack { Text("Sound") }
          }
        }
        """)
    ],
    good: [
      .init(
        "the pushed screen uses the stack it is in",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { StationsScreen() } }
        }

        struct StationsScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Settings") { SettingsScreen() }
            }
          }
        }

        struct SettingsScreen: View {
          var body: some View { Text("Sound").navigationTitle("Settings") }
        }
        """),
      .init(
        "a sheet may start a stack",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { StationsScreen() } }
        }

        struct StationsScreen: View {
          @State private var showsSettings = false
          var body: some View {
            NavigationStack {
              Button("Settings") { showsSettings = true }
                .sheet(isPresented: $showsSettings) { SettingsScreen() }
            }
          }
        }

        struct SettingsScreen: View {
          var body: some View {
            NavigationStack { Text("Sound").navigationTitle("Settings") }
          }
        }
        """),
    ])
}
