import NavFindings
import NavModel

extension Rule {
  /// Silent without an entry point: the app that embeds the analysed part may hold the registration.
  static let unregisteredDestination = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    var declared: [String: RouteType] = [:]
    for type in graph.routeTypes { declared[type.id] = type }
    return graph.observations.pushedValues.compactMap { value in
      guard value.isRegistered == .no, let type = value.type else { return nil }
      // One finding for one defect: a registration would not mend a path of another type.
      if TypeNames.differ(value.pathElement, type) { return nil }
      let verb =
        switch value.means {
        case .link: "this link pushes"
        case .append: "this appends"
        case .assignment: "this sets the path to"
        }
      return Claim(
        place: value.place, subject: type,
        message: "\(verb) a value of type '\(type)', but no 'navigationDestination(for: \(type).self)' answers it, "
          + "so \(value.means == .link ? "the link does nothing" : "the user gets an empty page"); "
          + "add one inside the stack",
        related: declared[type].map { [Finding.Related(place: $0.place, text: "'\(type)' is declared here")] } ?? [])
    }
  }

  private static let card = RuleCard(
    id: "unregistered-destination",
    severity: .error,
    summary: "A value is pushed whose type no navigationDestination(for:) takes",
    rationale: """
      SwiftUI looks the destination up by the value's type. Where it finds none, a link stays dead, with a console note \
      that "there is no matching navigationDestination declaration visible from the location of the link", and a value \
      appended to the path shows a page with a warning sign.

      It happens when a 'String' or a model is pushed where only a route type is registered, and when a registration is \
      removed while a link stays.
      """,
    bad: [
      .init(
        "a String is pushed where only the route is registered",
        """
        import SwiftUI

        @main struct TravelApp: App {
          var body: some Scene { WindowGroup { TripsScreen() } }
        }

        enum TripRoute: Hashable {
          case map
        }

        struct TripsScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Map", value: TripRoute.map)
                NavigationLink("Lisbon", value: "lisbon") // expect: unregistered-destination
              }
              .navigationDestination(for: TripRoute.self) { route in
                switch route {
                case .map: MapScreen()
                }
              }
            }
          }
        }

        struct MapScreen: View {
          var body: some View { Text("Map") }
        }
        """)
    ],
    good: [
      .init(
        "the value is a case of the registered route",
        """
        import SwiftUI

        @main struct TravelApp: App {
          var body: some Scene { WindowGroup { TripsScreen() } }
        }

        enum TripRoute: Hashable {
          case map
          case city(name: String)
        }

        struct TripsScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Map", value: TripRoute.map)
                NavigationLink("Lisbon", value: TripRoute.city(name: "lisbon"))
              }
              .navigationDestination(for: TripRoute.self) { route in
                switch route {
                case .map: MapScreen()
                case .city(let name): CityScreen(name: name)
                }
              }
            }
          }
        }

        struct MapScreen: View {
          var body: some View { Text("Map") }
        }

        struct CityScreen: View {
          let name: String
          var body: some View { Text(name) }
        }
        """)
    ])
}
