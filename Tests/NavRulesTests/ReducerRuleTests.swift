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

  @Test func stateWithoutAnActionIsNoChild() {
    expectFindings(of: "tca-missing-iflet", feature("Reduce { _, _ in .none }", state: "@Presents var other: Form.State?"))
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
}
