import Testing

/// Stacks that an app draws by itself, as a list of erased views whose last is seen.
@Suite struct DrawnStackTests {
  @Test func whatIsAddedToAListOfBoxedViewsIsPushed() {
    expectFlow(
      """
      import SwiftUI
      struct Layer: Identifiable { let id = UUID(); let view: AnyView }
      struct Pile {
        private var layers: [Layer] = []
        func top() -> Layer? { layers.last }
        mutating func add(_ layer: Layer) { layers.append(layer) }
        mutating func drop() { _ = layers.popLast() }
      }
      final class Trail: ObservableObject {
        @Published var current: Layer?
        private var pile = Pile() { didSet { current = pile.top() } }
        func go<V: View>(_ view: V) { withAnimation { pile.add(Layer(view: AnyView(view))) } }
        func back() { pile.drop() }
      }
      struct TrailView<Root: View>: View {
        @ObservedObject private var trail: Trail
        private let root: Root
        init(trail: Trail, @ViewBuilder root: () -> Root) { self.trail = trail; self.root = root() }
        var body: some View {
          ZStack { if trail.current == nil { root } else { trail.current!.view.transition(.slide) } }
        }
      }
      class Guide<Stop>: ObservableObject {
        let trail: Trail
        init(trail: Trail = Trail()) { self.trail = trail }
        func page(_ stop: Stop) -> AnyView { fatalError() }
        func go(to stop: Stop) { trail.go(page(stop)) }
      }
      final class SeaGuide: Guide<SeaGuide.Stop> {
        enum Stop { case reef, wreck(depth: Int) }
        override func page(_ stop: Stop) -> AnyView {
          switch stop {
          case .reef: return AnyView(ReefView().environmentObject(self))
          case .wreck(let depth): return AnyView(WreckView(depth: depth))
          }
        }
      }
      @main struct SeaApp: App { var body: some Scene { WindowGroup { SeaHome() } } } // nav: (entry) -> SeaHome [root]
      struct SeaHome: View {
        @StateObject private var guide = SeaGuide()
        var body: some View {
          TrailView(trail: guide.trail) {
            ShoreView() // nav: SeaHome -> ShoreView [root]
          }
          .environmentObject(guide)
        }
      }
      struct ShoreView: View {
        @EnvironmentObject var guide: SeaGuide
        var body: some View {
          Button("Dive") { guide.go(to: .reef) } // nav: ShoreView -> ReefView [push] SeaGuide.Stop.reef
        }
      }
      struct ReefView: View {
        @EnvironmentObject var guide: SeaGuide
        var body: some View {
          Button("Deeper") { guide.go(to: .wreck(depth: 30)) } // nav: ReefView -> WreckView [push] SeaGuide.Stop.wreck
        }
      }
      struct WreckView: View { let depth: Int; var body: some View { Text("Wreck") } }
      """)
  }

  @Test func whatIsAddedToAListOfErasedViewsIsPushed() {
    expectFlow(
      """
      import SwiftUI
      final class Pile: ObservableObject {
        @Published var views: [AnyView] = []
        func push(_ view: some View) { views.append(AnyView(view)) }
        func pop() { views.removeLast() }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { FrontView() } } } // nav: (entry) -> FrontView [root]
      struct FrontView: View {
        @StateObject private var pile = Pile()
        var body: some View {
          Group { if let top = pile.views.last { top } else { Button("Shop") { pile.push(ShopView()) } } } // nav: FrontView -> ShopView [push]
        }
      }
      struct ShopView: View { var body: some View { Text("Shop") } }
      """)
  }

  @Test func aListThatNothingIsTakenFromOrThatNobodyDrawsIsNoStack() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      struct Card { let view: AnyView }
      final class Deck: ObservableObject {
        var cards: [Card] = []
        var kept: [AnyView] = []
        var latest: Card? { cards.last }
        func deal(_ view: some View) { cards.append(Card(view: AnyView(view))) }
        func keep(_ view: some View) { if kept.last != nil { kept.removeLast() }; kept.append(AnyView(view)) }
      }
      @main struct CardApp: App { var body: some Scene { WindowGroup { TableView() } } }
      struct TableView: View {
        @StateObject private var deck = Deck()
        var body: some View {
          VStack {
            Button("Deal") { deck.deal(AceView()); deck.keep(KingView()) }
            if let card = deck.latest { card.view }
          }
        }
      }
      struct AceView: View { var body: some View { Text("Ace") } }
      struct KingView: View { var body: some View { Text("King") } }
      """)
    #expect(FlowRun.transitions(graph) == ["(entry) -> TableView [root] @App.swift:10"])
  }
}
