import NavFindings
import NavModel

extension Rule {
  static let unknownWindowValue = Rule(card) { graph in
    let windows = graph.observations.windows
    guard graph.hasEntries, !windows.isOpen, !windows.scenes.isEmpty else { return [] }
    let types = Set(windows.scenes.compactMap(\.valueType)).sorted()
    return windows.openings.compactMap { opening in
      guard let type = opening.valueType, types.allSatisfy({ TypeNames.differ($0, type) }) else { return nil }
      let taken = types.isEmpty ? "no scene takes a value" : "the scenes take \(Phrase.list(types))"
      return Claim(
        place: opening.place, subject: type,
        message: "no scene takes a value of type '\(type)', so '\(opening.verb)' does nothing; \(taken): pass such a value, or declare a "
          + "'WindowGroup(for: \(type).self)'",
        related: RelatedPlaces.first(of: windows.scenes.filter { $0.valueType != nil }.map(\.place), "a scene that takes a value"))
    }
  }

  private static let card = RuleCard(
    id: "unknown-window-value",
    severity: .error,
    summary: "A window is opened with a value of a type that no scene takes",
    rationale: """
      'openWindow(value:)' finds the scene by the type of the value. It opens nothing where no 'WindowGroup(for:)' takes exactly that \
      type: a model is not its id.
      """,
    bad: [
      .init(
        "the model instead of its id",
        """
        import SwiftUI

        struct Memo: Hashable, Codable, Identifiable {
          let id: UUID
        }

        @main struct MemoApp: App {
          var body: some Scene {
            WindowGroup { MemosScreen(memo: Memo(id: UUID())) }
            WindowGroup(for: UUID.self) { _ in MemoScreen() }
          }
        }

        struct MemosScreen: View {
          @Environment(\\.openWindow) private var openWindow
          let memo: Memo
          var body: some View {
            Button("Open") { openWindow(value: memo) } // expect: unknown-window-value
          }
        }

        struct MemoScreen: View {
          var body: some View { Text("Memo") }
        }
        """)
    ],
    good: [
      .init(
        "the id",
        """
        import SwiftUI

        struct Memo: Hashable, Codable, Identifiable {
          let id: UUID
        }

        @main struct MemoApp: App {
          var body: some Scene {
            WindowGroup { MemosScreen(memo: Memo(id: UUID())) }
            WindowGroup(for: UUID.self) { _ in MemoScreen() }
          }
        }

        struct MemosScreen: View {
          @Environment(\\.openWindow) private var openWindow
          let memo: Memo
          var body: some View {
            Button("Open") { openWindow(value: memo.id) }
          }
        }

        struct MemoScreen: View {
          var body: some View { Text("Memo") }
        }
        """)
    ])
}
