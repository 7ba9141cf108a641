import Testing

/// Reducers that send themselves events, which children have caused.
struct EventSenderFlowTests {
  @Test func whoSendsAnEventIsAskedThroughArmsThatSendIt() {
    expectFlow(
      """
      // file: Shop/Root.swift
      import ComposableArchitecture
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { RootView(store: Store(initialState: Root.State()) { Root() }) } // nav: (entry) -> RootView [root]
        }
      }
      @Reducer struct Root {
        @ObservableState struct State {
          var list = List.State()
          var account = Account.State()
          var basket = Basket.State()
          var showsBasket = false
          var showsAccount = false
          var showsHelp = false
        }
        enum Action {
          case list(List.Action)
          case account(Account.Action)
          case basket(Basket.Action)
          case setBasket(Bool)
          case setAccount(Bool)
          case helpWanted
          case helpFound
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.list, action: \\.list) { List() }
          Reduce { state, action in
            switch action {
            case let .setBasket(isShown):
              state.showsBasket = isShown // nav: ListView -> BasketView [sheet]; AccountView -> BasketView [sheet]
              return .none
            case let .setAccount(isShown):
              if isShown {
                state.showsAccount = true // nav: ListView -> AccountView [sheet]
              }
              return .none
            case .helpWanted:
              return .run { send in await send(.helpFound) }
            case .helpFound:
              state.showsHelp = true // nav: BasketView -> HelpView [sheet]
              return .none
            case let .list(.delegate(action)):
              switch action {
              case .openBasket: return .send(.setBasket(true))
              case .openAccount: return .send(.setAccount(true))
              }
            case let .account(.delegate(action)):
              switch action {
              case .close: return .send(.setAccount(false))
              case .openBasket: return .concatenate(.send(.setAccount(false)), .send(.setBasket(true)))
              }
            case .basket(.delegate(.close)): return .send(.setBasket(false))
            case .basket(.helpTapped): return .send(.helpWanted)
            case .list, .account, .basket: return .none
            }
          }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack {
            ListView(store: store.scope(state: \\.list, action: \\.list)) // nav: RootView -> ListView [root]
          }
          .sheet(isPresented: $store.showsBasket) { BasketView(store: store.scope(state: \\.basket, action: \\.basket)) }
          .sheet(isPresented: $store.showsAccount) { AccountView(store: store.scope(state: \\.account, action: \\.account)) }
          .sheet(isPresented: $store.showsHelp) { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      @Reducer struct List {
        @ObservableState struct State {}
        enum Action { case delegate(Delegate); case basketTapped; case accountTapped }
        enum Delegate { case openBasket; case openAccount }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .basketTapped: return .send(.delegate(.openBasket))
            case .accountTapped: return .send(.delegate(.openAccount))
            case .delegate: return .none
            }
          }
        }
      }
      struct ListView: View {
        let store: StoreOf<List>
        var body: some View {
          Button("Basket") { store.send(.basketTapped) }
          Button("Account") { store.send(.accountTapped) }
        }
      }
      @Reducer struct Account {
        @ObservableState struct State {}
        enum Action { case delegate(Delegate); case basketTapped; case closeTapped }
        enum Delegate { case openBasket; case close }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .basketTapped: return .send(.delegate(.openBasket))
            case .closeTapped: return .send(.delegate(.close))
            case .delegate: return .none
            }
          }
        }
      }
      struct AccountView: View {
        let store: StoreOf<Account>
        var body: some View {
          Button("Basket") { store.send(.basketTapped) }
          Button("Close") { store.send(.closeTapped) }
        }
      }
      @Reducer struct Basket {
        @ObservableState struct State {}
        enum Action { case delegate(Delegate); case closeTapped; case helpTapped }
        enum Delegate { case close }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .closeTapped: return .send(.delegate(.close))
            case .helpTapped, .delegate: return .none
            }
          }
        }
      }
      struct BasketView: View {
        let store: StoreOf<Basket>
        var body: some View {
          Button("Close") { store.send(.closeTapped) }
          Button("Help") { store.send(.helpTapped) }
        }
      }
      """)
  }

