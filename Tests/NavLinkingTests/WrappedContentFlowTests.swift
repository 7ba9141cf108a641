import Testing

/// Views whose content stands in a view of a library, in parts, or in a body that is given its properties.
@Suite struct WrappedContentFlowTests {
  @Test func aViewOfALibrarysKindIsAScreen() {
    expectFlow(
      """
      import SwiftUI
      import SwiftUIFlux
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } } // nav: (entry) -> Home [root]
      struct Home: ConnectedView {
        struct Props { let title: String }
        @State private var isCartShown = false
        func map(state: ShopState, dispatch: @escaping DispatchFunction) -> Props { Props(title: state.title) }
        func body(props: Props) -> some View {
          NavigationView {
            VStack {
              NavigationLink(destination: Detail()) { Text(props.title) } // nav: Home -> Detail [push]
              Button("Cart") { isCartShown = true } // nav: Home -> Cart [sheet]
            }
            .sheet(isPresented: $isCartShown) { Cart() }
          }
        }
      }
      struct Detail: ConnectedView {
        struct Props { let text: String }
        func map(state: ShopState, dispatch: @escaping DispatchFunction) -> Props { Props(text: state.title) }
        func body(props: Props) -> some View {
          NavigationLink(destination: Cart()) { Text(props.text) } // nav: Detail -> Cart [push]
        }
      }
      struct Cart: View { var body: some View { Text("Cart") } }
      struct ShopState: FluxState { var title = "" }
      """)
  }

  @Test func aBodyThatIsGivenItsPropertiesMayChoose() {
    expectFlow(
      """
      import SwiftUI
      import SwiftUIFlux
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Shell() } } } // nav: (entry) -> Shell [root]
      struct Shell: ConnectedView {
        struct Props { let user: String? }
        func map(state: ShopState, dispatch: @escaping DispatchFunction) -> Props { Props(user: state.user) }
        func body(props: Props) -> some View {
          Group {
            if props.user == nil {
              Login() // nav: Shell -> Login [root]
            } else {
              Home() // nav: Shell -> Home [root]
            }
          }
        }
      }
      struct Login: View { var body: some View { Text("Login") } }
      struct Home: View { var body: some View { Text("Home") } }
      struct ShopState: FluxState { var user: String? }
      """)
  }

