import NavFindings
import NavModel

extension Rule {
  static let destinationBelowRoot = Rule(card) { graph in
    var ways: [String: (pushes: Int, others: Int)] = [:]
    for transition in graph.transitions where transition.isLive {
      guard let to = transition.to else { continue }
      if transition.kind == .push, transition.confidence != .possible { ways[to, default: (0, 0)].pushes += 1 } else { ways[to, default: (0, 0)].others += 1 }
    }
    let entries = Set(graph.entries.flatMap(\.screens))
    return graph.observations.registrations.compactMap { registration in
      // A destination that the path cannot hold at all is another rule's.
      guard registration.attachment == .insideStack, !registration.isAtRoot, let element = registration.stackPathElement,
        !TypeNames.differ(registration.valueType, element), let owner = registration.owner, let way = ways[owner], way.pushes > 0, way.others == 0,
        !entries.contains(owner)
      else { return nil }
      return Claim(
        place: registration.place, subject: registration.valueType,
        message: "'\(owner)' is pushed, and the path of its stack is an array of '\(element)': there SwiftUI only heeds destinations of the stack's "
          + "root, so pushes of '\(registration.valueType)' may show nothing; move it to the content of the stack",
        related: (registration.stacks?.first).map { [.init(place: $0, text: "the stack is here")] } ?? [])
    }
  }

  private static let card = RuleCard(
    id: "destination-below-root",
    severity: .warning,
    summary: "A pushed screen declares a destination in a stack with a typed path",
    rationale: """
      With a 'NavigationPath' any screen on the stack may declare destinations. With an array for a path SwiftUI says: "Only root-level \
      navigation destinations are effective for a navigation stack with a homogeneous path."
      """,
    bad: [
      .init(
        "the pushed screen declares it",
        """
        import SwiftUI

        @main struct ZooApp: App {
          var body: some Scene { WindowGroup { ZooScreen() } }
        }

        enum ZooRoute: Hashable {
          case lion
        }

        struct ZooScreen: View {
          @State private var path: [ZooRoute] = []
          @State private var showsHouse = false
          var body: some View {
            NavigationStack(path: $path) {
              Button("House") { showsHouse = true }
                .navigationDestination(isPresented: $showsHouse) { HouseScreen(path: $path) } // expect: mixed-push-styles
            }
          }
        }

        struct HouseScreen: View {
          @Binding var path: [ZooRoute]
          var body: some View {
            Button("Lion") { path.append(.lion) }
              .navigationDestination(for: ZooRoute.self) { route in // expect: destination-below-root
                switch route {
                case .lion: LionScreen()
                }
              }
          }
        }

        struct LionScreen: View {
          var body: some View { Text("Lion") }
        }
        """)
    ],
    good: [
      .init(
        "the root declares it",
        """
        import SwiftUI

        @main struct ZooApp: App {
          var body: some Scene { WindowGroup { ZooScreen() } }
        }

        enum ZooRoute: Hashable {
          case house, lion
        }

        struct ZooScreen: View {
          @State private var path: [ZooRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("House") { path.append(.house) }
                .navigationDestination(for: ZooRoute.self) { route in
                  switch route {
                  case .house: HouseScreen(path: $path)
                  case .lion: LionScreen()
                  }
                }
            }
          }
        }

        struct HouseScreen: View {
          @Binding var path: [ZooRoute]
          var body: some View { Button("Lion") { path.append(.lion) } }
        }

        struct LionScreen: View {
          var body: some View { Text("Lion") }
        }
        """)
    ])
}
