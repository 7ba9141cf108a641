import NavModel
import Testing

struct PathObservationTests {
  private static let destination = ".navigationDestination(for: ShopRoute.self) { _ in CartScreen() }"

  private func pushed(_ content: String, state: String = "", _ more: String = "") -> [PushedValue] {
    ObservationRun.observations(ObservationRun.app("NavigationStack { \(content) }", state: state, more)).pushedValues
  }

  @Test func aRegisteredLinkIsRegistered() {
    let found = pushed("NavigationLink(\"Cart\", value: ShopRoute.cart)\(Self.destination)")
    #expect(found.map(\.type) == ["ShopRoute"])
    #expect(found.map(\.isRegistered) == [.yes])
    #expect(found.map(\.means) == [.link])
  }

  @Test func aStringThatNothingTakesIsNotRegistered() {
    let found = pushed("NavigationLink(\"Lisbon\", value: \"lisbon\")\(Self.destination)")
    #expect(found.map(\.type) == ["String"])
    #expect(found.map(\.isRegistered) == [.no])
  }

  @Test func anElementOfATypedArrayIsCertain() {
    let found = pushed(
      "ForEach(items) { item in NavigationLink(item.name, value: item) }", state: "let items: [Item] = []",
      "struct Item: Hashable, Identifiable { let id = 1; let name = \"\" }")
    #expect(found.map(\.type) == ["Item"])
    #expect(found.map(\.isRegistered) == [.no])
  }

  @Test func aListsSelectionTakesItsLinks() {
    let found = pushed("List(selection: $chosen) { NavigationLink(\"Lisbon\", value: \"lisbon\") }", state: "@State var chosen: String?")
    #expect(found.map(\.isRegistered) == [.unknown])
  }

  @Test func aRegistrationOfAGenericTypeMayTakeAnything() {
    let found = pushed(
      "NavigationLink(\"Lisbon\", value: \"lisbon\")",
      "extension View { func routes<D: Hashable>(_ type: D.Type) -> some View { navigationDestination(for: D.self) { _ in CartScreen() } } }")
    #expect(found.map(\.isRegistered) == [.unknown])
  }

  @Test func aRegistrationOfErasedValuesMayTakeAnything() {
    let found = pushed("NavigationLink(\"Lisbon\", value: \"lisbon\").navigationDestination(for: AnyHashable.self) { _ in CartScreen() }")
    #expect(found.map(\.isRegistered) == [.unknown])
  }

  @Test func aLibrarysRegistrationCounts() {
    let found = pushed("NavigationLink(\"Lisbon\", value: \"lisbon\").nbNavigationDestination(for: String.self) { _ in CartScreen() }")
    #expect(found.map(\.isRegistered) == [.yes])
  }

  @Test func aGenericValueHasNoCertainType() {
    let more = """
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func push<T: Hashable>(_ value: T) { path.append(value) }
        func pushAny(_ value: any Hashable) { path.append(value) }
        func known(_ value: ShopRoute) { path.append(value) }
      }
      """
    #expect(pushed("Text(\"Home\")", more).map(\.type) == [nil, nil, "ShopRoute"])
  }

  @Test func appendsAndAssignmentsOfATypedPathTellItsElement() {
    let found = ObservationRun.observations(
      ObservationRun.app(
        "NavigationStack(path: $path) { Button(\"a\") { path.append(.cart) }; Button(\"b\") { path = [ShopRoute.cart] } }",
        state: "@State private var path: [ShopRoute] = []")
    ).pushedValues
    #expect(found.map(\.means) == [.append, .assignment])
    #expect(found.map(\.type) == ["ShopRoute", "ShopRoute"])
    #expect(found.map(\.pathElement) == ["ShopRoute", "ShopRoute"])
  }

  @Test func aLinkInAPushedViewGoesToTheTypedPathAround() {
    let found = ObservationRun.observations(
      ObservationRun.app(
        "NavigationStack(path: $path) { Text(\"Home\").navigationDestination(for: ShopRoute.self) { _ in DetailScreen() } }",
        state: "@State private var path: [ShopRoute] = []",
        "struct DetailScreen: View { var body: some View { NavigationLink(\"Help\", value: \"help\") } }")
    ).pushedValues
    #expect(found.map(\.pathElement) == ["ShopRoute"])
    #expect(found.map(\.type) == ["String"])
  }

  // MARK: Removals

  private func guards(_ functions: String) -> [Bool] {
    ObservationRun.observations(
      """
      import SwiftUI
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        var names: [String] = []
        var canGoBack: Bool { path.count > 0 }
        \(functions)
      }
      """
    ).removals.map(\.isGuarded)
  }

