import NavFindings
import NavModel

extension Rule {
  static let unstablePathBinding = Rule(card) { graph in
    graph.observations.stacks.filter { $0.path == .computed }.map { stack in
      Claim(
        place: stack.place, subject: stack.owner ?? "NavigationStack",
        message: "the path of \(stack.owner.map { "the stack in '\($0)'" } ?? "this stack") is a 'Binding(get:set:)' that every pass over the body makes "
          + "anew, so a fast way back may remove more than there is, and crash; bind the property itself: '$model.path'")
    }
  }

  private static let card = RuleCard(
    id: "unstable-path-binding",
    severity: .info,
    summary: "The path of a stack is bound by a binding made in the body",
    rationale: """
      SwiftUI keeps the binding that a stack was made with while the user goes back. A 'Binding(get:set:)' that each pass over the body \
      makes anew has been seen to end in "Can't remove more items from a collection than it contains", where '$path' works.

      Mark the model '@Bindable' or '@ObservedObject' and bind its property.
      """,
    bad: [
      .init(
        "a binding made by hand",
        """
        import SwiftUI

        @main struct WineApp: App {
          var body: some Scene { WindowGroup { CellarScreen() } }
        }

        @Observable final class CellarModel {
          var path = NavigationPath()
        }

        struct CellarScreen: View {
          @State private var model = CellarModel()
          var body: some View {
            NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) { // expect: unstable-path-binding
              Text("Cellar")
            }
          }
        }
        """)
    ],
    good: [
      .init(
        "the property's own binding",
        """
        import SwiftUI

        @main struct WineApp: App {
          var body: some Scene { WindowGroup { CellarScreen() } }
        }

        @Observable final class CellarModel {
          var path = NavigationPath()
        }

        struct CellarScreen: View {
          @State private var model = CellarModel()
          var body: some View {
            NavigationStack(path: $model.path) {
              Text("Cellar")
            }
          }
        }
        """)
    ])
}
