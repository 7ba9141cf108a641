import Testing

/// Modifiers and wrappers of a program's own that lay what they are given over the rest.
@Suite struct OwnSheetTests {
  /// A market whose first page is under test, with a modifier or wrapper.
  private func market(_ wrapper: String, _ body: String, _ states: String = "@State private var isShown = false") -> String {
    """
    import SwiftUI
    @main struct MarketApp: App {
      var body: some Scene { WindowGroup { StallsView() } } // nav: (entry) -> StallsView [root]
    }
    \(wrapper)
    struct StallsView: View {
      \(states)
      var body: some View {
        \(body)
      }
    }
    struct FilterView: View { var body: some View { List { Text("filter") } } }
    struct RateView: View { var body: some View { List { Text("rate") } } }
    struct RefundView: View { let id: String; var body: some View { List { Text("refund") } } }
    struct SavedToast: View { var body: some View { HStack { Text("saved") } } }
    """
  }

  private let list = """
    List { Button("Filter") { isShown = true } } // nav: StallsView -> FilterView [sheet]
          .panel(isShown: $isShown) { FilterView() }
    """
  private let panel = """
    extension View {
      func panel<C: View>(isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
        modifier(Panel(isShown: isShown, panel: content))
      }
    }
    """

  @Test func layersOverTheContent() {
    expectFlow(
      market(
        panel + """

          struct Panel<C: View>: ViewModifier {
            @Binding var isShown: Bool
            let panel: () -> C
            func body(content: Content) -> some View {
              ZStack(alignment: .bottom) {
                content
                if isShown {
                  Color.black.opacity(0.4).onTapGesture { isShown = false }
                  VStack { Spacer(); panel() }.transition(.move(edge: .bottom))
                }
              }
            }
          }
          """, list))
  }

  @Test func overlaysOfTheContent() {
    expectFlow(
      market(
        panel + """

          struct Panel<C: View>: ViewModifier {
            let isShown: Binding<Bool>
            let panel: () -> C
            func body(content: Content) -> some View { content.overlay(shown()) }
            @ViewBuilder private func shown() -> some View {
              GeometryReader { space in
                if isShown.wrappedValue { panel().frame(width: space.size.width) }
              }
            }
          }
          """, list))
    expectFlow(
      market(
        panel + """

          struct Panel<C: View>: ViewModifier {
            @Binding var isShown: Bool
            let panel: () -> C
            func body(content: Content) -> some View { content.overlay(isShown ? panel() : nil) }
          }
          """, list))
  }

  /// What is there all the time, and seen now and then.
  @Test func hiddenLayers() {
    for hiding in ["opacity(isShown ? 1 : 0)", "offset(y: isShown ? 0 : 900)"] {
      expectFlow(
        market(
          panel + """

            struct Panel<C: View>: ViewModifier {
              @Binding var isShown: Bool
              let panel: () -> C
              func body(content: Content) -> some View {
                ZStack { content; panel().shadow(radius: 8).\(hiding).animation(.easeOut, value: isShown) }
              }
            }
            """, list))
    }
  }

  @Test func functionsOfAllViews() {
    expectFlow(
      market(
        """
        extension View {
          func panel<C: View>(isShown: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
            ZStack { self; if isShown.wrappedValue { content() } }
          }
        }
        """, list))
  }

  /// Whoever sets the value says what is shown.
  @Test func layersForAValue() {
    expectFlow(
      market(
        """
        extension View {
          func popup<I, C: View>(item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C) -> some View {
            modifier(ItemPopup(item: item, popup: content))
          }
        }
        struct ItemPopup<I, C: View>: ViewModifier {
          @Binding var item: I?
          let popup: (I) -> C
          func body(content: Content) -> some View { content.overlay { if let item { popup(item) } } }
        }
        enum Ask { case rate, refund(String) }
        """,
        """
        List {
              Button("Rate") { ask = .rate } // nav: StallsView -> RateView [sheet] Ask.rate
              Button("Refund") { ask = .refund("1") } // nav: StallsView -> RefundView [sheet] Ask.refund
            }
            .popup(item: $ask) { ask in
              switch ask {
              case .rate: RateView()
              case .refund(let id): RefundView(id: id)
              }
            }
        """, "@State private var ask: Ask?"))
  }

  /// A view that is nothing but the sheet, and lies over what stands before it.
  @Test func sheetsThatAreViews() {
    expectFlow(
      market(
        """
        struct Drawer<Content: View>: View {
          @Binding var isOpen: Bool
          let content: Content
          init(isOpen: Binding<Bool>, @ViewBuilder content: () -> Content) {
            _isOpen = isOpen
            self.content = content()
          }
          var body: some View {
            ZStack { if isOpen { Color.black.opacity(0.3); VStack { Capsule(); content } } }
          }
        }
        """,
        """
        ZStack {
              List { Button("Filter") { isShown.toggle() } } // nav: StallsView -> FilterView [sheet]
              Drawer(isOpen: $isShown) { FilterView() }
            }
        """))
  }

