import Testing

/// A tree of routers: each tab and each modal has a stack and a router of its own, made in a container around another container, and the
/// app's own buttons say where they lead by one of several initialisers.
struct RouterTreeTests {
  @Test(arguments: ["self.init(to: .push(pushed), label: label)", "self.place = .push(pushed); self.label = label"])
  func eachModalAndTabHasARouterOfItsOwn(_ delegation: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App {
        @State private var root = Router()
        var body: some Scene { WindowGroup { FarmView(router: root) } } // nav: (entry) -> FarmView [root]
      }
      enum Place: Hashable { case tab(Side), push(Pushed), sheet(Sheet) }
      enum Side: Hashable { case meadow, barn }
      enum Pushed: Hashable { case lamb(id: Int), wool }
      enum Sheet: Hashable, Identifiable { case note; var id: Self { self } }
      extension Pushed {
        @ViewBuilder var view: some View {
          switch self {
          case .lamb(let id): LambView(id: id)
          case .wool: WoolView()
          }
        }
      }
      extension Sheet { @ViewBuilder var view: some View { switch self { case .note: NoteView() } } }
      @Observable final class Router {
        weak var parent: Router?
        var side: Side?
        var stack: [Pushed] = []
        var sheet: Sheet?
        func child() -> Router { let router = Router(); router.parent = self; return router }
        func go(to place: Place) {
          switch place {
          case let .tab(side): if let parent { parent.go(to: .tab(side)) } else { self.side = side }
          case let .push(pushed): stack.append(pushed)
          case let .sheet(sheet): self.sheet = sheet
          }
        }
      }
      struct Pen<Content: View>: View {
        @State var router: Router
        @ViewBuilder var content: () -> Content
        init(parent: Router, @ViewBuilder content: @escaping () -> Content) { _router = State(initialValue: parent.child()); self.content = content }
        var body: some View { InnerPen(router: router) { content() }.environment(router) }
      }
      struct InnerPen<Content: View>: View {
        @Bindable var router: Router
        @ViewBuilder var content: () -> Content
        var body: some View {
          NavigationStack(path: $router.stack) { content().navigationDestination(for: Pushed.self) { $0.view } }
            .sheet(item: $router.sheet) { sheet in Pen(parent: router) { sheet.view } }
        }
      }
      struct PlaceButton<Title: View>: View {
        @Environment(Router.self) private var router
        let place: Place
        let label: () -> Title
        init(to place: Place, @ViewBuilder label: @escaping () -> Title) { self.place = place; self.label = label }
        init(push pushed: Pushed, @ViewBuilder label: @escaping () -> Title) { \(delegation) }
        var body: some View { Button { router.go(to: place) } label: { label() } }
      }
      struct FarmView: View {
        @Bindable var router: Router
        var body: some View {
          TabView(selection: $router.side) {
            Pen(parent: router) { MeadowView() }.tag(Side.meadow) // nav: FarmView -> MeadowView [tab]
            Pen(parent: router) { BarnView() }.tag(Side.barn) // nav: FarmView -> BarnView [tab]
          }
        }
      }
      struct MeadowView: View {
        @Environment(Router.self) private var router
        var body: some View {
          VStack {
            PlaceButton(push: .lamb(id: 1)) { Text("Lamb") } // nav: MeadowView -> LambView [push] Pushed.lamb
            PlaceButton(to: .sheet(.note)) { Text("Note") } // nav: MeadowView -> NoteView [sheet] Sheet.note
            Button("Barn") { router.go(to: .tab(.barn)) } // nav: MeadowView -> BarnView [tab] Side.barn
          }
        }
      }
      struct BarnView: View { var body: some View { Text("Barn") } }
      struct LambView: View { let id: Int; var body: some View { Text("Lamb") } }
      struct WoolView: View { var body: some View { Text("Wool") } }
      struct NoteView: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Wool") { router.go(to: .push(.wool)) } } // nav: NoteView -> WoolView [push] Pushed.wool
      }
      """)
  }
}
