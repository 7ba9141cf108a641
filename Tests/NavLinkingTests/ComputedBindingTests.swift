import Testing

/// Bindings and flags that are worked out of another state.
struct ComputedBindingTests {
  @Test func aFlagAsksForOneCase() {
    expectFlow(
      """
      import SwiftUI
      @main struct ChatApp: App { var body: some Scene { WindowGroup { ChatView(model: ChatModel()) } } } // nav: (entry) -> ChatView [root]
      final class ChatModel: ObservableObject {
        enum Panel { case closed, emoji, zap, failed(Error) }
        @Published var panel = Panel.closed
        var showsEmoji: Binding<Bool> {
          Binding(get: { self.panel == .emoji }, set: { isShown in self.panel = isShown ? .emoji : .closed })
        }
        var failure: Binding<Failure?> {
          Binding(
            get: {
              guard case .failed(let error) = self.panel else { return nil }
              return Failure(error: error)
            },
            set: { new in self.panel = new.map { .failed($0.error) } ?? .closed })
        }
        func react() {
          panel = .emoji // nav: ChatView -> EmojiView [sheet] ChatModel.Panel.emoji
        }
        func send() { panel = next() }
        private func next() -> Panel {
          do { try check() } catch {
            return .failed(error) // nav: ChatView -> FailureView [sheet] ChatModel.Panel.failed
          }
          return .closed
        }
        private func check() throws {}
      }
      struct Failure: Identifiable { let error: Error; var id: String { "" } }
      struct ChatView: View {
        @StateObject var model: ChatModel
        var body: some View {
          VStack {
            Button("React") { model.react() }
            Button("Send") { model.send() }
          }
          .sheet(isPresented: model.showsEmoji) { EmojiView() }
          .sheet(item: model.failure) { FailureView(failure: $0) }
        }
      }
      struct EmojiView: View { var body: some View { Text("Smile") } }
      struct FailureView: View { let failure: Failure; var body: some View { Text("Failed") } }
      """)
  }

  /// What a getter gives is the state, not what it asks first; and a setter opens nothing for its own presentation.
  @Test func aGetterThatHoldsBack() {
    expectFlow(
      """
      import SwiftUI
      struct Ask: Identifiable { let id = 0 }
      @main struct DoorApp: App { var body: some Scene { WindowGroup { DoorView(model: DoorModel()) } } } // nav: (entry) -> DoorView [root]
      final class DoorModel: ObservableObject {
        @Published var isHeld = false
        @Published var ask: Ask?
        func knock() { ask = Ask() } // nav: DoorView -> AskView [sheet]
        func hold() { isHeld = true }
      }
      struct DoorView: View {
        @StateObject var model: DoorModel
        var body: some View {
          VStack {
            Button("Knock") { model.knock() }
            Button("Hold") { model.hold() }
          }
          .sheet(item: Binding(get: { model.isHeld ? nil : model.ask }, set: { model.ask = $0 })) { AskView(ask: $0) }
        }
      }
      struct AskView: View { let ask: Ask; var body: some View { Text("Who?") } }
      """)
  }

  /// A state set to what it has, or to nothing, opens nothing: what is shown closes itself so.
  @Test func aStateThatKeepsWhatItHas() {
    expectFlow(
      """
      import SwiftUI
      struct Leaflet: Identifiable { let id = 0 }
      @main struct FairApp: App { var body: some Scene { WindowGroup { FairView() } } } // nav: (entry) -> FairView [root]
      struct FairView: View {
        @State private var leaflet: Leaflet?
        var body: some View {
          Button("Read") { leaflet = Leaflet() } // nav: FairView -> LeafletView [sheet]
            .sheet(item: $leaflet) { shown in
              LeafletView(leaflet: shown, isShown: Binding(get: { self.leaflet != nil }, set: { self.leaflet = $0 ? leaflet : nil }))
            }
        }
      }
      struct LeafletView: View {
        let leaflet: Leaflet
        @Binding var isShown: Bool
        var body: some View { Button("Done") { isShown = false } }
      }
      """)
  }

