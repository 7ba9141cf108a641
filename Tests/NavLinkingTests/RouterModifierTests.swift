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
}
