import NavModel
import Testing

struct OrphanScreenTests {
  private func orphans(_ more: String, home: String = "Text(\"Home\")") -> [String] {
    let app = """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      struct HomeScreen: View { var body: some View { \(home) } }
      \(more)
      """
    return ObservationRun.graph(app).screens.filter(\.isOrphan).map(\.id)
  }

  @Test func aControllerThatNothingNamesIsAnOrphan() {
    #expect(orphans("final class OldViewController: UIViewController {}") == ["OldViewController"])
  }

  @Test(arguments: [
    "let made = OldViewController()", "let type = OldViewController.self", "let name = \"OldViewController\"",
    "class NewViewController: OldViewController {}\nlet made = NewViewController()",
    "func use(_ old: OldViewController) {}\nlet used = use(later())",
  ])
  func aControllerThatIsNamedIsNone(_ use: String) {
    #expect(orphans("class OldViewController: UIViewController {}\n" + use).isEmpty)
  }

  /// Room above and below, a page to scroll, a model of its own: parts of screens mostly have none of these.
  @Test(arguments: [
    ("OrderView", "VStack { Spacer(); Text(\"Order\"); Spacer() }", "", true), ("OrderView", "VStack { Text(\"Order\"); Spacer() }", "", false),
    ("OrderView", "ScrollView { Text(\"Order\") }", "", true), ("OrderView", "ScrollView(.horizontal) { Text(\"Order\") }", "", false),
    ("OrderCardView", "ScrollView { Text(\"Order\") }", "", false), ("OrderSheetView", "Text(\"Order\")", "", true),
    ("OrderView", "Text(\"Order\")", "@StateObject var model: OrderViewModel", true), ("OrderView", "Text(\"Order\")", "let store: StoreOf<Order>", true),
    ("OrderView", "Text(\"Order\")", "let order: Order", false), ("OrderView", "Text(\"Order\")", "let model: ShopViewModel", false),
  ])
  func aViewThatFillsItsRoomIsAPage(name: String, body: String, property: String, isPage: Bool) {
    let found = orphans("struct \(name): View { \(property); var body: some View { \(body) } }\nstruct Order {}")
    #expect(found == (isPage ? [name] : []))
  }

  /// A view that only chooses by a route is made in two places, and one of them never opens: the other does.
  @Test func whatIsMadeElsewhereTooIsNotLostWithAStateThatNothingSets() {
    let more = """
      struct Sheet: View {
        enum Kind: Identifiable { case about, help; var id: Self { self } }
        let kind: Kind
        var body: some View {
          switch kind {
          case .about: AboutView()
          case .help: HelpView()
          }
        }
      }
      struct AboutView: View {
        @State private var sheet: Sheet.Kind?
        var body: some View { List { Text("About") }.sheet(item: $sheet) { Sheet(kind: $0) } }
      }
      struct HelpView: View { var body: some View { List { Text("Help") } } }
      struct GuideView: View {
        @State private var sheet: Sheet.Kind?
        var body: some View { Button("Help") { sheet = .help }.sheet(item: $sheet) { Sheet(kind: $0) } }
      }
      """
    #expect(orphans(more, home: "GuideView()").isEmpty)
    #expect(orphans(more) == ["GuideView", "Sheet"])
  }