  /// A wrapper is the screen that it stands around, whatever it may lay over it.
  @Test func wrappersAroundAScreen() {
    for shown in ["ZStack { content(); if isOn { extra() } }", "content().sheet(isPresented: $isOn) { extra() }"] {
      expectFlow(
        """
        import SwiftUI
        @main struct MarketApp: App {
          @State private var hasNews = false
          var body: some Scene {
            WindowGroup {
              Host(isOn: $hasNews, extra: { NewsView() }) { StallsView(hasNews: $hasNews) } // nav: (entry) -> StallsView [root]
            }
          }
        }
        struct Host<E: View, C: View>: View {
          @Binding var isOn: Bool
          @ViewBuilder let extra: () -> E
          @ViewBuilder let content: () -> C
          var body: some View { \(shown) }
        }
        struct StallsView: View {
          @Binding var hasNews: Bool
          var body: some View { List { Button("News") { hasNews = true } } } // nav: StallsView -> NewsView [sheet]
        }
        struct NewsView: View { var body: some View { List { Text("news") } } }
        """)
    }
  }

  // MARK: What is none

  /// Messages pass by, and what stands in a row with the content is a part of the page.
  @Test func messagesAndParts() {
    expectFlow(
      market(
        panel + """

          struct Panel<C: View>: ViewModifier {
            @Binding var isShown: Bool
            let panel: () -> C
            func body(content: Content) -> some View { content.overlay { if isShown { panel() } } }
          }
          """,
        """
        List { Button("Save") { isShown = true } }
              .panel(isShown: $isShown) { SavedToast() }
        """))
    expectFlow(
      market(
        panel + """

          struct Panel<C: View>: ViewModifier {
            @Binding var isShown: Bool
            let panel: () -> C
            func body(content: Content) -> some View { VStack { content; if isShown { panel() } } }
          }
          """,
        """
        List { Button("More") { isShown = true } }
              .panel(isShown: $isShown) { FilterView() }
        """))
  }

  /// A layer in which a modifier of the framework's presents is one place of the presentation, not a second one.
  @Test func presentationsInsideALayer() {
    expectFlow(
      market(
        panel + """

          struct Panel<C: View>: ViewModifier {
            @Binding var isShown: Bool
            let panel: () -> C
            func body(content: Content) -> some View {
              ZStack { content; if isShown { Color.clear.popover(isPresented: $isShown) { panel() } } }
            }
          }
          """,
        """
        List { Button("Filter") { isShown = true } } // nav: StallsView -> FilterView [popover]
              .panel(isShown: $isShown) { FilterView() }
        """))
  }

  /// A binding that may be left out is asked whether it is there, not what it says.
  @Test func aBindingThatMayBeLeftOut() {
    expectFlow(
      """
      import SwiftUI
      @main struct BookApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
      struct Margin<Page: View, Note: View>: View {
        var isOpen: Binding<Bool>?
        @ViewBuilder let page: () -> Page
        @ViewBuilder let note: () -> Note
        var body: some View {
          ZStack {
            page()
            if let isOpen {
              note().toolbar { Toggle("Note", isOn: isOpen) }
            }
          }
        }
      }
      struct ShelfView: View {
        @State private var isReading = false
        var body: some View {
          Margin(isOpen: $isReading) {
            List { Button("Read") { isReading = true } }
          } note: {
            NoteView()
          }
        }
      }
      struct NoteView: View { var body: some View { List { Text("Note") } } }
      """)
  }

  /// What is given stands in a part of the wrapper's own.
  @Test func theLayerIsAPartOfTheWrapper() {
    expectFlow(
      """
      import SwiftUI
      @main struct MarketApp: App { var body: some Scene { WindowGroup { StallsView() } } } // nav: (entry) -> StallsView [root]
      struct Drawer<Content: View>: View {
        private let content: Content
        @Binding private var isOpen: Bool
        init(isShown: Binding<Bool>, @ViewBuilder content: () -> Content) {
          self._isOpen = isShown
          self.content = content()
        }
        var body: some View {
          GeometryReader { proxy in
            ZStack(alignment: .bottom) {
              if isOpen { panel.offset(y: proxy.size.height / 2).transition(.move(edge: .bottom)) }
            }
          }
        }
        private var panel: some View {
          ZStack {
            Color.white
            VStack { Capsule(); content.frame(height: 100) }
          }
        }
      }
      struct StallsView: View {
        @State private var isShown = false
        var body: some View {
          List { Button("Filter") { isShown = true } } // nav: StallsView -> FilterView [sheet]
            .overlay { Drawer(isShown: $isShown) { FilterView() } }
        }
      }
      struct FilterView: View { var body: some View { List { Text("filter") } } }
      """)
  }
}
