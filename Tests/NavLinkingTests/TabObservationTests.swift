import NavModel
import Testing

/// Tab views, windows, and what routes carry.
struct TabObservationTests {
  private static let tabs = "enum ShopTab: Hashable { case home, search, inbox }"

  private func group(_ content: String, state: String = "@State var tab: ShopTab = .home", _ more: String = Self.tabs) -> TabGroup? {
    ObservationRun.observations(ObservationRun.app("TabView(selection: $tab) { \(content) }", state: state, more)).tabs.first
  }

  private func tab(_ tag: String) -> String { "CartScreen().tabItem { Text(\"A\") }.tag(\(tag))\n" }

  @Test func tagsAreReadInWhateverWayTheyAreWritten() {
    let found = group(tab("ShopTab.home") + tab("ShopTab.search") + "Tab(\"A\", systemImage: \"a\", value: .inbox) { CartScreen() }")
    #expect(found?.tabs.map(\.tag?.key) == ["ShopTab.home", "ShopTab.search", "ShopTab.inbox"])
    #expect(found?.selectionType == "ShopTab")
    #expect(found?.isOpen == false && found?.hasBar == true)
  }

  @Test func numbersAndTexts() {
    let found = group(tab("0") + tab("\"b\"") + tab("Keys.c"), state: "@State var tab = 0", "enum Keys { static let c = \"c\" }")
    #expect(found?.tabs.map(\.tag?.type) == ["Int", "String", "String"])
    #expect(found?.selectionType == "Int")
    #expect(found?.tabs.last?.tag?.key == "\"c\"")
  }

  @Test func choicesAreKept() {
    let found = group("if a { \(tab(".home")) } else if b { \(tab(".search")) } else { \(tab(".inbox")) }\n\(tab("0"))")
    #expect(found?.tabs.map { $0.branches.map(\.arm) } == [[0], [1], [2], []])
    #expect(Set(found?.tabs.flatMap(\.branches).map(\.choice) ?? []).count == 1)
  }

  @Test func aTagOfAGroupIsThatOfEachViewInIt() {
    let found = group(tab(".home") + "Group { if a { CartScreen() } else { CartScreen() } }.tabItem { Text(\"B\") }.tag(ShopTab.search)")
    #expect(found?.tabs.map(\.tag?.key) == ["ShopTab.home", "ShopTab.search", "ShopTab.search"])
    #expect(found?.tabs.contains(where: \.lacksTag) == false)
  }

  @Test func loopsLeaveTheRestOpen() {
    #expect(group("ForEach(items) { item in \(tab("item")) }")?.isOpen == true)
  }

  @Test func aTagInsideAStackIsNotTheTabs() {
    let found = group(tab(".home") + "NavigationStack { CartScreen().tag(ShopTab.search) }.tabItem { Text(\"B\") }")
    #expect(found?.tabs.map(\.lacksTag) == [false, true])
    #expect(found?.tabs.last?.innerTag != nil)
  }

  @Test func aTagInTheBodyOfTheTabsViewIsTheTabs() {
    let more = Self.tabs + "\nstruct HomeTab: View { var body: some View { CartScreen().tabItem { Text(\"A\") }.tag(ShopTab.home) } }"
    #expect(group("HomeTab()", more)?.tabs.map(\.tag?.key) == ["ShopTab.home"])
  }

  @Test func aTagThatIsGivenIsEachUsesOwn() {
    let function = Self.tabs + "\nfunc page(_ tab: ShopTab) -> some View { CartScreen().tabItem { Text(\"A\") }.tag(tab) }"
    #expect(group("page(.home)\npage(ShopTab.search)", function)?.tabs.map(\.tag?.key) == ["ShopTab.home", "ShopTab.search"])
    let view = Self.tabs + "\nstruct Page: View { let tab: ShopTab; var body: some View { CartScreen().tabItem { Text(\"A\") }.tag(tab) } }"
    #expect(group("Page(tab: .home)\nPage(tab: .inbox)", view)?.tabs.map(\.tag?.key) == ["ShopTab.home", "ShopTab.inbox"])
    let made = Self.tabs + "\nfunc page(_ n: Int) -> some View { CartScreen().tabItem { Text(\"A\") }.tag(ShopTab.all[n]) }"
    let open = group("page(0)\npage(1)", made)
    #expect(open?.isOpen == true && open?.tabs.isEmpty == true)
  }