  @Test func aFrameAroundOthersIsNone() {
    let frame = """
      final class Frame: UIViewController {
        init(_ content: CONTENT) {
          super.init(nibName: nil, bundle: nil)
          addChild(CHILD)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let around = { (type: String, child: String) in frame.replacing("CONTENT", with: type).replacing("CHILD", with: child) }
    #expect(orphans(around("some View", "UIHostingController(rootView: content)")).isEmpty)
    #expect(orphans(around("UIViewController", "content")).isEmpty)
    #expect(orphans(around("Int", "SumController(content)")) == ["Frame"])
  }

  @Test func controllersThatTheSystemMakesAreNone() {
    #expect(orphans("final class ShareViewController: UIViewController { func done() { extensionContext?.completeRequest() } }").isEmpty)
    let base = "class ShareBase: UIViewController { func done() { extensionContext?.completeRequest() } }\n"
    #expect(orphans(base + "final class ShareController: ShareBase {}").isEmpty)
    #expect(orphans("final class NoteController: UIViewController, UNNotificationContentExtension {}").isEmpty)
    #expect(orphans("final class OldViewController: UIViewController { @IBOutlet var label: UILabel! }").isEmpty)
    #expect(orphans("@objc(Old) final class OldViewController: UIViewController {}").isEmpty)
    #expect(orphans("#if DEBUG\nfinal class OldViewController: UIViewController {}\n#endif").isEmpty)
  }

  /// Where the storyboards are read, what none of them names is made by nobody.
  @Test func aControllerThatNoStoryboardHasIsAnOrphan() {
    let source = """
      // file: App.swift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class HomeViewController: UIViewController { @IBOutlet var label: UILabel! }
      final class OldViewController: UIViewController { @IBOutlet var label: UILabel! }
      // file: Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes><scene sceneID="s"><objects><viewController id="a" customClass="HomeViewController" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """
    #expect(FlowRun.graph(FlowRun.files(source)).screens.filter(\.isOrphan).map(\.id) == ["OldViewController"])
  }

  @Test func aTitledViewThatNothingMakesIsAnOrphan() {
    let old = "struct OldScreen: View { var body: some View { Text(\"Old\").navigationTitle(\"Old\") } }\n"
    #expect(orphans(old) == ["OldScreen"])
    #expect(orphans(old + "#Preview { OldScreen() }") == ["OldScreen"])
    #expect(orphans(old.replacing("navigationTitle(\"Old\")", with: "navigationBarHidden(true)")) == ["OldScreen"])
    #expect(orphans(old, home: "NavigationStack { NavigationLink(\"Old\") { OldScreen() } }").isEmpty)
  }

  @Test func aViewWithAStackOfItsOwnIsAScreenUnderAnyName() {
    let old = "struct Overview: View { var body: some View { List {}.navigationDestination(for: Int.self) { Text(\"\\($0)\") } } }\n"
    #expect(orphans(old) == ["Overview"])
    #expect(orphans(old, home: "Overview()").isEmpty)
    #expect(orphans("struct OldForm: View { @State private var on = false; var body: some View { List {}.sheet(isPresented: $on) {} } }").isEmpty)
  }

  @Test(arguments: ["OldScreen", "OldPage", "OldSheet"])
  func aViewThatIsCalledAScreenIsOne(_ name: String) {
    let old = "struct \(name): View { var body: some View { Text(\"Old\") } }\n"
    #expect(orphans(old) == [name])
    #expect(orphans(old, home: "\(name)()").isEmpty)
    #expect(orphans("private " + old).isEmpty, "made for a preview, perhaps")
  }

  @Test(arguments: ["List { Text(\"Old\") }.listStyle(.plain)", "Form { Text(\"Old\") }", "Text(\"Old\").presentationDetents([.medium])"])
  func aViewThatFillsAScreenIsOne(_ body: String) {
    #expect(orphans("struct OldView: View { var body: some View { \(body) } }") == ["OldView"])
    #expect(orphans("struct OldRow: View { var body: some View { \(body) } }").isEmpty)
    #expect(orphans("struct PreviewHostView: View { var body: some View { \(body) } }").isEmpty)
  }

  /// What lies under the bars has the screen to itself; so has what Xcode makes for a new app.
  @Test func aViewWithALayerUnderTheBarsIsAScreen() {
    func view(_ layer: String) -> String {
      "struct OldView: View { var body: some View { let title = \"Old\"; ZStack { \(layer); Text(title) }.onAppear {} } }"
    }
    #expect(orphans(view("Color.red.opacity(0.5).ignoresSafeArea()")) == ["OldView"])
    #expect(orphans(view("Color.red.edgesIgnoringSafeArea(.all)")) == ["OldView"])
    #expect(orphans(view("Color.red")).isEmpty)
    #expect(orphans("struct ContentView: View { var body: some View { VStack { Text(\"Hello\") } } }") == ["ContentView"])
  }

  @Test func aViewThatMakesItsOwnControllerIsAScreen() {
    let body = "struct OldView: View { var body: some View { Text(\"Old\") } }\n"
    let make = "extension OldView { static func controller() -> UIViewController { UIHostingController(rootView: OldView()) } }\n"
    #expect(orphans(body).isEmpty)
    #expect(orphans(body + make) == ["OldView"])
    #expect(orphans(body + make + "let shown = OldView.controller()").isEmpty)
  }