  /// Which state it is nothing tells, and what keeps the object that was asked is none.
  @Test func aBindingThatAnObjectIsAskedFor() {
    expectFlow(
      """
      import SwiftUI
      enum Layer { case legend, scale }
      final class Map: ObservableObject {
        @Published var showsLegend = false
        @Published var showsScale = false
        func isShown(_ layer: Layer) -> Binding<Bool> {
          switch layer {
          case .legend: Binding { [weak self] in self?.showsLegend ?? false } set: { [weak self] in self?.showsLegend = $0 }
          case .scale: Binding { [weak self] in self?.showsScale ?? false } set: { [weak self] in self?.showsScale = $0 }
          }
        }
      }
      final class Trip: ObservableObject {
        var map: Map
        init(map: Map) { self.map = map }
      }
      struct TripView: View {
        @ObservedObject var trip: Trip
        var body: some View {
          Button("Legend") { trip.map.isShown(.legend).wrappedValue.toggle() }
            // nav: TripView -> LegendView [sheet]
            .sheet(isPresented: trip.map.isShown(.legend)) { LegendView() }
        }
      }
      struct LegendView: View { var body: some View { Text("Legend") } }
      @main struct TripApp: App { var body: some Scene { WindowGroup { TripView(trip: Trip(map: Map())) } } } // nav: (entry) -> TripView [root]
      """)
  }

  /// What a getter gives where a state is there comes with the state.
  @Test func aGetterThatMapsAState() {
    expectFlow(
      """
      import SwiftUI
      @main struct InkApp: App { var body: some Scene { WindowGroup { InkView() } } } // nav: (entry) -> InkView [root]
      struct Blot: Identifiable { let shade: String; var id: String { shade } }
      final class InkModel: ObservableObject {
        @Published var shade: String?
        func spill() {
          shade = "blue" // nav: InkView -> BlotView [sheet]
        }
      }
      struct InkView: View {
        @StateObject private var model = InkModel()
        private var blot: Binding<Blot?> {
          Binding(get: { model.shade.map { Blot(shade: $0) } }, set: { if $0 == nil { model.shade = nil } })
        }
        var body: some View {
          Button("Spill") { model.spill() }
            .sheet(item: blot) { BlotView(blot: $0) }
        }
      }
      struct BlotView: View { let blot: Blot; var body: some View { List { Text("Blot") } } }
      """)
  }

  /// Of what a getter asks, the setter tells the state.
  @Test func theStateOfABindingIsWhatItsSetterWrites() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct FarmView: View {
        @State private var showsBarn = false
        var body: some View {
          Button("Barn") { showsBarn = true } // nav: FarmView -> BarnView [sheet]
            .barnPanel(isPresented: $showsBarn) { BarnView() }
        }
      }
      extension View {
        func barnPanel<Panel: View>(isPresented: Binding<Bool>, @ViewBuilder panel: @escaping () -> Panel) -> some View {
          modifier(BarnPanel(isPresented: isPresented, panel: panel))
        }
      }
      struct BarnPanel<Panel: View>: ViewModifier {
        @Environment(\\.isNarrow) private var isNarrow
        @Binding var isPresented: Bool
        @ViewBuilder let panel: () -> Panel
        func body(content: Content) -> some View {
          content.sheet(isPresented: Binding(get: { isNarrow && isPresented }, set: { isPresented = $0 })) { panel() }
        }
      }
      struct BarnView: View { var body: some View { Text("Barn") } }
      """)
  }

  /// A binding that a property makes is handed to a part.
  @Test func aPartThatIsHandedAComputedBindingSetsTheState() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      enum Page { case home, map }
      struct ShopView: View {
        @State private var page = Page.home
        private var choice: Binding<Page> { Binding(get: { page }, set: { page = $0 }) }
        var body: some View {
          TabView(selection: $page) {
            HomeView(page: choice).tag(Page.home) // nav: ShopView -> HomeView [tab]
            MapView().tag(Page.map) // nav: ShopView -> MapView [tab]
          }
        }
      }
      struct HomeView: View {
        @Binding var page: Page
        var body: some View { Button("Map") { page = .map } } // nav: HomeView -> MapView [tab] Page.map
      }
      struct MapView: View { var body: some View { Text("Map") } }
      """)
  }
}
