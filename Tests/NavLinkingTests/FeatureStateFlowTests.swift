import Testing

/// Features of The Composable Architecture whose whole state says which child is shown.
struct FeatureStateFlowTests {
  /// Children of the shops below: a feature, and a view of it.
  private static func child(_ name: String, events: String = "case shown", sends: String = "") -> String {
    """
    @Reducer struct \(name) { @ObservableState struct State: Equatable {}; enum Action { \(events) } }
    struct \(name)View: View { let store: StoreOf<\(name)>; var body: some View { Text("\(name)")\(sends) } }
    """
  }

  @Test func wholeStatesAreGivenByAssignmentsEventsAndFirstValues() {
    expectFlow(
      """
      // file: Shop/Root.swift
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Root {
        @ObservableState enum State {
          case intro(Intro.State = .init())
          case shop(Shop.State = .init())
          init() { self = .intro() } // nav: RootView -> IntroView [root] Root.State.intro
        }
        enum Action {
          case sceneChanged(State)
          case inner(Inner)
          case intro(Intro.Action)
          case shop(Shop.Action)
          enum Inner { case stateChosen(State) }
        }
        private func core(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case let .sceneChanged(new):
            state = new
            return .none
          case .inner(let inner): return inside(inner, state: &state)
          case .intro(.login(.done)):
            return .run { send in
              await send(.sceneChanged(.shop())) // nav: LoginView -> ShopView [root] Root.State.shop
            }
          case .shop(.leave):
            // nav: ShopView -> IntroView [root] Root.State.intro; ShopView -> LoginView [root] Intro.State.login
            return .send(.inner(.stateChosen(.intro(.login(.init())))))
          case .intro, .shop: return .none
          }
        }
        private func inside(_ action: Action.Inner, state: inout State) -> Effect<Action> {
          switch action {
          case let .stateChosen(chosen):
            state = chosen
            return .none
          }
        }
        var body: some ReducerOf<Self> {
          Reduce(self.core)
            .ifCaseLet(\\.intro, action: \\.intro) { Intro() }
            .ifCaseLet(\\.shop, action: \\.shop) { Shop() }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          WithPerceptionTracking {
            Group {
              switch store.state {
              case .intro: if let store = store.scope(state: \\.intro, action: \\.intro) { IntroView(store: store) }
              case .shop: if let store = store.scope(state: \\.shop, action: \\.shop) { ShopView(store: store) }
              }
            }
            .background(.white)
          }
        }
      }
      // file: Shop/Intro.swift
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Intro {
        @ObservableState enum State {
          case splash(Splash.State)
          case login(Login.State)
          init() { self = .splash(.init()) } // nav: IntroView -> SplashView [root] Intro.State.splash
        }
        enum Action { case splash(Splash.Action), login(Login.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .splash(.over):
              state = .login(.init()) // nav: SplashView -> LoginView [root] Intro.State.login
              return .none
            case .splash, .login: return .none
            }
          }
        }
      }
      struct IntroView: View {
        let store: StoreOf<Intro>
        var body: some View {
          if let store = store.scope(state: \\.splash, action: \\.splash) {
            SplashView(store: store)
          } else if let store = store.scope(state: \\.login, action: \\.login) {
            LoginView(store: store)
          }
        }
      }
      \(Self.child("Splash", events: "case over", sends: ".onAppear { store.send(.over) }"))
      \(Self.child("Login", events: "case done", sends: ".onTapGesture { store.send(.done) }"))
      \(Self.child("Shop", events: "case leave", sends: ".onTapGesture { store.send(.leave) }"))
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            RootView(store: Store(initialState: Root.State()) { Root() }) // nav: (entry) -> RootView [root]
          }
        }
      }
      """)
  }

  @Test func aStoreIsMadeWithAWholeState() {
    expectFlow(
      """
      // file: Game/Game.swift
      import ComposableArchitecture
      import SwiftUI
      @Reducer enum Game {
        case menu(Menu)
        case board(Board)
        static var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .menu(.started):
              state = .board(Board.State()) // nav: MenuView -> BoardView [root] Game.board
              return .none
            case .menu, .board: return .none
            }
          }
        }
      }
      struct GameView: View {
        let store: StoreOf<Game>
        var body: some View {
          switch store.case {
          case .menu(let store): NavigationStack { MenuView(store: store) }
          case .board(let store): NavigationStack { BoardView(store: store) }
          }
        }
      }
      \(Self.child("Menu", events: "case started", sends: ".onTapGesture { store.send(.started) }"))
      \(Self.child("Board"))
      @main struct GameApp: App {
        var body: some Scene {
          WindowGroup {
            GameView( // nav: (entry) -> GameView [root]
              store: Store(
                initialState: Game.State.menu(Menu.State()) // nav: GameView -> MenuView [root] Game.menu
              ) { Game() })
          }
        }
      }
      """)
  }

