import Testing

/// Values that a link of the app's own or a subject passes on under a type that tells nothing of them.
@Suite struct ErasedValueTests {
  private static let pages = """
    @main struct CellarApp: App { var body: some Scene { WindowGroup { CellarView() } } } // nav: (entry) -> CellarView [root]
    enum Shelf: Hashable { case ports, ciders }
    struct Bottle: Hashable, Identifiable { let id: Int }
    struct Cork: Hashable { let id: Int }
    struct BottleView: View { let bottle: Bottle; var body: some View { Text("Bottle") } }
    struct CorkView: View { let cork: Cork; var body: some View { Text("Cork") } }
    struct PortsView: View { var body: some View { Text("Ports") } }
    struct CidersView: View { var body: some View { Text("Ciders") } }
    struct Pages<Root: View>: View {
      let root: () -> Root
      var body: some View {
        root()
          .navigationDestination(for: Bottle.self) { BottleView(bottle: $0) }
          .navigationDestination(for: Cork.self) { CorkView(cork: $0) }
          .navigationDestination(for: Shelf.self) { shelf in
            switch shelf {
            case .ports: PortsView()
            case .ciders: CidersView()
            }
          }
      }
    }
    """

  @Test func whoeverGivesAnOwnLinkItsValueDecides() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      \(Self.pages)
      final class Steward: ObservableObject {
        let opened = PassthroughSubject<any Hashable, Never>()
        func open(_ value: any Hashable) { opened.send(value) }
      }
      struct OpenLink<Label: View, Value: Hashable>: View {
        @EnvironmentObject private var steward: Steward
        private let value: Value
        private let label: Label
        init(value: Value, @ViewBuilder label: () -> Label) {
          self.value = value
          self.label = label()
        }
        var body: some View { Button { steward.open(value) } label: { label } }
      }
      struct PlainLink<Value: Hashable>: View {
        @EnvironmentObject private var steward: Steward
        let value: Value
        var body: some View { Button("Open") { steward.open(value) } }
      }
      struct CellarView: View {
        @StateObject private var steward = Steward()
        @State private var path = NavigationPath()
        func add(_ value: any Hashable) { path.append(value) }
        var body: some View {
          NavigationStack(path: $path) { Pages { ShelvesView() } } // nav: CellarView -> ShelvesView [root]
            .onReceive(steward.opened) { value in add(value) }
            .environmentObject(steward)
        }
      }
      struct ShelvesView: View {
        @EnvironmentObject private var steward: Steward
        let bottles: [Bottle]
        var body: some View {
          List {
            OpenLink(value: Shelf.ports) { Text("Ports") } // nav: ShelvesView -> PortsView [push] Shelf.ports
            ForEach(bottles) { bottle in
              OpenLink(value: bottle) { Text("Bottle") } // nav: ShelvesView -> BottleView [push]
            }
            PlainLink(value: Cork(id: 1)) // nav: ShelvesView -> CorkView [push]
            Button("Ciders") { steward.open(Shelf.ciders) } // nav: ShelvesView -> CidersView [push] Shelf.ciders
          }
        }
      }
      """)
  }

  @Test(arguments: [
    "{ value, _ in add(value) }", "{ step in add(step.0) }", "{ step in let (value, _) = step; add(value) }",
    "{ (value, replaces) in path.append(value) }",
  ])
  func ofSeveralValuesThatAreSentTogetherTheOneThatIsShownCounts(receiving: String) {
    expectFlow(
      """
      import Combine
      import SwiftUI
      \(Self.pages)
      final class Steward: ObservableObject {
        typealias Step = (any Hashable, Bool)
        let opened = PassthroughSubject<Step, Never>()
        func open(_ value: any Hashable, replaces: Bool) { opened.send((value, replaces)) }
      }
      struct CellarView: View {
        @StateObject private var steward = Steward()
        @State private var path = NavigationPath()
        func add(_ value: any Hashable) { path.append(value) }
        var body: some View {
          NavigationStack(path: $path) { Pages { ShelvesView() } } // nav: CellarView -> ShelvesView [root]
            .onReceive(steward.opened) \(receiving)
            .environmentObject(steward)
        }
      }
      struct ShelvesView: View {
        @EnvironmentObject private var steward: Steward
        var body: some View {
          List {
            Button("Ports") { steward.open(Shelf.ports, replaces: true) } // nav: ShelvesView -> PortsView [push] Shelf.ports
            Button("Ciders") { steward.opened.send((Shelf.ciders, false)) } // nav: ShelvesView -> CidersView [push] Shelf.ciders
            Button("Cork") { steward.open(Cork(id: 1), replaces: false) } // nav: ShelvesView -> CorkView [push]
          }
        }
      }
      """)
  }
}
