import Testing

/// Routers and buttons of packages whose source is not at hand, which are written with the program's routes.
struct AbsentRouterTests {
  private func pantry(router: String, button: String, _ marks: (String) -> String) -> String {
    """
    import RouteBox
    import SwiftUI
    enum Page: PageProtocol {
      case jar(JarPage)
      case lid
      func body(route: Way) -> some View {
        switch self {
        case .jar(let page): page.body(route: route)
        case .lid: LidView()
        }
      }
    }
    enum JarPage: PageProtocol {
      case open, shut, label(String)
      func body(route: Way) -> some View {
        switch self {
        case .open: OpenView()
        case .shut: ShutView()
        case .label(let text): LabelView(text: text)
        }
      }
    }
    @main struct PantryApp: App {
      @StateObject private var router: \(router)<Page> = .init()
      var body: some Scene {
        WindowGroup { RoutedStack(router: router) { HomeView() } } // nav: (entry) -> HomeView [root]
      }
    }
    struct HomeView: View {
      @EnvironmentObject private var router: \(router)<Page>
      var body: some View {
        VStack {
          Button("Open") { router.push(.jar(.open)) } \(marks("HomeView -> OpenView [push] JarPage.open"))
          Button("Shut") { router.present(way: .fullScreenCover, .jar(.shut)) } \(marks("HomeView -> ShutView [fullScreenCover] JarPage.shut"))
          Button("Lid") { router.present(way: .modalFitContent, .lid) } \(marks("HomeView -> LidView [sheet] Page.lid"))
          Button("Home") { router.showScreen(.lid) } \(marks("HomeView -> LidView [push] Page.lid"))
          Button("Back") { router.popTo(.lid) }
          \(button)(way: .push, destination: Page.jar(.label("Plum"))) { Text("Plum") } \(marks("HomeView -> LabelView [push] JarPage.label"))
        }
      }
    }
    struct OpenView: View { var body: some View { Text("Open") } }
    struct ShutView: View { var body: some View { Text("Shut") } }
    struct LabelView: View { let text: String; var body: some View { Text(text) } }
    struct LidView: View { var body: some View { Text("Lid") } }
    """
  }

  @Test func whatSuchARouterIsGivenIsShown() {
    expectFlow(pantry(router: "Router", button: "NavigationButton") { "// nav: \($0)" })
  }

  /// What is no router by its methods, and no link by its name, shows nothing.
  @Test func otherTypesOfSuchPackagesShowNothing() {
    expectFlow(
      pantry(router: "Cache", button: "Badge") { _ in "" }.replacing("router.push(", with: "router.keep(")
        .replacing("router.present(", with: "router.isKept(").replacing("router.showScreen(", with: "router.count(").replacing("router.popTo(", with: "router.removeAll("))
  }
}
