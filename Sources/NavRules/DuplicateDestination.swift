import NavFindings
import NavModel
import NavSource

extension Rule {
  static let duplicateDestination = Rule(card) { graph in
    var claims: [Claim] = []
    var told: Set<Place> = []
    func claim(_ second: Registration, _ first: Place, _ how: String) {
      guard told.insert(second.place).inserted else { return }
      claims.append(
        Claim(
          place: second.place, subject: second.valueType,
          message: "the destination for '\(second.valueType)' is declared again \(how), and SwiftUI only heeds the one nearest to the stack's root; "
            + "keep that one",
          related: first == second.place ? [] : [.init(place: first, text: "the other declaration")]))
    }
    let all = graph.observations.registrations.filter { $0.attachment == .insideStack }
    for chain in chains(of: graph, among: all) {
      for second in chain.dropFirst() { claim(second, chain[0].place, "on the same view") }
    }
    for transition in graph.transitions where transition.kind == .push && transition.isLive && transition.confidence != .possible {
      guard let to = transition.to else { continue }
      for second in all where second.owner == to && !second.isAtRoot {
        if transition.evidence.contains(where: { $0.place == second.place }) {
          claim(second, second.place, "by each '\(to)' that it pushes")
        } else if let first = all.first(where: { $0.owner == transition.from && $0.valueType == second.valueType && $0.shares(second) }),
          transition.from != to
        {
          claim(second, first.place, "on a screen that is pushed above it")
        }
      }
    }
    return claims
  }

  /// The registrations of one type on one view, where there are several.
  private static func chains(of graph: NavigationGraph, among all: [Registration]) -> [[Registration]] {
    var byChain: [String: [Registration]] = [:]
    var chainOf: [Place: Place] = [:]
    for modifier in graph.observations.modifiers where modifier.trigger == .type { chainOf[modifier.place] = modifier.chain }
    for registration in all {
      guard let chain = chainOf[registration.place] else { continue }
      byChain["\(chain.file):\(chain.line):\(chain.column) \(registration.valueType)", default: []].append(registration)
    }
    return byChain.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
  }

  private static let card = RuleCard(
    id: "duplicate-destination",
    severity: .warning,
    summary: "One stack has several destinations for a type",
    rationale: """
      Of several destinations for one type on a stack, SwiftUI takes the one declared closest to the root, and says on the console: \
      "A navigationDestination was declared earlier on the stack. Only the destination declared closest to the root view of the stack \
      will be used." With two different destinations, the wrong screen opens.

      A screen that pushes more of its own kind declares the destination again with each of them. Declare it once, where the stack is.
      """,
    bad: [
      .init(
        "each folder declares the destination of folders",
        """
        import SwiftUI

        @main struct FilesApp: App {
          var body: some Scene { WindowGroup { FilesScreen() } }
        }

        struct Folder: Hashable {
          let name: String
        }

        struct FilesScreen: View {
          var body: some View {
            NavigationStack { FolderScreen(folder: Folder(name: "Home")) }
          }
        }

        struct FolderScreen: View {
          let folder: Folder
          var body: some View {
            NavigationLink("Inside", value: folder)
              .navigationDestination(for: Folder.self) { FolderScreen(folder: $0) } // expect: duplicate-destination
          }
        }
        """)
    ],
    good: [
      .init(
        "the stack's root declares it once",
        """
        import SwiftUI

        @main struct FilesApp: App {
          var body: some Scene { WindowGroup { FilesScreen() } }
        }

        struct Folder: Hashable {
          let name: String
        }

        struct FilesScreen: View {
          var body: some View {
            NavigationStack {
              FolderScreen(folder: Folder(name: "Home"))
                .navigationDestination(for: Folder.self) { FolderScreen(folder: $0) }
            }
          }
        }

        struct FolderScreen: View {
          let folder: Folder
          var body: some View { NavigationLink("Inside", value: folder) }
        }
        """)
    ])
}

extension Registration {
  /// Whether both surely stand in one stack.
  fileprivate func shares(_ other: Registration) -> Bool {
    guard let stacks, let others = other.stacks else { return false }
    return !Set(stacks).isDisjoint(with: others)
  }
}
