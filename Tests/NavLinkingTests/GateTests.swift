import Testing

/// Views that let the content they are made with by when a state says so, and show another screen until then.
@Suite struct GateTests {
  private func castle(_ app: String, _ gate: String) -> String {
    """
    import SwiftUI
    final class Guards: ObservableObject {
      @Published var guest: String?
      func letIn(_ name: String) {
        guest = name // LETS IN
      }
      func sendOff() {
        guest = nil // SENDS OFF
      }
    }
    @main struct CastleApp: App {
      @StateObject var guards = Guards()
      var body: some Scene {
        WindowGroup {
          \(app)
        }
      }
    }
    \(gate)
    struct BridgeView: View { let guards: Guards; var body: some View { List { Button("Enter") { guards.letIn("Ann") } } } }
    struct HallView: View { let guards: Guards; var body: some View { List { Button("Leave") { guards.sendOff() } } } }
    """
  }

  @Test func aGateIsTheScreenAndExchangesWhatItShows() {
    let source = castle(
      """
      Gate(guards: guards) { guest in // nav: (entry) -> Gate [root]
        HallView(guards: guards)
      }
      """,
      """
      struct Gate<Inside: View>: View {
        @ObservedObject var guards: Guards
        @ViewBuilder let inside: (String) -> Inside
        var body: some View {
          Group {
            if let guest = guards.guest {
              inside(guest)
            } else {
              BridgeView(guards: guards) // nav: Gate -> BridgeView [root]
            }
          }
        }
      }
      """)
    expectFlow(
      source.replacing("LETS IN", with: "nav: BridgeView -> HallView [root]").replacing("SENDS OFF", with: "nav: HallView -> BridgeView [root]"))
  }

  /// What lies around nothing but progress is a frame.
  @Test func aFrameThatWaitsIsNoScreen() {
    expectFlow(
      castle(
        """
        Frame(guards: guards) { // nav: (entry) -> HallView [root]
          HallView(guards: guards)
        }
        """,
        """
        struct Frame<Inside: View>: View {
          @ObservedObject var guards: Guards
          @ViewBuilder let inside: () -> Inside
          var body: some View {
            if guards.guest != nil { inside() } else { ProgressView() }
          }
        }
        """))
  }

  @Test func aGateInAGate() {
    let source = castle(
      """
      Gate(guards: guards) { guest in // nav: (entry) -> Gate [root]
        Choice(rooms: Rooms()) { room in
          RoomView(room: room)
        }
      }
      """,
      """
      struct Gate<Inside: View>: View {
        @ObservedObject var guards: Guards
        let inside: (String) -> Inside
        var body: some View {
          if let guest = guards.guest { inside(guest) } else { door }
        }
        private var door: some View { List { Button("Enter") { guards.letIn("Ann") } } }
      }
      final class Rooms: ObservableObject {
        @Published var room: String?
        func choose() {
          room = "Red" // nav: Choice -> RoomView [root]
        }
      }
      struct Choice<Inside: View>: View {
        @ObservedObject var rooms: Rooms
        let inside: (String) -> Inside
        var body: some View {
          if let room = rooms.room { inside(room) } else { list }
        }
        private var list: some View { Button("Red") { rooms.choose() } }
      }
      struct RoomView: View { let room: String; var body: some View { Text(room) } }
      """)
    expectFlow(source.replacing("LETS IN", with: "nav: Gate -> Choice [root]"))
  }

