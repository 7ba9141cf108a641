import Testing

/// Helpers of one name that many files have for themselves, and stores whose types are written by aliases.
struct PresentedStoreTests {
  @Test func privateHelpersOfAFileAreNotThoseOfAnother() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { HarborView() } } // nav: (entry) -> HarborView [root]
      }
      struct HarborView: View {
        @State var isShown = false
        var body: some View {
          Button("Boats") { isShown = true } // nav: HarborView -> BoatView [sheet]
            .destinations($isShown)
        }
      }
      private extension View {
        func destinations(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { BoatView() } }
      }
      // file: BoatView.swift
      struct BoatView: View {
        @State var isShown = false
        var body: some View {
          Button("Crew") { isShown = true } // nav: BoatView -> CrewView [fullScreenCover]
            .destinations($isShown)
        }
      }
      fileprivate extension View {
        func destinations(_ isShown: Binding<Bool>) -> some View { fullScreenCover(isPresented: isShown) { CrewView() } }
      }
      struct CrewView: View {
        var body: some View { Text("Crew") }
      }
      """)
  }

  @Test func aStoreOfPresentedStateAloneIsThatOfTheOnePropertyThatHoldsIt() {
    expectFlow(
      #"""
      import ComposableArchitecture
      import SwiftUI

      typealias ShownStoreOf<R: Reducer> = Store<PresentationState<R.State>, PresentationAction<R.Action>>

      @main struct HarborApp: App {
        var body: some Scene {
          WindowGroup { Harbor.Page(store: Store(initialState: Harbor.State()) { Harbor() }) } // nav: (entry) -> Harbor.Page [root]
        }
      }

      struct Harbor: Reducer {
        struct State: Equatable {
          @PresentationState var destination: Destination.State?
        }
        enum Action: Equatable {
          case boatTapped, crewTapped
          case destination(PresentationAction<Destination.Action>)
        }
        struct Destination: Reducer {
          enum State: Equatable {
            case boat(Boat.State)
            case crew(Crew.State)
          }
          enum Action: Equatable {
            case boat(Boat.Action)
            case crew(Crew.Action)
          }
          var body: some ReducerOf<Self> {
            Scope(state: \.boat, action: \.boat) { Boat() }
          }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .boatTapped:
              state.destination = .boat(.init()) // nav: Harbor.Page -> Boat.Page [push] Harbor.Destination.State.boat
              return .none
            case .crewTapped:
              state.destination = .crew(.init()) // nav: Harbor.Page -> Crew.Page [sheet] Harbor.Destination.State.crew
              return .none
            case .destination: return .none
            }
          }
          .ifLet(\.$destination, action: \.destination) { Destination() }
        }
      }
      struct Boat: Reducer {
        struct State: Equatable { @PresentationState var destination: Destination.State? }
        enum Action: Equatable { case cabinTapped, destination(PresentationAction<Destination.Action>) }
        struct Destination: Reducer {
          enum State: Equatable { case cabin(Cabin.State) }
          enum Action: Equatable { case cabin(Cabin.Action) }
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .cabinTapped:
              state.destination = .cabin(.init()) // nav: Boat.Page -> Cabin.Page [fullScreenCover] Boat.Destination.State.cabin
              return .none
            case .destination: return .none
            }
          }
        }
      }
      struct Crew: Reducer {
        struct State: Equatable {}
        enum Action: Equatable {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct Cabin: Reducer {
        struct State: Equatable {}
        enum Action: Equatable {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      // file: HarborPage.swift
      import ComposableArchitecture
      import SwiftUI
      extension Harbor {
        struct Page: SwiftUI.View {
          let store: StoreOf<Harbor>
          var body: some SwiftUI.View {
            VStack {
              Button("Boat") { store.send(.boatTapped) }
              Button("Crew") { store.send(.crewTapped) }
            }
            .destinations(with: store)
          }
        }
      }
      private extension StoreOf<Harbor> {
        var destination: ShownStoreOf<Harbor.Destination> { scope(state: \.$destination, action: \.destination) }
      }
      private extension View {
        func destinations(with store: StoreOf<Harbor>) -> some View {
          let destinationStore = store.destination
          return boat(with: destinationStore)
            .crew(with: destinationStore)
        }
        private func boat(with destinationStore: ShownStoreOf<Harbor.Destination>) -> some View {
          navigationDestination(store: destinationStore.scope(state: \.boat, action: \.boat)) {
            Boat.Page(store: $0)
          }
        }
        private func crew(with destinationStore: ShownStoreOf<Harbor.Destination>) -> some View {
          sheet(store: destinationStore.scope(state: \.crew, action: \.crew)) {
            Crew.Page(store: $0)
          }
        }
      }
      // file: BoatPage.swift
      import ComposableArchitecture
      import SwiftUI
      extension Boat {
        struct Page: SwiftUI.View {
          let store: StoreOf<Boat>
          var body: some SwiftUI.View {
            Button("Cabin") { store.send(.cabinTapped) }
              .destinations(with: store)
          }
        }
      }
      private extension StoreOf<Boat> {
        var destination: ShownStoreOf<Boat.Destination> { scope(state: \.$destination, action: \.destination) }
      }
      private extension View {
        func destinations(with store: StoreOf<Boat>) -> some View {
          cabin(with: store.destination)
        }
        private func cabin(with destinationStore: ShownStoreOf<Boat.Destination>) -> some View {
          fullScreenCover(store: destinationStore.scope(state: \.cabin, action: \.cabin)) {
            Cabin.Page(store: $0)
          }
        }
      }
      extension Crew { struct Page: SwiftUI.View { let store: StoreOf<Crew>; var body: some SwiftUI.View { Text("") } } }
      extension Cabin { struct Page: SwiftUI.View { let store: StoreOf<Cabin>; var body: some SwiftUI.View { Text("") } } }
      """#)
  }

  /// Also in a layout with modifiers, built by a helper: what the whole state says is the root of the stack.
  @Test func aSwitchStoreBehindLayoutsIsWhatTheStateSays() {
    expectFlow(
      #"""
      import ComposableArchitecture
      import SwiftUI

      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { Pairing.Page(store: Store(initialState: Pairing.State()) { Pairing() }) } // nav: (entry) -> Pairing.Page [root]
        }
      }
      struct Pairing: Reducer {
        struct State: Equatable {
          var root: Root.State
          init(root: Root.State = .init()) { self.root = root }
        }
        enum Action: Equatable { case scanned, root(Root.Action) }
        struct Root: Reducer {
          enum State: Equatable {
            case permission(Permission.State)
            case scan(Scan.State)
            init() { self = .permission(.init()) } // nav: Pairing.Page -> Permission.Page [root] Pairing.Root.State.permission
          }
          enum Action: Equatable { case permission(Permission.Action), scan(Scan.Action) }
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .scanned:
              state.root = .scan(.init()) // nav: Pairing.Page -> Scan.Page [root] Pairing.Root.State.scan
              return .none
            case .root: return .none
            }
          }
        }
      }
      struct Permission: Reducer { struct State: Equatable {}; enum Action: Equatable {}; var body: some ReducerOf<Self> { EmptyReducer() } }
      struct Scan: Reducer { struct State: Equatable {}; enum Action: Equatable {}; var body: some ReducerOf<Self> { EmptyReducer() } }
      extension Pairing {
        struct Page: SwiftUI.View {
          let store: StoreOf<Pairing>
          var body: some SwiftUI.View {
            NavigationStack {
              ZStack { Color.red; root(for: store.scope(state: \.root, action: \.root)) }.toolbar { ToolbarItem(placement: .cancellationAction) { Button("x") {} } }.background(.red)
            }
          }
          private func root(for rootStore: StoreOf<Pairing.Root>) -> some SwiftUI.View {
            SwitchStore(rootStore) { state in
              switch state {
              case .permission:
                CaseLet(/Pairing.Root.State.permission, action: Pairing.Root.Action.permission, then: { Permission.Page(store: $0) })
              case .scan:
                CaseLet(/Pairing.Root.State.scan, action: Pairing.Root.Action.scan, then: { Scan.Page(store: $0) })
              }
            }
          }
        }
      }
      extension Permission { struct Page: SwiftUI.View { let store: StoreOf<Permission>; var body: some SwiftUI.View { Text("") } } }
      extension Scan { struct Page: SwiftUI.View { let store: StoreOf<Scan>; var body: some SwiftUI.View { Text("") } } }
      """#)
  }

  /// The state of a cover says when it comes, and the state of the store in it nothing more.
  @Test func aStoreThatIsAllOfACoverIsNoPart() {
    expectFlow(
      #"""
      import ComposableArchitecture
      import SwiftUI

      @main struct FerryApp: App {
        var body: some Scene { WindowGroup { FerryView(store: Store(initialState: Ferry.State()) { Ferry() }) } } // nav: (entry) -> FerryView [root]
      }
      @Reducer struct Ferry {
        @ObservableState struct State: Equatable {
          var deck: Deck.State?
          var rope: Rope.State?
          var mast: Mast.State?
          var path: [Berth] = []
          var isDeckShown = false
        }
        enum Berth: Hashable { case rope }
        enum Action { case showDeck, showRope, showMast, deck(Deck.Action), rope(Rope.Action), mast(Mast.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .showDeck:
              state.deck = .init()

              state.isDeckShown = true // nav: FerryView -> DeckView [fullScreenCover]
              return .none
            case .showRope:
              state.rope = .init()

              state.path.append(.rope) // nav: FerryView -> RopeView [push] Ferry.Berth.rope
              return .none
            case .showMast:
              state.mast = .init() // nav: FerryView -> MastView [child]
              return .none
            case .deck, .rope, .mast: return .none
            }
          }
        }
      }
      @Reducer struct Deck { struct State: Equatable {}; enum Action {} }
      @Reducer struct Rope { struct State: Equatable {}; enum Action {} }
      @Reducer struct Mast { struct State: Equatable {}; enum Action {} }
      struct FerryView: View {
        @Bindable var store: StoreOf<Ferry>
        var body: some View {
          NavigationStack(path: $store.path) {
            VStack {
              Button("Deck") { store.send(.showDeck) }
              Button("Rope") { store.send(.showRope) }
              Button("Mast") { store.send(.showMast) }
              IfLetStore(store.scope(state: \.mast, action: \.mast)) { MastView(store: $0) }
            }
            .navigationDestination(for: Ferry.Berth.self) { berth in
              switch berth {
              case .rope: IfLetStore(store.scope(state: \.rope, action: \.rope)) { store in RopeView(store: store) }
              }
            }
            .fullScreenCover(isPresented: $store.isDeckShown) {
              IfLetStore(store.scope(state: \.deck, action: \.deck)) { store in DeckView(store: store) }
            }
          }
        }
      }
      struct DeckView: View { let store: StoreOf<Deck>; var body: some View { Text("Deck") } }
      struct RopeView: View { let store: StoreOf<Rope>; var body: some View { Text("Rope") } }
      struct MastView: View { let store: StoreOf<Mast>; var body: some View { Text("Mast") } }
      """#)
  }
}
