import NavModel
import Testing

/// Screens of one framework in the other, of the system, in windows, and tabs that others select.
struct HostFlowTests {
  @Test func aHostingControllerIsItsView() {
    expectFlow(
      """
      // file: Bank/SceneDelegate.swift
      import UIKit
      import SwiftUI
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let accounts = AccountsView(viewModel: AccountsViewModel())
          let host = UIHostingController(rootView: accounts)
          window?.rootViewController = UINavigationController(rootViewController: host) // nav: (entry) -> AccountsView [root]
        }
      }
      // file: Bank/Accounts.swift
      import UIKit
      import SwiftUI
      final class AccountsViewModel: ObservableObject {
        weak var navigation: UINavigationController?
        func cardsTapped() {
          let cards = CardsView().environment(\\.locale, .current)
          navigation?.pushViewController(UIHostingController(rootView: cards), animated: true) // nav: AccountsView -> CardsView [push]
        }
      }
      struct AccountsView: View {
        @ObservedObject var viewModel: AccountsViewModel
        var body: some View { Button("Cards") { viewModel.cardsTapped() } }
      }
      struct CardsView: View { var body: some View { Text("Cards") } }
      """)
  }

  @Test func aSystemsScreenIsExternal() {
    let source = """
      import UIKit
      import SafariServices
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = TermsViewController() // nav: (entry) -> TermsViewController [root]
        }
      }
      final class TermsViewController: UIViewController {
        @objc func linkTapped() {
          let page = SFSafariViewController(url: terms)
          page.preferredControlTintColor = .black
          present(page, animated: true) // nav: TermsViewController -> SFSafariViewController [present]
        }
      }
      """
    expectFlow(source)
    let page = FlowRun.graph(source).screens.first { $0.id == "SFSafariViewController" }
    #expect(page?.kind == .external)
    #expect(page?.place == nil)
  }

  @Test func aTabIsSelectedFromAnotherScreen() {
    expectFlow(
      """
      import SwiftUI
      enum CinemaTab: Hashable { case films, tickets }
      @main struct CinemaApp: App {
        var body: some Scene { WindowGroup { CinemaView() } } // nav: (entry) -> CinemaView [root]
      }
      struct CinemaView: View {
        @State private var tab = CinemaTab.films
        var body: some View {
          TabView(selection: $tab) {
            FilmsView(tab: $tab).tag(CinemaTab.films) // nav: CinemaView -> FilmsView [tab]
            TicketsView().tag(CinemaTab.tickets) // nav: CinemaView -> TicketsView [tab]
          }
        }
      }
      struct FilmsView: View {
        @Binding var tab: CinemaTab
        var body: some View {
          Button("Tickets") { tab = .tickets } // nav: FilmsView -> TicketsView [tab] CinemaTab.tickets
        }
      }
      struct TicketsView: View { var body: some View { Text("Tickets") } }
      """)
  }

  @Test func aWindowIsOpenedByItsName() {
    expectFlow(
      """
      import SwiftUI
      @main struct MuseumApp: App {
        var body: some Scene {
          WindowGroup { HallView() } // nav: (entry) -> HallView [root]
          Window("Plan", id: "plan") { FloorPlanView() } // nav: (entry) -> FloorPlanView [window]
        }
      }
      struct HallView: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View {
          Button("Plan") { openWindow(id: "plan") } // nav: HallView -> FloorPlanView [window]
        }
      }
      struct FloorPlanView: View { var body: some View { Text("Plan") } }
      """)
  }

  @Test func whoSetsAFlagOfTheRootDecides() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App {
        @State private var isMember = false
        var body: some Scene {
          WindowGroup {
            if isMember {
              ClubView()
            } else {
              LoginView(isMember: $isMember) // nav: (entry) -> LoginView [root]
            }
          }
        }
      }
      struct ClubView: View { var body: some View { Text("Club") } }
      struct LoginView: View {
        @Binding var isMember: Bool
        var body: some View { Button("Log in") { isMember = true } } // nav: LoginView -> ClubView [root]
      }
      """)
  }

  @Test func aChildCoordinatorHasTheScreenThatStartsIt() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var coordinator: ClubCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          coordinator = ClubCoordinator(navigation: navigation)
          coordinator?.start()
          window?.rootViewController = navigation // nav: (entry) -> ClassesViewController [root]
        }
      }
      final class ClubCoordinator {
        private let navigation: UINavigationController
        private var children: [BookingCoordinator] = []
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let classes = ClassesViewController()
          classes.onBook = { [weak self] in self?.book() }
          navigation.setViewControllers([classes], animated: false) // nav: (entry) -> ClassesViewController [root]
        }
        private func book() {
          let booking = BookingCoordinator(navigation: navigation)
          children.append(booking)
          booking.start()
        }
      }
      final class BookingCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          navigation.pushViewController(BookingViewController(), animated: true) // nav: ClassesViewController -> BookingViewController [push]
        }
      }
      final class ClassesViewController: UIViewController {
        var onBook: (() -> Void)?
        @objc func bookTapped() { onBook?() }
      }
      final class BookingViewController: UIViewController {}
      """)
  }

  @Test func aHostOfAnyViewStandsForTheView() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let coordinator = ListCoordinator()
          window?.rootViewController = coordinator.makeController() // nav: (entry) -> ListView [root]
        }
      }
      class Host<Content: View>: UIHostingController<Content> {
        init(content: Content) { super.init(rootView: content) }
      }
      final class ListCoordinator {
        private var controller: UIViewController?
        func makeController() -> UIViewController? {
          controller = Host(content: makeList())
          return controller
        }
        private func makeList() -> ListView { ListView(coordinator: self) }
        func showDetail() {
          controller?.navigationController?.pushViewController(Host(content: DetailView()), animated: true) // nav: ListView -> DetailView [push]
        }
      }
      struct ListView: View {
        let coordinator: ListCoordinator
        var body: some View { Button("Detail") { coordinator.showDetail() } }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """)
  }

  @Test func listsAreShownByTheTypeOfTheList() {
    expectFlow(
      """
      import SwiftUI
      struct Walk: Identifiable, Hashable { let id: Int; let sights: [String] }
      @main struct WalkApp: App { var body: some Scene { WindowGroup { WalkView(walk: Walk(id: 1, sights: [])) } } } // nav: (entry) -> WalkView [root]
      struct WalkView: View {
        let walk: Walk
        @State private var sight: String?
        var body: some View {
          NavigationStack {
            List(walk.sights, id: \\.self, selection: $sight) { Text($0) } // nav: WalkView -> SightView [push]
              .toolbar { NavigationLink("All", value: walk.sights) } // nav: WalkView -> SightsView [push]
              .navigationDestination(for: [String].self) { SightsView(names: $0) }
              .navigationDestination(item: $sight) { SightView(name: $0) }
          }
        }
      }
      struct SightsView: View { let names: [String]; var body: some View { Text("All") } }
      struct SightView: View { let name: String; var body: some View { Text(name) } }
      """)
  }
}