  @Test func whatShowsOneOfSeveralContentsThatItIsGivenIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct QuayApp: App { var body: some Scene { WindowGroup { QuayView() } } } // nav: (entry) -> QuayView [root]
      struct WidthReader<Wide: View, Narrow: View>: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        private let isPhone = UIDevice.current.userInterfaceIdiom == .phone
        private let wide: () -> Wide
        private let narrow: () -> Narrow
        init(wide: @escaping () -> Wide, narrow: @escaping () -> Narrow) { self.wide = wide; self.narrow = narrow }
        var body: some View { if isPhone || sizeClass == .compact { narrow() } else { wide() } }
      }
      struct QuayView: View {
        @State private var showsHelp = false
        var body: some View {
          WidthReader {
            QuayColumns() // nav: QuayView -> QuayColumns [root]
          } narrow: {
            QuayTabs() // nav: QuayView -> QuayTabs [root]
          }
          .onAppear { showsHelp = true } // nav: QuayView -> HelpView [sheet]
          .sheet(isPresented: $showsHelp) { HelpView() }
        }
      }
      struct QuayColumns: View {
        var body: some View {
          NavigationSplitView {
            BoatsView() // nav: QuayColumns -> BoatsView [split]
          } detail: {
            Text("Choose")
          }
        }
      }
      struct QuayTabs: View {
        var body: some View {
          TabView {
            BoatsView().tabItem { Text("Boats") } // nav: QuayTabs -> BoatsView [tab]
          }
        }
      }
      struct CardView: View {
        // Where a view of the same kind is only a part of a page, nothing is shown by it.
        var body: some View { VStack { WidthReader { Text("Wide") } narrow: { Text("Narrow") }; Divider() } }
      }
      struct BoatsView: View { var body: some View { CardView() } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aFrameAroundAPictureIsNoScreenAndWhatRunsInAFrameRunsWhereItsContentIs() {
    expectFlow(
      """
      import SwiftUI
      @main struct ForgeApp: App { var body: some Scene { WindowGroup { ForgeView() } } } // nav: (entry) -> ForgeView [root]
      struct Anvil: Hashable { let id: Int }
      struct Destinations<Root: View>: View {
        let root: () -> Root
        var body: some View { root().navigationDestination(for: Anvil.self) { AnvilView(anvil: $0) } }
      }
      struct Sheet<Content: View>: View {
        let action: () async -> Void
        let content: Content
        init(action: @escaping () async -> Void, @ViewBuilder content: () -> Content) { self.action = action; self.content = content() }
        var body: some View { VStack { content; Button("Done") { Task { await action() } } } }
      }
      struct ForgeView: View {
        @State private var path = NavigationPath()
        @State private var showsOrder = false
        @State private var showsNote = false
        var body: some View {
          NavigationStack(path: $path) {
            Destinations { Image(systemName: "hammer") }
          }
          .toolbar {
            Button("Order") { showsOrder = true } // nav: ForgeView -> OrderView [sheet]
            Button("Note") { showsNote = true } // nav: ForgeView -> Sheet [sheet]
          }
          .sheet(isPresented: $showsOrder) { OrderView(path: $path) }
          .sheet(isPresented: $showsNote) { Sheet { await write() } content: { TextField("Note", text: .constant("")) } }
        }
        func write() async {}
      }
      struct OrderView: View {
        @Binding var path: NavigationPath
        var body: some View {
          Sheet {
            await send()
            path.append(Anvil(id: 1)) // nav: OrderView -> AnvilView [push]
          } content: {
            TextField("Order", text: .constant(""))
          }
        }
        func send() async {}
      }
      struct AnvilView: View { let anvil: Anvil; var body: some View { Text("Anvil") } }
      """)
  }

  /// What it shows until then may be written in place, where that says something.
  @Test func whatAGateSaysItself() {
    expectFlow(
      """
      import SwiftUI
      @main struct LibraryApp: App {
        var body: some Scene {
          WindowGroup {
            CardGate { ShelvesView().environmentObject(Catalogue()) } // nav: (entry) -> CardGate [root]
          }
        }
      }
      struct CardGate<Content: View>: View {
        let content: () -> Content
        @State private var isMember: Bool = false
        @State private var isAsked = false
        init(content: @escaping () -> Content) {
          self.content = content
          _isMember = State(initialValue: Desk.card == .valid)
        }
        var body: some View {
          if isMember {
            content()
          } else {
            VStack { if isAsked { Text("Show your card") } }
              .onAppear {
                Desk.ask { card in
                  if card == .valid { isMember.toggle() } else { isAsked.toggle() } // nav: CardGate -> ShelvesView [root]
                }
              }
          }
        }
      }
      struct ShelvesView: View { var body: some View { NavigationStack { Text("Shelves") } } }
      """)
  }

  /// The state may be one of several, and what it says is left where the same code has said another before.
  @Test func aGateByACase() {
    expectFlow(
      """
      import SwiftUI
      enum Watch { case waking, away, ready(String), failed }
      final class Guards: ObservableObject {
        @Published private(set) var watch: Watch = .waking
        init(tower: Int) {
          Task { await wake() }
        }
        func wake() async {
          watch = .waking // nav: (entry) -> WakingView [root] Watch.waking; TroubleView -> WakingView [root] Watch.waking
          do {
            watch = try await look() // nav: WakingView -> HallView [root] Watch.away; WakingView -> HallView [root] Watch.ready
          } catch {
            watch = .failed // nav: WakingView -> TroubleView [root] Watch.failed
          }
        }
        func look() async throws -> Watch { tower > 1 ? .away : .ready("Ann") }
        func leave() {
          watch = .away // nav: HallView -> HallView [root] Watch.away
        }
      }
      struct Gate<Inside: View>: View {
        @ObservedObject var guards: Guards
        let inside: () -> Inside
        var body: some View {
          Group {
            switch guards.watch {
            case .waking: WakingView().transition(.opacity) // nav: Gate -> WakingView [root] Watch.waking
            case .away: inside().transition(.opacity)
            case .ready: inside().transition(.opacity)
            case .failed: TroubleView(retry: { Task { await guards.wake() } })
            }
          }
        }
      }
      struct WakingView: View { var body: some View { Text("Waking") } }
      struct TroubleView: View { let retry: () -> Void; var body: some View { Button("Retry") { retry() } } }
      struct HallView: View {
        @EnvironmentObject var guards: Guards
        var body: some View { List { Button("Leave") { guards.leave() } } }
      }
      @main struct CastleApp: App {
        @StateObject private var guards: Guards
        init() { _guards = StateObject(wrappedValue: Guards(tower: 1)) }
        var body: some Scene {
          WindowGroup {
            Gate(guards: guards) { HallView() } // nav: (entry) -> Gate [root]
              .environmentObject(guards)
          }
        }
      }
      """)
  }
}
