import NavFindings
import NavModel
import NavSource

extension Rule {
  static let pathNotCodable = Rule(card) { graph in
    graph.observations.uncodablePushes.map { push in
      Claim(
        place: push.place, subject: push.type,
        message: "the app saves this path, but '\(push.type)' is not Codable, so with such a value on the path there is nothing to save, and users "
          + "come back to the root; make '\(push.type)' Codable",
        related: [
          .init(place: push.saved, text: "the path is saved here"),
          .init(place: push.declared, text: "'\(push.type)' is declared here"),
        ],
        fix: push.inheritance.map { Fix("Make it Codable", edits: [Edit($0, with: $0.text + ", Codable")]) })
    }
  }

  private static let card = RuleCard(
    id: "path-not-codable",
    severity: .warning,
    summary: "A value that cannot be encoded is pushed onto a path that the app saves",
    rationale: """
      'NavigationPath.codable' is nil as soon as one value on the path is not 'Codable', and the console says: "Cannot create \
      CodableRepresentation of navigation path, because presented value is not Codable." Nothing is saved, and the next launch starts \
      at the root.

      'navgraph lint --fix' adds 'Codable' where the type holds nothing but texts, numbers, dates and the like.
      """,
    bad: [
      .init(
        "the route is not Codable",
        """
        import SwiftUI

        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { ReaderScreen() } }
        }

        enum ReaderRoute: Hashable {
          case chapter(Int)
        }

        struct ReaderScreen: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("Chapter 1") { path.append(ReaderRoute.chapter(1)) } // expect: path-not-codable
                .navigationDestination(for: ReaderRoute.self) { route in
                  switch route {
                  case .chapter(let number): ChapterScreen(number: number)
                  }
                }
                .onDisappear { save() }
            }
          }
          func save() {
            guard let saved = path.codable else { return }
            UserDefaults.standard.set(try? JSONEncoder().encode(saved), forKey: "path")
          }
        }

        struct ChapterScreen: View {
          let number: Int
          var body: some View { Text("Chapter") }
        }
        """)
    ],
    good: [
      .init(
        "the route is Codable",
        """
        import SwiftUI

        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { ReaderScreen() } }
        }

        enum ReaderRoute: Hashable, Codable {
          case chapter(Int)
        }

        struct ReaderScreen: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("Chapter 1") { path.append(ReaderRoute.chapter(1)) }
                .navigationDestination(for: ReaderRoute.self) { route in
                  switch route {
                  case .chapter(let number): ChapterScreen(number: number)
                  }
                }
                .onDisappear { save() }
            }
          }
          func save() {
            guard let saved = path.codable else { return }
            UserDefaults.standard.set(try? JSONEncoder().encode(saved), forKey: "path")
          }
        }

        struct ChapterScreen: View {
          let number: Int
          var body: some View { Text("Chapter") }
        }
        """)
    ])
}