  @Test func aViewOfALibraryAroundTheRootIsLookedThrough() {
    expectFlow(
      """
      import SwiftUI
      import SwiftUIFlux
      let store = Store<ShopState>(reducer: reduce, state: ShopState())
      struct ShopState: FluxState {}
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            StoreProvider(store: store) {
              TabsView() // nav: (entry) -> TabsView [root]
            }
          }
        }
      }
      struct TabsView: View {
        var body: some View {
          TabView {
            ShelfView() // nav: TabsView -> ShelfView [tab]
            CartView() // nav: TabsView -> CartView [tab]
          }
        }
      }
      struct ShelfView: View { var body: some View { Text("Shelf") } }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
  }

  /// Tabs that fill the window beside what lies over them, all in a layout in a library's view.
  @Test func aViewOfALibraryAroundALayoutIsLookedThrough() {
    expectFlow(
      """
      import Paint
      import SwiftUI
      @main struct ShopApp: App {
        @State private var hints = Hints()
        var body: some Scene {
          WindowGroup {
            PaintBox(colours: .warm) {
              ZStack {
                ShopTabs().environment(hints) // nav: (entry) -> ShopTabs [root]
                HintsBanner()
                if hints.areShown { HintsBanner() }
              }
            }
          }
        }
      }
      @Observable final class Hints { var areShown = false }
      struct HintsBanner: View { var body: some View { Text("hints") } }
      struct ShopTabs: View {
        var body: some View {
          TabView {
            Tab("Cart", systemImage: "cart") { CartView() } // nav: ShopTabs -> CartView [tab]
            Tab("Help", systemImage: "questionmark") { HelpView() } // nav: ShopTabs -> HelpView [tab]
          }
        }
      }
      struct CartView: View { var body: some View { Text("cart") } }
      struct HelpView: View { var body: some View { Text("help") } }
      """)
  }

  @Test func whatListsAndLayoutsArrangeIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { List { ShelfRow() } }
          Window("Offers", id: "offers") { VStackLayout { OfferRow() } }
          WindowGroup("Help") { Frame { HelpView() } } // nav: (entry) -> HelpView [root]
        }
      }
      struct ShelfRow: View { var body: some View { Text("Shelf") } }
      struct OfferRow: View { var body: some View { Text("Offer") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aMenuOfSeveralThingsHasNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView() } // nav: (entry) -> HomeView [root]
          MenuBarExtra("Shop") {
            VStack {
              HelpView()
              Text("Version 1")
            }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aRootThatTheViewsOwnPropertyArrangesIsTheView() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { SignUpView() } } } // nav: (entry) -> SignUpView [root]
      struct SignUpView: View {
        var body: some View {
          NavigationStack { form }
        }
        private var form: some View {
          VStack { NameField() }
        }
      }
      struct NameField: View {
        var body: some View { NavigationLink("Help") { HelpView() } } // nav: SignUpView -> HelpView [push]
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aFunctionThatBuildsAViewIsFollowedToWhoeverGivesIt() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      final class Navigator {
        let controller = UINavigationController()
        func push<Content: View>(@ViewBuilder content: () -> Content) {
          controller.pushViewController(UIHostingController(rootView: content()), animated: true)
        }
        func push<Content: View>(with builder: (Navigator) -> Content) {
          controller.pushViewController(UIHostingController(rootView: framed(builder(self))), animated: true)
        }
        private func framed(_ view: some View) -> some View {
          NavigationStack { view.toolbar { ToolbarItem { Text("x") } } }
        }
      }
      final class ShopViewController: UIViewController {
        let navigator = Navigator()
        func showCart() { navigator.push { CartView() } } // nav: ShopViewController -> CartView [push]
        func showHelp() { navigator.push { _ in HelpView() } } // nav: ShopViewController -> HelpView [push]
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aCommandCarriesTheFunctionThatBuildsItsScreen() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView(navigator: Navigator()) } } } // nav: (entry) -> ShopView [root]
      final class Navigator {
        enum Command {
          case push(title: String, screen: (Navigator) -> AnyView)
          case back
        }
        var onCommand: ((Command) -> Void)?
        func push<Content: View>(title: String, screen: @escaping (Navigator) -> Content) {
          onCommand?(.push(title: title) { navigator in screen(navigator).erased })
        }
      }
      extension View { var erased: AnyView { AnyView(self) } }
      struct NavigatorView: UIViewControllerRepresentable {
        let navigator: Navigator
        func makeUIViewController(context: Context) -> UINavigationController {
          let controller = UINavigationController()
          navigator.onCommand = { command in
            switch command {
            case .push(let title, let builder):
              controller.pushViewController(UIHostingController(rootView: builder(navigator).navigationTitle(title)), animated: true)
            case .back: controller.popViewController(animated: true)
            }
          }
          return controller
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      struct ShopView: View {
        let navigator: Navigator
        var body: some View {
          Button("Cart") {
            navigator.push(title: "Cart") { _ in CartView() } // nav: ShopView -> CartView [push]
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
  }

  @Test func aViewOfLittleContentIsAScreenWhereItIsPutIntoAStack() {
    expectFlow(
      """
      import SwiftUI
      final class Guide: ObservableObject {}
      enum Page: CaseIterable { case map, notes }
      struct Stack<Root: View>: View {
        @State private var guide: Guide
        @ViewBuilder var root: (Guide) -> Root
        init(page: Page? = nil, @ViewBuilder root: @escaping (Guide) -> Root) { _guide = State(initialValue: Guide()); self.root = root }
        var body: some View { NavigationStack { root(guide) } }
      }
      struct Shell: View {
        var body: some View {
          TabView {
            ForEach(Page.allCases, id: \\.self) { page in
              content(for: page).tag(page) // nav: Shell -> MapPage [tab] Page.map; Shell -> NotesPage [tab] Page.notes
            }
          }
        }
        @ViewBuilder private func content(for page: Page) -> some View {
          switch page {
          case .map: Stack(page: .map) { MapPage(guide: $0) }
          case .notes: Stack(page: .notes) { guide in NotesPage(guide: guide) }
          }
        }
      }
      struct MapPage: View { let guide: Guide; var body: some View { Text("Map") } }
      struct NotesPage: View { let guide: Guide; var body: some View { Button("Note") {} } }
      @main struct GuideApp: App { var body: some Scene { WindowGroup { Shell() } } } // nav: (entry) -> Shell [root]
      """)
  }

  @Test func aViewThatIsNothingButAStackOfTheProgramsOwnAroundAScreenBeginsWithIt() {
    expectFlow(
      """
      import SwiftUI
      struct Stack<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { NavigationStack { content } }
      }
      struct PierView: View {
        @State private var isSailing = false
        var body: some View {
          Stack { BoatsView() } // nav: PierView -> BoatsView [root]
            .sheet(isPresented: $isSailing) { Stack { SailingView() } }
            .onTapGesture { isSailing = true } // nav: PierView -> SailingView [sheet]
        }
      }
      struct BoatsView: View { var body: some View { List { Text("Boats") } } }
      struct SailingView: View { var body: some View { List { Text("Sailing") } } }
      @main struct PierApp: App { var body: some Scene { WindowGroup { PierView() } } } // nav: (entry) -> PierView [root]
      """)
  }

  @Test func invisibleLinksOverAStacksOneScreenLeaveItTheRoot() {
    expectFlow(
      """
      import SwiftUI
      struct PierView: View {
        @State private var isSailing = false
        var body: some View {
          NavigationView {
            ZStack {
              BoatsView(sail: { isSailing = true }) // nav: PierView -> BoatsView [root]; BoatsView -> SailingView [push]
              NavigationLink(destination: SailingView(), isActive: $isSailing) { EmptyView() }
            }
          }
        }
      }
      struct BoatsView: View { let sail: () -> Void; var body: some View { List { Button("Sail", action: sail) } } }
      struct SailingView: View { var body: some View { List { Text("Sailing") } } }
      @main struct PierApp: App { var body: some Scene { WindowGroup { PierView() } } } // nav: (entry) -> PierView [root]
      """)
  }

  /// Open for what tells it its texts, and with a part that may be missing.
  @Test func aScreenWithAPartThatMayBeMissingIsNoWrapper() {
    expectFlow(
      """
      import SwiftUI
      protocol Telling: ObservableObject { var title: String { get } }
      final class RainModel: Telling { let title = "Rain" }
      final class SunModel: Telling { let title = "Sun" }
      struct NoticeView<Model>: View where Model: Telling {
        @StateObject private var model: Model
        private let extra: (() -> AnyView)?
        init(model: Model, extra: (() -> AnyView)? = nil) {
          _model = StateObject(wrappedValue: model)
          self.extra = extra
        }
        var body: some View { VStack { Text(model.title); extra?() } }
      }
      struct CloudsView: View { var body: some View { List { Text("clouds") } } }
      @main struct SkyApp: App { var body: some Scene { WindowGroup { SkyView() } } } // nav: (entry) -> SkyView [root]
      struct SkyView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Rain") { NoticeView<RainModel>(model: RainModel(), extra: { AnyView(CloudsView()) }) } // nav: SkyView -> NoticeView [push]
              NavigationLink("Sun") { NoticeView(model: SunModel()) } // nav: SkyView -> NoticeView [push]
            }
          }
        }
      }
      """)
  }

  /// Columns of an app's own view are told where their content stands, and not where the view is made.
  @Test func columnsOfAnOwnViewStandWhereTheirContentDoes() {
    expectFlow(
      """
      import SwiftUI
      @main struct MailApp: App { var body: some Scene { WindowGroup { Shell() } } } // nav: (entry) -> Shell [root]
      struct Columns<Side: View, Main: View>: View {
        private var side: Side
        private var main: Main
        init(@ViewBuilder side: () -> Side, @ViewBuilder main: () -> Main) {
          self.side = side()
          self.main = main()
        }
        var body: some View { NavigationSplitView { side } detail: { main } }
      }
      struct Shell: View {
        var body: some View {
          Columns(
            side: {
              Folders() // nav: Shell -> Folders [split]
                .navigationTitle("Mail")
                .toolbar { EditButton() }
            },
            main: {
              Letters() // nav: Shell -> Letters [split]
            }
          )
        }
      }
      struct Folders: View { var body: some View { Text("Folders") } }
      struct Letters: View { var body: some View { Text("Letters") } }
      """)
  }

  /// A body that works something out first returns what it shows.
  @Test func aReturnedChoiceOfRootsIsOne() {
    expectFlow(
      """
      import SwiftUI
      @main struct BankApp: App { var body: some Scene { WindowGroup { Gate() } } } // nav: (entry) -> Gate [root]
      struct Gate: View {
        @EnvironmentObject var session: Session
        var body: some View {
          let isKnown = session.name.count > 0
          return (
            Group {
              if isKnown && session.isOpen {
                Vault() // nav: Gate -> Vault [root]
              } else {
                Door() // nav: Gate -> Door [root]
              }
            }
          )
        }
      }
      final class Session: ObservableObject {
        var name = ""
        @Published var isOpen = false
      }
      struct Vault: View { var body: some View { Text("Vault") } }
      struct Door: View { var body: some View { Text("Door") } }
      """)
  }
}
