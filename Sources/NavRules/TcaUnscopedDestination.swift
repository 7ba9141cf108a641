import NavFindings
import NavModel

extension Rule {
  static let tcaUnscopedDestination = Rule(card) { graph in
    graph.observations.scopedStates.flatMap { state -> [Claim] in
      guard state.means == .presentation, state.isJoined != .no, state.isEverSet == .yes else { return [] }
      if state.isShown == .no {
        return [
          Claim(
            place: state.place, subject: state.feature + "." + state.property,
            message: "'\(state.feature)' sets '\(state.property)', but no view looks at it, so nothing appears; "
              + "add a '.sheet' or its like that is given '$store.scope(state: \\.\(state.property), action: \\.\(state.property))'")
        ]
      }
      return state.cases.filter { $0.isEverSet == .yes && $0.isShown == .no }.map { one in
        Claim(
          place: one.place, subject: one.id,
          message: "'\(state.feature)' sets '\(state.property)' to '.\(one.name)', but no view looks at that case, so nothing appears; "
            + "add a '.sheet' or its like that is given '$store.scope(state: \\.\(state.property)?.\(one.name), action: \\.\(state.property).\(one.name))'",
          related: [.init(place: state.place, text: "the state that holds it")])
      }
    }
  }

  private static let card = RuleCard(
    id: "tca-unscoped-destination",
    severity: .warning,
    summary: "Presented state that no view looks at",
    rationale: """
      Each case of a destination needs a view modifier of its own. A case that a reducer sets and no view is scoped to shows \
      nothing; the state stays set, and with it the child's effects and whatever waits for its end.

      Add the modifier to the feature's view. A name that some view, view controller or extension says is taken to be looked at.
      """,
    bad: [
      .init(
        "the second case has no modifier",
        ReducerExample.app(
          share: " // expect: tca-unscoped-destination", sheet: "", view: " // expect: unreachable-screen"))
    ],
    good: [.init("each case has its own", ReducerExample.app())])
}

/// An app of one feature that shows two.
enum ReducerExample {
  /// - Parameters:
  ///   - share: what follows the case of the second.
  ///   - sheet: the modifier that shows it.
  ///   - view: what follows the head of its view.
  static func app(
    share: String = "",
    sheet: String = """

            .sheet(item: $store.scope(state: \\.destination?.share, action: \\.destination.share)) { ShareFormView(store: $0) }
      """,
    view: String = ""
  ) -> String {
    """
    import ComposableArchitecture
    import SwiftUI

    @main struct StoreApp: App {
      var body: some Scene {
        WindowGroup { InventoryView(store: Store(initialState: Inventory.State()) { Inventory() }) }
      }
    }

    @Reducer struct Inventory {
      @Reducer enum Destination {
        case edit(EditForm)
        case share(ShareForm)\(share)
      }
      @ObservableState struct State: Equatable {
        @Presents var destination: Destination.State?
      }
      enum Action {
        case editTapped, shareTapped
        case destination(PresentationAction<Destination.Action>)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .editTapped: state.destination = .edit(EditForm.State())
          case .shareTapped: state.destination = .share(ShareForm.State())
          case .destination: break
          }
          return .none
        }
        .ifLet(\\.$destination, action: \\.destination)
      }
    }

    @Reducer struct EditForm {
      @ObservableState struct State: Equatable {}
      enum Action {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @Reducer struct ShareForm {
      @ObservableState struct State: Equatable {}
      enum Action {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    struct InventoryView: View {
      @Bindable var store: StoreOf<Inventory>
      var body: some View {
        VStack {
          Button("Edit") { store.send(.editTapped) }
          Button("Share") { store.send(.shareTapped) }
        }
        .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { EditFormView(store: $0) }\(sheet)
      }
    }

    struct EditFormView: View {
      let store: StoreOf<EditForm>
      var body: some View { Text("Edit") }
    }

    struct ShareFormView: View {\(view)
      let store: StoreOf<ShareForm>
      var body: some View { Text("Share") }
    }
    """
  }
}
