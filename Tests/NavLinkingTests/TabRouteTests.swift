import NavModel
import Testing

/// Tabs that routes stand for.
@Suite struct TabRouteTests {
  @Test func aWrapperAroundTheViewOfATabIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      enum Place {
        enum Tab: String, CaseIterable, Identifiable { case shelf, desk; var id: String { rawValue } }
        enum Page: Hashable { case book(Int) }
      }
      extension Place.Tab {
        @ViewBuilder var view: some View {
          switch self { case .shelf: ShelfView()
          case .desk: DeskView() }
        }
      }
      extension Place.Page {
        @ViewBuilder var view: some View { switch self { case .book(let number): BookView(number: number) } }
      }
      @Observable final class Guide {
        weak var above: Guide?
        var tab: Place.Tab?
        var path: [Place.Page] = []
        init(above: Guide? = nil) { self.above = above }
        func select(_ tab: Place.Tab) { if let above { above.select(tab) } else { self.tab = tab } }
      }
      struct Framed<Content: View>: View {
        @State var guide: Guide
        let content: () -> Content
        init(above: Guide, @ViewBuilder content: @escaping () -> Content) {
          _guide = State(initialValue: Guide(above: above))
          self.content = content
        }
        var body: some View { InnerFrame(guide: guide) { content() }.environment(guide) }
      }
      private struct InnerFrame<Content: View>: View {
        @Bindable var guide: Guide
        @ViewBuilder var content: Content
        var body: some View {
          NavigationStack(path: $guide.path) { content.navigationDestination(for: Place.Page.self) { $0.view } }
        }
      }
      @main struct LibraryApp: App {
        @State private var guide = Guide()
        var body: some Scene { WindowGroup { Tabs(guide: guide) } } // nav: (entry) -> Tabs [root]
      }
      struct Tabs: View {
        @Bindable var guide: Guide
        var body: some View {
          TabView(selection: $guide.tab) {
            ForEach(Place.Tab.allCases) { tab in
              Framed(above: guide) { tab.view } // nav: Tabs -> ShelfView [tab] Place.Tab.shelf; Tabs -> DeskView [tab] Place.Tab.desk
                .tag(tab as Place.Tab?)
            }
          }
        }
      }
      struct ShelfView: View {
        @Environment(Guide.self) var guide
        var body: some View {
          List {
            Button("Book") { guide.path.append(.book(1)) } // nav: ShelfView -> BookView [push] Place.Page.book
            Button("Desk") { guide.select(.desk) } // nav: ShelfView -> DeskView [tab] Place.Tab.desk
          }
        }
      }
      struct DeskView: View { var body: some View { List { Text("desk") } } }
      struct BookView: View { let number: Int; var body: some View { List { Text("book") } } }
      """)
  }

  private static let studio = """
    import UIKit
    final class StudioGuide: NSObject, UITabBarControllerDelegate {
      enum Tab: Int, CaseIterable { case wall, add, me }
      let tabs = UITabBarController()
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() {
        tabs.delegate = self
        // nav: UITabBarController -> - [tab] StudioGuide.Tab.add; UITabBarController -> WallController [tab] StudioGuide.Tab.wall; UITabBarController -> MeController [tab] StudioGuide.Tab.me
        tabs.setViewControllers(Tab.allCases.map(makeTab), animated: false)
        window.rootViewController = tabs // nav: (entry) -> UITabBarController [root]
      }
      private func makeTab(_ tab: Tab) -> UIViewController {
        let stack = UINavigationController()
        switch tab {
        case .wall: stack.viewControllers = [WallController()] // nav: (entry) -> WallController [root]
        case .add: stack.viewControllers = [UIViewController()]
        case .me: stack.viewControllers = [MeController()] // nav: (entry) -> MeController [root]
        }
        return stack
      }
      func tabBarController(_ bar: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        guard bar.selectedIndex == Tab.add.rawValue else { return true }
        bar.present(ComposerController(), animated: true) // nav: UITabBarController -> ComposerController [present]
        return false
      }
    }
    final class WallController: UIViewController {}
    final class MeController: UIViewController {}
    final class ComposerController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var guide: StudioGuide?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guide = StudioGuide(window: UIWindow())
        guide?.start()
      }
    }
    """

  @Test func whatATapOnATabPresentsComesFromTheBar() { expectFlow(Self.studio) }

  /// An arm that shows something nobody can read is no missing one.
  @Test func aTabWhoseContentCannotBeReadIsNoGap() {
    let add = FlowRun.graph(Self.studio).routeTypes.flatMap(\.cases).first { $0.name == "add" }
    #expect(add?.mapping == .unknown)
  }

  @Test func payloadsTellOverloadsApart() {
    expectFlow(
      """
      import SwiftUI
      enum Card: Identifiable { case note; var id: Self { self } }
      enum Cover: Identifiable { case film; var id: Self { self } }
      enum Place { case card(Card), cover(Cover) }
      @Observable final class Guide {
        var card: Card?
        var cover: Cover?
        func go(_ place: Place) {
          switch place {
          case let .card(card): present(card)
          case let .cover(cover): present(cover)
          }
        }
        func present(_ card: Card) { self.card = card }
        func present(_ cover: Cover) { self.cover = cover }
      }
      @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      struct DeskView: View {
        @State private var guide = Guide()
        var body: some View {
          List {
            Button("Note") { guide.go(.card(.note)) } // nav: DeskView -> NoteView [sheet] Card.note
            Button("Film") { guide.go(.cover(.film)) } // nav: DeskView -> FilmView [fullScreenCover] Cover.film
          }
          .sheet(item: $guide.card) { card in switch card { case .note: NoteView() } }
          .fullScreenCover(item: $guide.cover) { cover in switch cover { case .film: FilmView() } }
        }
      }
      struct NoteView: View { var body: some View { Form { Text("note") } } }
      struct FilmView: View { var body: some View { Form { Text("film") } } }
      """)
  }

  /// Each case puts its controller at its own place, in a stack that shows nothing but the tab; a screen in the bar asks it for another.
  @Test(arguments: ["all[stall.place] = stack", "all.append(stack)"])
  func tabsPutInTheirPlaces(_ filling: String) {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = FairBar() // nav: (entry) -> FairBar [root]
          return true
        }
      }
      enum Stall: CaseIterable {
        case rides, snacks
        var place: Int {
          switch self {
          case .rides: return 0
          case .snacks: return 1
          }
        }
        func make() -> UIViewController? {
          switch self {
          case .rides: return RidesController()
          case .snacks: return SnacksController()
          }
        }
      }
      protocol Choosing: AnyObject { func change(to stall: Stall) }
      final class FairBar: UITabBarController, Choosing {
        func fill() {
          var all: [UIViewController?] = Array(repeating: nil, count: Stall.allCases.count)
          // nav: FairBar -> RidesController [tab] Stall.rides; FairBar -> SnacksController [tab] Stall.snacks
          for stall in Stall.allCases {
            let stack = UINavigationController()
            if let shown = stall.make() {
              stack.setViewControllers([shown], animated: false)
              \(filling)
            }
          }
          viewControllers = all.compactMap { $0 }
        }
        func change(to stall: Stall) { selectedIndex = stall.place }
      }
      final class RidesController: UIViewController {
        weak var bar: FairBar?
        @objc func hungry() { bar?.change(to: .snacks) } // nav: RidesController -> SnacksController [tab] Stall.snacks
      }
      final class SnacksController: UIViewController {
        weak var bar: FairBar?
        @objc func done() { bar?.change(to: .rides) } // nav: SnacksController -> RidesController [tab] Stall.rides
      }
      """)
  }

  /// Whose element is exchanged in a list that somebody has, that is no new tab.
  @Test func anElementThatIsExchangedIsNoTab() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = FairController() // nav: (entry) -> FairController [root]
          return true
        }
      }
      final class FairController: UIViewController {
        func show(_ next: UIViewController) {
          if let bar = tabBarController {
            var all = bar.viewControllers ?? []
            all[0] = next
            bar.setViewControllers(all, animated: true)
          } else {
            view.window?.rootViewController = next
          }
        }
        @objc func open() { show(RidesController()) } // nav: FairController -> RidesController [root]
      }
      final class RidesController: UIViewController {}
      """)
  }

  /// The tabs are a plain list, and the bar has a property of its own by which others say the one they want.
  @Test func aSetterOfTheBarsOwnSelectsByPlace() {
    expectFlow(
      """
      import UIKit
      enum Stop: Int { case quay, pier, hut
        var place: Int {
          switch self {
          case .quay: return 0
          case .pier: return 1
          case .hut: return 2
          }
        }
      }
      final class HarbourBar: UITabBarController {
        var stop: Stop? {
          get { Stop(rawValue: selectedIndex) }
          set { if let place = newValue?.rawValue { selectedIndex = place } }
        }
        func go(to stop: Stop) { selectedIndex = stop.place }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let bar = HarbourBar()
          // nav: HarbourBar -> QuayController [tab]; HarbourBar -> PierController [tab]; HarbourBar -> HutController [tab]
          bar.setViewControllers([QuayController(), PierController(), HutController()], animated: false)
          window?.rootViewController = bar // nav: (entry) -> HarbourBar [root]
        }
      }
      final class QuayController: UIViewController {
        @objc func toHut() { (tabBarController as? HarbourBar)?.stop = .hut } // nav: QuayController -> HutController [tab]
      }
      final class PierController: UIViewController {
        weak var bar: HarbourBar?
        @objc func toHut() { bar?.stop = .hut } // nav: PierController -> HutController [tab]
        @objc func toQuay() { bar?.go(to: .quay) } // nav: PierController -> QuayController [tab]
      }
      final class HutController: UIViewController {}
      """)
  }
}