  /// `case let .path(action): switch action { … }`: the element is asked, and not whoever holds the stack.
  @Test func anElementsEventInASwitchOfItsOwnComesFromTheElement() {
    expectFlow(
      """
      import SwiftUI
      import ComposableArchitecture
      @Reducer struct Riddle {
        @ObservableState struct State { var step = 0 }
        enum Action { case next, done }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .next:
              guard state.step < 2 else { return .send(.done) }
              state.step += 1
              return .none
            case .done: return .none
            }
          }
        }
      }
      @Reducer struct Tour {
        @ObservableState struct State { var riddle = Riddle.State() }
        enum Action { case riddle(Riddle.Action), pledge }
        @Dependency(\\.client) var client
        var body: some Reducer<State, Action> {
          Scope(state: \\.riddle, action: \\.riddle) { Riddle() }
          Reduce { state, action in
            switch action {
            case .riddle(.done):
              return .run { [state] send in
                try await client.save(state.riddle)
                await send(.pledge)
              }
            default: return .none
            }
          }
        }
      }
      @Reducer struct Pledge {
        @ObservableState struct State {}
        enum Action { case tapped, opened }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .tapped: return .run { [state] send in await send(.opened) }
            default: return .none
            }
          }
        }
      }
      @Reducer struct Door {
        @Reducer enum Path { case tour(Tour), vow(Pledge) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), start, opened }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .start: state.path.append(.tour(.init())); return .none // nav: DoorView -> TourView [push] Door.Path.tour
            case let .path(action):
              switch action {
              case .element(id: _, action: .tour(.pledge)):
                state.path.append(.vow(.init())) // nav: TourView -> PledgeView [push] Door.Path.vow
                return .none
              case .element(id: _, action: .vow(.opened)):
                return .send(.opened)
              default: return .none
              }
            default: return .none
            }
          }.forEach(\\.path, action: \\.path)
        }
      }
      @Reducer struct Root {
        enum State { case door(Door.State), hall(Pledge.State)

          init() { self = .door(.init()) } // nav: RootView -> DoorView [root] Root.State.door
        }
        enum Action { case door(Door.Action), hall(Pledge.Action) }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .door(.opened): state = .hall(.init()); return .none // nav: PledgeView -> HallView [root] Root.State.hall
            default: return .none
            }
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          switch store.state {
          case .door: if let s = store.scope(state: \\.door, action: \\.door) { DoorView(store: s) }
          case .hall: if let s = store.scope(state: \\.hall, action: \\.hall) { HallView(store: s) }
          }
        }
      }
      struct HallView: View { let store: StoreOf<Pledge>; var body: some View { Text("m") } }
      struct DoorView: View {
        @Bindable var store: StoreOf<Door>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("s") { store.send(.start) }
          } destination: { store in
            switch store.case {
            case let .tour(store): TourView(store: store)
            case let .vow(store): PledgeView(store: store)
            }
          }
        }
      }
      struct TourView: View { let store: StoreOf<Tour>; var body: some View { RiddleForm(store: store.scope(state: \\.riddle, action: \\.riddle)) } }
      struct RiddleForm: View { let store: StoreOf<Riddle>; var body: some View { Button("n") { store.send(.next) } } }
      struct PledgeView: View { let store: StoreOf<Pledge>; var body: some View { Button("n") { store.send(.tapped) } } }
      @main struct CastleApp: App { var body: some Scene { WindowGroup { RootView(store: Store(initialState: Root.State()) { Root() }) } } } // nav: (entry) -> RootView [root]
      """)
  }

  @Test func anArmForACaseInsideTheEventIsNotForOthers() {
    expectFlow(
      """
      import SwiftUI
      enum Order { case door(Door), tick }
      enum Door { case joined, left }
      struct House { var isIn = false }
      final class Theatre: ObservableObject {
        @Published private(set) var house = House()
        func take(_ order: Order) { settle(&house, order) }
      }
      func settle(_ house: inout House, _ order: Order) {
        switch order {
        case .door(.joined): house.isIn = true // nav: DoorView -> HallView [root]
        case .door(.left): house = House()
        case .tick: break
        }
      }
      struct TheatreView: View {
        @StateObject var theatre = Theatre()
        var body: some View {
          // nav: TheatreView -> DoorView [root]
          if theatre.house.isIn { HallView(theatre: theatre) } else { DoorView(theatre: theatre) }
        }
      }
      struct DoorView: View {
        @ObservedObject var theatre: Theatre
        var body: some View { Form { Button("Join") { theatre.take(.door(.joined)) } } }
      }
      struct HallView: View {
        @ObservedObject var theatre: Theatre
        var body: some View { Form { Button("Leave") { theatre.take(.door(.left)) } } }
      }
      @main struct TheatreApp: App { var body: some Scene { WindowGroup { TheatreView() } } } // nav: (entry) -> TheatreView [root]
      """)
  }
}
