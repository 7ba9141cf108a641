import Testing

/// Wrappers around a view that somebody else hands over.
@Suite struct HandedViewTests {
  @Test func aParameterAloneInAClosure() {
    expectFlow(
      """
      import UIKit
      import SwiftUI
      struct Sized<Content: View>: View {
        let content: () -> Content
        @State private var size: CGSize = .zero
        var body: some View {
          GeometryReader { geometry in
            ZStack { Color.clear.onAppear { size = geometry.size }; content().environment(\\.size, size) }
          }
        }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          setUp(with: WelcomeView()) // nav: (entry) -> WelcomeView [root]
          return true
        }
        private func setUp<V: View>(with view: V) {
          let window = UIWindow()
          let root = Sized { view }
          window.rootViewController = UIHostingController(rootView: root)
          self.window = window
        }
      }
      """)
  }

  /// What runs as it is closed is no content.
  @Test func anActionOfAWrapperIsNoContent() {
    expectFlow(
      """
      import UIKit
      import SwiftUI
      struct Modal<Content: View>: View {
        let content: () -> Content
        let dismissAction: () -> Void
        init(@ViewBuilder content: @escaping () -> Content, dismissAction: @escaping () -> Void) {
          self.content = content
          self.dismissAction = dismissAction
        }
        var body: some View { content().onTapGesture { dismissAction() } }
      }
      struct ShareView: View { var body: some View { List { Text("Share") } } }
      enum Sharing {
        static func show(in controller: UIViewController) {
          let share = ShareView()
          let modal = Modal { share } dismissAction: { controller.dismiss(animated: true) }
          controller.present(UIHostingController(rootView: modal), animated: true) // nav: ListController -> ShareView [present]
        }
      }
      final class ListController: UIViewController {
        @objc func share() { Sharing.show(in: self) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ListController() // nav: (entry) -> ListController [root]
        }
      }
      """)
  }

  @Test func aLazyViewInALinkOfTheAppsOwn() {
    expectFlow(
      """
      import SwiftUI
      struct LazyLink<Destination: View, Label: View>: View {
        private let destination: () -> Destination
        var isActive: Binding<Bool>?
        private let label: () -> Label
        init(destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>? = nil, label: @escaping () -> Label) {
          self.destination = destination
          self.isActive = isActive
          self.label = label
        }
        var body: some View {
          if let isActive = isActive {
            NavigationLink(destination: Lazy(destination), isActive: isActive, label: label)
          } else {
            NavigationLink(destination: Lazy(destination), label: label)
          }
        }
      }
      struct Lazy<Wrapped: View>: View {
        private let wrapped: () -> Wrapped
        init(_ wrapped: @escaping () -> Wrapped) { self.wrapped = wrapped }
        var body: some View { wrapped() }
      }
      struct HomeView: View {
        @State private var isOpen = false
        var body: some View {
          List {
            LazyLink(destination: CartView()) { Text("Cart") } // nav: HomeView -> CartView [push]
            LazyLink(destination: HelpView(), isActive: $isOpen) { Text("Help") } // nav: HomeView -> HelpView [push]
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { NavigationView { HomeView() } } } } // nav: (entry) -> HomeView [root]
      """)
  }

  /// A menu of rows is the screen, and not one of them.
  @Test func aMenuOfRows() {
    expectFlow(
      """
      import UIKit
      import SwiftUI
      struct MenuRow<Title: View>: View {
        let title: Title
        let onTap: () -> Void
        var body: some View { Button { onTap() } label: { title } }
      }
      struct MenuSeparator: View { var body: some View { Divider() } }
      struct SheetMenu<Title: View, Items: View>: View {
        var title: Title
        let items: Items
        init(_ title: Title, @ViewBuilder items: () -> Items) { self.title = title; self.items = items() }
        var body: some View { VStack { title; items } }
      }
      final class TeamController: UIViewController {
        @objc func more() {
          let sheet = UIHostingController(rootView: SheetMenu(Text("More"), items: {
            MenuRow(title: Text("Show")) { self.show() }
            MenuSeparator()
            MenuRow(title: Text("Leave")) {}
          }))
          present(sheet, animated: true) // nav: TeamController -> SheetMenu [present]
        }
        private func show() {
          navigationController?.pushViewController(DetailController(), animated: true) // nav: TeamController -> DetailController [push]
        }
      }
      final class DetailController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: TeamController()) // nav: (entry) -> TeamController [root]
        }
      }
      """)
  }

  /// What a button's initialiser is given, and its sheet puts into a wrapper, is shown where the button is made.
  @Test func aWrapperAroundWhatAnInitialiserBuildsIsNotTheScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { BoatsView() } } } // nav: (entry) -> BoatsView [root]
      struct Frame<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content() }
        var body: some View { NavigationStack { content } }
      }
      struct MoreButton: View {
        @State private var isShown = false
        private let content: AnyView
        init(@ViewBuilder content: @escaping () -> AnyView) { self.content = content() }
        var body: some View {
          Button("More") { isShown = true }
            .sheet(isPresented: $isShown) { Frame { content } }
        }
      }
      struct BoatsView: View { var body: some View { MoreButton { AnyView(HelpView()) } } } // nav: BoatsView -> HelpView [sheet]
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }
}
