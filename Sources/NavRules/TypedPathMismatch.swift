import NavFindings
import NavModel

extension Rule {
  static let typedPathMismatch = Rule(card) { graph in
    let pushed = graph.observations.pushedValues.filter { TypeNames.differ($0.type, $0.pathElement) }
    let pushClaims = pushed.compactMap { value -> Claim? in
      guard let type = value.type, let element = value.pathElement else { return nil }
      let verb =
        switch value.means {
        case .link: "this link pushes a '\(type)' onto"
        case .append: "this appends a '\(type)' to"
        case .assignment: "this puts a '\(type)' into"
        }
      let registered = graph.observations.registrations.filter { $0.valueType == type && $0.stackPathElement == element }
      return Claim(
        place: value.place, subject: type,
        message: "\(verb) a path that holds only '\(element)', so it is dropped and nothing opens; "
          + "push a case of '\(element)', or make the path a 'NavigationPath'",
        related: RelatedPlaces.first(of: registered.map(\.place), "'\(type)' is registered here"))
    }
    // The registration alone is told only where no push of the type was: that push is the defect that users meet.
    let told = Set(pushed.compactMap(\.type))
    let registrationClaims = graph.observations.registrations.compactMap { registration -> Claim? in
      guard let element = registration.stackPathElement, !told.contains(registration.valueType),
        TypeNames.differ(registration.valueType, element)
      else { return nil }
      return Claim(
        place: registration.place, subject: registration.valueType,
        message: "this destination is for '\(registration.valueType)', but the stack's path holds only '\(element)', so it "
          + "is never used; register '\(element)', or make the path a 'NavigationPath'")
    }
    return pushClaims + registrationClaims
  }

  private static let card = RuleCard(
    id: "typed-path-mismatch",
    severity: .error,
    summary: "A value or destination of another type than the stack's path holds",
    rationale: """
      A stack bound to an array, such as '[HomeRoute]', can hold values of that type only. A link with another value \
      highlights and opens nothing, and the console says that "only root-level navigation destinations are effective for \
      a navigation stack with a homogeneous path".

      Wrap the value in a case of the path's type, or let the path be a 'NavigationPath', which holds any type.
      """,
    bad: [
      .init(
        "the link's value is not of the path's type",
        """
        import SwiftUI

        @main struct HotelApp: App {
          var body: some Scene { WindowGroup { HotelScreen() } }
        }

        enum HotelRoute: Hashable {
          case room
        }

        enum HelpRoute: Hashable {
          case faq
        }

        struct HotelScreen: View {
          @State private var path: [HotelRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                NavigationLink("Room", value: HotelRoute.room)
                NavigationLink("Help", value: HelpRoute.faq) // expect: typed-path-mismatch
              }
              .navigationDestination(for: HotelRoute.self) { route in
                switch route {
                case .room: RoomScreen()
                }
              }
              .navigationDestination(for: HelpRoute.self) { route in
                switch route {
                case .faq: FAQScreen()
                }
              }
            }
          }
        }

        struct RoomScreen: View {
          var body: some View { Text("Room 12") }
        }

        struct FAQScreen: View {
          var body: some View { Text("Questions") }
        }
        """)
    ],
    good: [
      .init(
        "the path holds any type",
        """
        import SwiftUI

        @main struct HotelApp: App {
          var body: some Scene { WindowGroup { HotelScreen() } }
        }

        enum HotelRoute: Hashable {
          case room
        }

        enum HelpRoute: Hashable {
          case faq
        }

        struct HotelScreen: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                NavigationLink("Room", value: HotelRoute.room)
                NavigationLink("Help", value: HelpRoute.faq)
              }
              .navigationDestination(for: HotelRoute.self) { route in
                switch route {
                case .room: RoomScreen()
                }
              }
              .navigationDestination(for: HelpRoute.self) { route in
                switch route {
                case .faq: FAQScreen()
                }
              }
            }
          }
        }

        struct RoomScreen: View {
          var body: some View { Text("Room 12") }
        }

        struct FAQScreen: View {
          var body: some View { Text("Questions") }
        }
        """)
    ])
}