  @Test func aModifierOfTheProgramMayTag() {
    let more = Self.tabs + "\nextension View { func asTab(_ tab: ShopTab) -> some View { self.tag(tab) } }"
    let found = group("Text(\"A\").asTab(.home)", more)
    #expect(found?.tabs.map(\.lacksTag) == [false])
    #expect(found?.isOpen == true)
  }

  @Test func anotherStyleIsSeen() {
    let paged = ObservationRun.app("TabView { Text(\"A\").tabItem { Text(\"A\") } }.tabViewStyle(.page)")
    #expect(ObservationRun.observations(paged).tabs.map(\.hasBar) == [false])
  }

  // MARK: Windows

  private func windows(_ scenes: String, _ call: String, _ more: String = "") -> WindowSites {
    ObservationRun.observations(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { \(scenes) } }
      struct HomeScreen: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("A") { \(call) } }
      }
      \(more)
      """
    ).windows
  }

  @Test func idsAreReadThroughConstants() {
    let found = windows(
      "WindowGroup { HomeScreen() }; Window(\"A\", id: WindowID.mail.rawValue) { HomeScreen() }", "openWindow(id: WindowID.key)",
      "enum WindowID: String { case mail; static let key = \"mail\" }")
    #expect(found.scenes.compactMap(\.id) == ["mail"])
    #expect(found.openings.map(\.id) == ["mail"])
    #expect(!found.isOpen)
  }

  @Test func scenesOfALibraryAreNotKnown() {
    #expect(windows("WindowGroup { HomeScreen() }; DebugScene()", "openWindow(id: \"a\")").isOpen)
    #expect(windows("WindowGroup(id: name) { HomeScreen() }", "openWindow(id: \"a\")").isOpen)
    #expect(!windows("WindowGroup { HomeScreen() }; Settings { HomeScreen() }", "openWindow(id: \"a\")").isOpen)
  }

  @Test func aFunctionOfTheProgramIsNoneOfTheFrameworks() {
    let found = windows("WindowGroup { HomeScreen() }", "Opener().openWindow(id: \"a\")", "struct Opener { func openWindow(id: String) {} }")
    #expect(found.openings.isEmpty)
  }

  // MARK: Payloads

  private func routes(_ arms: String, _ members: String = "", _ more: String = "") -> Observations {
    ObservationRun.observations(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      enum PageRoute: Hashable { case page(id: Int, source: String), done(() -> Void)
        \(members) }
      struct PageScreen: View { var body: some View { Text("A") } }
      struct HomeScreen: View {
        var body: some View {
          NavigationStack {
            NavigationLink("A", value: PageRoute.page(id: 1, source: ""))
              .navigationDestination(for: PageRoute.self) { route in switch route { \(arms) } }
          }
        }
      }
      \(more)
      """)
  }

  @Test func whatNoPatternTakesIsIgnored() {
    let arms = "case .page(let id, _): PageScreen(); case .done(let done): PageScreen()"
    #expect(routes(arms).ignoredPayloads.map(\.name) == ["source"])
    // Another function takes it.
    let more = "func track(_ route: PageRoute) { if case .page(_, let source) = route { print(source) } }"
    #expect(routes(arms, "", more).ignoredPayloads.isEmpty)
    #expect(routes("case .page(let both): PageScreen(); case .done(let done): PageScreen()").ignoredPayloads.isEmpty)
    // A case path takes all of it.
    for path in ["/PageRoute.page", "\\PageRoute.page"] { #expect(routes(arms, "", "let page = \(path)").ignoredPayloads.isEmpty) }
  }

  @Test func anEqualThatLooksAtNothing() {
    func equal(_ arms: String) -> String {
      "static func == (a: PageRoute, b: PageRoute) -> Bool { switch (a, b) { \(arms) default: return false } }"
    }
    let arms = "case .page(let id, let source): PageScreen(); case .done(let done): PageScreen()"
    #expect(routes(arms, equal("case (.page, .page): return true")).droppedPayloads.map(\.route) == ["PageRoute.page"])
    #expect(routes(arms, equal("case (.page(let x, _), .page(let y, _)): return x == y")).droppedPayloads.isEmpty)
    // Closures cannot be compared.
    #expect(routes(arms, equal("case (.done, .done): return true")).droppedPayloads.isEmpty)
  }
}
