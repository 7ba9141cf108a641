import Testing

/// Links, columns and tabs.
struct ContainerFlowTests {
  @Test func aLinksValueGoesToTheNearestRegistration() {
    expectFlow(
      """
      import SwiftUI
      struct Book: Hashable, Identifiable { let id: Int; let title: String }
      @main struct LibraryApp: App {
        var body: some Scene { WindowGroup { RootView() } } // nav: (entry) -> RootView [root]
      }
      struct RootView: View {
        var body: some View {
          TabView {
            ShelvesView() // nav: RootView -> ShelvesView [tab]
            AuthorsView() // nav: RootView -> AuthorsView [tab]
          }
        }
      }
      struct ShelvesView: View {
        let book = Book(id: 1, title: "Orlando")
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Poetry", value: "poetry") // nav: ShelvesView -> GenreView [push]
              NavigationLink("Shelf 4", value: 4) // nav: ShelvesView -> ShelfView [push]
              NavigationLink(book.title, value: book) // nav: ShelvesView -> BookView [push]
            }
            .navigationDestination(for: String.self) { name in GenreView(name: name) }
            .navigationDestination(for: Int.self) { number in ShelfView(number: number) }
            .navigationDestination(for: Book.self) { book in BookView(book: book) }
          }
        }
      }
      struct AuthorsView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Woolf", value: "woolf") // nav: AuthorsView -> AuthorView [push]
              .navigationDestination(for: String.self) { AuthorView(name: $0) }
          }
        }
      }
      struct GenreView: View { let name: String; var body: some View { Text(name) } }
      struct ShelfView: View { let number: Int; var body: some View { Text("Shelf") } }
      struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
      struct AuthorView: View { let name: String; var body: some View { Text(name) } }
      """)
  }

  @Test func aListsSelectionShowsTheDetailColumn() {
    expectFlow(
      """
      import SwiftUI
      enum Mailbox: String, Hashable, CaseIterable, Identifiable { case inbox, sent; var id: Self { self } }
      @main struct MailApp: App {
        var body: some Scene { WindowGroup { MailView() } } // nav: (entry) -> MailView [root]
      }
      struct MailView: View {
        @State private var selection: Mailbox?
        var body: some View {
          NavigationSplitView {
            MailboxList(selection: $selection) // nav: MailView -> MailboxList [split]
          } detail: {
            MailboxDetail(mailbox: selection) // nav: MailView -> MailboxDetail [split]
          }
        }
      }
      struct MailboxList: View {
        @Binding var selection: Mailbox?
        var body: some View {
          List(selection: $selection) {
            NavigationLink(value: Mailbox.inbox) { Text("In") } // nav: MailboxList -> InboxView [split] Mailbox.inbox
            NavigationLink(value: Mailbox.sent) { Text("Sent") } // nav: MailboxList -> SentView [split] Mailbox.sent
          }
        }
      }
      struct MailboxDetail: View {
        let mailbox: Mailbox?
        var body: some View {
          switch mailbox {
          case .inbox: InboxView()
          case .sent: SentView()
          case nil: Text("Choose a mailbox")
          }
        }
      }
      struct InboxView: View { var body: some View { Text("In") } }
      struct SentView: View { var body: some View { Text("Sent") } }
      """)
  }

  @Test func tabsAreMadeOfAnEnumsCases() {
    expectFlow(
      """
      import SwiftUI
      enum ClubTab: String, CaseIterable, Identifiable {
        case classes, workouts
        var id: Self { self }
        static var shown: [ClubTab] { [.classes, .workouts] }
        @ViewBuilder var content: some View {
          switch self {
          case .classes: ClassesView()
          case .workouts: WorkoutsView()
          }
        }
      }
      @main struct ClubApp: App {
        var body: some Scene { WindowGroup { ClubView() } } // nav: (entry) -> ClubView [root]
      }
      struct ClubView: View {
        @State private var tab = ClubTab.classes
        var body: some View {
          TabView(selection: $tab) {
            ForEach(ClubTab.shown) { tab in
              // nav: ClubView -> ClassesView [tab] ClubTab.classes; ClubView -> WorkoutsView [tab] ClubTab.workouts
              Tab(tab.rawValue, systemImage: "figure.run", value: tab) {
                tab.content
              }
            }
          }
        }
      }
      struct ClassesView: View { var body: some View { Text("Classes") } }
      struct WorkoutsView: View { var body: some View { Text("Workouts") } }
      """)
  }

  @Test func aLinksOwnInitialiserWrapsARoute() {
    expectFlow(
      """
      import SwiftUI
      enum SettingsRoute: Hashable {
        case settings, privacy
        @ViewBuilder var view: some View {
          switch self {
          case .settings: SettingsView()
          case .privacy: PrivacyView()
          }
        }
      }
      extension NavigationLink where Label == Text, Destination == AnyView {
        init(_ title: String, destination: SettingsRoute) {
          self.init(title) { AnyView(destination.view) }
        }
      }
      @main struct JournalApp: App {
        var body: some Scene { WindowGroup { ProfileView() } } // nav: (entry) -> ProfileView [root]
      }
      struct ProfileView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Settings", destination: .settings) // nav: ProfileView -> SettingsView [push] SettingsRoute.settings
          }
        }
      }
      struct SettingsView: View {
        var body: some View {
          NavigationLink("Privacy", destination: .privacy) // nav: SettingsView -> PrivacyView [push] SettingsRoute.privacy
        }
      }
      struct PrivacyView: View { var body: some View { Text("Privacy") } }
      """)
  }

