import NavModel
import Testing

struct StackObservationTests {
  private static let registration = ".navigationDestination(for: ShopRoute.self) { _ in CartScreen() }"

  private func registrations(_ source: String) -> [Registration] { ObservationRun.observations(source).registrations }

  @Test func aRegistrationInsideTheStackIsInside() {
    let found = registrations(ObservationRun.app("NavigationStack { Text(\"Home\")\(Self.registration) }"))
    #expect(found.map(\.attachment) == [.insideStack])
    #expect(found.map(\.valueType) == ["ShopRoute"])
  }

  @Test func aRegistrationBehindTheStacksBraceIsOnIt() {
    let found = registrations(ObservationRun.app("NavigationStack { Text(\"Home\") }.tint(.red)\(Self.registration)"))
    #expect(found.map(\.attachment) == [.onStack])
  }

  @Test func aRegistrationInASheetsRootIsOutside() {
    let found = registrations(
      ObservationRun.app(
        "NavigationStack { Text(\"Home\").sheet(isPresented: $shows) { EditScreen() } }", state: "@State var shows = true",
        "struct EditScreen: View { var body: some View { Text(\"Edit\")\(Self.registration) } }"))
    #expect(found.map(\.attachment) == [.outsideStack])
  }

  @Test func aRegistrationInAHostedViewIsOutside() {
    let found = registrations(
      """
      import SwiftUI
      final class Coordinator {
        func start() { host(EditScreen()) }
        func host(_ view: some View) -> UIViewController { UIHostingController(rootView: view.tint(.red)) }
      }
      struct EditScreen: View { var body: some View { Text("Edit")\(Self.registration) } }
      enum ShopRoute: Hashable { case cart }
      struct CartScreen: View { var body: some View { Text("Cart") } }
      """)
    #expect(found.map(\.attachment) == [.outsideStack])
  }

  @Test func aRegistrationInAPushedViewIsInside() {
    let found = registrations(
      ObservationRun.app(
        "NavigationStack { NavigationLink(\"Edit\") { EditScreen() } }",
        "struct EditScreen: View { var body: some View { content }\n var content: some View { Text(\"Edit\")\(Self.registration) } }"))
    #expect(found.map(\.attachment) == [.insideStack])
  }

  @Test func aRegistrationInAWrapperWithAStackIsInside() {
    let wrapper = """
      struct Stacked<Content: View>: View {
        let content: () -> Content
        var body: some View { NavigationStack { content() } }
      }
      """
    let found = registrations(ObservationRun.app("Stacked { Text(\"Home\")\(Self.registration) }", wrapper))
    #expect(found.map(\.attachment) == [.insideStack])
  }

  @Test func aRegistrationInAnUnknownWrapperIsUnknown() {
    let found = registrations(ObservationRun.app("RouterView { Text(\"Home\")\(Self.registration) }"))
    #expect(found.map(\.attachment) == [.unknown])
  }

  @Test func aViewThatNobodyMakesIsUnknown() {
    let found = registrations(
      ObservationRun.app("Text(\"Home\")", "struct EditScreen: View { var body: some View { Text(\"Edit\")\(Self.registration) } }"))
    #expect(found.map(\.attachment) == [.unknown])
  }

  @Test func aHelpersRegistrationFollowsItsCallers() {
    let helper = "extension View { func withRoutes() -> some View { self\(Self.registration) } }"
    #expect(registrations(ObservationRun.app("NavigationStack { Text(\"Home\").withRoutes() }", helper)).map(\.attachment) == [.insideStack])
    #expect(registrations(ObservationRun.app("NavigationStack { Text(\"Home\") }.withRoutes()", helper)).map(\.attachment) == [.outsideStack])
  }

  @Test func aTypedPathIsToldOfTheStackAndItsRegistrations() {
    let found = ObservationRun.observations(
      ObservationRun.app("NavigationStack(path: $path) { Text(\"Home\")\(Self.registration) }", state: "@State private var path: [ShopRoute] = []"))
    #expect(found.stacks.map(\.pathElement) == ["ShopRoute"])
    #expect(found.registrations.map(\.stackPathElement) == ["ShopRoute"])
  }