  /// What is asked for an empty path, or long before the path gets shorter, guards nothing.
  @Test func whatIsAskedMustHoldWhenThePathGetsShorter() {
    let box = "final class Box { var back: () -> Void = {} }\n let box = Box()\n"
    #expect(guards(box + "func f() { guard !path.isEmpty else { return }; box.back = { self.path.removeLast() } }") == [false])
    #expect(guards(box + "func f() { box.back = { guard !self.path.isEmpty else { return }; self.path.removeLast() } }") == [true])
    #expect(guards("func f() { guard !path.isEmpty else { return }; withAnimation { path.removeLast() } }") == [true])
    #expect(guards("func f() { guard path.isEmpty else { return }; path.removeLast() }") == [false])
    #expect(guards("func f() { if path.isEmpty { path.removeLast() } }") == [false])
    #expect(guards("func f() { if path.isEmpty { close() } else { path.removeLast() } }") == [true])
  }

  @Test func aBareRemovalIsNotGuarded() {
    #expect(guards("func pop() { path.removeLast() }") == [false])
    #expect(guards("func pop(_ n: Int) { self.path.removeLast(n) }") == [false])
    #expect(guards("func pop() { if names.isEmpty { return }; path.removeLast() }") == [false])
  }

  @Test(arguments: [
    "func pop() { guard !path.isEmpty else { return }; path.removeLast() }",
    "func pop() { if path.count > 1 { path.removeLast() } }",
    "func pop() { if path.isEmpty { names = [] } else { path.removeLast() } }",
    "func pop() { if path.isEmpty { return }; names = []; path.removeLast() }",
    "func pop() { while path.count > 1 { path.removeLast() } }",
    "func pop() { path.removeLast(path.count) }",
    "func pop(_ n: Int) { path.removeLast(min(n, path.count)) }",
    "func pop(_ n: Int) { let k = min(n, path.count); path.removeLast(k) }",
    "func pop() { guard canGoBack else { return }; path.removeLast() }",
    "func back() { if !path.isEmpty { pop() } }\n private func pop() { path.removeLast() }",
  ])
  func aCheckedRemovalIsGuarded(_ functions: String) {
    #expect(guards(functions) == [true])
  }

  @Test func whatIsOnAPathTellsThatItIsNotEmpty() {
    let removals = ObservationRun.observations(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Library {
        @Reducer enum Path { case book(Book) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), book(Book.Action), newest }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .path(.element(id: _, action: .book(.deleted))): state.path.removeLast()
            case .newest: state.path.removeLast()
            case .book(.deleted): state.path.removeLast()
            case .path(.element(id: _, action: .book(let event))): return .send(.book(event))
            case .path, .book: break
            }
            return .none
          }
        }
      }
      @Reducer struct Book { @ObservableState struct State {}; enum Action { case deleted } }
      struct LibraryView: View {
        @Bindable var store: StoreOf<Library>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("Library") } destination: { _ in Text("Book") }
        }
      }
      """
    ).removals
    #expect(removals.map(\.isGuarded) == [true, false, true])
  }

  @Test func anArrayThatIsNoPathIsNotObserved() {
    #expect(guards("func drop() { names.removeLast() }").isEmpty)
  }

  @Test func aPathIsSpelledAsWritten() {
    let found = ObservationRun.observations(
      """
      import SwiftUI
      final class Router { var path = NavigationPath() }
      struct BackButton: View {
        let router: Router
        var body: some View { Button("Back") { router.path.removeLast() } }
      }
      """)
    #expect(found.removals.map(\.path) == ["router.path"])
  }

  /// What a library's call takes is not answered by the framework's destinations.
  @Test func aCallOfALibraryIsNoPush() {
    let found = ObservationRun.observations(
      """
      import SwiftUI
      struct Cart: Hashable {}
      struct HomeScreen: View {
        @State var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { Button("Cart") { path.push(Cart()) } } }
      }
      """)
    #expect(found.pushedValues.isEmpty)
  }

  /// What a library's path of steps holds, its own view shows: no destination of the framework is wanted.
  @Test func stepsAreNoPushedValues() {
    let found = ObservationRun.observations(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators
      @Reducer(state: .equatable) enum TripScreen { case map(Map), hotel(Hotel) }
      @Reducer struct TripCoordinator {
        @ObservableState struct State: Equatable {
          var routes: [Route<TripScreen.State>]
          static let initial = State(routes: [.root(.map(.init()))])
          static func opened(_ more: [Route<TripScreen.State>]) -> State {
            var state = initial
            state.routes.append(contentsOf: more)
            return state
          }
        }
        enum Action { case router(IndexedRouterActionOf<TripScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }.forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct TripView: View {
        let store: StoreOf<TripCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .map(store): MapView(store: store)
            case let .hotel(store): HotelView(store: store)
            }
          }
        }
      }
      @main struct TripApp: App {
        var body: some Scene { WindowGroup { TripView(store: Store(initialState: .opened([.push(.hotel(.init()))])) { TripCoordinator() }) } }
      }
      @Reducer struct Map { struct State: Equatable {} }
      @Reducer struct Hotel { struct State: Equatable {} }
      struct MapView: View { let store: StoreOf<Map>; var body: some View { Text("Map") } }
      struct HotelView: View { let store: StoreOf<Hotel>; var body: some View { Text("Hotel") } }
      """)
    #expect(found.pushedValues.isEmpty)
  }
}
