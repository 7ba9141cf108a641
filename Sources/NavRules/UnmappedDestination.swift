import NavFindings
import NavModel

extension Rule {
  static let unmappedDestination = Rule(card) { graph in
    let arms = RouteArms(graph)
    let tabRoutes = Set(graph.transitions.lazy.filter { $0.kind == .tab }.compactMap(\.route))
    let taken = Set(graph.transitions.lazy.filter { $0.confidence != .possible }.compactMap(\.route))
    return graph.routeTypes.flatMap { type in
      type.cases.compactMap { route in
        if route.isNotAScreen { return nil }
        switch route.mapping {
        case .absent where !route.constructions.isEmpty: return absent(route, of: type, arms, isTaken: taken.contains(route.id))
        case .nothing: return emptied(route, arms, isTab: type.cases.contains { tabRoutes.contains($0.id) }, isTaken: taken.contains(route.id))
        case .swallowed where !route.constructions.isEmpty: return swallowed(route, arms, isTaken: taken.contains(route.id))
        default: return nil
        }
      }
    }
  }

  /// A value that is made, but is not seen to come to where the route is shown, may be for something else.
  private static func absent(_ route: RouteCase, of type: RouteType, _ arms: RouteArms, isTaken: Bool) -> Claim {
    let mappings = arms.mappings(of: type)
    let owners = Set(mappings.map(\.owner)).sorted()
    let mend = owners.isEmpty ? "build a screen for it" : "add 'case .\(route.name)' to \(Phrase.list(owners))"
    return Claim(
      place: route.place, subject: route.id,
      message: "the app \(isTaken ? "navigates to" : "makes") '\(route.id)', but no mapping of '\(type.id)' builds a screen for it, "
        + "so the user gets an empty page; \(mend)",
      related: RelatedPlaces.first(of: route.constructions, isTaken ? "navigated to here" : "made here")
        + RelatedPlaces.first(of: mappings.map(\.place), "'\(type.id)' is mapped here, without '\(route.name)'"),
      severity: isTaken ? nil : .warning)
  }

  /// A tab without a view is often a button: whoever watches the selection takes it back. And where no code is seen to go there, an
  /// empty arm may be all that the case needs: it may be made to be a part of something else.
  private static func emptied(_ route: RouteCase, _ arms: RouteArms, isTab: Bool, isTaken: Bool) -> Claim {
    let entries = arms.naming(route)
    let owners = Set(entries.map(\.mapping.owner)).sorted()
    let place = owners.isEmpty ? "" : " in \(Phrase.list(owners))"
    let isDeclined = isDeclined(entries)
    // Several that are sent away together, `case .reminder, .alert: EmptyView()`, are often shown in another way.
    let areSeveral = !entries.isEmpty && entries.allSatisfy { $0.arm.cases.count > 1 }
    // Code that navigates by the cases is no mapping of its own: `case .offers: break`.
    // What is made and not seen to be gone to may only be asked for: a button that is told which row it is.
    let isOnlyMade = !isTaken && !route.constructions.isEmpty
    let message =
      entries.isEmpty
      ? "'\(route.id)' leads nowhere: the code that navigates by it does nothing for it; show its screen there, or remove the case"
      : "'\(route.id)' is mapped to nothing\(place), so going there "
        + (isDeclined ? "shows nothing unless the caller knows what to do; " : isOnlyMade ? "would show an empty page; " : "shows an empty page; ")
        + "build its screen there, or remove the case"
    return Claim(
      place: route.place, subject: route.id, message: message,
      related: RelatedPlaces.first(of: entries.map(\.arm.place), "mapped to nothing here")
        + RelatedPlaces.first(of: route.constructions, isTaken ? "navigated to here" : "made here"),
      severity: isTab || isDeclined || isOnlyMade ? .info : route.constructions.isEmpty || areSeveral ? .warning : nil)
  }

