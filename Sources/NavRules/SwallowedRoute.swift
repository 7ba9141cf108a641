import NavFindings
import NavModel

extension Rule {
  static let swallowedRoute = Rule(card) { graph in
    let arms = RouteArms(graph)
    let cases = graph.casesByID
    return graph.mappings.flatMap { mapping in
      mapping.arms.filter { $0.isDefault && $0.content != .forwards }.compactMap { arm in
        let absorbed = arm.cases.compactMap { cases[mapping.routeType + "." + $0] }.filter {
          // One type is often mapped in parts: what another mapping names is not swallowed here.
          !$0.isNotAScreen && arms.naming($0).isEmpty
        }
        return absorbed.isEmpty ? nil : claim(mapping, arm, absorbed)
      }
    }
  }

  private static func claim(_ mapping: Mapping, _ arm: Mapping.Arm, _ absorbed: [RouteCase]) -> Claim {
    let shown = absorbed.prefix(RelatedPlaces.shown).map { ".\($0.name)" }
    let hidden = absorbed.count - shown.count
    let names = hidden > 0 ? shown.map { "'\($0)'" }.joined(separator: ", ") + " and \(hidden) more" : Phrase.list(shown)
    let effect =
      switch arm.content {
      case .nothing: "shows an empty page"
      case .declined: "gives back no screen"
      case .placeholder: "shows a stand-in or crashes"
      case .screens where !arm.screens.isEmpty: "shows \(Phrase.list(arm.screens))"
      case .screens, .forwards, .unknown: "builds one and the same"
      }
    return Claim(
      place: arm.place, subject: absorbed[0].id,
      message: "'default' in '\(mapping.owner)' swallows \(names) of '\(mapping.routeType)' and \(effect) "
        + "for \(absorbed.count == 1 ? "it" : "them"), as for every case added later; "
        + "name the cases, so that the compiler asks for the next one",
      related: RelatedPlaces.first(of: absorbed.map(\.place), "swallowed by 'default'"),
      // A default that shows something is a choice more often than a slip, and so is one that gives back nil: the caller is told.
      // And where a view chooses its own content, nothing is what some of its states show.
      severity: [.nothing, .placeholder].contains(arm.content) && !mapping.isContent ? nil : .info)
  }

  private static let card = RuleCard(
    id: "swallowed-route",
    severity: .warning,
    summary: "A 'default' arm takes routes that no mapping names",
    rationale: """
      A 'switch' over a route type that ends in 'default' compiles when a case is added, and the new case shows nothing. \
      Without 'default' the compiler asks for the arm.

      An arm that hands the route on to a parent or to another router swallows nothing, and neither does '@unknown \
      default'. Cases that another mapping of the same type names are left out. Where the arm shows a real screen, gives back \
      'nil' so that the caller knows, or could not be read, the finding is a note only. A case that falls into an empty arm and is navigated to as well is \
      a defect of its own, 'unmapped-destination'.

      '--fix' leaves it alone: what mends it is the screen of each case. Their names in an empty arm would be one finding for each \
      instead of one for all.
      """,
    bad: [
      .init(
        "the new case falls into 'default'",
        """
        import SwiftUI

        @main struct RecipesApp: App {
          var body: some Scene { WindowGroup { RecipesScreen() } }
        }

        enum RecipeRoute: Hashable {
          case recipe
          case shoppingList // expect: unmapped-destination
        }

        struct RecipesScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Soup", value: RecipeRoute.recipe)
                NavigationLink("Shopping list", value: RecipeRoute.shoppingList)
              }
              .navigationDestination(for: RecipeRoute.self) { route in
                switch route {
                case .recipe: RecipeScreen()
                default: EmptyView() // expect: swallowed-route
                }
              }
            }
          }
        }

        struct RecipeScreen: View {
          var body: some View { Text("Soup") }
        }
        """)
    ],
    good: [
      .init(
        "every case is named",
        """
        import SwiftUI

        @main struct RecipesApp: App {
          var body: some Scene { WindowGroup { RecipesScreen() } }
        }

        enum RecipeRoute: Hashable {
          case recipe
          case shoppingList
        }

        struct RecipesScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Soup", value: RecipeRoute.recipe)
                NavigationLink("Shopping list", value: RecipeRoute.shoppingList)
              }
              .navigationDestination(for: RecipeRoute.self) { route in
                switch route {
                case .recipe: RecipeScreen()
                case .shoppingList: ShoppingListScreen()
                }
              }
            }
          }
        }

        struct RecipeScreen: View {
          var body: some View { Text("Soup") }
        }

        struct ShoppingListScreen: View {
          var body: some View { Text("Leeks") }
        }
        """)
    ])
}
