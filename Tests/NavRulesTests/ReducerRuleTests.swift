import Testing

/// Reducers that join their children in ways that are easily missed.
@Suite struct ReducerRuleTests {
  private func feature(_ body: String, state: String = "@Presents var form: Form.State?", _ more: String = "") -> String {
    """
    import ComposableArchitecture
    @Reducer struct Inventory {
      struct State { \(state) }
      enum Action { case form(PresentationAction<Form.Action>), tapped }
      var body: some ReducerOf<Self> { \(body) }
    }
    \(more)
    """
  }

  @Test func joinedElsewhere() {
    expectFindings(
      of: "tca-missing-iflet", feature("Reduce { _, _ in .none }", state: "@Presents var form: Form.State? // expect: tca-missing-iflet\n"))
    expectFindings(of: "tca-missing-iflet", feature("Reduce { _, _ in .none }.ifLet(\\.$form, action: \\.form) { Form() }"))
    expectFindings(
      of: "tca-missing-iflet",
      feature(
        "core", "extension Inventory { var core: some ReducerOf<Self> { Reduce { _, _ in .none }.ifLet(\\.$form, action: \\.form) { Form() } } }"))
    expectFindings(
      of: "tca-missing-iflet",
      feature("Forms()", "struct Forms: Reducer { typealias State = Inventory.State; var body: some ReducerOf<Self> { joined() } }"))
    expectFindings(
      of: "tca-missing-iflet",
      feature(
        "Reduce { _, _ in .none }",
        "struct App: Reducer { var body: some ReducerOf<Self> { Root().ifLet(\\.inventory.$form, action: \\.form) { Form() } } }"))
  }

  @Test func joinedInAnExtensionOfTheLibrarys() {
    let joined = "func joined() -> some ReducerOf<Self> { ifLet(\\.$form, action: \\.form) { Form() } }"
    let all = "extension Reducer where State == Inventory.State, Action == Inventory.Action { \(joined) }"
    expectFindings(of: "tca-missing-iflet", feature("Reduce { _, _ in .none }.joined()", all))
    expectFindings(
      of: "tca-missing-iflet",
      feature("Reduce { _, _ in .none }", state: "@Presents var form: Form.State? // expect: tca-missing-iflet\n", all))
  }

  /// Which of two screens of one kind it is, the state behind the store says; a plain payload says nothing of the kind.
  @Test func storesTellTwoScreensOfOneKindApart() {
    func app(_ declaration: String, _ view: String) -> String {
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { ShopView(store: Store(initialState: Shop.State()) { Shop() }) } }
      }
      \(declaration)
      @Reducer struct Form {
        @ObservableState struct State: Equatable {}
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer struct Shop {
        @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), tapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.path.append(.form(Form.State()))
            state.path.append(.edit(Form.State()))
            return .none
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      \(view)
      struct FormView: View { let store: StoreOf<Form>; var body: some View { Text("Form") } }
      """
    }
    let view = """
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Add") { store.send(.tapped) }
          } destination: { store in
            switch store.case {
            case let .form(store): FormView(store: store)
            case let .edit(store): FormView(store: store)
            }
          }
        }
      }
      """
    expectFindings(of: "duplicate-view-mapping", app("@Reducer enum Path { case form(Form), edit(Form) }", view))
  }

  @Test func stateWithoutAnActionIsNoChild() {
    expectFindings(of: "tca-missing-iflet", feature("Reduce { _, _ in .none }", state: "@Presents var other: Form.State?"))
  }

  /// Actions that a protocol gives to all features are dealt with where nobody looks: they may close what is presented.
  @Test func actionsThatAProtocolGivesSayNothing() {
    func app(_ action: String) -> String {
      """
      import ComposableArchitecture
      protocol ShopPayload { associatedtype Panel }
      protocol ShopReducer: ShopPayload, Reducer where Action == ShopAction<Self> {}
      enum ShopAction<Payload: ShopPayload> { case form(PresentationAction<Form.Action>), tapped }
      struct Inventory: ShopReducer {
        struct State { @Presents var form: Form.State?\(action.isEmpty ? "" : " // expect: tca-missing-iflet") }
        \(action)
        typealias Panel = Form
        var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
      }
      """
    }
    expectFindings(of: "tca-missing-iflet", app(""))
    expectFindings(of: "tca-missing-iflet", app("typealias Action = ShopAction<Self>"))
  }

  /// An alert has no reducer of its own, and one that the feature takes back itself does close.
  @Test func anAlertThatIsTakenBackByHandIsClosed() {
    let closes = "Reduce { state, _ in state.form = nil; return .none }"
    let marked = "@Presents var form: AlertState<Int>? // expect: tca-missing-iflet\n"
    expectFindings(of: "tca-missing-iflet", feature(closes, state: "@Presents var form: AlertState<Int>?"))
    expectFindings(of: "tca-missing-iflet", feature("Reduce { _, _ in .none }", state: marked))
    let asks = "enum Ask { case leave(AlertState<Int>), sort(ConfirmationDialogState<Int>) }"
    expectFindings(of: "tca-missing-iflet", feature(closes, state: "@Presents var form: Ask?", asks))
    let mixed = "enum Ask { case leave(AlertState<Int>), edit(Form.State) }"
    expectFindings(of: "tca-missing-iflet", feature(closes, state: "@Presents var form: Ask? // expect: tca-missing-iflet\n", mixed))
  }

  /// What another feature sets by the same name, and what other functions call their arguments, is no write of this state.
  @Test func stateThatNothingSetsIsDeadAndNotStuck() {
    func app(_ mark: String, _ more: String = "") -> String {
      feature("Reduce { _, _ in .none }", state: "@Presents var form: Form.State?\(mark)\n") + """

        @main struct StoreApp: App {
          var body: some Scene { WindowGroup { InventoryView(store: Store(initialState: Inventory.State()) { Inventory() }) } }
        }
        struct InventoryView: View {
          let store: StoreOf<Inventory>
          var body: some View { Paper(form: "long").onTapGesture { store.send(.tapped) } }
        }
        struct Paper: View { let form: String; var body: some View { Text(form) } }
        @Reducer struct Form {
          struct State {}
          enum Action {}
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        @Reducer struct Orders {
          struct State { @Presents var form: Form.State? }
          enum Action { case form(PresentationAction<Form.Action>), tapped }
          var body: some ReducerOf<Self> {
            Reduce { state, _ in
              state.form = Form.State()
              return .none
            }
            .ifLet(\\.$form, action: \\.form) { Form() }
          }
        }
        \(more)
        """
    }
    expectFindings(of: "tca-missing-iflet", app(""))
    expectFindings(of: "tca-never-presented", app(" // expect: tca-never-presented"))
    // A state that is made with it may be shown at once.
    let made = "let shown = Inventory.State(form: Form.State())"
    expectFindings(of: "tca-missing-iflet", app(" // expect: tca-missing-iflet", made))
    expectFindings(of: "tca-never-presented", app("", made))
  }
}