  /// A 'default' that builds nothing is no mapping. One that builds something, or that could not be read, may be one.
  private static func swallowed(_ route: RouteCase, _ arms: RouteArms, isTaken: Bool) -> Claim? {
    let entries = arms.taking(route)
    guard !entries.isEmpty, route.screens.isEmpty, entries.allSatisfy({ [.nothing, .declined].contains($0.arm.content) }) else { return nil }
    let isDeclined = isDeclined(entries)
    let owners = Phrase.list(Set(entries.map(\.mapping.owner)).sorted())
    return Claim(
      place: route.place, subject: route.id,
      message: "the app \(isTaken ? "navigates to" : "makes") '\(route.id)', but only 'default' in \(owners) takes it and builds nothing, "
        + (isDeclined ? "so nothing is shown unless the caller knows what to do" : "so the user gets an empty page")
        + "; add 'case .\(route.name)' there",
      related: RelatedPlaces.first(of: route.constructions, isTaken ? "navigated to here" : "made here")
        + RelatedPlaces.first(of: entries.map(\.arm.place), "'default' takes it here"),
      severity: isDeclined ? .info : isTaken ? nil : .warning)
  }

  /// Whether every arm gives back `nil`: a function whose callers are told that there is no screen, as at the end of a flow.
  private static func isDeclined(_ entries: [RouteArms.Entry]) -> Bool {
    !entries.isEmpty && entries.allSatisfy { $0.arm.content == .declined }
  }

  private static let card = RuleCard(
    id: "unmapped-destination",
    severity: .error,
    summary: "A route that the app navigates to has no screen",
    rationale: """
      The value is pushed or presented, nothing answers it, and the user looks at an empty page, or at SwiftUI's warning \
      sign. The compiler cannot tell: the mapping is an 'if case', a dictionary or a registry, or the arm that takes the \
      route, perhaps 'default', builds an 'EmptyView()'.

      Map the route with a 'switch' that names every case; then the compiler asks for the next one.
      """,
    bad: [
      .init(
        "the mapping asks for one case only",
        """
        import SwiftUI

        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { ShelfScreen() } }
        }

        enum ReaderRoute: Hashable {
          case book(id: Int)
          case notes // expect: unmapped-destination
        }

        struct ShelfScreen: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Emma", value: ReaderRoute.book(id: 1))
                NavigationLink("Notes", value: ReaderRoute.notes)
              }
              .navigationDestination(for: ReaderRoute.self) { route in
                if case .book(let id) = route { BookScreen(id: id) }
              }
            }
          }
        }

        struct BookScreen: View {
          let id: Int
          var body: some View { Text("Book \\(id)") }
        }
        """),
      .init(
        "the arm builds nothing",
        """
        import SwiftUI

        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { ShelfScreen() } }
        }

        enum ReaderRoute: Hashable {
          case book
          case notes // expect: unmapped-destination
        }

        struct ShelfScreen: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Emma", value: ReaderRoute.book)
                NavigationLink("Notes", value: ReaderRoute.notes)
              }
              .navigationDestination(for: ReaderRoute.self) { route in
                switch route {
                case .book: BookScreen()
                case .notes: EmptyView()
                }
              }
            }
          }
        }

        struct BookScreen: View {
          var body: some View { Text("Emma") }
        }
        """),
    ],
    good: [
      .init(
        "every case has a screen",
        """
        import SwiftUI

        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { ShelfScreen() } }
        }

        enum ReaderRoute: Hashable {
          case book(id: Int)
          case notes
        }

        struct ShelfScreen: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Emma", value: ReaderRoute.book(id: 1))
                NavigationLink("Notes", value: ReaderRoute.notes)
              }
              .navigationDestination(for: ReaderRoute.self) { route in
                switch route {
                case .book(let id): BookScreen(id: id)
                case .notes: NotesScreen()
                }
              }
            }
          }
        }

        struct BookScreen: View {
          let id: Int
          var body: some View { Text("Book \\(id)") }
        }

        struct NotesScreen: View {
          var body: some View { Text("Notes") }
        }
        """),
      .init(
        "the state begins with a case that stands for nothing",
        """
        import SwiftUI

        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { ShelfScreen() } }
        }

        enum ReaderRoute: Hashable {
          case book
          case nothing
        }

        struct ShelfScreen: View {
          @State private var route: ReaderRoute = .nothing
          @State private var isShown = false

          var body: some View {
            NavigationStack {
              Button("Emma") {
                route = .book
                isShown = true
              }
              .navigationDestination(isPresented: $isShown) {
                switch route {
                case .book: BookScreen()
                case .nothing: EmptyView()
                }
              }
              .onDisappear { route = .nothing }
            }
          }
        }

        struct BookScreen: View {
          var body: some View { Text("Emma") }
        }
        """),
    ])
}
