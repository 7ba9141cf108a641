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
}