  @Test func anErasedPathHasNoElement() {
    let found = ObservationRun.observations(
      ObservationRun.app("NavigationStack(path: $path) { Text(\"Home\") }", state: "@State private var path = NavigationPath()"))
    #expect(found.stacks.map(\.pathElement) == [nil])
  }

  /// Screens that push each other: what is around one is around the other, whichever is asked first.
  @Test func screensThatShowEachOtherHaveTheSameStacks() {
    let found = registrations(
      ObservationRun.app(
        "NavigationStack { Text(\"Home\").sheet(isPresented: $shows) { FirstScreen() }; NavigationLink(\"b\") { SecondScreen() } }",
        state: "@State var shows = true",
        """
        struct FirstScreen: View {
          var body: some View { NavigationLink("b") { SecondScreen() }.navigationDestination(for: ShopRoute.self) { _ in CartScreen() } }
        }
        struct SecondScreen: View {
          var body: some View { NavigationLink("a") { FirstScreen() }.navigationDestination(for: Int.self) { _ in CartScreen() } }
        }
        """))
    #expect(found.map(\.attachment) == [.insideStack, .insideStack])
  }

  // MARK: Nested stacks

  @Test func aStackInAStacksLinkIsNested() {
    let found = ObservationRun.observations(
      ObservationRun.app("NavigationStack { VStack { NavigationLink(\"Edit\") { NavigationStack { CartScreen() } } } }"))
    #expect(found.nestedStacks.map(\.isLexical) == [true])
  }

  @Test(arguments: [
    "NavigationStack { Text(\"Home\").sheet(isPresented: $shows) { NavigationStack { CartScreen() } } }",
    "NavigationStack { TabView { NavigationStack { CartScreen() } } }",
    "TabView { NavigationStack { CartScreen() } }",
    "NavigationSplitView { NavigationStack { CartScreen() } } detail: { NavigationStack { CartScreen() } }",
    "NavigationStack { Text(\"Home\").popup(isPresented: $shows) { NavigationStack { CartScreen() } } }",
  ])
  func aStackThatBeginsAnewIsNotNested(_ body: String) {
    #expect(ObservationRun.observations(ObservationRun.app(body, state: "@State var shows = true")).nestedStacks.isEmpty)
  }

  @Test func aPushedScreenWithAStackIsNestedAndAPresentedOneIsNot() {
    let edit = "struct EditScreen: View { var body: some View { NavigationStack { Text(\"Edit\") }.tint(.red) } }"
    let pushed = ObservationRun.observations(ObservationRun.app("NavigationStack { NavigationLink(\"Edit\") { EditScreen() } }", edit))
    #expect(pushed.nestedStacks.map(\.screen) == ["EditScreen"])
    #expect(pushed.nestedStacks.map(\.isLexical) == [false])
    let presented = ObservationRun.observations(
      ObservationRun.app("NavigationStack { Text(\"Home\").sheet(isPresented: $shows) { EditScreen() } }", state: "@State var shows = true", edit))
    #expect(presented.nestedStacks.isEmpty)
  }

  /// Which type it is that adopts the protocol, the caller chooses: the stack's path may well hold it.
  @Test(arguments: ["type", "R.self"]) func aHelperRegistersForWhateverItsCallerHas(_ named: String) throws {
    let found = registrations(
      """
      import SwiftUI
      protocol Routing: Hashable { associatedtype Screen: View; func make() -> Screen }
      enum ShopRoute: Routing { case cart; func make() -> some View { CartScreen() } }
      extension View {
        func routes<R: Routing>(for type: R.Type) -> some View { navigationDestination(for: \(named)) { $0.make() } }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      struct HomeScreen: View {
        @State private var path: [ShopRoute] = []
        var body: some View { NavigationStack(path: $path) { Button("Cart") { path.append(.cart) }.routes(for: ShopRoute.self) } }
      }
      struct CartScreen: View { var body: some View { Text("Cart") } }
      """)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.attachment == .unknown || $0.valueType == "ShopRoute" })
  }
}