  /// Also where what it is made with is made first, and where something else shows the screen inside.
  @Test func aViewThatIsNothingButAScreenIsOne() {
    let form = "struct FormView: View { let title: String; var body: some View { Form { Text(title) } } }\n"
    let tab = "struct OldTab: View { var body: some View { let title = \"Old\"; FormView(title: title).tabItem { Text(title) } } }\n"
    #expect(orphans(form + tab, home: "NavigationStack { NavigationLink(\"Form\") { FormView(title: \"New\") } }") == ["OldTab"])
    #expect(orphans(form + tab, home: "TabView { OldTab() }").isEmpty)
    #expect(orphans(form + "struct OldTab: View { var body: some View { VStack { FormView(title: \"Old\") } } }").isEmpty)
    let picker = "struct Picker: UIViewControllerRepresentable {}\n"
    #expect(orphans(picker + "struct OldPickerView: View { var body: some View { Picker() } }") == ["OldPickerView"])
    #expect(orphans(picker + "struct OldThumbnail: View { var body: some View { Picker() } }").isEmpty)
  }

  @Test func whatOnlyTheDeadNameIsAnOrphan() {
    let old = "struct OldScreen: View { var body: some View { Text(\"Old\") } }\n"
    #expect(orphans(old + "final class OldFlow { func make() -> some View { OldScreen() } }") == ["OldScreen"])
    #expect(orphans(old + "final class OldFlow { func make() -> some View { OldScreen() } }\nlet made = OldFlow().make()").isEmpty)
    // A part of another one that is dead.
    #expect(orphans(old + "struct OlderView: View { var body: some View { VStack { OldScreen() } } }").isEmpty)
  }

  @Test func aPartOfAScreenIsNone() {
    #expect(orphans("struct OldBadgeView: View { var body: some View { Text(\"Old\") } }").isEmpty)
    #expect(orphans("struct OldBadge: View { var body: some View { Text(\"Old\").navigationTitle(\"Old\") } }").isEmpty)
  }

  @Test func aContainersOwnConstructionIsNoUse() {
    let old = """
      struct OldView: View { var body: some View { Text("Old") } }
      func assemble(_ container: Container) { container.register(OldView.self) { _ in OldView() } }

      """
    #expect(orphans(old) == ["OldView"])
    #expect(orphans(old + "func make(_ resolver: Resolver) { show(resolver.resolve(OldView.self)) }\nlet made: Void = make(later)").isEmpty)
  }

  @Test func aRepresentableThatNothingMakesIsAnOrphan() {
    #expect(orphans("struct MailView: UIViewControllerRepresentable {}") == ["MailView"])
  }

  /// What a package with a demo offers, others may show; what an app keeps in a package, only the app.
  @Test func whatAPackageOffersIsNone() {
    let orphans = { (app: String) in
      FlowRun.graph(
        FlowRun.files(
          """
          // file: \(app)/App.swift
          import SwiftUI
          import Doors
          @main struct DoorApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
          struct HomeScreen: View { var body: some View { Text("Home") } }
          // file: Doors/Package.swift
          // swift-tools-version:6.0
          import PackageDescription
          let package = Package(name: "Doors", products: [.library(name: "Doors", targets: ["Doors"])], targets: [.target(name: "Doors")])
          // file: Doors/Sources/Doors/Doors.swift
          import SwiftUI
          public struct GateScreen: View { public var body: some View { Text("Gate") } }
          struct HatchScreen: View { var body: some View { Text("Hatch") } }
          """)
      ).screens.filter(\.isOrphan).map(\.id)
    }
    #expect(orphans("Doors/Demo") == ["HatchScreen"])
    #expect(orphans("App") == ["GateScreen", "HatchScreen"])
  }

  /// Without an entry, whoever embeds the sources may show it.
  @Test func aLibraryHasNoOrphans() {
    #expect(ObservationRun.graph("import UIKit\nfinal class OldViewController: UIViewController {}").screens.isEmpty)
  }
}