  @Test func oneOfSeveralOptionalStatesFillsTheScreen() {
    expectFlow(
      """
      // file: Share/Share.swift
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Share {
        @ObservableState struct State {
          var login: Login.State? = .init() // nav: ShareView -> LoginView [root]
          var editor: Editor.State?
          var hint: Hint.State?
          var path = StackState<Path.State>()
        }
        enum Action { case login(Login.Action), editor(Editor.Action), hint(Hint.Action), path(StackActionOf<Path>) }
        @Reducer enum Path { case 폴더(Folder) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .login(.done):
              state.editor = .init() // nav: LoginView -> EditorView [root]
              state.login = nil
              state.hint = .init()
              return .none
            case .editor(.choose):
              state.path.append(.폴더(.init())) // nav: EditorView -> FolderView [push] Share.Path.폴더
              return .none
            default: return .none
            }
          }
        }
      }
      struct ShareView: View {
        @Bindable var store: StoreOf<Share>
        var body: some View {
          WithPerceptionTracking {
            Group {
              if let store = store.scope(state: \\.login, action: \\.login) {
                LoginView(store: store)
              } else if let store = store.scope(state: \\.editor, action: \\.editor) {
                NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                  EditorView(store: store) // nav: ShareView -> EditorView [root]
                } destination: { path in
                  switch path.case {
                  case let .폴더(store): FolderView(store: store)
                  }
                }
              }
            }
            .overlay {
              if let store = store.scope(state: \\.hint, action: \\.hint) { HintView(store: store) }
            }
          }
        }
      }
      \(Self.child("Login", events: "case done", sends: ".onTapGesture { store.send(.done) }"))
      \(Self.child("Editor", events: "case choose", sends: ".onTapGesture { store.send(.choose) }"))
      \(Self.child("Folder"))
      \(Self.child("Hint"))
      @main struct ShareApp: App {
        var body: some Scene {
          WindowGroup {
            ShareView(store: Store(initialState: Share.State()) { Share() }) // nav: (entry) -> ShareView [root]
          }
        }
      }
      """)
  }

  @Test func aComponentPresentsItsOwnSheet() {
    expectFlow(
      """
      import SwiftUI
      struct ChoiceField<Item>: View {
        @Binding private var isPresented: Bool
        private let action: (Item) -> Void
        init(isPresented: Binding<Bool>, action: @escaping (Item) -> Void) {
          self._isPresented = isPresented
          self.action = action
        }
        var body: some View {
          Button("Choose") {
            isPresented = true // nav: FormView -> ChoiceSheet [sheet]
          }
          .sheet(isPresented: $isPresented) { ChoiceSheet(chosen: { item in action(item) }) }
        }
      }
      struct ChoiceSheet<Item>: View { let chosen: (Item) -> Void; var body: some View { Text("Choice") } }
      struct FormView: View {
        @State private var isPresented = false
        var body: some View { ChoiceField<String>(isPresented: $isPresented, action: { _ in }) }
      }
      @main struct FormApp: App {
        var body: some Scene {
          WindowGroup {
            FormView() // nav: (entry) -> FormView [root]
          }
        }
      }
      """)
  }

  /// The store of a view is told events, whatever the view reads from it; a view with its own events says of which feature.
  @Test func eventsAreNoRoutes() {
    expectFlow(
      """
      // file: Home/Home.swift
      import ComposableArchitecture
      import SwiftUI
      enum Page { case shelf, desk }
      @Reducer struct Home {
        @ObservableState struct State {
          var page: Page = .shelf
          var shelf = Shelf.State()
          var desk = Desk.State()
          var path: StackState<Path.State> = .init()
        }
        enum Action: BindableAction {
          case binding(BindingAction<State>)
          case view(View)
          case shelf(Shelf.Action)
          case desk(Desk.Action)
          case path(StackAction<Path.State, Path.Action>)
          enum View { case search }
        }
        @Reducer struct Path {
          enum State { case book(Book.State), note(Note.State) }
          enum Action { case book(Book.Action), note(Note.Action) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.search):
              state.path.append(.book(Book.State())) // nav: HomeView -> BookView [push] Home.Path.State.book
              return .none
            case .path(.element(_, action: .book(.delegate(.noteAsked)))):
              state.path.append(.note(Note.State())) // nav: BookView -> NoteView [push] Home.Path.State.note
              return .none
            default: return .none
            }
          }
        }
      }
      @ViewAction(for: Home.self)
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            TabView(selection: $store.page) {
              switch store.page {
              case .shelf: ShelfView(store: store.scope(state: \\.shelf, action: \\.shelf)) // nav: HomeView -> ShelfView [tab]
              case .desk: DeskView(store: store.scope(state: \\.desk, action: \\.desk)) // nav: HomeView -> DeskView [tab]
              }
            }
            .toolbar {
              Button("Search") { send(.search) }
              Button("Desk") { store.send(.binding(.set(\\.page, .desk))) }
              Button("Shelf") { store.send(.shelf(.shown)) }
            }
          } destination: { store in
            WithPerceptionTracking {
              switch store.state {
              case .book: if let store = store.scope(state: \\.book, action: \\.book) { BookView(store: store) }
              case .note: if let store = store.scope(state: \\.note, action: \\.note) { NoteView(store: store) }
              }
            }
          }
        }
      }
      \(Self.child("Shelf"))
      \(Self.child("Desk"))
      \(Self.child("Note"))
      @Reducer struct Book {
        @ObservableState struct State: Equatable {}
        enum Action { case view(View), delegate(Delegate); enum View { case noteTapped }; enum Delegate { case noteAsked } }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.noteTapped): return .send(.delegate(.noteAsked))
            case .delegate: return .none
            }
          }
        }
      }
      @ViewAction(for: Book.self)
      struct BookView: View { let store: StoreOf<Book>; var body: some View { Button("Note") { send(.noteTapped) } } }
      @main struct HomeApp: App {
        var body: some Scene {
          WindowGroup {
            HomeView(store: Store(initialState: Home.State()) { Home() }) // nav: (entry) -> HomeView [root]
          }
        }
      }
      """)
  }
}
