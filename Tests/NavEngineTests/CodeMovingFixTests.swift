import Testing

/// Fixes that write new code or move code: before and after, and what they leave alone.
@Suite struct CodeMovingFixTests {
  // MARK: Coordinators that are not started

  private func children(_ keep: String, _ start: String = "func start() {}") -> String {
    """
    import UIKit
    protocol Coordinator: AnyObject {}
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let app = AppCoordinator(navigation: UINavigationController())
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        app.begin()
        app.showProfile()
        window?.rootViewController = app.navigation
        return true
      }
    }
    final class AppCoordinator: Coordinator {
      let navigation: UINavigationController
      private var children: [Coordinator] = []
      init(navigation: UINavigationController) { self.navigation = navigation }
      func begin() { navigation.setViewControllers([HomeViewController()], animated: false) }
      func showProfile() {
        let child = ProfileCoordinator(navigation: navigation)
        \(keep)
      }
      func free() { children.removeAll() }
    }
    final class ProfileCoordinator: Coordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      \(start)
    }
    final class HomeViewController: UIViewController {}

    """
  }

  @Test(arguments: ["children.append(child)", "self.children.append(child) // kept", "children.append(child); print(1)"])
  func aCoordinatorIsStartedBehindTheLineThatKeepsIt(_ keep: String) throws {
    let call = keep.prefix { $0 != ")" } + ")"
    try checkFix("coordinator-not-started", children(keep), String(call), call + "\n    child.start()")
  }

  @Test(arguments: [
    ("children.append(child)", "func start() async {}"), ("children.append(child)", "func start() throws {}"),
    ("children.append(child)", "func start() -> UIViewController { UIViewController() }"),
    ("children.append(child)", "func start(with user: Int) {}"), ("children.append(child)", "private func start() {}"),
    ("children.append(child)", "static func start() {}"), ("if true { children.append(child) }", "func start() {}"),
    ("children.append( child )", "func start() {}"),
  ])
  func whatDoesNotSurelyCompileIsNotWritten(_ keep: String, _ start: String) throws {
    #expect(try fixedByRule(children(keep, start), "coordinator-not-started") == nil)
  }

  @Test func linesWithTabsStay() throws {
    #expect(try fixedByRule(children("children.append(child)").replacing("    children.append", with: "\t\tchildren.append"), "coordinator-not-started") == nil)
  }

  // MARK: Tags

  private func tabs(_ content: String, _ item: String = ".tabItem { Text(\"Fields\") }", type: String = "Int") -> String {
    """
    import SwiftUI
    @main struct FarmApp: App { var body: some Scene { WindowGroup { RootScreen() } } }
    enum FarmTab: Hashable { case fields, barn }
    struct RootScreen: View {
      @State private var tab: \(type)
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack {
            \(content)
          }
          \(item)
          BarnScreen().tabItem { Text("Barn") }.tag(\(type == "Int" ? "1" : "FarmTab.barn"))
        }
      }
    }
    struct FieldsScreen: View { var body: some View { Text("") } }
    struct BarnScreen: View { var body: some View { Text("") } }

    """
  }

  @Test func aTagIsMovedOutOfTheStack() throws {
    #expect(
      try fixedByRule(tabs("FieldsScreen().tag(0)"), "tab-without-tag")
        == tabs("FieldsScreen()", ".tag(0).tabItem { Text(\"Fields\") }"))
    #expect(
      try fixedByRule(tabs("FieldsScreen()\n          .tag(FarmTab.fields)\n          .padding()", type: "FarmTab"), "tab-without-tag")
        == tabs("FieldsScreen()\n          .padding()", ".tag(FarmTab.fields).tabItem { Text(\"Fields\") }", type: "FarmTab"))
  }

  @Test(arguments: [
    "FieldsScreen().tag(.fields)", "FieldsScreen().tag(index)", "VStack { FieldsScreen().tag(0) }", "FieldsScreen().tag(0); Text(\"\")",
    "FieldsScreen().tag( 0 )",
  ])
  func otherTagsStay(_ content: String) throws {
    #expect(try fixedByRule(tabs(content), "tab-without-tag") == nil)
  }

  @Test func aTabWithoutAnItemStays() throws {
    #expect(try fixedByRule(tabs("FieldsScreen().tag(0)", ".badge(3)"), "tab-without-tag") == nil)
  }

  // MARK: Modals without a stack

  private func notes(_ present: String, editor: String = "Button(\"\") { navigator.push(.colors) }", stack: String = "FlowStack($routes, withNavigation: true)") -> String {
    """
    import FlowStacks
    import SwiftUI
    @main struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }
    enum NotesRoute: Hashable { case editor, colors, note(id: Int) }
    struct NotesView: View {
      @State private var routes: Routes<NotesRoute> = []
      var body: some View {
        \(stack) {
          ListView()
            .flowDestination(for: NotesRoute.self) { route in
              switch route {
              case .editor: EditorView()
              case .colors: ColorsView()
              case .note: EditorView()
              }
            }
        }
      }
    }
    struct ListView: View {
      @EnvironmentObject var navigator: FlowNavigator<NotesRoute>
      var body: some View { Button("Edit") { \(present) } }
    }
    struct EditorView: View {
      @EnvironmentObject var navigator: FlowNavigator<NotesRoute>
      var body: some View { \(editor) }
    }
    struct ColorsView: View { var body: some View { Text("Red") } }

    """
  }

  @Test(arguments: [
    ("navigator.presentSheet(.editor)", "navigator.presentSheet(.editor, withNavigation: true)"),
    ("navigator.presentCover(NotesRoute.note(id: 3))", "navigator.presentCover(NotesRoute.note(id: 3), withNavigation: true)"),
  ])
  func aModalIsGivenAStack(_ old: String, _ new: String) throws {
    try checkFix("flowstacks-push-in-bare-modal", notes(old), old, new)
  }

  @Test func whatIsPresentedInManyWordsIsOnlyTold() throws {
    #expect(try fixedByRule(notes("navigator.presentSheet(Bool.random() ? .editor : .note(id: 1))"), "flowstacks-push-in-bare-modal") == nil)
  }

  @Test(arguments: [
    notesArguments("navigator.presentSheet(.editor, withNavigation: true)"), notesArguments("navigator.presentSheet(.colors)"),
    notesArguments("navigator.push(.editor)"), notesArguments("navigator.presentSheet(.editor)", editor: "Text(\"\")"),
    notesArguments("navigator.presentSheet(.editor)", editor: "Button(\"\") { navigator.presentSheet(.colors) }"),
    notesArguments("navigator.presentSheet(.editor)", editor: "FlowStack($inner, withNavigation: true) { Button(\"\") { navigator.push(.colors) } }"),
  ])
  func modalsThatNeedNoStack(_ arguments: [String]) throws {
    #expect(try spoken(notes(arguments[0], editor: arguments[1]), "flowstacks-push-in-bare-modal").isEmpty)
  }
}

private func notesArguments(_ present: String, editor: String = "Button(\"\") { navigator.push(.colors) }") -> [String] { [present, editor] }
