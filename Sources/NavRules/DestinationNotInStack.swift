import NavFindings
import NavModel

extension Rule {
  static let destinationNotInStack = Rule(card) { graph in
    graph.observations.pushedValues.compactMap { value in
      // A path of another type is another rule's.
      guard value.isInReach == .no, let type = value.type, !TypeNames.differ(value.pathElement, type) else { return nil }
      let registrations = graph.observations.registrations.filter { $0.valueType == type }.map(\.place)
      return Claim(
        place: value.place, subject: type,
        message: "this link pushes a value of type '\(type)', but 'navigationDestination(for: \(type).self)' stands only in other stacks than the "
          + "link, so the link does nothing; add one inside this stack too",
        related: (value.stacks?.first).map { [.init(place: $0, text: "the link stands in this stack")] } ?? []
          + RelatedPlaces.first(of: registrations, "the type has its destination here, in another stack"))
    }
  }

  private static let card = RuleCard(
    id: "destination-not-in-stack",
    severity: .warning,
    summary: "A link's destination is registered in another stack",
    rationale: """
      A link looks for its destination in the stack around it, not in the whole app. A sheet with a stack of its own starts without any \
      destination, whatever the stack behind it has; the console says "there is no matching navigationDestination declaration visible \
      from the location of the link".

      Put the destinations that several stacks share into one modifier of your own, and hang it into each of them.
      """,
    bad: [
      .init(
        "the sheet has its own stack, and no destination",
        """
        import SwiftUI

        @main struct FlatsApp: App {
          var body: some Scene { WindowGroup { FlatsScreen() } }
        }

        enum FlatRoute: Hashable {
          case city
        }

        struct FlatsScreen: View {
          @State private var showsFilter = false
          var body: some View {
            NavigationStack {
              Button("Filter") { showsFilter = true }
                .navigationDestination(for: FlatRoute.self) { route in
                  switch route {
                  case .city: CityScreen()
                  }
                }
                .sheet(isPresented: $showsFilter) { FilterScreen() }
            }
          }
        }

        struct FilterScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("City", value: FlatRoute.city) // expect: destination-not-in-stack
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
        "the sheet's stack has the destination too",
        """
        import SwiftUI

        @main struct FlatsApp: App {
          var body: some Scene { WindowGroup { FlatsScreen() } }
        }

        enum FlatRoute: Hashable {
          case city
        }

        extension View {
          func flatDestinations() -> some View {
            navigationDestination(for: FlatRoute.self) { route in
              switch route {
              case .city: CityScreen()
              }
            }
          }
        }

        struct FlatsScreen: View {
          @State private var showsFilter = false
          var body: some View {
            NavigationStack {
              Button("Filter") { showsFilter = true }
                .flatDestinations()
                .sheet(isPresented: $showsFilter) { FilterScreen() }
            }
          }
        }

        struct FilterScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("City", value: FlatRoute.city)
                .flatDestinations()
            }
          }
        }

        struct CityScreen: View {
          var body: some View { Text("City") }
        }
        """)
    ])
}