  @Test func aLinkInAStackIsContent() {
    let graph = FlowRun.graph("""
      import SwiftUI
      struct HomeView: View { var body: some View { NavigationStack { NavigationLink("Cart") { CartView() } } } }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
    #expect(FlowRun.transitions(graph).count == 1)
    #expect(graph.callCounts.unresolved == 0)
  }

  @Test func tabsInAStackAreItsContent() {
    let graph = FlowRun.graph("""
      import SwiftUI
      enum Shelf: CaseIterable { case bread, cake }
      struct ShopView: View {
        @State var shelf: Shelf = .bread
        var body: some View {
          NavigationStack {
            TabView(selection: $shelf, content: {
              ForEach(Shelf.allCases, id: \\.self) { shelf in
                Tab(value: shelf, content: { page(for: shelf) }, label: { Text("Shelf") })
              }
            })
          }
        }
        @ViewBuilder private func page(for shelf: Shelf) -> some View {
          switch shelf {
          case .bread: BreadView()
          case .cake: CakeView()
          }
        }
      }
      struct BreadView: View { var body: some View { Text("Bread") } }
      struct CakeView: View { var body: some View { Text("Cake") } }
      """)
    #expect(FlowRun.transitions(graph).count == 2)
    #expect(graph.callCounts.unresolved == 0)
  }

  @Test func whatIsAppendedToACopyOfTheStackIsPushed() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: FormViewController()) // nav: (entry) -> FormViewController [root]
        }
      }
      final class FormViewController: UIViewController {
        let banner = BannerView()
        func save() {
          banner.rootViewController = self
          let trip = TripViewController()
          guard var all = navigationController?.viewControllers else { return }
          all.removeLast()
          all.append(trip)
          navigationController?.setViewControllers(all, animated: true) // nav: FormViewController -> TripViewController [push]
        }
        func help() {
          var all = navigationController?.viewControllers ?? []
          all.append(HelpViewController())
          navigationController?.viewControllers = all // nav: FormViewController -> HelpViewController [push]
        }
        func open() {
          navigationController?.viewControllers.append(HelpViewController()) // nav: FormViewController -> HelpViewController [push]
        }
        override func viewDidLoad() {
          navigationController?.viewControllers = [self, DraftViewController()] // nav: FormViewController -> DraftViewController [push]
        }
      }
      final class DraftViewController: UIViewController {}
      final class TripViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      """)
  }

  @Test func aTabBarControllerHoldsWhatFillsItsTabs() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let coordinator = MainCoordinator(UINavigationController())
          coordinator.start()
          window?.rootViewController = coordinator.controller // nav: (entry) -> ShopViewController [root]
        }
      }
      final class MainBarController: UITabBarController {
        func fill(with screens: [UIViewController]) { setViewControllers(screens, animated: false) }
      }
      final class MainCoordinator {
        let controller: UINavigationController
        private let bar = MainBarController()
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() {
          bar.fill(with: [
            makeShop(), // nav: MainBarController -> ShopViewController [tab]
            makeHelp() // nav: MainBarController -> HelpViewController [tab]
          ])
          controller.viewControllers = [bar] // nav: (entry) -> MainBarController [root]
        }
        private func makeShop() -> UINavigationController {
          let stack = UINavigationController()
          ShopCoordinator(stack).start()
          return stack
        }
        private func makeHelp() -> UINavigationController {
          let stack = UINavigationController()
          HelpCoordinator(stack).start()
          return stack
        }
      }
      final class ShopCoordinator {
        let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.viewControllers = [ShopViewController()] } // nav: MainBarController -> ShopViewController [root]
      }
      final class HelpCoordinator {
        let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.viewControllers = [HelpViewController()] } // nav: MainBarController -> HelpViewController [root]
      }
      final class ShopViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      """)
  }

  @Test func aWindowsContainerShowsWhatEachOfTheFlowsPutsFirstIntoIt() {
    expectFlow(
      """
      import UIKit
      final class Flow {
        let navigation: UINavigationController
        var isKnown = false
        init(window: UIWindow) {
          navigation = UINavigationController()
          window.rootViewController = navigation // nav: (entry) -> DoorController [root]; (entry) -> HallController [root]
        }
        func start() { if isKnown { HouseFlow(navigation: navigation).start() } else { DoorFlow(navigation: navigation).start() } }
      }
      final class DoorFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([DoorController()], animated: false) } // nav: (entry) -> DoorController [root]
      }
      final class HouseFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let bar = UITabBarController()
          bar.viewControllers = [HallController(), AtticController()] // nav: UITabBarController -> HallController [tab]; UITabBarController -> AtticController [tab]
          navigation.setViewControllers([bar], animated: false) // nav: (entry) -> UITabBarController [root]
        }
      }
      final class DoorController: UIViewController {}
      final class HallController: UIViewController {}
      final class AtticController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var flow: Flow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          flow = Flow(window: UIWindow())
          flow?.start()
        }
      }
      """)
  }
}
