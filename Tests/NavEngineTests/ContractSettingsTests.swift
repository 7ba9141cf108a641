import NavAnswers
import NavFindings
import NavSource
import Testing

@testable import NavEngine

/// Contracts in settings files: what they mean, and what is said of mistakes.
@Suite struct ContractSettingsTests {
  private func read(_ text: String) -> SettingsReader.Reading {
    SettingsReader.read(text, file: ".navgraph.yml", folder: "/app")
  }

  @Test func eachFormIsRead() {
    let reading = read(
      """
      contracts:
        - every-path-to: CheckoutView
          from: [HomeView, WidgetView]
          passes: [LoginView, GuestView]
          because: orders need a user
        - no-path-from: KidsView
          to: StoreView
          unless-through: GateView
        - {no-path-from: KidsView, to: StoreView}
        - screen: SettingsView
          within: 2
        - into-module: Pay
          from-module: Cart
          only-through: PayRoute.start
        - modals-at-most: 1
      """)
    #expect(reading.problems == [])
    #expect(reading.settings.contracts.map(\.words) == [
      "every path from HomeView or WidgetView to CheckoutView passes LoginView or GuestView",
      "every path from KidsView to StoreView passes GateView", "no path from KidsView to StoreView",
      "SettingsView is within 2 of an entry", "Cart enters Pay only through PayRoute.start", "at most 1 modal deep",
    ])
    #expect(reading.settings.contracts.map(\.line) == [2, 6, 9, 10, 12, 15])
    #expect(reading.settings.contracts[0].reason == "orders need a user")
    guard case .passes(let from, _, _) = reading.settings.contracts[0].demand else { return #expect(Bool(false)) }
    #expect(from == [Contract.Name("HomeView", line: 3, column: 12), Contract.Name("WidgetView", line: 3, column: 22)])
  }

  @Test func parentsContractsHoldToo() {
    let parent = read("contracts: [{modals-at-most: 3}]").settings
    #expect(read("contracts: [{modals-at-most: 1}]").settings.inheriting(parent).contracts.map(\.words) == [
      "at most 3 modals deep", "at most 1 modal deep",
    ])
  }

  @Test(arguments: [
    ("contracts: 3", "1:12: 'contracts' is a single value where a list of contracts is expected"),
    ("contracts: [3]", "1:13: a contract is a single value where keys are expected"),
    ("contracts: [{}]", "1:13: this contract does not say what it demands"),
    ("contracts:\n  - every-path-too: A\n    passes: B", "2:5: this contract does not say what it demands\n  Did you mean 'every-path-to'?"),
    ("contracts:\n  - every-path-to: A\n    pases: B", "3:5: a contract that begins with 'every-path-to' has no 'pases'\n  Did you mean 'passes'?"),
    ("contracts:\n  - every-path-to: A", "2:5: a contract that begins with 'every-path-to' needs 'passes'\n  Write 'passes:' below it."),
    (
      "contracts:\n  - every-path-to: A\n    passes: B\n    within: 3",
      "4:5: a contract that begins with 'every-path-to' has no 'within'\n  Known are 'every-path-to', 'passes', 'from' and 'because'."
    ),
    (
      "contracts: [{modals-at-most: 1, screen: A, within: 1}]",
      "1:13: this contract demands 'screen' and 'modals-at-most' at once\n  Make a contract of each."
    ),
    ("contracts: [{modals-at-most: many}]", "1:30: 'modals-at-most' is 'many' where a number from 0 to 100 is expected"),
    ("contracts: [{modals-at-most: -1}]", "1:30: 'modals-at-most' is '-1' where a number from 0 to 100 is expected"),
    ("contracts: [{modals-at-most: }]", "1:30: 'modals-at-most' is empty where a number from 0 to 100 is expected"),
    ("contracts: [{screen: [], within: 1}]", "1:22: 'screen' names nothing\n  Name a screen, or remove the key."),
    ("contracts: [{screen: ~, within: 1}]", "1:22: 'screen' is empty where a name is expected"),
    ("contracts: [{screen: [A, {b: c}], within: 1}]", "1:26: 'screen' is a list of keys where a text is expected"),
    ("contracts: [{into-module: [A], only-through: B}]", "1:27: 'into-module' is a list where a text is expected"),
  ])
  func mistakesAreTold(_ text: String, _ said: String) {
    let reading = read(text)
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.description.hasPrefix(".navgraph.yml:\(said)") == true, "\(reading.problems)")
    #expect(reading.settings.contracts.isEmpty)
  }

  @Test func allMistakesAreToldAtOnce() {
    let reading = read("contracts:\n  - {screen: A, withn: 1}\n  - {modals-at-most: x}\n  - {modals-at-most: 2}\n")
    #expect(reading.problems.map(\.line) == [2, 3])
    #expect(reading.settings.contracts.map(\.line) == [4])
  }

  // MARK: Held against code

  private let code = """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Log in") { LoginView() }
          NavigationLink("Help") { HelpView() }
        }
      }
    }
    struct LoginView: View { var body: some View { NavigationLink("Buy") { CheckoutView() } } }
    struct HelpView: View { var body: some View { NavigationLink("Buy again") { CheckoutView() } } }
    struct CheckoutView: View { var body: some View { Text("Pay") } }

    """

  private func lint(_ yaml: String, _ code: String) -> Report {
    let reading = read(yaml)
    #expect(reading.problems == [])
    return Pipeline.run([SourceText(path: "App/Shop.swift", module: "Shop", text: code)], settings: reading.settings).report
  }

  @Test func aBrokenContractShowsItsPath() throws {
    let report = lint("contracts:\n  - every-path-to: CheckoutView\n    passes: LoginView\n    because: orders need a user\n", code)
    let finding = try #require(report.findings.first { $0.rule == "broken-contract" })
    #expect(finding.severity == .error)
    #expect(finding.place.line == 12)
    #expect(finding.subject == "CheckoutView: every path to CheckoutView passes LoginView")
    #expect(
      finding.message == """
        a path to 'CheckoutView' does not pass 'LoginView', but 'every path to CheckoutView passes LoginView' is agreed, \
        because orders need a user; lead it through 'LoginView', or change the contract
        """)
    #expect(finding.related.map { "\($0.place.file):\($0.place.line) \($0.text)" } == [
      "App/Shop.swift:7 1. HomeView -> HelpView, push", "App/Shop.swift:12 2. HelpView -> CheckoutView, push",
      ".navgraph.yml:2 the contract",
    ])
  }

  @Test func aContractThatIsKeptSaysNothing() {
    let report = lint("contracts: [{every-path-to: CheckoutView, passes: [LoginView, HelpView]}, {modals-at-most: 0}]\n", code)
    #expect(report.findings.filter { $0.rule == "broken-contract" }.isEmpty && report.problems == [])
  }

  @Test func severityAndCommentsHoldForContractsToo() {
    let yaml = "contracts: [{every-path-to: CheckoutView, passes: LoginView}]\n"
    #expect(lint(yaml + "rules: {broken-contract: off}\n", code).findings.isEmpty)
    #expect(lint(yaml + "rules: {broken-contract: info}\n", code).findings.map(\.severity) == [.info])
    let silenced = code.replacing("CheckoutView() } } }\nstruct CheckoutView", with: "CheckoutView() } } } // navgraph:disable:this broken-contract - known\nstruct CheckoutView")
    let report = lint(yaml, silenced)
    #expect(report.findings.isEmpty && report.suppressed == 1)
  }

  @Test func unknownScreensAreProblems() {
    let report = lint("contracts:\n  - every-path-to: ChekoutView\n    passes: LoginView\n", code)
    #expect(report.problems.map(\.description) == [".navgraph.yml:2:20: no screen is called 'ChekoutView'\n  Did you mean 'CheckoutView'?"])
    #expect(report.problems.allSatisfy { $0.isFatal })
  }
}
