import NavModel
import Testing

/// Routers that are modifiers of a screen: they show what somebody feeds into a subject, by modifiers that know neither the routes nor the
/// screens.
@Suite struct RouterModifierTests {
  private let screens = """
    struct JarView: View { let id: Int; var body: some View { Text("Jar") } }
    struct LidView: View { var body: some View { Text("Lid") } }
    struct NoteView: View { var body: some View { Text("Note") } }

    """

  /// What is fed into the subject is what the modifier is given, however the stream is wrapped on the way.
  @Test(arguments: [
    (".eraseToAnyPublisher()", "AnyPublisher<Page, Never>"), (".receive(on: DispatchQueue.main).eraseToAnyPublisher()", "AnyPublisher<Page, Never>"),
    ("", "PassthroughSubject<Page, Never>"),
  ])
  func aModifierIsGivenTheStream(wrapped: String, type: String) {
    expectFlow(
      """
      import SwiftUI
      import Combine
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
      enum Page: Identifiable { case jar(id: Int), lid; var id: Int { 1 } }
      final class ShelfModel: ObservableObject {
        let pages = PassthroughSubject<Page, Never>()
        func openJar() { pages.send(.jar(id: 2)) } // nav: ShelfView -> JarView [sheet] Page.jar
        func openLid() { pages.send(.lid) } // nav: ShelfView -> LidView [sheet] Page.lid
      }
      struct SheetOfPages<Item: Identifiable, Content: View>: ViewModifier {
        let items: \(type.replacing("Page", with: "Item"))
        let screen: (Item) -> Content
        @State private var item: Item?
        func body(content: Self.Content) -> some View {
          content.onReceive(items) { item = $0 }.sheet(item: $item) { screen($0) }
        }
      }
      struct ShelfView: View {
        @StateObject private var model = ShelfModel()
        var body: some View {
          VStack {
            Button("Jar") { model.openJar() }
            Button("Lid") { model.openLid() }
          }
          .modifier(SheetOfPages(items: model.pages\(wrapped), screen: screen))
        }
        @ViewBuilder private func screen(_ page: Page) -> some View {
          switch page {
          case .jar(let id): JarView(id: id)
          case .lid: LidView()
          }
        }
      }

      """ + screens)
  }

  /// Two features whose pages have a case of the same name; how a page comes, it says itself, and each modifier takes its own.
  @Test func aProtocolShowsWhatEachRouterMaps() {
    expectFlow(
      """
      import SwiftUI
      import Combine
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
      enum Style { case sheet, link }
      protocol Styled { var style: Style { get } }
      protocol PageRouter: ViewModifier {
        associatedtype Page: Styled
        associatedtype Screen: View
        typealias Pages = PageSubjects<Page>
        var pages: Pages { get }
        func screen(for page: Page) -> Screen
      }
      extension PageRouter {
        func body(content: Content) -> some View {
          content
            .modifier(SheetModifier(pages: pages.shown.filter { $0.style == .sheet }.eraseToAnyPublisher(), screen: screen))
            .modifier(LinkModifier(pages: pages.shown.filter { $0.style == .link }.eraseToAnyPublisher(), screen: screen))
        }
      }
      struct PageSubjects<Page> where Page: Styled {
        let shown = PassthroughSubject<Page, Never>()
        let closed = PassthroughSubject<Void, Never>()
      }
      struct SheetModifier<Screen: View, Page: Styled>: ViewModifier {
        let pages: AnyPublisher<Page, Never>
        let screen: (Page) -> Screen
        @State private var page: Page?
        func body(content: Content) -> some View {
          content
            .onReceive(pages) { page = $0 }
            .sheet(isPresented: Binding(get: { page != nil }, set: { if !$0 { page = nil } })) {
              if let page { screen(page) } else { EmptyView() }
            }
        }
      }
      struct LinkModifier<Screen: View, Page: Styled>: ViewModifier {
        let pages: AnyPublisher<Page, Never>
        let screen: (Page) -> Screen
        @State private var page: Page?
        func body(content: Content) -> some View {
          content
            .navigationDestination(isPresented: Binding(get: { page != nil }, set: { if !$0 { page = nil } })) {
              if let page { screen(page) } else { EmptyView() }
            }
            .onReceive(pages) { page = $0 }
        }
      }
      struct ShelfRouter: PageRouter {
        let pages: Pages
        enum Page: Styled {
          case jar(id: Int), lid
          var style: Style {
            switch self {
            case .jar: return .link
            case .lid: return .sheet
            }
          }
        }
        @ViewBuilder func screen(for page: Page) -> some View {
          switch page {
          case .jar(let id): JarView(id: id)
          case .lid: LidView()
          }
        }
      }
      struct JarRouter: PageRouter {
        typealias Page = JarPage
        let pages: Pages
        enum JarPage: Styled {
          case lid
          var style: Style { .link }
        }
        func screen(for page: Page) -> some View {
          switch page {
          case .lid: NoteView()
          }
        }
      }
      final class ShelfModel: ObservableObject {
        let pages = ShelfRouter.Pages()
        func openJar() { pages.shown.send(.jar(id: 2)) } // nav: ShelfView -> JarView [push] ShelfRouter.Page.jar
        func openLid() { pages.shown.send(.lid) } // nav: ShelfView -> LidView [sheet] ShelfRouter.Page.lid
      }
      final class JarModel: ObservableObject {
        let pages = JarRouter.Pages()
        func openLid() { pages.shown.send(.lid) } // nav: JarView -> NoteView [push] JarRouter.JarPage.lid
      }
      struct ShelfView: View {
        @StateObject private var model = ShelfModel()
        var body: some View {
          VStack {
            Button("Jar") { model.openJar() }
            Button("Lid") { model.openLid() }
          }
          .modifier(ShelfRouter(pages: model.pages))
        }
      }
      struct JarView: View {
        let id: Int
        @StateObject private var model = JarModel()
        var body: some View { Button("Lid") { model.openLid() }.modifier(JarRouter(pages: model.pages)) }
      }
      struct LidView: View { var body: some View { Text("Lid") } }
      struct NoteView: View { var body: some View { Text("Note") } }
      """)
  }

