import NavAnswers
import NavFindings
import NavModel

extension Rule {
  static let modalDepth = Rule(card) { graph, options in
    let limit = options.number("at-most")
    // Pickers, share sheets and web pages of the system close themselves.
    var own = graph
    let external = Set(graph.screens.filter { $0.kind == .external }.map(\.id))
    own.transitions.removeAll { transition in transition.from == transition.to || (transition.to.map(external.contains) ?? true) }
    let index = FlowIndex(own)
    guard let walk = ModalDepth(index, exceeding: limit).walk, let last = walk.last else { return [] }
    let modals = walk.map { index.transition($0) }.filter { [.sheet, .fullScreenCover, .popover, .present].contains($0.kind) }
    // A way that comes by the same screen twice is more likely one that was misread.
    guard Set(modals.compactMap(\.to)).count == modals.count else { return [] }
    let screen = index.name(index.head(last))
    return [
      Claim(
        place: index.transition(last).place, subject: screen,
        message: "'\(screen)' appears over \(limit) other modals, so users have to close one after the other and lose their way; push inside one modal, or "
          + "dismiss one before the next",
        related: modals.dropLast().prefix(RelatedPlaces.shown).map { modal in
          .init(place: modal.place, text: "\(modal.to.map { "'\($0)'" } ?? "a screen") is presented here")
        })
    ]
  }

  private static let card = RuleCard(
    id: "modal-depth",
    severity: .off,
    summary: "Modals over modals over modals",
    rationale: """
      A modal asks users to finish one thing. Over a sheet on a sheet nobody knows any more what closing leads back to, and a presenter \
      can show only one at a time, so deep chains break when one of them is dismissed.

      Off unless the settings turn it on: which screens can lie over each other is known less surely than single transitions are. The \
      rule tells the shortest way to a modal that is too deep. A contract, 'modals-at-most', makes it a demand.
      """,
    options: [.number("at-most", 2, in: 1...20, "How many modals may lie over each other")],
    bad: [
      .init(
        "a third sheet",
        """
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { ShopScreen() } }
        }

        struct ShopScreen: View {
          @State private var showsBasket = false
          var body: some View {
            Button("Basket") { showsBasket = true }
              .sheet(isPresented: $showsBasket) { BasketScreen() }
          }
        }

        struct BasketScreen: View {
          @State private var showsAddress = false
          var body: some View {
            Button("Address") { showsAddress = true }
              .sheet(isPresented: $showsAddress) { AddressScreen() }
          }
        }

        struct AddressScreen: View {
          @State private var showsCountry = false
          var body: some View {
            Button("Country") { showsCountry = true } // expect: modal-depth
              .sheet(isPresented: $showsCountry) { CountryScreen() }
          }
        }

        struct CountryScreen: View {
          var body: some View { Text("Country") }
        }
        """,
        settings: """
          rules:
            modal-depth: warning
          """)
    ],
    good: [
      .init(
        "the last step is pushed",
        """
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { ShopScreen() } }
        }

        struct ShopScreen: View {
          @State private var showsBasket = false
          var body: some View {
            Button("Basket") { showsBasket = true }
              .sheet(isPresented: $showsBasket) { NavigationStack { BasketScreen() } }
          }
        }

        struct BasketScreen: View {
          var body: some View { NavigationLink("Address") { AddressScreen() } }
        }

        struct AddressScreen: View {
          var body: some View { NavigationLink("Country") { CountryScreen() } }
        }

        struct CountryScreen: View {
          var body: some View { Text("Country") }
        }
        """,
        settings: """
          rules:
            modal-depth: warning
          """)
    ])
}
