import Testing

/// Content that a state chooses and that something else than the view's own body builds: a function or getter of the object that keeps the
/// state, the state's value itself, a factory, or a view that is nothing but the choice.
struct BuiltChoiceTests {
  /// What a view may ask for its content, and what that is made by.
  static let builders: [(asked: String, made: String)] = [
    ("guide.screen(for: guide.page)", "extension Guide { @ViewBuilder func screen(for page: Page) -> some View { \(choice("page", "self")) } }"),
    ("guide.screen(guide.page)", "extension Guide { func screen(_ page: Page) -> some View { Group { \(choice("page", "self")) } } }"),
    ("guide.screen()", "extension Guide { @ViewBuilder func screen() -> some View { \(choice("page", "self")) } }"),
    ("guide.screen", "extension Guide { @ViewBuilder var screen: some View { \(choice("page", "self")) } }"),
    ("guide.current()", "extension Guide { func current() -> AnyView { AnyView(screen(page)) }; @ViewBuilder func screen(_ page: Page) -> some View { \(choice("page", "self")) } }"),
    ("guide.page.screen(guide)", "extension Page { @ViewBuilder func screen(_ guide: Guide) -> some View { \(choice("self", "guide")) } }"),
    ("Workshop(guide: guide).screen(guide.page)", "struct Workshop { let guide: Guide; @ViewBuilder func screen(_ page: Page) -> some View { \(choice("page", "guide")) } }"),
    ("Workshop.screen(guide.page, guide)", "enum Workshop { @ViewBuilder static func screen(_ page: Page, _ guide: Guide) -> some View { \(choice("page", "guide")) } }"),
    ("PageView(guide: guide, page: guide.page)", "struct PageView: View { let guide: Guide; let page: Page; var body: some View { \(choice("page", "guide")) } }"),
    ("PageView(guide: guide)", "struct PageView: View { @ObservedObject var guide: Guide; var body: some View { \(choice("guide.page", "guide")) } }"),
  ]

  private static func choice(_ state: String, _ guide: String) -> String {
    "switch \(state) { case .door: DoorView(guide: \(guide)); case .hall: HallView() }"
  }

  private func app(_ body: String, _ made: String) -> String {
    """
    import SwiftUI
    @main struct HouseApp: App { var body: some Scene { WindowGroup { HouseView() } } } // nav: (entry) -> HouseView [root]
    enum Page: Hashable, CaseIterable { case door, hall }
    final class Guide: ObservableObject {
      @Published var page: Page = .door
      func show(_ page: Page) { self.page = page }
    }
    \(made)
    struct HouseView: View {
      @StateObject private var guide = Guide()
      var body: some View {
        \(body)
      }
    }
    struct DoorView: View {
      let guide: Guide
      var body: some View { Button("Enter") { guide.show(.hall) } } // nav: DoorView -> HallView [root] Page.hall
    }
    struct HallView: View { var body: some View { Text("Hall") } }
    """
  }

  @Test(arguments: builders) func whoeverSetsTheStateDecides(_ builder: (asked: String, made: String)) throws {
    try expectDecided(app(builder.asked, builder.made))
  }

  @Test(arguments: builders) func itMayFillAStackOrLieOverAColour(_ builder: (asked: String, made: String)) throws {
    try expectDecided(app("ZStack { Color.gray.ignoresSafeArea(); \(builder.asked) }", builder.made))
    try expectDecided(app("Group { \(builder.asked) }.animation(.default, value: guide.page)", builder.made))
    // What a stack begins with may be told by the stack alone.
    try expectDecided(app("NavigationStack { \(builder.asked) }", builder.made), first: builder.asked.hasPrefix("PageView(guide: guide, page") ? nil : "HouseView")
  }

  /// The door leads to the hall where it sets the state, and the house begins with the door.
  private func expectDecided(_ source: String, first: String? = "HouseView") throws {
    let graph = FlowRun.graph(source)
    let entering = graph.transitions.filter { $0.to == "HallView" }
    #expect(entering.map { "\($0.from ?? "-") \($0.kind) \($0.route ?? "-")" } == ["DoorView root Page.hall"])
    if let first {
      #expect(graph.transitions.filter { $0.to == "DoorView" }.map { "\($0.from ?? "-") \($0.kind)" } == ["\(first) root"])
    }
    let page = try #require(graph.routeTypes.first { $0.id == "Page" })
    #expect(page.cases.map(\.screens) == [["DoorView"], ["HallView"]])
  }

