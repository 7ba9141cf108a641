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
        related: nested.outer == nested.place ? [] : [.init(place: nested.outer, text: "the outer stack is here")],
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
        """),
      .init(
        "a tab's stack begins with a screen that brings its own",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { RadioTabs() } }
        }

        struct RadioTabs: View {
          var body: some View {
            TabView { stations }
          }
          private var stations: some View {
            NavigationStack {
              StationsScreen() // expect: nested-navigation-stack
            }
            .tabItem { Text("Stations") }
          }
        }

        struct StationsScreen: View {
          var body: some View {
            NavigationStack { Text("Stations").navigationTitle("Stations") }
          }
        }
        """),
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
      .init(
        "a row that presents some pages, and pushes others",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { SettingsScreen() } }
        }

        struct SettingsScreen: View {
          var body: some View {
            NavigationStack {
              List {
                ForEach(Setting.allCases, id: \\.self) { SettingRow(setting: $0) }
              }
            }
          }
        }

        enum Setting: CaseIterable {
          case sound, about
          func page() -> (isModal: Bool, content: AnyView) {
            switch self {
            case .sound: return (true, AnyView(SoundScreen()))
            case .about: return (false, AnyView(AboutScreen()))
            }
          }
        }

        struct SettingRow: View {
          let setting: Setting
          @State private var isShown = false
          var body: some View {
            let page = setting.page()
            Group {
              if page.isModal {
                Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { page.content }
              } else {
                NavigationLink(destination: page.content) { Text("Open") }
              }
            }
          }
        }

        struct SoundScreen: View {
          var body: some View {
            NavigationStack { Text("Sound") }
          }
        }

        struct AboutScreen: View {
          var body: some View { Text("About") }
        }
        """),
    ])
}
