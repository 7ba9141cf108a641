import Testing

/// Reducers write destinations into their state; views look at it through stores.
struct ComposableArchitectureFlowTests {
  @Test func aDestinationIsShownWhereTheReducerWritesIt() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Shop {
        @Reducer enum Destination {
          case settings(Settings)
          case help(Help)
          case alert(AlertState<Never>)
        }
        @ObservableState struct State: Equatable {
          @Presents var destination: Destination.State?
          @Presents var cart: Cart.State?
        }
        enum Action {
          case destination(PresentationAction<Destination.Action>)
          case cart(PresentationAction<Cart.Action>)
          case settingsTapped, helpTapped, cartTapped
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .settingsTapped:
              state.destination = .settings(Settings.State()) // nav: ShopView -> SettingsView [push] Shop.Destination.settings
              return .none
            case .helpTapped:
              state.destination = .help(.init()) // nav: ShopView -> HelpView [child] Shop.Destination.help
              return .none
            case .cartTapped:
              state.cart = Cart.State() // nav: ShopView -> CartView [sheet]
              return .none
            case .destination(.presented(.settings(.helpRequested))):
              state.destination = .help(.init()) // nav: SettingsView -> HelpView [child] Shop.Destination.help
              return .none
            case .cart(.presented(.delegate(.paid))):
              state.cart = nil
              return .none
            case .destination, .cart: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination) { Destination.body }
          .ifLet(\\.$cart, action: \\.cart) { Cart() }
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          ZStack {
            Text("Shop")
            Button("Settings") { store.send(.settingsTapped) }
            Button("Cart") { store.send(.cartTapped) }
            HelpButton(store: store)
            if let store = store.scope(state: \\.destination?.help, action: \\.destination.help) {
              HelpView(store: store)
            }
          }
          .navigationDestination(item: $store.scope(state: \\.destination?.settings, action: \\.destination.settings)) { store in
            SettingsView(store: store)
          }
          .sheet(item: $store.scope(state: \\.cart, action: \\.cart)) { store in CartView(store: store) }
        }
      }
      struct HelpButton: View {
        let store: StoreOf<Shop>
        var body: some View { Button("Help") { store.send(.helpTapped) } }
      }
      // file: Shop/Settings.swift
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Settings {
        @ObservableState struct State: Equatable {}
        enum Action { case helpRequested }
      }
      struct SettingsView: View {
        let store: StoreOf<Settings>
        var body: some View { Button("Help") { store.send(.helpRequested) } }
      }
      @Reducer struct Help { @ObservableState struct State: Equatable {}; enum Action {} }
      struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Help") } }
      @Reducer struct Cart {
        @ObservableState struct State: Equatable {}
        enum Action { case delegate(Delegate); enum Delegate { case paid } }
      }
      struct CartView: View { let store: StoreOf<Cart>; var body: some View { Text("Cart") } }
      // file: Shop/ShopApp.swift
      import ComposableArchitecture
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            ShopView(store: Store(initialState: Shop.State()) { Shop() }) // nav: (entry) -> ShopView [root]
          }
        }
      }
      """)
  }

  @Test func aPathIsPushedByReducersAndLinks() {
    expectFlow(
      """
      // file: Library/Library.swift
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Library {
        @Reducer enum Path { case book(Book), author(Author) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), newest, all }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .newest:
              state.path.append(.book(Book.State())) // nav: LibraryView -> BookView [push] Library.Path.book
              return .none
            case .all:
              state.path = StackState([.book(.init()), .author(.init())]) // nav: LibraryView -> BookView [push] Library.Path.book; LibraryView -> AuthorView [push] Library.Path.author
              return .none
            case .path(.element(id: _, action: .book(.authorTapped))):
              state.path.append(.author(.init())) // nav: BookView -> AuthorView [push] Library.Path.author
              return .none
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct LibraryView: View {
        @Bindable var store: StoreOf<Library>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            List {
              Button("Newest") { store.send(.newest) }
              Button("All") { store.send(.all) }
              NavigationLink("Best", state: Library.Path.State.book(Book.State())) // nav: LibraryView -> BookView [push] Library.Path.book
            }
          } destination: { store in
            switch store.case {
            case let .book(store): BookView(store: store)
            case let .author(store): AuthorView(store: store)
            }
          }
        }
      }
      @Reducer struct Book { @ObservableState struct State {}; enum Action { case authorTapped } }
      struct BookView: View {
        let store: StoreOf<Book>
        var body: some View { Button("Author") { store.send(.authorTapped) } }
      }
      @Reducer struct Author { @ObservableState struct State {}; enum Action {} }
      struct AuthorView: View { let store: StoreOf<Author>; var body: some View { Text("Author") } }
      @main struct LibraryApp: App {
        var body: some Scene {
          WindowGroup {
            LibraryView(store: Store(initialState: Library.State()) { Library() }) // nav: (entry) -> LibraryView [root]
          }
        }
      }
      """)
  }

  @Test func earlierVersionsChooseByCasePaths() {
    expectFlow(
      """
      // file: Notes/Notes.swift
      import ComposableArchitecture
      import SwiftUI
      struct Notes: Reducer {
        struct Destination: Reducer {
          enum State { case edit(Edit.State), share(Share.State) }
          enum Action { case edit(Edit.Action), share(Share.Action) }
          var body: some ReducerOf<Self> { Scope(state: /State.edit, action: /Action.edit) { Edit() } }
        }
        struct Path: Reducer {
          enum State { case note(Edit.State), sharing(Share.State) }
          enum Action { case note(Edit.Action) }
        }
        struct State {
          @PresentationState var destination: Destination.State?
          var path = StackState<Path.State>()
        }
        enum Action { case editTapped, shareTapped, noteTapped, destination(PresentationAction<Destination.Action>), path(StackAction<Path.State, Path.Action>) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .editTapped: state.destination = .edit(Edit.State()) // nav: NotesView -> EditView [sheet] Notes.Destination.State.edit
          case .shareTapped: state.destination = .share(Share.State()) // nav: NotesView -> ShareView [push] Notes.Destination.State.share
          case .noteTapped: state.path.append(.note(Edit.State())) // nav: NotesView -> EditView [push] Notes.Path.State.note
          case .destination, .path: break
          }
          return .none
        }
      }
      struct NotesView: View {
        let store: StoreOf<Notes>
        var body: some View {
          NavigationStackStore(store.scope(state: \\.path, action: { .path($0) })) {
            WithViewStore(store, observe: { $0 }) { viewStore in
              List {
                Button("Edit") { viewStore.send(.editTapped) }
                Button("Share") { viewStore.send(.shareTapped) }
                Button("Note") { viewStore.send(.noteTapped) }
              }
            }
            .sheet(store: store.scope(state: \\.$destination, action: { .destination($0) }), state: /Notes.Destination.State.edit, action: Notes.Destination.Action.edit) { store in
              EditView(store: store)
            }
            .navigationDestination(store: store.scope(state: \\.$destination, action: { .destination($0) }), state: \\.share, action: \\.share) { store in
              ShareView(store: store)
            }
          } destination: { state in
            switch state {
            case .note: CaseLet(/Notes.Path.State.note, action: Notes.Path.Action.note, then: EditView.init(store:))
            case .sharing: CaseLet(/Notes.Path.State.sharing, action: Notes.Path.Action.sharing) { store in ShareView(store: store) }
            }
          }
        }
      }
      struct Edit: Reducer { struct State {}; enum Action {} }
      struct EditView: View { let store: StoreOf<Edit>; var body: some View { Text("Edit") } }
      struct Share: Reducer { struct State {}; enum Action {} }
      struct ShareView: View { let store: StoreOf<Share>; var body: some View { Text("Share") } }
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup {
            NotesView(store: Store(initialState: Notes.State()) { Notes() }) // nav: (entry) -> NotesView [root]
          }
        }
      }
      """)
  }
}