  @Test func aSceneMayAskTheObjectForItsContent() {
    expectFlow(
      """
      import SwiftUI
      @main struct HouseApp: App {
        @StateObject private var guide = Guide()
        var body: some Scene {
          WindowGroup { guide.screen(for: guide.page) }
        }
      }
      enum Page { case door, hall }
      final class Guide: ObservableObject {
        @Published var page: Page = .door // nav: (entry) -> DoorView [root] Page.door
        @ViewBuilder func screen(for page: Page) -> some View {
          switch page {
          case .door: DoorView(guide: self)
          case .hall: HallView()
          }
        }
      }
      struct DoorView: View {
        let guide: Guide
        var body: some View { Button("Enter") { guide.page = .hall } } // nav: DoorView -> HallView [root] Page.hall
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      """)
  }

  // MARK: Bars

  static let pages: [String] = [
    "switch guide.tab { case .news: NewsView(guide: guide); case .mail: MailView() }", "guide.screen(for: guide.tab)",
  ]

  /// The buttons of a tab bar may stand in the view that shows the tabs, or in a view of their own.
  @Test(arguments: pages) func buttonsBesideWhatAStateChoosesAreATabBar(_ page: String) {
    for layout in [
      "VStack { \(page); HStack { ForEach(Tab.allCases, id: \\.self) { tab in Button(\"Tab\") { guide.tab = tab } } } }",
      "VStack { \(page); Bar(tab: $guide.tab) }", "Group { \(page) }.safeAreaInset(edge: .bottom) { Bar(tab: $guide.tab) }",
    ] {
      let graph = FlowRun.graph(
        """
        import SwiftUI
        @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } }
        enum Tab: Hashable, CaseIterable { case news, mail }
        final class Guide: ObservableObject {
          @Published var tab: Tab = .news
          @ViewBuilder func screen(for tab: Tab) -> some View { switch tab { case .news: NewsView(guide: self); case .mail: MailView() } }
        }
        struct Bar: View {
          @Binding var tab: Tab
          var body: some View { HStack { ForEach(Tab.allCases, id: \\.self) { one in Button("Tab") { tab = one } } } }
        }
        struct DeskView: View {
          @StateObject private var guide = Guide()
          var body: some View { \(layout) }
        }
        struct NewsView: View { let guide: Guide; var body: some View { Button("Write") { guide.tab = .mail } } }
        struct MailView: View { var body: some View { Text("Mail") } }
        """)
      let shown = Set(graph.transitions.filter { $0.to != "DeskView" }.map { "\($0.from ?? "-") \($0.kind) \($0.to ?? "-")" })
      #expect(shown == ["DeskView tab NewsView", "DeskView tab MailView", "NewsView tab MailView"], "\(layout)")
    }
  }

  // MARK: Columns

  /// What the rows of a column select is not said again where the other column shows it.
  @Test(arguments: [
    "switch page ?? .inbox { case .inbox: InboxView(); case .sent: SentView() }",
    "if let page { switch page { case .inbox: InboxView(); case .sent: SentView() } } else { Text(\"None\") }",
    "NavigationStack { if let page { switch page { case .inbox: InboxView(); case .sent: SentView() } } }", "screen(page ?? .inbox)", "page?.screen",
    "PageView(page: page ?? .inbox)",
  ]) func aColumnShowsWhatTheOtherSelects(_ detail: String) {
    for side in [
      "List(Page.allCases, selection: $page) { Text($0.rawValue) }", "List(Page.allCases) { one in Button(one.rawValue) { page = one } }", "Side(page: $page)",
    ] {
      let graph = FlowRun.graph(
        """
        import SwiftUI
        @main struct PostApp: App { var body: some Scene { WindowGroup { PostView() } } }
        enum Page: String, CaseIterable, Identifiable { case inbox, sent; var id: Self { self } }
        extension Page { @ViewBuilder var screen: some View { switch self { case .inbox: InboxView(); case .sent: SentView() } } }
        struct PostView: View {
          @State private var page: Page?
          var body: some View {
            NavigationSplitView { \(side) } detail: {
              \(detail)
            }
          }
          @ViewBuilder private func screen(_ page: Page) -> some View { switch page { case .inbox: InboxView(); case .sent: SentView() } }
        }
        struct PageView: View { let page: Page; var body: some View { switch page { case .inbox: InboxView(); case .sent: SentView() } } }
        struct Side: View {
          @Binding var page: Page?
          var body: some View { VStack { Button("In") { page = .inbox }; Button("Out") { page = .sent } } }
        }
        struct InboxView: View { var body: some View { Text("In") } }
        struct SentView: View { var body: some View { Text("Out") } }
        """)
      #expect(Set(graph.transitions.compactMap(\.to)).isSuperset(of: ["InboxView", "SentView"]), "\(side) \(detail)")
      #expect(graph.transitions.filter { $0.to == "SentView" }.map(\.route) == ["Page.sent"], "\(side) \(detail)")
    }
  }
}