  /// A router that says by a method how each page comes.
  private func router(letting filter: String) -> String {
    """
    import SwiftUI
    import Combine
    @main struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
    enum Style { case sheet, link }
    protocol PageRouter: ViewModifier {
      associatedtype Page
      associatedtype Screen: View
      var box: PageBox<Page> { get }
      func screen(for page: Page) -> Screen
      func style(of page: Page) -> Style
    }
    extension PageRouter {
      func isWanted(_ page: Page) -> Bool { PageSettings.shared.allows("\\(page)") }
      func screen(for page: Page) -> some View { EmptyView() }
      func body(content: Content) -> some View { content.modifier(links).modifier(sheets) }
      private var links: some ViewModifier {
        LinkModifier(pages: box.pages.filter { \(filter) }.receive(on: RunLoop.main).eraseToAnyPublisher(), screen: screen)
      }
      private var sheets: some ViewModifier {
        SheetModifier(pages: box.pages.filter { style(of: $0) == .sheet }.eraseToAnyPublisher(), screen: screen)
      }
    }
    struct PageBox<Page> {
      let pages = PassthroughSubject<Page, Never>()
    }
    struct LinkModifier<Screen: View, Page>: ViewModifier {
      let pages: AnyPublisher<Page, Never>
      let screen: (Page) -> Screen
      @State private var page: Page?
      private var isShown: Binding<Bool> { Binding(get: { page != nil }, set: { if !$0 { page = nil } }) }
      @ViewBuilder private var face: some View { if let shown = page { screen(shown) } else { EmptyView() } }
      func body(content: Content) -> some View {
        content.onReceive(pages) { page = $0 }.navigationDestination(isPresented: isShown) { face }
      }
    }
    struct SheetModifier<Screen: View, Page>: ViewModifier {
      let pages: AnyPublisher<Page, Never>
      let screen: (Page) -> Screen
      @State private var page: Page?
      private var isShown: Binding<Bool> { Binding(get: { page != nil }, set: { if !$0 { page = nil } }) }
      func body(content: Content) -> some View {
        content.onReceive(pages) { page = $0 }.sheet(isPresented: isShown) { if let page { screen(page) } }
      }
    }
    struct ShelfRouter: PageRouter {
      let box: PageBox<ShelfPage>
    }
    enum ShelfPage { case lid }
    extension ShelfRouter {
      func style(of page: ShelfPage) -> Style {
        switch page {
        case .lid: return .link
        }
      }
      @ViewBuilder func screen(for page: ShelfPage) -> some View {
        switch page {
        case .lid: LidView()
        }
      }
    }
    struct ShelfView: View {
      private let box = PageBox<ShelfPage>()
      var body: some View {
        Button("Lid") { box.pages.send(.lid) }.modifier(ShelfRouter(box: box)) // nav: ShelfView -> LidView [push] ShelfPage.lid
      }
    }
    struct LidView: View { var body: some View { Text("Lid") } }
    """
  }

  @Test(arguments: ["style(of: $0) == .link", "style(of: $0) != .sheet", "if #available(iOS 16, *) { return style(of: $0) == .link } else { return false }"])
  func aMethodSaysWhichPagesComeThrough(filter: String) { expectFlow(router(letting: filter)) }

  /// What is let by is certain where it is read, and as likely as not to be this page where it is not.
  @Test(arguments: [("style(of: $0) == .link", Transition.Confidence.certain), ("isWanted($0)", .likely)])
  func aFilterThatSaysNothingLeavesADoubt(filter: String, confidence: Transition.Confidence) {
    #expect(FlowRun.graph(router(letting: filter)).transitions.filter { $0.kind == .push }.map(\.confidence) == [confidence])
  }
}
